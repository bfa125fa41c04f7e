"""What is sent back: structs encoded once, updates as they are."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from emerald.server.faults import Refused
from emerald.server.notify.webpush import Sender
from emerald.server.people.guests import Person
from emerald.server.people.passwords import Passwords
from emerald.server.tables.house import House
from emerald.server.tables.live import LiveTable
from emerald.server.tables.seating import seat_of

Asking = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
ThePasswords = NamedDependency[Passwords]
TheSender = NamedDependency[Sender]
TableName = FromPath[str]
SeatAsked = Annotated[int, QueryParameter(ge=0, le=8)]
MaybeSeat = Annotated[int | None, QueryParameter(ge=0, le=8)]
Encoded = Response[bytes]


async def seen(
    table: LiveTable, person: Person, status: int = 200, viewer: int | None = None, known: int = 0, facts: int = 0
) -> Encoded:
    """Return a table as a viewer sees it; without one, from a person's first seat, or as a watcher."""
    if viewer is None or viewer in table.record.course.resigned:
        viewer = first_seat(table, person)
    update = (await table.show(person.id, viewer, known, facts))[3]
    return Response(update, status_code=status, media_type=MediaType.JSON)


def first_seat(table: LiveTable, person: Person) -> int:
    """Return the first seat from which a person may look; -1 if there is none."""
    for number in range(len(table.record.seats)):
        try:
            return seat_of(table.record, person.id, number)
        except Refused:
            continue
    return -1
