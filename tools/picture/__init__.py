"""The picture of a game in README.md: a real game at a real terminal, drawn by Rich."""
