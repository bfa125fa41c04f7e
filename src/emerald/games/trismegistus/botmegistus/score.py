"""T13.13, T13.14 What Botmegistus scores, line by line, and who has won."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.botmegistus.rival import Rival
from emerald.games.trismegistus.botmegistus.sight import Printed
from emerald.games.trismegistus.pieces import ELEMENTS, STONE_POINTS, TRACK_POINTS
from emerald.kernel.game import Line
from emerald.kernel.vecs import i64

POINTS_PER_SYMBOL: Final = 3  # T13.13
POINTS_PER_ETHEREAL: Final = 3  # T13.13
GOLD_PER_FORMULA: Final = 2  # T13.13
MOST_FORMULAS: Final = 7  # T13.13


@final
class Score:
    """T13.13 The lines of its score sheet."""

    def __init__(
        self, points: i64, experiments: i64, tracks: i64, symbols: i64, ethereal: i64, formulas: i64, gold: i64
    ) -> None:
        self.points: Final[i64] = points  # scored during the game
        self.experiments: Final[i64] = experiments
        self.tracks: Final[i64] = tracks
        self.symbols: Final[i64] = symbols
        self.ethereal: Final[i64] = ethereal
        self.formulas: Final[i64] = formulas  # how many, for the stone
        self.stone: Final[i64] = STONE_POINTS[formulas]
        self.gold: Final[i64] = gold  # what is left after the formulas

    @property
    def total(self) -> i64:
        """T13.13 All lines together."""
        return self.points + self.experiments + self.tracks + self.symbols + self.ethereal + self.stone + self.gold

    def lines(self) -> list[Line]:
        """T13.13 Return what the total is the sum of, in the order it is counted."""
        return [
            Line("bot-points", int(self.points)),
            Line("bot-experiments", int(self.experiments)),
            Line("bot-tracks", int(self.tracks)),
            Line("bot-symbols", int(self.symbols)),
            Line("bot-ethereal", int(self.ethereal)),
            Line("bot-stone", int(self.stone)),
            Line("bot-gold", int(self.gold)),
        ]


def score(its: Rival, printed: Printed) -> Score:
    """T13.13 Return what it scores, its masterpiece completed already."""
    types = different_types(its, printed)
    bought = min(its.gold // GOLD_PER_FORMULA, MOST_FORMULAS - types)
    return Score(
        its.points,
        experiment_points(its, printed),
        track_points(its),
        symbol_points(its, printed),
        its.ethereal * POINTS_PER_ETHEREAL,
        types + bought,
        its.gold - bought * GOLD_PER_FORMULA,
    )


def different_types(its: Rival, printed: Printed) -> i64:
    """T13.13 Return how many elements its completed experiments have, the masterpiece included."""
    seen: i64 = 0
    count: i64 = 0
    for i in range(len(its.done)):
        type_bit: i64 = 1 << printed.element[its.done[i]]
        if seen & type_bit == 0:
            seen |= type_bit
            count += 1
    return count


def experiment_points(its: Rival, printed: Printed) -> i64:
    """T13.13 Return the printed points of its completed experiments."""
    total: i64 = 0
    for i in range(len(its.done)):
        total += printed.points[its.done[i]]
    return total


def track_points(its: Rival) -> i64:
    """T13.13 Return the points of its steps 10, 11 and 12."""
    total: i64 = 0
    for track in range(i64(ELEMENTS)):
        total += TRACK_POINTS[its.tracks[track]]
    return total


def symbol_points(its: Rival, printed: Printed) -> i64:
    """T13.13 Return three points for each element symbol on its artifacts."""
    count: i64 = 0
    for i in range(len(its.artifacts)):
        for element in range(i64(ELEMENTS)):
            count += printed.symbols[its.artifacts[i] * ELEMENTS + element]
    return count * POINTS_PER_SYMBOL


def you_win(yours: i64, its: i64) -> bool:
    """T13.14 Say whether you win: with more points; a tie is a loss."""
    return yours > its
