"""What is sent back: structs encoded once, updates as they are."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response

from emerald.server.people.guests import Person
from emerald.server.tables.live import LiveTable

Asking = Request[Any, Any, Any]
Encoded = Response[bytes]


async def seen(
    table: LiveTable, person: Person, status: int = 200, viewer: int | None = None, known: int = 0, facts: int = 0
) -> Encoded:
    """Return a table as a viewer sees it; without one, from a person's first seat, or as a watcher."""
    if viewer is None:
        viewer = first_seat(table, person)
    update = (await table.show(viewer, known, facts))[3]
    return Response(update, status_code=status, media_type=MediaType.JSON)


def first_seat(table: LiveTable, person: Person) -> int:
    """Return the first seat where a person sits; -1 if it sits nowhere here."""
    for number, seat in enumerate(table.record.seats):
        if person.id and seat.person == person.id:
            return number
    return -1
