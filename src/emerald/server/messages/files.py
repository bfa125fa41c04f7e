"""Games that are over, or were played elsewhere: looking at any position, verifying, bringing a file."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from emerald.server.messages.boards import Board
from emerald.server.messages.play import Entry, Question
from emerald.server.messages.words import Message

LONGEST_FILE = 1_000_000


class Position(Struct, frozen=True):
    """A table as a seat knew it after so many entries; `entries` are the last of them.

    `question` is what that seat was asked there, with all it could have answered.
    """

    table: str
    seat: int
    known: int  # the position
    last: int  # how many entries there are
    entries: list[Entry]
    board: Board
    turn: Message | None
    waiting: list[int]
    question: Question | None


class Verified(Struct, frozen=True):
    """What was checked of a finished game, and what was found wrong; nothing, if everything is as promised."""

    is_honest: bool
    answers: int
    outcomes: int
    take_backs: int
    digests: int
    faults: list[Message]


class BringFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a match: a finished one to look at, or one in progress to go on with at one screen."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]
    catalogue: Annotated[str, Meta(max_length=64)] = ""  # the hash of an uploaded one, if it was played with that
