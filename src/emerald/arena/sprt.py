"""The generalised sequential probability ratio test: it stops as soon as it knows, at the error rates agreed on.

The sample is the mean score of a block. With N blocks of mean m and variance v, the logarithm of the likelihood
ratio of "the true score is s1" to "it is s0" is N (s1 - s0) (2m - s0 - s1) / 2v.
"""

from __future__ import annotations

from math import log
from typing import Final, final

LEAST_BLOCKS: Final = 20  # before these the variance is anybody's guess
LEAST_VARIANCE: Final = 1e-4  # of a block's mean: nobody wins every pair for ever


def score_at(elo: float) -> float:
    """Return the score that a lead of so many Elo points gives."""
    return float(1 / (1 + 10 ** (-elo / 400)))


@final
class Sprt:
    """Is the first player stronger by ``elo1`` rather than by ``elo0``?"""

    def __init__(self, elo0: float, elo1: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        self.elo0: Final = elo0
        self.elo1: Final = elo1
        self.upper: Final = log((1 - beta) / alpha)
        self.lower: Final = log(beta / (1 - alpha))
        self.blocks: int = 0
        self._sum: float = 0.0
        self._squares: float = 0.0

    def add(self, score: float) -> None:
        """Take note of a block."""
        self.blocks += 1
        self._sum += score
        self._squares += score * score

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio; 0 while there are too few blocks."""
        if self.blocks < LEAST_BLOCKS:
            return 0.0
        mean = self._sum / self.blocks
        variance = max(self._squares / self.blocks - mean * mean, LEAST_VARIANCE)
        low, high = score_at(self.elo0), score_at(self.elo1)
        return self.blocks * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def verdict(self) -> bool | None:
        """True: stronger by ``elo1``. False: by no more than ``elo0``. None: go on."""
        if self.ratio >= self.upper:
            return True
        return False if self.ratio <= self.lower else None
