"""What lies where on the table, and what can be asked about it; nothing changes here.

What a hand holds is counted by kind; what a pile holds is a pool of unseen cards,
in which the goods of its generation lie too, for nobody has seen them either (A5.4).
"""

from __future__ import annotations

from typing import Final

from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, LABRIUM
from emerald.games.alchemicus.law import Law
from emerald.games.alchemicus.objections import REASONS
from emerald.games.alchemicus.seat import Seat
from emerald.kernel.agenda import NOBODY, State
from emerald.kernel.steps import StepTable
from emerald.kernel.vecs import i64, vec

STEPS: Final = StepTable()  # filled by the rules, whose table of contents it is


class Layout(State):
    """The cards, the boards, and the course of a game in progress."""

    def __init__(
        self,
        law: Law,
        seats: list[Seat],
        pool: vec[i64],
        discards: vec[i64],
        bank: vec[i64],
        drawn: vec[i64],
        old: vec[i64],
        lore: vec[i64],
    ) -> None:
        super().__init__(len(seats), REASONS)
        self.law: Final = law
        self.seats: Final = seats
        self.spirit: i64 = LABRIUM  # A1.1: the building it blocks
        self.first: i64 = 0
        self.last_round: i64 = 0  # A7.4: 1 once it is on
        self.winner: i64 = NOBODY  # A10.1: who sold gold first
        self.posts: i64 = 0  # A10.3: fields with a Golem, as a mask
        self.generation: i64 = 0
        self.pile: i64 = 0
        self.noctis_pile: i64 = 0
        self.bank_owed: i64 = 0  # A8.1: cards still to be laid in the bank
        self.pool: vec[i64] = pool  # by kind: unseen cards of the present generation
        self.discards: vec[i64] = discards
        self.bank: vec[i64] = bank
        self.drawn: vec[i64] = drawn  # seat × kind: draws of this generation the others did not see
        self.old: vec[i64] = old  # A5.4: earlier generations that still have goods
        self.lore: vec[i64] = lore

    def key(self) -> tuple[int, ...]:
        """Return the whole state as integers: equality, hashing and digests use it."""
        out: list[int] = [self.seat_count, self.spirit, self.first, self.last_round, self.winner, self.posts]
        out += [self.generation, self.pile, self.noctis_pile, self.bank_owed]
        out += self.pool
        out += self.discards
        out += self.bank
        out += self.drawn
        out.append(len(self.old))
        out += self.old
        out.append(len(self.lore))
        out += self.lore
        for seat in self.seats:
            seat.write(out)
        STEPS.write(self.agenda, out)
        return tuple(out)

    # -- questions about the table ---------------------------------------------------------

    def base_can_come(self) -> bool:
        """A9.3 Say whether a base card can be drawn, after a shuffle if need be."""
        return self.pile > 0 or self.has_base_discards()

    def has_base_discards(self) -> bool:
        """Say whether a base card lies in the discards."""
        discards = self.discards
        for kind in range(BASE_KINDS):
            if discards[kind] > 0:
                return True
        return False

    def base_cards_to_come(self) -> i64:
        """A5.1, A8.2 Return how many base cards an operation could still be served."""
        total = self.pile
        if self.has_base_discards():
            for kind in range(BASE_KINDS):
                total += self.discards[kind] + self.bank[kind]
        return total

    def noctis_can_come(self) -> bool:
        """A9.2, A9.3 Say whether a Noctis card can be drawn, after a shuffle if need be."""
        return self.noctis_pile > 0 or self.has_noctis_discards()

    def has_noctis_discards(self) -> bool:
        """Say whether a Noctis card lies in the discards."""
        discards = self.discards
        for kind in range(BASE_KINDS, ALL_KINDS):
            if discards[kind] > 0:
                return True
        return False

    def bank_count(self) -> i64:
        """Return how many cards lie in the bank."""
        found: i64 = 0
        for kind in range(BASE_KINDS):
            found += self.bank[kind]
        return found

    def left_of(self, seat: i64, steps: i64 = 1) -> i64:
        """Return the seat so many places to the left."""
        return (seat + steps) % self.seat_count

    def spirit_field_taken(self, me: i64) -> bool:
        """A2.5 Say whether another pawn stands on the Spirit field."""
        field = self.law.spirit_field
        for i in range(self.seat_count):
            if i != me and self.seats[i].field == field:
                return True
        return False

    def is_blocked(self, building: i64) -> bool:
        """A4.1 Say whether the Spirit blocks this kind of building."""
        return self.spirit == building

    def others_of(self, seat: i64) -> i64:
        """Return the mask of all seats but one."""
        return ((1 << self.seat_count) - 1) & ~(1 << seat)

    def goods_of_present_generation(self) -> i64:
        """A5.4 What is left of the pool when the pile is empty lies on buildings."""
        left: i64 = -self.pile
        for kind in range(BASE_KINDS):
            left += self.pool[kind]
        return left
