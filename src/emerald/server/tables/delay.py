"""Watching from behind: at a table with a delay, those who only watch see it as it was some time ago."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.match.match import Match
from emerald.server.drawing import drawing
from emerald.server.messages.play import Undo, Update
from emerald.server.messages.tables import TableFacts
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import OPEN, PLAYING
from emerald.server.tables.chronicle import Chronicle, known_at
from emerald.server.tables.showing import told_of, turn_of, waiting_in

SECOND: Final = 1_000


def is_delayed(table: TableRecord, viewer: int) -> bool:
    """Say whether a viewer sees this table later than it happens."""
    return viewer < 0 and table.plan.delay > 0 and table.status == PLAYING


@final
class Delay:
    """When the log of one table grew, as far back as those who watch are behind."""

    def __init__(self) -> None:
        self._moments: list[tuple[int, int]] = []  # when something was added, and after how many entries

    def begin(self, moments: list[tuple[int, int]]) -> None:
        """Take over what the database knows."""
        self._moments = moments

    def note(self, at: int, position: int) -> None:
        """Remember that the log grew after so many entries."""
        self._moments.append((at, position))

    def position(self, table: TableRecord, now: int) -> int:
        """Return how many entries were there when those who watch are."""
        then = now - table.plan.delay * SECOND
        while len(self._moments) > 1 and self._moments[1][0] <= then:
            self._moments.pop(0)
        return next((position for at, position in self._moments if at > then), table.position)


def watch_version(known: int, status: int) -> int:
    """Return the version of what somebody sees who watches from behind: it grows with the entries known."""
    return 1 if status == OPEN else 2 * known + (2 if status == PLAYING else 3)


def versions_seen(table: TableRecord) -> list[int]:
    """Return the versions of what each viewer sees, in the count of those who watch from behind where there are any."""
    versions = table.course.versions
    if not table.plan.delay:
        return versions
    return [watch_version(table.course.known[0], table.status), *versions[1:]]


def delayed_update(
    table: TableRecord, match: Match, chronicle: Chronicle, position: int, known: int, facts: TableFacts | None
) -> Update:
    """Return a table as those who watch saw it at a position, with the entries after those they know.

    Clocks and proposals are of now, and so they are left out.
    """
    state = match.at(position)
    view = match.game.view(state, -1)
    there = known_at(match, -1, position)
    entries = [each for each in chronicle.between(-1, known, there - known) if each.number <= there]
    return Update(
        table=table.id,
        seat=0,
        version=watch_version(there, PLAYING),
        known=there,
        entries=entries,
        drafts=[],
        board=drawing(table.game).board(view),
        turn=turn_of(match, view),
        waiting=waiting_in(state),
        question=None,
        undo=Undo(0, None),
        clocks=[],
        proposals=[],
        facts=told_of(facts),
    )
