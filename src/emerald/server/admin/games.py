"""Stored games from outside the server: as files, one looked at, old ones cleared away."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, exists, or_, select

from emerald.kernel.match.text import read, read_header
from emerald.server.catalogues.library import files_of, laid_out, own_or
from emerald.server.opening import opened
from emerald.server.settings import Settings
from emerald.server.storage import tables as rows
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import (
    ABANDONED,
    GAME_TABLES,
    OPEN,
    ORDER_KEYS,
    OVER,
    PERSONS,
    PLAYING,
    SEATS,
    SESSIONS,
    STATUS_NAMES,
)
from emerald.server.tables.bringing import brought

DAY: Final = 86_400_000
T: Final = GAME_TABLES.c


class Cleared(Struct, frozen=True):
    """How many of what was cleared away."""

    tables: int
    finished: int
    sessions: int
    guests: int
    keys: int


def stored(connection: Connection, only: list[str] | None = None) -> Iterator[tuple[TableRecord, str]]:
    """Return every game that has begun, with the keeper's file of it."""
    query = select(T.id).where(T.header != "").order_by(T.created, T.id)
    for name in connection.execute(query if not only else query.where(T.id.in_(only))).scalars().all():
        found = rows.load(connection, name, 0)
        if found is not None:
            record, lines, file = found
            yield record, file or rows.whole(record, lines)


def game_of(connection: Connection, settings: Settings, record: TableRecord, digest: str) -> Any:
    """Return the game a table is played with: its catalogue by hash, whatever the game's own is by now."""
    own = opened(record.game)
    wanted = record.plan.catalogue or digest
    if wanted == own.catalogue_hash:
        return own
    files = files_of(connection, wanted)
    if files is None:
        return own  # reading says that it is another one
    return opened(record.game, str(laid_out(settings.folder / "catalogues" / wanted, files)))


def export(connection: Connection, folder: Path, only: list[str]) -> list[str]:
    """Write the keeper's files of games into a folder; return the names of their tables."""
    folder.mkdir(parents=True, exist_ok=True)
    done: list[str] = []
    for record, text in stored(connection, only):
        (folder / f"{record.id}.txt").write_text(text, encoding="utf-8")
        done.append(record.id)
    return done


def bring(connection: Connection, text: str, person: str, game: Any, now: int) -> TableRecord:
    """Make a table of a file: a finished game, or one in progress that a person goes on with on all its seats."""
    match = read(text, game)
    record, lines = brought(match, read_header(text), person, "", now)
    rows.insert_table(connection, record, lines, text if match.over else "")
    return record


def person_named(connection: Connection, word: str) -> str:
    """Return who is meant by an id, or by a name that only one has; empty if nobody is."""
    found = list(connection.execute(select(PERSONS.c.id).where(PERSONS.c.id == word)).scalars())
    found = found or list(connection.execute(select(PERSONS.c.id).where(PERSONS.c.name == word).limit(2)).scalars())
    return str(found[0]) if len(found) == 1 else ""


def clear(connection: Connection, now: int, days: int, finished: int) -> Cleared:
    """Clear away what nobody has touched for so many days: tables where no game began or that were given up, sessions,
    guests who have neither a session nor a seat, keys of old orders; finished games only if days are said for them.
    """
    old = now - days * DAY
    given_up = and_(T.changed < old, T.status.in_([OPEN, ABANDONED]))
    tables = connection.execute(delete(GAME_TABLES).where(given_up)).rowcount
    over = 0
    if finished:
        is_old = and_(T.changed < now - finished * DAY, T.status == OVER)
        over = connection.execute(delete(GAME_TABLES).where(is_old)).rowcount
    playing = select(T.id).where(T.status == PLAYING)
    late = or_(ORDER_KEYS.c.at < old, ORDER_KEYS.c.table_id.not_in(playing))
    keys = connection.execute(delete(ORDER_KEYS).where(late)).rowcount
    sessions = connection.execute(delete(SESSIONS).where(SESSIONS.c.seen < old)).rowcount
    sits = exists(select(SEATS.c.person).where(SEATS.c.person == PERSONS.c.id))
    comes = exists(select(SESSIONS.c.person).where(SESSIONS.c.person == PERSONS.c.id))
    gone = and_(PERSONS.c.kind == "guest", PERSONS.c.created < old, ~sits, ~comes)
    guests = connection.execute(delete(PERSONS).where(gone)).rowcount
    return Cleared(tables, over, sessions, guests, keys)


def facts_of(connection: Connection, name: str, with_seed: bool) -> dict[str, str] | None:
    """Return what is stored of a table, as words; the seed only where it is asked for."""
    table = rows.find_table(connection, name)
    if table is None:
        return None
    seats = {
        f"seat {number}": f"{seat.kind} {seat.name} {seat.bot} {seat.person}".strip()
        for number, seat in enumerate(table.seats, 1)
    }
    asked = ", ".join([str(number + 1) for number in range(len(table.seats)) if (table.waiting >> number) & 1])
    found = {
        "table": table.id,
        "game": table.game,
        "status": STATUS_NAMES[table.status],
        "title": table.plan.title,
        "version": str(table.version),
        "entries": str(table.position),
        "uncommitted": str(len(table.course.tail)),
        "asked": asked,
        "created": moment(table.created),
        "changed": moment(table.changed),
        "deadline": moment(table.deadline) if table.deadline else "",
        "options": " ".join([f"{key}={value}" for key, value in table.plan.options.items()]),
        "catalogue": own_or(table) if table.header else table.plan.catalogue,
        **seats,
    }
    if with_seed:
        found["seed"] = table.seed
    return {key: value for key, value in found.items() if value}


def moment(milliseconds: int) -> str:
    """Return a time as people read it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(sep=" ", timespec="seconds")
