"""Whole worlds that agree with a view: the cards a seat cannot place, dealt anew to the places open to them.

Every card came from one deck, and whoever had to choose between cards chose without regard
to what this seat cannot know; so every way of dealing them is equally likely.
"""

from __future__ import annotations

from emerald.kernel.conformance.crucible.components import ALL_CARDS, CARD_COUNT, NO_CARD
from emerald.kernel.conformance.crucible.state import Seat, Table
from emerald.kernel.conformance.crucible.view import View
from emerald.kernel.rng import Rng
from emerald.kernel.vecs import i64


def imagine(view: View, rng: Rng) -> Table:
    """Return a state that looks to this seat exactly as the view does."""
    unseen = _shuffled(_unseen(view), rng)
    s = Table(view.law, [Seat(seen.things[:]) for seen in view.seats])
    s.agenda = view.agenda.copy()
    s.round = view.round
    s.dice = view.dice[:]
    s.market = view.market
    s.discards = view.discards
    for seat, seen in enumerate(view.seats):
        made = s.seats[seat]
        made.played = seen.played
        made.has_laid = seen.has_laid
        made.hand = view.hand if seat == view.seat else seen.shown
        for _ in range(int(seen.cards) - int(made.hand).bit_count()):
            made.hand |= 1 << unseen.pop()
        s.shown |= seen.shown
    _lay_under(view, s, unseen, rng)
    s.deck = 0
    for card in unseen:
        s.deck |= 1 << card
    return s


def _unseen(view: View) -> list[int]:
    """Return the cards this seat cannot place."""
    placed = view.market | view.discards | view.hand
    if view.laid != NO_CARD:
        placed |= 1 << view.laid
    for seen in view.seats:
        placed |= seen.played | seen.shown
    return [card for card in range(CARD_COUNT) if (ALL_CARDS & ~placed) >> card & 1]


def _lay_under(view: View, s: Table, unseen: list[int], rng: Rng) -> None:
    """Lay cards under the deck for those who once did; whose came up since is anybody's guess."""
    still_there = view.under_size
    if view.laid != NO_CARD:
        s.seats[view.seat].laid = view.laid
        still_there -= 1
    layers = _shuffled([i for i, seen in enumerate(view.seats) if seen.has_laid and i != view.seat], rng)
    for seat in layers[: int(still_there)]:
        s.seats[seat].laid = unseen.pop()


def _shuffled(numbers: list[int], rng: Rng) -> list[int]:
    """Return the same numbers in random order."""
    for i in range(len(numbers) - 1, 0, -1):
        j: i64 = rng.below(i + 1)
        numbers[i], numbers[j] = numbers[j], numbers[i]
    return numbers
