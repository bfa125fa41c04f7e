"""What somebody has settled beforehand: policies for the questions of others' turns, hours in which one plays."""

from __future__ import annotations

from functools import partial

from litestar import get, post, put
from litestar.params import JSONBody

from emerald.server.faults import Refused
from emerald.server.hours.keeping import hours_of, set_hours
from emerald.server.hours.reckoning import checked
from emerald.server.messages.hours import PlayHours
from emerald.server.messages.policies import Policies, Policy, Trial, TryOut
from emerald.server.people.guests import person_of, require
from emerald.server.routes.answers import Asking, SeatAsked, TableName, TheHouse
from emerald.server.storage.lists import finished_by
from emerald.server.tables.accounting import with_hours
from emerald.server.tables.seating import own_seat
from emerald.server.workers.orders import PoliciesTried, TryPolicies
from emerald.server.workers.pool import Lost

MOST_GAMES = 20
TRY_SECONDS = 20.0


@get("/api/tables/{table_id:str}/policies")
async def show_policies(request: Asking, house: TheHouse, table_id: TableName, seat: SeatAsked) -> Policies:
    """Return the policies of one's seat."""
    person = require(await person_of(request, house))
    record = (await house.table(table_id)).record
    return Policies(record.course.policies.get(str(own_seat(record, person.id, seat - 1)), []))


@put("/api/tables/{table_id:str}/policies")
async def set_policies(
    request: Asking, house: TheHouse, table_id: TableName, seat: SeatAsked, data: JSONBody[Policies]
) -> Policies:
    """Have policies from now on; they also hold while one is away."""
    person = require(await person_of(request, house))
    table = await house.table(table_id)
    viewer = own_seat(table.record, person.id, seat - 1)
    _require_one_each(data.policies)
    await table.set_policies(viewer, data.policies)
    return data


@post("/api/policies/try", status_code=200)
async def try_policies(request: Asking, house: TheHouse, data: JSONBody[TryOut]) -> list[Trial]:
    """Return what policies would have done in one's own last games."""
    person = require(await person_of(request, house))
    _require_one_each(data.policies)
    files = await house.store.read(partial(finished_by, person=person.id, game=data.game, most=MOST_GAMES))
    games = [(text, seat, await house.library.path(catalogue)) for text, seat, catalogue in files]
    try:
        done = await house.pool.do(TryPolicies(games, data.policies), TRY_SECONDS)
    except Lost:
        raise Refused(503, "server-busy") from None
    if not isinstance(done, PoliciesTried):
        raise Refused(400, "server-malformed")
    return done.trials


def _require_one_each(policies: list[Policy]) -> None:
    questions = [policy.question for policy in policies]
    if len(set(questions)) != len(questions):
        raise Refused(400, "server-policy-twice")


@get("/api/me/hours")
async def show_hours(request: Asking, house: TheHouse) -> PlayHours:
    """Return when one plays."""
    person = require(await person_of(request, house))
    return await house.store.read(partial(hours_of, person=person.id))


@put("/api/me/hours")
async def change_hours(request: Asking, house: TheHouse, data: JSONBody[PlayHours]) -> PlayHours:
    """Say when one plays, and when one is away; daily clocks at all one's tables follow."""
    person = require(await person_of(request, house))
    hours = checked(data)
    tables = await house.store.write(partial(set_hours, person=person.id, hours=hours), person.id)
    for table_id in tables:
        table = await house.table(table_id)
        await table.alter(lambda record, _: with_hours(record, person.id, hours, house.now()))
    return hours


ROUTES = [show_policies, set_policies, try_policies, show_hours, change_hours]
