"""Games played to learn from: in parallel, game by game into a file, and read again as arrays of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from emerald.arena.block import opened
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.players.mind import Mind, seen_by
from emerald.players.recording import Recorder
from emerald.players.registry import player, seed_of

Array = NDArray[np.float32]
FOR_WINNING: Final = 0.5  # of what a game teaches; the rest is the lead, which tells more of a game than its victory
LEAST_SPREAD: Final = 1.0  # of leads in points, if all games ended alike


@dataclass(frozen=True)
class Exercise:
    """One game to be played and written down; it can be sent to another process."""

    game: str
    catalogue: str
    seats: int
    options: tuple[tuple[str, str], ...]
    player: str
    mind: Mind | None
    wildness: int
    seed: str
    number: int


def play_exercise(exercise: Exercise) -> dict[str, Any]:
    """Play a game, and return what is written down of it; equal numbers play alike."""
    game = opened(exercise.game, exercise.catalogue)
    seen = seen_by(game)
    seed = f"{exercise.seed} {exercise.number}"
    seats = range(exercise.seats)
    players = [player(exercise.player, game, seed_of(f"{seed} {seat}"), exercise.mind) for seat in seats]
    recorder = Recorder(game, seen.features, seen.phase_of, seen.turn_of)
    state = game.begin(Setup(exercise.seats, dict(exercise.options)))
    played = recorder.play(state, players, Rng(seed_of(seed)), exercise.wildness)
    lessons = [[each.seat, each.phase, *each.features] for each in played.lessons]
    return {"number": exercise.number, "worths": played.worths, "points": played.points, "lessons": lessons}


@dataclass
class Lessons:
    """What games teach of two seats: what either has, how far the game had come, and what became of it."""

    own: Array
    rival: Array
    phase: Array  # in phases
    result: Array  # what the seat had of the rival in the end, from 0 to 1
    game: NDArray[np.int64]  # which game it was, for lessons of one game are much alike
    after: NDArray[np.int64]  # the number of the same two seats' next lesson, -1 for the last

    def __len__(self) -> int:
        return len(self.result)


def lessons_of(games: Sequence[dict[str, Any]]) -> Lessons:
    """Return what games teach."""
    own: list[list[int]] = []
    rival: list[list[int]] = []
    phase: list[float] = []
    result: list[float] = []
    origin: list[int] = []
    after: list[int] = []
    full = full_lead(games)
    for number, game in enumerate(games):
        latest: dict[tuple[int, int], int] = {}
        seats = len(game["points"])
        for seat, when, *features in game["lessons"]:
            for step in range(1, seats):
                other = (seat + step) % seats
                if (seat, other) in latest:
                    after[latest[seat, other]] = len(own)
                latest[seat, other] = len(own)
                own.append(features[0])
                rival.append(features[step])
                phase.append(when / 100)
                result.append(between(game, seat, other, full))
                origin.append(number)
                after.append(-1)
    return Lessons(
        np.array(own, np.float32),
        np.array(rival, np.float32),
        np.array(phase, np.float32),
        np.array(result, np.float32),
        np.array(origin, np.int64),
        np.array(after, np.int64),
    )


def full_lead(games: Sequence[dict[str, Any]]) -> float:
    """Return the lead in points that is e to 1 for whoever has it: what games usually differ by."""
    leads = [one - other for game in games for one in game["points"] for other in game["points"]]
    return max(LEAST_SPREAD, float(np.std(leads)))


def between(game: dict[str, Any], seat: int, other: int, full: float) -> float:
    """Return what a seat had of another at the end of a game, from 0 to 1."""
    worths, points = game["worths"], game["points"]
    won = 0.5 if worths[seat] == worths[other] else float(worths[seat] > worths[other])
    lead = (points[seat] - points[other]) / full
    return FOR_WINNING * won + (1 - FOR_WINNING) / (1 + float(np.exp(-lead)))


def is_held_back(lessons: Lessons) -> NDArray[np.bool_]:
    """Say of every lesson whether it is kept for the examination: every tenth game is."""
    return np.asarray(lessons.game % 10 == 9)


def phase_weights(phase: Array, rows: int) -> Array:
    """Return how much of every row of phases each lesson has: two neighbours share what lies between them."""
    found = np.zeros((len(phase), rows), np.float32)
    row = np.floor(phase).astype(np.int64)
    part = phase - row
    everyone = np.arange(len(phase))
    found[everyone, row] = 1 - part
    found[everyone, np.minimum(row + 1, rows - 1)] += part
    return found
