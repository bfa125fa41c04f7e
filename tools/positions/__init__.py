"""Positions in which one answer is right: found by long searches that agree, and kept to measure players by."""
