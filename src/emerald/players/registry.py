"""Players by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from emerald.players.evaluation import WEIGHTS, Evaluation, read_weights
from emerald.players.greedy import GreedyPlayer
from emerald.players.player import Player
from emerald.players.random import RandomPlayer

NAMES: Final = ["random", "greedy"]


def player(name: str, game: Any, seed: int) -> Player:
    """Return a player of a game by its name; raise KeyError if there is none."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(game, evaluation(game), seed)
    raise KeyError(name)


def evaluation(game: Any) -> Evaluation:
    """Return how positions of a game are judged."""
    seen: Any = import_module(f"emerald.games.{game.name}.features")
    weights = read_weights(WEIGHTS / f"{game.name}.toml", seen.MODES, seen.FEATURE_NAMES, seen.PHASES)
    return Evaluation(seen.features, seen.phase_of, game.standings, weights)
