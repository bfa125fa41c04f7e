"""The log: what was answered and what fate said, in order, packed small."""

from __future__ import annotations

from array import array
from typing import Final, final

from emerald.kernel.events import EVERYONE

# -- kinds of entries -------------------------------------------------------------------

ANSWER: Final = 0
OUTCOME: Final = 1
TAKE_BACK: Final = 2  # by consent: play goes on from an earlier entry, nothing is erased
RESIGN: Final = 3
REPLACE: Final = 4  # another person or a bot answers for the seat from now on
TIME_OUT: Final = 5

KIND_NAMES: Final = "answer outcome take-back resign replace time-out".split()

# -- who wrote them ---------------------------------------------------------------------

PERSON: Final = 0
POLICY: Final = 1
CLOCK: Final = 2
BOT: Final = 3
FORCED: Final = 4
FATE: Final = 5

AUTHOR_NAMES: Final = "person policy clock bot forced fate".split()


@final
class Entry:
    """One thing that happened: an answer of a seat, a word of fate, or what the table agreed on."""

    def __init__(
        self,
        kind: int,
        seat: int,
        author: int,
        value: int,
        audience: int = EVERYONE,
        source: int = 0,
        weights: list[int] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat  # -1: nobody in particular
        self.author: Final = author
        self.value: Final = value  # the action, the outcome, or how many entries stay
        self.audience: Final = audience
        self.source: Final = source
        self.weights: Final[list[int]] = weights if weights is not None else []


@final
class Log:
    """Entries, eight bytes each and two for each weight."""

    def __init__(self) -> None:
        self._entries: Final = array("q")
        self._weights: Final = array("H")
        self._ends: Final = array("I")  # where the weights of each entry end

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, entry: Entry) -> None:
        """Append an entry."""
        packed = entry.kind | (entry.author << 3) | ((entry.seat + 1) << 6) | (entry.audience << 10)
        self._entries.append(packed | (entry.source << 18) | (entry.value << 26))
        self._weights.extend(entry.weights)
        self._ends.append(len(self._weights))

    def __getitem__(self, index: int) -> Entry:
        packed = self._entries[index]
        start = self._ends[index - 1] if index > 0 else 0
        return Entry(
            packed & 7,
            ((packed >> 6) & 15) - 1,
            (packed >> 3) & 7,
            packed >> 26,
            (packed >> 10) & 255,
            (packed >> 18) & 255,
            list(self._weights[start : self._ends[index]]),
        )

    def entries(self) -> list[Entry]:
        """Return all entries."""
        return [self[i] for i in range(len(self))]

    def course(self) -> list[int]:
        """Return the numbers of the answers and outcomes that count: those no take-back has set aside."""
        counting: list[int] = []
        for i in range(len(self)):
            packed = self._entries[i]
            kind = packed & 7
            if kind == TAKE_BACK:
                kept = packed >> 26
                while counting and counting[-1] >= kept:
                    counting.pop()
            elif kind in (ANSWER, OUTCOME):
                counting.append(i)
        return counting

    def draws(self, source: int) -> int:
        """Return how often a source has been asked, taken back or not."""
        asked = 0
        for packed in self._entries:
            if packed & 7 == OUTCOME and (packed >> 18) & 255 == source:
                asked += 1
        return asked
