"""Whether imagination is fair: each world imagined as often as it would be the true one, and none that cannot be.

All worlds a seat may be in are counted out, from the start of a game on, as long as they are few. How often each
would be the true one is clear until somebody else answers openly what not everyone could, or shows what was hidden:
then it is a matter of how others choose. Which worlds can be is clear to the end, and a view that has forgotten
something imagines others.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, final

from emerald.kernel.agenda import State, fate_asked, legal_actions
from emerald.kernel.conformance.case import FATE, Case, Course, Moment, Said, is_for, let, name_of
from emerald.kernel.events import MUTED, Journal
from emerald.kernel.rng import Rng

IMAGINED: Final = 600
DEVIATIONS: Final = 5.0
DRAWERS: Final = 16
EVERY: Final = 5  # entries between two looks at which worlds can be
FEW: Final = 10

Worlds = dict[tuple[int, ...], tuple[Any, float]]


def imagination_is_fair(case: Case) -> None:
    """What a seat imagines comes as often as counting out all possible worlds says, and nothing else comes."""
    for course in case.courses:
        for seat in case.everyone:
            if _knows_all(case, seat):
                _count_out(course, seat)


def _knows_all(case: Case, seat: int) -> bool:
    """Whether nothing is hidden from a seat before the first entry; a position laid out by hand may hide hands."""
    s = case.begin()
    view = case.game.view(s, seat)
    return all(case.game.imagine(view, Rng(seed)).key() == s.key() for seed in range(8))


def _count_out(course: Course, seat: int) -> None:
    """Follow all worlds from the start; compare what is imagined, in frequency the last time that is clear."""
    s = course.case.begin()
    worlds: Worlds = {s.key(): (s.clone(), 1.0)}
    clear: tuple[Moment, Worlds] | None = None
    is_clear = True
    for number, said in enumerate(course.entries):
        chance = fate_asked(s)
        if (chance is None or is_for(chance.audience(), seat)) and len(worlds) > 1:
            moment = course.at(number, s.clone())
            if is_clear:
                clear = moment, worlds
            if number % EVERY == 0 and (is_clear or course.case.deduces):
                _Counted(moment, worlds, seat).compare_support()
        s.journal = Journal(muted=False)
        let(s, said)
        after = _after(worlds, said, seat, _page(s, seat), course.case.worlds)
        if len(after) > course.case.worlds:
            break
        if said.seat not in (FATE, seat) and said.is_known_to(seat) and len(after) < len(worlds):
            is_clear = False
        worlds = after
    if clear is not None:
        _Counted(*clear, seat).compare_frequencies()


def _page(s: State, seat: int) -> list[Any]:
    """Return what a seat has just seen happen."""
    return [event.seen_by(seat).key() for event in s.journal.events]


def _after(worlds: Worlds, said: Said, seat: int, page: list[Any], most: int) -> Worlds:
    """Return the worlds after an entry, by key, with what they weigh; some more than allowed if they are too many.

    Where the seat knows the entry it must see the same happen, such as a hand laid down.
    """
    found: Worlds = {}
    known = said.is_known_to(seat)
    for s, weight in worlds.values():
        for value, share in _ways(s, said, known):
            twin = s.clone()
            twin.journal = Journal(muted=False)
            let(twin, Said(said.step, said.seat, value, said.audience))
            if known and _page(twin, seat) != page:
                continue
            twin.journal = MUTED
            key = twin.key()
            before = found[key][1] if key in found else 0.0
            found[key] = (twin, before + weight * share)
            if len(found) > most:
                return found
    return found


def _ways(s: State, said: Said, known: bool) -> list[tuple[int, float]]:
    """Return what an entry may be in a world, and how likely each is."""
    if said.seat == FATE:
        chance = fate_asked(s)
        weights = [int(weight) for weight in chance.weights(s)] if chance is not None else []
        ways = [(outcome, weight / sum(weights)) for outcome, weight in enumerate(weights) if weight > 0]
        return [way for way in ways if way[0] == said.value] if known else ways
    lawful = [int(action) for action in legal_actions(s, said.seat)]
    if known:
        return [(said.value, 1.0)] if said.value in lawful else []
    return [(action, 1 / len(lawful)) for action in lawful]


@final
class _Counted:
    """The worlds a seat may be in, counted out, and how likely each is."""

    def __init__(self, moment: Moment, worlds: Worlds, seat: int) -> None:
        self.moment: Final = moment
        self.case: Final = moment.course.case
        self.view: Final = self.case.game.view(moment.state, seat)
        self.shares: Final[dict[tuple[int, ...], float]] = {}
        for s, weight in worlds.values():
            truth = self.case.truth(s)
            self.shares[truth] = self.shares.get(truth, 0.0) + weight
        total = sum(self.shares.values())
        for truth, weight in self.shares.items():
            self.shares[truth] = weight / total

    def compare_support(self) -> None:
        """Imagine a few worlds and see that each can be."""
        for number in range(FEW):
            self._imagined(number)

    def _imagined(self, number: int) -> tuple[int, ...]:
        """Imagine a world, which must be one of those counted out."""
        world = self.case.game.imagine(self.view, Rng(self.moment.number * 100_003 + number))
        truth = self.case.truth(world)
        if truth not in self.shares:
            unlike = min([_unlike(truth, other) for other in self.shares], key=len)
            who = name_of(self.view.seat)
            raise self.moment.violation(f"{who} imagines a world that cannot be: look at key{unlike[:8]}")
        return truth

    def compare_frequencies(self) -> None:
        """Imagine many worlds and compare them with those counted out, number by number and as wholes."""
        exact: dict[tuple[int, int], float] = {}
        for truth, share in self.shares.items():
            for mark in _marks(truth):
                exact[mark] = exact.get(mark, 0.0) + share
        found: dict[tuple[int, int], int] = {}
        for number in range(IMAGINED):
            for mark in _marks(self._imagined(number)):
                found[mark] = found.get(mark, 0) + 1
        for mark, share in exact.items():
            expected, count = share * IMAGINED, found.get(mark, 0)
            if abs(count - expected) > DEVIATIONS * sqrt(max(expected * (1 - share), 1.0)):
                what = f"worlds of drawer {mark[1]}" if mark[0] < 0 else f"worlds with key[{mark[0]}] = {mark[1]}"
                times = f"{count} times of {IMAGINED}, not {expected:.0f}"
                raise self.moment.violation(f"{name_of(self.view.seat)} imagines {what} {times}")


def _unlike(mine: tuple[int, ...], other: tuple[int, ...]) -> list[int]:
    return [i for i, pair in enumerate(zip(mine, other, strict=False)) if pair[0] != pair[1]]


def _marks(key: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return what is counted about a world: each of its numbers, and a drawer for all of them together."""
    return [(-1, hash(key) % DRAWERS), *enumerate(key)]
