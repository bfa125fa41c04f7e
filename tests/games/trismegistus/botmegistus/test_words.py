"""Whatever the bot can say has its sentence, and no sentence waits in vain."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from emerald._pure import PACKAGE
from emerald.games.trismegistus.botmegistus.cards import CARD_FAULTS
from emerald.games.trismegistus.botmegistus.difficulty import OPTIONS
from emerald.games.trismegistus.botmegistus.errands import COMMAND_NAMES, NEED_NAMES
from emerald.games.trismegistus.botmegistus.lines import LINES
from emerald.games.trismegistus.botmegistus.score import score
from emerald.games.trismegistus.botmegistus.telling import BY_NAME, COMMANDS, NEEDS
from emerald.words import FOLDER, LANGUAGES, words_of
from emerald.words.arguments import ID, KINDS

FILE: Final = "trismegistus-bot.ftl"
TWO_THINGS: Final = {  # numbers that say two things
    "die": ["face", "colour"],
    "page": ["face", "side"],
    "space": ["colour", "side"],
    "bonus": ["element", "count"],
    "card": ["kind", "element"],
    "stack": ["element"],
    "steps": ["count"],
    "lead": ["who", "count"],
}


def wanted(look: Any) -> set[str]:
    """Every key that the code can produce."""
    laid = look()
    keys = {f"bot-line-{line[1]}" for line in LINES} | {f"bot-seen-{line[3]}" for line in LINES if line[3]}
    keys |= {f"bot-do-{name}" for name in COMMAND_NAMES} | {f"bot-need-{name}" for name in NEED_NAMES[1:]}
    keys |= {f"score-{line.key}" for line in score(laid.sight.its, laid.sight.printed).lines()}
    for option in OPTIONS:
        key = f"option-trismegistus-{option.name}"
        keys |= {key, *[f"{key}-{choice}" for choice in option.choices]}
    return keys | {*CARD_FAULTS, "bot-decided", "bot-tied", "score-wins-a-tie", *faults()}


def faults() -> set[str]:
    return {"bot-fault-no-dice", "bot-fault-no-cards", "bot-fault-value"}


def keys_of(language: str) -> list[str]:
    text = (FOLDER / language / FILE).read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def parts_of(language: str) -> set[str]:
    """The messages that only stand in others."""
    text = (FOLDER / language / FILE).read_text(encoding="utf-8")
    return set(re.findall(r"\{ ([a-z][\w-]*)(?:\.[a-z]+)? \}", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_bot_says_has_its_message_and_none_is_unused(look: Any, language: str) -> None:
    keys = set(keys_of(language))
    assert wanted(look) - keys == set()
    assert keys - wanted(look) - parts_of("en") == set()


def test_tables_of_lines_commands_and_needs_are_whole() -> None:
    assert len(COMMANDS) == len(COMMAND_NAMES)
    assert len(NEEDS) == len(NEED_NAMES)
    assert len({line[1] for line in LINES}) == len(LINES)
    rules = [line[0] for line in LINES] + [rule for rule, _ in COMMANDS] + NEEDS[1:]
    assert all(re.fullmatch(r"T13\.\d+", rule) for rule in rules)


def test_arguments_that_name_something_are_ids() -> None:
    names = {name for line in LINES for name in f"{line[2]} {line[4]}".split()}
    names |= {name for _, command in COMMANDS for name in command.split()} - {"-"}
    for name in names:
        for argument in TWO_THINGS.get(name, [name]):
            assert argument in KINDS
            assert (argument in BY_NAME or argument == "who") == (KINDS[argument] == ID)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    words = words_of(language)
    assert all(words.attribute(f"option-trismegistus-{option.name}", "about") for option in OPTIONS)


def test_the_faults_are_those_the_code_raises() -> None:
    folder = PACKAGE / "games/trismegistus/botmegistus"
    source = "".join([path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))])
    assert set(re.findall(r'"(bot-fault-[\w-]+)"', source)) == faults()
