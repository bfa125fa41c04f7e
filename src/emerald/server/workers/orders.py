"""What a process is told to do, and what it answers: one message each, its length first."""

from __future__ import annotations

import struct

import msgspec
from msgspec import Struct

from emerald.server.messages.policies import Policy, Trial
from emerald.server.messages.words import Message

LENGTH = struct.Struct("<I")


class Think(Struct, frozen=True, array_like=True, tag=True):
    """Answer for a seat of a match: `lines` are those of the log that this process has not seen yet.

    The process keeps the match; it is our own and sees all of it, but the player gets no more than the seat's view.
    """

    table: str
    game: str
    catalogue: str
    header: str
    start: int  # entries this process is thought to have
    lines: list[str]
    position: int  # entries there are
    digest: str
    tail: list[str]
    seat: int
    bot: str


class Thought(Struct, frozen=True, array_like=True, tag=True):
    """The answers until the word passes; `lost` if the process did not have what it was thought to have."""

    actions: list[int]
    lost: bool = False


class CheckFile(Struct, frozen=True, array_like=True, tag=True):
    """Read the file of a match that comes from outside, and play it from its first line to its last."""

    text: str
    catalogue: str


class FileChecked(Struct, frozen=True, array_like=True, tag=True):
    """What was found; `faults` is empty if everything is as it should be."""

    game: str = ""
    is_over: bool = False
    answers: int = 0
    outcomes: int = 0
    take_backs: int = 0
    digests: int = 0
    faults: list[Message] = []


class CheckCatalogue(Struct, frozen=True, array_like=True, tag=True):
    """Make a game of components that come from outside."""

    game: str
    path: str


class CatalogueChecked(Struct, frozen=True, array_like=True, tag=True):
    """What was found: its hash and name, or what is wrong."""

    digest: str = ""
    edition: str = ""
    faults: list[Message] = []


class TryPolicies(Struct, frozen=True, array_like=True, tag=True):
    """Say what policies would have done in games that are over: files, with the seat of whoever asks."""

    files: list[tuple[str, int, str]]  # the text, the seat, the catalogue
    policies: list[Policy]


class PoliciesTried(Struct, frozen=True, array_like=True, tag=True):
    """What each policy would have done."""

    trials: list[Trial]


class Broken(Struct, frozen=True, array_like=True, tag=True):
    """What was asked could not be done: the kind of thing that broke."""

    kind: str


Job = Think | CheckFile | CheckCatalogue | TryPolicies
Done = Thought | FileChecked | CatalogueChecked | PoliciesTried | Broken

ENCODER = msgspec.msgpack.Encoder()
READ_JOB = msgspec.msgpack.Decoder(Job).decode
READ_DONE = msgspec.msgpack.Decoder(Done).decode


def framed(message: Job | Done) -> bytes:
    """Return a message as it goes through a pipe."""
    body = ENCODER.encode(message)
    return LENGTH.pack(len(body)) + body
