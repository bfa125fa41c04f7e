"""Who sits where: every way in which a line-up can take its seats, so that no place at the table favours anyone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

Lineup = tuple[int, ...]  # numbers of players, one for each seat


def seatings(lineup: Sequence[int]) -> list[Lineup]:
    """Return the seatings of one block: all there are when two kinds of players meet, else all rotations."""
    if len(set(lineup)) <= 2:
        return sorted(set(permutations(lineup)))
    rotations = [(*lineup[i:], *lineup[:i]) for i in range(len(lineup))]
    return list(dict.fromkeys(rotations))


def matrix(players: int, seats: int) -> list[Lineup]:
    """Return the line-ups in which every two players meet, each having as many seats as the other where it can be."""
    found: list[Lineup] = []
    for one, other in combinations(range(players), 2):
        ones = seats // 2
        found.append((one,) * (seats - ones) + (other,) * ones)
        if seats % 2:
            found.append((one,) * ones + (other,) * (seats - ones))
    return found


def against_all(players: int, seats: int) -> list[Lineup]:
    """Return the line-ups in which the first player sits alone among copies of each other."""
    return [(0,) + (other,) * (seats - 1) for other in range(1, players)]
