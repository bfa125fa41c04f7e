"""A2.2 What a hand card is worth: it is played as what it is, or discarded as one unit of any cost."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.games.alchemicus.cards import ALL_KINDS, NO_CARD
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import DISCARD
from emerald.kernel.agenda import Decision, Step, Task
from emerald.kernel.vecs import append, i64, vec


def payment(s: Table, seat: i64, count: i64, kept: i64 = NO_CARD, kept_count: i64 = 0) -> Step[Any]:
    """Return the step that discards so many cards, the kept ones, which are announced, not among them.

    When the whole rest of the hand must go there is nothing to ask, and everyone can see why.
    """
    if kept != NO_CARD:
        s.announce(seat, kept, kept_count)
    if s.seats[seat].cards - kept_count <= count:
        return DiscardTheRest(seat, kept, kept_count)
    return Pay(seat, count, kept, kept_count, 0)


@final
class Pay(Decision[Table]):
    """A2.2 A hand card discarded is one unit of any cost; the card being played never pays for itself.

    Several cards are asked for one after another, in the order of the card list, so
    that no combination comes twice, and each only while the rest can still be paid.
    """

    def __init__(self, seat: i64, count: i64, kept: i64, kept_count: i64, lowest: i64) -> None:
        self.seat = seat
        self.count: Final = count
        self.kept: Final = kept
        self.kept_count: Final = kept_count
        self.lowest: Final = lowest

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.count, self.kept, self.kept_count, self.lowest)

    def candidates(self, s: Table) -> vec[i64]:
        hand = s.seats[self.seat].hand
        count = self.count
        left: i64 = 0
        for kind in range(self.lowest, ALL_KINDS):
            left += hand[kind]
        if self.kept >= self.lowest:
            left -= self.kept_count
        found = vec[i64]()
        for kind in range(self.lowest, ALL_KINDS):
            if left < count:
                break
            free = hand[kind]
            if kind == self.kept:
                free -= self.kept_count
            if free > 0:
                found = append(found, DISCARD + kind)
                left -= free
        return found

    def take(self, s: Table, action: i64) -> None:
        kind = action - DISCARD
        if self.count > 1:
            s.then(Pay(self.seat, self.count - 1, self.kept, self.kept_count, kind))
        if kind == self.kept:  # paid with a card like the one kept: everyone sees that there were both
            s.announce(self.seat, kind, self.kept_count + 1)
        s.discard(self.seat, kind)

    def suggest(self, s: Table) -> i64:
        """Return the first card of the cheapest payment: low prices first, of equal ones those held twice."""
        hand = s.seats[self.seat].hand
        prices = s.law.prices
        free = vec[i64]([0] * 16)
        for kind in range(self.lowest, ALL_KINDS):
            free[kind] = hand[kind] - (self.kept_count if kind == self.kept else 0)
        first = ALL_KINDS
        for _ in range(self.count):
            best: i64 = NO_CARD
            for kind in range(self.lowest, ALL_KINDS):
                if free[kind] > 0 and (
                    best == NO_CARD or prices[kind] * 20 - free[kind] < prices[best] * 20 - free[best]
                ):
                    best = kind
            free[best] -= 1
            if best < first:
                first = best
        return DISCARD + first


@final
class DiscardTheRest(Task[Table]):
    """A2.2 A payment that takes the whole rest of the hand leaves no choice."""

    def __init__(self, seat: i64, kept: i64, kept_count: i64) -> None:
        self.seat = seat
        self.kept: Final = kept
        self.kept_count: Final = kept_count

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kept, self.kept_count)

    def run(self, s: Table) -> None:
        hand = s.seats[self.seat].hand
        for kind in range(ALL_KINDS):
            count = hand[kind]
            if kind == self.kept:
                if count > self.kept_count:
                    s.announce(self.seat, kind, count)
                count -= self.kept_count
            if count > 0:
                s.discard(self.seat, kind, count)


@final
class DiscardPlayed(Task[Table]):
    """A9.2 The card played goes to its discards after its effect."""

    def __init__(self, seat: i64, kind: i64, count: i64) -> None:
        self.seat = seat
        self.kind: Final = kind
        self.count: Final = count

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kind, self.count)

    def run(self, s: Table) -> None:
        s.discard(self.seat, self.kind, self.count)
