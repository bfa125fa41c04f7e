"""How balanced the components of Trismegistus are, measured by play: what is taken, and who wins with it."""
