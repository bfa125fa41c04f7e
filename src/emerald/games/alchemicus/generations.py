"""A5.4 Earlier generations that still have goods, written one behind the other into a row of integers.

Each has its number, its unseen cards by kind, which are just those of its goods, and by seat and kind
what was drawn of it unseen by the others.
"""

from __future__ import annotations

from typing import Final

from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, MOST_SEATS
from emerald.games.alchemicus.plots import LAST_GENERATION
from emerald.kernel.vecs import append, extend, i64, vec

SIZE: Final[i64] = 51
NOT_WRITTEN: Final = -1


def find(old: vec[i64], generation: i64) -> i64:
    """Return where an earlier generation is written, or NOT_WRITTEN."""
    at: i64 = 0
    while at < len(old):
        if old[at] == generation:
            return at
        at += SIZE
    return NOT_WRITTEN


def next_free(old: vec[i64], generation: i64) -> i64:
    """A5.4 Return a number no good carries; after the last one they begin again."""
    number = (generation + 1) & LAST_GENERATION
    while find(old, number) != NOT_WRITTEN:
        number = (number + 1) & LAST_GENERATION
    return number


def cards_of(old: vec[i64], generation: i64) -> vec[i64]:
    """Return by kind the cards of the goods of an earlier generation."""
    start = find(old, generation) + 1
    return old[start : start + BASE_KINDS]


def write(old: vec[i64], generation: i64, pool: vec[i64], drawn: vec[i64]) -> vec[i64]:
    """Return the row with one generation more, whose unseen cards are those of the pool."""
    old = append(old, generation)
    for kind in range(BASE_KINDS):
        old = append(old, pool[kind])
    for seat in range(MOST_SEATS):
        for kind in range(BASE_KINDS):
            old = append(old, drawn[seat * ALL_KINDS + kind])
    return old


def reveal(old: vec[i64], generation: i64, kind: i64) -> vec[i64]:
    """Return the row after a good's card was seen; a generation goes with its last good."""
    at = find(old, generation)
    old[at + 1 + kind] -= 1
    for other in range(BASE_KINDS):
        if old[at + 1 + other] > 0:
            return old
    return extend(old[:at], old[at + SIZE :])
