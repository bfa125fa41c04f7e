"""The live line: whoever follows a table is told what is new, and only that."""
