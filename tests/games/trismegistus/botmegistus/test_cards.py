"""T13.5 The bot's own cards: the shipped ones, and everything that can be wrong with others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from emerald._pure import PACKAGE
from emerald.games.trismegistus.botmegistus.cards import (
    BASIC_CARDS,
    BOT_CARDS,
    MAX,
    PRINTED_ABOVE,
    PRINTED_ACTIONS,
    BotCard,
    element_of,
    kind_of,
    read_action,
    read_bot_cards,
)
from emerald.games.trismegistus.botmegistus.errands import Errand
from emerald.games.trismegistus.pieces import ELEMENTS, NOTHING
from emerald.kernel.catalogue import Source
from emerald.kernel.effects.wording import WordError
from emerald.kernel.faults import CatalogueError, Fault

SHIPPED = (PACKAGE / "games/trismegistus/components/botmegistus.toml").read_text(encoding="utf-8")
HEADER = '[catalogue]\nname = "a test"\nedition = "test"\n'
FIRST_CARD = SHIPPED[SHIPPED.index("[[bot-card]]") : SHIPPED.index("[[bot-card]]", SHIPPED.index("[[bot-card]]") + 1)]

Read = Callable[..., tuple[list[BotCard], list[Fault]]]


@pytest.fixture
def read() -> Read:
    """Read the shipped cards with some of their words replaced; return them with the warnings."""

    def read_changed(*changes: tuple[str, str]) -> tuple[list[BotCard], list[Fault]]:
        text = SHIPPED
        for before, after in changes:
            assert before in text
            text = text.replace(before, after, 1)
        with TemporaryDirectory() as folder:
            path = Path(folder) / "bot.toml"
            path.write_text(HEADER + text, encoding="utf-8")
            source = Source(path)
        cards = read_bot_cards(source)
        source.finish()
        return cards, source.warnings

    return read_changed


def words(errands: list[Errand]) -> list[str]:
    return [str(errand) for errand in errands]


def test_t13_5_the_shipped_cards_are_nine_four_and_four(read: Read) -> None:
    cards, warnings = read()
    assert len(cards) == BOT_CARDS
    assert [card.kind for card in cards] == [kind_of(number) for number in range(BOT_CARDS)]
    assert [card.element for card in cards] == [element_of(number) for number in range(BOT_CARDS)]
    assert warnings == []


def test_t13_5_the_shipped_basic_cards_are_spread_evenly(read: Read) -> None:
    basic = read()[0][:BASIC_CARDS]
    colours = [card.colour for card in basic]
    symbols = [symbol for card in basic for symbol in (card.left, card.right) if symbol != NOTHING]
    assert [colours.count(colour) for colour in range(3)] == [3, 3, 3]
    assert [symbols.count(symbol) for symbol in range(MAX + 1)] == [2, 2, 2, 2, 2, 2]
    assert {card.potency for card in basic} == {1, 2, 3}
    assert sum([card.potency for card in basic]) == 18
    assert sorted([" + ".join(words(card.action)) for card in basic]) == [
        "advance-lowest 0 + advance-lowest 0",
        "advance-on 0 + advance-on 2",
        "advance-on 1 + advance-on 3",
        "gain-artifact 0",
        "gain-artifact 0",
        "gain-experiment 0",
        "gain-experiment 0",
        "gain-experiment 0",
        "gain-gold 1",
    ]


def test_t13_5_the_other_cards_do_what_the_books_print(read: Read) -> None:
    cards = read()[0]
    for element, action in enumerate(PRINTED_ACTIONS[:ELEMENTS]):
        assert words(cards[BASIC_CARDS + element].action) == words(read_action(action))
    for element, above in enumerate(PRINTED_ABOVE):
        card = cards[BASIC_CARDS + ELEMENTS + element]
        assert words(card.action) == [f"advance-on {element}"] * 2
        assert words(card.above) == words(read_action(above))


@pytest.mark.parametrize(
    ("text", "errands"),
    [
        ("artifact", ["gain-artifact 0"]),
        ("experiment; 2 lowest", ["gain-experiment 0", "advance-lowest 0", "advance-lowest 0"]),
        ("1 gold", ["gain-gold 1"]),
        ("5 points; 3 gold", ["gain-points 5", "gain-gold 3"]),
        ("1 point", ["gain-points 1"]),
        ("1 fire; 1 earth; 2 air", ["advance-on 1", "advance-on 0", "advance-on 3", "advance-on 3"]),
    ],
)
def test_t13_5_actions_are_read_step_by_step(text: str, errands: list[str]) -> None:
    assert words(read_action(text)) == errands


@pytest.mark.parametrize("text", ["", "gold", "2 artifact", "1", "1 salt", "1 gold;", "1 gold 1 gold", "experimnt"])
def test_t13_5_actions_in_other_words_are_refused(text: str) -> None:
    with pytest.raises(WordError):
        read_action(text)


FAULTS = [
    ('dice = ["max"]', 'dice = ["max", "iron"]', "bot-card-dice"),
    ('dice = ["iron", "tin"]', 'dice = ["iron", "iron"]', "bot-card-dice"),
    ('dice = ["iron", "tin"]', 'dice = ["iron", "tin", "lead"]', "bot-card-dice"),
    ('dice = ["iron", "tin"]', "dice = []", "bot-card-dice"),
    ('dice = ["iron", "tin"]', 'dice = ["infinity"]', "catalogue-unknown-word"),
    ("potency = 3", "potency = 4", "catalogue-out-of-range"),
    ("potency = 3", "potency = 0", "catalogue-out-of-range"),
    ('colour = "black"', 'colour = "blue"', "catalogue-unknown-word"),
    ('action = "artifact"', "", "catalogue-missing-key"),
    ('action = "artifact"', 'action = "2 artifacts"', "catalogue-wording"),
    ('action = "artifact"', 'action = "artifact"\nabove = "1 gold"', "catalogue-unknown-key"),
    ('above = "10 points"', "", "catalogue-missing-key"),
    ('kind = "basic"', 'kind = "basic"\nelement = "fire"', "catalogue-unknown-key"),
    ('element = "fire"', 'element = "earth"', "bot-card-twice"),
    (FIRST_CARD, FIRST_CARD + FIRST_CARD.replace("basic-black", "another"), "bot-card-basic"),
    (FIRST_CARD, "", "catalogue-missing-item"),
]


@pytest.mark.parametrize(("before", "after", "key"), FAULTS)
def test_t13_5_what_is_wrong_with_a_card_is_named(read: Read, before: str, after: str, key: str) -> None:
    with pytest.raises(CatalogueError) as caught:
        read((before, after))
    assert key in [fault.key for fault in caught.value.faults]
    assert all("bot.toml" in str(fault) for fault in caught.value.faults)


@pytest.mark.parametrize(
    ("before", "after", "words_now", "printed"),
    [
        ('action = "artifact; 1 gold"', 'action = "2 gold"', "2 gold", "artifact; 1 gold"),
        ('above = "10 points"', 'above = "9 points"', "9 points", "10 points"),
    ],
)
def test_t13_5_departures_from_the_printed_actions_are_warned_of(
    read: Read, before: str, after: str, words_now: str, printed: str
) -> None:
    warnings = read((before, after))[1]
    assert [(fault.word, fault.args["expected"]) for fault in warnings] == [(words_now, printed)]
    assert printed in str(warnings[0])
