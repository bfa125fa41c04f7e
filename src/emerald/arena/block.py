"""The unit of work: one seed, played in every seating of a line-up; blocks know nothing of each other."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from emerald.arena.seating import Lineup, seatings
from emerald.arena.table import GameRecord, SeatRecord, Table
from emerald.games.shelf import open_game
from emerald.kernel.game import Setup
from emerald.players.registry import player, seed_of


@dataclass(frozen=True)
class Terms:
    """What all blocks of a contest share; it can be sent to another process or machine."""

    game: str
    catalogue: str  # a file or folder, or nothing for the game's own
    seats: int
    options: tuple[tuple[str, str], ...]
    players: tuple[str, ...]
    seed: str

    @property
    def setup(self) -> Setup:
        """The set-up of every game."""
        return Setup(self.seats, dict(self.options))


@dataclass(frozen=True)
class Block:
    """One seed and one line-up."""

    terms: Terms
    lineup: Lineup
    number: int

    @property
    def name(self) -> str:
        """What tells this block from all others of its contest."""
        return f"{'-'.join(map(str, self.lineup))} {self.number}"


@dataclass
class BlockRecord:
    """What the games of a block came to."""

    lineup: list[int]
    number: int
    games: list[GameRecord] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """Return what is written down of a block."""
        return asdict(self)


def block_from_json(written: dict[str, Any]) -> BlockRecord:
    """Return the block that was written down."""
    games = [
        GameRecord(game["seating"], [_seat(each) for each in game["seats"]], game["digest"])
        for game in written["games"]
    ]
    return BlockRecord(written["lineup"], written["number"], games)


def _seat(written: dict[str, Any]) -> SeatRecord:
    times = {int(bucket): count for bucket, count in written["times"].items()}
    return SeatRecord(**{**written, "times": times})


def play_block(block: Block) -> BlockRecord:
    """Play every seating of a block; the deal is the same in each, and each player has the same dice of its own."""
    terms = block.terms
    game = opened(terms.game, terms.catalogue)
    seed = f"{terms.seed} {block.number}"
    record = BlockRecord(list(block.lineup), block.number)
    for seating in seatings(block.lineup):
        players = []
        for seat, which in enumerate(seating):
            copy = seating[:seat].count(which)
            players.append(player(terms.players[which], game, seed_of(f"{seed} {which} {copy}")))
        record.games.append(Table(game, terms.setup, players, seed).play(seating))
    return record


@cache
def opened(game: str, catalogue: str) -> Any:
    """Return a game, opened once in each process."""
    return open_game(game, Path(catalogue) if catalogue else None)
