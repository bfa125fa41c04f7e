"""What has to be written down beside the log when something was done to a match."""

from __future__ import annotations

from msgspec.structs import replace

from emerald.kernel.match.match import Match
from emerald.kernel.match.pieces import Pieces
from emerald.server.hours import reckoning
from emerald.server.hours.keeping import ALWAYS
from emerald.server.messages.hours import PlayHours
from emerald.server.storage.records import Course, TableRecord
from emerald.server.storage.schema import ABANDONED, OPEN, OVER
from emerald.server.tables import clocks
from emerald.server.tables.showing import places_of


def accounted(
    before: TableRecord, after: TableRecord, match: Match, pieces: Pieces, at: int, patience: int
) -> TableRecord:
    """Return a record that agrees with its match: who is asked, how far the log goes, clocks, versions, result."""
    is_abandoned = after.status == ABANDONED
    waiting = 0 if is_abandoned else sum([1 << seat for seat in match.asked()])
    position = len(match.log)
    times = after.course.clocks or clocks.started(after.plan.clock, len(after.seats))
    hours = after.course.hours

    def until(seat: int, start: int, left: int) -> int:
        return reckoning.after(hours.get(str(seat), ALWAYS), start, left)

    times = clocks.turned(after, times, waiting, at, until)
    late = [seat for seat in after.course.late if (waiting >> seat) & 1]
    course = replace(
        after.course,
        tail=pieces.tail(),
        digest=pieces.digest() if position != before.position else before.course.digest,
        known=[cut.known for cut in match.past.cuts],
        clocks=times,
        late=late,
    )
    if late != after.course.late:
        course = replace(course, facts=max(course.facts, before.course.facts + 1))
    if match.over and before.status != OVER:
        result = places_of(match.game.standings(match.state))
        course = replace(course, result=result, facts=before.course.facts + 1)
    course = replace(course, versions=versions_of(before, course, waiting))
    return replace(
        after,
        status=OVER if match.over else after.status,
        waiting=waiting,
        position=position,
        deadline=_deadline(after, clocks.deadline(times, late), waiting, at + patience),
        course=course,
    )


def _deadline(table: TableRecord, clock: int, waiting: int, bots: int) -> int:
    """Return when somebody must look at a table again: a clock runs out, or a bot has not answered."""
    asked = [seat for number, seat in enumerate(table.seats) if (waiting >> number) & 1 and seat.kind == "bot"]
    if not asked:
        return clock
    return min(clock, bots) if clock else bots


def versions_of(before: TableRecord, course: Course, waiting: int) -> list[int]:
    """Return the version of what each viewer can see: one more for whoever sees something new, and for nobody else.

    So a viewer's version says nothing of what others do in secret.
    """
    old = before.course
    versions: list[int] = []
    for viewer in range(len(old.versions)):
        own = f"answer {viewer} "  # the tail of a seat begins its lines with its number from 1; nobody has seat 0
        is_new = (
            waiting != before.waiting
            or before.status == OPEN  # the game begins
            or course.known[viewer] != old.known[viewer]
            or [line for line in course.tail if line.startswith(own)]
            != [line for line in old.tail if line.startswith(own)]
        )
        versions.append(old.versions[viewer] + 1 if is_new else old.versions[viewer])
    return versions


def with_hours(table: TableRecord, person: str, hours: PlayHours, at: int) -> TableRecord:
    """Return a table at which a person plays in other hours: what is left of its time stays as much."""
    course = table.course
    times, kept = list(course.clocks), dict(course.hours)
    for number, seat in enumerate(table.seats):
        if seat.person == person:
            if times and times[number].until and table.plan.clock.pace == "daily":
                old = kept.get(str(number), ALWAYS)
                until = reckoning.moved(old, hours, at, times[number].until)
                times[number] = replace(times[number], until=until)
            kept[str(number)] = hours
    return replace(table, course=replace(course, clocks=times, hours=kept))
