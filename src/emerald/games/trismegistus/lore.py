"""T12b.1 The course of the publications, in order: all see what happens, and only who is concerned sees to which.

An entry is what happened, to whose hand, and to which publication. Everything a seat may know of where one lies
follows from the course with its own publications in it; nothing can be forgotten, and nothing need be deduced in time.
"""

from __future__ import annotations

from typing import Final

from emerald.kernel.vecs import append, i64, vec

DEALT_OPENLY: Final[i64] = 0  # into a hand at set-up, and everyone knows which (T3.14)
KEPT: Final[i64] = 1  # dealt and chosen, into a hand (T3.13)
REFUSED: Final[i64] = 2  # dealt and not chosen, into the block under the deck (T3.13)
DRAWN: Final[i64] = 3  # from the deck into a hand
DRAWN_FROM_BLOCK: Final[i64] = 4
DRAWN_FROM_UNDER: Final[i64] = 5  # of those put under one by one, the first
RETURNED: Final[i64] = 6  # from a hand under everything
UNKNOWN: Final[i64] = 31  # in place of a publication

_SEAT: Final = 3
_PUBLICATION: Final = 5


def noted(what: i64, seat: i64, publication: i64) -> i64:
    """Return an entry packed into one integer."""
    return what | (seat << _SEAT) | (publication << _PUBLICATION)


def what_of(item: i64) -> i64:
    """Return what happened."""
    return item & 7


def seat_of(item: i64) -> i64:
    """Return the seat whose publication it was."""
    return (item >> _SEAT) & 3


def publication_of(item: i64) -> i64:
    """Return which publication it was, or UNKNOWN."""
    return item >> _PUBLICATION


def known_to(lore: vec[i64], seat: i64) -> vec[i64]:
    """T12b.1 Return the course as one seat saw it, or with -1 a watcher."""
    known = vec[i64]()
    for i in range(len(lore)):
        item = lore[i]
        if what_of(item) == DEALT_OPENLY or (seat >= 0 and seat_of(item) == seat):
            known = append(known, item)
        else:
            known = append(known, noted(what_of(item), seat_of(item), UNKNOWN))
    return known
