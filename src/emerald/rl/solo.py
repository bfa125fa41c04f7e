"""Gymnasium: one seat is the agent's, players of ours have the others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from emerald.kernel.game import Setup
from emerald.players.player import Player
from emerald.rl.sitting import Mask, Numbers, Sitting, Title, begun, brought, rivals

MOST_SEED: Final = 2**31 - 1


class SoloEnvironment(gymnasium.Env[Numbers, np.int64]):
    """A table with one free seat.

    ``action_masks()`` says what is lawful, as sb3-contrib asks for it; the mask stands in ``info`` too. The reward
    comes at the end, 1 for a victory. ``seat`` None means another seat each time.
    ``reset(options={"file": path, "position": n})`` opens a saved game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        name: str = "alchemicus",
        players: int = 2,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        options: dict[str, str] | None = None,
        catalogue: str = "",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.title: Final = Title(name, Path(catalogue) if catalogue else None)
        self.setup: Final = Setup(players, options)
        begun(self.title, self.setup)  # whatever is wrong with the options is said now
        self._seat: Final = seat
        self._opponents: Final = list(opponents)
        self.observation_space = spaces.Box(0, self.title.highest, (self.title.size,), np.float32)
        self.action_space = spaces.Discrete(self.title.actions)
        self._me = 0
        self._others: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a game, or open a saved one at a position, and play on until the agent is asked."""
        super().reset(seed=seed)
        chosen = options or {}
        luck = int(self.np_random.integers(MOST_SEED))
        seats = self.setup.seats
        if "file" in chosen:
            state = brought(self.title, Path(chosen["file"]), int(chosen.get("position", 0)))
            seats = int(state.seat_count)
        else:
            state = begun(self.title, self.setup)
        self.sitting = Sitting(self.title, state, luck)
        self._me = self._seat if self._seat is not None else int(self.np_random.integers(seats))
        names = {other: self._opponents[other % len(self._opponents)] for other in range(seats) if other != self._me}
        self._others = rivals(self.title, names, luck)
        self._play_the_others()
        return self._numbers(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Give an answer, and play on until the agent is asked again or the game is over."""
        self.sitting.play(int(action))
        self._play_the_others()
        over = self.sitting.over
        reward = self.sitting.returns()[self._me] if over else 0.0
        return self._numbers(), reward, over, False, self._info()

    def action_masks(self) -> Mask:
        """Return 1 for every answer that is lawful now."""
        return self.title.mask(self.sitting.view(self._me))

    def render(self) -> str | None:
        """Return what the score sheets say, as a line."""
        if self.render_mode != "ansi":
            return None
        standings = self.title.game.standings(self.sitting.state)
        return ", ".join(f"{each.lines[0].key} {each.lines[0].value}" for each in standings)

    def _play_the_others(self) -> None:
        while not self.sitting.over and self.sitting.asked != self._me:
            seat = self.sitting.asked
            self.sitting.play(self._others[seat].choose(self.sitting.view(seat)))

    def _numbers(self) -> Numbers:
        return self.title.numbers(self.sitting.view(self._me))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self._me}


def register() -> None:
    """Make the environments known to `gymnasium.make`: `emerald/Alchemicus-v0`, `emerald/Trismegistus-v0`."""
    for name in ("alchemicus", "trismegistus"):
        known = f"emerald/{name.capitalize()}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(id=known, entry_point="emerald.rl.solo:SoloEnvironment", kwargs={"name": name})


register()
