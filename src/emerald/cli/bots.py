"""Players that are no persons: who they are, and how they come to a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emerald.cli.mistakes import Mistake
from emerald.players.player import Player
from emerald.players.registry import UnknownPlayer, parsed, player, seed_of


def players_named(texts: Sequence[str], option: str) -> dict[int, str]:
    """Return by seat who is to play there, from texts like `2=greedy`."""
    named: dict[int, str] = {}
    for text in texts:
        seat, _, name = text.partition("=")
        if not (seat.isascii() and seat.isdigit() and int(seat) > 0) or not name:
            raise Mistake("cli-bad-player", {"option": option, "word": text})
        require_player(name)
        if int(seat) - 1 in named:
            raise Mistake("cli-seat-twice", {"number": int(seat)})
        named[int(seat) - 1] = name
    return named


def seated(game: Any, named: Mapping[int, str], salt: str) -> dict[int, Player]:
    """Return the players of a table; equal salts choose alike."""
    return {seat: player(name, game, seed_of(f"{salt} {seat}")) for seat, name in named.items()}


def require_player(text: str) -> None:
    """Raise Mistake unless there is such a player."""
    try:
        parsed(text)
    except UnknownPlayer as unknown:
        raise Mistake("cli-unknown-player", {"word": unknown.word, "allowed": ", ".join(unknown.known)}) from None
