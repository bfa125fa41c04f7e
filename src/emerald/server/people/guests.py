"""Guests: a name, and a cookie by which the server knows them again."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from msgspec import Struct
from sqlalchemy import Connection, insert, select

from emerald.server.faults import Refused
from emerald.server.storage.schema import PERSONS, SESSIONS
from emerald.server.tables.house import House
from emerald.server.tables.seating import new_id

COOKIE = "emerald_session"
TOKEN_BYTES = 32


class Person(Struct, frozen=True):
    """Somebody the server knows."""

    id: str
    name: str
    kind: str


NOBODY = Person("", "", "nobody")


async def new_guest(house: House, name: str) -> tuple[Person, str]:
    """Return a new guest, and the secret that its cookie is to hold."""
    person = Person(new_id(), name, "guest")
    token = secrets.token_urlsafe(TOKEN_BYTES)
    now = house.now()

    def unit(connection: Connection) -> None:
        row = {"id": person.id, "name": person.name, "kind": person.kind, "created": now}
        connection.execute(insert(PERSONS), row)
        session = {"token": hashed(token), "person": person.id, "created": now, "seen": now}
        connection.execute(insert(SESSIONS), session)

    await house.store.write(unit, person.id)
    return person, token


async def person_of(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Person:
    """Return who is behind a request; NOBODY if it has no session."""
    token = connection.cookies.get(COOKIE, "")
    if not token:
        return NOBODY

    def find(database: Connection) -> Person | None:
        query = select(PERSONS).join(SESSIONS, SESSIONS.c.person == PERSONS.c.id)
        row = database.execute(query.where(SESSIONS.c.token == hashed(token))).mappings().first()
        return None if row is None else Person(row["id"], row["name"], row["kind"])

    return await house.store.read(find) or NOBODY


def require(person: Person) -> Person:
    """Return somebody the server knows; raise Refused if it is nobody."""
    if not person.id:
        raise Refused(401, "server-who-are-you")
    return person


def hashed(token: str) -> str:
    """Return what the database keeps of a token."""
    return sha256(token.encode()).hexdigest()
