"""How people fare: statistics of all games, ratings of those that are played for them; all made from stored games."""
