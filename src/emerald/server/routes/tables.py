"""Laying tables, finding them, sitting down, beginning."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from emerald.server.drawing import DRAWN
from emerald.server.faults import Refused
from emerald.server.hours.keeping import hours_at
from emerald.server.messages.play import Update
from emerald.server.messages.tables import Invitation, LayTable, SitDown, TableList, TableSummary
from emerald.server.people.guests import person_of, require, require_account
from emerald.server.routes.answers import Asking, Encoded, MaybeSeat, TableName, TheHouse, seen
from emerald.server.storage.lists import PAGE, open_tables, tables_of
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import OPEN
from emerald.server.tables import seating
from emerald.server.tables.showing import summary_of

FOREVER = 1 << 60


@get("/api/tables")
async def list_tables(
    request: Asking,
    house: TheHouse,
    which: Annotated[str, QueryParameter(name="scope", pattern="^(open|mine)$")] = "open",
    before: Annotated[int, QueryParameter(ge=0)] = FOREVER,
) -> TableList:
    """Return the tables of the lobby, or those where one sits."""
    person = await person_of(request, house)
    if which == "mine":
        require(person)
        found = await house.store.read(lambda database: tables_of(database, person.id, before))
    else:
        found = await house.store.read(lambda database: open_tables(database, before))
    following = str(found[-1].changed) if len(found) == PAGE else ""
    return TableList([summary_of(each, person.id) for each in found], following)


@post("/api/tables")
async def lay_table(request: Asking, house: TheHouse, data: JSONBody[LayTable]) -> Encoded:
    """Lay a table."""
    person = require(await person_of(request, house))
    if data.game not in DRAWN:
        raise Refused(400, "server-unknown-game", {"word": data.game})
    if data.is_rated:
        require_account(person)
    game = await house.library.game(data.game, data.catalogue)
    table = await house.add(seating.laid(data, game, person.id, person.name, house.now()))
    return await seen(table, person, 201)


@get("/api/tables/{table_id:str}", response_description=Update.__doc__ or "")
async def show_table(request: Asking, house: TheHouse, table_id: TableName, seat: MaybeSeat = None) -> Encoded:
    """Return a table as one of one's seats sees it, or as a watcher (0); by default one's first seat, if any."""
    table = await house.table(table_id)
    person = await person_of(request, house)
    if seat is None:
        return await seen(table, person)
    viewer = seating.seat_of(table.record, person.id, seat - 1)
    return await seen(table, person, viewer=viewer)


@get("/api/tables/{table_id:str}/summary")
async def sum_up(request: Asking, house: TheHouse, table_id: TableName) -> TableSummary:
    """Return a table as lists show it: which seats are one's own, and who must answer."""
    table = await house.table(table_id)
    person = await person_of(request, house)
    seating.seat_of(table.record, person.id, -1)
    return summary_of(table.record, person.id)


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit_down(request: Asking, house: TheHouse, table_id: TableName, data: JSONBody[SitDown]) -> Encoded:
    """Take a seat: at an open table any free one, at a private one that of the link."""
    person = require(await person_of(request, house))
    table = await house.table(table_id)
    seat = data.seat - 1
    if data.key:
        if not seating.is_key(house.settings.secret, table_id, seat, data.key):
            raise Refused(403, "server-bad-link")
    elif not table.record.is_listed and person.id != table.record.plan.host and not is_kept(table.record, person.id):
        raise Refused(403, "server-by-link-only")
    if table.record.plan.is_rated:
        require_account(person)
        if data.seat and any(each.person == person.id and each.kind == "person" for each in table.record.seats):
            raise Refused(409, "server-sits-already")
    name = data.name or person.name
    await table.change(lambda record: seating.sat_down(record, seat, person.id, name))
    return await seen(table, person)


def is_kept(record: TableRecord, person: str) -> bool:
    """Say whether a seat is kept for somebody."""
    return any(each.kind == "free" and each.person == person for each in record.seats)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def get_up(request: Asking, house: TheHouse, table_id: TableName) -> Encoded:
    """Leave a table before its game begins."""
    person = require(await person_of(request, house))
    table = await house.table(table_id)
    await table.change(lambda record: seating.got_up(record, person.id))
    return await seen(table, person)


@post("/api/tables/{table_id:str}/begin", status_code=200)
async def begin(request: Asking, house: TheHouse, table_id: TableName) -> Encoded:
    """Begin the game; every seat must be taken."""
    person = require(await person_of(request, house))
    table = await house.table(table_id)
    hours = await house.store.read(partial(hours_at, seats=table.record.seats))
    await table.begin(lambda record: seating.ready(record, person.id, hours))
    return await seen(table, person)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: Asking, house: TheHouse, table_id: TableName) -> Encoded:
    """Play again with the same people: whoever asks first lays the table, the others take their seats at it."""
    person = require(await person_of(request, house))
    table = await house.table(table_id)
    if not table.record.course.rematch:
        new = seating.again(table.record, person.id, house.now())
        await house.add(new)
        await table.change(lambda record: laid_again(record, new.id))
    other = await house.table(table.record.course.rematch)
    if other.record.status == OPEN:
        await other.change(lambda record: seating.sat_down(record, -1, person.id, person.name))
    return await seen(other, person)


def laid_again(record: TableRecord, table_id: TableName) -> TableRecord:
    """Return a table that tells where it goes on; the first to ask decides."""
    if record.course.rematch:
        return record
    return replace(record, course=replace(record.course, rematch=table_id))


@get("/api/tables/{table_id:str}/links")
async def links(request: Asking, house: TheHouse, table_id: TableName) -> list[Invitation]:
    """Return a link for each seat that is still free; only the host has them."""
    person = require(await person_of(request, house))
    record = (await house.table(table_id)).record
    if person.id != record.plan.host:
        raise Refused(403, "server-only-the-host")
    found: list[Invitation] = []
    for number, seat in enumerate(record.seats):
        if seat.kind == "free":
            key = seating.link_key(house.settings.secret, table_id, number)
            found.append(Invitation(number + 1, key, f"/table/{table_id}?seat={number + 1}&key={key}"))
    return found


ROUTES = [list_tables, lay_table, show_table, sum_up, sit_down, get_up, begin, rematch, links]
