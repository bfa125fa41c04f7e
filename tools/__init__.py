"""Tools of this checkout; none of them is part of what is installed."""
