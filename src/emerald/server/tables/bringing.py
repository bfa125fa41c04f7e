"""A table made of the file of a match: one to look at, or one to go on with."""

from __future__ import annotations

from typing import Any

from emerald.kernel.match.faults import FileFault
from emerald.kernel.match.header import Header
from emerald.kernel.match.match import Match
from emerald.kernel.match.pieces import Pieces
from emerald.kernel.match.text import read
from emerald.server.faults import Refused
from emerald.server.messages.tables import ClockWish
from emerald.server.messages.words import worded
from emerald.server.storage.records import Course, Plan, SeatRecord, TableRecord
from emerald.server.storage.schema import OVER, PLAYING
from emerald.server.tables.seating import new_id
from emerald.server.tables.showing import places_of


def opened_match(text: str, game: Any) -> Match:
    """Return the match of a stored file; raise Refused if it was begun with other rules than are here."""
    try:
        return read(text, game)
    except FileFault as fault:
        raise Refused(409, "server-other-rules", None, [worded(fault.message)]) from fault


def brought(match: Match, header: Header, person: str, catalogue: str, now: int) -> tuple[TableRecord, list[str]]:
    """Return a table for a match that was played elsewhere, and the lines of its log.

    Whoever brings one that is not over knows its seed; so all its seats are their own.
    """
    pieces = Pieces(match)
    waiting = sum([1 << seat for seat in match.asked()])
    viewers = len(header.names) + 1
    plan = Plan(person, header.options, catalogue, "", ClockWish(), 0, True, "any", header.position or {})
    course = Course(
        tail=pieces.tail(),
        digest=pieces.digest(),
        versions=[1] * viewers,
        known=[cut.known for cut in match.past.cuts],
        result=places_of(match.game.standings(match.state)) if match.over else [],
    )
    kept_by = "" if match.over else person
    seats = [SeatRecord("person", kept_by, name) for name in header.names]
    record = TableRecord(
        new_id(),
        1,
        OVER if match.over else PLAYING,
        False,
        match.game.name,
        now,
        now,
        0,
        waiting,
        len(match.log),
        plan,
        header.seed,
        pieces.header(),
        course,
        seats,
    )
    return record, pieces.since(0)
