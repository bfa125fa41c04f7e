"""Short contests: Alchemicus ends after a few turns here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emerald.arena.block import Block, BlockRecord, Terms
from emerald.arena.seating import Lineup
from emerald.arena.table import GameRecord, SeatRecord

SHORT = (("turn-limit", "4"),)

Made = Callable[..., BlockRecord]


@pytest.fixture
def terms() -> Terms:
    return Terms("alchemicus", "", 2, SHORT, ("greedy:depth=1", "random"), "s")


@pytest.fixture
def block(terms: Terms) -> Callable[[Lineup, int], Block]:
    return lambda lineup, number: Block(terms, lineup, number)


@pytest.fixture
def made() -> Made:
    """Make the record of a block of two seats from the places and points of its games."""

    def make(number: int, *games: tuple[int, int], lineup: tuple[int, int] = (0, 1)) -> BlockRecord:
        record = BlockRecord(list(lineup), number)
        for i, (first, second) in enumerate(games):
            seats = [SeatRecord(place=1 + (first < second), points=first), SeatRecord(place=1 + (second < first))]
            seats[1].points = second
            seating = list(lineup) if i % 2 == 0 else list(reversed(lineup))
            record.games.append(GameRecord(seating, seats, "0"))
        return record

    return make
