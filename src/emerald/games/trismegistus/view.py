"""T1.9 What one seat may know; built up from what is open, never cut down."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.games.trismegistus.law import Law
from emerald.games.trismegistus.layout import STEPS
from emerald.games.trismegistus.state import Table
from emerald.kernel.agenda import Step, question_for
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec


@final
class View:
    """T1.9 The game as one seat knows it; seat -1 is somebody who only watches. Provisional."""

    def __init__(self, s: Table, seat: int) -> None:
        self.seat: Final = seat
        self.seat_count: Final[i64] = s.seat_count
        self.law: Final[Law] = s.law
        table: list[int] = []
        s.write_open(table)
        for other in s.seats:
            other.write_open(table)
        if seat >= 0:
            s.seats[seat].write(table)
        self.table: Final = table
        self.agenda: Final[list[Step[Any]]] = s.agenda.copy()
        question = question_for(s, seat) if seat >= 0 else None
        self.is_asked: Final = question is not None
        candidates = vec[i64]()
        objections = vec[i64]()
        actions = vec[i64]()
        if question is not None:
            candidates = question.candidates(s)
            for i in range(len(candidates)):
                reason = question.objection(s, candidates[i])
                objections = append(objections, reason)
                if reason == NO_OBJECTION:
                    actions = append(actions, candidates[i])
        self.candidates: Final[vec[i64]] = candidates
        self.objections: Final[vec[i64]] = objections
        self.actions: Final[vec[i64]] = actions

    def key(self) -> tuple[int, ...]:
        """Return all that the view says as integers."""
        out: list[int] = [self.seat, *self.table, *self.candidates, *self.objections]
        STEPS.write(self.agenda, out)
        return tuple(out)
