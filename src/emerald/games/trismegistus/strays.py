"""T12b.1 Where the publications may be, imagined: their course gone through again, with all that a seat saw of it.

Publications this seat has never seen are all alike to it. Those it has seen and does not hold are its *strays*: they
may lie in the block, in a hand, or under the deck. How likely each way is that they may have gone follows forwards, as
others draw and return by chance; one way is then drawn backwards, and every other card goes along by chance.
"""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus import lore
from emerald.kernel.rng import Rng
from emerald.kernel.vecs import i64, vec

BLOCK: Final = 0  # where a stray may be: here, in a hand, or under the deck by the number of its return
HAND: Final = 1  # + a seat
UNDER: Final = 8  # + how many were returned before it

Strays = tuple[int, ...]  # publication and place of each, packed, rising
Ways = list[tuple[Strays, float]]

_FINE: Final = 1 << 30


@final
class Course:
    """The course of the publications as one seat saw it, followed entry by entry."""

    def __init__(self, seat: int, entries: vec[i64]) -> None:
        self.seat: Final = seat
        self.entries: Final = entries
        self.block: int = 0
        self.hands: Final[list[int]] = [0, 0, 0, 0]
        self.returned: int = 0
        self.drawn_from_under: int = 0

    def ways(self, strays: Strays, number: int) -> Ways:
        """Return what may become of the strays with an entry, each way with its chance; none if it cannot have been."""
        item = self.entries[number]
        what, who, publication = lore.what_of(item), int(lore.seat_of(item)), int(lore.publication_of(item))
        mine = who == self.seat
        if what == lore.DEALT_OPENLY:
            return [(strays if mine else _with(strays, publication, HAND + who), 1.0)]
        if what == lore.REFUSED:
            return [(_with(strays, publication, BLOCK) if mine else strays, 1.0)]
        if what == lore.DRAWN_FROM_BLOCK:
            if mine:
                return self._found(strays, publication, BLOCK, self.block)
            return _one_of(strays, BLOCK, self.block, HAND + who)
        if what == lore.DRAWN_FROM_UNDER:
            here = UNDER + self.drawn_from_under
            return self._found(strays, publication, here, 1) if mine else _one_of(strays, here, 1, HAND + who)
        if what == lore.RETURNED:
            there = UNDER + self.returned
            if mine:
                return [(_with(strays, publication, there), 1.0)]
            return _one_of(strays, HAND + who, self.hands[who], there)
        return [(strays, 1.0)]

    def go_on(self, number: int) -> None:
        """Count what an entry moves."""
        item = self.entries[number]
        what, who = lore.what_of(item), int(lore.seat_of(item))
        if what == lore.REFUSED:
            self.block += 1
            return
        if what == lore.RETURNED:
            self.hands[who] -= 1
            self.returned += 1
            return
        self.hands[who] += 1
        if what == lore.DRAWN_FROM_BLOCK:
            self.block -= 1
        elif what == lore.DRAWN_FROM_UNDER:
            self.drawn_from_under += 1

    def _found(self, strays: Strays, publication: int, place: int, size: int) -> Ways:
        """Return what it means that this seat drew a publication from a place of so many."""
        here = 0
        for stray in strays:
            if _publication(stray) == publication:
                if _place(stray) != place:
                    return []
                return [(tuple([other for other in strays if other != stray]), 1.0 / size)]
            if _place(stray) == place:
                here += 1
        return [(strays, (size - here) / size)] if here < size else []


def way_taken(seat: int, entries: vec[i64], rng: Rng) -> list[Strays]:
    """Return where the strays were before each entry and after the last: one way they may have gone, by its chance."""
    course = Course(seat, entries)
    chances: list[dict[Strays, float]] = [{(): 1.0}]
    steps: list[dict[Strays, Ways]] = []
    for number in range(len(entries)):
        before = chances[number]
        after: dict[Strays, float] = {}
        step: dict[Strays, Ways] = {}
        for strays, chance in before.items():
            ways = course.ways(strays, number)
            step[strays] = ways
            for then, share in ways:
                after[then] = after.get(then, 0.0) + chance * share
        chances.append(after)
        steps.append(step)
        course.go_on(number)
    taken = [_drawn(list(chances[len(entries)].items()), rng)]
    for number in range(len(entries) - 1, -1, -1):
        came_from: Ways = []
        for strays, ways in steps[number].items():
            for then, share in ways:
                if then == taken[-1]:
                    came_from.append((strays, chances[number][strays] * share))
        taken.append(_drawn(came_from, rng))
    taken.reverse()
    return taken


def _drawn(ways: Ways, rng: Rng) -> Strays:
    """Return one of several ways, by its chance."""
    if len(ways) == 1:
        return ways[0][0]
    total = 0.0
    for _, chance in ways:
        total += chance
    point = float(rng.below(_FINE)) * total / _FINE
    for strays, chance in ways:
        point -= chance
        if point < 0:
            return strays
    return ways[-1][0]


def _one_of(strays: Strays, place: int, size: int, goal: int) -> Ways:
    """Return what may be when somebody else moves one of so many cards of a place, each as likely."""
    ways: Ways = []
    for stray in strays:
        if _place(stray) == place:
            ways.append((_with(strays, _publication(stray), goal), 1.0 / size))
    if len(ways) < size:
        ways.append((strays, (size - len(ways)) / size))
    return ways


def place_of(strays: Strays, publication: int) -> int:
    """Return where a stray is, or -1 if it is none."""
    for stray in strays:
        if _publication(stray) == publication:
            return _place(stray)
    return -1


def moved(before: Strays, after: Strays) -> int:
    """Return the stray that was there before and lies elsewhere after, or -1."""
    for stray in before:
        there = place_of(after, _publication(stray))
        if there >= 0 and there != _place(stray):
            return _publication(stray)
    return -1


def _with(strays: Strays, publication: int, place: int) -> Strays:
    others = [stray for stray in strays if _publication(stray) != publication]
    return tuple(sorted([*others, publication | (place << 5)]))


def _publication(stray: int) -> int:
    return stray & 31


def _place(stray: int) -> int:
    return stray >> 5
