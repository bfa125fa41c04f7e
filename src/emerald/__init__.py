"""Emerald Tablet: the alchemists' board games Trismegistus and Alchemicus, to play, to study and to learn from."""

from emerald._pure import compiled

__all__ = ["__version__", "compiled"]
__version__ = "0.1.0"
