"""Strength on one scale: Bradley-Terry fitted to all comparisons, in Elo points, with intervals over blocks.

Blocks are independent, games of a block are not; so whole blocks are drawn again, line-up by line-up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from emerald.arena.block import BlockRecord
from emerald.arena.scores import compared

Array = NDArray[np.float64]

ROUNDS: Final = 400  # of the fit; what is left then is far below a point
PRIOR: Final = 0.5  # draws added to every two players who met, so that a clean sweep is not infinity
ELO: Final = 400 / log(10)
TAIL: Final = 2.5  # per cent on either side


@dataclass(frozen=True)
class Rating:
    """A strength in Elo points, and its 95 % interval."""

    elo: float
    low: float
    high: float


def scores_by_block(records: Sequence[BlockRecord], players: int) -> Array:
    """Return block by block what each player has against each other."""
    won = np.zeros((len(records), players, players))
    for number, record in enumerate(records):
        for game in record.games:
            for one, other, score in compared(game):
                won[number, one, other] += score
                won[number, other, one] += 1 - score
    return won


def fitted(won: Array) -> Array:
    """Return the strengths, as natural logarithms, that explain score matrices best; any number of them at once."""
    met = won + np.swapaxes(won, -1, -2)
    won = won + PRIOR / 2 * (met > 0)
    met = won + np.swapaxes(won, -1, -2)
    total = won.sum(axis=-1)
    strength = np.ones(won.shape[:-1])
    for _ in range(ROUNDS):
        pairs = strength[..., :, None] + strength[..., None, :]
        strength = total / (met / pairs).sum(axis=-1)
        strength /= np.exp(np.log(strength).mean(axis=-1, keepdims=True))
    return np.asarray(np.log(strength))


def ratings(
    records: Sequence[BlockRecord], players: int, anchor: int = 0, draws: int = 1000, seed: int = 1
) -> list[Rating]:
    """Return a rating for each player; the anchor's is 0, and has no interval."""
    won = scores_by_block(records, players)
    groups: dict[tuple[int, ...], list[int]] = {}
    for number, record in enumerate(records):
        groups.setdefault(tuple(record.lineup), []).append(number)
    rng = np.random.default_rng(seed)
    again = np.zeros((draws, players, players))
    for numbers in groups.values():
        picked = rng.choice(numbers, (draws, len(numbers)))
        again += won[picked].sum(axis=1)
    middle, around = fitted(won.sum(axis=0)), fitted(again)
    middle, around = ELO * (middle - middle[anchor]), ELO * (around - around[:, [anchor]])
    low, high = np.percentile(around, [TAIL, 100 - TAIL], axis=0)
    return [Rating(float(middle[i]), float(low[i]), float(high[i])) for i in range(players)]


def share_interval(shares: Sequence[float], games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a mean share, for as many games as the spread between blocks amounts to."""
    z = 1.959964
    share = sum(shares) / len(shares)
    spread = sum((each - share) ** 2 for each in shares) / max(1, len(shares) - 1) / len(shares)
    count = share * (1 - share) / spread if spread > 0 else float(games)
    middle = share + z * z / (2 * count)
    reach = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    whole = 1 + z * z / count
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def mean_interval(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of a mean."""
    mean = sum(numbers) / len(numbers)
    spread = sum((each - mean) ** 2 for each in numbers) / max(1, len(numbers) - 1) / len(numbers)
    return mean - 1.959964 * sqrt(spread), mean + 1.959964 * sqrt(spread)
