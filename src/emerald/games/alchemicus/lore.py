"""Who knows of which card in whose hand: cards seen entering it, until they may have left.

An entry is a kind, a mask of those who know, and a mask of the seats that may hold it: after
a theft a bystander knows only that the card is with the robber or the robbed. Who only watches
sees what everyone sees, and has the last bit of the first mask. Alike cards are one to the eye,
so of alike cards the known one is shown first.
"""

from __future__ import annotations

from typing import Final

from emerald.games.alchemicus.cards import BASE_KINDS, MOST_SEATS
from emerald.kernel.vecs import append, i64, vec

WATCHER: Final[i64] = 1 << MOST_SEATS
_KNOWERS: Final[i64] = 31
_HOLDERS: Final = 9


def entry(kind: i64, knowers: i64, holders: i64) -> i64:
    """Return an entry packed into one integer."""
    return kind | (knowers << 4) | (holders << _HOLDERS)


def kind_of(item: i64) -> i64:
    """Return the card an entry is about."""
    return item & 15


def knowers_of(item: i64) -> i64:
    """Return the mask of those who know."""
    return (item >> 4) & _KNOWERS


def holders_of(item: i64) -> i64:
    """Return the mask of the seats that may hold it."""
    return item >> _HOLDERS


def forget(lore: vec[i64], kind: i64, seat: i64, knowers: i64) -> vec[i64]:
    """Return the lore after these saw a card of this kind leave a hand: of those it may have been, one is forgotten."""
    here = 1 << seat
    left = False
    for is_sure in (True, False):
        for i in range(len(lore)):
            holders = holders_of(lore[i])
            if kind_of(lore[i]) != kind or holders & here == 0 or (holders == here) != is_sure:
                continue
            told = knowers_of(lore[i]) & knowers
            if told == 0:
                continue
            knowers &= ~told
            left = True
            lore[i] = entry(kind, knowers_of(lore[i]) & ~told, holders)
            if not is_sure:
                lore = _confuse(lore, kind, here, told, holders)
    return _without_the_unknown(lore) if left else lore


def _confuse(lore: vec[i64], kind: i64, here: i64, told: i64, others: i64) -> vec[i64]:
    """Return the lore when an alike card, and not the one forgotten, may have left: each may be where that one was."""
    for i in range(len(lore)):
        holders = holders_of(lore[i])
        if kind_of(lore[i]) == kind and holders & here and holders | others != holders and knowers_of(lore[i]) & told:
            lore = append(lore, entry(kind, knowers_of(lore[i]) & told, holders | others))
            lore[i] = entry(kind, knowers_of(lore[i]) & ~told, holders)
    return lore


def announce(lore: vec[i64], kind: i64, count: i64, seat: i64, knowers: i64) -> vec[i64]:
    """Return the lore after a seat said that it holds so many cards of a kind: what may be elsewhere is now here."""
    for _ in range(count):
        lore = forget(lore, kind, seat, knowers)
    for _ in range(count):
        lore = append(lore, entry(kind, knowers, 1 << seat))
    return lore


def blur(lore: vec[i64], kind: i64, robbed: i64, robber: i64) -> vec[i64]:
    """Return the lore after bystanders saw the back of a card go from hand to hand."""
    blurred = vec[i64]()
    insiders = (1 << robbed) | (1 << robber)
    is_base = kind < BASE_KINDS
    for i in range(len(lore)):
        item = lore[i]
        holders = holders_of(item)
        if (kind_of(item) < BASE_KINDS) != is_base or (holders >> robbed) & 1 == 0:
            blurred = append(blurred, item)
            continue
        knowers = knowers_of(item)
        if knowers & insiders:
            blurred = append(blurred, entry(kind_of(item), knowers & insiders, holders))
        if knowers & ~insiders:
            blurred = append(blurred, entry(kind_of(item), knowers & ~insiders, holders | (1 << robber)))
    return blurred


def leave(lore: vec[i64], seat: i64, is_base: bool) -> vec[i64]:
    """Return the lore when a seat has no card of one back any more: what may have been with it is with another."""
    here = 1 << seat
    for i in range(len(lore)):
        item = lore[i]
        if holders_of(item) & here and (kind_of(item) < BASE_KINDS) == is_base:
            lore[i] = entry(kind_of(item), knowers_of(item), holders_of(item) & ~here)
    return lore


def known_to(lore: vec[i64], seat: i64) -> vec[i64]:
    """Return what one seat, or with -1 a watcher, knows of other hands: kind and holders, rising."""
    me = 1 << seat if seat >= 0 else WATCHER
    known = vec[i64]()
    for i in range(len(lore)):
        item = lore[i]
        if knowers_of(item) & me:
            known = append(known, entry(kind_of(item), me, holders_of(item)))
    return vec[i64](sorted(known))


def _without_the_unknown(lore: vec[i64]) -> vec[i64]:
    kept = vec[i64]()
    for i in range(len(lore)):
        if knowers_of(lore[i]) != 0:
            kept = append(kept, lore[i])
    return kept
