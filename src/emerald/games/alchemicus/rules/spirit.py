"""A4 The Spirit of Transmutation: what it blocks, and how it is moved."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import ALL_KINDS, DOMO, FROM_THEFT, INNER_RING, NO_CARD
from emerald.games.alchemicus.law import IN_THE_CENTRE
from emerald.games.alchemicus.objections import NO_CARD_TO_ROB, NO_DOMO
from emerald.games.alchemicus.rules.payment import DiscardTheRest
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import MOVE_SPIRIT, PASS, ROB
from emerald.kernel.agenda import Chance, Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec


@final
class MoveSpirit(Decision[Table]):
    """A4.2 Move the Spirit: a step on the ring, to or from the centre, or anywhere for the whole hand."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for place in range(INNER_RING):
            if place != s.spirit:
                found = append(found, MOVE_SPIRIT + place)
        if s.spirit != DOMO:
            found = append(found, MOVE_SPIRIT + IN_THE_CENTRE)
        return found

    def take(self, s: Table, action: i64) -> None:
        place = action - MOVE_SPIRIT
        if place == IN_THE_CENTRE:
            s.then(SpiritGoes(DOMO), Robbery(self.seat))
        elif costs_the_hand(s, place):
            s.then(DiscardTheRest(self.seat, NO_CARD, 0), SpiritGoes(place))
        else:
            s.then(SpiritGoes(place))


def costs_the_hand(s: Table, building: i64) -> bool:
    """A4.2 Say whether only the discard of the whole hand leads the Spirit there from where it is."""
    if s.spirit == DOMO:
        return False
    ring = s.law.inner
    for i in range(INNER_RING):
        if ring[i] == s.spirit:
            right = ring[i + 1 if i + 1 < INNER_RING else 0]
            left = ring[i - 1 if i > 0 else INNER_RING - 1]
            return building != right and building != left
    raise AssertionError("the Spirit is on the ring or in its centre")


@final
class SpiritGoes(Task[Table]):
    """A4.1 What the Spirit marks is blocked for everyone from now on."""

    def __init__(self, building: i64) -> None:
        self.seat = -1
        self.building: Final = building

    def fields(self) -> tuple[int, ...]:
        return (self.building,)

    def run(self, s: Table) -> None:
        s.move_spirit(self.building)


@final
class Robbery(Task[Table]):
    """A4.3 Whoever moves the Spirit to the centre may rob somebody, if there is anybody to rob."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        for other in range(s.seat_count):
            if other != self.seat and s.seats[other].cards > 0 and s.seats[other].count(DOMO) > 0:
                s.then(Rob(self.seat))
                return


@final
class Rob(Decision[Table]):
    """A4.3 Take a random hand card from one other player who has a Domo and a card."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for other in range(s.seat_count):
            if other != self.seat:
                found = append(found, ROB + other)
        return append(found, PASS)

    def objection(self, s: Table, action: i64) -> i64:
        if action == PASS:
            return NO_OBJECTION
        other = s.seats[action - ROB]
        if other.count(DOMO) == 0:
            return NO_DOMO
        if other.cards == 0:
            return NO_CARD_TO_ROB
        return NO_OBJECTION

    def take(self, s: Table, action: i64) -> None:
        if action != PASS:
            s.then(Theft(self.seat, action - ROB))


@final
class Theft(Chance[Table]):
    """A4.3 Each card of the robbed hand is as likely; only the two learn which it was."""

    source: i64 = FROM_THEFT

    def __init__(self, seat: i64, robbed: i64) -> None:
        self.seat = seat
        self.robbed: Final = robbed

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.robbed)

    def weights(self, s: Table) -> vec[i64]:
        return s.seats[self.robbed].hand[:ALL_KINDS]

    def happen(self, s: Table, outcome: i64) -> None:
        s.steal_card(self.seat, self.robbed, outcome)

    def audience(self) -> i64:
        return (1 << self.seat) | (1 << self.robbed)
