"""Whoever answers for a seat: they see views and imagined worlds, never the table."""
