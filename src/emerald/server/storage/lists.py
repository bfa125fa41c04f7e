"""Lists of tables: the lobby, and those where somebody sits."""

from __future__ import annotations

import zlib

from sqlalchemy import Connection, func, select

from emerald.server.storage.records import READ_PLAN, TableRecord
from emerald.server.storage.schema import FILES, GAME_TABLES, OPEN, PLAYING, SEATS
from emerald.server.storage.tables import record_of, seats_of

T = GAME_TABLES.c
PAGE = 50
MOST_NAMES = 500  # in one query


def open_tables(connection: Connection, before: int) -> list[TableRecord]:
    """Return the tables of the lobby: those one can join, and those one can watch; newest first."""
    query = select(GAME_TABLES).where(T.is_listed, T.status.in_([OPEN, PLAYING]), T.changed < before)
    return _found(connection, query.order_by(T.changed.desc()).limit(PAGE))


def tables_of(connection: Connection, person: str, before: int) -> list[TableRecord]:
    """Return the tables where a person sits or which it laid; newest first."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    query = select(GAME_TABLES).where(T.id.in_(sits), T.changed < before)
    return _found(connection, query.order_by(T.changed.desc()).limit(PAGE))


def due(connection: Connection, now: int) -> tuple[list[str], int]:
    """Return the tables whose deadline has passed, and when the next one does (0 if there is none)."""
    late = select(T.id).where(T.deadline <= now, T.status == PLAYING).order_by(T.deadline).limit(PAGE)
    following = select(func.min(T.deadline)).where(T.deadline > now, T.status == PLAYING)
    return list(connection.execute(late).scalars()), connection.execute(following).scalar() or 0


def unanswered(connection: Connection) -> list[str]:
    """Return the tables at which a bot is asked."""
    bots = select(T.id, T.waiting, SEATS.c.seat).join(SEATS, SEATS.c.table_id == T.id)
    found = connection.execute(bots.where(T.status == PLAYING, T.deadline.is_not(None), SEATS.c.kind == "bot"))
    return list(dict.fromkeys([table for table, waiting, seat in found if (waiting >> seat) & 1]))


def finished_by(connection: Connection, person: str, game: str, most: int) -> list[tuple[str, int, str]]:
    """Return the files of the last games a person played to the end, its seat in each, and the catalogue."""
    query = select(T.id, T.plan, SEATS.c.seat, FILES.c.file).join(SEATS, SEATS.c.table_id == T.id)
    query = query.join(FILES, FILES.c.table_id == T.id).where(SEATS.c.person == person, T.game == game)
    found = connection.execute(query.order_by(T.changed.desc()).limit(most))
    return [(zlib.decompress(row.file).decode(), row.seat, READ_PLAN(row.plan).catalogue) for row in found]


def versions_of(connection: Connection, tables: list[str]) -> dict[str, int]:
    """Return the versions of tables, by name."""
    found: dict[str, int] = {}
    for start in range(0, len(tables), MOST_NAMES):
        some = select(T.id, T.version).where(T.id.in_(tables[start : start + MOST_NAMES]))
        found.update([(row.id, row.version) for row in connection.execute(some)])
    return found


def _found(connection: Connection, query: object) -> list[TableRecord]:
    found = connection.execute(query).mappings().all()  # type: ignore[call-overload]  # a select of one table
    seats = seats_of(connection, [row["id"] for row in found])
    return [record_of(row, seats[row["id"]]) for row in found]
