"""Statistics and ratings."""

from __future__ import annotations

from functools import partial

from litestar import get
from litestar.params import FromPath
from sqlalchemy import Connection, select

from emerald.server.drawing import DRAWN
from emerald.server.faults import Refused
from emerald.server.messages.ratings import Leaderboard, SeatRating, Statistics
from emerald.server.people.guests import person_of, require
from emerald.server.ratings.statistics import changes_at, leaderboard, statistics_of
from emerald.server.routes.answers import Asking, TableName, TheHouse
from emerald.server.storage.schema import PERSONS
from emerald.server.tables.seating import seat_of


@get("/api/me/statistics")
async def show_mine(request: Asking, house: TheHouse) -> Statistics:
    """Return how one fared oneself."""
    person = require(await person_of(request, house))
    return await house.store.read(partial(statistics_of, person=person.id, name=person.name))


@get("/api/people/{person:str}/statistics")
async def show_theirs(house: TheHouse, person: FromPath[str]) -> Statistics:
    """Return how somebody with an account fared; those of guests only they themselves see."""

    def find(database: Connection) -> Statistics:
        mine = (PERSONS.c.id == person, PERSONS.c.kind == "account")
        name = database.execute(select(PERSONS.c.name).where(*mine)).scalar()
        if name is None:
            raise Refused(404, "server-no-such-person")
        return statistics_of(database, person, name)

    return await house.store.read(find)


@get("/api/leaderboard/{game:str}")
async def show_board(request: Asking, house: TheHouse, game: FromPath[str]) -> Leaderboard:
    """Return who stands above whom in a game."""
    if game not in DRAWN:
        raise Refused(404, "server-unknown-game", {"word": game[:40]})
    person = await person_of(request, house)
    return await house.store.read(partial(leaderboard, game=game, person=person.id))


@get("/api/tables/{table_id:str}/ratings")
async def show_changes(request: Asking, house: TheHouse, table_id: TableName) -> list[SeatRating]:
    """Return what a rated game did to the ratings of those who played it; nothing before it is over and counted."""
    table = await house.table(table_id)
    seat_of(table.record, (await person_of(request, house)).id, -1)
    return await house.store.read(partial(changes_at, table=table_id))


ROUTES = [show_mine, show_theirs, show_board, show_changes]
