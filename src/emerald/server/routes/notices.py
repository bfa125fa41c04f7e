"""Notices: browsers that take them, what one wants of them; seats kept for somebody."""

from __future__ import annotations

from functools import partial

from litestar import get, post, put
from litestar.params import JSONBody
from msgspec.structs import replace
from sqlalchemy import Connection

from emerald.server.faults import Refused
from emerald.server.messages.notices import Invite, NoticeSettings, NoticeWishes, PushKey, Subscribe, Unsubscribe
from emerald.server.notify import keeping
from emerald.server.notify.outward import Outward
from emerald.server.notify.webpush import AUTH_BYTES, decoded, is_point
from emerald.server.noting import note_kept
from emerald.server.people import accounts
from emerald.server.people.guests import Person, hashed, person_of, require, token_of
from emerald.server.routes.answers import Asking, Encoded, TableName, TheHouse, TheSender, seen
from emerald.server.storage.records import SeatRecord, TableRecord
from emerald.server.storage.schema import OPEN


@get("/api/push-key", sync_to_thread=False)
def show_key(sender: TheSender) -> PushKey:
    """Return what a browser needs to subscribe."""
    return PushKey(sender.public)


@get("/api/me/notices")
async def show_settings(request: Asking, house: TheHouse) -> NoticeSettings:
    """Return what one wants to be told, and where that can go."""
    return await _settings(request, house, require(await person_of(request, house)))


@put("/api/me/notices")
async def change_wishes(request: Asking, house: TheHouse, data: JSONBody[NoticeWishes]) -> NoticeSettings:
    """Say what one wants to be told."""
    person = require(await person_of(request, house))
    await house.store.write(partial(keeping.set_wishes, person=person.id, wishes=data), person.id)
    return await _settings(request, house, person)


@post("/api/me/subscriptions")
async def subscribe(request: Asking, house: TheHouse, data: JSONBody[Subscribe]) -> NoticeSettings:
    """Take push messages in this browser, until one logs out here."""
    person = require(await person_of(request, house))
    is_allowed = Outward(house.settings.push_anywhere).is_allowed(data.endpoint)
    if not is_allowed or not is_point(decoded(data.p256dh)) or len(decoded(data.auth)) != AUTH_BYTES:
        raise Refused(400, "server-bad-subscription")
    session, now = hashed(token_of(request)), house.now()
    write = partial(keeping.subscribe, person=person.id, session=session, what=data, now=now)
    if not await house.store.write(write, person.id):
        raise Refused(409, "server-too-many-devices", {"high": keeping.MOST_DEVICES})
    return await _settings(request, house, person)


@post("/api/me/subscriptions/end", status_code=200)
async def unsubscribe(request: Asking, house: TheHouse, data: JSONBody[Unsubscribe]) -> NoticeSettings:
    """Take no more push messages in a browser."""
    person = require(await person_of(request, house))
    write = partial(keeping.unsubscribe, endpoint=data.endpoint, person=person.id)
    await house.store.write(write, person.id)
    return await _settings(request, house, person)


@post("/api/tables/{table_id:str}/invitations", status_code=200)
async def invite(request: Asking, house: TheHouse, table_id: TableName, data: JSONBody[Invite]) -> Encoded:
    """Keep a free seat for somebody with an account, who is told; only the host does."""
    person = require(await person_of(request, house))
    table = await house.table(table_id)
    if person.id != table.record.plan.host:
        raise Refused(403, "server-only-the-host")
    row = await house.store.read(lambda database: accounts.row_by_name(database, data.name))
    if row is None:
        raise Refused(404, "server-nobody-of-this-name", {"name": data.name})
    account = await house.store.read(partial(accounts.account_of, person=row["person"]))
    name, at = account.name if account is not None else data.name, house.now()
    await table.change(lambda record: kept(record, data.seat - 1, str(row["person"]), name))

    def note(database: Connection) -> None:
        note_kept(database, only(table.record, str(row["person"])), "invited", at)

    await house.store.write(note, table.id)
    return await seen(table, person)


def kept(table: TableRecord, seat: int, person: str, name: str) -> TableRecord:
    """Return a table with a free seat kept for somebody."""
    if table.status != OPEN:
        raise Refused(409, "server-has-begun")
    if any(each.person == person and each.kind != "free" for each in table.seats):
        raise Refused(409, "server-sits-already")
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "free":
        raise Refused(409, "server-seat-taken")
    seats = [SeatRecord() if each.kind == "free" and each.person == person else each for each in table.seats]
    seats[seat] = SeatRecord("free", person, name)
    return replace(table, seats=seats)


def only(table: TableRecord, person: str) -> TableRecord:
    """Return a table that is kept for nobody else."""
    return replace(table, seats=[each if each.person == person else SeatRecord() for each in table.seats])


async def _settings(request: Asking, house: TheHouse, person: Person) -> NoticeSettings:
    find = partial(keeping.settings_of, person=person.id, session=hashed(token_of(request)))
    return await house.store.read(find)


ROUTES = [show_key, show_settings, change_wishes, subscribe, unsubscribe, invite]
