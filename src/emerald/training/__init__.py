"""Where players learn: weights by evolution, nets from their own games; both are commands that can be interrupted."""
