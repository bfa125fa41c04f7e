"""Alchemicus, with the expansion Noctis and the variant Race for Gold."""
