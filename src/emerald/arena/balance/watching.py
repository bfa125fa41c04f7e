"""One game watched: what was offered and taken at every question, and what everybody had in the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from emerald.arena.block import opened
from emerald.kernel.agenda import apply, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak
from emerald.players.registry import player, seed_of

Key = tuple[str, int]  # kind and place


@dataclass
class Chances:
    """How often something could be taken, and how often it was."""

    offered: float = 0.0
    taken: float = 0.0


@dataclass
class SeatAtTheEnd:
    """What one seat came to: its share of the victory, its points by source, and what it had."""

    seat: int
    share: float
    points: dict[str, int]
    had: list[Key]


@dataclass
class Watched:
    """Everything counted in one game."""

    decisions: int = 0
    turns: int = 0
    chances: dict[Key, Chances] = field(default_factory=dict)
    started: dict[Key, int] = field(default_factory=dict)  # experiments taken, publications held: had once finished
    seats: list[SeatAtTheEnd] = field(default_factory=list)
    is_shared: bool = False  # by several winners


class Watcher(Protocol):
    """What there is to be seen in one title; one is made for every game."""

    def answer(self, view: Any, chosen: int, luck: Rng) -> int:
        """Return what is answered instead of what a player chose: where players see no difference, luck does."""

    def before(self, watched: Watched, s: Any, seat: int, lawful: list[int], chosen: int) -> None:
        """Count what was on offer."""

    def after(self, s: Any, seat: int, chosen: int) -> None:
        """Count what came of an answer."""

    def at_the_end(self, watched: Watched, game: Any, s: Any) -> list[SeatAtTheEnd]:
        """Return what everybody had."""


@dataclass(frozen=True)
class Game:
    """One game to be watched; it can be sent to another process."""

    game: str
    catalogue: str
    seats: int
    options: tuple[tuple[str, str], ...]
    player: str
    seed: str


def module_of(title: str) -> Any:
    """Return the module that knows what there is to be seen in a title."""
    return import_module(f"emerald.arena.balance.{title}")


def play(task: Game) -> Watched:
    """Play one game of a player against itself."""
    named = dict.fromkeys(range(task.seats), task.player)
    return watch(opened(task.game, task.catalogue), Setup(task.seats, dict(task.options)), named, task.seed)


def watch(game: Any, setup: Setup, named: Mapping[int, str], seed: str) -> Watched:
    """Play a game to its end and count; equal seeds play alike."""
    s = game.begin(setup)
    fate = Rng(seed_of(seed))
    players = [player(named[seat], game, seed_of(f"{seed} {seat}")) for seat in range(setup.seats)]
    turn_of = import_module(f"emerald.games.{game.name}.features").turn_of
    watched = Watched()
    watcher: Watcher = module_of(game.name).watcher(setup.seats)
    let_fate_speak(s, fate)
    turn = int(turn_of(s))
    while not s.over:
        seat = questions(s)[0][0]
        view = game.view(s, seat)
        action = watcher.answer(view, int(players[seat].choose(view)), fate)
        watcher.before(watched, s, seat, [int(each) for each in view.actions], action)
        apply(s, seat, action)
        let_fate_speak(s, fate)
        watcher.after(s, seat, action)
        watched.decisions += 1
        if not s.over and int(turn_of(s)) != turn:
            turn = int(turn_of(s))
            watched.turns += 1
    watched.seats = watcher.at_the_end(watched, game, s)
    watched.is_shared = all(each.share < 1 for each in watched.seats)
    return watched


def shares(game: Any, s: Any) -> dict[int, float]:
    """Return by seat what share of the victory everybody has."""
    standings = [each for each in game.standings(s) if each.seat >= 0]
    first = [each.seat for each in standings if each.place == 1]
    return {each.seat: 1 / len(first) if each.seat in first else 0.0 for each in standings}
