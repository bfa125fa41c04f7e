"""Why an effect cannot be done now: a number for the rules, the arguments for those who read it."""

from __future__ import annotations

from emerald.kernel.effects.economy import CANNOT_PAY, CONDITION_FAILS, MUST_CHOOSE, Economy
from emerald.kernel.effects.printing import say_portions
from emerald.kernel.effects.tree import (
    ALL,
    CHOOSE,
    IF,
    MAY,
    PAY,
    PRIMITIVE,
    REPEAT,
    SEQUENCE,
    Effect,
)
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import i64


def hindrance(s: Economy, seat: i64, effect: Effect) -> i64:
    """Return the reason why an effect would come to nothing now, or 0.

    What others would do does not count: to say whether they can may betray what they hold.
    """
    op = effect.op
    if op == PAY:
        return s.can_pay(seat, effect)
    if op == PRIMITIVE:
        return s.can_perform(seat, effect)
    if op in (MAY, REPEAT):
        return hindrance(s, seat, effect.parts[0])
    if op == IF:
        if not s.meets(seat, effect.portions):
            return CONDITION_FAILS
        return hindrance(s, seat, effect.parts[0])
    if op in (CHOOSE, SEQUENCE, ALL):
        return _hindrance_of_all(s, seat, effect)
    return NO_OBJECTION


def _hindrance_of_all(s: Economy, seat: i64, effect: Effect) -> i64:
    """Return why none of the parts can be done, which is why the first cannot."""
    first: i64 = NO_OBJECTION
    for part in effect.parts:
        reason = hindrance(s, seat, part)
        if reason == NO_OBJECTION:
            return NO_OBJECTION
        if first == NO_OBJECTION:
            first = reason
    return first


def hindrance_details(s: Economy, seat: i64, effect: Effect, reason: i64) -> dict[str, int | str]:
    """Return the arguments of a reason that `hindrance` gave."""
    node = _culprit(s, seat, effect)
    if reason == CANNOT_PAY and node.op == PAY:
        details = _shortfall(s, seat, node)
    elif reason == CONDITION_FAILS and node.op == IF:
        details = {"condition": say_portions(s.lexicon, node.portions)}
    else:
        details = {}
    details.update(s.details_of(seat, node, reason))
    details["effect"] = s.effect_in_messages(effect)
    return details


def choice_details(s: Economy, effect: Effect, reason: i64) -> dict[str, int | str]:
    """Return the arguments of the reason why a choice cannot be passed over."""
    return {"effect": s.effect_in_messages(effect)} if reason == MUST_CHOOSE else {}


def _culprit(s: Economy, seat: i64, effect: Effect) -> Effect:
    """Return the node that hinders the effect."""
    op = effect.op
    if op in (PAY, PRIMITIVE) or len(effect.parts) == 0:
        return effect
    if op == IF and not s.meets(seat, effect.portions):
        return effect
    return _culprit(s, seat, effect.parts[0])


def _shortfall(s: Economy, seat: i64, effect: Effect) -> dict[str, int | str]:
    """Return the first portion of a cost that a seat lacks; needing 0 of it is to lack the cost as a whole."""
    for portion in effect.portions:
        have = s.stock(seat, portion.word)
        if have < portion.amount:
            thing = s.thing_in_messages(portion.word)
            return {"needs": int(portion.amount), "thing": thing, "has": int(have)}
    return {"needs": 0, "thing": say_portions(s.lexicon, effect.portions), "has": 0}
