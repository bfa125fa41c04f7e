"""One player's side of the table."""

from __future__ import annotations

from typing import final

from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, OFF_THE_BOARD, PLOTS
from emerald.games.alchemicus.plots import EMPTY_PLOT
from emerald.kernel.vecs import i64, vec


@final
class Seat:
    """One player's side of the table."""

    def __init__(self, hand: vec[i64], plots: vec[i64]) -> None:
        self.fame: i64 = 0
        self.field: i64 = OFF_THE_BOARD
        self.turns: i64 = 0
        self.infamies: i64 = 0  # A10.4: Infamias lying by this seat
        self.cards: i64 = 0  # in hand, both backs
        self.built: i64 = 0
        self.hand: vec[i64] = hand  # how many of each kind
        self.plots: vec[i64] = plots

    def clone(self) -> Seat:
        """Return an independent twin."""
        twin = Seat(self.hand[:], self.plots[:])
        twin.fame = self.fame
        twin.field = self.field
        twin.turns = self.turns
        twin.infamies = self.infamies
        twin.cards = self.cards
        twin.built = self.built
        return twin

    def write(self, out: list[int]) -> None:
        """Append everything as integers."""
        out += [self.fame, self.field, self.turns, self.infamies, self.cards, self.built]
        out += self.hand
        out += self.plots

    def count(self, building: i64) -> i64:
        """Return how many buildings of a kind stand here."""
        found: i64 = 0
        plots = self.plots
        for i in range(PLOTS):
            if plots[i] & 15 == building + 1:
                found += 1
        return found

    def noctis_cards(self) -> i64:
        """Return how many cards of the hand show the Noctis back."""
        found: i64 = 0
        hand = self.hand
        for kind in range(BASE_KINDS, ALL_KINDS):
            found += hand[kind]
        return found


def new_seat() -> Seat:
    """Return a seat with nothing."""
    return Seat(vec[i64]([0] * 16), vec[i64]([EMPTY_PLOT] * 12))
