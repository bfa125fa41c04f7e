"""Counting a game that is over: how everybody fared, and what that does to ratings.

Games are counted one after another, and each gets its number; so counting all of them again, in the order of these
numbers, comes to the same.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, func, insert, select, text, update

from emerald.server.messages.tables import Place
from emerald.server.storage.records import SeatRecord, TableRecord
from emerald.server.storage.schema import GAME_TABLES, OVER, RATINGS, RESULTS
from emerald.server.storage.tables import find_table
from emerald.server.storage.upsert import insert_or

T: Final = GAME_TABLES.c
MODEL: Final = PlackettLuce()
LOCK: Final = 0x726174696E67  # several nodes may count; one does at a time
AT_ONCE: Final = 50
LAST: Final = 1_000  # the rank of whoever left
SHOWN_MIDDLE: Final = 1_500  # of somebody who has not played yet
SHOWN_SCALE: Final = 40


def count_some(connection: Connection) -> int:
    """Count games that are over and were not counted; return how many."""
    _lock(connection)
    waiting = (T.counted.is_(None), T.status >= OVER)
    found = list(connection.execute(select(T.id).where(*waiting).order_by(T.changed, T.id).limit(AT_ONCE)).scalars())
    number = connection.execute(select(func.max(T.counted))).scalar() or 0
    for table_id in found:
        number += 1
        count(connection, table_id, number)
    return len(found)


def recount(connection: Connection) -> int:
    """Count all games anew, in the order in which they were counted; return how many."""
    _lock(connection)
    connection.execute(delete(RESULTS))
    connection.execute(delete(RATINGS))
    order = select(T.id).where(T.status >= OVER).order_by(T.counted.is_(None), T.counted, T.changed, T.id)
    found = list(connection.execute(order).scalars())
    for number, table_id in enumerate(found, 1):
        count(connection, table_id, number)
    return len(found)


def count(connection: Connection, table_id: str, number: int) -> None:
    """Count one game, as the how manieth."""
    table = find_table(connection, table_id)
    if table is not None:
        rows = rows_of(table)
        if table.plan.is_rated:
            _rate(connection, table, rows)
        if rows:
            connection.execute(insert(RESULTS), rows)
    connection.execute(update(GAME_TABLES).where(T.id == table_id).values(counted=number))


def rows_of(table: TableRecord) -> list[dict[str, Any]]:
    """Return how each person fared; nothing where one of them played several seats.

    Where some left a game for ratings and the others ended it without a result, those have lost and these have won.
    """
    persons = [seat.person for seat in table.seats if seat.person]
    if len(set(persons)) != len(persons):
        return []
    places = {place.seat - 1: place for place in table.course.result}
    seats = [(number, seat) for number, seat in enumerate(table.seats) if seat.person]
    left = [number for number, seat in seats if has_left(table, number, seat)]
    if table.status == OVER:
        return [_row(table, number, seat, places[number]) for number, seat in seats if number in places]
    if not table.plan.is_rated or not 0 < len(left) < len(seats):
        return []
    return [_row(table, number, seat, Place(number + 1, 1, [])) for number, seat in seats]


def has_left(table: TableRecord, number: int, seat: SeatRecord) -> bool:
    """Say whether somebody did not play to the end: it gave up, or a bot answers in its stead."""
    return seat.kind != "person" or number in table.course.resigned


def _row(table: TableRecord, number: int, seat: SeatRecord, place: Place) -> dict[str, Any]:
    is_gone = has_left(table, number, seat)
    return {
        "table_id": table.id,
        "seat": number,
        "person": seat.person,
        "game": table.game,
        "at": table.changed,
        "seats": len(table.seats),
        "place": len(table.seats) if is_gone else place.place,
        "score": place.lines[0][1] if place.lines else None,
        "has_won": place.place == 1 and not is_gone and len(table.course.result) != 1,
        "has_left": is_gone,
        "options": msgspec.json.encode(table.plan.options, order="sorted").decode(),
        "parts": msgspec.json.encode(place.parts or place.lines).decode(),
        "rating": None,
        "change": None,
    }


def _rate(connection: Connection, table: TableRecord, rows: list[dict[str, Any]]) -> None:
    """Write into rows and ratings what a rated game does; whoever left has lost to all who did not."""
    if len(rows) < 2:
        return
    before = [_rating_of(connection, row["person"], table.game) for row in rows]
    ranks = [LAST if row["has_left"] else row["place"] for row in rows]
    after = MODEL.rate([[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before], ranks=[float(r) for r in ranks])
    for row, (mu, _, games), [new] in zip(rows, before, after):
        row["rating"] = shown(new.mu)
        row["change"] = shown(new.mu) - shown(mu)
        who = {"person": row["person"], "game": table.game}
        what = {"mu": new.mu, "sigma": new.sigma, "games": games + 1, "worth": new.mu - 3 * new.sigma}
        put = insert_or(connection, RATINGS).values(who | what)
        connection.execute(put.on_conflict_do_update(index_elements=list(who), set_=what))


def _rating_of(connection: Connection, person: str, game: str) -> tuple[float, float, int]:
    mine = (RATINGS.c.person == person, RATINGS.c.game == game)
    row = connection.execute(select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games).where(*mine)).first()
    return (MODEL.mu, MODEL.sigma, 0) if row is None else (row.mu, row.sigma, row.games)


def shown(mu: float) -> int:
    """Return a rating as people are shown it."""
    return SHOWN_MIDDLE + round(SHOWN_SCALE * (mu - MODEL.mu))


def shown_deviation(sigma: float) -> int:
    """Return how uncertain a rating is, on the scale on which it is shown."""
    return round(SHOWN_SCALE * sigma)


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
