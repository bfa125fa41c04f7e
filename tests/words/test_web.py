"""The client in the browser asks only for messages that are there, and none of its own waits in vain."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from emerald.games.alchemicus.cards import CARD_NAMES, FIELD_ACTIONS, GOOD_NAMES
from emerald.players.registry import NAMES as BOTS
from emerald.server.drawing import DRAWN, drawing
from tests.words.conftest import Book
from tools import web_words

CLIENT: Final = Path(__file__).parents[2] / "web" / "src"
QUOTED: Final = re.compile(r"""["'`]([a-z]+(?:-[a-zA-Z0-9]+)*)["'`]""")
ASKED: Final = re.compile(r"""\b(?:say|words\.say|words\.attribute)\(\s*["'`]([a-z][a-zA-Z0-9-]*)["'`]""")
# What the client puts together from a beginning and an id; every such message is listed here.
MADE: Final = {
    *[f"about-{card}" for card in CARD_NAMES],
    *[f"about-{place}" for place in FIELD_ACTIONS],
    *[f"{what}-{good}" for good in GOOD_NAMES for what in ("about", "letter-good")],
    *[f"web-bot-{bot}" for bot in BOTS],
    *[f"lesson-alchemicus-{chapter}" for chapter in ("turn", "goods", "gold", "fame")],
    *[f"lesson-trismegistus-{chapter}" for chapter in "draft gather transmute artifacts experiments round".split()],
    *[f"web-proposal-{kind}" for kind in ("take-back", "abandon", "replace")],
    *["amount-card", "amount-noctis-card", "amount-fame", "fame", "amount-potency"],
    *[f"amount-{track}-step" for track in ("earth", "fire", "water", "air", "lowest")],
    *[f"web-policy-{what}" for game in DRAWN for each in drawing(game).REACTIONS for what in each.about],
    *[f"policy-{game}-{each.question}" for game in DRAWN for each in drawing(game).REACTIONS],
}


@cache
def sources() -> str:
    """Return everything the client is written in, as one text."""
    files = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in {".ts", ".svelte"}]
    assert len(files) > 40
    return "\n".join([path.read_text(encoding="utf-8") for path in files if "gallery" not in path.parts])


def own(book: Book) -> set[str]:
    """Return the messages that only the client needs."""
    return {key for key, file in book.file_of.items() if file.startswith("web")}


def test_every_message_the_client_asks_for_is_there(book: Any) -> None:
    asked = set(ASKED.findall(sources()))
    assert len(asked) > 100
    assert asked - book.keys == set()


def test_every_word_of_the_client_that_looks_like_a_message_is_one(english: Any) -> None:
    named = {word for word in QUOTED.findall(sources()) if word.startswith("web-")}
    files = {file.removesuffix(".ftl") for file in english.file_of.values()}
    assert named - english.keys - files == set()


def test_no_message_of_the_client_waits_in_vain(english: Any) -> None:
    quoted = set(QUOTED.findall(sources()))
    assert own(english) - quoted - MADE == set()


def test_what_the_client_puts_together_is_there(book: Any) -> None:
    assert book.keys >= MADE


def test_letters_of_symbols_differ_in_every_language(book: Any) -> None:
    letters = [book.plain(place)[0] for place in book.places if place[0].startswith("letter-good-")]
    assert len(set(letters)) == len(letters) == len(GOOD_NAMES)


def test_the_client_knows_which_arguments_are_what() -> None:
    assert web_words.FILE.read_text(encoding="utf-8") == web_words.written()


def test_a_message_nobody_asks_for_is_found() -> None:
    text = 'say("web-close", {}); words.attribute("game-alchemicus", "about"); const key = "web-menu";'
    assert ASKED.findall(text) == ["web-close", "game-alchemicus"]
    assert {"web-close", "web-menu"} <= set(QUOTED.findall(text))
