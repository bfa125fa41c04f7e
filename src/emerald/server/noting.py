"""Notices that come about: written in the transaction that makes them necessary, so that none is lost.

There is one row for a person, a table, a kind and a channel; so a turn is told once, and the next one anew. Nothing is
written for those whom nothing can reach, nor at tables where one person sits alone.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, literal, select, union_all

from emerald.server.hours import reckoning
from emerald.server.hours.keeping import ALWAYS
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import ABANDONED, ACCOUNTS, NOTICES, OVER, PLAYING, SUBSCRIPTIONS
from emerald.server.storage.tables import save_table
from emerald.server.storage.upsert import insert_or

SECOND: Final = 1_000
# How long a notice waits: whoever looks at the table by then needs none, and mail of one evening goes together.
LAGS: Final = {"push": {"live": 10, "daily": 15}, "mail": {"live": 120, "daily": 600}}
AT_ONCE: Final = ("confirm", "recover")  # mail that somebody is waiting for


def save_and_note(
    connection: Connection, table: TableRecord, before: TableRecord, lines: list[str], key: str, at: int, file: str
) -> bool:
    """Write what a command made of a table, and whom to tell; say whether it was written."""
    if not save_table(connection, table, before, lines, key, at, file):
        return False
    if table.waiting != before.waiting or table.status != before.status:
        note_change(connection, table, before, at)
    return True


def note_change(connection: Connection, table: TableRecord, before: TableRecord, at: int) -> None:
    """Write down who is awaited now and was not before, or that the game is over."""
    persons = {seat.person for seat in table.seats if seat.person and seat.kind == "person"}
    if len(persons) < 2:
        return
    if table.status == PLAYING:
        newly = table.waiting & ~before.waiting
        asked = {
            seat.person: number
            for number, seat in enumerate(table.seats)
            if (newly >> number) & 1 and seat.kind == "person" and seat.person
        }
        _write(connection, table, "turn", asked, at)
    elif table.status in (OVER, ABANDONED) and before.status == PLAYING:
        acted = {seat.person for number, seat in enumerate(before.seats) if (before.waiting >> number) & 1}
        seats = enumerate(table.seats)
        others = {seat.person: number for number, seat in seats if seat.person in persons - acted}
        _write(connection, table, "over", others, at)


def note_kept(connection: Connection, table: TableRecord, kind: str, at: int) -> None:
    """Write down that seats are kept for people at a table."""
    kept = {seat.person: i for i, seat in enumerate(table.seats) if seat.kind == "free" and seat.person}
    _write(connection, table, kind, kept, at)


def note_account(connection: Connection, person: str, kind: str, at: int) -> None:
    """Write down that a mail about somebody's account is to be sent."""
    _put(connection, [(person, "", kind, "mail", at, at)])


def pace_of(table: TableRecord) -> str:
    """Return whether a game is played at once, or a move a day."""
    return "live" if table.plan.clock.pace == "live" else "daily"


def _write(connection: Connection, table: TableRecord, kind: str, seats: dict[str, int], at: int) -> None:
    """Write a notice for each of some persons by every channel that reaches it; when it plays, not in the night."""
    if not seats:
        return
    browsers = select(SUBSCRIPTIONS.c.person, literal("push").label("channel"))
    mailboxes = select(ACCOUNTS.c.person, literal("mail").label("channel"))
    reached = union_all(
        browsers.where(SUBSCRIPTIONS.c.person.in_(list(seats))).distinct(),
        mailboxes.where(ACCOUNTS.c.person.in_(list(seats)), ACCOUNTS.c.is_confirmed),
    )
    pace = pace_of(table)
    rows = []
    for person, channel in connection.execute(reached):
        lag = LAGS[channel][pace] * SECOND
        hours = table.course.hours.get(str(seats[person]), ALWAYS)
        due = at + lag if pace == "live" else reckoning.after(hours, at, lag)
        rows.append((person, table.id, kind, channel, at, due))
    _put(connection, rows)


def _put(connection: Connection, rows: list[tuple[str, str, str, str, int, int]]) -> None:
    """Write notices, each in the place of an older one of the same kind."""
    for person, table, kind, channel, at, due in rows:
        values = {"person": person, "table_id": table, "kind": kind, "channel": channel}
        newest = {"at": at, "due": due, "tries": 0}
        put = insert_or(connection, NOTICES).values(values | newest)
        connection.execute(put.on_conflict_do_update(index_elements=list(values), set_=newest))
