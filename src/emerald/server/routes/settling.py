"""What whoever runs the server sees of what was reported, and does about it."""

from __future__ import annotations

from functools import partial

from litestar import get, post
from litestar.params import JSONBody

from emerald.server.faults import Refused
from emerald.server.messages.talk import Reported, Settle
from emerald.server.people.guests import person_of, require
from emerald.server.routes.answers import Asking, TheHouse
from emerald.server.routes.people import me
from emerald.server.talk import settling


@get("/api/admin/reports")
async def list_reports(request: Asking, house: TheHouse) -> list[Reported]:
    """Return what was reported and is not settled."""
    await _require_admin(request, house)
    return await house.store.read(settling.reported)


@post("/api/admin/reports", status_code=200)
async def settle(request: Asking, house: TheHouse, data: JSONBody[Settle]) -> list[Reported]:
    """Settle what was reported; return what is left."""
    await _require_admin(request, house)
    if not await house.store.write(partial(settling.settle, what=data, now=house.now()), data.table):
        raise Refused(404, "server-nothing-said")
    return await house.store.read(settling.reported)


async def _require_admin(request: Asking, house: TheHouse) -> None:
    if not me(house, require(await person_of(request, house))).is_admin:
        raise Refused(403, "server-admins-only")


ROUTES = [list_reports, settle]
