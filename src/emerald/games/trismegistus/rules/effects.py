"""T15 What the words of the cards do, step by step; whatever is not simply gained asks whether it is wanted."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.lexicon import (
    ANY_TRACK,
    LOWEST_TRACK,
    PUBLICATIONS_CARD,
    THREE_TRACKS,
    WILD,
)
from emerald.games.trismegistus.pieces import (
    ARROWS,
    DISCHARGED,
)
from emerald.games.trismegistus.rules.artifacts import PlaceArtifact, UseAtOnce
from emerald.games.trismegistus.rules.laying import each_of
from emerald.games.trismegistus.rules.mastery import (
    DIFFERENT_TRACKS,
    Advance,
    AdvanceAny,
    AdvanceLowest,
    AdvanceThree,
    StepBack,
)
from emerald.games.trismegistus.rules.publications import DrawPublications
from emerald.games.trismegistus.rules.transmutation import Transmute
from emerald.games.trismegistus.sources import FROM_DRAWN_ARTIFACTS
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import ADVANCE, NO, TRANSMUTE, YES
from emerald.kernel.agenda import Chance, Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

# -- T15.2 tracks: the forms are those of T7.3 --------------------------------------------------------------


@final
class AdvanceByEffect(Task[Table]):
    """T15.2 A marker moves as a card says: on the track it names, on any, on the lowest, or on three."""

    def __init__(self, seat: i64, steps: i64, where: i64) -> None:
        self.seat = seat
        self.steps: Final = steps
        self.where: Final = where

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.steps, self.where)

    def run(self, s: Table) -> None:
        if self.where == ANY_TRACK:
            s.then(AdvanceAny(self.seat, self.steps))
        elif self.where == LOWEST_TRACK:
            s.then(AdvanceLowest(self.seat))
        elif self.where == THREE_TRACKS:
            s.then(AdvanceThree(self.seat, DIFFERENT_TRACKS, 0))
        else:
            s.then(AdvanceNamed(self.seat, self.where))


@final
class AdvanceNamed(Decision[Table]):
    """T7.3 One step on the track a card names, or none."""

    def __init__(self, seat: i64, track: i64) -> None:
        self.seat = seat
        self.track: Final = track

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.track)

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([ADVANCE + self.track, NO])

    def take(self, s: Table, action: i64) -> None:
        if action != NO:
            s.then(Advance(self.seat, self.track))


# -- T15.4 transmutations -----------------------------------------------------------------------------------


@final
class TransmuteByEffect(Task[Table]):
    """T15.4 So many transmutations, each of them optional (T6.7); they cost no potency, but the essence (T6.4)."""

    def __init__(self, seat: i64, colour: i64, times: i64 = 1) -> None:
        self.seat = seat
        self.colour: Final = colour
        self.times: Final = times

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.colour, self.times)

    def run(self, s: Table) -> None:
        if self.times > 0 and s.why_no_transmutation(self.seat, self.colour) == NO_OBJECTION:
            s.then(ChooseArrow(self.seat, self.colour, self.times))


@final
class ChooseArrow(Decision[Table]):
    """T6.7 Each transmutation of an effect goes along an arrow of its colour, or along any, and may be left out."""

    def __init__(self, seat: i64, colour: i64, times: i64) -> None:
        self.seat = seat
        self.colour: Final = colour
        self.times: Final = times

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.colour, self.times)

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for arrow in range(i64(ARROWS)):
            if self.colour == WILD or s.arrow_colour(self.seat, arrow) == self.colour:
                found = append(found, TRANSMUTE + arrow)
        return append(found, NO)

    def objection(self, s: Table, action: i64) -> i64:
        return NO_OBJECTION if action == NO else s.why_not_transmute(self.seat, action - TRANSMUTE)

    def take(self, s: Table, action: i64) -> None:
        if action == NO:
            return
        s.then(
            Transmute(self.seat, action - TRANSMUTE),
            TransmuteByEffect(self.seat, self.colour, self.times - 1),
        )


# -- T15.5 cards --------------------------------------------------------------------------------------------


@final
class DrawCards(Task[Table]):
    """T15.5 Publications, or a random artifact; when there are none left there is no question (T2.8, T12b.1)."""

    def __init__(self, seat: i64, what: i64) -> None:
        self.seat = seat
        self.what: Final = what

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.what)

    def run(self, s: Table) -> None:
        if s.why_no_draw(self.what) == NO_OBJECTION:
            s.then(AskToDraw(self.seat, self.what))


@final
class AskToDraw(Decision[Table]):
    """T15.5 Draw, or do without."""

    def __init__(self, seat: i64, what: i64) -> None:
        self.seat = seat
        self.what: Final = what

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.what)

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([YES, NO])

    def take(self, s: Table, action: i64) -> None:
        if action == NO:
            return
        if self.what == PUBLICATIONS_CARD:
            s.then(DrawPublications(self.seat))
        else:
            s.then(ArtifactDrawn(self.seat, s.round))


@final
class ArtifactDrawn(Chance[Table]):
    """T15.5 A random artifact of the current stack is placed and used at once, as one acquired (T5.4)."""

    def __init__(self, seat: i64, level: i64) -> None:
        self.seat = seat
        self.source = FROM_DRAWN_ARTIFACTS + level - 1
        self.level: Final = level

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.level)

    def weights(self, s: Table) -> vec[i64]:
        return each_of(s.artifacts[self.level])

    def happen(self, s: Table, outcome: i64) -> None:
        artifact = s.law.components.first_artifact[self.level] + outcome
        s.draw_artifact(artifact)
        s.then(PlaceArtifact(self.seat, artifact), UseAtOnce(self.seat, artifact))


# -- T15.6 reaction tokens, and what else is paid for an effect ---------------------------------------------


@final
class RechargeToken(Task[Table]):
    """T15.6 A discharged reaction token is turned up; without one nothing happens."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if s.seats[self.seat].held[DISCHARGED] > 0:
            s.recharge_token(self.seat)


@final
class PayStep(Task[Table]):
    """T7.3 A step back is paid on a track of one's choice."""

    def __init__(self, seat: i64, steps: i64) -> None:
        self.seat = seat
        self.steps: Final = steps

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.steps)

    def run(self, s: Table) -> None:
        if self.steps > 1:
            s.then(PayStep(self.seat, self.steps - 1))
        s.then(StepBack(self.seat))
