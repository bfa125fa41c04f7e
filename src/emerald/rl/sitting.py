"""What all environments share: a game in progress, whose turn to answer it is, and what the end is worth."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from emerald.games.shelf import open_game
from emerald.kernel.agenda import State, apply, explain, questions
from emerald.kernel.game import Setup
from emerald.kernel.match.header import Lines, parse_header
from emerald.kernel.match.reading import open_at
from emerald.kernel.messages import Refusal
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak
from emerald.players.player import Player
from emerald.players.registry import player, seed_of

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class Unlawful(ValueError):
    """An answer that the rules do not allow here; the message names it and the reason."""


@final
class Title:
    """A game, and how its views become numbers."""

    def __init__(self, name: str, catalogue: Path | None = None) -> None:
        self.game: Final[Any] = open_game(name, catalogue)
        told: Any = import_module(f"emerald.games.{name}.numbers")
        self.names: Final[list[str]] = told.NAMES
        self.size: Final[int] = told.SIZE
        self.highest: Final[int] = told.HIGHEST
        self.actions: Final = len(self.game.actions)
        self._numbers_of: Final[Any] = told.numbers_of

    def numbers(self, view: Any) -> Numbers:
        """Return a view as numbers."""
        return np.array(self._numbers_of(view), dtype=np.float32)

    def mask(self, view: Any) -> Mask:
        """Return 1 for every answer that is lawful now."""
        found: Mask = np.zeros(self.actions, dtype=np.int8)
        found[list(view.actions)] = 1
        return found


@final
class Sitting:
    """One game from its beginning, or from a position of a saved game, to its end."""

    def __init__(self, title: Title, state: State, seed: int) -> None:
        self.title: Final = title
        self.state: Final = state
        self._luck: Final = Rng(seed)
        let_fate_speak(state, self._luck)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def asked(self) -> int:
        """The seat that is to answer; where several are asked at once, the first."""
        return questions(self.state)[0][0]

    def view(self, seat: int) -> Any:
        """Return what a seat may know."""
        return self.title.game.view(self.state, seat)

    def play(self, action: int) -> None:
        """Give the answer of the seat that is asked; raise Unlawful if the rules object."""
        seat = self.asked
        reason = explain(self.state, seat, action)
        if reason is not None:
            raise Unlawful(f"{self.title.game.actions.names[action]}: {reason}")
        apply(self.state, seat, action)
        let_fate_speak(self.state, self._luck)

    def returns(self) -> list[float]:
        """Return what the end is worth to each seat: 1 for the winner, and all together 0; a shared victory is shared.

        Alone against the game's own opponent it is 1 or -1.
        """
        return returns_of(self.title.game, self.state)


def returns_of(game: Any, state: State) -> list[float]:
    """Return what the end of a game is worth to each seat; nothing as long as it lasts."""
    seats = int(state.seat_count)
    if not state.over:
        return [0.0] * seats
    standings = game.standings(state)[:seats]
    if seats == 1:
        return [1.0 if standings[0].place == 1 else -1.0]
    winners = sum(each.place == 1 for each in standings)
    shares = [(1 / winners if each.place == 1 else 0.0) for each in standings]
    return [(share * seats - 1) / (seats - 1) for share in shares]


def begun(title: Title, setup: Setup) -> State:
    """Return the state before anything was dealt; raise ValueError naming what is wrong with the set-up."""
    try:
        state: State = title.game.begin(setup)
    except Refusal as refusal:
        raise ValueError(str(refusal.message)) from None
    return state


def brought(title: Title, file: Path, position: int) -> State:
    """Return the state after so many entries of a match file, exactly as it was."""
    return open_at(file.read_text(encoding="utf-8"), title.game, position)


def seats_of(file: Path) -> int:
    """Return how many sat down in the match of a file."""
    return len(parse_header(Lines(file.read_text(encoding="utf-8"))).names)


def rivals(title: Title, names: Mapping[int, str], seed: int) -> dict[int, Player]:
    """Return the players of the seats that the environment plays itself."""
    return {seat: player(name, title.game, seed_of(f"{seed} {seat}")) for seat, name in names.items()}
