"""Who is who: guests with a name, their sessions, and what a request may do in whose name."""
