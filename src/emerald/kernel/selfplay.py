"""Random play, for tests and for speed; it stays inside the compiled core."""

from __future__ import annotations

from typing import Any

from emerald.kernel.agenda import Decision, State, apply, fate_asked, happen, questions
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.rng import Rng, outcome_at, total_of
from emerald.kernel.vecs import i64


def let_fate_speak(s: State, rng: Rng) -> None:
    """Let a fast generator answer for fate until somebody is asked or the game is over."""
    while True:
        chance = fate_asked(s)
        if chance is None:
            return
        weights = chance.weights(s)
        happen(s, outcome_at(weights, rng.below(total_of(weights))))


def random_answer(s: State, question: Decision[Any], rng: Rng) -> i64:
    """Return a lawful answer, each as likely: candidates are drawn until the rules do not object."""
    candidates = question.candidates(s)
    left = len(candidates)
    while left > 0:
        i = rng.below(left)
        action = candidates[i]
        if question.objection(s, action) == NO_OBJECTION:
            return action
        left -= 1
        candidates[i] = candidates[left]
    raise AssertionError(f"{type(question).__name__} has no lawful answer")


def play_out(s: State, rng: Rng, most: int = 0) -> int:
    """Play a game to its end at random, or so many questions of it; return how many were answered."""
    answered = 0
    while True:
        let_fate_speak(s, rng)
        if len(s.agenda) == 0 or (answered == most and most > 0):
            return answered
        top = s.agenda[-1]
        if isinstance(top, Decision):
            apply(s, top.seat, random_answer(s, top, rng))
        else:
            asked = questions(s)
            seat, question = asked[rng.below(len(asked))]
            apply(s, seat, random_answer(s, question, rng))
        answered += 1
