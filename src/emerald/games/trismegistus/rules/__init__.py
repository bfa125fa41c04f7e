"""The rules of Trismegistus."""
