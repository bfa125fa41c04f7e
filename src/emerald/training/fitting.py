"""Weights fitted to games that were played: those that explain best who was ahead in the end, near those there were.

Where games say little, a weight stays what it was; so a feature that never differs at the end of a turn keeps what
somebody once thought of it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from emerald.players.mind import Rows
from emerald.training.lessons import Lessons, is_held_back, phase_weights

STEPS: Final = 8  # of Newton's method; two or three would do
SCALE: Final = 1000.0  # weights are thousandths of the logarithm of the odds
Wide = NDArray[np.float64]


def fitted(rows: Rows, lessons: Lessons, caution: float) -> Rows:
    """Return weights fitted to lessons; the more caution, the nearer they stay to those given."""
    prior = np.array(rows, np.float64) / SCALE
    kept = ~is_held_back(lessons)
    apart = (lessons.own - lessons.rival)[kept].astype(np.float64)
    shares = phase_weights(lessons.phase, len(rows))[kept].astype(np.float64)
    result = lessons.result[kept].astype(np.float64)
    games = max(1, len(np.unique(lessons.game[kept])))
    spread = apart.std(axis=0) + 1e-3
    phases, features = prior.shape
    weights = prior.copy()
    pull = caution * np.tile(spread**2, phases)  # a change of one standard deviation costs alike for every feature
    count = len(result) / games  # lessons of a game say the same thing many times
    for _ in range(STEPS):
        odds = (apart * (shares @ weights)).sum(axis=1)
        share = 1 / (1 + np.exp(-odds))
        slope = (shares[:, :, None] * (apart * (result - share)[:, None])[:, None, :]).sum(axis=0) / count
        slope -= (pull * (weights - prior).ravel()).reshape(phases, features)
        steepness = share * (1 - share)
        curve = np.diag(pull + 1e-9)
        for one in range(phases):
            for other in range(max(0, one - 1), min(phases, one + 2)):
                both = steepness * shares[:, one] * shares[:, other]
                if both.any():
                    block = (apart * both[:, None]).T @ apart / count
                    at, beside = one * features, other * features
                    curve[at : at + features, beside : beside + features] += block
        weights = weights + np.linalg.solve(curve, slope.ravel()).reshape(phases, features)
    return [[round(float(weight) * SCALE) for weight in row] for row in weights]


def surprise(rows: Rows, lessons: Lessons) -> float:
    """Return by how much weights are wrong about the games kept for the examination: the mean logarithmic loss."""
    held = is_held_back(lessons)
    apart = (lessons.own - lessons.rival)[held]
    shares = phase_weights(lessons.phase, len(rows))[held]
    odds = (apart * (shares @ (np.array(rows, np.float32) / SCALE))).sum(axis=1)
    return loss(odds.astype(np.float64), lessons.result[held].astype(np.float64))


def loss(odds: Wide, result: Wide) -> float:
    """Return the mean logarithmic loss of some log odds."""
    return float(np.mean(np.logaddexp(0.0, odds) - result * odds))
