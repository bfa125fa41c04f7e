"""How the schema came about, one step a file, up and down, on both databases."""
