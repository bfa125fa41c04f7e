"""Who answers for a seat when its person does not: a bot stands in, and the person may come back."""

from __future__ import annotations

from msgspec.structs import replace

from emerald.kernel.match.log import BOT, CLOCK, PERSON
from emerald.kernel.match.match import Match
from emerald.server.faults import Refused
from emerald.server.storage.records import SeatRecord, TableRecord
from emerald.server.storage.schema import PLAYING

STAND_IN = "greedy"


def resigned(table: TableRecord, match: Match, seat: int) -> TableRecord:
    """Return the table after a seat gave up."""
    match.resign(seat)
    course = replace(table.course, resigned=[*table.course.resigned, seat])
    return with_bot(replace(table, course=course), match, seat, PERSON)


def timed_out(table: TableRecord, match: Match, seats: list[int]) -> TableRecord:
    """Return the table after the time of some seats ran out."""
    for seat in seats:
        match.time_out(seat, CLOCK)
    course = table.course
    table = replace(table, course=replace(course, late=[*course.late, *seats], facts=course.facts + 1))
    if table.plan.clock.on_time_out == "bot":
        for seat in seats:
            table = with_bot(table, match, seat, CLOCK)
    return table


def claimed(table: TableRecord, match: Match, seat: int) -> TableRecord:
    """Return the table after the others gave a bot the seat of somebody who was late."""
    if seat not in table.course.late:
        raise Refused(409, "server-not-late")
    return with_bot(table, match, seat, CLOCK)


def with_bot(table: TableRecord, match: Match, seat: int, author: int, bot: str = STAND_IN) -> TableRecord:
    """Return the table with a bot that stands in for a seat; the person may come back unless it gave up."""
    match.replace(seat, BOT, bot, author)
    seats = list(table.seats)
    was = seats[seat]
    seats[seat] = SeatRecord("bot", was.person, was.name, bot)
    late = [each for each in table.course.late if each != seat]
    return replace(table, seats=seats, course=replace(table.course, late=late))


def returned(table: TableRecord, match: Match | None, seat: int) -> TableRecord:
    """Return the table with a person back on its seat."""
    if match is None or table.status != PLAYING:
        raise Refused(409, "server-not-begun")
    was = table.seats[seat]
    if was.kind != "bot" or seat in table.course.resigned:
        raise Refused(409, "server-no-way-back")
    match.replace(seat, PERSON, was.name, PERSON)
    seats = list(table.seats)
    seats[seat] = SeatRecord("person", was.person, was.name)
    return replace(table, seats=seats, course=replace(table.course, facts=table.course.facts + 1))
