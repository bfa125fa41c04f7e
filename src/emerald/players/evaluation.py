"""How good a position is for a seat: features weighted by phase, own minus the strongest other's."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, final

from emerald._pure import PACKAGE
from emerald.kernel.vecs import i64, vec

WEIGHTS: Final = PACKAGE / "players" / "weights"
WON: Final[i64] = 1_000_000  # beyond anything the weights can add up to
A_PLACE: Final[i64] = 100_000


class WeightsError(ValueError):
    """A file of weights does not fit the features; the message names the word."""


@final
class Evaluation:
    """One way of judging positions of one game."""

    def __init__(
        self,
        features: Callable[[Any, int, bool], vec[i64]],
        phase: Callable[[Any], int],
        standings: Callable[[Any], Any],
        weights: list[list[int]],
    ) -> None:
        self._features: Final = features
        self._phase: Final = phase
        self._standings: Final = standings
        self._weights: Final[list[vec[i64]]] = [vec[i64](row) for row in weights]  # by mode and phase

    def value(self, s: Any, me: i64) -> i64:
        """Return how much better a seat stands than the best of the others, in hundredths of a card."""
        if s.over:
            return self._value_of_the_end(s, me)
        phase = self._phase(s)
        best: i64 = -WON
        for other in range(s.seat_count):
            if other != me:
                best = max(best, self._weigh(s, other, phase, False))
        return self._weigh(s, me, phase, True) - best

    def _weigh(self, s: Any, seat: i64, phase: int, knows_hand: bool) -> i64:
        found = self._features(s, seat, knows_hand)
        weights = self._weights[phase]
        total: i64 = 0
        for i in range(len(weights)):
            total += weights[i] * found[i]
        return total

    def _value_of_the_end(self, s: Any, me: i64) -> i64:
        """A won game is worth more than any position, and a shared or second place more than the last."""
        standings = self._standings(s)
        shared = sum([1 for each in standings if each.place == 1])
        mine: i64 = standings[me].place
        margin: i64 = standings[me].lines[0].value * 10
        if mine == 1:
            return WON // shared + margin
        return margin - A_PLACE * mine


def read_weights(path: Path, modes: list[str], names: list[str], phases: int) -> list[list[int]]:
    """Return the weights of a game mode by mode and phase by phase, in the order of the features' names."""
    table: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    rows: list[list[int]] = []
    for mode in modes:
        if mode not in table:
            raise WeightsError(f"{path.name}: there is no table [{mode}]")
        rows += _rows_of(f"{path.name}, [{mode}]", table[mode], names, phases)
    return rows


def _rows_of(place: str, table: dict[str, Any], names: list[str], phases: int) -> list[list[int]]:
    rows: list[list[int]] = [[0] * len(names) for _ in range(phases)]
    for name, values in table.items():
        if name not in names:
            raise WeightsError(f"{place}: no feature is called {name!r}")
        if len(values) != phases or {type(value) for value in values} != {int}:
            raise WeightsError(f"{place}: {name!r} needs {phases} whole numbers")
        for phase in range(phases):
            rows[phase][names.index(name)] = values[phase]
    return rows
