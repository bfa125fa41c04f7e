"""Who knows of which card in whose hand: cards seen entering it, until they may have left.

An entry is a kind, a mask of the seats that know, and a mask of the seats that may
hold it: after a theft a bystander knows only that the card is with the robber or
the robbed. Alike cards are one to the eye, so of alike cards the known one is shown first.
"""

from __future__ import annotations

from emerald.games.alchemicus.cards import BASE_KINDS
from emerald.kernel.vecs import append, i64, vec


def entry(kind: i64, knowers: i64, holders: i64) -> i64:
    """Return an entry packed into one integer."""
    return kind | (knowers << 4) | (holders << 8)


def kind_of(item: i64) -> i64:
    """Return the card an entry is about."""
    return item & 15


def knowers_of(item: i64) -> i64:
    """Return the mask of the seats that know."""
    return (item >> 4) & 15


def holders_of(item: i64) -> i64:
    """Return the mask of the seats that may hold it."""
    return (item >> 8) & 15


def forget(lore: vec[i64], kind: i64, seat: i64, knowers: i64) -> vec[i64]:
    """Return the lore after these seats saw a card of this kind leave a hand."""
    here = 1 << seat
    for precise in (True, False):
        for i in range(len(lore)):
            item = lore[i]
            if kind_of(item) != kind:
                continue
            holders = holders_of(item)
            if holders != here and (precise or holders & here == 0):
                continue
            told = knowers_of(item) & knowers
            knowers &= ~told
            lore[i] = entry(kind, knowers_of(item) & ~told, holders)
    return _without_the_unknown(lore)


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


def known_to(lore: vec[i64], seat: i64) -> vec[i64]:
    """Return what one seat knows of other hands: kind and holders, rising."""
    known = vec[i64]()
    for i in range(len(lore)):
        item = lore[i]
        if (knowers_of(item) >> seat) & 1:
            known = append(known, entry(kind_of(item), 1 << seat, holders_of(item)))
    return vec[i64](sorted(known))


def _without_the_unknown(lore: vec[i64]) -> vec[i64]:
    kept = vec[i64]()
    for i in range(len(lore)):
        if knowers_of(lore[i]) != 0:
            kept = append(kept, lore[i])
    return kept
