"""The log: what was answered and what fate said, in order, packed small."""

from __future__ import annotations

from array import array
from typing import Any, Final, final

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

THE_TABLE: Final = -1  # the seat of what no seat in particular did


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
        name: str = "",
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.author: Final = author
        self.value: Final = value  # the action, the outcome, how many entries stay, or who answers from now on
        self.audience: Final = audience
        self.source: Final = source
        self.weights: Final[list[int]] = weights if weights is not None else []
        self.name: Final = name  # of whoever replaces somebody


@final
class Log:
    """Entries, twelve bytes each and mostly one for each weight.

    A *position* is a number of entries: what the game was after so many of them.
    """

    def __init__(self) -> None:
        self._entries: Final = array("q")
        self._weights: Final = (
            bytearray()
        )  # seven bits to a byte, the lowest first; more follow while the eighth is set
        self._ends: Final = array("I")  # where the weights of each entry end
        self._names: Final[dict[int, str]] = {}

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, entry: Entry) -> None:
        """Append an entry."""
        packed = entry.kind | (entry.author << 3) | ((entry.seat + 1) << 6) | (entry.audience << 10)
        if entry.name:
            self._names[len(self._entries)] = entry.name
        self._entries.append(packed | (entry.source << 18) | (entry.value << 26))
        packed_weights = self._weights
        for weight in entry.weights:
            while weight > 127:
                packed_weights.append(weight & 127 | 128)
                weight >>= 7
            packed_weights.append(weight)
        self._ends.append(len(packed_weights))

    def __getitem__(self, index: int) -> Entry:
        packed = self._entries[index]
        return Entry(
            packed & 7,
            ((packed >> 6) & 15) - 1,
            (packed >> 3) & 7,
            packed >> 26,
            (packed >> 10) & 255,
            (packed >> 18) & 255,
            self.weights(index),
            self._names.get(index, ""),
        )

    def packed(self, index: int) -> int:
        """Return an entry but for its weights and names as one number, for whoever looks up alike entries."""
        return self._entries[index]

    def weights(self, index: int) -> list[int]:
        """Return the weights among which an outcome was drawn."""
        start = self._ends[index - 1] if index > 0 else 0
        weights: list[int] = []
        weight = 0
        shift = 0
        for byte in list(self._weights[start : self._ends[index]]):  # the compiler knows no loop over a bytearray
            weight |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                weights.append(weight)
                weight = 0
                shift = 0
        return weights

    def entries(self) -> list[Entry]:
        """Return all entries."""
        return [self[i] for i in range(len(self))]

    def way_to(self, position: int, stops: dict[int, Any]) -> tuple[int, list[int]]:
        """Return the last stop on the way to a position, and the answers and outcomes from there to it, in order.

        What a take-back has set aside is not on the way.
        """
        numbers: list[int] = []
        while position > 0 and position not in stops:
            packed = self._entries[position - 1]
            kind = packed & 7
            if kind == TAKE_BACK:
                position = packed >> 26
                continue
            position -= 1
            if kind == ANSWER or kind == OUTCOME:
                numbers.append(position)
        numbers.reverse()
        return position, numbers

    def last_before(self, position: int) -> int:
        """Return the number of the last answer or outcome that counts at a position; -1 if there is none."""
        while position > 0:
            packed = self._entries[position - 1]
            kind = packed & 7
            if kind == TAKE_BACK:
                position = packed >> 26
                continue
            position -= 1
            if kind == ANSWER or kind == OUTCOME:
                return position
        return -1

    def course(self) -> list[int]:
        """Return the numbers of the answers and outcomes that count: those no take-back has set aside."""
        return self.way_to(len(self), {})[1]

    def draws(self, source: int) -> int:
        """Return how often a source has been asked, taken back or not."""
        asked = 0
        for packed in self._entries:
            if packed & 7 == OUTCOME and (packed >> 18) & 255 == source:
                asked += 1
        return asked
