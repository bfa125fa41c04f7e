"""What one seat may know of the log: the one place where it is cut by audience."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.events import EVERYONE
from emerald.kernel.match.log import ANSWER, OUTCOME, Entry

WATCHER: Final = -1  # somebody who only looks on

SHOWN: Final = 0
HIDDEN: Final = 1  # that it happened is known, not what
LEFT_OUT: Final = 2


def may_know(audience: int, seat: int) -> bool:
    """Say whether a seat (or a watcher) is among those a mask of seats names."""
    return audience == EVERYONE or (seat >= 0 and (audience >> seat) & 1 == 1)


@final
class Cut:
    """Goes through the log with the eyes of one seat, and counts what it knows of.

    An outcome is known to have come, even to those who may not see it. An answer hidden from a seat is
    told of once, until fate speaks or that other seat answers openly: how many there were may itself be a secret.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.known: int = 0
        self._told: int = 0  # whose hidden answers have been told of

    def next(self, entry: Entry) -> int:
        """Return how this seat knows of the next entry of the log."""
        if may_know(entry.audience, self.seat):
            if entry.kind == ANSWER:
                self._told &= ~(1 << entry.seat)
            else:
                self._told = 0
            self.known += 1
            return SHOWN
        if entry.kind == OUTCOME:
            self._told = 0
        elif (self._told >> entry.seat) & 1:
            return LEFT_OUT
        else:
            self._told |= 1 << entry.seat
        self.known += 1
        return HIDDEN
