"""Counting how a position may go on: one number in which every change of the rules shows."""

from __future__ import annotations

from typing import Any

from emerald.kernel.agenda import State, apply, fate_asked, happen, legal_actions, questions
from emerald.kernel.vecs import i64


def perft(s: State, depth: int) -> int:
    """Return how many courses of so many answers there are, or of fewer where the game ends.

    Whatever fate may say between two answers makes another course, however likely it is; after the last answer it is
    not asked. Where several seats are asked at once, whoever answers first makes another course.
    """
    if depth == 0 or s.over:
        return 1
    chance = fate_asked(s)
    if chance is not None:
        weights = chance.weights(s)
        return sum([perft(_after(s, outcome), depth) for outcome in range(len(weights)) if weights[outcome] > 0])
    answers = [(seat, action) for seat, _ in questions(s) for action in legal_actions(s, seat)]
    if depth == 1:
        return len(answers)
    return sum([perft(_answered(s, seat, action), depth - 1) for seat, action in answers])


def divide(game: Any, s: State, depth: int) -> dict[str, int]:
    """Return the same count split by what comes first, in words: two rule sets that differ are compared so."""
    chance = fate_asked(s)
    if chance is not None:
        names = game.outcomes[chance.source]
        weights = chance.weights(s)
        possible = [outcome for outcome in range(len(weights)) if weights[outcome] > 0]
        return {names[outcome]: perft(_after(s, outcome), depth) for outcome in possible}
    return {
        f"{seat + 1} {game.actions.names[action]}": perft(_answered(s, seat, action), depth - 1)
        for seat, _ in questions(s)
        for action in legal_actions(s, seat)
    }


def _after(s: State, outcome: i64) -> State:
    twin = s.clone()
    happen(twin, outcome)
    return twin


def _answered(s: State, seat: i64, action: i64) -> State:
    twin = s.clone()
    apply(twin, seat, action)
    return twin
