"""PettingZoo: every seat an agent, one after another as they are asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from emerald.kernel.game import Setup
from emerald.rl.sitting import Sitting, Title, begun, brought, seats_of

MOST_SEED: Final = 2**31 - 1

Spaces = dict[str, spaces.Space[Any]]


class Environment(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo publishes no types
    """A table of which every seat is played from outside.

    ``observe`` gives the seat's numbers and a mask of the lawful answers; the mask stands in ``infos`` too. Rewards
    come at the end: 1 for the winner, together 0. ``reset(options={"file": path, "position": n})`` opens a saved game.
    """

    def __init__(
        self,
        name: str,
        version: int,
        seats: int,
        options: dict[str, str] | None = None,
        catalogue: str = "",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, name, version, seats, options, catalogue, render_mode)
        super().__init__()
        self.metadata = {"name": f"{name}_v{version}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.title: Final = Title(name, Path(catalogue) if catalogue else None)
        self.setup: Final = Setup(seats, options)
        begun(self.title, self.setup)  # whatever is wrong with the options is said now
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        box = spaces.Box(0, self.title.highest, (self.title.size,), np.float32)
        mask = spaces.Box(0, 1, (self.title.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.title.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self._last = ""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game, or open a saved one at a position."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chosen = options or {}
        luck = int(self._seeds.integers(MOST_SEED))
        if "file" in chosen:
            file = Path(chosen["file"])
            if seats_of(file) != len(self.possible_agents):
                raise ValueError(f"{file.name} has {seats_of(file)} seats, not {len(self.possible_agents)}")
            state = brought(self.title, file, int(chosen.get("position", 0)))
        else:
            state = begun(self.title, self.setup)
        self.sitting = Sitting(self.title, state, luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._last = ""
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat may know, and what it may answer."""
        view = self.sitting.view(self.possible_agents.index(agent))
        return {"observation": self.title.numbers(view), "action_mask": self.title.mask(view)}

    def step(self, action: int | None) -> None:
        """Give an answer."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only who is out answers nothing"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.sitting.play(int(action))
        self._last = f"{agent}: {self.title.game.actions.names[int(action)]}"
        if self.sitting.over:
            for each, reward in zip(self.agents, self.sitting.returns(), strict=True):
                self.rewards[each] = reward
                self.terminations[each] = True
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the last answer and what the score sheets say, as a line."""
        if self.render_mode != "ansi":
            return None
        standings = self.title.game.standings(self.sitting.state)[: len(self.possible_agents)]
        points = ", ".join(f"{standing.lines[0].key} {standing.lines[0].value}" for standing in standings)
        return f"{self._last} | {points}"

    def close(self) -> None:
        """Let nothing go, for nothing is held."""

    def _ask(self) -> None:
        """Make the seat that is asked the next agent, and tell it what it may answer."""
        if not self.sitting.over:
            self.agent_selection = self.possible_agents[self.sitting.asked]
        for agent in self.agents:
            view = self.sitting.view(self.possible_agents.index(agent))
            self.infos[agent] = {"action_mask": self.title.mask(view)}


def wrapped(environment: Environment) -> Any:
    """Return an environment that ends with a loss for whoever answers unlawfully, and minds the order of calls."""
    bounded = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(bounded)
