"""What can be played here: titles, switches, presets, and who else can sit down."""

from __future__ import annotations

from msgspec import Struct

from emerald.server.messages.policies import Reaction


class Switch(Struct, frozen=True):
    """One option of a game; without choices it is free text. `by_seats` says which choices so many players have."""

    name: str
    rule: str
    default: str
    choices: list[str]
    by_seats: dict[str, list[str]]


class Preset(Struct, frozen=True):
    """A handful of options under one name; `preset-GAME-NAME` is its message, `seats` how many can play so."""

    name: str
    options: dict[str, str]
    seats: list[int] = []


class GameSheet(Struct, frozen=True):
    """One title: what a table of it can be like."""

    name: str
    title: str
    rules_version: int
    edition: str
    catalogue: str  # the SHA-256 of its components
    seats: list[int]  # how many can play
    options: list[Switch]
    presets: list[Preset]
    bots: list[str]
    reactions: list[Reaction]
