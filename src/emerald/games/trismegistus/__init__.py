"""Trismegistus: The Ultimate Formula, with its solo opponent Botmegistus."""
