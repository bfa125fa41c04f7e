"""Bots think in processes of their own, with a hard limit of time and memory; a table never waits for a broken one."""
