"""Leaving for good: games stay, with a seat that names nobody; everything else is forgotten."""

from __future__ import annotations

import re
import zlib
from functools import partial
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, update

from emerald.kernel.match.log import PERSON
from emerald.kernel.match.match import Match
from emerald.kernel.match.reading import SEAL, seal_of
from emerald.server.messages.play import Propose, Resign
from emerald.server.people.moving import Versions, renewed, tables_with
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import (
    ABANDONED,
    FILES,
    GAME_TABLES,
    LOG_PIECES,
    OPEN,
    PERSONS,
    PLAYING,
    SAID,
    SEATS,
)
from emerald.server.storage.tables import COMPRESSION
from emerald.server.tables.house import House
from emerald.server.tables.orders import carry_out
from emerald.server.tables.seating import got_up

NAMELESS: Final = "Anonymus"
UNSAID: Final = "…"


async def leave_for_good(house: House, person: str) -> None:
    """Forget somebody. What is still being played goes on without them."""
    for table_id in await house.store.read(partial(tables_with, person=person)):
        table = await house.table(table_id)
        if table.record.status in (OPEN, PLAYING):
            await table.alter(partial(_without, person=person))
    for table_id, version in await house.store.write(partial(forget, person=person), person):
        house.hear(table_id, version)


def _without(table: TableRecord, match: Match | None, person: str) -> TableRecord:
    """Return a table at which somebody plays no more: a bot answers for it, or nobody is left."""
    if table.status == OPEN:
        left = replace(got_up(table, person), course=replace(table.course, facts=table.course.facts + 1))
        return replace(left, status=ABANDONED) if table.plan.host == person else left
    mine = [seat for seat, each in enumerate(table.seats) if each.person == person and each.kind == "person"]
    if table.status != PLAYING or match is None or not mine:
        return table
    if all(each.person in ("", person) for each in table.seats if each.kind == "person"):
        table = replace(table, course=replace(table.course, proposals=[], declined={}))
        return carry_out(table, match, mine[0], Propose("abandon"), PERSON)
    for seat in mine:
        table = carry_out(table, match, seat, Resign(), PERSON)
    return table


def forget(connection: Connection, person: str) -> Versions:
    """Take somebody out of every table and file, and out of the database; return the tables that changed."""
    tables = tables_with(connection, person)
    changed = renewed(connection, tables, person, "")
    for table in tables:
        seats = connection.execute(select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.person == person))
        for seat in seats.scalars().all():
            _take_out(connection, table, seat)
    nameless = {"person": "", "name": NAMELESS, "text": UNSAID}
    connection.execute(update(SAID).where(SAID.c.person == person).values(nameless))
    connection.execute(delete(PERSONS).where(PERSONS.c.id == person))
    return changed


def _take_out(connection: Connection, table: str, seat: int) -> None:
    """Take the name of a seat (from 0) out of the header, the log and the file of a table."""
    mine = (SEATS.c.table_id == table, SEATS.c.seat == seat)
    connection.execute(update(SEATS).where(*mine).values(person=None, name=NAMELESS))
    header = connection.execute(select(GAME_TABLES.c.header).where(GAME_TABLES.c.id == table)).scalar_one()
    connection.execute(update(GAME_TABLES).where(GAME_TABLES.c.id == table).values(header=nameless(header, seat)))
    pieces = LOG_PIECES.c
    for row in connection.execute(select(pieces.start, pieces.lines).where(pieces.table_id == table)).all():
        lines = nameless(row.lines, seat)
        if lines != row.lines:
            this = (pieces.table_id == table, pieces.start == row.start)
            connection.execute(update(LOG_PIECES).where(*this).values(lines=lines))
    packed = connection.execute(select(FILES.c.file).where(FILES.c.table_id == table)).scalar()
    if packed is not None:
        text = sealed(nameless(zlib.decompress(packed).decode(), seat))
        file = zlib.compress(text.encode(), COMPRESSION)
        connection.execute(update(FILES).where(FILES.c.table_id == table).values(file=file))


def nameless(text: str, seat: int) -> str:
    """Return lines of a match in which a seat (from 0) has no name: where it sits, and where its person came back."""
    text = re.sub(rf"(?m)^seat {seat + 1}: .*$", f"seat {seat + 1}: {NAMELESS}", text)
    return re.sub(rf"(?m)^(replace {seat + 1} [^:]*: person) .*$", rf"\1 {NAMELESS}", text)


def sealed(text: str) -> str:
    """Return a file with the seal that what it says now has."""
    body = text[: text.rindex(SEAL)]
    return f"{body}{SEAL}{seal_of(body)}\n"
