"""One who follows one table over some line: told the newest state as fast as the line takes it, never a queue."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, final

from emerald.server.tables.live import LiveTable

Send = Callable[[bytes], Awaitable[None]]


@final
class Follower:
    """Knows how far its line has been told, and sends what is new; a slow line skips what is no longer true."""

    def __init__(self, table: LiveTable, viewer: int, version: int, known: int, facts: int, send: Send) -> None:
        self.table: Final = table
        self.viewer: Final = viewer
        self._version: int = version
        self._known: int = known
        self._facts: int = facts
        self._send: Final = send
        self._sending: asyncio.Task[None] | None = None
        self._is_woken: bool = False

    def begin(self) -> None:
        """Follow from now on; what has happened since the line was last told comes at once."""
        self.table.listeners.add(self)
        self.wake()

    def end(self) -> None:
        """Follow no longer."""
        self.table.listeners.discard(self)
        if self._sending is not None:
            self._sending.cancel()

    def wake(self) -> None:
        """Send what is new, unless that is being done."""
        self._is_woken = True
        if self._sending is None:
            self._sending = asyncio.ensure_future(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while self._is_woken:
                self._is_woken = False
                version, known, facts, update = await self.table.show(self.viewer, self._known, self._facts)
                if (version, facts) != (self._version, self._facts):
                    await self._send(update)
                    self._version, self._known, self._facts = version, known, facts
        except Exception:  # noqa: BLE001 - whatever broke, this line cannot be told any more
            self.table.listeners.discard(self)
        finally:
            self._sending = None
