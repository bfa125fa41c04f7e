"""T15 What cards say as messages, clause by clause: `effect-…` in the files of words, and names of components.

A message may hold others in one argument: `packed` writes them into a text, and the words of a language say them one
after another. So the effect of a card goes wherever an argument goes, and nothing but keys and numbers leaves the game.
"""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.components import Components
from emerald.games.trismegistus.lexicon import (
    ADVANCE,
    ARROW_WORDS,
    DRAW,
    DRAW_WORDS,
    EXCHANGE,
    FORM_WORDS,
    TRACK_WORDS,
    TRANSMUTE,
)
from emerald.kernel.effects.lexicon import Lexicon
from emerald.kernel.effects.tree import COUNTED, GAIN, NONE, PAY, PRIMITIVE, REPEAT, SEQUENCE, Effect, Portion
from emerald.kernel.messages import Message, packed
from emerald.kernel.vecs import i64

OPENING: Final = Message("(")  # brackets stand for themselves
CLOSING: Final = Message(")")


def effect_messages(lexicon: Lexicon, effect: Effect) -> list[Message]:
    """T15 Return what an effect does, clause by clause; what is paid for stands in front of what it buys."""
    if effect.op == GAIN:
        return [_gain(lexicon, effect)]
    if effect.op == PAY:
        bought = effect_messages(lexicon, effect.parts[0])
        costs = [
            Message("effect-pay", "", {"count": int(each.amount), "what": thing_id(lexicon, each.word)})
            for each in effect.portions
        ]
        return [*costs, *([OPENING, *bought, CLOSING] if effect.parts[0].op == SEQUENCE else bought)]
    if effect.op == REPEAT:
        return [_primitive(effect.parts[0], int(effect.amount))]
    if effect.op == PRIMITIVE:
        return [_primitive(effect, 1)]
    return [message for part in effect.parts for message in effect_messages(lexicon, part)]


def effect_words(lexicon: Lexicon, effect: Effect) -> str:
    """T15 Return an effect as one argument of a message."""
    return packed(effect_messages(lexicon, effect))


def portion_messages(lexicon: Lexicon, portions: tuple[Portion, ...]) -> list[Message]:
    """T10.4, T15.8 Return a cost, or what an achievement asks for, entry by entry."""
    return [
        Message("effect-needs", "", {"count": int(each.amount), "counted": counted_id(lexicon, each.word)})
        if each.kind == COUNTED
        else Message("effect-amount", "", {"count": int(each.amount), "what": thing_id(lexicon, each.word)})
        for each in portions
    ]


def thing_id(lexicon: Lexicon, thing: i64) -> str:
    """Return what messages call a thing."""
    return lexicon.things.names[thing].replace(" ", "-")


def counted_id(lexicon: Lexicon, counted: i64) -> str:
    """Return what messages call something counted."""
    return lexicon.counted.names[counted].replace(" ", "-")


def _gain(lexicon: Lexicon, effect: Effect) -> Message:
    args: dict[str, int | str] = {"count": int(effect.amount), "what": thing_id(lexicon, effect.thing)}
    if effect.per == NONE:
        return Message("effect-gain", "", args)
    return Message("effect-gain-per", "", {**args, "counted": counted_id(lexicon, effect.per)})


def _primitive(effect: Effect, times: int) -> Message:
    verb = effect.thing
    if verb == ADVANCE:
        steps, where = effect.operands
        return Message("effect-advance", "", {"count": steps, "track": TRACK_WORDS[where].replace(" ", "-")})
    if verb == EXCHANGE:
        return Message(
            "effect-exchange", "", {"count": times, "form": FORM_WORDS[effect.operands[0]].replace(" ", "-")}
        )
    if verb == TRANSMUTE:
        return Message("effect-transmute", "", {"count": times, "arrow": ARROW_WORDS[effect.operands[0]]})
    if verb == DRAW:
        return Message("effect-draw", "", {"card": DRAW_WORDS[effect.operands[0]]})
    return Message("effect-recharge")


# -- names of components: a message's key, or a catalogue's own words for it ---------------------------


def named(kind: str, name: str, title: str) -> str:
    """Return the name of a component as an argument of a message; a catalogue's own title stands for itself."""
    return title or f"{kind}-{name}"


def experiment_name(box: Components, place: i64) -> str:
    """Return the name of an experiment."""
    each = box.experiments[place]
    return named("experiment", each.name, each.title)


def artifact_name(box: Components, place: i64) -> str:
    """Return the name of an artifact."""
    each = box.artifacts[place]
    return named("artifact", each.name, each.title)


def publication_name(box: Components, place: i64) -> str:
    """Return the name of a publication."""
    each = box.publications[place]
    return named("publication", each.name, each.title)


def achievement_name(box: Components, place: i64) -> str:
    """Return the name of an achievement."""
    each = box.achievements[place]
    return named("achievement", each.name, each.title)


def laboratory_name(box: Components, place: i64) -> str:
    """Return the name of a laboratory, which is its alchemist's."""
    each = box.laboratories[place]
    return named("laboratory", each.name, each.title)


def formula_name(box: Components, place: i64) -> str:
    """Return the name of a formula, numbered over all laboratories."""
    each = box.formula(place)
    return named("formula", each.name, each.title)
