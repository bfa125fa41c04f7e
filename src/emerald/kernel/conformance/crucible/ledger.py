"""How the journal of Crucible is read."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.conformance.crucible.components import THINGS
from emerald.kernel.conformance.crucible.state import Table
from emerald.kernel.events import Event

HAND: Final = len(THINGS)  # behind the things of a seat
PLAYED: Final = HAND + 1
SIZE: Final = HAND + 2


@final
class CrucibleLedger:
    """C1.1 What seats hold: essences and gold by count, cards as sets."""

    def holdings(self, s: Table) -> list[int]:
        """Return things, hand and open cards, seat by seat."""
        held: list[int] = []
        for seat in s.seats:
            held += [*seat.things, seat.hand, seat.played]
        return held

    def enter(self, held: list[int], event: Event) -> None:
        """Change the holdings as an event says."""
        mine = int(event.seat) * SIZE
        what, card = int(event.what), 1 << max(int(event.what), 0)
        if event.kind == "gain":
            held[mine + what] += event.amount
        elif event.kind == "spend":
            held[mine + what] -= event.amount
        elif event.kind in ("draw", "buy"):
            held[mine + HAND] |= card
        elif event.kind in ("lay", "play", "discard"):
            held[mine + HAND] &= ~card
        if event.kind == "play":
            held[mine + PLAYED] |= card

    def constants(self, s: Table) -> tuple[int, ...]:
        """Return how many cards there are, and which."""
        places = [s.deck, s.under(), s.market, s.discards]
        for seat in s.seats:
            places += [seat.hand, seat.played]
        every = 0
        for cards in places:
            every |= cards
        return (sum([int(cards).bit_count() for cards in places]), every)
