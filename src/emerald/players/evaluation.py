"""How good a position is for a seat: features weighted by the course of the game, own minus the strongest other's."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, final

from emerald._pure import PACKAGE
from emerald.kernel.agenda import State
from emerald.kernel.vecs import i64, vec
from emerald.players.judge import Judge, logistic, worth_of_the_end

WEIGHTS: Final = PACKAGE / "players" / "weights"
LOGIT: Final = (
    100_000.0  # weights are thousandths of the logarithm of the odds; the course of the game is in hundredths
)


class WeightsError(ValueError):
    """A file of weights does not fit the features; the message names the word."""


@final
class Evaluation(Judge):
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

    def worth(self, s: State, me: i64) -> float:
        if s.over:
            return worth_of_the_end(self._standings(s), me)
        return logistic(float(self.lead(s, me)) / LOGIT)

    def lead(self, s: State, me: i64) -> i64:
        """Return how much better a seat stands than the best of the others, in hundred thousandths of log odds."""
        phase: i64 = self._phase(s)
        row = phase // 100
        part = phase % 100
        early = self._weights[row]
        late = self._weights[row + 1] if part > 0 else early
        best: i64 = 0
        is_first = True
        for other in range(s.seat_count):
            if other != me:
                found = self._weigh(self._features(s, other, False), early, late, part)
                if is_first or found > best:
                    best = found
                    is_first = False
        return self._weigh(self._features(s, me, True), early, late, part) - best

    def _weigh(self, found: vec[i64], early: vec[i64], late: vec[i64], part: i64) -> i64:
        total: i64 = 0
        for i in range(len(early)):
            amount = found[i]
            if amount != 0:
                total += amount * (early[i] * (100 - part) + late[i] * part)
        return total


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
