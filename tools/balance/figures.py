"""Many games added up: shares of victory, points by source, and how every component fared."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Final

from emerald.cli.bulk import interval
from tools.balance.watching import Chances, Key, Watched

RARELY: Final = 0.03  # of its chances, an answer that nobody wants
ALWAYS: Final = 0.60  # of its chances, an answer without a question
ENOUGH: Final = 30  # chances from which on a share says something


@dataclass
class Fate:
    """How one component fared."""

    offered: float = 0.0
    taken: float = 0.0
    started: int = 0
    had: int = 0
    share: float = 0.0  # of victories of the seats that had it

    @property
    def rate(self) -> float:
        """How often it was taken when it could be."""
        return self.taken / self.offered if self.offered else 0.0

    @property
    def finished(self) -> float:
        """How often it came to an end: experiments completed, publications served with symbols."""
        return min(1.0, self.had / self.started) if self.started else 0.0


@dataclass
class Figures:
    """What games of one number of seats came to."""

    seats: int
    games: int = 0
    decisions: int = 0
    fates: dict[Key, Fate] = field(default_factory=lambda: defaultdict(Fate))
    by_seat: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    points: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    winners: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, game: Watched) -> None:
        """Add one game."""
        self.games += 1
        self.decisions += game.decisions
        for key, chances in game.chances.items():
            _offer(self.fates[key], chances)
        for key, count in game.started.items():
            self.fates[key].started += count
        for seat in game.seats:
            self.by_seat[seat.seat].append(seat.share)
            for source, value in seat.points.items():
                self.points[source].append(value)
                if seat.share == 1:
                    self.winners[source].append(value)
            for key in seat.had:
                self.fates[key].had += 1
                self.fates[key].share += seat.share

    def even(self) -> float:
        """Return the share of victories that is just."""
        return 1 / self.seats

    def sources(self) -> dict[str, tuple[float, float]]:
        """Return points by source on average, and each source's part of the whole."""
        means = {source: sum(values) / len(values) for source, values in self.points.items()}
        whole = sum(means.values())
        return {source: (mean, mean / whole) for source, mean in means.items()}

    def rare_or_certain(self, kind: str) -> list[tuple[int, Fate]]:
        """Return the components of a kind that are hardly ever or nearly always taken."""
        return [
            (place, fate)
            for (each, place), fate in sorted(self.fates.items())
            if each == kind and fate.offered >= ENOUGH and not RARELY <= fate.rate <= ALWAYS
        ]


def _offer(fate: Fate, chances: Chances) -> None:
    fate.offered += chances.offered
    fate.taken += chances.taken


def of_100(share: float) -> str:
    """Return a share as a percentage."""
    return f"{100 * share:.1f}"


def with_interval(wins: float, games: int) -> str:
    """Return a share with its 95 % interval, in percent."""
    if games == 0:
        return "-"
    low, high = interval(wins, games)
    return f"{100 * wins / games:.1f} ({100 * low:.0f}-{100 * high:.0f})"
