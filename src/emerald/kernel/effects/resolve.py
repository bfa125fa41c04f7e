"""The interpreter: each node becomes steps on the agenda.

A step holds the numbers of a seat and of an effect and reaches the node through
the state, so a half-resolved card is a list of integers. Whether something can
be done is asked when it is due, never before: what an earlier part changed counts.
"""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.agenda import Decision, Step, Task
from emerald.kernel.effects.economy import MUST_CHOOSE, Economy
from emerald.kernel.effects.hindrance import choice_details, hindrance, hindrance_details
from emerald.kernel.effects.tree import (
    ALL,
    CHOOSE,
    EACH,
    GAIN,
    IF,
    MAY,
    NONE,
    PAY,
    PRIMITIVE,
    REPEAT,
    SEQUENCE,
    Effect,
)
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

ASK: Final = 0
AGREED: Final = 1  # its owner has just chosen it: do not ask again


@final
class Resolve(Task[Economy]):
    """Carries out one effect for one seat."""

    def __init__(self, seat: i64, effect: i64, agreed: i64 = ASK) -> None:
        self.seat = seat
        self.effect: Final = effect
        self.agreed: Final = agreed

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.effect, self.agreed)

    def run(self, s: Economy) -> None:
        effect = s.lexicon.book.effects[self.effect]
        op = effect.op
        if op in (GAIN, PAY, PRIMITIVE):
            _leaf(s, self.seat, effect, self.agreed)
        elif op == SEQUENCE:
            _each_in_turn(s, self.seat, effect)
        elif op == ALL:
            _all_of(s, self.seat, effect)
        elif op == MAY:
            _optional(s, self.seat, effect.parts[0], self.agreed)
        elif op == CHOOSE:
            if not _in_vain(s, self.seat, effect):
                s.then(Pick(self.seat, self.effect))
        elif op == IF:
            if s.meets(self.seat, effect.portions):
                s.then(Resolve(self.seat, effect.parts[0].id, self.agreed))
        elif op == REPEAT:
            _several_times(s, self.seat, effect, self.agreed)
        else:
            _for_the_others(s, self.seat, effect)


def _leaf(s: Economy, seat: i64, effect: Effect, agreed: i64) -> None:
    if agreed == ASK and s.may_decline(seat, effect):
        _optional(s, seat, effect, ASK)
    else:
        _carry_out(s, seat, effect)


def _optional(s: Economy, seat: i64, effect: Effect, agreed: i64) -> None:
    if agreed == AGREED:
        s.then(Resolve(seat, effect.id, AGREED))
    elif not _in_vain(s, seat, effect):
        s.then(Confirm(seat, effect.id))


def _carry_out(s: Economy, seat: i64, effect: Effect) -> None:
    """Do what a leaf says; what cannot be paid or performed now is lost."""
    if effect.op == GAIN:
        amount = effect.amount
        if effect.per != NONE:
            amount *= s.count(seat, effect.per)
        if amount > 0:
            s.gain(seat, effect.thing, amount)
    elif effect.op == PAY:
        if s.can_pay(seat, effect) == NO_OBJECTION:
            bought = effect.parts[0]
            s.then(Resolve(seat, bought.id, AGREED if bought.op in (GAIN, PRIMITIVE) else ASK))
            s.pay(seat, effect)  # its own questions, if any, come before what was paid for
    elif s.can_perform(seat, effect) == NO_OBJECTION:
        s.perform(seat, effect)


def _several_times(s: Economy, seat: i64, effect: Effect, agreed: i64) -> None:
    part = effect.parts[0]
    if part.op == PRIMITIVE and s.asks_itself(seat, part):
        if s.can_perform(seat, part) == NO_OBJECTION:
            s.repeat(seat, part, effect.amount)
    elif agreed == AGREED:
        _again(s, seat, effect, effect.amount)
    else:
        s.then(Repeat(seat, effect.id, effect.amount))


def _each_in_turn(s: Economy, seat: i64, effect: Effect) -> None:
    for i in range(len(effect.parts) - 1, -1, -1):
        s.then(Resolve(seat, effect.parts[i].id, ASK))


def _all_of(s: Economy, seat: i64, effect: Effect) -> None:
    """Do what goes first without asking, then ask for the order of the rest."""
    left: i64 = (1 << len(effect.parts)) - 1
    for i in range(len(effect.parts)):
        if s.goes_first(seat, effect.parts[i]):
            left &= ~(1 << i)
    if left != 0:
        s.then(Arrange(seat, effect.id, left))
    for i in range(len(effect.parts) - 1, -1, -1):
        if (left >> i) & 1 == 0:
            s.then(Resolve(seat, effect.parts[i].id, ASK))


def _for_the_others(s: Economy, seat: i64, effect: Effect) -> None:
    others = s.others(seat)
    for i in range(len(others) - 1, -1, -1):
        s.then(Resolve(others[i], effect.parts[0].id, ASK))
    if effect.op == EACH:
        s.then(Resolve(seat, effect.parts[0].id, ASK))


def _in_vain(s: Economy, seat: i64, effect: Effect) -> bool:
    """Whether nothing can come of an effect and every seat knows it, so that leaving it out tells nothing."""
    return hindrance(s, seat, effect) != NO_OBJECTION and s.seen_by_all(seat, effect)


def _both(first: i64, second: i64) -> vec[i64]:
    answers = vec[i64]()
    answers = append(answers, min(first, second))
    return append(answers, max(first, second))


@final
class Confirm(Decision[Economy]):
    """Asks whether to do an optional effect."""

    def __init__(self, seat: i64, effect: i64) -> None:
        self.seat = seat
        self.effect: Final = effect

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.effect)

    def candidates(self, s: Economy) -> vec[i64]:
        return _both(s.answers.yes, s.answers.no)

    def objection(self, s: Economy, action: i64) -> i64:
        if action == s.answers.no:
            return NO_OBJECTION
        return hindrance(s, self.seat, s.lexicon.book.effects[self.effect])

    def details(self, s: Economy, action: i64, reason: i64) -> dict[str, int | str]:
        return hindrance_details(s, self.seat, s.lexicon.book.effects[self.effect], reason)

    def take(self, s: Economy, action: i64) -> None:
        if action == s.answers.yes:
            s.then(Resolve(self.seat, self.effect, AGREED))


# -- several times ---------------------------------------------------------------------


@final
class Repeat(Task[Economy]):
    """Asks for the next of several times, unless all can see that it would be in vain."""

    def __init__(self, seat: i64, effect: i64, left: i64) -> None:
        self.seat = seat
        self.effect: Final = effect
        self.left: Final = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.effect, self.left)

    def run(self, s: Economy) -> None:
        effect = s.lexicon.book.effects[self.effect]
        if not _in_vain(s, self.seat, effect):
            s.then(Again(self.seat, self.effect, self.left))


def _again(s: Economy, seat: i64, effect: Effect, left: i64) -> None:
    """Do it once, and ask for the rest."""
    if left > 1:
        s.then(Repeat(seat, effect.id, left - 1))
    s.then(Resolve(seat, effect.parts[0].id, AGREED))


@final
class Again(Decision[Economy]):
    """Asks whether to do a repeated effect once more."""

    def __init__(self, seat: i64, effect: i64, left: i64) -> None:
        self.seat = seat
        self.effect: Final = effect
        self.left: Final = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.effect, self.left)

    def candidates(self, s: Economy) -> vec[i64]:
        return _both(s.answers.yes, s.answers.no)

    def objection(self, s: Economy, action: i64) -> i64:
        if action == s.answers.no:
            return NO_OBJECTION
        return hindrance(s, self.seat, s.lexicon.book.effects[self.effect])

    def details(self, s: Economy, action: i64, reason: i64) -> dict[str, int | str]:
        return hindrance_details(s, self.seat, s.lexicon.book.effects[self.effect], reason)

    def take(self, s: Economy, action: i64) -> None:
        if action == s.answers.yes:
            _again(s, self.seat, s.lexicon.book.effects[self.effect], self.left)


# -- one of several, all of several ----------------------------------------------------


@final
class Pick(Decision[Economy]):
    """Asks which of several effects to do."""

    def __init__(self, seat: i64, effect: i64) -> None:
        self.seat = seat
        self.effect: Final = effect

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.effect)

    def candidates(self, s: Economy) -> vec[i64]:
        effect = s.lexicon.book.effects[self.effect]
        return _options(s, effect, (1 << len(effect.parts)) - 1)

    def objection(self, s: Economy, action: i64) -> i64:
        effect = s.lexicon.book.effects[self.effect]
        return _objection(s, self.seat, effect, (1 << len(effect.parts)) - 1, action)

    def details(self, s: Economy, action: i64, reason: i64) -> dict[str, int | str]:
        return _details(s, self.seat, s.lexicon.book.effects[self.effect], action, reason)

    def take(self, s: Economy, action: i64) -> None:
        if action != s.answers.enough:
            s.then(Resolve(self.seat, _chosen(s, action).id, AGREED))


@final
class Arrange(Task[Economy]):
    """Asks which of the parts still to do comes next, where there is anything to ask."""

    def __init__(self, seat: i64, effect: i64, left: i64) -> None:
        self.seat = seat
        self.effect: Final = effect
        self.left: Final = left  # a mask of the parts still to do

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.effect, self.left)

    def run(self, s: Economy) -> None:
        effect = s.lexicon.book.effects[self.effect]
        left = self.left
        if left & (left - 1) == 0 and _comes_without_asking(s, self.seat, effect, effect.parts[_lowest(left)]):
            s.then(Resolve(self.seat, effect.parts[_lowest(left)].id, ASK))
        elif _any_possible(s, self.seat, effect, left) or not s.seen_by_all(self.seat, effect):
            s.then(Order(self.seat, self.effect, left))


@final
class Order(Decision[Economy]):
    """Asks which of several effects to do next; all of them will be done."""

    def __init__(self, seat: i64, effect: i64, left: i64) -> None:
        self.seat = seat
        self.effect: Final = effect
        self.left: Final = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.effect, self.left)

    def candidates(self, s: Economy) -> vec[i64]:
        return _options(s, s.lexicon.book.effects[self.effect], self.left)

    def objection(self, s: Economy, action: i64) -> i64:
        return _objection(s, self.seat, s.lexicon.book.effects[self.effect], self.left, action)

    def details(self, s: Economy, action: i64, reason: i64) -> dict[str, int | str]:
        return _details(s, self.seat, s.lexicon.book.effects[self.effect], action, reason)

    def take(self, s: Economy, action: i64) -> None:
        if action == s.answers.enough:
            return
        chosen = _chosen(s, action)
        first = s.lexicon.book.effects[self.effect].parts[0]
        left = self.left & ~(1 << (chosen.option - first.option))
        if left != 0:
            s.then(Arrange(self.seat, self.effect, left))
        s.then(Resolve(self.seat, chosen.id, AGREED))


def _comes_without_asking(s: Economy, seat: i64, effect: Effect, last: Effect) -> bool:
    """Whether the last part of a whole need not be chosen: it cannot be declined, or asks itself if it is wanted."""
    return not s.may_decline(seat, effect) or (last.op == PRIMITIVE and s.asks_itself(seat, last))


def _chosen(s: Economy, action: i64) -> Effect:
    """Return the effect that an answer names."""
    book = s.lexicon.book
    return book.effects[book.options[action - s.answers.choose]]


def _lowest(mask: i64) -> i64:
    place: i64 = 0
    while (mask >> place) & 1 == 0:
        place += 1
    return place


def _options(s: Economy, effect: Effect, left: i64) -> vec[i64]:
    """List the actions that name the parts of a mask, and the one that says enough; rising."""
    answers = vec[i64]()
    enough, choose = s.answers.enough, s.answers.choose
    if enough < choose:
        answers = append(answers, enough)
    for i in range(len(effect.parts)):
        if (left >> i) & 1:
            answers = append(answers, choose + effect.parts[i].option)
    if enough > choose:
        answers = append(answers, enough)
    return answers


def _objection(s: Economy, seat: i64, effect: Effect, left: i64, action: i64) -> i64:
    """Forbid what cannot be done, and stopping while something compulsory can; so one answer is always lawful."""
    if action != s.answers.enough:
        return hindrance(s, seat, _chosen(s, action))
    if s.may_decline(seat, effect) or not _any_possible(s, seat, effect, left):
        return NO_OBJECTION
    return MUST_CHOOSE


def _any_possible(s: Economy, seat: i64, effect: Effect, left: i64) -> bool:
    for i in range(len(effect.parts)):
        if (left >> i) & 1 and hindrance(s, seat, effect.parts[i]) == NO_OBJECTION:
            return True
    return False


def _details(s: Economy, seat: i64, effect: Effect, action: i64, reason: i64) -> dict[str, int | str]:
    if action == s.answers.enough:
        return choice_details(s, effect, reason)
    return hindrance_details(s, seat, _chosen(s, action), reason)


EFFECT_STEPS: Final[list[type[Step[Any]]]] = [Resolve, Confirm, Repeat, Again, Pick, Arrange, Order]
