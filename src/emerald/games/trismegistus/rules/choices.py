"""T3.13 The secret choices of the set-up: what is dealt to each seat, and what it keeps."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.games.trismegistus.pieces import FIRST_EXPERIMENT, MASTERPIECE, NOTHING, STARTING
from emerald.games.trismegistus.rules.artifacts import PlaceArtifact
from emerald.games.trismegistus.rules.laying import each_of
from emerald.games.trismegistus.rules.solo import SetUpBot
from emerald.games.trismegistus.seat import (
    DEALT,
    DEALT_ARTIFACT,
    DEALT_EXPERIMENT,
    DEALT_MASTERPIECE,
    DEALT_PUBLICATION,
)
from emerald.games.trismegistus.sources import (
    FROM_DEALT_PUBLICATIONS,
    FROM_MASTERPIECES,
    FROM_STARTING_ARTIFACTS,
    FROM_STARTING_EXPERIMENTS,
)
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import KEEP_ARTIFACT, KEEP_EXPERIMENT, KEEP_MASTERPIECE, KEEP_PUBLICATION
from emerald.kernel.agenda import NOBODY, Chance, Decision, Step, Task, together
from emerald.kernel.vecs import i64, vec

FROM_DECKS: Final[vec[i64]] = vec[i64](
    [FROM_STARTING_EXPERIMENTS, FROM_MASTERPIECES, FROM_DEALT_PUBLICATIONS, FROM_STARTING_ARTIFACTS]
)


@final
class DealTo(Task[Table]):
    """T3.13 Two cards of each kind are dealt; T13.15 alone perhaps one publication or masterpiece less."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        difficulty = s.law.difficulty
        steps: list[Step[Any]] = []
        for place in range(DEALT):
            is_left_out = (place == DEALT_MASTERPIECE + 1 and difficulty.own_masterpieces == 1) or (
                place == DEALT_PUBLICATION + 1 and difficulty.own_publications == 1
            )
            if not is_left_out:
                steps.append(Deal(self.seat, place))
        s.then(*steps)


@final
class Deal(Chance[Table]):
    """T3.13 Which card is dealt: only its seat sees it."""

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.source = FROM_DECKS[place // 2]
        self.place: Final = place

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def weights(self, s: Table) -> vec[i64]:
        if self.place < DEALT_MASTERPIECE:
            return each_of(s.experiments[STARTING])
        if self.place < DEALT_PUBLICATION:
            return each_of(s.experiments[MASTERPIECE])
        return each_of(s.deck if self.place < DEALT_ARTIFACT else s.artifacts[STARTING])

    def happen(self, s: Table, outcome: i64) -> None:
        is_masterpiece = DEALT_MASTERPIECE <= self.place < DEALT_PUBLICATION
        s.deal(self.seat, self.place, outcome + (FIRST_EXPERIMENT[MASTERPIECE] if is_masterpiece else 0))

    def audience(self) -> i64:
        return 1 << self.seat


@final
class ChooseCards(Task[Table]):
    """T3.13 All choose secretly and at once, then the choices are revealed and the artifacts placed in turn order."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        lanes: list[tuple[int, list[Step[Any]]]] = []
        for seat in range(s.seat_count):
            lane: list[Step[Any]] = []
            for place in range(0, DEALT, 2):
                if s.seats[seat].dealt[place + 1] != NOTHING:
                    lane.append(KeepCard(seat, place))
            lanes.append((int(seat), lane))
        s.then(together(lanes), RevealChoices())


@final
class KeepCard(Decision[Table]):
    """T3.13 Keep one of a pair; nobody else sees which."""

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.place: Final = place

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def verb(self) -> i64:
        """Return what is added to a card to make an answer of it."""
        if self.place == DEALT_EXPERIMENT:
            return KEEP_EXPERIMENT
        if self.place == DEALT_MASTERPIECE:
            return KEEP_MASTERPIECE - FIRST_EXPERIMENT[MASTERPIECE]
        return KEEP_PUBLICATION if self.place == DEALT_PUBLICATION else KEEP_ARTIFACT

    def candidates(self, s: Table) -> vec[i64]:
        dealt, verb = s.seats[self.seat].dealt, self.verb()
        first, second = dealt[self.place], dealt[self.place + 1]
        return vec[i64]([verb + min(first, second), verb + max(first, second)])

    def take(self, s: Table, action: i64) -> None:
        s.choose_dealt(self.seat, self.place, action - self.verb())

    def audience(self) -> i64:
        return 1 << self.seat


@final
class RevealChoices(Task[Table]):
    """T3.13 Choices are shown, refused publications go under the deck, and in turn order artifacts are placed."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        steps: list[Step[Any]] = []
        for place in range(len(s.row)):
            seat = s.row[place]
            if seat < s.seat_count:
                s.reveal_choices(seat)
                steps.append(PlaceArtifact(seat, s.seats[seat].dealt[DEALT_ARTIFACT]))
        s.stack_refused()
        if s.law.solo:
            s.give_bot_artifact(s.seats[0].dealt[DEALT_ARTIFACT + 1])
            steps.append(SetUpBot())
        s.then(*steps)
