"""What a typed line means: a command, or one or several answers to the question."""

from __future__ import annotations

import re
from typing import Final, final

from emerald.words import Words

HELP: Final = "help"
WHY: Final = "why"
UNDO: Final = "undo"
UNDO_TURN: Final = "undo-turn"
TABLE: Final = "table"
LOG: Final = "log"
SAVE: Final = "save"
QUIT: Final = "quit"
DEFAULT: Final = "default"  # an empty line: the suggested answers
ANSWERS: Final = "answers"

ENGLISH: Final = {
    HELP: ["help", "?", "h"],
    WHY: ["why not", "why"],
    UNDO_TURN: ["undo turn", "undo all"],
    UNDO: ["undo", "u"],
    TABLE: ["table", "t"],
    LOG: ["log", "l"],
    SAVE: ["save"],
    QUIT: ["quit", "q", "exit"],
}
WITH_MORE: Final = (WHY, LOG, SAVE)  # commands that go on after their word


@final
class Typed:
    """A line understood: which command, and what stood behind it."""

    def __init__(self, command: str, rest: str) -> None:
        self.command: Final = command
        self.rest: Final = rest


def understand(line: str, words: Words) -> Typed:
    """Return what a line means; commands may be given in the reader's language or in English."""
    said = " ".join(line.split())
    if not said:
        return Typed(DEFAULT, "")
    folded = said.casefold()
    for command, english in ENGLISH.items():
        local = [each.strip() for each in words.say("cli-command-" + command).split(",")]
        for name in [*local, *english]:
            if folded == name or (command in WITH_MORE and folded.startswith(name + " ")):
                return Typed(command, said[len(name) :].strip())
    return Typed(ANSWERS, said)


def answers_in(line: str) -> list[str]:
    """Return the answers of a line: by comma or semicolon; numbers also by spaces."""
    found: list[str] = []
    for part in re.split("[,;]", line):
        words = part.split()
        if words and all(word.isdecimal() for word in words):
            found += words
        elif words:
            found.append(" ".join(words))
    return found
