"""Lists of tables: the lobby, and those where somebody sits."""

from __future__ import annotations

from sqlalchemy import Connection, select

from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import GAME_TABLES, OPEN, PLAYING, SEATS
from emerald.server.storage.tables import record_of, seats_of

T = GAME_TABLES.c
PAGE = 50


def open_tables(connection: Connection, before: int) -> list[TableRecord]:
    """Return the tables of the lobby: those one can join, and those one can watch; newest first."""
    query = select(GAME_TABLES).where(T.is_listed, T.status.in_([OPEN, PLAYING]), T.changed < before)
    return _found(connection, query.order_by(T.changed.desc()).limit(PAGE))


def tables_of(connection: Connection, person: str, before: int) -> list[TableRecord]:
    """Return the tables where a person sits or which it laid; newest first."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    query = select(GAME_TABLES).where(T.id.in_(sits), T.changed < before)
    return _found(connection, query.order_by(T.changed.desc()).limit(PAGE))


def _found(connection: Connection, query: object) -> list[TableRecord]:
    found = connection.execute(query).mappings().all()  # type: ignore[call-overload]  # a select of one table
    seats = seats_of(connection, [row["id"] for row in found])
    return [record_of(row, seats[row["id"]]) for row in found]
