"""The server: tables that never lose a move, on one machine or many."""
