"""What there is to be seen in Alchemicus: buildings, fields, cards that are played; fame by the way it was come by."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.arena.balance.watching import Chances, Key, SeatAtTheEnd, Watched, shares
from emerald.games.alchemicus import verbs
from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, CARD_NAMES, FIELD_ACTIONS, FIELDS, PLOTS
from emerald.games.alchemicus.plots import EMPTY_PLOT, kind_at
from emerald.kernel.rng import Rng

KINDS: Final = "building field card".split()
OPTIONS: Final[dict[str, str]] = {}
SOURCES: Final = "pergula taberna donarium gifts gloria other".split()
LINES: Final = {"pergula-fame": "pergula", "taberna-fame": "taberna", "donarium-fame": "donarium"}


@final
class AlchemicusWatcher:
    """Watches one game."""

    def __init__(self, seats: int) -> None:
        self._fame: Final = [0] * seats
        self._points: Final = [dict.fromkeys(SOURCES, 0) for _ in range(seats)]
        self._source: Final = ["other"] * seats

    def answer(self, view: Any, chosen: int, luck: Rng) -> int:
        return chosen

    def before(self, watched: Watched, s: Any, seat: int, lawful: list[int], chosen: int) -> None:
        mine = component(s, seat, chosen)
        rivals = {component(s, seat, action) for action in lawful} - {None}
        may_refuse = verbs.PASS in lawful or verbs.END_TURN in lawful
        for each in rivals:
            if each is None or (mine is None and not may_refuse) or (mine is not None and each[0] != mine[0]):
                continue
            chances = watched.chances.setdefault(each, Chances())
            chances.offered += 1
            chances.taken += each == mine
        if mine is not None and mine[0] == "building":
            watched.started[mine] = watched.started.get(mine, 0) + 1

    def after(self, s: Any, seat: int, chosen: int) -> None:
        """Put fame down to the answer that brought it; what is paid with brings nothing of its own."""
        self._source[seat] = source(chosen) or self._source[seat]
        for each, mine in enumerate(s.seats):
            gained = int(mine.fame) - self._fame[each]
            self._points[each][self._source[each] if each == seat else "other"] += gained
            self._fame[each] = int(mine.fame)

    def at_the_end(self, watched: Watched, game: Any, s: Any) -> list[SeatAtTheEnd]:
        found: list[SeatAtTheEnd] = []
        for seat, share in sorted(shares(game, s).items()):
            plots = s.seats[seat].plots
            kinds = {int(kind_at(plots[plot])) for plot in range(PLOTS) if plots[plot] != EMPTY_PLOT}
            had: list[Key] = [("building", kind) for kind in sorted(kinds)]
            found.append(SeatAtTheEnd(seat, share, self._points[seat], had))
        return found


def component(s: Any, seat: int, action: int) -> Key | None:
    """Return what an answer takes: a building, a field to act on, or a card to play."""
    if verbs.BUILD <= action < verbs.TEAR_DOWN:
        return "building", action - verbs.BUILD
    if verbs.MOVE <= action < verbs.BUILD:
        field = (int(s.seats[seat].field) + action - verbs.MOVE + 1) % FIELDS
        return "field", int(s.law.outer[field])
    if verbs.PLAY <= action < verbs.GUARD:
        played = action - verbs.PLAY
        return "card", int(BASE_KINDS) - 1 + played
    return None


def source(action: int) -> str:
    """Return where the fame that an answer brings comes from; nothing if it only goes on with an earlier one."""
    if verbs.THROUGH <= action < verbs.BUY:
        return LINES.get(verbs.TARIFF_LINES[action - verbs.THROUGH], "other")
    if action == verbs.GIVE:
        return "gifts"
    if verbs.PLAY <= action < verbs.GUARD:
        return "gloria" if action == verbs.PLAY else "other"
    return "" if action < verbs.MOVE else "other"


def watcher(seats: int) -> AlchemicusWatcher:
    """Return a watcher of a game for so many."""
    return AlchemicusWatcher(seats)


def names(game: Any) -> dict[str, list[str]]:
    """Return by kind what the components are called."""
    return {
        "building": list(CARD_NAMES[:ALL_KINDS]),
        "field": list(FIELD_ACTIONS),
        "card": list(CARD_NAMES[:ALL_KINDS]),
    }
