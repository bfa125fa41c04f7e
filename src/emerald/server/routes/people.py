"""Coming in, and who one is."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from emerald.server.messages.people import ComeIn, Me
from emerald.server.people.guests import COOKIE, Person, new_guest, person_of
from emerald.server.routes.answers import Asking, TheHouse
from emerald.server.tables.seating import checked_name

A_YEAR = 365 * 24 * 3600


@post("/api/guests")
async def come_in(data: JSONBody[ComeIn], house: TheHouse) -> Response[Me]:
    """Give a name, and be known by it."""
    person, token = await new_guest(house, checked_name(data.name))
    cookie = Cookie(
        COOKIE,
        value=token,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        path="/",
        secure=house.settings.is_secure,
    )
    return Response(_me(person), cookies=[cookie])


@get("/api/me")
async def who_am_i(request: Asking, house: TheHouse) -> Me:
    """Return who the server takes one for."""
    return _me(await person_of(request, house))


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.kind)


ROUTES = [come_in, who_am_i]
