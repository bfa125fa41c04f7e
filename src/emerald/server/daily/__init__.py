"""The daily deal: the same table for everybody, once a day."""
