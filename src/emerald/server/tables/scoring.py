"""Where the points of a finished game came from: the game is played again, and its ledger kept."""

from __future__ import annotations

from typing import Any, Protocol

from emerald.games import shelf
from emerald.kernel.game import Line
from emerald.kernel.match.log import ANSWER
from emerald.kernel.match.match import Match
from emerald.kernel.match.past import replay
from emerald.server.drawing import drawing
from emerald.server.messages.scores import ScoreSheet, Stage

FATE = -1


class Ledger(Protocol):
    """What a game counts while it is played again."""

    def note(self, s: Any, action: int) -> None:
        """Put down what an answer (-1: fate) has brought."""

    def round_number(self, s: Any) -> int:
        """Return the number of the round that is being played."""

    def parts(self, s: Any) -> list[list[Line]]:
        """Return by seat, the game's own opponent last, what the points are the sum of."""


def score_sheet(match: Match) -> ScoreSheet:
    """Return where all points came from, as things stood at the end of every round."""
    state: Any = match.start()
    ledger: Ledger = shelf.ledger(match.game.name, state)
    stages: list[Stage] = []
    number = ledger.round_number(state)
    for at in match.log.course():
        entry = match.log[at]
        replay(state, entry)
        ledger.note(state, entry.value if entry.kind == ANSWER else FATE)
        if ledger.round_number(state) != number:
            stages.append(_stage(number, ledger, state))
            number = ledger.round_number(state)
    stages.append(_stage(number, ledger, state))
    seats = list(range(1, match.setup.seats + 1))
    if len(stages[0].points) > len(seats):
        seats.append(0)
    return ScoreSheet(seats, stages, drawing(match.game.name).sheets(state))


def _stage(number: int, ledger: Ledger, state: Any) -> Stage:
    return Stage(number, [[(line.key, int(line.value)) for line in lines] for lines in ledger.parts(state)])
