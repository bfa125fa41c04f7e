"""Weights by evolution: twins that differ in opposite ways meet on equal deals, and the mean moves where twins led.

Every feature has one factor for the whole game; a generation tries so many pairs of twins, each pair on one deal in
both seatings, and moves the factors by what the margins say of each. Nothing but the margins is asked for: a margin of
points tells more of a game than its victory does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from emerald.kernel.rng import Rng
from emerald.players.mind import Mind, Rows
from emerald.training.duel import Duel, Fought, Ground

MOST: Final = 4.0  # a factor may become this, or nothing


@dataclass(frozen=True)
class Pace:
    """How far twins differ, how far the mean moves, and how many pairs there are in a generation."""

    spread: float = 0.25
    step: float = 0.3
    pairs: int = 60


@dataclass
class Generation:
    """The factors that a generation begins with."""

    number: int
    factors: list[float]

    def draws(self, seed: int, pairs: int) -> list[list[int]]:
        """Return for every pair of twins which features the first has more of, and which the second: 1 or -1."""
        luck = Rng(seed + self.number)
        return [[1 - 2 * int(luck.below(2)) for _ in self.factors] for _ in range(pairs)]


def grown(rows: Rows, factors: list[float], span: range) -> Rows:
    """Return weights with every feature multiplied by its factor, in the rows that games of this kind use."""
    return [
        [round(weight * factor) for weight, factor in zip(row, factors, strict=True)] if number in span else row
        for number, row in enumerate(rows)
    ]


def span_of(seen: Any, options: Mapping[str, str]) -> range:
    """Return the rows of weights that games with these options use: a mode is called after the option that sets it."""
    mode = next((number for number, name in enumerate(seen.MODES) if options.get(name) == "yes"), 0)
    return range(mode * seen.PHASES, (mode + 1) * seen.PHASES)


def twins(rows: Rows, factors: list[float], draw: list[int], spread: float, span: range) -> tuple[Mind, Mind]:
    """Return two minds that differ from the mean in opposite ways."""
    ones = [max(0.0, factor * (1 + spread * sign)) for factor, sign in zip(factors, draw, strict=True)]
    others = [max(0.0, factor * (1 - spread * sign)) for factor, sign in zip(factors, draw, strict=True)]
    return Mind(grown(rows, ones, span)), Mind(grown(rows, others, span))


def duels(
    ground: Ground, rows: Rows, generation: Generation, draws: list[list[int]], pace: Pace, span: range
) -> list[Duel]:
    """Return the work of a generation; no deal comes twice in a run."""
    first = generation.number * pace.pairs
    return [
        Duel(ground, *twins(rows, generation.factors, draw, pace.spread, span), first + number)
        for number, draw in enumerate(draws)
    ]


def moved(generation: Generation, draws: list[list[int]], fought: list[Fought], pace: Pace) -> Generation:
    """Return the next generation: every factor moves by how the twins that had more of it fared."""
    margins = [each.margin for each in fought]
    size = sqrt(sum(margin * margin for margin in margins) / len(margins)) or 1.0
    factors: list[float] = []
    for i, factor in enumerate(generation.factors):
        pull = sum(draw[i] * margin for draw, margin in zip(draws, margins, strict=True)) / (len(draws) * size)
        factors.append(min(MOST, max(0.0, factor * (1 + pace.step * pace.spread * pull))))
    return Generation(generation.number + 1, factors)
