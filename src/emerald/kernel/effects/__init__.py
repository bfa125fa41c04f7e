"""What cards say, as data: the words, the tree they are parsed into, and the steps that carry it out."""
