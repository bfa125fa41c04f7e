"""Who looks at which table in this process right now: whoever does needs no notice."""

from __future__ import annotations

from collections import Counter
from typing import Final, final


@final
class Presence:
    """Counts the lines over which somebody follows a table with their eyes on it."""

    def __init__(self) -> None:
        self._looking: Final[Counter[tuple[str, str]]] = Counter()

    def come(self, person: str, table: str) -> None:
        """Learn that somebody looks at a table."""
        if person:
            self._looking[person, table] += 1

    def go(self, person: str, table: str) -> None:
        """Learn that somebody looks away."""
        if self._looking[person, table] > 1:
            self._looking[person, table] -= 1
        else:
            del self._looking[person, table]

    def is_looking(self, person: str, table: str) -> bool:
        """Say whether somebody looks at a table."""
        return (person, table) in self._looking
