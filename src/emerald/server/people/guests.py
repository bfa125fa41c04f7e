"""Who is behind a request: a guest with a name, an account, or nobody."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

from litestar.connection import ASGIConnection
from msgspec import Struct
from sqlalchemy import Connection, insert, select

from emerald.server.faults import Refused
from emerald.server.people.sessions import COOKIE, HOUR, hashed, is_alive, new_token, note_use, open_session
from emerald.server.storage.schema import PERSONS, SESSIONS
from emerald.server.storage.store import StorageAway
from emerald.server.tables.house import House
from emerald.server.tables.seating import new_id

__all__ = ["COOKIE", "NOBODY", "Person", "hashed", "new_guest", "person_of", "require", "require_account", "token_of"]


class Person(Struct, frozen=True):
    """Somebody the server knows."""

    id: str
    name: str
    kind: str


NOBODY = Person("", "", "nobody")


async def new_guest(house: House, name: str, device: str = "") -> tuple[Person, str]:
    """Return a new guest, and the secret that its cookie is to hold."""
    person = Person(new_id(), name, "guest")
    token = new_token()
    now = house.now()

    def unit(connection: Connection) -> None:
        row = {"id": person.id, "name": person.name, "kind": person.kind, "created": now}
        connection.execute(insert(PERSONS), row)
        open_session(connection, person.id, token, device, now)

    await house.store.write(unit, person.id)
    return person, token


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the secret a request shows; empty if it shows none."""
    return connection.cookies.get(COOKIE, "")


async def person_of(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Person:
    """Return who is behind a request; NOBODY if it has no session, or one that nobody has used for too long."""
    token = token_of(connection)
    if not token:
        return NOBODY

    def find(database: Connection) -> tuple[Person, int] | None:
        query = select(PERSONS, SESSIONS.c.seen).join(SESSIONS, SESSIONS.c.person == PERSONS.c.id)
        row = database.execute(query.where(SESSIONS.c.token == hashed(token))).mappings().first()
        return None if row is None else (Person(row["id"], row["name"], row["kind"]), row["seen"])

    found = await house.store.read(find)
    now = house.now()
    if found is None or not is_alive(found[0].kind, found[1], now):
        return NOBODY
    if now - found[1] > HOUR:
        with suppress(StorageAway):  # whoever only looks may do so while nothing can be written
            await house.store.write(partial(note_use, token=token, now=now), found[0].id)
    return found[0]


def require(person: Person) -> Person:
    """Return somebody the server knows; raise Refused if it is nobody."""
    if not person.id:
        raise Refused(401, "server-who-are-you")
    return person


def require_account(person: Person) -> Person:
    """Return somebody with an account; raise Refused if it is a guest or nobody."""
    if require(person).kind != "account":
        raise Refused(403, "server-accounts-only")
    return person
