"""Accounts in the database: a name that is one's own, a password, perhaps an address."""

from __future__ import annotations

import re
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from emerald.server.faults import Refused
from emerald.server.messages.people import Account, Register
from emerald.server.names import key_of
from emerald.server.storage.schema import ACCOUNTS, ONE_TIME_LINKS, PERSONS

A: Final = ACCOUNTS.c
LINK: Final = ONE_TIME_LINKS.c
ADDRESS: Final = re.compile(r"[^@\s,;:<>\"()\[\]\\]{1,64}@[^@\s,;:<>\"()\[\]\\]+\.[^@\s,;:<>\"()\[\]\\.]{2,}")


def checked_email(email: str) -> str:
    """Return an address to which a mail can go, or none; raise Refused if it is neither."""
    trimmed = email.strip()
    if trimmed and not (ADDRESS.fullmatch(trimmed) and trimmed.isascii() and trimmed.isprintable()):
        raise Refused(400, "server-bad-email")
    return trimmed


def make_account(connection: Connection, person: str, wish: Register, password: str, now: int) -> bool:
    """Make the account of somebody who has been a guest; say whether the name was free."""
    values = {
        "person": person,
        "key": key_of(wish.name),
        "password": password,
        "email": wish.email,
        "is_confirmed": False,
        "language": wish.language,
        "created": now,
    }
    try:
        with connection.begin_nested():
            connection.execute(insert(ACCOUNTS), values)
    except IntegrityError:
        return False
    connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(kind="account", name=wish.name))
    return True


def row_by_name(connection: Connection, name: str) -> Any:
    """Return the row of the account of a name, if there is one."""
    return connection.execute(select(ACCOUNTS).where(A.key == key_of(name))).mappings().first()


def row_of(connection: Connection, person: str) -> Any:
    """Return the row of somebody's account."""
    return connection.execute(select(ACCOUNTS).where(A.person == person)).mappings().first()


def account_of(connection: Connection, person: str) -> Account | None:
    """Return somebody's account as it is shown to them."""
    query = select(ACCOUNTS, PERSONS.c.name).join(PERSONS, PERSONS.c.id == A.person).where(A.person == person)
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    return Account(row["name"], row["email"], row["is_confirmed"], row["language"], row["created"])


def rename(connection: Connection, person: str, name: str) -> bool:
    """Give somebody another name; say whether it was free."""
    try:
        with connection.begin_nested():
            connection.execute(update(ACCOUNTS).where(A.person == person).values(key=key_of(name)))
    except IntegrityError:
        return False
    connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(name=name))
    return True


def set_password(connection: Connection, person: str, password: str) -> None:
    """Write down the hash of another password; links that were sent for a lost one are void."""
    connection.execute(update(ACCOUNTS).where(A.person == person).values(password=password))
    connection.execute(delete(ONE_TIME_LINKS).where(ONE_TIME_LINKS.c.person == person))


def set_email(connection: Connection, person: str, email: str) -> None:
    """Write down another address, which nobody has confirmed yet."""
    connection.execute(update(ACCOUNTS).where(A.person == person).values(email=email, is_confirmed=False))
    connection.execute(delete(ONE_TIME_LINKS).where(ONE_TIME_LINKS.c.person == person))


def set_language(connection: Connection, person: str, language: str) -> None:
    """Write down in which language somebody wants mail."""
    connection.execute(update(ACCOUNTS).where(A.person == person).values(language=language))


# -- links that hold once --------------------------------------------------------------------------


def add_link(connection: Connection, token: str, person: str, purpose: str, email: str, until: int) -> None:
    """Write down a link, by the hash of what it holds."""
    row = {"token": token, "person": person, "purpose": purpose, "email": email, "until": until}
    connection.execute(insert(ONE_TIME_LINKS), row)


def use_link(connection: Connection, token: str, purpose: str, now: int) -> Any:
    """Return the row of a link that holds, which it does no more; None if it does not."""
    holds = (LINK.token == token, LINK.purpose == purpose, LINK.until > now)
    found = connection.execute(select(ONE_TIME_LINKS).where(*holds)).mappings().first()
    if found is None or not connection.execute(delete(ONE_TIME_LINKS).where(*holds)).rowcount:
        return None
    return found


def name_by_link(connection: Connection, token: str, now: int) -> str:
    """Return the name of whoever a link for a lost password is for; empty if it does not hold."""
    query = select(PERSONS.c.name).join(ONE_TIME_LINKS, LINK.person == PERSONS.c.id)
    return connection.execute(query.where(LINK.token == token, LINK.until > now)).scalar() or ""


def confirm(connection: Connection, person: str, email: str) -> bool:
    """Write down that somebody reads mail at an address; say whether it is still theirs."""
    mine = update(ACCOUNTS).where(A.person == person, A.email == email).values(is_confirmed=True)
    return bool(connection.execute(mine).rowcount)


def forget_old_links(connection: Connection, now: int) -> None:
    """Forget the links that hold no more."""
    connection.execute(delete(ONE_TIME_LINKS).where(ONE_TIME_LINKS.c.until <= now))
