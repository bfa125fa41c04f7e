"""A live table: the one keeper of a match in this process.

It does one thing after another. What a command makes of the match is written to the database, compared and set on the
table's version, before anybody is told of it; if another process was first, the match follows what that one wrote.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol, TypeVar, final

from msgspec.structs import replace
from sqlalchemy import Connection

from emerald.kernel.game import Setup
from emerald.kernel.match.log import PERSON
from emerald.kernel.match.match import Match
from emerald.kernel.match.pieces import Pieces
from emerald.kernel.match.text import write
from emerald.kernel.messages import Refusal
from emerald.server.catalogues.library import Library
from emerald.server.drawing import drawing
from emerald.server.faults import Refused, barred
from emerald.server.messages.files import Position
from emerald.server.messages.play import Entry, Order, Play, Update
from emerald.server.messages.policies import Policy
from emerald.server.noting import save_and_note
from emerald.server.storage import tables as rows
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import OVER, PLAYING
from emerald.server.storage.store import Store
from emerald.server.tables import clocks
from emerald.server.tables.accounting import accounted
from emerald.server.tables.bringing import opened_match
from emerald.server.tables.chronicle import Chronicle, known_at
from emerald.server.tables.delay import SECOND, Delay, delayed_update, is_delayed, versions_seen
from emerald.server.tables.orders import carry_out
from emerald.server.tables.reacting import react
from emerald.server.tables.seating import seat_of
from emerald.server.tables.showing import ENCODE, facts_of, position_of_match, update_of
from emerald.server.tables.standing_in import timed_out

T = TypeVar("T")

TRIES: Final = 5
SLACK: Final = 0.05  # seconds; a timer may be early by less
CLOCKS_APART: Final = 60_000  # milliseconds that the clocks of two nodes may differ
UNKNOWN: Final = -1  # a version: what is here may not be what was written

Change = Callable[[TableRecord], TableRecord]


class Keeping(Protocol):
    """What tables need of the house they stand in."""

    @property
    def store(self) -> Store:
        """The database."""

    @property
    def library(self) -> Library:
        """Where games get their components."""

    @property
    def now(self) -> Callable[[], int]:
        """Tells the time."""

    @property
    def patience(self) -> int:
        """Milliseconds until another process may think that a bot was forgotten."""


class Listener(Protocol):
    """Somebody who wants to know when a table has changed."""

    @property
    def viewer(self) -> int:
        """The seat it listens for; -1 watches."""

    def wake(self) -> None:
        """Learn that there is something new."""


@final
class LiveTable:
    """One table in memory: its record, its match if the game has begun, and who listens."""

    def __init__(self, house: Keeping, record: TableRecord) -> None:
        self.record: TableRecord = replace(record, position=0)
        self.listeners: Final[set[Listener]] = set()
        self.saved: Callable[[LiveTable], None] = _nothing  # called when something was written here
        self._match: Match | None = None
        self._pieces: Pieces | None = None
        self._chronicle: Chronicle | None = None
        self._store: Final = house.store
        self._library: Final = house.library
        self._now: Final = house.now
        self._patience: Final = house.patience
        self._game: Any = None
        self._lock: Final = asyncio.Lock()
        self._here: int = UNKNOWN  # the version of what is here
        self._newest: int = record.version  # the highest version anybody told of
        self._keys: set[str] = set()
        self._delay: Final = Delay()
        self._shown: Final[dict[tuple[int, int, bool], bytes]] = {}

    @property
    def id(self) -> str:
        """The table's name."""
        return self.record.id

    @property
    def is_busy(self) -> bool:
        """Whether somebody listens or does something here."""
        return bool(self.listeners) or self._lock.locked()

    # -- what others wrote -------------------------------------------------------------------------

    def hear(self, version: int) -> None:
        """Learn that another process has written a version."""
        if version > self._newest:
            self._newest = version
            self.wake()

    async def refresh(self) -> None:
        """Read what another wrote, if there is news of it; until then the record is of before."""
        if self._newest > self.record.version:
            async with self._lock:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Read what the database has beyond what is here, as long as more is said to be there."""
        for _ in range(TRIES):
            if self._here >= self._newest:
                return
            await self._read_on()
        self._newest = self._here  # what was told of is not there

    async def _read_on(self) -> None:
        if self._here == UNKNOWN:
            self._match = self._pieces = self._chronicle = None
        table, position = self.record.id, self.record.position if self._match is not None else 0

        keys_since = self.record.changed - CLOCKS_APART if self._match is not None else 0
        since = self._now() - self.record.plan.delay * SECOND if self.record.plan.delay else 0

        def fetch(connection: Connection) -> tuple[Any, list[str], list[tuple[int, int]]]:
            moments = rows.moments_of(connection, table, since) if since else []
            return rows.load(connection, table, position), rows.keys_of(connection, table, keys_since), moments

        loaded, keys, moments = await self._store.read(fetch)
        if loaded is None:
            raise Refused(404, "server-no-such-table")
        found, lines, file = loaded
        if self._match is not None and found.header != self.record.header and not file:
            self._forget()  # somebody has left for good, and is named nowhere any more
            await self._read_on()
            return
        self._delay.begin(moments)
        if self._game is None:
            self._game = await self._library.game_of(found)
        self._shown.clear()
        if file or (found.header and self._pieces is None):
            self._hold(opened_match(file or rows.whole(found, lines), self._game))
        elif self._pieces is not None:
            self._pieces.follow(lines, found.course.tail)
        self.record, self._keys = found, self._keys.union(keys) if keys_since else set(keys)
        self._here = found.version  # meanwhile there may be a newer one
        self._newest = max(found.version, self._newest)

    def _hold(self, match: Match) -> None:
        self._match, self._pieces = match, Pieces(match)
        self._chronicle = Chronicle(match, drawing(match.game.name))

    def _forget(self) -> None:
        """Take nothing for granted: what is in memory may be ahead of what was written."""
        self._here = UNKNOWN

    # -- changing ------------------------------------------------------------------------------------

    async def change(self, change: Change) -> TableRecord:
        """Change what is not the game: who sits where, what is proposed; the change may be tried more than once."""

        def attempt(record: TableRecord) -> TableRecord:
            after = change(record)
            facts = record.course.facts + 1
            return after if after is record else replace(after, course=replace(after.course, facts=facts))

        return await self._attempt(attempt, "")

    async def begin(self, change: Change) -> TableRecord:
        """Begin the game at a table that a change makes ready for it."""

        def attempt(record: TableRecord) -> TableRecord:
            after = change(record)
            setup = Setup(len(after.seats), after.plan.options)
            names = [seat.name for seat in after.seats]
            position = after.plan.position or None
            self._hold(Match(self._game, setup, bytes.fromhex(after.seed), names, position))
            assert self._pieces is not None
            course = replace(after.course, facts=after.course.facts + 1)
            return replace(after, header=self._pieces.header(), status=PLAYING, course=course)

        return await self._attempt(attempt, "")

    async def order(self, seat: int, order: Order, author: int = PERSON) -> TableRecord:
        """Carry out a command of a seat, once, and return when that is durable."""
        key = f"{seat} {order.key}"  # two seats may come upon the same one

        def attempt(record: TableRecord) -> TableRecord:
            if key in self._keys:
                return record
            if self._match is None:
                raise Refused(409, "server-not-begun")
            if record.status not in (PLAYING, OVER):
                raise Refused(409, "server-not-playing")
            if order.version != record.course.versions[seat + 1]:
                raise Refused(409, "server-stale")
            return carry_out(record, self._match, seat, order.command, author)

        return await self._attempt(attempt, key)

    async def alter(self, change: Callable[[TableRecord, Match | None], TableRecord]) -> TableRecord:
        """Change the table together with its match, otherwise than by a seat's order."""
        return await self._attempt(lambda record: change(record, self._match), "")

    async def set_policies(self, seat: int, policies: list[Policy]) -> TableRecord:
        """Let a seat have policies from now on; the question it is asked may already be answered by them."""

        def attempt(record: TableRecord) -> TableRecord:
            all_seats = {**record.course.policies, str(seat): policies}
            return replace(record, course=replace(record.course, policies=all_seats))

        return await self._attempt(attempt, "")

    async def call_time(self) -> TableRecord:
        """Write down whose time is up; where the table wants it, a bot stands in for them."""

        def attempt(record: TableRecord) -> TableRecord:
            late = clocks.up(record, self._now())
            if not late or self._match is None or record.status != PLAYING:
                return record
            return timed_out(record, self._match, late)

        return await self._attempt(attempt, "")

    async def postpone(self) -> TableRecord:
        """Give a bot that is thought to be forgotten its time anew, so that only one process takes it up."""
        return await self._attempt(replace, "")

    async def answer(self, seat: int, version: int, play: Play, author: int) -> TableRecord:
        """Let somebody who is no person answer for a seat, if the table is still as they saw it."""

        def attempt(record: TableRecord) -> TableRecord:
            if record.version != version or self._match is None:
                raise Refused(409, "server-stale")
            return carry_out(record, self._match, seat, play, author)

        return await self._attempt(attempt, "")

    async def _attempt(self, attempt: Change, key: str) -> TableRecord:
        """Do something and write it down; again, if another process wrote first."""
        async with self._lock:
            for _ in range(TRIES):
                await self._catch_up()
                try:
                    after = attempt(self.record)
                except (Refusal, Refused) as refusal:
                    if self._has_moved():  # something was done before the rest was refused
                        self._forget()
                    raise barred(refusal) if isinstance(refusal, Refusal) else refusal from None
                except BaseException:
                    self._forget()
                    raise
                if after is self.record or await self._write_down(after, key):
                    return self.record
                self._forget()
        raise Refused(503, "server-busy")

    def _has_moved(self) -> bool:
        """Say whether the match is ahead of what was written."""
        if self._match is None or self._pieces is None:
            return False
        return len(self._match.log) != self.record.position or self._pieces.tail() != self.record.course.tail

    async def _write_down(self, after: TableRecord, key: str) -> bool:
        """Write what was done; say whether nobody else was first. Nobody hears of it before it is durable."""
        before, at = self.record, self._now()
        try:
            after, lines, file = self._accounted(replace(after, version=before.version + 1, changed=at), at)
            write_down = partial(save_and_note, table=after, before=before, lines=lines, key=key, at=at, file=file)
            is_written = await self._store.write(write_down, before.id)
        except BaseException:
            self._forget()
            raise
        if is_written:
            if lines:
                self._delay.note(at, before.position)
            self.record = after
            self._here = after.version
            self._newest = max(self._newest, after.version)
            self._keys.add(key)
            self._shown.clear()
            self.wake()
            self.saved(self)
        return is_written

    def _accounted(self, after: TableRecord, at: int) -> tuple[TableRecord, list[str], str]:
        """Return a record that agrees with its match, the new lines of the log, and the file if the game is over."""
        before = self.record
        if self._match is None or self._pieces is None:
            return after, [], ""
        if after.status == PLAYING:
            react(after, self._match)
        lines = self._pieces.since(before.position)
        after = accounted(before, after, self._match, self._pieces, at, self._patience)
        return after, lines, write(self._match) if after.status == OVER and before.status != OVER else ""

    # -- showing -------------------------------------------------------------------------------------

    async def show(self, person: str, viewer: int, known: int, facts: int) -> tuple[int, int, int, bytes]:
        """Return version, entries known, version of the facts, and the table as a person sees it from a seat, encoded.

        Whether it may look from there is asked each time: it may have got up, or given up.
        """
        async with self._lock:
            await self._catch_up()
            seat_of(self.record, person, viewer)
            if is_delayed(self.record, viewer) and self._match is not None and self._chronicle is not None:
                return self._show_delayed(self._match, self._chronicle, known, facts)
            course = self.record.course
            entries = course.known[viewer + 1]
            wanted = (viewer, min(known, entries), facts != course.facts)
            if wanted not in self._shown:
                self._shown[wanted] = ENCODE(self._update(*wanted))
            return versions_seen(self.record)[viewer + 1], entries, course.facts, self._shown[wanted]

    def _show_delayed(self, match: Match, chronicle: Chronicle, known: int, facts: int) -> tuple[int, int, int, bytes]:
        """Return the same for somebody who watches from behind."""
        position = self._delay.position(self.record, self._now())
        told = facts_of(self.record, self._game, self._now()) if facts != self.record.course.facts else None
        update = delayed_update(self.record, match, chronicle, position, known, told)
        return update.version, update.known, self.record.course.facts, ENCODE(update)

    def _last_known(self, viewer: int) -> int:
        """Return how many entries a viewer may know of now."""
        assert self._match is not None
        if not is_delayed(self.record, viewer):
            return self.record.course.known[viewer + 1]
        return known_at(self._match, viewer, self._delay.position(self.record, self._now()))

    async def using(self, read: Callable[[TableRecord, Match | None], T]) -> T:
        """Return what a function finds in the table as it was written; it must not change or keep anything."""
        async with self._lock:
            await self._catch_up()
            return read(self.record, self._match)

    async def position(self, viewer: int, known: int) -> Position:
        """Return the table as a viewer knew it after so many entries."""
        async with self._lock:
            await self._catch_up()
            if self._match is None or self._chronicle is None:
                raise Refused(409, "server-not-begun")
            known = min(known, self._last_known(viewer))
            return position_of_match(self._match, self._chronicle, self.id, viewer, known)

    async def entries(self, viewer: int, after: int, most: int) -> list[Entry]:
        """Return so many entries of the log after a number, as a viewer knows them."""
        async with self._lock:
            await self._catch_up()
            if self._chronicle is None:
                return []
            last = self._last_known(viewer)
            return [each for each in self._chronicle.between(viewer, after, most) if each.number <= last]

    def _update(self, viewer: int, known: int, with_facts: bool) -> Update:
        facts = facts_of(self.record, self._game, self._now()) if with_facts else None
        update = update_of(self.record, self._match, self._chronicle, viewer, known, facts)
        return replace(update, version=versions_seen(self.record)[viewer + 1])

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake()
        if self.record.plan.delay and any(listener.viewer < 0 for listener in self.listeners):
            asyncio.get_running_loop().call_later(self.record.plan.delay + SLACK, self._wake_watchers)

    def _wake_watchers(self) -> None:
        for listener in self.listeners:
            if listener.viewer < 0:
                listener.wake()


def _nothing(table: LiveTable) -> None:
    """Do nothing."""
