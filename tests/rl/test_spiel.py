"""OpenSpiel's own tests: simulation, serialization, playthroughs; and worlds resampled from what a seat knows."""

from __future__ import annotations

import pickle
import re
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

import emerald.rl.spiel  # noqa: F401 - makes the games known

GAMES = [
    "emerald_alchemicus(turn_limit=3)",
    "emerald_alchemicus(players=3,noctis=yes,turn_limit=3)",
    "emerald_alchemicus(players=4,race=yes,turn_limit=3)",
    "emerald_trismegistus",
    "emerald_trismegistus(players=1)",
    "emerald_trismegistus(players=4,reactions=at-once)",
]


def walked(game: Any, steps: int, seed: int) -> Any:
    """Return a state some random steps from the beginning, where a player is asked."""
    return walked_on(game.new_initial_state(), steps, seed)


def walked_on(state: Any, steps: int, seed: int) -> Any:
    """Return a state after some more random steps, where a player is asked."""
    rng = np.random.default_rng(seed)
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
        steps -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)


def test_a_playthrough_plays_again() -> None:
    text = generate_playthrough.playthrough("emerald_alchemicus(turn_limit=1)", action_sequence=None, seed=4)
    actions = [int(number) for number in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]
    again = generate_playthrough.playthrough("emerald_alchemicus(turn_limit=1)", action_sequence=actions, seed=4)
    assert again == text
    assert len(actions) > 15
    assert 'action: "' not in text
    assert "base-pile: " in text


def test_chance_is_what_the_rules_say() -> None:
    state = pyspiel.load_game("emerald_alchemicus").new_initial_state()
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    assert outcomes[1] == pytest.approx(18 / 136)  # a Metalle; two Horten and two Pergulae are built already


@pytest.mark.parametrize("name", GAMES)
def test_a_world_resampled_looks_the_same_to_the_seat(name: str) -> None:
    state = walked(pyspiel.load_game(name), 45, 2)
    player = state.current_player()
    rng = np.random.default_rng(1)
    other = state.resample_from_infostate(player, rng.random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    if state.num_players() > 1:
        assert str(other) != str(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_world_imagined_is_pickled_and_played_on_alike(name: str) -> None:
    state = walked(pyspiel.load_game(name), 30, 3)
    other = walked_on(state.resample_from_infostate(state.current_player(), np.random.default_rng(1).random), 10, 4)
    again = pickle.loads(pickle.dumps(other))
    assert str(again) == str(other)
    assert str(walked_on(again, 10, 5)) == str(walked_on(other, 10, 5))


def test_a_clone_goes_its_own_way() -> None:
    state = walked(pyspiel.load_game(GAMES[0]), 30, 1)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before != str(twin)


def test_returns_add_up() -> None:
    state = walked(pyspiel.load_game(GAMES[1]), 100_000, 3)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) <= 1
