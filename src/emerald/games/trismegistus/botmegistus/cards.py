"""T13.5 The bot's own cards: which die it looks for, how much potency it spends, and what it does."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.botmegistus.errands import (
    ADVANCE_LOWEST,
    ADVANCE_ON,
    GAIN_ARTIFACT,
    GAIN_EXPERIMENT,
    GAIN_GOLD,
    GAIN_POINTS,
    Errand,
)
from emerald.games.trismegistus.pieces import COLOUR_NAMES, ELEMENT_NAMES, ELEMENTS, FACE_NAMES, METAL_FACES, NOTHING
from emerald.kernel.catalogue import MISSING, Item, Source
from emerald.kernel.effects.wording import Reader, Terms
from emerald.kernel.faults import Fault
from emerald.kernel.vecs import i64

BASIC: Final = 0
SPECIALIZATION: Final = 1
PERSONALITY: Final = 2
KIND_NAMES: Final = "basic specialization personality".split()

BASIC_CARDS: Final = 9  # T2
FIRST_SPECIALIZATION: Final = 9  # + an element
FIRST_PERSONALITY: Final = 13  # + an element
BOT_CARDS: Final = 17
BOT_CARD_NAMES: Final = [f"card-{card + 1}" for card in range(BOT_CARDS)]  # by number, whatever the catalogue
ALL_BASIC: Final = (1 << BASIC_CARDS) - 1

MAX: Final = METAL_FACES  # in place of the left symbol: the greatest potency
SYMBOL_NAMES: Final = [*FACE_NAMES[:METAL_FACES], "max"]
LEAST_POTENCY: Final = 1
MOST_SPENT: Final = 3


def kind_of(card: int) -> int:
    """Return of which kind the card with a number is."""
    return BASIC if card < FIRST_SPECIALIZATION else SPECIALIZATION if card < FIRST_PERSONALITY else PERSONALITY


def element_of(card: int) -> int:
    """Return the element of a card's number; basic cards have none."""
    return NOTHING if card < FIRST_SPECIALIZATION else (card - FIRST_SPECIALIZATION) % ELEMENTS


@final
class BotCard:
    """One card of the bot's: the die it looks for, the potency it spends, what it does.

    In a catalogue each of the 17 is an item of its own; basic cards are numbered in the order written,
    the others by their element:

        [[bot-card]]
        id = "water-personality"
        kind = "personality"           # basic, specialization, personality
        element = "water"              # not on basic cards
        colour = "white"               # black, white, red: the die it looks for
        dice = ["mercury", "lead"]     # the symbols: left, right; or one; or ["max"] for the greatest potency
        potency = 2                    # 1 to 3: what it spends
        action = "2 water"             # what it does, in this order
        above = "5 points; 1 fire; 1 earth; 1 air"    # only a personality: what it does instead, above you

    An action is a list of deeds, each with a ";" before the next: "artifact", "experiment" (or 1 gold), "2 gold",
    "5 points", "1 fire" (so many steps on a track) and "2 lowest" (on whichever track is its lowest each time).
    """

    def __init__(
        self,
        kind: i64,
        element: i64,
        colour: i64,
        left: i64,
        right: i64,
        potency: i64,
        action: list[Errand],
        above: list[Errand],
    ) -> None:
        self.kind: Final[i64] = kind
        self.element: Final[i64] = element  # NOTHING on basic cards
        self.colour: Final[i64] = colour
        self.left: Final[i64] = left  # a metal, or MAX
        self.right: Final[i64] = right  # a metal, or NOTHING
        self.potency: Final[i64] = potency
        self.action: Final = action
        self.above: Final = above  # of a personality only


# -- reading ----------------------------------------------------------------------------------------

ARTIFACT_WORD: Final = "artifact"
EXPERIMENT_WORD: Final = "experiment"
COUNTED_WORDS: Final = [*ELEMENT_NAMES, "lowest", "gold", "points"]
LOWEST_WORD: Final = 4
GOLD_WORD: Final = 5

# What the rules say that specializations and personalities do, in the order of the elements.
PRINTED_ACTIONS: Final = [
    *["artifact; 1 gold", "5 points; 1 gold", "1 earth; 1 fire; 1 water; 1 air", "experiment; 2 lowest"],
    *["2 earth", "2 fire", "2 water", "2 air"],
]
PRINTED_ABOVE: Final = ["5 points; 3 gold", "10 points", "5 points; 1 fire; 1 earth; 1 air", "5 points; artifact"]

CARD_FAULTS: Final = {
    "bot-card-dice": "a card asks for one die, for two, or for max",
    "bot-card-basic": "there are {high} basic cards",
    "bot-card-twice": "there is a card of this kind and element already",
    "bot-card-unlike-the-box": "{word!r}, where the printed card has {expected!r}",
}


def read_bot_cards(source: Source) -> list[BotCard]:
    """T13.5 Return the bot's cards by number; what is wrong with them is noted, and the list may then be short."""
    basic: list[BotCard] = []
    special: dict[int, BotCard] = {}
    for item in source.items("bot-card"):
        kind = KIND_NAMES.index(item.word("kind", KIND_NAMES))
        card = _read_card(item, kind)
        if kind == BASIC:
            if len(basic) == BASIC_CARDS:
                _fault(item, "kind", "bot-card-basic")
            basic.append(card)
            continue
        number = (FIRST_SPECIALIZATION if kind == SPECIALIZATION else FIRST_PERSONALITY) + int(card.element)
        if number in special:
            _fault(item, "element", "bot-card-twice")
        special[number] = card
        place = number - FIRST_SPECIALIZATION
        _compare(item, "action", card.action, PRINTED_ACTIONS[place])
        if kind == PERSONALITY:
            _compare(item, "above", card.above, PRINTED_ABOVE[int(card.element)])
    if len(basic) < BASIC_CARDS:
        source.lacks("bot-card", "basic")
    for number in range(FIRST_SPECIALIZATION, BOT_CARDS):
        if number not in special:
            source.lacks("bot-card", f"{ELEMENT_NAMES[element_of(number)]} {KIND_NAMES[kind_of(number)]}")
    return [*basic, *[special[number] for number in sorted(special)]]


def _read_card(item: Item, kind: int) -> BotCard:
    element = ELEMENT_NAMES.index(item.word("element", ELEMENT_NAMES)) if kind != BASIC else NOTHING
    colour = COLOUR_NAMES.index(item.word("colour", COLOUR_NAMES))
    symbols = [SYMBOL_NAMES.index(word) for word in item.words("dice", SYMBOL_NAMES)]
    if not _is_asked_for(symbols):
        _fault(item, "dice", "bot-card-dice")
    left = symbols[0] if symbols else MAX
    right = symbols[1] if len(symbols) > 1 else NOTHING
    potency = item.integer("potency", LEAST_POTENCY, MOST_SPENT)
    action = _read_deeds(item, "action")
    above = _read_deeds(item, "above") if kind == PERSONALITY else []
    return BotCard(kind, element, colour, left, right, potency, action, above)


def _is_asked_for(symbols: list[int]) -> bool:
    return len(symbols) == 1 or (len(symbols) == 2 and symbols[0] != symbols[1] and MAX not in symbols)


def _read_deeds(item: Item, key: str) -> list[Errand]:
    if not item.has(key):
        item.fault(key, MISSING)
    return item.parsed(key, read_action, [])


def read_action(text: str) -> list[Errand]:
    """Return the errands of an action; steps on a track are taken one by one."""
    deeds = Terms("a thing")
    deeds.add(ARTIFACT_WORD)
    deeds.add(EXPERIMENT_WORD)
    counted = Terms("something counted")
    for word in COUNTED_WORDS:
        counted.add(word)
    counted.also(len(COUNTED_WORDS) - 1, "point")
    reader = Reader(text)
    errands: list[Errand] = []
    while True:
        if not reader.peek().isdigit():
            errands.append(Errand(GAIN_ARTIFACT if reader.term(deeds) == 0 else GAIN_EXPERIMENT))
        else:
            errands += _counted(reader.number(), reader.term(counted))
        if not reader.skip(";"):
            break
    reader.finish("';' or the end")
    return errands


def _counted(count: int, what: int) -> list[Errand]:
    if what < ELEMENTS:
        return [Errand(ADVANCE_ON, what) for _ in range(count)]
    if what == LOWEST_WORD:
        return [Errand(ADVANCE_LOWEST) for _ in range(count)]
    return [Errand(GAIN_GOLD if what == GOLD_WORD else GAIN_POINTS, count)]


def _compare(item: Item, key: str, deeds: list[Errand], printed: str) -> None:
    """Warn where the action of a card is not what the printed rules say."""
    if [deed.key() for deed in deeds] != [deed.key() for deed in read_action(printed)]:
        fault = "bot-card-unlike-the-box"
        args: dict[str, int | str] = {"sentence": CARD_FAULTS[fault], "expected": printed}
        item.notes.warnings.append(Fault(item.file, item.name, item.text(key, ""), fault, args))


def _fault(item: Item, word: str, fault: str) -> None:
    item.fault(word, fault, {"sentence": CARD_FAULTS[fault], "high": BASIC_CARDS})
