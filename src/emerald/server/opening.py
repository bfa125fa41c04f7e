"""Games by name and catalogue; making one reads files, so each is made once in a process."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from emerald.games.shelf import open_game


@lru_cache(maxsize=64)
def opened(game: str, catalogue: str = "") -> Any:
    """Return a game with its own components, or those of a file or folder."""
    return open_game(game, Path(catalogue) if catalogue else None)
