"""Players by name, with settings if need be: `greedy`, `greedy:worlds=4`."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final, final

from emerald.players.evaluation import WEIGHTS, Evaluation, read_weights
from emerald.players.greedy import GreedyPlayer
from emerald.players.player import Player
from emerald.players.random import RandomPlayer

Settings = dict[str, int]


class UnknownPlayer(ValueError):
    """There is no such player, or it has no such setting; ``word`` is what was asked for, ``known`` what there is."""

    def __init__(self, word: str, known: list[str]) -> None:
        super().__init__(f"{word} is none of {', '.join(known)}")
        self.word: Final = word
        self.known: Final = known


@final
class Kind:
    """One kind of player: what can be set, how one is made, and whether it judges positions."""

    def __init__(self, make: Callable[[Any, int, Settings], Player], settings: Settings, judges: bool = True) -> None:
        self.make: Final = make
        self.settings: Final = settings
        self.judges: Final = judges


def _random(game: Any, seed: int, settings: Settings) -> Player:
    return RandomPlayer(seed)


def _greedy(game: Any, seed: int, settings: Settings) -> Player:
    return GreedyPlayer(game, evaluation(game), seed, settings["worlds"], settings["depth"])


KINDS: Final[dict[str, Kind]] = {
    "random": Kind(_random, {}, judges=False),
    "greedy": Kind(_greedy, {"worlds": 2, "depth": 3}),
}
NAMES: Final = list(KINDS)


def player(text: str, game: Any, seed: int) -> Player:
    """Return a player of a game by its name and settings; raise UnknownPlayer if there is none."""
    name, settings = parsed(text)
    return KINDS[name].make(game, seed, settings)


def parsed(text: str) -> tuple[str, Settings]:
    """Return the name and all settings of a player; raise UnknownPlayer if there is none."""
    name, _, words = text.partition(":")
    if name not in KINDS:
        raise UnknownPlayer(name, NAMES)
    settings = dict(KINDS[name].settings)
    for word in words.split(",") if words else []:
        key, _, value = word.partition("=")
        if key not in settings or not (value.isascii() and value.isdigit()):
            raise UnknownPlayer(word, [f"{each}={settings[each]}" for each in settings])
        settings[key] = int(value)
    return name, settings


def evaluation(game: Any) -> Evaluation:
    """Return how positions of a game are judged."""
    seen: Any = import_module(f"emerald.games.{game.name}.features")
    weights = read_weights(_weights_file(game), seen.MODES, seen.FEATURE_NAMES, seen.PHASES)
    return Evaluation(seen.features, seen.phase_of, game.standings, weights)


def weights_of(game: Any, name: str, settings: Settings) -> bytes:
    """Return the bytes by which a player judges, for whoever must know that it still judges alike."""
    return _weights_file(game).read_bytes() if KINDS[name].judges else b""


def _weights_file(game: Any) -> Path:
    return WEIGHTS / f"{game.name}.toml"


def seed_of(text: str) -> int:
    """Return a seed for a player's own dice."""
    return int.from_bytes(sha256(text.encode()).digest()[:6], "big")
