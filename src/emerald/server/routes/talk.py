"""Talking at a table, notes, muting, reporting."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from emerald.server.faults import Refused
from emerald.server.messages.talk import Mute, Notes, Report, Said, Say, TakePart, Talk
from emerald.server.people.guests import Person, person_of, require
from emerald.server.routes.answers import Asking, TableName, TheHouse
from emerald.server.storage.records import TableRecord
from emerald.server.tables.live import LiveTable
from emerald.server.talk import keeping
from emerald.server.talk.settling import silenced_until


@get("/api/tables/{table_id:str}/talk")
async def hear(
    request: Asking, house: TheHouse, table_id: TableName, after: Annotated[int, QueryParameter(ge=0)] = 0
) -> Talk:
    """Return what was said; those who sit at a table hear it if they want to."""
    person, table = await _sitting(request, house, table_id)
    takes_part = await house.store.read(partial(keeping.takes_part, person=person.id, kind=person.kind))
    if not takes_part:
        return Talk(False, [])
    read = partial(keeping.said_at, table=table.id, person=person.id, after=after)
    return Talk(True, await house.store.read(read))


@post("/api/tables/{table_id:str}/talk", status_code=201)
async def say(request: Asking, house: TheHouse, table_id: TableName, data: JSONBody[Say]) -> Said:
    """Say something; whoever does takes part from then on."""
    person, table = await _sitting(request, house, table_id)
    seat = next(number for number, each in enumerate(table.record.seats) if each.person == person.id)
    text, name, now = data.text.strip(), table.record.seats[seat].name, house.now()
    if not text:
        raise Refused(400, "server-nothing-said")
    if await house.store.read(partial(silenced_until, person=person.id, now=now)):
        raise Refused(403, "server-silenced")
    await house.store.write(partial(keeping.set_takes_part, person=person.id, wants=True), person.id)
    write = partial(keeping.say, table=table.id, person=person.id, seat=seat, name=name, text=text, at=now)
    number = await house.store.write(write, table.id)
    await table.change(partial(_heard, number=number))
    return Said(number, person.id, seat + 1, name, text, now)


@post("/api/tables/{table_id:str}/reports", status_code=201)
async def report(request: Asking, house: TheHouse, table_id: TableName, data: JSONBody[Report]) -> None:
    """Report what was said to whoever runs this server."""
    person, table = await _sitting(request, house, table_id)
    write = partial(keeping.report, table=table.id, person=person.id, what=data, at=house.now())
    if not await house.store.write(write, person.id):
        raise Refused(404, "server-nothing-said")


@put("/api/me/talk")
async def take_part(request: Asking, house: TheHouse, data: JSONBody[TakePart]) -> TakePart:
    """Say whether one wants to hear and say anything at tables."""
    person = require(await person_of(request, house))
    await house.store.write(partial(keeping.set_takes_part, person=person.id, wants=data.takes_part), person.id)
    return data


@put("/api/me/mutes")
async def mute(request: Asking, house: TheHouse, data: JSONBody[Mute]) -> Mute:
    """Hear no more of somebody, or hear them again."""
    person = require(await person_of(request, house))
    write = partial(keeping.set_muted, person=person.id, other=data.person, muted=data.muted)
    if not await house.store.write(write, person.id):
        raise Refused(404, "server-no-such-person")
    return data


@get("/api/tables/{table_id:str}/notes")
async def read_notes(request: Asking, house: TheHouse, table_id: TableName) -> Notes:
    """Return what one has noted at a table."""
    person = require(await person_of(request, house))
    return Notes(await house.store.read(partial(keeping.notes_of, table=table_id, person=person.id)))


@put("/api/tables/{table_id:str}/notes")
async def write_notes(request: Asking, house: TheHouse, table_id: TableName, data: JSONBody[Notes]) -> Notes:
    """Note something at a table, for oneself."""
    person = require(await person_of(request, house))
    table = await house.table(table_id)
    write = partial(keeping.set_notes, table=table.id, person=person.id, text=data.text)
    await house.store.write(write, person.id)
    return data


async def _sitting(request: Asking, house: TheHouse, table_id: TableName) -> tuple[Person, LiveTable]:
    """Return a person and the table at which it sits, or sat; others hear nothing."""
    person = require(await person_of(request, house))
    table = await house.table(table_id)
    if not any(each.person == person.id and each.kind != "free" for each in table.record.seats):
        raise Refused(403, "server-not-your-seat")
    return person, table


def _heard(record: TableRecord, number: int) -> TableRecord:
    """Return a table at which something was said: its facts have changed."""
    return replace(record, course=replace(record.course, said=max(number, record.course.said)))


ROUTES = [hear, say, report, take_part, mute, read_notes, write_notes]
