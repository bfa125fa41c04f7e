"""A learned judgement: a small net that compares two seats, and what it says of all pairs of a table.

Each seat's features go through a layer of their own, one for the seat that judges and one for its rival; the course of
the game moves where they bend. Sums pass two bends, and out comes the logarithm of the odds between the two. Of several
rivals the odds of losing add up, so one net serves every number of seats. The arithmetic is plain and in a fixed order:
it is the same on every machine, compiled or not.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final, final

from emerald.kernel.agenda import State
from emerald.kernel.vecs import i64, vec
from emerald.players.judge import FURTHEST, Judge, worth_of_the_end


@final
class Net:
    """The numbers of a net; rows of the first two layers belong to features."""

    def __init__(self, written: dict[str, Any]) -> None:
        self.features: Final[i64] = len(written["own"])
        self.first: Final[i64] = len(written["bends"][0])
        self.second: Final[i64] = len(written["bend2"])
        self.own: Final = flat(written["own"])
        self.rival: Final = flat(written["rival"])
        self.bends: Final = flat(written["bends"])  # a row for each mode and phase
        self.inner: Final = flat(written["inner"])
        self.bend2: Final = vec[float](written["bend2"])
        self.out: Final = vec[float](written["out"])
        self.even: Final[float] = written["even"]


def flat(rows: list[list[float]]) -> vec[float]:
    """Return the numbers of a matrix, row after row."""
    numbers: list[float] = []
    for row in rows:
        numbers.extend(row)
    return vec[float](numbers)


@final
class Learned(Judge):
    """Judges by a net."""

    def __init__(
        self,
        features: Callable[[Any, int, bool], vec[i64]],
        phase: Callable[[Any], int],
        standings: Callable[[Any], Any],
        net: Net,
    ) -> None:
        self._features: Final = features
        self._phase: Final = phase
        self._standings: Final = standings
        self._net: Final = net

    def worth(self, s: State, me: i64) -> float:
        if s.over:
            return worth_of_the_end(self._standings(s), me)
        net = self._net
        mine = self._bent(self._phase(s))
        add(mine, net.own, self._features(s, me, True), net.first)
        odds = 0.0
        for other in range(s.seat_count):
            if other != me:
                both = mine[:]
                add(both, net.rival, self._features(s, other, False), net.first)
                odds += exp(-self._compare(both))
        return 1.0 / (1.0 + odds)

    def _bent(self, phase: i64) -> vec[float]:
        """Return where sums begin at a phase, told in hundredths; between two it is a mixture."""
        net = self._net
        row = phase // 100 * net.first
        late = float(phase % 100) / 100.0
        bends = net.bends
        begun = bends[row : row + net.first]
        if late > 0.0:
            for i in range(net.first):
                begun[i] += late * (bends[row + net.first + i] - begun[i])
        return begun

    def _compare(self, both: vec[float]) -> float:
        """Return the logarithm of the odds between two seats."""
        net = self._net
        second = net.second
        inner = net.inner
        sums = net.bend2[:]
        for i in range(net.first):
            x = both[i]
            if x > 0.0:
                row = i * second
                for k in range(second):
                    sums[k] += x * inner[row + k]
        total = net.even
        out = net.out
        for k in range(second):
            if sums[k] > 0.0:
                total += sums[k] * out[k]
        return min(max(total, -FURTHEST), FURTHEST)


def add(sums: vec[float], rows: vec[float], amounts: vec[i64], width: i64) -> None:
    """Add to some sums the rows of a matrix, each as often as its amount says."""
    for i in range(len(amounts)):
        amount = amounts[i]
        if amount != 0:
            x = float(amount)
            row = i * width
            for k in range(width):
                sums[k] += x * rows[row + k]
