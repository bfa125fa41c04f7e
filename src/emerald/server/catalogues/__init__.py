"""Components of one's own: uploaded, checked, known by their hash."""
