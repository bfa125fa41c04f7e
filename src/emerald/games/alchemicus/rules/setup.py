"""A1 Set-up: buildings, hands, the bank, the Golems, and who begins."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import (
    BANK_SIZE,
    FROM_FIRST_SEAT,
    HORTEN,
    OPENING_HAND,
    PERGULA,
)
from emerald.games.alchemicus.rules.piles import DrawBase, LayBank
from emerald.games.alchemicus.rules.turn import Turn
from emerald.games.alchemicus.state import Table
from emerald.kernel.agenda import NOBODY, Chance, Task
from emerald.kernel.vecs import append, i64, vec


@final
class SetUp(Task[Table]):
    """A1.1 Everything is laid out; then whoever begins takes the first turn."""

    def __init__(self, may_begin: int) -> None:
        self.seat = NOBODY
        self.may_begin: Final = may_begin  # A1.4: a mask of seats

    def fields(self) -> tuple[int, ...]:
        return (self.may_begin,)

    def run(self, s: Table) -> None:
        s.fill_piles()
        s.then(ChooseFirst(self.may_begin))
        if s.law.bank:
            s.then(OpenBank())
        for seat in range(s.seat_count - 1, -1, -1):
            s.then(DealHand(seat))
        for seat in range(s.seat_count - 1, -1, -1):
            s.then(FirstBuildings(seat))


@final
class FirstBuildings(Task[Table]):
    """A1.2 Each starts with one Horten and one Pergula built."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.start_with(self.seat, HORTEN)
        s.start_with(self.seat, PERGULA)


@final
class DealHand(Task[Table]):
    """A1.3 Five cards each, and then with Noctis a Golem."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if s.law.noctis:
            s.then(DealGolem(self.seat))
        s.then(DrawBase(self.seat, OPENING_HAND))


@final
class DealGolem(Task[Table]):
    """A9.1 With Noctis every player gets a Golem into the hand, for all to see."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.deal_golem(self.seat)


@final
class OpenBank(Task[Table]):
    """A8.1 Five open cards after dealing."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        s.owe_bank(BANK_SIZE)
        s.then(LayBank())


@final
class ChooseFirst(Chance[Table]):
    """A1.4 The first player is random, or after an earlier game one of those with least fame in it."""

    source: i64 = FROM_FIRST_SEAT

    def __init__(self, may_begin: int) -> None:
        self.seat = NOBODY
        self.may_begin: Final = may_begin

    def fields(self) -> tuple[int, ...]:
        return (self.may_begin,)

    def weights(self, s: Table) -> vec[i64]:
        weights = vec[i64]()
        for seat in range(s.seat_count):
            weights = append(weights, (self.may_begin >> seat) & 1)
        return weights

    def happen(self, s: Table, outcome: i64) -> None:
        s.choose_first(outcome)
        s.then(Turn(outcome))
