"""Players that are no persons: who they are, and how they come to a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emerald.cli.mistakes import Mistake
from emerald.kernel.match.faults import quoted
from emerald.kernel.match.header import MOST_SEATS
from emerald.kernel.numbers import number_within
from emerald.players.player import Player
from emerald.players.registry import UnknownPlayer, parsed, player, seed_of


def players_named(texts: Sequence[str], option: str) -> dict[int, str]:
    """Return by seat who is to play there, from texts like `2=greedy`."""
    named: dict[int, str] = {}
    for text in texts:
        seat, _, name = text.partition("=")
        number = number_within(seat, 1, MOST_SEATS)
        if number is None or not name:
            raise Mistake("cli-bad-player", {"option": option, "word": quoted(text)})
        require_player(name)
        if number - 1 in named:
            raise Mistake("cli-seat-twice", {"number": number})
        named[number - 1] = name
    return named


def seated(game: Any, named: Mapping[int, str], salt: str) -> dict[int, Player]:
    """Return the players of a table; equal salts choose alike."""
    for name in named.values():
        require_player(name)
    return {seat: player(name, game, seed_of(f"{salt} {seat}")) for seat, name in named.items()}


def require_player(text: str) -> None:
    """Raise Mistake unless there is such a player."""
    try:
        parsed(text)
    except UnknownPlayer as unknown:
        raise Mistake(
            "cli-unknown-player", {"word": quoted(unknown.word), "allowed": ", ".join(unknown.known)}
        ) from None
