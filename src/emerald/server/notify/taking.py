"""Notices in the database that are still to be told: found, taken, struck out, put off."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, func, select, update

from emerald.server.noting import AT_ONCE
from emerald.server.storage.schema import NOTICES

N: Final = NOTICES.c
NAMED: Final = select(N.person, N.table_id, N.kind, N.channel, N.at, N.due, N.tries)
LEASE: Final = 120_000  # milliseconds in which what was taken must have been told
MOST: Final = 50  # taken at once
MOST_TRIES: Final = 8
MINUTE: Final = 60_000


class Due(Struct, frozen=True):
    """A notice: whom it tells of which table, of what kind it is, by which channel, and when it came about."""

    person: str
    table: str
    kind: str
    channel: str
    at: int
    tries: int


def due_before(connection: Connection, time: int) -> list[Due]:
    """Return the notices whose time comes before another."""
    return [_due(row) for row in connection.execute(NAMED.where(N.due <= time).order_by(N.due).limit(4 * MOST))]


def soonest(connection: Connection) -> int:
    """Return when the next notice is due; 0 if there is none."""
    return connection.execute(select(func.min(N.due))).scalar() or 0


def take(connection: Connection, now: int) -> list[Due]:
    """Take what is due: until its lease has run out nobody else will."""
    return _taken(connection, connection.execute(NAMED.where(N.due <= now).order_by(N.due).limit(MOST)).all(), now)


def take_mail(connection: Connection, person: str, now: int) -> list[Due]:
    """Take what somebody would be mailed a little later anyway."""
    mine = (N.person == person, N.channel == "mail", N.kind.not_in(AT_ONCE), N.tries == 0)
    return _taken(connection, connection.execute(NAMED.where(*mine).limit(MOST)).all(), now)


def strike_out(connection: Connection, notices: list[Due]) -> None:
    """Forget notices, unless they have come about anew."""
    for each in notices:
        connection.execute(delete(NOTICES).where(_is(each)))


def put_off(connection: Connection, notices: list[Due], now: int) -> None:
    """Try again later, each time after twice as long; in the end no more."""
    for each in notices:
        if each.tries >= MOST_TRIES:
            connection.execute(delete(NOTICES).where(_is(each)))
        else:
            later = now + MINUTE * (1 << each.tries)
            connection.execute(update(NOTICES).where(_is(each)).values(due=later))


def _taken(connection: Connection, rows: Any, now: int) -> list[Due]:
    taken: list[Due] = []
    for row in rows:
        found = _due(row, 1)
        mine = update(NOTICES).where(_is(found), N.due == row.due)
        if connection.execute(mine.values(due=now + LEASE, tries=found.tries)).rowcount:
            taken.append(found)
    return taken


def _due(row: Any, more: int = 0) -> Due:
    return Due(row.person, row.table_id, row.kind, row.channel, row.at, row.tries + more)


def _is(notice: Due) -> ColumnElement[bool]:
    same = (N.person == notice.person, N.table_id == notice.table, N.kind == notice.kind)
    return and_(*same, N.channel == notice.channel, N.at == notice.at)
