"""What the catalogue of each game holds, as pages for the terminal."""
