"""What the interpreter asks of a game: a state in which seats hold, gain and pay things."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from emerald.kernel.agenda import State
from emerald.kernel.effects.lexicon import Lexicon
from emerald.kernel.effects.tree import COUNTED, THING, Effect, Portion
from emerald.kernel.messages import NO_OBJECTION, ReasonTable
from emerald.kernel.vecs import append, i64, vec

CANNOT_PAY: Final = 50
CONDITION_FAILS: Final = 51
MUST_CHOOSE: Final = 52

EFFECT_REASONS: Final[list[tuple[int, str, str]]] = [
    (CANNOT_PAY, "", "cannot-pay"),
    (CONDITION_FAILS, "", "condition-fails"),
    (MUST_CHOOSE, "", "must-choose"),
]


@final
class Answers:
    """The numbers of the actions that answer the interpreter's questions."""

    def __init__(self, yes: i64, no: i64, enough: i64, choose: i64) -> None:
        self.yes: Final = yes
        self.no: Final = no
        self.enough: Final = enough  # ends a choice before all of it is done
        self.choose: Final = choose  # the first of its verb; an effect's option is added


@mypyc_attr(allow_interpreted_subclasses=True)
class Economy(State):
    """A state in which seats hold countable things and cards say what happens to them."""

    def __init__(self, seat_count: i64, reasons: ReasonTable, lexicon: Lexicon, answers: Answers) -> None:
        super().__init__(seat_count, reasons)
        self.lexicon: Final = lexicon
        self.answers: Final = answers

    # -- what every game says --------------------------------------------------------------

    def stock(self, seat: i64, thing: i64) -> i64:
        """Return how many of a thing a seat holds."""
        raise NotImplementedError

    def gain(self, seat: i64, thing: i64, amount: i64) -> None:
        """Give a seat things, or put the steps on the agenda that ask which."""
        raise NotImplementedError

    def spend(self, seat: i64, thing: i64, amount: i64) -> None:
        """Take things from a seat that has them."""
        raise NotImplementedError

    def count(self, seat: i64, counted: i64) -> i64:
        """Return a seat's number of something counted, or its step on a scale."""
        raise NotImplementedError

    def holds(self, seat: i64, condition: i64) -> bool:
        """Whether a condition of the lexicon is met."""
        raise NotImplementedError

    def perform(self, seat: i64, effect: Effect) -> None:
        """Put the steps of a primitive of the game's own on the agenda."""
        raise NotImplementedError

    def can_perform(self, seat: i64, effect: Effect) -> i64:
        """Return the reason why a primitive cannot be done now, or 0."""
        raise NotImplementedError

    # -- what a game may say otherwise -----------------------------------------------------

    def can_pay(self, seat: i64, effect: Effect) -> i64:
        """Return the reason why the portions of a cost cannot all be paid, or 0."""
        for portion in effect.portions:
            if self.stock(seat, portion.word) < portion.amount:
                return CANNOT_PAY
        return NO_OBJECTION

    def pay(self, seat: i64, effect: Effect) -> None:
        """Pay a cost; where things stand in for others, put the steps on the agenda that ask with what."""
        for portion in effect.portions:
            self.spend(seat, portion.word, portion.amount)

    def meets(self, seat: i64, portions: tuple[Portion, ...]) -> bool:
        """Whether a seat can show all that a requirement asks for."""
        for portion in portions:
            if portion.kind == THING:
                if self.stock(seat, portion.word) < portion.amount:
                    return False
            elif portion.kind == COUNTED:
                if self.count(seat, portion.word) < portion.amount:
                    return False
            elif not self.holds(seat, portion.word):
                return False
        return True

    def others(self, seat: i64) -> vec[i64]:
        """List the other seats in the order in which they are asked."""
        seats = vec[i64]()
        for i in range(1, self.seat_count):
            seats = append(seats, (seat + i) % self.seat_count)
        return seats

    def may_decline(self, seat: i64, effect: Effect) -> bool:
        """Whether a gain, a primitive, or the rest of a choice need not be taken."""
        return False

    def asks_itself(self, seat: i64, effect: Effect) -> bool:
        """Whether the steps of a primitive ask, among other things, if it is wanted; then nothing else asks so."""
        return False

    def repeat(self, seat: i64, effect: Effect, times: i64) -> None:
        """Put the steps of such a primitive on the agenda, to be done several times, each asked for."""
        raise NotImplementedError

    def goes_first(self, seat: i64, effect: Effect) -> bool:
        """Whether a part is best done before those beside it, whatever they are; then its place is not asked."""
        return False

    def seen_by_all(self, seat: i64, effect: Effect) -> bool:
        """Whether every seat can tell if this effect is possible now; only then is a vain question left out."""
        return False

    def details_of(self, seat: i64, effect: Effect, reason: i64) -> dict[str, int | str]:
        """Return the arguments of a game's own reason against a node; asked only when somebody reads it."""
        return {}

    def effect_in_messages(self, effect: Effect) -> str:
        """Return what a message says for an effect: the grammar's words, unless the game has messages for it."""
        return effect.text

    def thing_in_messages(self, thing: i64) -> str:
        """Return what a message says for a thing: the grammar's word, unless the game has a message for it."""
        return self.lexicon.things.names[thing]
