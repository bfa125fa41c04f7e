"""Trismegistus for PettingZoo, version 0.

Version history: 0, the first, of rules version 1.
"""

from __future__ import annotations

from typing import Any

from emerald.rl.aec import Environment, wrapped

VERSION = 0


def env(
    players: int = 2, options: dict[str, str] | None = None, catalogue: str = "", render_mode: str | None = None
) -> Any:
    """Return the environment as learners want it: unlawful answers end it."""
    return wrapped(raw_env(players, options, catalogue, render_mode))


def raw_env(
    players: int = 2, options: dict[str, str] | None = None, catalogue: str = "", render_mode: str | None = None
) -> Environment:
    """Return the environment itself, which raises where the rules object."""
    return Environment("trismegistus", VERSION, players, options, catalogue, render_mode)
