"""Processes for what takes long or may break: a hard limit of time and memory, killed and replaced at will."""
