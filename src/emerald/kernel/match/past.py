"""The committed part of a match: its log, what the log has made of the start, and every position on the way."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from emerald.kernel.agenda import State, apply, happen
from emerald.kernel.match.cut import Cut
from emerald.kernel.match.log import ANSWER, OUTCOME, TAKE_BACK, Entry, Log

DIGEST_EVERY: Final = 200
DIGEST_LENGTH: Final = 16
FIRST_SPACING: Final = 200  # entries between two snapshots
MOST_SNAPSHOTS: Final = 12


def digest_of(state: State) -> str:
    """Return the beginning of the SHA-256 of a state's integers, written out with blanks between them."""
    return short_hash(" ".join([str(int(number)) for number in state.key()]))


def short_hash(text: str) -> str:
    """Return the beginning of the SHA-256 of a text."""
    return sha256(text.encode()).hexdigest()[:DIGEST_LENGTH]


def replay(state: State, entry: Entry) -> None:
    """Let a logged answer or outcome happen again."""
    if entry.kind == ANSWER:
        apply(state, entry.seat, entry.value)
    elif entry.kind == OUTCOME:
        happen(state, entry.value)


@final
class Past:
    """A start and the log of what followed; it only grows.

    Snapshots are kept ever farther apart, so that a long game takes no more room than a short one.
    """

    def __init__(self, start: State, sources: int) -> None:
        self.log: Final = Log()
        self.state: State = start
        self.draws: Final[list[int]] = [0] * sources  # by source, taken back or not
        self.digests: Final[list[str]] = []  # of every so many entries
        self.cuts: Final[list[Cut]] = [Cut(seat) for seat in range(-1, int(start.seat_count))]
        self.snapshots: Final[dict[int, State]] = {0: start.clone()}
        self._spacing: int = FIRST_SPACING

    def add(self, entry: Entry) -> None:
        """Let an entry happen and append it."""
        if entry.kind == TAKE_BACK:
            self.state = self.at(entry.value)
        else:
            replay(self.state, entry)
        if entry.kind == OUTCOME:
            self.draws[entry.source] += 1
        self.log.add(entry)
        for cut in self.cuts:
            cut.next(entry)
        position = len(self.log)
        if position % DIGEST_EVERY == 0:
            self.digests.append(digest_of(self.state))
        if position % self._spacing == 0:
            self._keep(position)

    def _keep(self, position: int) -> None:
        self.snapshots[position] = self.state.clone()
        if len(self.snapshots) > MOST_SNAPSHOTS:
            self._spacing *= 2
            for old in list(self.snapshots):
                if old % self._spacing != 0:
                    del self.snapshots[old]

    def at(self, position: int) -> State:
        """Return a new state: the one after so many entries of the log."""
        if not 0 <= position <= len(self.log):
            raise IndexError(f"the log has {len(self.log)} entries, not {position}")
        stop, numbers = self.log.way_to(position, self.snapshots)
        state = self.snapshots[stop].clone()
        for number in numbers:
            replay(state, self.log[number])
        return state
