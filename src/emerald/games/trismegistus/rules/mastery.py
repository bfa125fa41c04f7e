"""T7 Mastery: markers climb the four tracks and reach bonus tokens."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.objections import BOTTOM_OF_THE_TRACK
from emerald.games.trismegistus.pieces import (
    BONUS_ADVANCE,
    BONUS_CHAMELEON,
    CHAMELEON,
    ELEMENTS,
    ETHEREAL_DIE,
    POINTS,
    TOP_OF_TRACK,
)
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import ADVANCE, GO_BACK, NO
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

POINTS_AT_THE_TOP: Final = 1  # T7.2
DIFFERENT_TRACKS: Final = 3  # T7.3


# -- climbing -----------------------------------------------------------------------------------


@final
class Advance(Task[Table]):
    """T7.1 A marker climbs a track; each token it reaches or passes gives its effect, once for each seat.

    T7.2 At the top there is a point instead, once whatever the number of steps. T6.6 While a transmutation of its
    own is open, what a token gives waits.
    """

    def __init__(self, seat: i64, track: i64, steps: i64 = 1) -> None:
        self.seat = seat
        self.track: Final = track
        self.steps: Final = steps

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.track, self.steps)

    def run(self, s: Table) -> None:
        seat, track = self.seat, self.track
        mine = s.seats[seat]
        if mine.tracks[track] == TOP_OF_TRACK:
            s.gain(seat, POINTS, POINTS_AT_THE_TOP)
            return
        reached: i64 = 0
        for _ in range(min(self.steps, TOP_OF_TRACK - mine.tracks[track])):
            reached |= s.climb(seat, track)
        if reached == 0:
            return
        waits = mine.open > 0
        for upper in range(1, -1, -1):  # the lower one has been reached first
            space = track * 2 + upper
            if (reached >> space) & 1:
                s.reach_bonus(seat, space, waits)
                if not waits:
                    s.then(BonusToken(seat, space))


@final
class BonusToken(Task[Table]):
    """T7.1 The effect of a bonus token: a step on any track, a chameleon or an ethereal die."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space: Final = space

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def run(self, s: Table) -> None:
        kind = s.bonus[self.space]
        if kind == BONUS_ADVANCE:
            s.then(AdvanceAny(self.seat, 1))
        else:
            s.gain(self.seat, CHAMELEON if kind == BONUS_CHAMELEON else ETHEREAL_DIE, 1)


# -- T7.3 what effects may say --------------------------------------------------------------------


@final
class AdvanceAny(Decision[Table]):
    """T7.3 So many steps on one track, whichever you like."""

    def __init__(self, seat: i64, steps: i64) -> None:
        self.seat = seat
        self.steps: Final = steps

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.steps)

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for track in range(ELEMENTS):
            found = append(found, ADVANCE + track)
        return append(found, NO)

    def take(self, s: Table, action: i64) -> None:
        if action != NO:
            s.then(Advance(self.seat, action - ADVANCE, self.steps))


@final
class AdvanceLowest(Decision[Table]):
    """T7.3 One step on your lowest track; of tied ones you choose."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        mine = s.seats[self.seat]
        lowest = mine.lowest_step()
        found = vec[i64]()
        for track in range(ELEMENTS):
            if mine.tracks[track] == lowest:
                found = append(found, ADVANCE + track)
        return append(found, NO)

    def take(self, s: Table, action: i64) -> None:
        if action != NO:
            s.then(Advance(self.seat, action - ADVANCE))


@final
class AdvanceThree(Decision[Table]):
    """T7.3 One step on each of three different tracks, asked for in their order, so that no three come twice."""

    def __init__(self, seat: i64, left: i64, lowest: i64) -> None:
        self.seat = seat
        self.left: Final = left
        self.lowest: Final = lowest  # the first track that may still be climbed

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.lowest)

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for track in range(self.lowest, ELEMENTS):
            found = append(found, ADVANCE + track)
        return append(found, NO)

    def take(self, s: Table, action: i64) -> None:
        if action == NO:
            return
        track = action - ADVANCE
        if self.left > 1 and track + 1 < ELEMENTS:
            s.then(AdvanceThree(self.seat, self.left - 1, track + 1))
        s.then(Advance(self.seat, track))


@final
class StepBack(Decision[Table]):
    """T7.3 One step back on any track where there is one; it never gives or takes back a bonus."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for track in range(ELEMENTS):
            found = append(found, GO_BACK + track)
        return found

    def objection(self, s: Table, action: i64) -> i64:
        return BOTTOM_OF_THE_TRACK if s.seats[self.seat].tracks[action - GO_BACK] == 0 else NO_OBJECTION

    def take(self, s: Table, action: i64) -> None:
        s.step_back(self.seat, action - GO_BACK)
