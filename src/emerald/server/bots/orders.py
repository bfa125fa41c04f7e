"""What a bot's process is told and what it answers: one message each, its length first."""

from __future__ import annotations

import struct

import msgspec
from msgspec import Struct

LENGTH = struct.Struct("<I")


class Think(Struct, frozen=True, array_like=True):
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


class Thought(Struct, frozen=True, array_like=True):
    """The answers until the word passes; `lost` if the process did not have what it was thought to have."""

    actions: list[int]
    lost: bool = False


ENCODER = msgspec.msgpack.Encoder()
READ_THINK = msgspec.msgpack.Decoder(Think).decode
READ_THOUGHT = msgspec.msgpack.Decoder(Thought).decode


def framed(message: Think | Thought) -> bytes:
    """Return a message as it goes through a pipe."""
    body = ENCODER.encode(message)
    return LENGTH.pack(len(body)) + body
