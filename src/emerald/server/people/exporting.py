"""All that is kept of somebody, as one archive: facts as JSON, games as the files that they are."""

from __future__ import annotations

import io
import zipfile
import zlib
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, select

from emerald.kernel.match.match import Match
from emerald.kernel.match.text import publish
from emerald.server.faults import Refused
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import (
    ACCOUNTS,
    CATALOGUES,
    FILES,
    GAME_TABLES,
    HOURS,
    MUTES,
    NOTES,
    NOTICE_WISHES,
    OVER,
    PERSONS,
    RATINGS,
    REPORTS,
    RESULTS,
    SAID,
    SEATS,
    SESSIONS,
    SILENCED,
    STATUS_NAMES,
    SUBSCRIPTIONS,
    TALKERS,
)
from emerald.server.tables.house import House
from emerald.server.tables.seating import seat_of

# What is kept by person, and what of it is nobody's business, not even theirs: secrets that let one in.
KEPT: Final[list[tuple[Table, set[str]]]] = [
    (ACCOUNTS, {"person", "password", "key"}),
    (SESSIONS, {"person", "token"}),
    (HOURS, {"person"}),
    (TALKERS, {"person"}),
    (MUTES, {"person"}),
    (NOTES, {"person"}),
    (SAID, {"person"}),
    (REPORTS, {"person"}),
    (CATALOGUES, {"person"}),
    (NOTICE_WISHES, {"person"}),
    (RESULTS, {"person"}),
    (SILENCED, {"person"}),
    (RATINGS, {"person"}),
    (SUBSCRIPTIONS, {"person", "session", "secret", "key"}),
]


async def exported(house: House, person: str) -> bytes:
    """Return the archive."""
    rows = await house.store.read(lambda database: rows_of(database, person))
    files = await house.store.read(lambda database: files_of(database, person))
    for table_id in [each["table"] for each in rows["games"] if each["status"] == "playing"]:
        table = await house.table(table_id)
        for number, seat in enumerate(table.record.seats):
            if seat.person == person and number not in table.record.course.resigned:
                files[f"{table_id}-seat-{number + 1}"] = await table.using(_cut(person, number))
    return packed(rows, files)


def rows_of(connection: Connection, person: str) -> dict[str, Any]:
    """Return what the tables of the database hold of somebody, by their names."""
    found: dict[str, Any] = {"person": _rows(connection, PERSONS, PERSONS.c.id == person, set())}
    for table, left_out in KEPT:
        found[table.name] = _rows(connection, table, table.c.person == person, left_out)
    G = GAME_TABLES.c  # noqa: N806 - columns are written in capitals
    games = select(G.id, G.game, G.status, G.created, G.changed, SEATS.c.seat, SEATS.c.name)
    query = games.join(SEATS, SEATS.c.table_id == G.id).where(SEATS.c.person == person).order_by(G.created)
    found["games"] = [
        {
            "table": row.id,
            "game": row.game,
            "status": STATUS_NAMES[row.status],
            "created": row.created,
            "changed": row.changed,
            "seat": row.seat + 1,
            "name": row.name,
        }
        for row in connection.execute(query)
    ]
    return found


def files_of(connection: Connection, person: str) -> dict[str, str]:
    """Return the files of the finished games of somebody, by table."""
    query = select(FILES.c.table_id, FILES.c.file).join(GAME_TABLES, GAME_TABLES.c.id == FILES.c.table_id)
    mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
    found = connection.execute(query.where(FILES.c.table_id.in_(mine), GAME_TABLES.c.status == OVER))
    return {row.table_id: zlib.decompress(row.file).decode() for row in found}


def packed(rows: dict[str, Any], files: dict[str, str]) -> bytes:
    """Return the archive of rows and files."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("me.json", msgspec.json.format(msgspec.json.encode(rows), indent=2))
        for name, text in files.items():
            archive.writestr(f"games/{name}.txt", text)
    return into.getvalue()


def _rows(connection: Connection, table: Table, where: Any, left_out: set[str]) -> list[dict[str, Any]]:
    columns = [column for column in table.columns if column.name not in left_out]
    return [dict(row) for row in connection.execute(select(*columns).where(where)).mappings()]


def _cut(person: str, seat: int) -> Any:
    def cut(record: TableRecord, match: Match | None) -> str:
        if match is None:
            raise Refused(409, "server-not-begun")
        return publish(match, seat_of(record, person, seat))

    return cut
