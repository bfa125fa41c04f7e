"""A share of many games, and how far it can be trusted."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959964  # 95 % of a normal distribution lies within so many deviations


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
