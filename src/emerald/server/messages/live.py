"""What goes over the live line: a WebSocket for all tables of a page, or server-sent events for one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from emerald.server.messages.play import Update
from emerald.server.messages.tables import TableId
from emerald.server.messages.words import Fault

# -- from the client --------------------------------------------------------------------------


class Listen(Struct, frozen=True, tag="listen", forbid_unknown_fields=True):
    """Follow a table from one of one's seats (or as a watcher, 0), from what is already known of it."""

    table: TableId
    seat: Annotated[int, Meta(ge=0, le=8)] = 0
    version: Annotated[int, Meta(ge=0)] = 0
    known: Annotated[int, Meta(ge=0)] = 0
    facts: Annotated[int, Meta(ge=0)] = 0


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Follow a table no longer."""

    table: TableId
    seat: Annotated[int, Meta(ge=0, le=8)] = 0


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


class Away(Struct, frozen=True, tag="away", forbid_unknown_fields=True):
    """Whether nobody sees this page (`document.hidden`): then its tables are told of by push message or mail."""

    is_away: bool


FromClient = Listen | Leave | Ping | Away

# -- from the server --------------------------------------------------------------------------


class Pong(Struct, frozen=True, tag="pong"):
    """Yes; and this is the server's time, in milliseconds since 1970."""

    now: int


class Refused(Struct, frozen=True, tag="refused"):
    """A table cannot be followed, or no longer."""

    table: str
    seat: int
    fault: Fault


FromServer = Update | Pong | Refused
