"""A10 Race for Gold: the first to sell gold wins, and Infamia forbids the sale until it is lifted."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import GIFTS
from emerald.games.alchemicus.rules.payment import payment
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import LIFT, PASS
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.vecs import i64, vec

LIFT_ON_GIFTS: Final = 4
LIFT_ELSEWHERE: Final = 8


@final
class WinRace(Task[Table]):
    """A10.1 The first to sell gold through a Donarium wins at once."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.win_race(self.seat)


@final
class LiftBetween(Task[Table]):
    """A10.4 In one's action phase an Infamia may be lifted whenever there are cards enough."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        mine = s.seats[self.seat]
        if mine.infamies > 0 and mine.cards >= price_of_lifting(s, self.seat):
            s.then(LiftInfamia(self.seat))


def price_of_lifting(s: Table, seat: i64) -> i64:
    """A10.4 Return how many cards free a seat of one Infamia where its pawn stands."""
    return LIFT_ON_GIFTS if s.law.outer[s.seats[seat].field] == GIFTS else LIFT_ELSEWHERE


@final
class LiftInfamia(Decision[Table]):
    """A10.4 Discard four cards on Gifts, eight elsewhere, to be free of an Infamia."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([LIFT, PASS])

    def take(self, s: Table, action: i64) -> None:
        if action == LIFT:
            s.then(
                payment(s, self.seat, price_of_lifting(s, self.seat)),
                InfamiaGoes(self.seat),
                LiftBetween(self.seat),
            )


@final
class InfamiaGoes(Task[Table]):
    """A10.4 A lifted Infamia goes to the Noctis discards."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.lift_infamia(self.seat)
