"""One who follows one table over some line: told the newest state as fast as the line takes it, never a queue."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, final

from emerald.server.faults import Refused
from emerald.server.messages.live import Listen
from emerald.server.messages.live import Refused as RefusedFrame
from emerald.server.storage.store import StorageAway
from emerald.server.tables.live import LiveTable
from emerald.server.tables.showing import ENCODE

LOG: Final = logging.getLogger("emerald.live")
RETRY_SECONDS: Final = 1.0

Send = Callable[[bytes], Awaitable[None]]


@final
class Follower:
    """Knows how far its line has been told, and sends what is new; a slow line skips what is no longer true."""

    def __init__(self, table: LiveTable, person: str, frame: Listen, send: Send) -> None:
        self.table: Final = table
        self.viewer: Final = frame.seat - 1
        self._person: Final = person
        self._version: int = frame.version
        self._known: int = frame.known
        self._facts: int = frame.facts
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
                await self._send_news()
        except Refused as refused:
            self.table.listeners.discard(self)
            await self._send(ENCODE(RefusedFrame(self.table.id, self.viewer + 1, refused.fault)))
        except StorageAway:
            self._is_woken = True
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake)
        except OSError:  # the line is cut, and whoever holds its other end will find out
            self.table.listeners.discard(self)
        except Exception:
            LOG.exception("table %s cannot be shown", self.table.id)
            self.table.listeners.discard(self)
        finally:
            self._sending = None

    async def _send_news(self) -> None:
        shown = await self.table.show(self._person, self.viewer, self._known, self._facts)
        version, known, facts, update = shown
        if (version, facts) != (self._version, self._facts):
            await self._send(update)
            self._version, self._known, self._facts = version, known, facts
