"""Golden files: the numbers of all actions, and seeded games that every later version must play alike."""
