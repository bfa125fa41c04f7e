"""How often something may be tried: counted in the database, so that it holds on every node and after a restart."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import Any, Final

from litestar.connection import ASGIConnection
from msgspec import Struct
from sqlalchemy import Connection, case, delete, update

from emerald.server.faults import Refused
from emerald.server.gate import front
from emerald.server.storage.schema import THROTTLES
from emerald.server.storage.upsert import insert_or
from emerald.server.tables.house import House

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE


class Limit(Struct, frozen=True):
    """So many times in so many milliseconds, counted from the first."""

    what: str
    most: int
    span: int


# A wrong password counts for the name from this address, for the name, and for the address: nobody is locked out of an
# account by a stranger who tries a few times, and nobody gets to try many.
LOGIN_HERE: Final = Limit("login-here", 8, 15 * MINUTE)
LOGIN_NAME: Final = Limit("login-name", 40, 15 * MINUTE)
LOGIN_ADDRESS: Final = Limit("login-address", 80, 15 * MINUTE)
PASSWORD: Final = Limit("password", 8, 15 * MINUTE)  # of somebody who has come in already
REGISTER: Final = Limit("register", 60, HOUR)
RECOVER_NAME: Final = Limit("recover-name", 3, HOUR)
RECOVER_ADDRESS: Final = Limit("recover-address", 30, HOUR)
MAIL: Final = Limit("mail", 6, HOUR)  # that goes out because one person asks for it
EXPORT: Final = Limit("export", 10, HOUR)

Count = tuple[Limit, str]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return from where a request comes, as the gate counts it."""
    return front.address_of(connection.scope)


async def count(house: House, *counts: Count) -> None:
    """Count that these are done once more; raise Refused if that is more often than may be."""
    until = await house.store.write(partial(add, counts=counts, now=house.now()), keyed(*counts[0]))
    if until:
        raise Refused(429, "server-too-often", {"count": -(-(until - house.now()) // MINUTE)})


async def forgive(house: House, first: Count, *others: Count) -> None:
    """Forget how often the first was done, and that the others were done this time."""

    def unit(connection: Connection) -> None:
        connection.execute(delete(THROTTLES).where(THROTTLES.c.key == keyed(*first)))
        for each in others:
            less = update(THROTTLES).where(THROTTLES.c.key == keyed(*each), THROTTLES.c.count > 0)
            connection.execute(less.values(count=THROTTLES.c.count - 1))

    await house.store.write(unit, keyed(*first))


def add(connection: Connection, counts: tuple[Count, ...], now: int) -> int:
    """Count these once more; return when they may be done again if that is too often, or 0."""
    blocked = 0
    for limit, whose in counts:
        is_old = THROTTLES.c.until <= now
        values = {"key": keyed(limit, whose), "count": 1, "until": now + limit.span}
        done = insert_or(connection, THROTTLES).values(values)
        done = done.on_conflict_do_update(
            index_elements=[THROTTLES.c.key],
            set_={
                "count": case((is_old, 1), else_=THROTTLES.c.count + 1),
                "until": case((is_old, now + limit.span), else_=THROTTLES.c.until),
            },
        )
        times, until = connection.execute(done.returning(THROTTLES.c.count, THROTTLES.c.until)).one()
        if times > limit.most:
            blocked = max(blocked, until)
    return blocked


def forget_old(connection: Connection, now: int) -> None:
    """Forget what counts no more."""
    connection.execute(delete(THROTTLES).where(THROTTLES.c.until <= now))


def keyed(limit: Limit, whose: str) -> str:
    """Return what the database keeps of whom something is counted for."""
    return sha256(f"{limit.what} {whose}".encode()).hexdigest()
