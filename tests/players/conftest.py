"""A table at which players sit down against each other."""

from collections.abc import Callable

import pytest

from emerald.games.alchemicus.game import Alchemicus
from emerald.games.alchemicus.state import Table
from emerald.kernel.agenda import apply, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak
from emerald.players.registry import player

Play = Callable[..., Table]


@pytest.fixture(scope="session")
def game() -> Alchemicus:
    return Alchemicus()


@pytest.fixture
def play(game: Alchemicus) -> Play:
    """Play some questions of a game, or all of it, and return the state."""

    def play_some(names: list[str], seed: int, options: dict[str, str], answers: int = 1_000_000) -> Table:
        s = game.begin(Setup(len(names), options))
        luck = Rng(seed)
        players = [player(name, game, seed * 10 + seat) for seat, name in enumerate(names)]
        let_fate_speak(s, luck)
        while answers > 0 and not s.over:
            seat, _question = questions(s)[0]
            view = game.view(s, seat)
            answer = players[seat].choose(view)
            assert answer in view.actions
            apply(s, seat, answer)
            let_fate_speak(s, luck)
            answers -= 1
        return s

    return play_some
