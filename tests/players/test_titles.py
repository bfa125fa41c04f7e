"""What every game on the shelf gives to players, and that every player plays every game."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from emerald.games.shelf import TITLES, open_game
from emerald.kernel.agenda import NOBODY, apply, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, random_answer
from emerald.players.registry import evaluation, player, seen_by

SHORT = {"alchemicus": {"turn-limit": "5"}, "trismegistus": {}}
PLAYERS = ["greedy:depth=1,worlds=1", "planner:nodes=10,worlds=2", "ismcts:nodes=10,worlds=2"]
CASES = [(title, seats) for title in TITLES for seats in ((1, 2, 3) if title == "trismegistus" else (2, 3))]


@cache
def opened(title: str) -> Any:
    return open_game(title)


@pytest.mark.parametrize("title", TITLES)
def test_phases_are_told_in_hundredths_and_never_leave_the_weights(title: str) -> None:
    game, seen = opened(title), seen_by(opened(title))
    s, luck = game.begin(Setup(2, SHORT[title])), Rng(2)
    told = set()
    while True:
        let_fate_speak(s, luck)
        told.add(int(seen.phase_of(s)))
        if s.over:
            break
        seat, question = questions(s)[0]
        assert len(seen.features(s, seat, True)) == seen.FEATURE_COUNT == len(seen.FEATURE_NAMES)
        assert NOBODY <= seen.turn_of(s) < 2  # the set-up is nobody's turn
        assert 0 < evaluation(game).worth(s, seat) < 1
        apply(s, seat, random_answer(s, question, luck))
    assert min(told) == 0
    assert max(told) <= 100 * (len(seen.MODES) * seen.PHASES - 1)
    if title == "trismegistus":  # its nine phases are all gone through
        assert told == {100 * phase for phase in range(seen.PHASES)}


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_everyone_plays_every_game_to_its_end(title: str, seats: int) -> None:
    game = opened(title)
    s, luck = game.begin(Setup(seats, SHORT[title])), Rng(seats)
    sitting = [player(PLAYERS[(seat + seats) % len(PLAYERS)], game, seat) for seat in range(seats)]
    let_fate_speak(s, luck)
    while not s.over:
        seat, _question = questions(s)[0]
        view = game.view(s, seat)
        action = sitting[seat].choose(view)
        assert action in view.actions
        apply(s, seat, action)
        let_fate_speak(s, luck)
    judge = evaluation(game)
    assert all(0 <= judge.worth(s, seat) <= 1 for seat in range(seats))
