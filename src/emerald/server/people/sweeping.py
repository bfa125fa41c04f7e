"""Forgets what holds no more: sessions nobody used for too long, links, how often something was tried."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, final

from sqlalchemy import Connection

from emerald.server.people import accounts, sessions, throttle
from emerald.server.tables.house import House

LOG: Final = logging.getLogger("emerald.people")
SECONDS: Final = 3_600.0


def sweep(connection: Connection, now: int) -> None:
    """Forget it."""
    sessions.forget_old(connection, now)
    accounts.forget_old_links(connection, now)
    throttle.forget_old(connection, now)


@final
class Sweeper:
    """One task that does so every hour."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Sweep from now on."""
        self._task = asyncio.ensure_future(self._sweep_on())

    async def close(self) -> None:
        """Sweep no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _sweep_on(self) -> None:
        while True:
            try:
                await self._house.store.write(lambda connection: sweep(connection, self._house.now()), "sweeping")
            except Exception:  # there will be another hour
                LOG.exception("nothing was swept")
            await asyncio.sleep(SECONDS)
