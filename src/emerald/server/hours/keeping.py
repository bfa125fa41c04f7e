"""The hours of people in the database, and the tables they concern."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from emerald.server.messages.hours import PlayHours
from emerald.server.storage.records import SeatRecord
from emerald.server.storage.schema import GAME_TABLES, HOURS, PLAYING, SEATS

ALWAYS = PlayHours()
READ = msgspec.json.Decoder(PlayHours).decode


def hours_of(connection: Connection, person: str) -> PlayHours:
    """Return when somebody plays."""
    found = connection.execute(select(HOURS.c.plays).where(HOURS.c.person == person)).scalar()
    return ALWAYS if found is None else READ(found)


def hours_at(connection: Connection, seats: list[SeatRecord]) -> dict[str, PlayHours]:
    """Return by seat when the persons of a table play."""
    persons = {seat.person: hours_of(connection, seat.person) for seat in seats if seat.kind == "person"}
    return {str(number): persons[seat.person] for number, seat in enumerate(seats) if seat.kind == "person"}


def set_hours(connection: Connection, person: str, hours: PlayHours) -> list[str]:
    """Write down when somebody plays; return the tables at which it plays now."""
    connection.execute(delete(HOURS).where(HOURS.c.person == person))
    connection.execute(insert(HOURS), {"person": person, "plays": msgspec.json.encode(hours).decode()})
    tables = select(GAME_TABLES.c.id).join(SEATS, SEATS.c.table_id == GAME_TABLES.c.id)
    return list(connection.execute(tables.where(SEATS.c.person == person, GAME_TABLES.c.status == PLAYING)).scalars())
