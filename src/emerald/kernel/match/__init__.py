"""A match: a start, and a log of every answer and every outcome; the log is the truth."""
