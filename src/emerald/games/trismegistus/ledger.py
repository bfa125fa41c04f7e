"""T14 Where points come from: told while a finished game is played again, for nobody needs it to play."""

from __future__ import annotations

from typing import final

from emerald.games.trismegistus.botmegistus.score import score
from emerald.games.trismegistus.pieces import PUBLICATIONS
from emerald.games.trismegistus.standings import parts_of
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.symbols import Symbol, assignment, best_publications, symbols_of
from emerald.kernel.game import Line


@final
class Ledger:
    """Everything that brings points lies on the table: what it would bring now is counted anew each time."""

    def __init__(self, s: Table) -> None:
        pass

    def note(self, s: Table, action: int) -> None:
        """Put down what an answer (-1: fate) has brought."""

    def round_number(self, s: Table) -> int:
        """Return the number of the round that is being played."""
        return int(s.round)

    def parts(self, s: Table) -> list[list[Line]]:
        """T14 Return by seat, and for the bot at last, what the points would be the sum of."""
        found = [parts_of(s, seat) for seat in s.seats]
        if s.rival is not None:
            found.append(score(s.rival, s.law.components.printed).lines())
        return found


def completed(s: Table, seat: int) -> int:
    """T14.2 Return as a mask the publications that score for a seat."""
    mine, components = s.seats[seat], s.law.components
    symbols = symbols_of(components, mine.slots, mine.done, mine.tracks)
    return int(best_publications(components, mine.publications, symbols))


def publications_of(s: Table, seat: int) -> list[int]:
    """Return the publications in a seat's hand, rising."""
    hand = int(s.seats[seat].publications)
    return [publication for publication in range(int(PUBLICATIONS)) if (hand >> publication) & 1]


def symbols_used(s: Table, seat: int) -> list[Symbol]:
    """T14.2 Return every symbol a seat has, and which of its publications each serves."""
    mine = s.seats[seat]
    return assignment(s.law.components, mine.slots, mine.done, mine.tracks, completed(s, seat))
