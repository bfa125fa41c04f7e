"""What one seat may know, with perfect recall; built up from what it saw, never cut down from the state."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.agenda import Step, question_for
from emerald.kernel.conformance.crucible.components import NO_CARD, Law
from emerald.kernel.conformance.crucible.state import STEPS, Seat, Table
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec


@final
class SeatSeen:
    """What everyone sees of one seat."""

    def __init__(self, seat: Seat, shown: i64) -> None:
        self.things: Final = seat.things[:]
        self.cards: Final[i64] = int(seat.hand).bit_count()
        self.shown: Final[i64] = seat.hand & shown  # seen when they came; they are hidden among the others now
        self.played: Final[i64] = seat.played
        self.has_laid: Final[i64] = seat.has_laid


@final
class View:
    """The game as one seat knows it; seat -1 is somebody who only watches."""

    def __init__(self, s: Table, seat: int) -> None:
        self.seat: Final = seat
        self.seat_count: Final[i64] = s.seat_count
        self.law: Final[Law] = s.law
        self.round: Final[i64] = s.round
        self.dice: Final = s.dice[:]
        self.market: Final[i64] = s.market
        self.discards: Final[i64] = s.discards
        self.deck_size: Final[i64] = int(s.deck).bit_count()
        self.under_size: Final[i64] = int(s.under()).bit_count()
        self.seats: Final = [SeatSeen(other, s.shown) for other in s.seats]
        self.hand: Final[i64] = s.seats[seat].hand if seat >= 0 else 0
        self.laid: Final[i64] = s.seats[seat].laid if seat >= 0 else NO_CARD
        self.agenda: Final[list[Step[Any]]] = s.agenda.copy()  # steps hold nothing hidden
        question = question_for(s, seat) if seat >= 0 else None
        self.is_asked: Final = question is not None
        self.candidates: Final = vec[i64]() if question is None else question.candidates(s)
        objections, actions = vec[i64](), vec[i64]()
        if question is not None:
            for action in self.candidates:
                reason = question.objection(s, action)
                objections = append(objections, reason)
                if reason == NO_OBJECTION:
                    actions = append(actions, action)
        self.objections: Final = objections
        self.actions: Final = actions

    def key(self) -> tuple[int, ...]:
        """Return all that the view says as integers."""
        out: list[int] = [self.seat, self.seat_count, self.round, self.market, self.discards]
        out += [self.deck_size, self.under_size, self.hand, self.laid, *self.dice]
        for other in self.seats:
            out += [*other.things, other.cards, other.shown, other.played, other.has_laid]
        out += [len(self.candidates), *self.candidates, *self.objections]
        STEPS.write(self.agenda, out)
        return tuple(out)
