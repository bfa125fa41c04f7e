"""Gymnasium's own check, and the masks of sb3-contrib."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from emerald.rl.sitting import Numbers
from emerald.rl.solo import SoloEnvironment

SHORT = {"turn-limit": "4"}


def lawful(environment: SoloEnvironment, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(environment.action_masks())))


@pytest.mark.parametrize("name", ["emerald/Alchemicus-v0", "emerald/Trismegistus-v0"])
def test_it_is_found_by_name(name: str) -> None:
    environment = gymnasium.make(name, disable_env_checker=True)
    observation, info = environment.reset(seed=1)
    assert environment.observation_space.contains(observation)
    assert info["action_mask"].any()


class Obedient(SoloEnvironment):
    """Takes the lawful answer nearest to the one given: the checker knows no masks."""

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        allowed = np.flatnonzero(self.action_masks())
        return super().step(int(allowed[np.abs(allowed - action).argmin()]))


def test_the_api_is_gymnasiums() -> None:
    check_env(Obedient(options=SHORT), skip_render_check=True)


def test_a_game_goes_to_its_end_and_the_seat_changes() -> None:
    environment = SoloEnvironment("alchemicus", players=3, opponents=("greedy:depth=1", "random"), options=SHORT)
    rng = np.random.default_rng(1)
    seats, rewards = set(), []
    for seed in range(6):
        _, info = environment.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            observation, reward, over, truncated, info = environment.step(lawful(environment, rng))
            assert not truncated
            assert environment.observation_space.contains(observation)
            assert (reward == 0) or over
        rewards.append(float(reward))
    assert len(seats) > 1
    assert set(rewards) <= {1.0, 0.25, -0.5}


def test_equal_seeds_play_alike() -> None:
    ends = []
    for _ in range(2):
        environment = SoloEnvironment(options=SHORT, opponents=("greedy:depth=1",), seat=1)
        rng = np.random.default_rng(5)
        environment.reset(seed=9)
        over = False
        while not over:
            _, _, over, _, _ = environment.step(lawful(environment, rng))
        ends.append(environment.sitting.state.key())
    assert ends[0] == ends[1]
