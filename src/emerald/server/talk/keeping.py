"""What was said, muted, reported and noted, in the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from emerald.server.messages.talk import Report, Said
from emerald.server.storage.schema import MUTES, NOTES, PERSONS, REPORTS, SAID, TALKERS

MOST_LINES = 200


def takes_part(connection: Connection, person: str, kind: str) -> bool:
    """Say whether somebody wants to hear and say anything; guests do only if they said so."""
    found = connection.execute(select(TALKERS.c.wants_talk).where(TALKERS.c.person == person)).scalar()
    return kind == "account" if found is None else bool(found)


def set_takes_part(connection: Connection, person: str, wants: bool) -> None:
    """Write down whether somebody takes part."""
    connection.execute(delete(TALKERS).where(TALKERS.c.person == person))
    connection.execute(insert(TALKERS), {"person": person, "wants_talk": wants})


def said_at(connection: Connection, table: str, person: str, after: int) -> list[Said]:
    """Return what was said at a table after a number, but for those somebody has muted."""
    muted = select(MUTES.c.muted).where(MUTES.c.person == person)
    query = select(SAID).where(SAID.c.table_id == table, SAID.c.number > after, SAID.c.person.not_in(muted))
    found = connection.execute(query.order_by(SAID.c.number.desc()).limit(MOST_LINES)).mappings().all()
    return [
        Said(row["number"], row["person"], row["seat"] + 1, row["name"], row["text"], row["at"])
        for row in reversed(found)
    ]


def say(connection: Connection, table: str, person: str, seat: int, name: str, text: str, at: int) -> int:
    """Write down what somebody says; return its number."""
    last = connection.execute(select(func.max(SAID.c.number)).where(SAID.c.table_id == table)).scalar() or 0
    row = {"table_id": table, "number": last + 1, "person": person, "seat": seat, "name": name, "text": text, "at": at}
    connection.execute(insert(SAID), row)
    return last + 1


def set_muted(connection: Connection, person: str, other: str, muted: bool) -> bool:
    """Write down whom somebody does not want to hear; say whether there is such a person."""
    if connection.execute(select(PERSONS.c.id).where(PERSONS.c.id == other)).scalar() is None:
        return False
    connection.execute(delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == other))
    if muted:
        connection.execute(insert(MUTES), {"person": person, "muted": other})
    return True


def report(connection: Connection, table: str, person: str, what: Report, at: int) -> bool:
    """Write down that somebody reports what was said; say whether there is such a thing."""
    there = connection.execute(select(SAID.c.number).where(SAID.c.table_id == table, SAID.c.number == what.number))
    if there.scalar() is None:
        return False
    mine = (REPORTS.c.table_id == table, REPORTS.c.number == what.number, REPORTS.c.person == person)
    connection.execute(delete(REPORTS).where(*mine))
    row = {"table_id": table, "number": what.number, "person": person, "reason": what.reason, "at": at}
    connection.execute(insert(REPORTS), row)
    return True


def notes_of(connection: Connection, table: str, person: str) -> str:
    """Return what somebody noted at a table."""
    query = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.person == person)
    return connection.execute(query).scalar() or ""


def set_notes(connection: Connection, table: str, person: str, text: str) -> None:
    """Write down what somebody notes."""
    connection.execute(delete(NOTES).where(NOTES.c.table_id == table, NOTES.c.person == person))
    if text:
        connection.execute(insert(NOTES), {"table_id": table, "person": person, "text": text})
