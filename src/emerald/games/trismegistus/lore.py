"""T12b.1 Who knows of which publication that it may lie where: in the block under the deck, under it, or in a hand.

An entry is a publication, the one seat that knows of it, and a mask of places: the four hands, the block of those
refused at set-up, and the places of those put under the deck one by one, first to come first. A seat loses sight
of a publication when another draws from where it may lie, and of that one again when it puts one of its hand back.
"""

from __future__ import annotations

from typing import Final

from emerald.kernel.vecs import append, i64, vec

NO_PLACE: Final[i64] = 0
IN_BLOCK: Final[i64] = 1 << 4  # behind the four hands
UNDER: Final[i64] = 1 << 5  # the first of those under the deck; the next ones have the bits above
_KNOWER: Final = 5
_PLACES: Final = 7
_BELOW: Final[i64] = UNDER - 1


def entry(publication: i64, knower: i64, places: i64) -> i64:
    """Return an entry packed into one integer."""
    return publication | (knower << _KNOWER) | (places << _PLACES)


def publication_of(item: i64) -> i64:
    """Return the publication an entry is about."""
    return item & 31


def knower_of(item: i64) -> i64:
    """Return the seat that knows."""
    return (item >> _KNOWER) & 3


def places_of(item: i64) -> i64:
    """Return the mask of the places where it may lie."""
    return item >> _PLACES


def drawn(lore: vec[i64], publication: i64, seat: i64, place: i64, block_is_empty: bool) -> vec[i64]:
    """Return the lore after a seat drew a publication from a place that others know, and it alone saw which."""
    after = vec[i64]()
    hand: i64 = 1 << seat
    for i in range(len(lore)):
        item = lore[i]
        places = places_of(item)
        if knower_of(item) == seat:
            if publication_of(item) == publication:
                continue  # it is in its own hand now
            if place == UNDER and places & UNDER:
                places &= ~UNDER  # it saw that it was not this one
        elif places & place:
            places |= hand
        if place == UNDER:
            places = (places & _BELOW) | ((places >> 1) & ~_BELOW)
        if block_is_empty:
            places &= ~IN_BLOCK
        after = append(after, entry(publication_of(item), knower_of(item), places))
    return after


def returned(lore: vec[i64], publication: i64, seat: i64, position: i64) -> vec[i64]:
    """Return the lore after a seat put a publication of its hand under the deck, behind so many others."""
    after = vec[i64]()
    place = UNDER << position
    for i in range(len(lore)):
        item = lore[i]
        places = places_of(item)
        if knower_of(item) != seat and (places >> seat) & 1:
            places |= place
        after = append(after, entry(publication_of(item), knower_of(item), places))
    return append(after, entry(publication, seat, place))


def known_to(lore: vec[i64], seat: i64) -> vec[i64]:
    """Return the entries of one seat, rising; a watcher has none."""
    known = vec[i64]()
    for i in range(len(lore)):
        if knower_of(lore[i]) == seat and seat >= 0:
            known = append(known, lore[i])
    return vec[i64](sorted(known))
