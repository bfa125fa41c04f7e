"""T15 The words of all cards, tiles, formulas and bonuses, and what they may say."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.pieces import (
    CHARGED,
    ELEMENT_NAMES,
    ETHEREAL_DIE,
    GOLD_CUBE,
    HOLDINGS,
    MATERIALS,
    MERCURY,
    POINTS,
    RAW,
    SILVER_CUBE,
)
from emerald.kernel.effects.grammar import in_any_order, parse_cost, parse_effect, parse_requirement
from emerald.kernel.effects.lexicon import Lexicon
from emerald.kernel.effects.tree import (
    COUNTED,
    GAIN,
    NONE,
    PAY,
    PRIMITIVE,
    REPEAT,
    THING,
    Effect,
    Portion,
)
from emerald.kernel.effects.wording import Reader, WordError

# -- things: T15.1; the first of them are numbered as they are held -----------------------------

ANY_RAW: Final = HOLDINGS  # from here on: which one is asked
ANY_REFINED: Final = HOLDINGS + 1
ANY_ESSENCE_THING: Final = HOLDINGS + 2
STEP_BACK: Final = HOLDINGS + 3  # T7.3: one step down a track, always as a cost
THINGS: Final = HOLDINGS + 4
THING_WORDS: Final[list[tuple[str, str]]] = [
    ("raw lead", ""),
    ("raw copper", ""),
    ("raw tin", ""),
    ("raw mercury", ""),
    ("raw iron", ""),
    ("refined copper", ""),
    ("refined tin", ""),
    ("refined mercury", ""),
    ("refined iron", ""),
    ("silver", ""),
    ("gold", ""),
    ("salt", ""),
    ("sulfur", ""),
    ("aether", ""),
    ("ethereal die", "ethereal dice"),
    ("chameleon", "chameleons"),
    ("reaction token", "reaction tokens"),
    ("", ""),  # no card gives a discharged token
    ("point", "points"),
    ("any raw", ""),
    ("any refined", ""),
    ("any essence", ""),
    ("step", "steps"),
]

# -- what is counted: T15.7, T15.8; tracks are numbered as elements --------------------------------

ON_ANY_TRACK: Final = 4
ON_LOWEST_TRACK: Final = 5
COMPLETED: Final = 6
COMPLETED_OF: Final = 7  # + an element
COMPLETED_AT: Final = 11  # + a level
OWNED_ARTIFACTS: Final = 16
ARTIFACTS_OF: Final = 17  # + an element
IN_THE_STONE: Final = 21
SYMBOLS_OF: Final = 22  # + a pair of elements
MATERIALS_HELD: Final = 28
ESSENCES_HELD: Final = 29
COUNTS: Final = 30
PAIRS: Final[list[tuple[int, int]]] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
LEVEL_WORDS: Final = [
    ("starting experiment", "starting experiments"),
    ("level-1 experiment", "level-1 experiments"),
    ("level-2 experiment", "level-2 experiments"),
    ("level-3 experiment", "level-3 experiments"),
    ("masterpiece", "masterpieces"),
]

# -- verbs: T15.2 to T15.6 ---------------------------------------------------------------------------

ADVANCE: Final = 0  # operands: how many steps, where
EXCHANGE: Final = 1  # a form
TRANSMUTE: Final = 2  # a colour, or wild
DRAW: Final = 3  # what
RECHARGE: Final = 4  # T15.6: a reaction token

ANY_TRACK: Final = 4  # T7.3, behind the four named ones
LOWEST_TRACK: Final = 5
THREE_TRACKS: Final = 6
TRACK_WORDS: Final = [*ELEMENT_NAMES, "any track", "lowest track", "three tracks"]
MOST_STEPS: Final = 3
MOST_OF_A_KIND: Final = 15  # in a cost: what is still to be paid is packed into one number (rules/payment.py)

REFINE: Final = 0  # T15.3
SWAP: Final = 1
GILD: Final = 2
SPEND_GOLD: Final = 3
FORM_WORDS: Final = ["raw for refined", "raw for other raw", "refined for gold", "gold for five raw"]
RAW_FOR_A_GOLD: Final = 5

WILD: Final = 3  # T15.4, behind the three colours
ARROW_WORDS: Final = ["black", "white", "red", "wild"]

PUBLICATIONS_CARD: Final = 0  # T15.5
ARTIFACT_CARD: Final = 1
DRAW_WORDS: Final = ["publications", "artifact"]


def new_lexicon() -> Lexicon:
    """T15 Return the words, with an empty book for the effects of one catalogue."""
    lexicon = Lexicon()
    lexicon.without("may", "choose", "opponents", "each", "if", "all")  # T15 has no sign for these
    for name, plural in THING_WORDS:
        if name:
            lexicon.thing(name, plural)
        else:
            lexicon.things.leave_out()
    lexicon.things.also(SILVER_CUBE, "refined silver")  # T1.3: silver and gold are always refined
    lexicon.things.also(GOLD_CUBE, "refined gold")
    lexicon.things.also(RAW + MERCURY, "mercury essence")  # T1.6
    for name in [*ELEMENT_NAMES, "any track", "lowest track"]:
        lexicon.scale(name)
    lexicon.count("experiment", "experiments")
    for element in ELEMENT_NAMES:
        lexicon.count(f"{element} experiment", f"{element} experiments")
    for name, plural in LEVEL_WORDS:
        lexicon.count(name, plural)
    lexicon.count("artifact", "artifacts")
    for element in ELEMENT_NAMES:
        lexicon.count(f"{element} artifact", f"{element} artifacts")
    lexicon.count("formula", "formulas")
    for first, second in PAIRS:
        one, other = ELEMENT_NAMES[first], ELEMENT_NAMES[second]
        number = lexicon.count(f"{one} and {other} symbol", f"{one} and {other} symbols")
        lexicon.counted.also(number, f"{other} and {one} symbol", f"{other} and {one} symbols")
    lexicon.count("material", "materials")
    lexicon.count("essence", "essences")
    lexicon.kind("track", TRACK_WORDS)
    lexicon.kind("exchange", FORM_WORDS)
    lexicon.kind("arrow", ARROW_WORDS)
    lexicon.kind("card", DRAW_WORDS)
    lexicon.primitive("advance", "<number> on <track>")
    lexicon.primitive("exchange", "<exchange>")
    lexicon.primitive("transmute", "<arrow>")
    lexicon.primitive("draw", "<card>")
    lexicon.primitive("recharge", "reaction token")
    return lexicon


# -- reading: what the grammar allows and no sign of T15 says is refused -----------------------------


def effect_of(lexicon: Lexicon, text: str, owner: str) -> Effect:
    """T15 Return the effect of a text, numbered; its parts come in the order written."""
    effect = parse_effect(lexicon, text)
    _check(text, effect)
    return lexicon.book.add(effect, owner)


def reward_of(lexicon: Lexicon, text: str, owner: str, first: int, room: int) -> Effect:
    """T10.5 Return the effect of a text whose parts, options with fixed places, come in the order its owner likes."""
    effect = parse_effect(lexicon, text)
    _check(text, effect)
    return lexicon.book.add(in_any_order(lexicon, effect), owner, first, room)


def cost_of(lexicon: Lexicon, text: str) -> tuple[Portion, ...]:
    """T10.4 Return a cost, which is paid in materials."""
    portions = parse_cost(lexicon, text)
    for portion in portions:
        if portion.word >= MATERIALS and portion.word not in (ANY_RAW, ANY_REFINED):
            raise _wrong(text, lexicon.things.say(int(portion.word), int(portion.amount)), "a material")
        if portion.amount > MOST_OF_A_KIND:
            raise _wrong(text, str(portion.amount), f"a number from 1 to {MOST_OF_A_KIND}")
    return portions


def condition_of(lexicon: Lexicon, text: str) -> tuple[Portion, ...]:
    """T15.8 Return what an achievement asks to be shown."""
    portions = parse_requirement(lexicon, text)
    for portion in portions:
        word = int(portion.word)
        if portion.kind == THING and (ETHEREAL_DIE <= word <= POINTS or word == STEP_BACK):
            raise _wrong(text, lexicon.things.say(word, int(portion.amount)), "a material or an essence")
        if portion.kind == COUNTED and (word == ON_LOWEST_TRACK or SYMBOLS_OF <= word < MATERIALS_HELD):
            raise _wrong(text, lexicon.counted.say(word, int(portion.amount)), "something that can be shown")
    return portions


def _check(text: str, effect: Effect) -> None:
    """Refuse what no sign of T15 says."""
    if effect.op == GAIN and effect.thing == STEP_BACK:
        raise _wrong(text, effect.text, "a thing that is gained")
    if effect.op == GAIN and effect.per != NONE and (
        COMPLETED_AT <= effect.per < OWNED_ARTIFACTS or effect.per >= MATERIALS_HELD or effect.per == ON_ANY_TRACK
    ):  # fmt: skip
        raise _wrong(text, effect.text, "something rewards are counted by")
    if effect.op == PAY:
        for portion in effect.portions:
            if portion.word not in (CHARGED, STEP_BACK) or (portion.word == STEP_BACK and portion.amount > 1):
                raise _wrong(text, effect.text, "one step or reaction tokens")
    if effect.op == REPEAT:
        inner = effect.parts[0]
        if inner.op != PRIMITIVE or inner.thing not in (EXCHANGE, TRANSMUTE):
            raise _wrong(text, effect.text, "an exchange or a transmutation")
    if effect.op == PRIMITIVE and effect.thing == ADVANCE:
        steps, where = effect.operands
        if steps > (MOST_STEPS if where == ANY_TRACK else 1):
            raise _wrong(text, effect.text, "one step or up to three on any track")
    for part in effect.parts:
        _check(text, part)


def _wrong(text: str, words: str, expected: str) -> WordError:
    """Return the error that names the first of these words where it stands in the text."""
    found, wanted = Reader(text).words, Reader(words).words
    for place in range(len(found)):
        if found[place : place + len(wanted)] == wanted:
            return WordError(text, wanted[0], place + 1, expected)
    return WordError(text, wanted[0], 1, expected)
