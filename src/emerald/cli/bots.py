"""Players that are no persons: who they are, and how they come to a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from emerald.cli.mistakes import Mistake
from emerald.players.player import Player
from emerald.players.registry import NAMES, player


def players_named(texts: Sequence[str], option: str) -> dict[int, str]:
    """Return by seat who is to play there, from texts like `2=greedy`."""
    named: dict[int, str] = {}
    for text in texts:
        seat, _, name = text.partition("=")
        if not (seat.isascii() and seat.isdigit() and int(seat) > 0) or not name:
            raise Mistake("cli-bad-player", {"option": option, "word": text})
        if name not in NAMES:
            raise Mistake("cli-unknown-player", {"word": name, "allowed": ", ".join(NAMES)})
        if int(seat) - 1 in named:
            raise Mistake("cli-seat-twice", {"number": int(seat)})
        named[int(seat) - 1] = name
    return named


def seated(game: Any, named: Mapping[int, str], salt: str) -> dict[int, Player]:
    """Return the players of a table; equal salts choose alike."""
    return {seat: player(name, game, seed_of(f"{salt} {seat}")) for seat, name in named.items()}


def seed_of(text: str) -> int:
    """Return a seed for a player's own dice."""
    return int.from_bytes(sha256(text.encode()).digest()[:6], "big")
