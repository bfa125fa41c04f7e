"""What is said beside the game: chat among those who sit at a table, notes for oneself; muted and reported."""
