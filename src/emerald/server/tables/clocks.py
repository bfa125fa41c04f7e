"""Time: whose clock runs, what a turn adds, and when somebody's time is up.

A live clock counts down while its seat must answer and gains something with each turn. A daily one gives so many hours
for each answer, counted only within the hours in which the person plays; so its end is known when it starts.
"""

from __future__ import annotations

from collections.abc import Callable

from emerald.server.messages.tables import ClockFace, ClockWish
from emerald.server.storage.records import ClockState, TableRecord

SECOND = 1_000
HOUR = 3_600_000

Until = Callable[[int, int, int], int]  # of a seat: the time after so many milliseconds of play from a time on


def started(wish: ClockWish, seats: int) -> list[ClockState]:
    """Return the clocks of a table whose game begins."""
    if wish.pace == "none":
        return []
    return [ClockState(full(wish)) for _ in range(seats)]


def full(wish: ClockWish) -> int:
    """Return how many milliseconds a seat begins with, or has for one answer."""
    return wish.start * SECOND if wish.pace == "live" else wish.hours * HOUR


def turned(table: TableRecord, clocks: list[ClockState], waiting: int, at: int, until: Until) -> list[ClockState]:
    """Return the clocks when from now on these seats must answer.

    A seat that has answered gets its increment, or its full time for the next time; that of others goes on as it is.
    A bot has no clock: how long it may think is not the table's affair.
    """
    wish = table.plan.clock
    after: list[ClockState] = []
    for seat, clock in enumerate(clocks):
        must = bool((waiting >> seat) & 1) and table.seats[seat].kind == "person"
        if must and not clock.until:
            end = at + clock.left if wish.pace == "live" else until(seat, at, clock.left)
            after.append(ClockState(clock.left, end))
        elif not must and clock.until:
            left = max(0, clock.until - at) + wish.increment * SECOND if wish.pace == "live" else full(wish)
            after.append(ClockState(left))
        else:
            after.append(clock)
    return after


def up(table: TableRecord, at: int) -> list[int]:
    """Return the seats whose time is up and that nobody has called late yet."""
    clocks = enumerate(table.course.clocks)
    return [seat for seat, clock in clocks if 0 < clock.until <= at and seat not in table.course.late]


def deadline(clocks: list[ClockState], late: list[int]) -> int:
    """Return when the next clock runs out; 0 if none runs."""
    return min([clock.until for seat, clock in enumerate(clocks) if clock.until and seat not in late], default=0)


def faces(table: TableRecord) -> list[ClockFace]:
    """Return the clocks as they are shown."""
    return [ClockFace(seat + 1, clock.left, clock.until or None) for seat, clock in enumerate(table.course.clocks)]
