"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import pickle
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from emerald.rl import alchemicus_v0, trismegistus_v0
from emerald.rl.sitting import Unlawful

SHORT = {"turn-limit": "4"}
CASES = [(alchemicus_v0, 2, SHORT), (alchemicus_v0, 3, {**SHORT, "noctis": "yes"}), (trismegistus_v0, 2, {})]


@pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning")  # a mask makes it a Dict
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize(("module", "players", "options"), CASES)
def test_the_api_is_pettingzoos(module: ModuleType, players: int, options: dict[str, str]) -> None:
    api_test(module.env(players=players, options=options), num_cycles=150)


@pytest.mark.parametrize(("module", "players", "options"), CASES)
def test_equal_seeds_play_alike(module: ModuleType, players: int, options: dict[str, str]) -> None:
    seed_test(lambda: module.env(players=players, options=options), num_cycles=80)


def play(environment: Any, seed: int) -> list[tuple[str, float]]:
    """Play a game with random lawful answers; return who was last told which reward."""
    environment.reset(seed=seed)
    told: list[tuple[str, float]] = []
    rng = np.random.default_rng(seed)
    for agent in environment.agent_iter():
        observation, reward, termination, truncation, info = environment.last()
        if termination or truncation:
            told.append((agent, reward))
            environment.step(None)
            continue
        mask = observation["action_mask"]
        assert (mask == info["action_mask"]).all()
        assert environment.observation_space(agent).contains(observation)
        environment.step(int(rng.choice(np.flatnonzero(mask))))
    return told


@pytest.mark.parametrize(("module", "players", "options"), CASES)
def test_everyone_is_rewarded_once_and_all_together_with_nothing(
    module: ModuleType, players: int, options: dict[str, str]
) -> None:
    told = play(module.env(players=players, options=options), 3)
    assert sorted(agent for agent, _ in told) == [f"seat_{seat}" for seat in range(players)]
    assert sum(reward for _, reward in told) == pytest.approx(0)
    assert max(reward for _, reward in told) > 0 or players == 2


def test_alone_one_wins_or_loses() -> None:
    ((agent, reward),) = play(trismegistus_v0.env(players=1), 1)
    assert (agent, abs(reward)) == ("seat_0", 1.0)


def test_who_is_not_asked_may_answer_nothing() -> None:
    environment = alchemicus_v0.raw_env(players=3, options=SHORT)
    environment.reset(seed=1)
    asked = environment.agent_selection
    for agent in environment.agents:
        assert bool(environment.observe(agent)["action_mask"].any()) == (agent == asked)


def test_an_unlawful_answer_is_refused_with_its_reason() -> None:
    environment = alchemicus_v0.raw_env(options=SHORT)
    environment.reset(seed=1)
    wrong = int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Unlawful, match=environment.title.game.actions.names[wrong]):
        environment.step(wrong)
    wrapped = alchemicus_v0.env(options=SHORT)
    wrapped.reset(seed=1)
    wrapped.step(wrong)
    assert all(wrapped.terminations.values())


def test_an_environment_can_be_sent_to_another_process() -> None:
    environment = alchemicus_v0.raw_env(players=3, options=SHORT)
    assert pickle.loads(pickle.dumps(environment)).possible_agents == environment.possible_agents


def test_options_that_make_no_sense_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match="setup-unknown-option"):
        alchemicus_v0.env(options={"dragons": "yes"})
    with pytest.raises(ValueError, match="setup-seats"):
        alchemicus_v0.env(players=7)
