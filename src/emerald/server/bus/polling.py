"""Asking the database which of the tables somebody listens to have changed: the net under the bus."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final, final

from emerald.server.storage.lists import versions_of
from emerald.server.tables.house import House

LOG: Final = logging.getLogger("emerald.bus")
ALONE_SECONDS: Final = 0.5  # between two looks while no bus tells us
TOLD_SECONDS: Final = 15.0


@final
class Polling:
    """Looks now and then, and often while the bus is away."""

    def __init__(self, house: House, is_told: Callable[[], bool]) -> None:
        self._house: Final = house
        self._is_told: Final = is_told
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look from now on."""
        self._task = asyncio.ensure_future(self._look_on())

    async def close(self) -> None:
        """Look no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look_on(self) -> None:
        waited = 0.0
        while True:
            await asyncio.sleep(ALONE_SECONDS)
            waited += ALONE_SECONDS
            if self._is_told() and waited < TOLD_SECONDS:
                continue
            waited = 0.0
            try:
                await self.look()
            except Exception:  # the database may be away; then nothing changes either
                LOG.exception("no look at the tables")

    async def look(self) -> None:
        """Ask once for every table that somebody listens to."""
        tables = self._house.listened()
        if tables:
            for table, version in (await self._house.store.read(partial(versions_of, tables=tables))).items():
                self._house.hear(table, version)
