"""T4.7 Clean-up: what is put away at the end of a turn."""

from __future__ import annotations

from typing import final

from emerald.games.trismegistus.pieces import BONUS_SPACES, BONUS_STEP, DICE_EACH, NOTHING
from emerald.games.trismegistus.seat import NO_DIE
from emerald.games.trismegistus.state import Table
from emerald.kernel.agenda import NOBODY, Task
from emerald.kernel.vecs import i64


@final
class CleanUp(Task[Table]):
    """T4.7 A spent die goes to the used dice; with three of them the marker moves to the next row."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        seat = self.seat
        mine = s.seats[seat]
        if mine.die != NO_DIE and mine.potency == 0:
            s.shelve_die(seat)
        if mine.die == NO_DIE and mine.dice_taken() == DICE_EACH:
            s.move_to_next_row(seat)
        s.then(RemoveTokens())


@final
class RemoveTokens(Task[Table]):
    """T4.7 Then every bonus token that was used, or on or beyond which any marker stands, leaves the game."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        bonus = s.bonus
        for space in range(BONUS_SPACES):
            if bonus[space] != NOTHING and is_reached(s, space):
                s.remove_bonus(space)


def is_reached(s: Table, space: i64) -> bool:
    """T4.7 Say whether anyone has used the token of a bonus space, or has a marker on or beyond it."""
    track, step = space // 2, BONUS_STEP[space % 2]
    for mine in s.seats:
        if mine.tracks[track] >= step or (mine.reached >> space) & 1:
            return True
    rival = s.rival
    return rival is not None and rival.tracks[track] >= step
