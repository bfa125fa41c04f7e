"""From a tree back to words, such that reading them gives the same tree."""

from __future__ import annotations

from emerald.kernel.effects.lexicon import NUMBER, TIMES, Lexicon
from emerald.kernel.effects.tree import (
    ALL,
    CHOOSE,
    COUNTED,
    EACH,
    GAIN,
    IF,
    MAY,
    NONE,
    OPPONENTS,
    PAY,
    REPEAT,
    SEQUENCE,
    THING,
    Effect,
    Portion,
)


def say(lexicon: Lexicon, effect: Effect) -> str:
    """Return the words of an effect."""
    op = effect.op
    if op == SEQUENCE:
        return _parts(lexicon, effect, "; ")
    if op == ALL:
        return "all of (" + _parts(lexicon, effect, "; ") + ")"
    if op == CHOOSE:
        return "choose " + _parts(lexicon, effect, " | ")
    if op == GAIN:
        return _gain(lexicon, effect)
    if op in (PAY, IF):
        word = "pay " if op == PAY else "if "
        return word + say_portions(lexicon, effect.portions) + ": " + _part(lexicon, effect.parts[0])
    if op == MAY:
        return "may " + _part(lexicon, effect.parts[0])
    if op == OPPONENTS:
        return "opponents " + _part(lexicon, effect.parts[0])
    if op == EACH:
        return "each player " + _part(lexicon, effect.parts[0])
    if op == REPEAT:
        return _times(int(effect.amount)) + " " + _part(lexicon, effect.parts[0])
    return _primitive(lexicon, effect)


def say_portions(lexicon: Lexicon, portions: tuple[Portion, ...]) -> str:
    """Return the words of a cost or a requirement."""
    return ", ".join([_portion(lexicon, portion) for portion in portions])


def _parts(lexicon: Lexicon, effect: Effect, mark: str) -> str:
    return mark.join([_part(lexicon, part, effect.op in (SEQUENCE, ALL)) for part in effect.parts])


def _part(lexicon: Lexicon, part: Effect, between_semicolons: bool = False) -> str:
    """Say a part, in brackets where its own marks would be read as the whole's."""
    text = say(lexicon, part)
    if part.op == SEQUENCE or (part.op == CHOOSE and not between_semicolons):
        return "(" + text + ")"
    return text


def _gain(lexicon: Lexicon, effect: Effect) -> str:
    amount = int(effect.amount)
    text = f"gain {amount} {lexicon.things.say(int(effect.thing), amount)}"
    if effect.per == NONE:
        return text
    return f"{text} per {lexicon.counted.say(int(effect.per))}"


def _times(amount: int) -> str:
    for words, times in TIMES.items():
        if times == amount:
            return words
    raise ValueError(f"nothing is done {amount} times")


def _portion(lexicon: Lexicon, portion: Portion) -> str:
    amount, word = int(portion.amount), int(portion.word)
    if portion.kind == THING:
        return f"{amount} {lexicon.things.say(word, amount)}"
    if portion.kind == COUNTED:
        if lexicon.is_scale(word):
            return f"{lexicon.counted.say(word)} {amount}"
        return f"{amount} {lexicon.counted.say(word, amount)}"
    return lexicon.conditions.say(word)


def _primitive(lexicon: Lexicon, effect: Effect) -> str:
    primitive = lexicon.primitives[effect.thing]
    words = [primitive.name]
    used = 0
    for slot in primitive.pattern:
        if slot == NUMBER:
            words.append(str(effect.operands[used]))
            used += 1
        elif slot in lexicon.kinds:
            words.append(lexicon.kinds[slot].say(effect.operands[used]))
            used += 1
        else:
            words.append(slot)
    return " ".join(words)
