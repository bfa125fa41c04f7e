"""Who played a day's deal, and how they fared."""

from __future__ import annotations

from sqlalchemy import Connection, select

from emerald.server.messages.tables import Place
from emerald.server.storage.records import READ_COURSE
from emerald.server.storage.schema import GAME_TABLES, OVER, SEATS

T = GAME_TABLES.c


def own_table(connection: Connection, name: str, person: str) -> str:
    """Return the table at which a person plays a deal; empty if it has not begun."""
    query = select(T.id).join(SEATS, SEATS.c.table_id == T.id).where(T.daily == name, SEATS.c.person == person)
    return connection.execute(query).scalar() or ""


def results(connection: Connection, name: str) -> dict[str, Place]:
    """Return by table how everybody fared who has finished a deal."""
    query = select(T.id, T.course, SEATS.c.seat).join(SEATS, SEATS.c.table_id == T.id)
    found: dict[str, Place] = {}
    for row in connection.execute(query.where(T.daily == name, T.status == OVER, SEATS.c.kind == "person")):
        places = {place.seat: place for place in READ_COURSE(row.course).result}
        if row.seat + 1 in places:
            found[row.id] = places[row.seat + 1]
    return found


def worth(place: Place) -> tuple[int, ...]:
    """Return what compares two results: the lines of the score, in the order in which they decide."""
    return tuple([value for _, value in place.lines])
