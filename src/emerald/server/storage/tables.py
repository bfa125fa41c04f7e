"""Reading and writing tables; each function speaks to one connection and leaves transactions to its caller."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from emerald.kernel.match.pieces import joined
from emerald.kernel.match.reading import DIGEST
from emerald.server.storage.records import READ_COURSE, READ_PLAN, SeatRecord, TableRecord
from emerald.server.storage.schema import FILES, GAME_TABLES, LOG_PIECES, ORDER_KEYS, OVER, SEATS

COMPRESSION = 9
MOST_KEYS = 1_000  # keys of a table that are remembered when it is loaded

T = GAME_TABLES.c


def insert_table(connection: Connection, table: TableRecord, lines: list[str], file: str) -> None:
    """Write a new table, with the lines of its log, or with its file if the game is over."""
    fixed = {"id": table.id, "game": table.game, "created": table.created, "daily": table.daily}
    connection.execute(insert(GAME_TABLES), fixed | _hot_columns(table) | _cold_columns(table))
    connection.execute(insert(SEATS), [_seat_columns(table.id, i, seat) for i, seat in enumerate(table.seats)])
    if file:  # was played elsewhere: it counts for nobody here
        connection.execute(update(GAME_TABLES).where(T.id == table.id).values(counted=0))
        connection.execute(insert(FILES), {"table_id": table.id, "file": zlib.compress(file.encode(), COMPRESSION)})
    elif lines:
        piece = {"table_id": table.id, "start": 0, "lines": "\n".join(lines), "at": table.created}
        connection.execute(insert(LOG_PIECES), piece)


def find_table(connection: Connection, table_id: str) -> TableRecord | None:
    """Return a table, if there is one of this name."""
    row = connection.execute(select(GAME_TABLES).where(T.id == table_id)).mappings().first()
    return None if row is None else record_of(row, seats_of(connection, [table_id])[table_id])


def seats_of(connection: Connection, tables: list[str]) -> dict[str, list[SeatRecord]]:
    """Return who sits at tables, by table."""
    found: dict[str, list[SeatRecord]] = {table: [] for table in tables}
    query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for row in connection.execute(query).mappings():
        found[row["table_id"]].append(SeatRecord(row["kind"], row["person"] or "", row["name"], row["bot"]))
    return found


def version_of(connection: Connection, table_id: str) -> int:
    """Return the version of a table; -1 if there is none."""
    found = connection.execute(select(T.version).where(T.id == table_id)).scalar()
    return -1 if found is None else int(found)


def load(connection: Connection, table_id: str, start: int) -> tuple[TableRecord, list[str], str] | None:
    """Return a table, the lines of its log after so many entries, and its file if the game is over.

    Others may write between two queries: what is read of the log is what the row knows of.
    """
    while True:
        table = find_table(connection, table_id)
        if table is None:
            return None
        if table.status == OVER:
            return table, [], file_of(connection, table_id) or ""
        lines = pieces_of(connection, table_id, start, table.position)
        if sum([1 for line in lines if not line.startswith(DIGEST)]) == table.position - start:
            return table, lines, ""  # otherwise the game has ended meanwhile, and its pieces are a file


def pieces_of(connection: Connection, table_id: str, start: int, end: int) -> list[str]:
    """Return the lines of a log after so many entries, and before so many."""
    pieces = LOG_PIECES.c
    query = select(pieces.lines).where(pieces.table_id == table_id, pieces.start >= start, pieces.start < end)
    return [line for piece in connection.execute(query.order_by(pieces.start)).scalars() for line in piece.split("\n")]


def moments_of(connection: Connection, table_id: str, since: int) -> list[tuple[int, int]]:
    """Return when the log grew since a time, and after how many entries each time."""
    pieces = LOG_PIECES.c
    query = select(pieces.at, pieces.start).where(pieces.table_id == table_id, pieces.at > since)
    return [(row.at, row.start) for row in connection.execute(query.order_by(pieces.start))]


def keys_of(connection: Connection, table_id: str, since: int) -> list[str]:
    """Return the keys of the latest orders that were carried out, since a time."""
    query = select(ORDER_KEYS.c.key).where(ORDER_KEYS.c.table_id == table_id, ORDER_KEYS.c.at > since)
    query = query.order_by(ORDER_KEYS.c.at.desc())
    return list(connection.execute(query.limit(MOST_KEYS)).scalars())


def file_of(connection: Connection, table_id: str) -> str | None:
    """Return the file of a finished game."""
    found = connection.execute(select(FILES.c.file).where(FILES.c.table_id == table_id)).scalar()
    return None if found is None else zlib.decompress(found).decode()


HOT = ("version", "status", "changed", "deadline", "waiting", "position", "course")  # what every command changes
COLD = ("is_listed", "plan", "seed", "header")
IS_AS_BEFORE = (T.id == bindparam("this_table"), T.version == bindparam("version_before"))
SAVE_HOT = update(GAME_TABLES).where(*IS_AS_BEFORE).values({name: bindparam(name) for name in HOT})
SAVE_ALL = update(GAME_TABLES).where(*IS_AS_BEFORE).values({name: bindparam(name) for name in HOT + COLD})


def save_table(
    connection: Connection,
    table: TableRecord,
    before: TableRecord,
    lines: list[str],
    key: str,
    at: int,
    file: str = "",
) -> bool:
    """Write what a command made of a table, unless somebody else was first; say whether it was written."""
    is_hot = (table.is_listed, table.plan, table.header) == (before.is_listed, before.plan, before.header)
    values = _hot_columns(table) if is_hot else _hot_columns(table) | _cold_columns(table)
    where = {"this_table": table.id, "version_before": before.version}
    done = connection.execute(SAVE_HOT if is_hot else SAVE_ALL, where | values)
    if done.rowcount != 1:
        return False
    if lines:
        piece = {"table_id": table.id, "start": before.position, "lines": "\n".join(lines), "at": at}
        connection.execute(insert(LOG_PIECES), piece)
    if key:
        connection.execute(insert(ORDER_KEYS), {"table_id": table.id, "key": key, "at": at})
    if table.seats != before.seats:
        connection.execute(delete(SEATS).where(SEATS.c.table_id == table.id))
        connection.execute(insert(SEATS), [_seat_columns(table.id, i, seat) for i, seat in enumerate(table.seats)])
    if file:
        connection.execute(delete(LOG_PIECES).where(LOG_PIECES.c.table_id == table.id))
        packed = zlib.compress(file.encode(), COMPRESSION)
        connection.execute(insert(FILES), {"table_id": table.id, "file": packed})
    return True


def whole(table: TableRecord, lines: list[str]) -> str:
    """Return the keeper's file of a game that is not over, from all lines of its log."""
    return joined(table.header, lines, table.position, table.course.digest, table.course.tail)


def take_over(connection: Connection, before: TableRecord, table: TableRecord, file: str) -> bool:
    """Write a table, and the file of a finished game, under another version of the rules; say whether that was done."""
    if not save_table(connection, table, before, [], "", table.changed):
        return False
    if table.status == OVER:
        packed = zlib.compress(file.encode(), COMPRESSION)
        connection.execute(update(FILES).where(FILES.c.table_id == table.id).values(file=packed))
    return True


def count_tables(connection: Connection) -> int:
    """Return how many tables there are."""
    return int(connection.execute(select(func.count()).select_from(GAME_TABLES)).scalar_one())


def record_of(row: Any, seats: list[SeatRecord]) -> TableRecord:
    """Return a table from its row and its seats."""
    return TableRecord(
        row["id"],
        row["version"],
        row["status"],
        row["is_listed"],
        row["game"],
        row["created"],
        row["changed"],
        row["deadline"] or 0,
        row["waiting"],
        row["position"],
        READ_PLAN(row["plan"]),
        row["seed"],
        row["header"],
        READ_COURSE(row["course"]),
        seats,
        row["daily"],
    )


def _hot_columns(table: TableRecord) -> dict[str, Any]:
    return {
        "version": table.version,
        "status": table.status,
        "changed": table.changed,
        "deadline": table.deadline or None,
        "waiting": table.waiting,
        "position": table.position,
        "course": msgspec.json.encode(table.course).decode(),
    }


def _cold_columns(table: TableRecord) -> dict[str, Any]:
    return {
        "is_listed": table.is_listed,
        "plan": msgspec.json.encode(table.plan).decode(),
        "seed": table.seed,
        "header": table.header,
    }


def _seat_columns(table_id: str, number: int, seat: SeatRecord) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": number,
        "kind": seat.kind,
        "person": seat.person or None,
        "name": seat.name,
        "bot": seat.bot,
    }
