"""A6, A7, A9.10 Where fame comes from: told while a finished game is played again, for nobody needs it to play."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import DONARIUM, PERGULA
from emerald.games.alchemicus.law import seller_of
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import DISCARD, END_TURN, GIVE, TAKE, THROUGH
from emerald.kernel.game import Line

SOURCES: Final = "before gifts gloria pergulae tabernae donaria lost".split()
BEFORE, GIFTS, GLORIA, PERGULAE, TABERNAE, DONARIA, LOST = range(7)


@final
class Ledger:
    """By seat and source, the fame that has come; what an answer brings is put down to the last that was no payment."""

    def __init__(self, s: Table) -> None:
        seats = range(int(s.seat_count))
        self._fame: Final = [int(s.seats[seat].fame) for seat in seats]
        self._found: Final = [[0] * len(SOURCES) for _ in seats]
        self._cause: int = END_TURN
        for seat in seats:  # a position laid by hand
            self._found[seat][BEFORE] = self._fame[seat]

    def note(self, s: Table, action: int) -> None:
        """Put down what an answer (-1: fate) has brought."""
        if action >= 0 and not DISCARD <= action < TAKE:
            self._cause = action
        for seat in range(len(self._fame)):
            gained = int(s.seats[seat].fame) - self._fame[seat]
            if gained != 0:
                self._found[seat][source_of(self._cause) if gained > 0 else LOST] += gained
                self._fame[seat] += gained

    def round_number(self, s: Table) -> int:
        """Return the number of the round that is being played."""
        return max([int(s.seats[seat].turns) for seat in range(int(s.seat_count))])

    def parts(self, s: Table) -> list[list[Line]]:
        """Return by seat what the fame is the sum of; nothing in a race, where there is none."""
        if s.law.race:
            return [[] for _ in self._found]
        return [
            [Line("fame-" + SOURCES[source], amount) for source, amount in enumerate(found)] for found in self._found
        ]


def source_of(action: int) -> int:
    """Return the source of the fame that an answer brings."""
    if action == GIVE:
        return GIFTS
    if not THROUGH <= action < GIVE:
        return GLORIA
    seller = seller_of(action - THROUGH)
    return PERGULAE if seller == PERGULA else DONARIA if seller == DONARIUM else TABERNAE
