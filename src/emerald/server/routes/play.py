"""Playing, asking why not, and looking back."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from emerald.kernel.match.match import Match
from emerald.server.faults import Refused
from emerald.server.messages.play import Entry, Order, Why
from emerald.server.messages.words import maybe_worded
from emerald.server.people.guests import person_of, require
from emerald.server.routes.answers import Asking, Encoded, SeatAsked, TableName, TheHouse, seen
from emerald.server.storage.records import TableRecord
from emerald.server.tables.seating import own_seat, seat_of
from emerald.server.tables.standing_in import returned

MOST_ENTRIES = 200


@post("/api/tables/{table_id:str}/orders", status_code=200)
async def give_order(request: Asking, house: TheHouse, table_id: TableName, data: JSONBody[Order]) -> Encoded:
    """Carry out a command; the reply, sent when it is durable, is the table as the seat sees it then."""
    person = require(await person_of(request, house))
    table = await house.table(table_id)
    seat = own_seat(table.record, person.id, data.seat - 1)
    await table.order(seat, data)
    return await seen(table, person, viewer=seat, known=data.known, facts=data.facts)


@post("/api/tables/{table_id:str}/return", status_code=200)
async def come_back(request: Asking, house: TheHouse, table_id: TableName, seat: SeatAsked) -> Encoded:
    """Answer again for a seat at which a bot stood in."""
    person = require(await person_of(request, house))
    table = await house.table(table_id)
    viewer = seat_of(table.record, person.id, seat - 1)
    if viewer < 0:
        raise Refused(403, "server-not-your-seat")
    await table.alter(partial(returned, seat=viewer))
    return await seen(table, person, viewer=viewer)


@get("/api/tables/{table_id:str}/why")
async def why_not(request: Asking, house: TheHouse, table_id: TableName, seat: SeatAsked, words: FromQuery[str]) -> Why:
    """Return why an answer cannot be given now, whether or not it is among the candidates."""
    person = require(await person_of(request, house))
    table = await house.table(table_id)
    viewer = seat_of(table.record, person.id, seat - 1)

    def read(record: TableRecord, match: Match | None) -> Why:
        if match is None:
            raise Refused(409, "server-not-begun")
        try:
            action = match.game.actions.parse(words)
        except ValueError:
            raise Refused(400, "server-unknown-action", {"word": words[:60]}) from None
        return Why(maybe_worded(match.why_not(viewer, action)))

    return await table.using(read)


@get("/api/tables/{table_id:str}/entries")
async def entries(
    request: Asking,
    house: TheHouse,
    table_id: TableName,
    seat: SeatAsked = 0,
    after: Annotated[int, QueryParameter(ge=0)] = 0,
    most: Annotated[int, QueryParameter(ge=1, le=MOST_ENTRIES)] = MOST_ENTRIES,
) -> list[Entry]:
    """Return entries of the log as a seat (or a watcher) knows them."""
    table = await house.table(table_id)
    viewer = seat_of(table.record, (await person_of(request, house)).id, seat - 1)
    return await table.entries(viewer, after, most)


ROUTES = [give_order, come_back, why_not, entries]
