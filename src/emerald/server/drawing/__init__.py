"""How the table of each game goes over the wire; a new game is one line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol

from emerald.kernel.events import Event
from emerald.kernel.messages import Message
from emerald.server.daily.deal import DailyShape
from emerald.server.messages.boards import Board
from emerald.server.messages.components import Components
from emerald.server.messages.games import Preset
from emerald.server.messages.policies import Reaction
from emerald.server.messages.scores import SeatSheet

DRAWN: Final = ["alchemicus", "trismegistus"]


class Drawing(Protocol):
    """What the server must know of a game to show it."""

    PRESETS: list[Preset]
    DAILY: list[DailyShape]  # the tables of daily deals, which take turns
    REACTIONS: list[Reaction]  # the questions of others' turns for which there can be policies

    def board(self, view: Any) -> Board:
        """Return all that a view shows, by name."""

    def components(self, catalogue: Any) -> Components:
        """Return what a catalogue holds, by name."""

    def purse(self, view: Any) -> list[tuple[int, int]]:
        """Return what a payment that is asked for can be made of: actions, rising, and how often each can be given."""

    def sheets(self, state: Any) -> list[SeatSheet]:
        """Return what lies behind the points of each seat when a game is over; nothing where all is said by lines."""

    def places(self, event: Event) -> tuple[str, str, str]:
        """Return what moved, whence and whither, by name; empty where there is nothing to say."""

    def aside(self, event: Event) -> Message | None:
        """Return what an event says to those who look closely: the reasons of an opponent without a seat."""


def drawing(game: str) -> Drawing:
    """Return how a game is drawn."""
    found: Any = import_module(f"emerald.server.drawing.{game}")
    drawn: Drawing = found
    return drawn
