"""Sessions: a cookie on a device, by which the server knows somebody again; what is kept of it is a hash."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection, delete, insert, select, update

from emerald.server.messages.people import Device
from emerald.server.storage.schema import SESSIONS

COOKIE: Final = "emerald_session"
TOKEN_BYTES: Final = 32
ID_LENGTH: Final = 16  # of the hash: enough to name a session, of no use to be somebody
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
LIFE: Final = {"guest": 365 * DAY, "account": 90 * DAY}  # unused; a guest has no other way to come back
COOKIE_SECONDS: Final = 365 * 24 * 3600

# What a browser says of itself, in the order in which it is to be believed.
BROWSERS: Final = [
    ("edg", "Edge"),
    ("opr/", "Opera"),
    ("samsungbrowser", "Samsung Internet"),
    ("firefox", "Firefox"),
    ("fxios", "Firefox"),
    ("crios", "Chrome"),
    ("chrome", "Chrome"),
    ("safari", "Safari"),
]
SYSTEMS: Final = [
    ("android", "Android"),
    ("iphone", "iPhone"),
    ("ipad", "iPad"),
    ("windows", "Windows"),
    ("mac os", "macOS"),
    ("cros", "ChromeOS"),
    ("linux", "Linux"),
]


def new_token() -> str:
    """Return a secret nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """Return what the database keeps of a token."""
    return sha256(token.encode()).hexdigest()


def open_session(connection: Connection, person: str, token: str, device: str, now: int) -> None:
    """Write down that somebody is known by a token."""
    row = {"token": hashed(token), "person": person, "created": now, "seen": now, "device": device}
    connection.execute(insert(SESSIONS), row)


def note_use(connection: Connection, token: str, now: int) -> None:
    """Write down that a session is used."""
    connection.execute(update(SESSIONS).where(SESSIONS.c.token == hashed(token)).values(seen=now))


def close_session(connection: Connection, token: str) -> None:
    """Forget a token."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.token == hashed(token)))


def close_others(connection: Connection, person: str, token: str = "") -> None:
    """Forget all of somebody's sessions but one."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.token != hashed(token)))


def close_named(connection: Connection, person: str, name: str) -> bool:
    """Forget one of somebody's sessions; say whether there was such a one."""
    mine = (SESSIONS.c.person == person, SESSIONS.c.token.startswith(name, autoescape=True))
    return bool(connection.execute(delete(SESSIONS).where(*mine)).rowcount)


def devices_of(connection: Connection, person: str, token: str) -> list[Device]:
    """Return where somebody is known, the device last used first."""
    query = select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc())
    return [
        Device(row["token"][:ID_LENGTH], row["device"], row["created"], row["seen"], row["token"] == hashed(token))
        for row in connection.execute(query).mappings()
    ]


def is_alive(kind: str, seen: int, now: int) -> bool:
    """Say whether a session that was last used at a time still holds."""
    return now - seen < LIFE.get(kind, 0)


def forget_old(connection: Connection, now: int) -> None:
    """Forget the sessions nobody can use any more."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.seen < now - max(LIFE.values())))


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return browser and system of a request, as far as a person tells devices apart by them; no more is kept."""
    said = connection.headers.get("user-agent", "").lower()
    browser = next((name for mark, name in BROWSERS if mark in said), "")
    system = next((name for mark, name in SYSTEMS if mark in said), "")
    return ", ".join([part for part in (browser, system) if part])


def cookie_of(token: str, is_secure: bool) -> Cookie:
    """Return the cookie of a session; an empty token takes it away."""
    seconds = COOKIE_SECONDS if token else 0
    return Cookie(COOKIE, value=token, max_age=seconds, httponly=True, secure=is_secure, samesite="lax", path="/")
