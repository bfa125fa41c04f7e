"""Looks after tables whose time has come: a clock ran out, or a bot that should have answered has not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final, final

from emerald.server.bots.attendant import bots_asked
from emerald.server.faults import Refused
from emerald.server.storage.lists import due, unanswered
from emerald.server.tables.house import House
from emerald.server.tables.live import LiveTable

LOG: Final = logging.getLogger("emerald.watch")
LONGEST_SLEEP: Final = 5.0  # seconds; other processes write deadlines too
LONGEST_WITH_OTHERS: Final = 0.5  # where tables may be written by nodes at which nobody thinks
SHORTEST_SLEEP: Final = 0.05


@final
class Watch:
    """One task that sleeps until the next deadline of any table."""

    def __init__(self, house: House, attend: Callable[[LiveTable], None]) -> None:
        self._house: Final = house
        self._attend: Final = attend
        self._next: int = 0
        others_ask = not house.store.is_sqlite and bool(house.pool.workers)
        self._longest: Final = LONGEST_WITH_OTHERS if others_ask else LONGEST_SLEEP
        self._woken: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Watch from now on."""
        self._task = asyncio.ensure_future(self._watch())

    def note(self, table: LiveTable) -> None:
        """Learn of a deadline written here."""
        if table.record.deadline and (not self._next or table.record.deadline < self._next):
            self._woken.set()

    async def close(self) -> None:
        """Watch no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def take_up(self) -> None:
        """Let bots go on that were thinking when the last process of this server ended; nobody else has them."""
        for table_id in await self._house.store.read(unanswered):
            self._attend(await self._house.table(table_id))

    async def _watch(self) -> None:
        while True:
            try:
                self._woken.clear()
                tables, self._next = await self._house.store.read(partial(due, now=self._house.now()))
                for table_id in tables:
                    await self._look_at(table_id)
                sleep = (self._next - self._house.now()) / 1000 if self._next else self._longest
                await asyncio.wait_for(self._woken.wait(), min(self._longest, max(SHORTEST_SLEEP, sleep)))
            except TimeoutError:
                continue
            except Exception:
                LOG.exception("the watch stumbles, and goes on")
                await asyncio.sleep(LONGEST_SLEEP)

    async def _look_at(self, table_id: str) -> None:
        try:
            table = await self._house.table(table_id)
            record = await table.call_time()
            if bots_asked(record) and self._house.pool.workers:
                await table.postpone()
                self._attend(table)
        except Refused as refused:
            LOG.info("table %s: %s", table_id, refused)
        except Exception:  # one table that cannot be read must not stop the others' clocks
            LOG.exception("table %s cannot be looked after", table_id)
