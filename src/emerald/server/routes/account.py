"""One's own account: its name, its password, its address, all that is kept of it, and its end."""

from __future__ import annotations

from functools import partial

from litestar import Response, get, post, put
from litestar.params import JSONBody
from sqlalchemy import Connection

from emerald.server.faults import Refused
from emerald.server.messages.people import (
    Account,
    ChangeEmail,
    ChangeLanguage,
    ChangePassword,
    Goodbye,
    Me,
    Rename,
)
from emerald.server.noting import note_account
from emerald.server.people import accounts, sessions, throttle
from emerald.server.people.exporting import exported
from emerald.server.people.guests import NOBODY, Person, person_of, require, require_account
from emerald.server.people.leaving import leave_for_good
from emerald.server.people.passwords import Passwords, require_good
from emerald.server.routes.answers import Asking, TheHouse, ThePasswords
from emerald.server.routes.people import free_name, known, me
from emerald.server.tables.house import House


@get("/api/me/account")
async def show_account(request: Asking, house: TheHouse) -> Account:
    """Return what is kept of one's account."""
    person = require_account(await person_of(request, house))
    return await _account(house, person)


@put("/api/me/name")
async def rename(request: Asking, house: TheHouse, data: JSONBody[Rename]) -> Me:
    """Have another name from now on."""
    person = require(await person_of(request, house))
    name = free_name(house, data.name)
    if not await house.store.write(partial(accounts.rename, person=person.id, name=name), person.id):
        raise Refused(409, "server-name-taken")
    return me(house, Person(person.id, name, person.kind))


@put("/api/me/password")
async def change_password(
    request: Asking, house: TheHouse, passwords: ThePasswords, data: JSONBody[ChangePassword]
) -> Response[Me]:
    """Have another password; every other device is logged out, and this one has a new cookie."""
    person = require_account(await person_of(request, house))
    await require_password(house, passwords, person, data.password)
    require_good(data.new, person.name)
    hashed = await passwords.hashed(data.new)
    token, device, now = sessions.new_token(), sessions.device_of(request), house.now()

    def unit(database: Connection) -> None:
        accounts.set_password(database, person.id, hashed)
        sessions.close_others(database, person.id)
        sessions.open_session(database, person.id, token, device, now)

    await house.store.write(unit, person.id)
    await house.lines.check()
    return known(request, house, person, token)


@put("/api/me/email")
async def change_email(
    request: Asking, house: TheHouse, passwords: ThePasswords, data: JSONBody[ChangeEmail]
) -> Account:
    """Have another address, or none."""
    person = require_account(await person_of(request, house))
    email = accounts.checked_email(data.email)
    await require_password(house, passwords, person, data.password)
    now = house.now()
    await throttle.count(house, (throttle.MAIL, person.id))

    def unit(database: Connection) -> None:
        accounts.set_email(database, person.id, email)
        if email:
            note_account(database, person.id, "confirm", now)

    await house.store.write(unit, person.id)
    return await _account(house, person)


@put("/api/me/language")
async def change_language(request: Asking, house: TheHouse, data: JSONBody[ChangeLanguage]) -> Account:
    """Get mail and messages in another language."""
    person = require_account(await person_of(request, house))
    await house.store.write(partial(accounts.set_language, person=person.id, language=data.language), person.id)
    return await _account(house, person)


@get("/api/me/export", media_type="application/zip")
async def export(request: Asking, house: TheHouse) -> Response[bytes]:
    """Return all that is kept of one, and one's games, as one archive."""
    person = require(await person_of(request, house))
    await throttle.count(house, (throttle.EXPORT, person.id))
    headers = {"content-disposition": 'attachment; filename="emerald-tablet.zip"', "cache-control": "no-store"}
    return Response(await exported(house, person.id), media_type="application/zip", headers=headers)


@post("/api/me/goodbye", status_code=200)
async def say_goodbye(
    request: Asking, house: TheHouse, passwords: ThePasswords, data: JSONBody[Goodbye]
) -> Response[Me]:
    """Be forgotten. One's games stay, with a seat that names nobody."""
    person = require(await person_of(request, house))
    if person.kind == "account":
        await require_password(house, passwords, person, data.password)
    await leave_for_good(house, person.id)
    await house.lines.check()
    return known(request, house, NOBODY, "")


async def require_password(house: House, passwords: Passwords, person: Person, password: str) -> None:
    """Raise Refused unless this is the password of somebody's account."""
    here = (throttle.PASSWORD, person.id)
    await throttle.count(house, here)
    row = await house.store.read(partial(accounts.row_of, person=person.id))
    if not await passwords.is_right("" if row is None else row["password"], password):
        raise Refused(403, "server-wrong-password")
    await throttle.forgive(house, here)


async def _account(house: House, person: Person) -> Account:
    found = await house.store.read(partial(accounts.account_of, person=person.id))
    if found is None:
        raise Refused(403, "server-accounts-only")
    return found


ROUTES = [
    show_account,
    rename,
    change_password,
    change_email,
    change_language,
    export,
    say_goodbye,
]
