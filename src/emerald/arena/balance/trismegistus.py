"""What there is to be seen in Trismegistus: cards, tools, formulas, alchemists; points by line of the score sheet."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.arena.balance.watching import Chances, Key, SeatAtTheEnd, Watched, shares
from emerald.games.trismegistus import verbs
from emerald.games.trismegistus.pieces import (
    ACHIEVEMENTS,
    CELLS,
    FIRST_EXPERIMENT,
    FORMULAS_EACH,
    MASTERPIECE,
    NOTHING,
    PUBLICATIONS,
    SLOTS,
)
from emerald.games.trismegistus.seat import Seat
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.symbols import best_publications, symbols_of
from emerald.kernel.rng import Rng

KINDS: Final = "laboratory experiment artifact publication achievement formula".split()
OPTIONS: Final = {"achievements": "yes"}  # all of them lie open, so that each has its chance


@final
class TrismegistusWatcher:
    """Watches one game."""

    def answer(self, view: Any, chosen: int, luck: Rng) -> int:
        if chosen < verbs.TAKE_LABORATORY:
            return chosen
        return int(view.actions[luck.below(len(view.actions))])  # no player sees a difference at set-up yet

    def before(self, watched: Watched, s: Any, seat: int, lawful: list[int], chosen: int) -> None:
        _count(watched, s, seat, lawful, chosen)

    def after(self, s: Any, seat: int, chosen: int) -> None:
        """Points are counted from the score sheet."""

    def at_the_end(self, watched: Watched, game: Any, s: Any) -> list[SeatAtTheEnd]:
        found = _at_the_end(watched, game, s)
        for place in range(ACHIEVEMENTS):  # a claim costs nothing: the chance is to lie open at all
            claimed = sum([(int(each.achievements) >> place) & 1 for each in s.seats])
            if claimed or (int(s.open_achievements) >> place) & 1:
                watched.chances[("achievement", place)] = Chances(1, claimed)
        return found


def watcher(seats: int) -> TrismegistusWatcher:
    """Return a watcher of a game for so many."""
    return TrismegistusWatcher()


def names(game: Any) -> dict[str, list[str]]:
    """Return by kind what the components are called."""
    box = game.catalogue.components
    return {
        "laboratory": [each.name for each in box.laboratories],
        "experiment": [each.name for each in box.experiments],
        "artifact": [each.name for each in box.artifacts],
        "publication": [each.name for each in box.publications],
        "achievement": [each.name for each in box.achievements],
        "formula": [formula.name for each in box.laboratories for formula in each.formulas],
    }


def _count(watched: Watched, s: Table, seat: int, lawful: list[int], chosen: int) -> None:
    """Count what was on offer, if the answer was one of those that take something of its kind."""
    mine = _component(s, seat, chosen)
    for action in lawful:
        each = _component(s, seat, action)
        if each is None or not _is_chance(action, chosen):
            continue
        chances = watched.chances.setdefault(each, Chances())
        chances.offered += 1
        if each == mine:
            chances.taken += 1
    if mine is not None and mine[0] == "experiment" and chosen < verbs.PERFORM:
        watched.started[mine] = watched.started.get(mine, 0) + 1


def _is_chance(action: int, chosen: int) -> bool:
    """Whether this answer competed with the chosen one: main actions with each other, a pair of cards, formulas."""
    if verbs.GATHER <= action < verbs.PERFORM:
        return verbs.GATHER <= chosen < verbs.PERFORM
    if verbs.UNLOCK <= action < verbs.INTO_CELL:
        return verbs.UNLOCK <= chosen < verbs.INTO_CELL
    return action >= verbs.TAKE_LABORATORY


def _component(s: Table, seat: int, action: int) -> Key | None:
    """Return the component that an answer takes."""
    if verbs.TAKE_EXPERIMENT <= action < verbs.CHAMELEON:
        return "experiment", int(s.pages[action - verbs.TAKE_EXPERIMENT])
    if verbs.ACQUIRE <= action < verbs.PLACE:
        return "artifact", int(s.market[action - verbs.ACQUIRE])
    if verbs.UNLOCK <= action < verbs.INTO_CELL:
        mine = s.seats[seat]
        return "formula", _formula(mine, int(mine.formulas[action - verbs.UNLOCK]))
    if verbs.CLAIM <= action < verbs.END_ACTIONS:
        return "achievement", action - verbs.CLAIM
    if verbs.TAKE_LABORATORY <= action < verbs.KEEP_EXPERIMENT:
        return "laboratory", action - verbs.TAKE_LABORATORY
    if verbs.KEEP_EXPERIMENT <= action < verbs.KEEP_MASTERPIECE:
        return "experiment", action - verbs.KEEP_EXPERIMENT
    if verbs.KEEP_MASTERPIECE <= action < verbs.KEEP_PUBLICATION:
        return "experiment", int(FIRST_EXPERIMENT[MASTERPIECE]) + action - verbs.KEEP_MASTERPIECE
    if verbs.KEEP_PUBLICATION <= action < verbs.KEEP_ARTIFACT:
        return "publication", action - verbs.KEEP_PUBLICATION
    if verbs.KEEP_ARTIFACT <= action < verbs.HOW_MANY:
        return "artifact", action - verbs.KEEP_ARTIFACT
    return None


def _formula(mine: Seat, formula: int) -> int:
    """Return the place of a formula over all laboratories; seats number their own eight."""
    return int(mine.laboratory) * FORMULAS_EACH + formula


def _at_the_end(watched: Watched, game: Any, s: Table) -> list[SeatAtTheEnd]:
    standings = sorted([each for each in game.standings(s) if each.seat >= 0], key=lambda each: each.seat)
    won = shares(game, s)
    found: list[SeatAtTheEnd] = []
    for each in standings:
        mine = s.seats[each.seat]
        had: list[Key] = [("laboratory", int(mine.laboratory))]
        had += [("experiment", int(experiment)) for experiment in mine.done]
        had += [("artifact", int(mine.slots[slot])) for slot in range(SLOTS) if mine.slots[slot] != NOTHING]
        symbols = symbols_of(s.law.components, mine.slots, mine.done, mine.tracks)
        served = best_publications(s.law.components, mine.publications, symbols)
        had += [("publication", place) for place in range(PUBLICATIONS) if (int(served) >> place) & 1]
        for place in range(PUBLICATIONS):
            if (int(mine.publications) >> place) & 1:
                watched.started[("publication", place)] = watched.started.get(("publication", place), 0) + 1
        had += [("achievement", place) for place in range(ACHIEVEMENTS) if (int(mine.achievements) >> place) & 1]
        cells = [int(mine.chamber[cell]) for cell in range(CELLS) if mine.chamber[cell] != NOTHING]
        had += [("formula", _formula(mine, formula)) for formula in cells]
        found.append(SeatAtTheEnd(each.seat, won[each.seat], {line.key: line.value for line in each.parts}, had))
    return found
