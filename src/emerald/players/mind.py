"""What a player judges by: weights of features, and a net where there is one that fits the game's components."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, final

from emerald.players.evaluation import WEIGHTS, Evaluation, read_weights
from emerald.players.judge import Judge
from emerald.players.learned import Learned, Net

Rows = list[list[int]]  # of weights, by mode and phase


@final
class Mind:
    """Weights, and perhaps a net as it is written down; it can be sent to another process."""

    def __init__(self, rows: Rows, net: dict[str, Any] | None = None) -> None:
        self.rows: Final = rows
        self.net: Final = net

    def judge(self, game: Any) -> Judge:
        """Return how positions of a game are judged."""
        seen = seen_by(game)
        if self.net is not None:
            return Learned(seen.features, seen.phase_of, game.standings, Net(self.net))
        return Evaluation(seen.features, seen.phase_of, game.standings, self.rows)


def seen_by(game: Any) -> Any:
    """Return the module that says what a player sees of a game at a glance."""
    return import_module(f"emerald.games.{game.name}.features")


def weights_file(game: str) -> Path:
    """Return where the weights for a game stand."""
    return WEIGHTS / f"{game}.toml"


def net_file(game: str) -> Path:
    """Return where the net for a game stands, if there is one."""
    return WEIGHTS / f"{game}.net.json"


@cache
def shipped_rows(game: str) -> Rows:
    """Return the weights that come with the program."""
    seen = import_module(f"emerald.games.{game}.features")
    return read_weights(weights_file(game), seen.MODES, seen.FEATURE_NAMES, seen.PHASES)


@cache
def shipped_net(game: str, catalogue: str) -> dict[str, Any] | None:
    """Return the net that comes with the program, if it was trained on these components."""
    path = net_file(game)
    if not path.exists():
        return None
    written: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    net: dict[str, Any] = written["net"]
    return net if written["catalogue"] == catalogue else None


def shipped(game: Any, with_net: bool = False) -> Mind:
    """Return what a player of a game judges by if nothing else is said."""
    return Mind(shipped_rows(game.name), shipped_net(game.name, game.catalogue_hash) if with_net else None)
