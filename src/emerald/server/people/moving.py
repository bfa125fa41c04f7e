"""What a guest played and said moves to the account it logs in to; the guest is no more."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Table, delete, select, update

from emerald.server.storage.records import READ_COURSE, READ_PLAN
from emerald.server.storage.schema import (
    CATALOGUES,
    GAME_TABLES,
    HOURS,
    MUTES,
    NOTES,
    NOTICE_WISHES,
    OPEN,
    PERSONS,
    REPORTS,
    RESULTS,
    SAID,
    SEATS,
    SILENCED,
    TALKERS,
)
from emerald.server.storage.upsert import insert_or

T: Final = GAME_TABLES.c
ONCE_EACH: Final[list[Table]] = [
    NOTES,
    REPORTS,
    MUTES,
    HOURS,
    TALKERS,
    NOTICE_WISHES,
    SILENCED,
]  # but for what the account has
OFTEN: Final[list[Table]] = [SEATS, SAID, CATALOGUES, RESULTS]

Versions = list[tuple[str, int]]


def move(connection: Connection, guest: str, account: str) -> Versions:
    """Give all that is a guest's to an account; return the tables that changed, and their versions."""
    changed = renewed(connection, tables_with(connection, guest), guest, account)
    for table in OFTEN:
        connection.execute(update(table).where(table.c.person == guest).values(person=account))
    for table in ONCE_EACH:
        rows = connection.execute(select(table).where(table.c.person == guest)).mappings().all()
        for row in rows:
            moved = insert_or(connection, table).values({**row, "person": account}).on_conflict_do_nothing()
            connection.execute(moved)
    connection.execute(delete(MUTES).where(MUTES.c.person == MUTES.c.muted))
    connection.execute(delete(PERSONS).where(PERSONS.c.id == guest, PERSONS.c.kind == "guest"))
    return changed


def tables_with(connection: Connection, person: str) -> list[str]:
    """Return the tables at which somebody sits, or whose host it is before they begin; always in one order."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    waits = (T.is_listed.in_([False, True]), T.status == OPEN)  # as the index of the lobby has them
    hosts = select(T.id).where(*waits, T.plan.contains(f'"host":"{person}"', autoescape=True))
    return sorted({*connection.execute(sits).scalars(), *connection.execute(hosts).scalars()})


def renewed(connection: Connection, tables: list[str], person: str, other: str) -> Versions:
    """Put another host in somebody's place, and give tables a new version, so that all who keep them read them anew."""
    changed: Versions = []
    for table in tables:
        query = select(T.version, T.plan, T.course).where(T.id == table)
        row = connection.execute(query.with_for_update()).one()
        plan = READ_PLAN(row.plan)
        course = READ_COURSE(row.course)
        values = {
            "version": row.version + 1,
            "plan": msgspec.json.encode(replace(plan, host=other) if plan.host == person else plan).decode(),
            "course": msgspec.json.encode(replace(course, facts=course.facts + 1)).decode(),
        }
        connection.execute(update(GAME_TABLES).where(T.id == table).values(values))
        changed.append((table, row.version + 1))
    return changed
