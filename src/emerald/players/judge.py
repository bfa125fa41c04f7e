"""What a position is worth to a seat: the share of the victory it may expect, from what that seat may know."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from emerald.kernel.agenda import State
from emerald.kernel.vecs import i64

FOR_WINNING: Final = 0.94  # of the worth of a finished game; the rest keeps losers and winners from being careless
FOR_THE_PLACE: Final = 0.03
FOR_THE_LEAD: Final = 0.03
FULL_LEAD: Final = 25  # points
FURTHEST: Final = 30.0  # a logistic function is flat there


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions of one game; equal views of equal positions are worth the same."""

    def worth(self, s: State, me: i64) -> float:
        """Return a number from 0 to 1; a finished game has its exact worth."""
        raise NotImplementedError


def logistic(x: float) -> float:
    """Return the probability of which this is the logarithm of the odds."""
    if x > FURTHEST:
        x = FURTHEST
    elif x < -FURTHEST:
        x = -FURTHEST
    return 1.0 / (1.0 + exp(-x))


def worth_of_the_end(standings: list[Any], me: int) -> float:
    """Return what a finished game is worth: mostly the win, a little the place and the lead over the best other."""
    place: int = standings[me].place
    points: int = standings[me].lines[0].value
    winners = 0
    best = -1_000_000
    for each in standings:
        if each.place == 1:
            winners += 1
        if each.seat != me:
            best = max(best, each.lines[0].value)
    others = len(standings) - 1
    if others == 0:
        return 1.0
    won = 1.0 / float(winners) if place == 1 else 0.0
    lead = 0.5 + float(max(-FULL_LEAD, min(FULL_LEAD, points - best))) / float(2 * FULL_LEAD)
    return FOR_WINNING * won + FOR_THE_PLACE * float(others + 1 - place) / float(others) + FOR_THE_LEAD * lead
