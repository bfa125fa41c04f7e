"""Players by name, with settings if need be: `greedy`, `greedy:worlds=4`."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, final

from emerald.kernel.rng import Rng
from emerald.players.greedy import GreedyPlayer
from emerald.players.judge import Judge
from emerald.players.levels import FILE, LEVELS, STYLES, STYLISH, level, level_in, tastes, with_caprice, with_tastes
from emerald.players.mind import Mind, net_file, seen_by, shipped, weights_file
from emerald.players.player import Player
from emerald.players.random import RandomPlayer
from emerald.players.search.budget import NO_LIMIT, Budget
from emerald.players.search.ismcts import Customs, IsmctsPlayer
from emerald.players.search.planner import Foresight, PlannerPlayer
from emerald.players.search.temper import Temper
from emerald.players.search.tree import Manners

Settings = dict[str, int]
PATIENCE: Final = 1500  # milliseconds: a level is counted work, but where that takes so long nobody waits for the rest


class UnknownPlayer(ValueError):
    """There is no such player, or it has no such setting; ``word`` is what was asked for, ``known`` what there is."""

    def __init__(self, word: str, known: list[str]) -> None:
        super().__init__(f"{word} is none of {', '.join(known)}")
        self.word: Final = word
        self.known: Final = known


@final
class Kind:
    """One kind of player: what can be set, how one is made, and whether it judges positions."""

    def __init__(
        self,
        make: Callable[[Any, Mind, int, Settings], Player],
        settings: Settings,
        judges: bool = True,
        learned: bool = False,
    ) -> None:
        self.make: Final = make
        self.settings: Final = settings
        self.judges: Final = judges
        self.learned: Final = learned  # by the net, if there is one for the game's components


def _random(game: Any, mind: Mind, seed: int, settings: Settings) -> Player:
    return RandomPlayer(seed)


def _greedy(game: Any, mind: Mind, seed: int, settings: Settings) -> Player:
    return GreedyPlayer(game, mind.judge(game), seed, settings["worlds"], settings["depth"])


def _planner(game: Any, mind: Mind, seed: int, settings: Settings) -> Player:
    budget = Budget(settings["nodes"], settings["ms"])
    manners = Manners(settings["curiosity"] / 100, settings["width"] / 100, settings["samples"], settings["most"])
    turn_of = seen_by(game).turn_of
    foresight = Foresight(
        settings["turns"],
        settings["sketch"],
        settings["field"],
        settings["margin"] / 1000,
        settings["proof"] / 100,
        settings["part"] / 100,
    )
    name = "planner" if mind.net is None else "learned"
    return PlannerPlayer(
        game, mind.judge(game), turn_of, seed, budget, settings["worlds"], manners, foresight, None, name
    )


def _ismcts(game: Any, mind: Mind, seed: int, settings: Settings) -> Player:
    budget = Budget(settings["nodes"], settings["ms"])
    customs = Customs(settings["worlds"], settings["boldness"], settings["habit"], settings["turns"])
    return IsmctsPlayer(game, mind.judge(game), seen_by(game).turn_of, seed, budget, customs)


def _level(name: str, style: str = "") -> Kind:
    """Return a level, or a style on the level of those who have one, as a kind of player."""

    def make(game: Any, mind: Mind, seed: int, settings: Settings) -> Player:
        settings = level_in(name, game.name, settings)
        luck = Rng(seed)
        seen = seen_by(game)
        rows = with_caprice(mind.rows, settings["caprice"], luck)
        if style:
            rows = with_tastes(rows, seen.FEATURE_NAMES, tastes(style, game.name))
        judge = Mind(rows, mind.net).judge(game)
        temper = Temper(
            settings["attention"], settings["warmth"] / 1000, settings["cap"] / 1000, settings["obvious"] / 1000
        )
        manners = Manners(1.0, 1.0, settings["samples"], 2 * settings["samples"])
        foresight = Foresight(settings["turns"], max(1, settings["sketch"]), 8, 0.06, 0.5, 0.4)
        budget = Budget(settings["nodes"], PATIENCE)
        return PlannerPlayer(
            game, judge, seen.turn_of, seed, budget, settings["worlds"], manners, foresight, temper, style or name
        )

    return Kind(make, level(name))


TREE: Final[Settings] = {"worlds": 8, "curiosity": 100, "width": 100, "samples": 4, "most": 8}
FORESIGHT: Final[Settings] = {"turns": 0, "sketch": 60, "field": 8, "margin": 60, "proof": 50, "part": 40}
KINDS: Final[dict[str, Kind]] = {
    "random": Kind(_random, {}, judges=False),
    "greedy": Kind(_greedy, {"worlds": 2, "depth": 3}),
    "ismcts": Kind(_ismcts, {"nodes": 2000, "ms": 0, "worlds": 16, "boldness": 700, "habit": 800, "turns": 1}),
    "planner": Kind(
        _planner,
        {"nodes": 2000, "ms": 0} | TREE | FORESIGHT,
    ),
    "learned": Kind(_planner, {"nodes": 2000, "ms": 0} | TREE | FORESIGHT, learned=True),
    **{name: _level(name) for name in LEVELS},
    **{style: _level(STYLISH, style) for style in STYLES},
}
NAMES: Final = list(KINDS)
OFFERED: Final = [*LEVELS, *STYLES, "greedy", "random"]  # to people at a table; the rest is for measuring


def player(text: str, game: Any, seed: int, mind: Mind | None = None) -> Player:
    """Return a player of a game by its name and settings; raise UnknownPlayer if there is none.

    One that learned judges by weights, and is called `planner`, where no net fits the game's components.
    """
    name, settings = parsed(text)
    kind = KINDS[name]
    return kind.make(game, shipped(game, kind.learned) if mind is None else mind, seed, settings)


def parsed(text: str) -> tuple[str, Settings]:
    """Return the name and all settings of a player; raise UnknownPlayer if there is none."""
    name, _, words = text.partition(":")
    if name not in KINDS:
        raise UnknownPlayer(name, NAMES)
    usual = KINDS[name].settings
    given: Settings = {}
    for word in words.split(",") if words else []:
        key, _, value = word.partition("=")
        if key not in usual or not (value.isascii() and value.isdigit()):
            raise UnknownPlayer(word, [f"{each}={usual[each]}" for each in usual])
        given[key] = int(value)
    if "ms" in given and "nodes" not in given:
        given["nodes"] = NO_LIMIT  # whoever is given a time is not to be stopped by the usual count
    if "nodes" in usual and not (usual | given)["nodes"] and not (usual | given)["ms"]:
        raise UnknownPlayer(text, [f"nodes={usual['nodes']}", "ms=100"])
    return name, usual | given


def evaluation(game: Any) -> Judge:
    """Return how positions of a game are judged."""
    return shipped(game).judge(game)


def weights_of(game: Any, name: str, settings: Settings) -> bytes:
    """Return the bytes by which a player judges, for whoever must know that it still judges alike."""
    if not KINDS[name].judges:
        return b""
    leveled = FILE.read_bytes() if name in LEVELS or name in STYLES else b""
    place = net_file(game.name)
    net = place.read_bytes() if KINDS[name].learned and place.exists() else b""
    return weights_file(game.name).read_bytes() + leveled + net


def seed_of(text: str) -> int:
    """Return a seed for a player's own dice."""
    return int.from_bytes(sha256(text.encode()).digest()[:6], "big")
