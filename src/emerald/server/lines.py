"""The live lines of this process, by session: whoever is logged out is hung up on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, final

from sqlalchemy import Connection, select

from emerald.server.storage.schema import SESSIONS
from emerald.server.storage.store import Store

LOG: Final = logging.getLogger("emerald.live")
SECONDS: Final = 30.0  # between two looks: another node may have ended a session
MOST_NAMES: Final = 500  # in one query

HangUp = Callable[[], Awaitable[None]]


@final
class Lines:
    """Knows every line by the hash of the token it was opened with."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._open: Final[dict[str, set[HangUp]]] = {}
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look after the lines from now on."""
        self._task = asyncio.ensure_future(self._look_on())

    async def close(self) -> None:
        """Look no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def add(self, session: str, hang_up: HangUp) -> None:
        """Learn of a line."""
        if session:  # a watcher without a name has none
            self._open.setdefault(session, set()).add(hang_up)

    def discard(self, session: str, hang_up: HangUp) -> None:
        """Learn that a line is no more."""
        there = self._open.get(session, set())
        there.discard(hang_up)
        if not there:
            self._open.pop(session, None)

    async def check(self) -> None:
        """Hang up on every line whose session has ended."""
        names = list(self._open)
        for start in range(0, len(names), MOST_NAMES):
            some = names[start : start + MOST_NAMES]
            alive = await self._store.read(partial(sessions_among, names=some))
            for name in some:
                if name not in alive:
                    for hang_up in list(self._open.get(name, ())):
                        await hang_up()

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.check()
            except Exception:  # the database may be away; then nobody can log out either
                LOG.exception("no look at the sessions of the live lines")


def sessions_among(connection: Connection, names: list[str]) -> set[str]:
    """Return which of these sessions there are."""
    return set(connection.execute(select(SESSIONS.c.token).where(SESSIONS.c.token.in_(names))).scalars())
