"""Time: whose clock runs, what a turn adds, and when somebody's time is up."""

from __future__ import annotations

from emerald.server.messages.tables import ClockFace, ClockWish
from emerald.server.storage.records import ClockState, TableRecord

SECOND = 1_000
HOUR = 3_600_000


def started(wish: ClockWish, seats: int) -> list[ClockState]:
    """Return the clocks of a table whose game begins."""
    if wish.pace == "none":
        return []
    return [ClockState(full(wish)) for _ in range(seats)]


def full(wish: ClockWish) -> int:
    """Return how many milliseconds a seat begins with, or has for one move."""
    return wish.start * SECOND if wish.pace == "live" else wish.hours * HOUR


def turned(wish: ClockWish, clocks: list[ClockState], waiting: int, at: int) -> list[ClockState]:
    """Return the clocks when from now on these seats must answer.

    A seat that has answered gets its increment, or its full time for the next move; that of others goes on as it is.
    """
    after: list[ClockState] = []
    for seat, clock in enumerate(clocks):
        must = bool((waiting >> seat) & 1)
        if must and not clock.since:
            after.append(ClockState(clock.left, at))
        elif not must and clock.since:
            left = max(0, clock.left - (at - clock.since))
            after.append(ClockState(left + wish.increment * SECOND if wish.pace == "live" else full(wish)))
        else:
            after.append(clock)
    return after


def deadline(clocks: list[ClockState]) -> int:
    """Return when the first clock runs out; 0 if none runs."""
    return min([clock.since + clock.left for clock in clocks if clock.since], default=0)


def faces(table: TableRecord) -> list[ClockFace]:
    """Return the clocks as they are shown."""
    return [
        ClockFace(seat + 1, clock.left, clock.since + clock.left if clock.since else None)
        for seat, clock in enumerate(table.course.clocks)
    ]
