"""The five levels and the styles: what they are made of, read from a file, so that calibrating them changes no code."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

from emerald._pure import PACKAGE
from emerald.kernel.rng import Rng

FILE: Final = PACKAGE / "players" / "weights" / "levels.toml"
LEVELS: Final = ["apprentice", "adept", "alchemist", "master", "magister"]
STYLES: Final = ["goldmaker", "builder", "scholar"]
STYLISH: Final = "master"  # the level of whoever has a style
PER_CENT: Final = 100


@cache
def written() -> dict[str, Any]:
    """Return the file as it is written."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def level(name: str) -> dict[str, int]:
    """Return what a level is made of in any game."""
    return {key: value for key, value in written()["level"][name].items() if isinstance(value, int)}


def level_in(name: str, game: str, settings: dict[str, int]) -> dict[str, int]:
    """Return what a level is made of in one game: what was not set to something else is as that game needs it."""
    usual = level(name)
    here: dict[str, int] = written()["level"][name].get(game, {})
    return {key: here.get(key, value) if value == usual[key] else value for key, value in settings.items()}


def tastes(name: str, game: str) -> dict[str, int]:
    """Return by how many per cent a style counts the features of a game; what is not named counts as it is."""
    found: dict[str, int] = written()["style"][name].get(game, {})
    return found


def with_tastes(rows: list[list[int]], names: list[str], taste: dict[str, int]) -> list[list[int]]:
    """Return weights as a style counts them."""
    return [[weight * taste.get(names[i], PER_CENT) // PER_CENT for i, weight in enumerate(row)] for row in rows]


def with_caprice(rows: list[list[int]], caprice: int, luck: Rng) -> list[list[int]]:
    """Return weights misjudged by up to so many per cent, each feature in the same way throughout the game."""
    if caprice == 0:
        return rows
    errors = [int(luck.below(2 * caprice + 1)) - caprice for _ in rows[0]]
    return [[weight * (PER_CENT + errors[i]) // PER_CENT for i, weight in enumerate(row)] for row in rows]
