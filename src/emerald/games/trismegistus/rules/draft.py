"""T4.4, T4.5 The draft: a die from a bowl, its potency, its face."""

from __future__ import annotations

from typing import final

from emerald.games.trismegistus.pieces import (
    COLOURS,
    DICE_EACH,
    ETHEREAL_DIE,
    FACES,
    INFINITY,
    METAL_FACES,
    MOST_POTENCY,
)
from emerald.games.trismegistus.seat import NO_DIE
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import DRAFT, KEEP_DIE, LEAVE_POTENCY, RAISE, TURN_TO
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.vecs import append, i64, vec


@final
class Draft(Task[Table]):
    """T4.4 With an empty potency track a die must be taken; with a die on it, it may, until three are taken."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if s.seats[self.seat].dice_taken() < DICE_EACH:
            s.then(DraftDie(self.seat))


@final
class DraftDie(Decision[Table]):
    """T4.4 Take a die: its potency is the number of dice in its bowl, this one included."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        bowls = s.bowls
        found = vec[i64]()
        for place in range(FACES * COLOURS):
            if bowls[place] > 0:
                found = append(found, DRAFT + place)
        if s.seats[self.seat].die != NO_DIE:
            found = append(found, KEEP_DIE)
        return found

    def take(self, s: Table, action: i64) -> None:
        if action == KEEP_DIE:
            return
        seat = self.seat
        if s.seats[seat].die != NO_DIE:
            s.shelve_die(seat)
        place = action - DRAFT
        face = place // COLOURS
        s.draft_die(seat, face, place % COLOURS)
        s.then(RaisePotency(seat))
        if face == INFINITY:
            s.then(TurnDie(seat))


@final
class TurnDie(Decision[Table]):
    """T4.5 A die of the infinity bowl is turned to another face at once; its potency was counted there."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for face in range(METAL_FACES):
            found = append(found, TURN_TO + face)
        return found

    def take(self, s: Table, action: i64) -> None:
        s.turn_die(self.seat, action - TURN_TO)


@final
class RaisePotency(Task[Table]):
    """T4.4 One ethereal die may be discarded for one potency more, never above five."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        mine = s.seats[self.seat]
        if mine.held[ETHEREAL_DIE] > 0 and mine.potency < MOST_POTENCY:
            s.then(AskToRaise(self.seat))


@final
class AskToRaise(Decision[Table]):
    """T4.4 Discard an ethereal die, or leave the potency as it is."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([RAISE, LEAVE_POTENCY])

    def take(self, s: Table, action: i64) -> None:
        if action == RAISE:
            s.raise_potency(self.seat)
