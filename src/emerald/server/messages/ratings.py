"""How people fare: statistics, ratings, who stands above whom."""

from __future__ import annotations

from msgspec import Struct


class Rating(Struct, frozen=True):
    """A rating, and how uncertain it is; it counts for the list from its lower end."""

    rating: int
    deviation: int
    games: int
    rank: int  # among all who are rated in this game, 1 is the best


class Tally(Struct, frozen=True):
    """So many games, how many of them won, and how many points each brought."""

    games: int
    wins: int
    average: float


class OptionTally(Struct, frozen=True):
    """The games with one choice of options."""

    options: dict[str, str]
    tally: Tally


class SeatsTally(Struct, frozen=True):
    """The games with so many seats."""

    seats: int
    tally: Tally


class Rival(Struct, frozen=True):
    """How one fared against somebody: who ended up above whom."""

    person: str
    name: str
    games: int
    above: int
    below: int


class GameStatistics(Struct, frozen=True):
    """How somebody fared in one game; `sources` are the average parts of the score, the largest first."""

    game: str
    all: Tally
    best: int
    left: int  # games one did not end oneself; they count as lost
    streak: int  # games won in a row, now
    longest_streak: int
    last_at: int
    rating: Rating | None
    by_options: list[OptionTally]
    by_seats: list[SeatsTally]
    sources: list[tuple[str, float]]
    rivals: list[Rival]


class Statistics(Struct, frozen=True):
    """How somebody fared."""

    person: str
    name: str
    games: list[GameStatistics]


class Ranked(Struct, frozen=True):
    """Somebody in the list of a game."""

    rank: int
    person: str
    name: str
    rating: int
    deviation: int
    games: int


class Leaderboard(Struct, frozen=True):
    """Who stands above whom, the best first, and where one stands oneself."""

    game: str
    ranked: list[Ranked]
    mine: Rating | None


class SeatRating(Struct, frozen=True):
    """What a rated game did to the rating of a seat's person."""

    seat: int
    rating: int
    change: int
