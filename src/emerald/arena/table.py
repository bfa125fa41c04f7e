"""One game in the arena: played to its end, and what is worth writing down about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log2
from time import perf_counter
from typing import Any, Final, final

from emerald.arena.dealer import Dealer
from emerald.kernel.agenda import NO_SUGGESTION, NOBODY, State, apply, questions
from emerald.kernel.game import Setup
from emerald.kernel.match.past import digest_of
from emerald.players.player import Player

STEPS_AN_OCTAVE: Final = 4  # of the time histogram: a bucket is as wide as a quarter of its time
MOST_WORDS: Final = 8  # verbs with more operands than this are one source of points

Times = dict[int, int]  # bucket: how many decisions


@dataclass
class SeatRecord:
    """What one seat did and what came of it; only questions with a choice count as decisions."""

    place: int = 0
    points: int = 0  # of the line of the score sheet that decides first
    lines: dict[str, int] = field(default_factory=dict)  # of the score sheet
    decisions: int = 0
    nodes: int = 0
    seconds: float = 0.0
    slowest: float = 0.0  # in milliseconds
    times: Times = field(default_factory=dict)
    gains: dict[str, int] = field(default_factory=dict)  # points, by what was answered


@dataclass
class GameRecord:
    """One game: who sat where, and how it went for each."""

    seating: list[int]
    seats: list[SeatRecord]
    digest: str  # of the last state: whoever plays it again finds the same


@final
class Table:
    """A table that keeps an eye on the clock and on the points."""

    def __init__(self, game: Any, setup: Setup, players: Sequence[Player], seed: str) -> None:
        self._game: Final = game
        self._players: Final = players
        self._state: Final[State] = game.begin(setup)
        self._dealer: Final = Dealer(game, seed)
        self._records: Final = [SeatRecord() for _ in players]
        self._points: Final = [0] * len(players)

    def play(self, seating: Sequence[int]) -> GameRecord:
        """Play the game to its end."""
        state = self._state
        self._dealer.speak(state)
        self._points[:] = self._score()
        cause = 0
        while not state.over:
            seat, question = questions(state)[0]
            is_payment = question.suggest(state) != NO_SUGGESTION
            action = self._choose(seat)
            apply(state, seat, action)
            self._dealer.speak(state)
            cause = cause if is_payment else action  # what a payment brings comes of what was paid for
            self._count_points(cause)
        for standing in self._game.standings(state):
            if standing.seat == NOBODY:
                continue
            record = self._records[standing.seat]
            record.place = standing.place
            record.points = standing.lines[0].value
            record.lines = {line.key: line.value for line in [*standing.lines, *standing.parts]}
        return GameRecord(list(seating), self._records, digest_of(state))

    def _choose(self, seat: int) -> int:
        view = self._game.view(self._state, seat)
        player = self._players[seat]
        if len(view.actions) == 1:
            return int(view.actions[0])
        start = perf_counter()
        action = player.choose(view)
        seconds = perf_counter() - start
        record = self._records[seat]
        record.decisions += 1
        record.nodes += player.nodes
        record.seconds += seconds
        record.slowest = max(record.slowest, seconds * 1000)
        bucket = bucket_of(seconds)
        record.times[bucket] = record.times.get(bucket, 0) + 1
        return action

    def _score(self) -> list[int]:
        standings = self._game.standings(self._state)
        return [int(standing.lines[0].value) for standing in standings if standing.seat != NOBODY]

    def _count_points(self, action: int) -> None:
        """Put down to an answer what the points have become by it."""
        for seat, points in enumerate(self._score()):
            gained = points - self._points[seat]
            if gained:
                gains = self._records[seat].gains
                source = self._source(action)
                gains[source] = gains.get(source, 0) + gained
                self._points[seat] = points

    def _source(self, action: int) -> str:
        verb = self._game.actions.verb(action)
        name: str = self._game.actions.names[action] if len(verb.operands) <= MOST_WORDS else verb.name
        return name


def bucket_of(seconds: float) -> int:
    """Return the number of the bucket of a time: how many quarter octaves it lies above a microsecond."""
    return max(0, int(STEPS_AN_OCTAVE * log2(max(seconds * 1e6, 1.0))))


def start_of(bucket: int) -> float:
    """Return the milliseconds at which a bucket begins."""
    return float(2 ** (bucket / STEPS_AN_OCTAVE)) / 1000
