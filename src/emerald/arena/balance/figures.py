"""Many games added up: shares of victory, points by source, and how every component fared."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from emerald.arena.balance.watching import Chances, Key, Watched
from emerald.arena.shares import interval

RARELY: Final = 0.03  # of its chances, an answer that nobody wants
ALWAYS: Final = 0.60  # of its chances, an answer without a question
APART: Final = 0.05  # from an even share of the victories, for a seat or an alchemist
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


@dataclass(frozen=True)
class Breach:
    """A share outside its bounds, with its 95 % interval."""

    kind: str
    place: int
    share: float
    low: float
    high: float


@dataclass
class Figures:
    """What games of one number of seats came to."""

    seats: int
    games: int = 0
    decisions: int = 0
    turns: list[int] = field(default_factory=list)  # of every game
    shared: int = 0  # victories that several had
    fates: dict[Key, Fate] = field(default_factory=lambda: defaultdict(Fate))
    by_seat: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    points: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    winners: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, game: Watched) -> None:
        """Add one game."""
        self.games += 1
        self.decisions += game.decisions
        self.turns.append(game.turns)
        self.shared += game.is_shared
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
        return {source: (mean, mean / whole if whole else 0.0) for source, mean in means.items()}

    def rare_or_certain(self, kind: str) -> list[tuple[int, Fate]]:
        """Return the components of a kind that are hardly ever or nearly always taken."""
        return [
            (place, fate)
            for (each, place), fate in sorted(self.fates.items())
            if each == kind and fate.offered >= ENOUGH and not RARELY <= fate.rate <= ALWAYS
        ]

    def breaches(self, kinds: Sequence[str]) -> list[Breach]:
        """Return what lies outside its bounds, and by the intervals not only by chance."""
        found: list[Breach] = []
        for seat, shares in sorted(self.by_seat.items()):
            found += self._uneven("seat", seat, sum(shares), len(shares))
        for (kind, place), fate in sorted(self.fates.items()):
            if kind == "laboratory":
                found += self._uneven(kind, place, fate.share, fate.had)
        for kind in kinds:
            for place, fate in self.rare_or_certain(kind):
                low, high = interval(fate.taken, round(fate.offered))
                if high < RARELY or low > ALWAYS:
                    found.append(Breach(kind, place, fate.rate, low, high))
        return found

    def _uneven(self, kind: str, place: int, wins: float, games: int) -> list[Breach]:
        if games == 0:
            return []
        low, high = interval(wins, games)
        even = self.even()
        is_fair = low <= even + APART and high >= even - APART
        return [] if is_fair else [Breach(kind, place, wins / games, low, high)]

    def to_json(self, names: dict[str, list[str]]) -> dict[str, Any]:
        """Return everything that was counted."""
        return {
            "seats": self.seats,
            "games": self.games,
            "decisions": self.decisions / max(1, self.games),
            "turns": sum(self.turns) / max(1, self.games),
            "shared": self.shared,
            "by_seat": [_share(sum(each), len(each)) for _, each in sorted(self.by_seat.items())],
            "sources": {
                source: {"points": mean, "part": part, "winners": _mean(self.winners[source])}
                for source, (mean, part) in self.sources().items()
            },
            "components": [
                {
                    "kind": kind,
                    "name": names[kind][place],
                    "offered": fate.offered,
                    "taken": fate.rate,
                    "finished": fate.finished if fate.started else None,
                    "had": fate.had,
                    "wins": _share(fate.share, fate.had),
                }
                for (kind, place), fate in sorted(self.fates.items())
            ],
            "breaches": [
                {**asdict(each), "name": names[each.kind][each.place] if each.kind in names else str(each.place + 1)}
                for each in self.breaches(list(names))
            ],
        }


def _share(wins: float, games: int) -> dict[str, float]:
    low, high = interval(wins, games) if games else (0.0, 1.0)
    return {"mean": wins / games if games else 0.0, "low": low, "high": high, "games": games}


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / max(1, len(numbers))


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
