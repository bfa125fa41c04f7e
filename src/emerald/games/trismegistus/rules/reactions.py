"""T8 Reactions: what the others may do with the active player's die."""

from __future__ import annotations

from typing import Any, final

from emerald.games.trismegistus.objections import NOT_DISCHARGED, NOT_THE_DIES_COLOUR
from emerald.games.trismegistus.pieces import ARROWS, CHARGED, NOTHING, RAW, SLOTS
from emerald.games.trismegistus.rules.essence import draw_essence
from emerald.games.trismegistus.rules.transmutation import Transmute
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import (
    NO_REACTION,
    REACT_ESSENCE,
    REACT_GATHER,
    REACT_RECHARGE,
    REACT_TRANSMUTE,
)
from emerald.kernel.agenda import NOBODY, Decision, Step, Task, together
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec


@final
class Reactions(Task[Table]):
    """T8.1 Every other seat with a charged reaction token is asked. T8.2 In order from the left, or all at once."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        asked = vec[i64]()
        for i in range(s.seat_count):
            other = (s.active + 1 + i) % s.seat_count
            if other != s.active and s.seats[other].held[CHARGED] > 0:
                asked = append(asked, other)
        if s.law.at_once and len(asked) > 1:
            lanes: list[tuple[int, list[Step[Any]]]] = [(int(other), [React(other)]) for other in asked]
            s.then(together(lanes))
            return
        for i in range(i64(len(asked)) - 1, -1, -1):
            s.then(React(asked[i]))


@final
class React(Decision[Table]):
    """T8.1 Discharge one reaction token to do one thing with the active player's die, or let it pass."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        slots = s.seats[self.seat].slots
        found = vec[i64]([REACT_GATHER, REACT_ESSENCE])
        for arrow in range(ARROWS):
            found = append(found, REACT_TRANSMUTE + arrow)
        for slot in range(SLOTS):
            if slots[slot] != NOTHING:
                found = append(found, REACT_RECHARGE + slot)
        return append(found, NO_REACTION)

    def objection(self, s: Table, action: i64) -> i64:
        seat = self.seat
        if REACT_TRANSMUTE <= action < REACT_RECHARGE:
            arrow = action - REACT_TRANSMUTE
            if s.arrow_colour(seat, arrow) != s.active_colour():
                return NOT_THE_DIES_COLOUR
            return s.why_not_transmute(seat, arrow)
        if REACT_RECHARGE <= action < NO_REACTION and (s.seats[seat].charged >> (action - REACT_RECHARGE)) & 1:
            return NOT_DISCHARGED
        return NO_OBJECTION

    def take(self, s: Table, action: i64) -> None:
        if action == NO_REACTION:
            return
        seat = self.seat
        s.spend(seat, CHARGED, 1)
        if action == REACT_GATHER:
            s.gain(seat, RAW + s.active_face(), 1)
        elif action == REACT_ESSENCE:
            draw_essence(s, seat, s.active_face(), 1)
        elif action < REACT_RECHARGE:
            s.then(Transmute(seat, action - REACT_TRANSMUTE))
        else:
            s.recharge(seat, action - REACT_RECHARGE)
