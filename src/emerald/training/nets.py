"""A net fitted to games by numpy alone: it is so small that nothing greater would be quicker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from emerald.training.lessons import Array, Lessons, is_held_back, phase_weights

DIGITS: Final = 6  # of every number that is written down
Numbers = dict[str, Array]
Wide = NDArray[np.float64]


@dataclass(frozen=True)
class Schooling:
    """How a net is made, and how long it learns."""

    first: int = 32
    second: int = 16
    rounds: int = 12
    batch: int = 256
    pace: float = 2e-3
    decay: float = 1e-4
    foresight: float = 0.7  # of what a lesson is worth, what comes later counts so much; the rest is the next guess


def trained(lessons: Lessons, phases: int, schooling: Schooling, seed: int, before: Numbers | None = None) -> Numbers:
    """Return a net taught from fresh numbers; one that went before says what positions on the way were worth."""
    generator = np.random.default_rng(seed)
    kept = np.flatnonzero(~is_held_back(lessons))
    spread = np.concatenate([lessons.own, lessons.rival]).std(axis=0) + 0.05
    aims = targets(lessons, before, phases, schooling.foresight)
    numbers = fresh(lessons.own.shape[1], phases, schooling, generator)
    scaled = Lessons(lessons.own / spread, lessons.rival / spread, lessons.phase, aims, lessons.game, lessons.after)
    shares = phase_weights(lessons.phase, phases)
    moments = {name: (np.zeros_like(each), np.zeros_like(each)) for name, each in numbers.items()}
    step = 0
    for turn in range(schooling.rounds):
        order = generator.permutation(kept)
        pace = schooling.pace * (1 - turn / schooling.rounds)
        for start in range(0, len(order), schooling.batch):
            some = order[start : start + schooling.batch]
            slopes = slope(numbers, scaled, shares, some)
            step += 1
            for name, each in numbers.items():
                mean, square = moments[name]
                mean += 0.1 * (slopes[name] - mean)
                square += 0.001 * (slopes[name] ** 2 - square)
                grade = (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
                each -= np.float32(pace) * (grade + np.float32(schooling.decay) * each)
    numbers["own"] = (numbers["own"] / spread[:, None]).astype(np.float32)
    numbers["rival"] = (numbers["rival"] / spread[:, None]).astype(np.float32)
    return numbers


def fresh(features: int, phases: int, schooling: Schooling, generator: np.random.Generator) -> Numbers:
    """Return a net that knows nothing: what a rival has counts as much less as what one has counts more."""
    own = generator.normal(0, 1 / np.sqrt(2 * features), (features, schooling.first)).astype(np.float32)
    inner = generator.normal(0, np.sqrt(2 / schooling.first), (schooling.first, schooling.second))
    return {
        "own": own,
        "rival": -own,
        "bends": np.zeros((phases, schooling.first), np.float32),
        "inner": inner.astype(np.float32),
        "bend2": np.zeros(schooling.second, np.float32),
        "out": generator.normal(0, 1 / np.sqrt(schooling.second), schooling.second).astype(np.float32),
        "even": np.zeros(1, np.float32),
    }


def odds_of(numbers: Numbers, own: Array, rival: Array, shares: Array) -> Array:
    """Return the logarithm of the odds between two seats, lesson by lesson."""
    sums = own @ numbers["own"] + rival @ numbers["rival"] + shares @ numbers["bends"]
    deeper = np.maximum(sums, 0) @ numbers["inner"] + numbers["bend2"]
    return np.asarray(np.maximum(deeper, 0) @ numbers["out"] + numbers["even"][0])


def slope(numbers: Numbers, lessons: Lessons, shares: Array, some: NDArray[np.int64]) -> Numbers:
    """Return how the loss of some lessons changes with every number."""
    own, rival, share = lessons.own[some], lessons.rival[some], shares[some]
    sums = own @ numbers["own"] + rival @ numbers["rival"] + share @ numbers["bends"]
    bent = np.maximum(sums, 0)
    deeper = bent @ numbers["inner"] + numbers["bend2"]
    bent2 = np.maximum(deeper, 0)
    odds = bent2 @ numbers["out"] + numbers["even"][0]
    wrong = ((1 / (1 + np.exp(-odds)) - lessons.result[some]) / len(some)).astype(np.float32)
    back2 = wrong[:, None] * numbers["out"] * (deeper > 0)
    back = (back2 @ numbers["inner"].T) * (sums > 0)
    return {
        "own": own.T @ back,
        "rival": rival.T @ back,
        "bends": share.T @ back,
        "inner": bent.T @ back2,
        "bend2": back2.sum(axis=0),
        "out": bent2.T @ wrong,
        "even": np.array([wrong.sum()], np.float32),
    }


def targets(lessons: Lessons, before: Numbers | None, phases: int, foresight: float) -> Array:
    """Return what each lesson aims at: the end of its game, mixed with what an earlier net thought of the way there."""
    aims = lessons.result.copy()
    if before is None:
        return aims
    shares = phase_weights(lessons.phase, phases)
    guess = 1 / (1 + np.exp(-odds_of(before, lessons.own, lessons.rival, shares)))
    for number in range(len(lessons) - 1, -1, -1):
        after = lessons.after[number]
        if after >= 0:
            aims[number] = foresight * aims[after] + (1 - foresight) * guess[after]
    return aims


def surprise(numbers: Numbers, lessons: Lessons, phases: int) -> float:
    """Return by how much a net is wrong about the games kept for the examination: the mean logarithmic loss."""
    held = is_held_back(lessons)
    shares = phase_weights(lessons.phase, phases)[held]
    odds = odds_of(numbers, lessons.own[held], lessons.rival[held], shares).astype(np.float64)
    result = lessons.result[held].astype(np.float64)
    return float(np.mean(np.logaddexp(0.0, odds) - result * odds))


def written(numbers: Numbers) -> dict[str, Any]:
    """Return a net as it is written down, for whoever plays with it."""
    found: dict[str, Any] = {name: np.round(each.astype(np.float64), DIGITS).tolist() for name, each in numbers.items()}
    found["even"] = found["even"][0]
    return found


def read(net: dict[str, Any]) -> Numbers:
    """Return the numbers of a net that was written down."""
    found = {name: np.array(each, np.float32) for name, each in net.items()}
    found["even"] = found["even"].reshape(1)
    return found
