"""What a typed line means, in every language."""

from __future__ import annotations

import pytest

from emerald.cli.typed import (
    ANSWERS,
    DEFAULT,
    ENGLISH,
    HELP,
    LOG,
    QUIT,
    SAVE,
    UNDO,
    UNDO_TURN,
    WHY,
    answers_in,
    understand,
)
from emerald.words import LANGUAGES, words_of


@pytest.mark.parametrize(
    ("line", "command", "rest"),
    [
        ("", DEFAULT, ""),
        ("  help ", HELP, ""),
        ("?", HELP, ""),
        ("why 3", WHY, "3"),
        ("Why  not  build gloria", WHY, "build gloria"),
        ("why", WHY, ""),
        ("undo", UNDO, ""),
        ("undo turn", UNDO_TURN, ""),
        ("log 12", LOG, "12"),
        ("save My-Game", SAVE, "My-Game"),
        ("quit", QUIT, ""),
        ("quit smoking", ANSWERS, "quit smoking"),
        ("1 2", ANSWERS, "1 2"),
        ("build gloria", ANSWERS, "build gloria"),
    ],
)
def test_a_line_is_a_command_or_answers(line: str, command: str, rest: str) -> None:
    typed = understand(line, words_of("en"))
    assert (typed.command, typed.rest) == (command, rest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_the_readers_language_and_in_english(language: str) -> None:
    words = words_of(language)
    for command in ENGLISH:
        for name in words.say("cli-command-" + command).split(","):
            assert understand(name.strip(), words).command == command
        assert understand(ENGLISH[command][0], words).command == command


def test_answers_are_parted_by_commas_and_numbers_by_blanks() -> None:
    assert answers_in("1 2, build  alembic; 3") == ["1", "2", "build alembic", "3"]
    assert answers_in(" , ;") == []
