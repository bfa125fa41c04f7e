"""Fate in the arena: by source from a seed, as in a match, so that whoever plays on equal seeds is dealt alike."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.agenda import State, fate_asked, happen
from emerald.kernel.match.fate import Fate, seed_from_text
from emerald.kernel.rng import outcome_at, total_of


@final
class Dealer:
    """Answers for fate in one game."""

    def __init__(self, game: Any, seed: str) -> None:
        self._fate: Final = Fate(seed_from_text(seed))
        self._sources: Final[list[str]] = game.sources
        self._draws: Final = [0] * len(self._sources)

    def speak(self, s: State) -> None:
        """Let fate speak until somebody is asked or the game is over."""
        chance = fate_asked(s)
        while chance is not None:
            weights = chance.weights(s)
            source = int(chance.source)
            point = self._fate.point(self._sources[source], self._draws[source], int(total_of(weights)))
            self._draws[source] += 1
            happen(s, outcome_at(weights, point))
            chance = fate_asked(s)
