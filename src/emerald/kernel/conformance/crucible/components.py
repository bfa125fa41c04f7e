"""What Crucible is played with: essences, cards in the words of the effect language, and the table of actions."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from emerald.kernel.actions import ActionTable
from emerald.kernel.effects.economy import EFFECT_REASONS, Answers
from emerald.kernel.effects.grammar import read_effect
from emerald.kernel.effects.lexicon import Lexicon
from emerald.kernel.effects.tree import Effect
from emerald.kernel.messages import ReasonTable

ESSENCES: Final = ["fire", "water", "earth"]
GOLD: Final = 3
THINGS: Final = [*ESSENCES, "gold"]

MIRROR: Final = 7
CARDS: Final = [  # name, price, words
    ("alembic", 1, "gain 1 fire; gain 1 water"),
    ("athanor", 1, "pay 1 fire: gain 2 gold"),
    ("balance", 1, "choose gain 2 fire | gain 2 water | gain 2 earth"),
    ("bellows", 2, "gain 3 fire"),
    ("censer", 2, "opponents may pay 1 water: gain 1 gold; gain 2 gold"),
    ("furnace", 1, "choose (pay 2 earth: gain 2 gold) | gain 1 earth"),
    ("lens", 1, "draw 2 cards"),
    ("mirror", 1, "gain 1 earth per artifact"),
    ("mortar", 1, "gain 1 earth; may pay 1 fire: gain 2 gold"),
    ("phial", 2, "gain 1 water per artifact"),
    ("quill", 2, "choose (if late: gain 3 gold) | gain 1 gold"),
    ("retort", 1, "all of (gain 1 fire; pay 1 water: gain 1 gold)"),
    ("still", 1, "twice pay 1 earth: gain 1 gold"),
    ("vessel", 2, "gain 2 gold; each player gain 1 water"),
]
CARD_COUNT: Final = len(CARDS)
ALL_CARDS: Final = (1 << CARD_COUNT) - 1
NO_CARD: Final = -1

# -- words ------------------------------------------------------------------------------

ARTIFACT: Final = 0  # counted
LATE: Final = 0  # a condition

# -- where chance comes from ------------------------------------------------------------

FROM_DECK: Final = 0
FROM_MARKET: Final = 1
FROM_DICE: Final = 2
SOURCE_NAMES: Final = ["deck", "market", "dice"]

# -- actions: the place of each verb is fixed, whatever the cards are called -------------

OPTIONS_OF_A_CARD: Final = 3

KEEP: Final = 0
TAKE_DIE: Final = KEEP + CARD_COUNT
DRAW: Final = TAKE_DIE + 3
BUY: Final = DRAW + 1
PLAY: Final = BUY + CARD_COUNT
TRANSMUTE: Final = PLAY + CARD_COUNT
DONE: Final = TRANSMUTE + 3
PAY: Final = DONE + 1
SHOW: Final = PAY + 3
PASS: Final = SHOW + 1
YES: Final = PASS + 1
NO: Final = YES + 1
ENOUGH: Final = NO + 1
CHOOSE: Final = ENOUGH + 1

ANSWERS: Final = Answers(YES, NO, ENOUGH, CHOOSE)

# -- why the rules may forbid something ---------------------------------------------------

NO_SUCH_DIE: Final = 100
TOO_FEW_ESSENCES: Final = 101
DECK_IS_EMPTY: Final = 102
NO_TWO_ALIKE: Final = 103
NO_MIRROR: Final = 104

REASONS: Final = ReasonTable(
    [
        *EFFECT_REASONS,
        (NO_SUCH_DIE, "C3.1", "no-such-die"),
        (TOO_FEW_ESSENCES, "C3.2", "too-few-essences"),
        (DECK_IS_EMPTY, "C3.3", "deck-is-empty"),
        (NO_TWO_ALIKE, "C3.6", "no-two-alike"),
        (NO_MIRROR, "C4.1", "no-mirror"),
    ]
)


@final
class Components:
    """One set of cards: their names, prices and effects. A larger game reads them from TOML (kernel/catalogue.py)."""

    def __init__(self, cards: list[tuple[str, int, str]]) -> None:
        if len(cards) != CARD_COUNT:
            raise ValueError(f"Crucible has {CARD_COUNT} cards, found {len(cards)}")
        self.lexicon: Final = Lexicon()
        for thing in THINGS:
            self.lexicon.thing(thing)
        self.lexicon.count("artifact", "artifacts")
        self.lexicon.condition("late")
        self.lexicon.primitive("draw", "<number> cards")
        self.names: Final[list[str]] = []
        self.prices: Final[list[int]] = []
        self.effects: Final[list[Effect]] = []
        for card, (name, price, words) in enumerate(cards):
            self.names.append(name)
            self.prices.append(price)
            first = card * OPTIONS_OF_A_CARD  # fixed places: a changed card never moves another's actions
            self.effects.append(read_effect(self.lexicon, words, name, first, OPTIONS_OF_A_CARD))
        self.digest: Final = sha256(repr(cards).encode()).hexdigest()

    def action_table(self) -> ActionTable:
        """Return the table of all actions."""
        table = ActionTable()
        table.add("keep", KEEP, self.names)
        table.add("take-die", TAKE_DIE, ESSENCES)
        table.add("draw", DRAW)
        table.add("buy", BUY, self.names)
        table.add("play", PLAY, self.names)
        table.add("transmute", TRANSMUTE, ESSENCES)
        table.add("done", DONE)
        table.add("pay", PAY, ESSENCES)
        table.add("show", SHOW)
        table.add("pass", PASS)
        table.add("yes", YES)
        table.add("no", NO)
        table.add("enough", ENOUGH)
        table.add("choose", CHOOSE, [f"{name}.{i + 1}" for name in self.names for i in range(OPTIONS_OF_A_CARD)])
        return table


@final
class Law:
    """The components and the switches of one table; shared by all its states, never changed."""

    def __init__(self, components: Components, rounds: int, reactions: bool) -> None:
        self.components: Final = components
        self.rounds: Final = rounds  # C5.1
        self.reactions: Final = reactions  # C4.1
