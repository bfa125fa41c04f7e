"""Statistics made of how games ended."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select

from emerald.server.messages.ratings import (
    GameStatistics,
    Leaderboard,
    OptionTally,
    Ranked,
    Rating,
    Rival,
    SeatRating,
    SeatsTally,
    Statistics,
    Tally,
)
from emerald.server.ratings.counting import shown, shown_deviation
from emerald.server.storage.schema import PERSONS, RATINGS, RESULTS

R: Final = RESULTS.c
READ_OPTIONS: Final = msgspec.json.Decoder(dict[str, str]).decode
READ_PARTS: Final = msgspec.json.Decoder(list[tuple[str, int]]).decode
MOST_RANKED: Final = 100
MOST_RIVALS: Final = 50


def statistics_of(connection: Connection, person: str, name: str) -> Statistics:
    """Return how somebody fared."""
    rows = connection.execute(select(RESULTS).where(R.person == person).order_by(R.at, R.table_id)).mappings().all()
    games: dict[str, list[Any]] = defaultdict(list)
    for row in rows:
        games[row["game"]].append(row)
    return Statistics(person, name, [_game(connection, person, game, games[game]) for game in sorted(games)])


def _game(connection: Connection, person: str, game: str, rows: list[Any]) -> GameStatistics:
    options: dict[str, list[Any]] = defaultdict(list)
    seats: dict[int, list[Any]] = defaultdict(list)
    for row in rows:
        options[row["options"]].append(row)
        seats[row["seats"]].append(row)
    now, longest = streaks([row["has_won"] for row in rows])
    ended = [row for row in rows if not row["has_left"] and row["score"] is not None]
    return GameStatistics(
        game=game,
        all=tally(rows),
        best=max([row["score"] for row in ended], default=0),
        left=sum([1 for row in rows if row["has_left"]]),
        streak=now,
        longest_streak=longest,
        last_at=rows[-1]["at"],
        rating=rating_of(connection, person, game),
        by_options=sorted(
            [OptionTally(READ_OPTIONS(key), tally(some)) for key, some in options.items()],
            key=lambda each: -each.tally.games,
        ),
        by_seats=[SeatsTally(count, tally(seats[count])) for count in sorted(seats)],
        sources=sources(ended),
        rivals=rivals(connection, person, game),
    )


def tally(rows: list[Any]) -> Tally:
    """Return how many games there are, won, and how many points the ones played to their end brought."""
    scores = [row["score"] for row in rows if not row["has_left"] and row["score"] is not None]
    average = round(sum(scores) / len(scores), 2) if scores else 0.0
    return Tally(len(rows), sum([1 for row in rows if row["has_won"]]), average)


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Return how many games were won in a row at the end, and at most."""
    now = longest = 0
    for each in won:
        now = now + 1 if each else 0
        longest = max(longest, now)
    return now, longest


def sources(rows: list[Any]) -> list[tuple[str, float]]:
    """Return what scores were made of on average, the largest part first."""
    sums: dict[str, int] = defaultdict(int)
    for row in rows:
        for key, value in READ_PARTS(row["parts"]):
            sums[key] += value
    return sorted([(key, round(value / len(rows), 2)) for key, value in sums.items()], key=lambda each: -each[1])


def rivals(connection: Connection, person: str, game: str) -> list[Rival]:
    """Return how somebody fared against each of the others, whom it met most first."""
    mine, theirs = RESULTS.alias(), RESULTS.alias()
    query = select(theirs.c.person, PERSONS.c.name, mine.c.place, theirs.c.place.label("other"))
    query = query.join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.seat != mine.c.seat))
    query = query.join(PERSONS, PERSONS.c.id == theirs.c.person)
    met: dict[tuple[str, str], list[int]] = defaultdict(list)
    for row in connection.execute(query.where(mine.c.person == person, mine.c.game == game)):
        met[row.person, row.name].append((row.other > row.place) - (row.other < row.place))
    found = [Rival(who, name, len(ends), ends.count(1), ends.count(-1)) for (who, name), ends in met.items()]
    return sorted(found, key=lambda each: (-each.games, each.name))[:MOST_RIVALS]


def rating_of(connection: Connection, person: str, game: str) -> Rating | None:
    """Return somebody's rating in a game, and its rank."""
    row = connection.execute(select(RATINGS).where(RATINGS.c.person == person, RATINGS.c.game == game)).first()
    if row is None:
        return None
    above = select(func.count()).select_from(RATINGS).where(RATINGS.c.game == game, RATINGS.c.worth > row.worth)
    return Rating(shown(row.mu), shown_deviation(row.sigma), row.games, connection.execute(above).scalar_one() + 1)


def leaderboard(connection: Connection, game: str, person: str) -> Leaderboard:
    """Return the best of a game, and where somebody stands among them."""
    query = select(RATINGS, PERSONS.c.name).join(PERSONS, PERSONS.c.id == RATINGS.c.person)
    order = query.where(RATINGS.c.game == game).order_by(RATINGS.c.worth.desc(), PERSONS.c.name).limit(MOST_RANKED)
    ranked: list[Ranked] = []
    worth = None
    for number, row in enumerate(connection.execute(order), 1):
        rank = ranked[-1].rank if ranked and row.worth == worth else number
        worth = row.worth
        ranked.append(Ranked(rank, row.person, row.name, shown(row.mu), shown_deviation(row.sigma), row.games))
    return Leaderboard(game, ranked, rating_of(connection, person, game) if person else None)


def changes_at(connection: Connection, table: str) -> list[SeatRating]:
    """Return what a rated game did to ratings."""
    query = select(R.seat, R.rating, R.change).where(R.table_id == table, R.rating.is_not(None)).order_by(R.seat)
    return [SeatRating(row.seat + 1, row.rating, row.change) for row in connection.execute(query)]
