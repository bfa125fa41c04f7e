"""Files of matches: to have, to bring, to verify; and any position of a game by its address."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from emerald.kernel.match.match import Match
from emerald.kernel.match.text import publish, read, read_header
from emerald.server.catalogues.library import own_or
from emerald.server.faults import Refused
from emerald.server.messages.catalogues import BringCatalogue, CatalogueSheet
from emerald.server.messages.files import BringFile, Position, Verified
from emerald.server.messages.scores import ScoreSheet
from emerald.server.messages.words import Message
from emerald.server.people.guests import person_of, require
from emerald.server.routes.answers import Asking, Encoded, SeatAsked, TableName, TheHouse, seen
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import OVER
from emerald.server.tables.bringing import brought
from emerald.server.tables.delay import is_delayed
from emerald.server.tables.scoring import score_sheet
from emerald.server.tables.seating import is_withheld, seat_of
from emerald.server.tables.showing import ENCODE
from emerald.server.workers.orders import CheckFile, FileChecked
from emerald.server.workers.pool import Lost

CHECK_SECONDS = 20.0
LARGEST_UPLOAD = 4_000_000
WATCHER = -1


@get("/api/tables/{table_id:str}/file", media_type=MediaType.TEXT)
async def download(request: Asking, house: TheHouse, table_id: TableName, seat: SeatAsked = 0) -> Response[str]:
    """Return the file of a match: all of it when it is over, until then what a seat, or a watcher, may know."""
    table = await house.table(table_id)
    person = await person_of(request, house)

    def cut(record: TableRecord, match: Match | None) -> str:
        viewer = seat_of(record, person.id, seat - 1)
        if match is None:
            raise Refused(409, "server-not-begun")
        if is_withheld(record, house.now()):
            raise Refused(409, "server-day-not-over")
        if is_delayed(record, viewer):
            raise Refused(409, "server-not-over")
        return publish(match, viewer)

    headers = {"content-disposition": f'attachment; filename="{table_id}.txt"'}
    return Response(await table.using(cut), media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table_id:str}/positions/{known:int}")
async def show_position(
    request: Asking, house: TheHouse, table_id: TableName, known: FromPath[int], seat: SeatAsked = 0
) -> Encoded:
    """Return a table as a seat knew it after so many entries; of a game that is over, as any seat did."""
    table = await house.table(table_id)
    person = await person_of(request, house)
    viewer = seat - 1
    is_open = table.record.status == OVER and not is_withheld(table.record, house.now())
    if not is_open or not 0 <= viewer < len(table.record.seats):
        viewer = seat_of(table.record, person.id, viewer)
    position: Position = await table.position(viewer, known)
    return Response(ENCODE(position), media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/verification")
async def verify(house: TheHouse, table_id: TableName) -> Verified:
    """Return whether a finished game was dealt as promised, and played by the rules."""
    table = await house.table(table_id)
    if table.record.status != OVER:
        raise Refused(409, "server-not-over")
    if is_withheld(table.record, house.now()):
        raise Refused(409, "server-day-not-over")
    text = await table.using(lambda record, match: publish(match) if match is not None else "")
    found = await _checked(house, text, own_or(table.record))
    return Verified(not found.faults, found.answers, found.outcomes, found.take_backs, found.digests, found.faults)


@get("/api/tables/{table_id:str}/scores")
async def show_scores(request: Asking, house: TheHouse, table_id: TableName) -> ScoreSheet:
    """Return where all points of a finished game came from, over the rounds."""
    table = await house.table(table_id)
    person = await person_of(request, house)

    def counted(record: TableRecord, match: Match | None) -> ScoreSheet:
        seat_of(record, person.id, WATCHER)
        if match is None or record.status != OVER:
            raise Refused(409, "server-not-over")
        if is_withheld(record, house.now()):
            raise Refused(409, "server-day-not-over")
        return score_sheet(match)

    return await table.using(counted)


@post("/api/files", request_max_body_size=LARGEST_UPLOAD)
async def bring(request: Asking, house: TheHouse, data: JSONBody[BringFile]) -> Encoded:
    """Bring the file of a match: to look at, or, if it is not over, to go on with all its seats one's own."""
    person = require(await person_of(request, house))
    found = await _checked(house, data.text, data.catalogue)
    if found.faults:
        raise Refused(400, "server-bad-file", None, found.faults)
    match = read(data.text, await house.library.game(found.game, data.catalogue))
    record, lines = brought(match, read_header(data.text), person.id, data.catalogue, house.now())
    table = await house.add(record, lines, data.text if match.over else "")
    return await seen(table, person, 201)


@post("/api/catalogues", request_max_body_size=LARGEST_UPLOAD)
async def bring_catalogue(request: Asking, house: TheHouse, data: JSONBody[BringCatalogue]) -> CatalogueSheet:
    """Bring components of one's own; tables are laid with them by their hash."""
    person = require(await person_of(request, house))
    return await house.library.bring(data, person.id, house.pool, house.now())


async def _checked(house: TheHouse, text: str, catalogue: str) -> FileChecked:
    """Return what is found in a file, which is played where it can do no harm."""
    try:
        found = await house.pool.do(CheckFile(text, await house.library.path(catalogue)), CHECK_SECONDS)
    except Lost:
        raise Refused(400, "server-bad-file") from None
    if not isinstance(found, FileChecked):
        return FileChecked(faults=[Message("server-bad-file")])
    return found


ROUTES = [download, show_position, verify, show_scores, bring, bring_catalogue]
