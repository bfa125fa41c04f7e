"""Sees to it that games are counted soon after they are over."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final, final

from emerald.server.ratings.counting import AT_ONCE, count_some
from emerald.server.storage.schema import OVER
from emerald.server.tables.house import House
from emerald.server.tables.live import LiveTable

LOG: Final = logging.getLogger("emerald.ratings")
SECONDS: Final = 30.0  # between two looks: a process that wrote the end of a game may have died before it counted it


@final
class Counter:
    """One task that counts what is over."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._woken: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Count from now on."""
        self._task = asyncio.ensure_future(self._count_on())

    def note(self, table: LiveTable) -> None:
        """Learn that a table has changed here."""
        if table.record.status >= OVER:
            self._woken.set()

    async def close(self) -> None:
        """Count no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _count_on(self) -> None:
        while True:
            self._woken.clear()
            try:
                while await self._house.store.write(count_some, "ratings") == AT_ONCE:
                    continue
            except Exception:
                LOG.exception("games could not be counted; they will be")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), SECONDS)
