"""How balanced the components of a game are, by play: what is taken, who wins with it, where points come from."""
