"""Whatever the code can say has its message, and no message waits in vain for somebody to say it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, Final

import pytest

from emerald._pure import PACKAGE
from emerald.cli.app import COMMANDS
from emerald.cli.typed import DEFAULT, ENGLISH, UNDO_TURN
from emerald.games.alchemicus import telling
from emerald.games.alchemicus.cards import CARD_NAMES, FIELD_ACTIONS, GOOD_NAMES
from emerald.games.alchemicus.catalogue import NUMBERS_OF_A_CARD, RING_FAULTS
from emerald.games.alchemicus.game import Alchemicus
from emerald.games.alchemicus.layout import STEPS
from emerald.games.alchemicus.ledger import SOURCES
from emerald.games.shelf import TITLES, open_game
from emerald.games.trismegistus.components import BONUS_PLACE_NAMES
from emerald.kernel.agenda import Decision
from emerald.kernel.effects.economy import EFFECT_REASONS
from emerald.kernel.faults import SENTENCES
from emerald.kernel.match.log import KIND_NAMES
from emerald.players.registry import NAMES as PLAYERS
from emerald.server.drawing import DRAWN, drawing
from emerald.words import FOLDER, LANGUAGES, words_of

WORDED: Final = ["kernel", "arena", "cli", "games/alchemicus", "games/shelf.py", "games/preview.py", "server"]
NOT_WORDED: Final = ["conformance"]  # its toy game is for tests only
FAMILIES: Final = (
    "why-not setup position undo file match catalogue question status action event score option cli arena balance "
    "server entry notice"
).split()
NAMES: Final = {  # what sentences are made of, and what tables show
    *("card", "good", "load", "place", "spot", "amount", "catalogue-hint"),
    *[f"card-{card}" for card in CARD_NAMES],
    *[f"good-{good}" for good in GOOD_NAMES],
    *[f"place-{place}" for place in FIELD_ACTIONS],
    *["pile-base", "pile-noctis", "pile-bank"],
    *[f"game-{game}" for game in TITLES],
    *[f"player-{player}" for player in PLAYERS],
    "edition-reconstructed",
}


@pytest.fixture(scope="module")
def game() -> Alchemicus:
    return Alchemicus()


def files() -> list[Path]:
    """Every source file whose messages people read."""
    found: list[Path] = []
    for part in WORDED:
        path = PACKAGE / part
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return [path for path in found if not set(path.parts) & set(NOT_WORDED)]


def texts(path: Path) -> list[str]:
    """Every text that stands in a source file, but for docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docstrings]
    return [node.value for node in found if isinstance(node.value, str)]


def literal_keys() -> set[str]:
    """The keys that stand in the code as they are."""
    form = re.compile(f"({'|'.join(FAMILIES)})(-[a-z0-9]+)+")
    return {text for path in files() for text in texts(path) if form.fullmatch(text)} - {UNDO_TURN}


def calls(path: Path, name: str) -> list[str]:
    """The first texts handed to every call of this name."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if called == name and isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.append(first.value)
    return found


def steps() -> list[str]:
    return [telling.kebab(step.__name__) for step in STEPS.classes if issubclass(step, Decision)]


def reasons(game: Any) -> set[str]:
    return {"why-not-" + reason.key for reason in game.reasons.all()} | {
        "why-not-" + key for _, _, key in EFFECT_REASONS
    }


def options(game: Any) -> set[str]:
    found: set[str] = set()
    for option in game.options:
        key = f"option-{game.name}-{option.name}"
        found |= {key, *[f"{key}-{choice}" for choice in option.choices]}
    return found


def events() -> set[str]:
    """What the journal is told: by the table, and by a match that is shortened."""
    kinds = set(calls(PACKAGE / "games/alchemicus/state.py", "note")) | {"undo"}
    return {f"event-alchemicus-{kind}" for kind in kinds - set(telling.UNTOLD)}


def score_lines() -> set[str]:
    sources = {"score-fame-" + source for source in SOURCES}
    return sources | {"score-" + key for key in calls(PACKAGE / "games/alchemicus/standings.py", "Line")}


def faults() -> set[str]:
    headers = {f"file-other-{key}" for key in ("game", "rules", "edition", "catalogue")}
    rings = {*RING_FAULTS, *["setup-" + key for key in RING_FAULTS]}
    return {*SENTENCES, *rings, *headers}


def command_line() -> set[str]:
    commands = [*ENGLISH, DEFAULT]
    found = {f"cli-{part}-{command}" for part in ("command", "help") for command in commands}
    columns = [text for text in texts(PACKAGE / "cli/tables/alchemicus.py") if text in COLUMNS]
    found |= {f"cli-alchemicus-column-{column}" for column in columns}
    pages = [text for path in (PACKAGE / "cli/components").glob("*.py") for text in texts(path)]
    found |= {"cli-components-" + text for text in pages if text in KINDS_SHOWN}
    lines = [place.partition("-")[0] for place in BONUS_PLACE_NAMES]
    found |= {"cli-component-" + text for text in [*pages, *NUMBERS_OF_A_CARD, *lines] if text in LINES_SHOWN}
    return found | {"cli-about-" + command for command in COMMANDS}


KINDS_SHOWN: Final = "experiment artifact publication achievement laboratory formula card board".split()
LINES_SHOWN: Final = (
    "level element requires cost reward points players symbols ability needs condition bonus arrows chamber copies "
    "price printed row column"
).split()


COLUMNS: Final = "player fame hand field turns buildings".split()


def server() -> set[str]:
    """What only the server says: remarks in the log, presets."""
    presets = {f"preset-{game}-{preset.name}" for game in DRAWN for preset in drawing(game).PRESETS}
    return presets | {"entry-" + kind for kind in KIND_NAMES if kind not in ("answer", "outcome")}


def wanted(game: Any) -> set[str]:
    """Every key that the code can produce."""
    asked = {f"{about}-alchemicus-{step}" for about in ("question", "status") for step in steps()}
    answered = {f"action-alchemicus-{verb.name}" for verb in game.actions.verbs}
    play = asked | answered | events() | score_lines()
    return literal_keys() | reasons(game) | options(game) | play | faults() | command_line() | server() | NAMES


def test_whatever_the_code_says_has_its_message(game: Alchemicus, english: Any) -> None:
    assert sorted(wanted(game) - english.keys) == []


def test_no_message_is_unused(game: Alchemicus, english: Any) -> None:
    ours = {key for key in english.keys if english.file_of[key].partition(".")[0] in OF_THIS_CODE}
    assert sorted(ours - wanted(game)) == []


OF_THIS_CODE: Final = [
    "kernel",
    "alchemicus",
    "alchemicus-play",
    "arena",
    "cli",
    "players",
    "server",
    "training",
    "balance",
    "notices",
]


def test_every_option_and_the_game_itself_are_explained_in_a_line(game: Alchemicus, book: Any) -> None:
    for key in [*[f"option-alchemicus-{option.name}" for option in game.options], "game-alchemicus"]:
        assert (key, "about") in book.patterns
    assert ("edition-" + game.edition, "about") in book.patterns


def test_every_card_has_its_gloss(book: Any) -> None:
    words = words_of(book.language)
    glosses = [words.attribute(f"card-{card}", "gloss") for card in CARD_NAMES]
    assert all(glosses)
    assert len(set(glosses)) == len(CARD_NAMES)


def test_sentences_know_every_card_good_place_and_spot(book: Any) -> None:
    words = words_of(book.language)
    for card in CARD_NAMES:
        assert words.say("card", {"card": card}) == words.say(f"card-{card}") == card.capitalize()
    for good in GOOD_NAMES:
        assert words.say("good", {"good": good}) == words.say("load", {"load": good}) == words.say(f"good-{good}")
    for place in FIELD_ACTIONS:
        assert words.say("place", {"place": place}) == words.say(f"place-{place}")
    for building in CARD_NAMES[:9]:
        assert words.say("spot", {"building": building, "plot": 3}).startswith(building.capitalize() + " (")
    for what in [*CARD_NAMES, *GOOD_NAMES]:
        name = words.say(f"card-{what}" if what in CARD_NAMES else f"good-{what}")
        assert name in words.say("amount", {"what": what, "count": 2})


def test_what_stops_undoing_is_told_for_every_source_of_chance(game: Alchemicus, book: Any) -> None:
    told = {words_of(book.language).say("undo-revealed", {"source": source}) for source in [*game.sources, "dice"]}
    assert len(told) == len(game.sources) + 1


def test_passing_is_worded_by_what_is_asked(book: Any) -> None:
    told = next(variants for name, variants in book.choices(("action-alchemicus-pass", "")) if name == "question")
    assert set(told) - {"other"} <= set(steps())


def test_each_folder_is_a_language_of_the_loader() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("_")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_undo_says_what_was_revealed_whatever_fate_was_asked_for(title: str, language: str) -> None:
    words = words_of(language)
    otherwise = words.say("undo-revealed", {"source": "other"})
    for source in open_game(title).sources:
        assert words.say("undo-revealed", {"source": source}) != otherwise, source
