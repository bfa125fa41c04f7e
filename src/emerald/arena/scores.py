"""What games count for: places compared seat by seat, first places, and the lead in points."""

from __future__ import annotations

from collections.abc import Sequence

from emerald.arena.block import BlockRecord
from emerald.arena.table import GameRecord

WIN, TIE = 1.0, 0.5


def compared(game: GameRecord) -> list[tuple[int, int, float]]:
    """Return for every two seats of different players who they are, and what the first has against the second."""
    found: list[tuple[int, int, float]] = []
    for seat, one in enumerate(game.seating):
        for beside, other in enumerate(game.seating[:seat]):
            if one != other:
                place, against = game.seats[seat].place, game.seats[beside].place
                found.append((one, other, WIN if place < against else TIE if place == against else 0.0))
    return found


def score_of(record: BlockRecord, player: int) -> float:
    """Return what share of its comparisons a player has for itself in a block."""
    total, count = 0.0, 0
    for game in record.games:
        for one, other, score in compared(game):
            if player in (one, other):
                total += score if one == player else 1 - score
                count += 1
    return total / count


def wins_of(record: BlockRecord, player: int) -> float:
    """Return what share of the games of a block a player won; a shared first place counts as its part."""
    total = 0.0
    for game in record.games:
        first = [seat for seat, each in enumerate(game.seats) if each.place == 1]
        total += sum(game.seating[seat] == player for seat in first) / len(first)
    return total / len(record.games)


def lead_of(record: BlockRecord, player: int) -> float:
    """Return by how many points a player's seats were ahead of the others on average."""
    leads: list[float] = []
    for game in record.games:
        own = [each.points for seat, each in enumerate(game.seats) if game.seating[seat] == player]
        others = [each.points for seat, each in enumerate(game.seats) if game.seating[seat] != player]
        leads.append(mean(own) - mean(others))
    return mean(leads)


def mean(numbers: Sequence[float]) -> float:
    """Return the arithmetic mean."""
    return sum(numbers) / len(numbers)
