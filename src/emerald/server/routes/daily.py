"""The daily deal: what it is today, sitting down to it, and how one fared among the others."""

from __future__ import annotations

from functools import partial
from hashlib import sha256

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from emerald.server.daily.deal import name_of, seed_of, shape_of, today
from emerald.server.daily.results import own_table, results, worth
from emerald.server.drawing import DRAWN, drawing
from emerald.server.faults import Refused
from emerald.server.messages.daily import DailyDeal, DailyResult, PlayDaily
from emerald.server.messages.tables import LayTable, SeatWish
from emerald.server.people.guests import person_of, require
from emerald.server.routes.answers import Asking, Encoded, TheHouse, seen
from emerald.server.tables import seating


@get("/api/daily/{game:str}")
async def show_deal(request: Asking, house: TheHouse, game: FromPath[str]) -> DailyDeal:
    """Return today's deal of a game."""
    _require_game(game)
    day = today(house.now())
    person = await person_of(request, house)
    shape = shape_of(drawing(game).DAILY, day)
    seed = seed_of(house.settings.secret, game, day)
    table = ""
    if person.id:
        table = await house.store.read(partial(own_table, name=name_of(game, day), person=person.id))
    return DailyDeal(day, game, shape.options, shape.opponents, sha256(seed).hexdigest(), table)


@post("/api/daily")
async def play_deal(request: Asking, house: TheHouse, data: JSONBody[PlayDaily]) -> Encoded:
    """Sit down to today's deal and begin; whoever has begun already goes on."""
    _require_game(data.game)
    person = require(await person_of(request, house))
    day = today(house.now())
    name = name_of(data.game, day)
    found = await house.store.read(partial(own_table, name=name, person=person.id))
    if found:
        return await seen(await house.table(found), person)
    shape = shape_of(drawing(data.game).DAILY, day)
    wish = LayTable(data.game, [SeatWish("me"), *shape.opponents], shape.options, take_backs="never", can_watch=False)
    record = seating.laid(wish, await house.library.game(data.game, ""), person.id, person.name, house.now())
    seed = seed_of(house.settings.secret, data.game, day)
    table = await house.add(replace(record, seed=seed.hex(), daily=name))
    await table.begin(lambda record: seating.ready(record, person.id, {}))
    return await seen(table, person, 201)


@get("/api/daily/{game:str}/{day:str}")
async def compare(request: Asking, house: TheHouse, game: FromPath[str], day: FromPath[str]) -> DailyResult:
    """Return how one fared on a day among all who have finished; not before one has finished oneself."""
    _require_game(game)
    person = require(await person_of(request, house))
    name = name_of(game, day)
    mine = await house.store.read(partial(own_table, name=name, person=person.id))
    all_places = await house.store.read(partial(results, name=name))
    if not mine or mine not in all_places:
        raise Refused(409, "server-not-over")
    place = all_places.pop(mine)
    worse = sum([1 for other in all_places.values() if worth(other) < worth(place)])
    alike = sum([1 for other in all_places.values() if worth(other) == worth(place)])
    return DailyResult(day, game, len(all_places) + 1, place.place, place.lines, worse, alike)


def _require_game(game: str) -> None:
    if game not in DRAWN:
        raise Refused(404, "server-unknown-game", {"word": game[:40]})


ROUTES = [show_deal, play_deal, compare]
