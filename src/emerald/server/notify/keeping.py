"""Browsers that take push messages, and what people want to be told, in the database."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from emerald.server.messages.notices import NoticeSettings, NoticeWishes, Subscribe
from emerald.server.storage.schema import ACCOUNTS, NOTICE_WISHES, SUBSCRIPTIONS

S: Final = SUBSCRIPTIONS.c
READ: Final = msgspec.json.Decoder(NoticeWishes).decode
MOST_DEVICES: Final = 20


def subscribe(connection: Connection, person: str, session: str, what: Subscribe, now: int) -> bool:
    """Write down that a browser takes push messages for somebody; say whether there was room for it."""
    connection.execute(delete(SUBSCRIPTIONS).where(S.id == name_of(what.endpoint)))
    count = connection.execute(select(func.count()).select_from(SUBSCRIPTIONS).where(S.person == person)).scalar_one()
    if count >= MOST_DEVICES:
        return False
    row = {
        "id": name_of(what.endpoint),
        "person": person,
        "session": session,
        "endpoint": what.endpoint,
        "key": what.p256dh,
        "secret": what.auth,
        "language": what.language,
        "created": now,
    }
    connection.execute(insert(SUBSCRIPTIONS), row)
    return True


def unsubscribe(connection: Connection, endpoint: str, person: str = "") -> None:
    """Forget a browser."""
    gone = delete(SUBSCRIPTIONS).where(S.id == name_of(endpoint))
    connection.execute(gone.where(S.person == person) if person else gone)


def subscriptions_of(connection: Connection, person: str) -> list[Any]:
    """Return the browsers of somebody."""
    return list(connection.execute(select(SUBSCRIPTIONS).where(S.person == person)).mappings())


def settings_of(connection: Connection, person: str, session: str) -> NoticeSettings:
    """Return what somebody wants to be told, and where that can go."""
    sessions = list(connection.execute(select(S.session).where(S.person == person)).scalars())
    mail = connection.execute(select(ACCOUNTS.c.is_confirmed).where(ACCOUNTS.c.person == person)).scalar()
    return NoticeSettings(wishes_of(connection, person), len(sessions), session in sessions, bool(mail))


def wishes_of(connection: Connection, person: str) -> NoticeWishes:
    """Return what somebody wants to be told."""
    found = connection.execute(select(NOTICE_WISHES.c.wishes).where(NOTICE_WISHES.c.person == person)).scalar()
    return NoticeWishes() if found is None else READ(found)


def set_wishes(connection: Connection, person: str, wishes: NoticeWishes) -> None:
    """Write down what somebody wants to be told."""
    connection.execute(delete(NOTICE_WISHES).where(NOTICE_WISHES.c.person == person))
    connection.execute(insert(NOTICE_WISHES), {"person": person, "wishes": msgspec.json.encode(wishes).decode()})


def name_of(endpoint: str) -> str:
    """Return the name of a browser in the database."""
    return sha256(endpoint.encode()).hexdigest()
