"""Two tables that look alike to a seat get the same answer, from every player, in both games."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from emerald.games.shelf import TITLES, open_game
from emerald.kernel.agenda import State, apply, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak
from emerald.players.registry import player

THINKERS = [
    "greedy",
    "planner:nodes=60",
    "planner:nodes=200,turns=1,sketch=10",
    "ismcts:nodes=60",
    "apprentice",
    "scholar:nodes=60",
    "magister:nodes=120",
]
OPTIONS = {"alchemicus": {"noctis": "yes"}, "trismegistus": {}}


@cache
def opened(title: str) -> Any:
    return open_game(title)


def middle(title: str, seed: int) -> tuple[State, int]:
    """Return a table in the middle of a game, and the seat that is asked something there."""
    game = opened(title)
    s, luck = game.begin(Setup(3, OPTIONS[title])), Rng(seed)
    hosts = [player("greedy:worlds=1,depth=1", game, seat) for seat in range(3)]
    let_fate_speak(s, luck)
    left = 90 + 25 * seed
    while left > 0 or len(game.view(s, questions(s)[0][0]).actions) < 3:
        seat = questions(s)[0][0]
        apply(s, seat, hosts[seat].choose(game.view(s, seat)))
        let_fate_speak(s, luck)
        left -= 1
    return s, questions(s)[0][0]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_cannot_know_changes_no_answer(title: str, seed: int) -> None:
    game = opened(title)
    s, seat = middle(title, seed)
    view = game.view(s, seat)
    worlds = [game.imagine(view, Rng(77 + number)) for number in range(4)]
    elsewhere = [world for world in worlds if world.key() != s.key()]
    assert elsewhere  # something is hidden from everybody at every time
    for name in THINKERS:
        thinkers = [player(name, game, 3) for _ in range(2)]
        one, other = (
            each.choose(game.view(world, seat)) for each, world in zip(thinkers, (s, elsewhere[0]), strict=True)
        )
        assert one == other, name
        assert thinkers[0].nodes == thinkers[1].nodes, name
