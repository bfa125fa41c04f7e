"""How each game's table is drawn in a terminal: one module a game, with a function `draw(terminal, view)`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType

from emerald.cli.terminal import Terminal


def draw(terminal: Terminal, game: str, view: Any) -> RenderableType:
    """Return the table as the seat of a view sees it."""
    drawn: RenderableType = import_module(f"emerald.cli.tables.{game}").draw(terminal, view)
    return drawn
