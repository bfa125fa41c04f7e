"""Notices: whoever is awaited at a table, or asked to one, is told by push message or mail, once."""
