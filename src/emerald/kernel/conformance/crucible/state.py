"""The only ways in which anything in Crucible changes hands; every change is told to the journal."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.agenda import NOBODY, Step
from emerald.kernel.conformance.crucible.components import (
    ALL_CARDS,
    ANSWERS,
    ARTIFACT,
    DECK_IS_EMPTY,
    GOLD,
    NO_CARD,
    REASONS,
    Law,
)
from emerald.kernel.effects.economy import Economy
from emerald.kernel.effects.tree import Effect
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.steps import StepTable
from emerald.kernel.vecs import i64, vec

STEPS: Final = StepTable()  # filled by the rules, whose table of contents it is
PERFORMED: Final[list[type[Step[Any]]]] = []  # the same: the step of each verb the lexicon knows


@final
class Seat:
    """One player's things. Sets of cards are masks, for every card is there once."""

    def __init__(self, things: vec[i64]) -> None:
        self.things: vec[i64] = things  # fire, water, earth, gold
        self.hand: i64 = 0
        self.played: i64 = 0
        self.laid: i64 = NO_CARD  # C1.2: the card this seat knows to be under the deck
        self.has_laid: i64 = 0  # 1 once it has; that much everyone sees

    def clone(self) -> Seat:
        """Return an independent twin."""
        twin = Seat(self.things[:])
        twin.hand = self.hand
        twin.played = self.played
        twin.laid = self.laid
        twin.has_laid = self.has_laid
        return twin

    def write(self, out: list[int]) -> None:
        """Append everything as integers."""
        out += self.things
        out += [self.hand, self.played, self.laid, self.has_laid]

    def essences(self) -> i64:
        """Return how many essences this seat could pay with."""
        return self.things[0] + self.things[1] + self.things[2]


@final
class Table(Economy):
    """A game of Crucible in progress."""

    def __init__(self, law: Law, seats: list[Seat]) -> None:
        super().__init__(len(seats), REASONS, law.components.lexicon, ANSWERS)
        self.law: Final = law
        self.seats: Final = seats
        self.round: i64 = 0
        self.deck: i64 = ALL_CARDS  # a set: which card comes is a question to fate when it comes
        self.market: i64 = 0
        self.discards: i64 = 0
        self.shown: i64 = 0  # cards in hands that everyone saw coming there: seen once, known until they leave
        self.dice: vec[i64] = vec[i64]([0, 0, 0])

    def clone(self) -> Table:
        """Return an independent twin that tells nobody; the law and the steps are shared."""
        twin = Table(self.law, [seat.clone() for seat in self.seats])
        twin.agenda = self.agenda.copy()
        twin.round = self.round
        twin.deck = self.deck
        twin.market = self.market
        twin.discards = self.discards
        twin.shown = self.shown
        twin.dice = self.dice[:]
        return twin

    def key(self) -> tuple[int, ...]:
        """Return the whole state as integers: equality, hashing and digests use it."""
        out: list[int] = [self.seat_count, self.round, self.deck, self.market, self.discards, self.shown]
        out += self.dice
        for seat in self.seats:
            seat.write(out)
        STEPS.write(self.agenda, out)
        return tuple(out)

    # -- questions about the table ---------------------------------------------------------

    def under(self) -> i64:
        """Return the set of cards under the deck."""
        cards: i64 = 0
        for seat in self.seats:
            if seat.laid != NO_CARD:
                cards |= 1 << seat.laid
        return cards

    # -- cards -------------------------------------------------------------------------------

    def draw_card(self, seat: i64, card: i64) -> None:
        """C3.3 Move a card of the deck to a hand; only its owner sees it."""
        self.deck &= ~(1 << card)
        self.seats[seat].hand |= 1 << card
        self.journal.note("draw", seat, card, audience=1 << seat)

    def lay_under(self, seat: i64, card: i64) -> None:
        """C1.2 Move a card from a hand under the deck; only its owner knows which."""
        mine = self.seats[seat]
        mine.hand &= ~(1 << card)
        mine.laid = card
        mine.has_laid = 1
        self.journal.note("lay", seat, card, audience=1 << seat)

    def open_card(self, card: i64) -> None:
        """C3.4 Lay a card of the deck, or one from under it, in the market."""
        self.deck &= ~(1 << card)
        for seat in self.seats:
            if seat.laid == card:
                seat.laid = NO_CARD
        self.market |= 1 << card
        self.journal.note("open", NOBODY, card)

    def buy_card(self, seat: i64, card: i64) -> None:
        """C3.4 Move a card of the market to a hand, for all to see."""
        self.market &= ~(1 << card)
        self.seats[seat].hand |= 1 << card
        self.shown |= 1 << card
        self.journal.note("buy", seat, card)

    def play_card(self, seat: i64, card: i64) -> None:
        """C3.5 Lay a card of the hand open."""
        self._from_hand(seat, card)
        self.seats[seat].played |= 1 << card
        self.journal.note("play", seat, card)

    def discard(self, seat: i64, card: i64) -> None:
        """C4.1 Show a card of the hand and discard it."""
        self._from_hand(seat, card)
        self.discards |= 1 << card
        self.journal.note("discard", seat, card)

    # -- dice and the course of the game -------------------------------------------------------

    def begin_round(self, number: i64) -> None:
        """C2.1 Count a round and take up the dice."""
        self.round = number
        self.dice = vec[i64]([0, 0, 0])
        self.journal.note("round", NOBODY, number)

    def roll(self, essence: i64) -> None:
        """C2.1 Lay a die where all see what it shows."""
        self.dice[essence] += 1
        self.journal.note("roll", NOBODY, essence)

    def take_die(self, seat: i64, essence: i64) -> None:
        """C3.1 Take a die away."""
        self.dice[essence] -= 1
        self.journal.note("take-die", seat, essence)

    # -- what the effect language asks (kernel/effects/economy.py) -------------------------------

    def stock(self, seat: i64, thing: i64) -> i64:
        return self.seats[seat].things[thing]

    def gain(self, seat: i64, thing: i64, amount: i64) -> None:
        self.seats[seat].things[thing] += amount
        self.journal.note("gain", seat, thing, amount)

    def spend(self, seat: i64, thing: i64, amount: i64) -> None:
        things = self.seats[seat].things
        assert things[thing] >= amount, "this is not there to be spent"
        things[thing] -= amount
        self.journal.note("spend", seat, thing, amount)

    def count(self, seat: i64, counted: i64) -> i64:
        assert counted == ARTIFACT
        return int(self.seats[seat].played).bit_count()

    def holds(self, seat: i64, condition: i64) -> bool:
        return self.round == self.law.rounds  # "late", the only condition there is

    def can_perform(self, seat: i64, effect: Effect) -> i64:
        return NO_OBJECTION if self.deck else DECK_IS_EMPTY

    def perform(self, seat: i64, effect: Effect) -> None:
        make: Any = PERFORMED[effect.thing]
        self.then(make(seat, *effect.operands))

    def seen_by_all(self, seat: i64, effect: Effect) -> bool:
        return True  # essences, gold and the size of the deck are open, and effects look at nothing else

    # -- inside ---------------------------------------------------------------------------------

    def _from_hand(self, seat: i64, card: i64) -> None:
        mine = self.seats[seat]
        assert (mine.hand >> card) & 1, "this card is not in the hand"
        mine.hand &= ~(1 << card)
        self.shown &= ~(1 << card)


def new_table(seat_count: int, law: Law) -> Table:
    """Return a table on which all cards are still in the deck."""
    return Table(law, [Seat(vec[i64]([1, 1, 1, 0])) for _ in range(seat_count)])


def points(seat: Seat) -> int:
    """C5.1 A gold and an open card are a point each."""
    return int(seat.things[GOLD]) + int(seat.played).bit_count()
