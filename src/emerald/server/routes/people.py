"""Coming in, and who one is: guests, accounts, devices."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace
from sqlalchemy import Connection

from emerald.server.faults import Refused
from emerald.server.messages.people import ComeIn, Device, LogIn, Me, Register
from emerald.server.names import key_of
from emerald.server.noting import note_account
from emerald.server.people import accounts, sessions, throttle
from emerald.server.people.guests import Person, new_guest, person_of, require, token_of
from emerald.server.people.moving import move
from emerald.server.people.passwords import needs_new_hash, require_good
from emerald.server.people.sessions import device_of, new_token
from emerald.server.routes.answers import Asking, TheHouse, ThePasswords
from emerald.server.tables.seating import checked_name


@post("/api/guests")
async def come_in(request: Asking, data: JSONBody[ComeIn], house: TheHouse) -> Response[Me]:
    """Give a name, and be known by it."""
    person, token = await new_guest(house, checked_name(data.name), device_of(request))
    return known(request, house, person, token)


@post("/api/accounts")
async def register(request: Asking, data: JSONBody[Register], house: TheHouse, passwords: ThePasswords) -> Response[Me]:
    """Make an account; a guest who does keeps all that is theirs."""
    wish = replace(data, name=free_name(house, data.name), email=accounts.checked_email(data.email))
    require_good(wish.password, wish.name)
    await throttle.count(house, (throttle.REGISTER, throttle.address_of(request)))
    here = await person_of(request, house)
    if await house.store.read(lambda database: accounts.row_by_name(database, wish.name)) is not None:
        raise Refused(409, "server-name-taken")
    hashed = await passwords.hashed(wish.password)
    is_new = here.kind != "guest"
    person, token = await new_guest(house, wish.name, device_of(request)) if is_new else (here, new_token())
    now = house.now()

    def unit(database: Connection) -> bool:
        if not accounts.make_account(database, person.id, wish, hashed, now):
            return False
        if wish.email:
            note_account(database, person.id, "confirm", now)
        return True

    if not await house.store.write(unit, person.id):
        raise Refused(409, "server-name-taken")
    if not is_new:
        await _come_in_anew(request, house, person.id, token)
    return known(request, house, Person(person.id, wish.name, "account"), token)


@post("/api/sessions")
async def log_in(request: Asking, data: JSONBody[LogIn], house: TheHouse, passwords: ThePasswords) -> Response[Me]:
    """Come in with name and password; the games of a guest who does move to the account."""
    address, key = throttle.address_of(request), key_of(data.name)
    here = (throttle.LOGIN_HERE, f"{address} {key}")
    others = ((throttle.LOGIN_NAME, key), (throttle.LOGIN_ADDRESS, address))
    await throttle.count(house, here, *others)
    row = await house.store.read(lambda database: accounts.row_by_name(database, data.name))
    if not await passwords.is_right("" if row is None else row["password"], data.password):
        raise Refused(403, "server-wrong-password")
    await throttle.forgive(house, here, *others)
    guest, person, token = await person_of(request, house), str(row["person"]), new_token()
    if needs_new_hash(row["password"]):
        again = await passwords.hashed(data.password)
        await house.store.write(partial(accounts.set_password, person=person, password=again), person)
    if guest.kind == "guest":
        for table_id, version in await house.store.write(partial(move, guest=guest.id, account=person), person):
            house.hear(table_id, version)
    await _come_in_anew(request, house, person, token, keep_others=True)
    account = await house.store.read(partial(accounts.account_of, person=person))
    return known(request, house, Person(person, account.name if account else data.name, "account"), token)


@get("/api/me")
async def who_am_i(request: Asking, house: TheHouse) -> Me:
    """Return who the server takes one for."""
    return me(house, await person_of(request, house))


@get("/api/me/sessions")
async def list_devices(request: Asking, house: TheHouse) -> list[Device]:
    """Return where one is known."""
    person = require(await person_of(request, house))
    return await house.store.read(partial(sessions.devices_of, person=person.id, token=token_of(request)))


@delete("/api/me/sessions/{session:str}", status_code=200)
async def end_session(request: Asking, house: TheHouse, session: FromPath[str]) -> Response[Me]:
    """Log out: on this device (`this`), on all `others`, or on one of them by its name."""
    person, token = require(await person_of(request, house)), token_of(request)
    if session == "others":
        await house.store.write(partial(sessions.close_others, person=person.id, token=token), person.id)
    elif session in ("this", sessions.hashed(token)[: sessions.ID_LENGTH]):
        await house.store.write(partial(sessions.close_session, token=token), person.id)
        await house.lines.check()
        return known(request, house, Person("", "", "nobody"), "")
    elif len(session) != sessions.ID_LENGTH or not await house.store.write(
        partial(sessions.close_named, person=person.id, name=session), person.id
    ):
        raise Refused(404, "server-no-such-session")
    await house.lines.check()
    return Response(me(house, person))


async def _come_in_anew(
    request: Request[Any, Any, Any], house: TheHouse, person: str, token: str, keep_others: bool = False
) -> None:
    """Know somebody by a new token from now on; the one the request came with holds no more."""
    old, device, now = token_of(request), device_of(request), house.now()

    def unit(database: Connection) -> None:
        if not keep_others:
            sessions.close_others(database, person)
        if old:
            sessions.close_session(database, old)
        sessions.open_session(database, person, token, device, now)

    await house.store.write(unit, person)
    await house.lines.check()


def known(request: Request[Any, Any, Any], house: TheHouse, person: Person, token: str) -> Response[Me]:
    """Return who somebody is from now on, with the cookie by which it is known."""
    is_secure = request.url.scheme == "https" or house.settings.is_secure
    return Response(me(house, person), cookies=[sessions.cookie_of(token, is_secure)])


def free_name(house: TheHouse, name: str) -> str:
    """Return a name somebody may take; those of whoever runs this server are theirs already."""
    checked = checked_name(name)
    if key_of(checked) in house.settings.admins:
        raise Refused(409, "server-name-taken")
    return checked


def me(house: TheHouse, person: Person) -> Me:
    """Return who somebody is."""
    is_admin = person.kind == "account" and key_of(person.name) in house.settings.admins
    return Me(person.id, person.name, person.kind, is_admin)


ROUTES = [come_in, register, log_in, who_am_i, list_devices, end_session]
