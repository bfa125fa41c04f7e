"""Real servers and databases in processes of their own, people who play there, and what they live through."""
