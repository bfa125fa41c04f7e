"""The greedy player: lawful, steady, fair, and better than chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from emerald.games.alchemicus.game import Alchemicus
from emerald.kernel.agenda import questions
from emerald.kernel.rng import Rng
from emerald.players.registry import player

if TYPE_CHECKING:
    from conftest import Play

EVERYTHING = {"noctis": "yes", "advanced-sale": "yes"}
GAMES_EACH_WAY = 5


@pytest.mark.parametrize("options", [{}, EVERYTHING, {"race": "yes", "noctis": "yes"}], ids=["base", "noctis", "race"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_lawful_answers_are_given(play: Play, seats: int, options: dict[str, str]) -> None:
    s = play(["greedy"] * seats, seats, {**options, "turn-limit": "8"})
    assert s.over


def test_equal_seeds_play_alike(play: Play) -> None:
    one, other = (play(["greedy", "greedy"], 5, EVERYTHING, answers=80) for _ in range(2))
    assert one.key() == other.key()


@pytest.mark.parametrize("seed", range(8))
def test_what_a_seat_cannot_know_changes_nothing(game: Alchemicus, play: Play, seed: int) -> None:
    s = play(["random", "random", "random"], seed, EVERYTHING, answers=60 + 17 * seed)
    seat, _question = questions(s)[0]
    view = game.view(s, seat)
    elsewhere = game.imagine(view, Rng(99))
    assert elsewhere.key() != s.key()  # other hands hold other cards there
    answers = {player("greedy", game, 3).choose(game.view(world, seat)) for world in (s, elsewhere)}
    assert len(answers) == 1


def test_greedy_beats_random(game: Alchemicus, play: Play) -> None:
    won = 0
    for seed in range(GAMES_EACH_WAY):
        for greedy_seat in (0, 1):
            names = ["greedy", "random"] if greedy_seat == 0 else ["random", "greedy"]
            standings = game.standings(play(names, seed, {}))
            won += standings[greedy_seat].place == 1 and standings[1 - greedy_seat].place == 2
    assert won >= 2 * GAMES_EACH_WAY - 1
