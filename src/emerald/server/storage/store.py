"""Reading, and writing in batches: whatever arrives while one transaction runs goes into the next one together.

So a hundred tables share one write to the disk. Whoever waits is told when that write is durable, and not before.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar, final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from emerald.server.storage.engine import READERS, engine_of, reading_engine_of

T = TypeVar("T")
Unit = Callable[[Connection], Any]

MOST_TOGETHER: Final = 200
LOG: Final = logging.getLogger("emerald.storage")


class StorageAway(Exception):
    """The database did not answer; whether something was written is not known."""


@final
class _Waiting:
    """A unit of work and whoever waits for it."""

    def __init__(self, key: str, unit: Unit, loop: asyncio.AbstractEventLoop) -> None:
        self.key: Final = key
        self.unit: Final = unit
        self.result: Any = None
        self.fault: BaseException | None = None
        self._loop: Final = loop
        self.done: Final[asyncio.Future[Any]] = loop.create_future()

    def tell(self) -> None:
        self._loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.done.done():
            return
        if self.fault is not None:
            self.done.set_exception(self.fault)
        else:
            self.done.set_result(self.result)


@final
class Store:
    """The database, for those who live in an event loop."""

    def __init__(self, url: str, writers: int = 0) -> None:
        self.engine: Final[Engine] = engine_of(url)
        self.is_sqlite: Final = self.engine.dialect.name == "sqlite"
        self._reading: Final[Engine] = reading_engine_of(url)
        self._queue: Final[queue.SimpleQueue[_Waiting | None]] = queue.SimpleQueue()
        self._readers: Final = ThreadPoolExecutor(READERS, "reader")
        count = writers or (1 if self.is_sqlite else READERS)
        self._writers: Final = [threading.Thread(target=self._write_on, name=f"writer-{i}") for i in range(count)]
        for thread in self._writers:
            thread.start()

    async def read(self, what: Callable[[Connection], T]) -> T:
        """Return what a function finds in the database."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, what)

    async def write(self, unit: Callable[[Connection], T], key: str = "") -> T:
        """Carry out a unit of work and return what it returns, once that is durable.

        A unit may be tried twice, so it must do nothing but speak to its connection. Units that touch the same rows
        have the same key.
        """
        waiting = _Waiting(key, unit, asyncio.get_running_loop())
        self._queue.put(waiting)
        result: T = await waiting.done
        return result

    def close(self) -> None:
        """Finish what has been asked for, and stop."""
        for _ in self._writers:
            self._queue.put(None)
        for thread in self._writers:
            thread.join()
        self._readers.shutdown()
        self._reading.dispose()
        self.engine.dispose()

    # -- in the threads ------------------------------------------------------------------------

    def _read(self, what: Callable[[Connection], T]) -> T:
        try:
            return self._read_once(what)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise _named(error) from error
        try:  # the connection had been cut while nobody used it
            return self._read_once(what)
        except DBAPIError as error:
            raise _named(error) from error

    def _read_once(self, what: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return what(connection)

    def _write_on(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            ended = False
            while len(batch) < MOST_TOGETHER:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    ended = True
                    break
                batch.append(more)
            batch.sort(key=_key)  # rows are locked in one order everywhere, so that writers never wait in a circle
            self._carry_out(batch)
            if ended:
                return

    def _carry_out(self, batch: list[_Waiting]) -> None:
        """Carry out a batch in one transaction; if something breaks in it, each in one of its own."""
        try:
            with self.engine.begin() as connection:
                for waiting in batch:
                    waiting.result = waiting.unit(connection)
        except Exception as error:  # noqa: BLE001 - a unit may break in any way, and must not take others with it
            if len(batch) == 1:
                batch[0].fault = _named(error) if isinstance(error, DBAPIError) else error
                LOG.warning("a write failed: %s", type(error).__name__)
                batch[0].tell()
                return
            for waiting in batch:
                self._carry_out([waiting])
            return
        for waiting in batch:
            waiting.tell()


def _named(error: DBAPIError) -> Exception:
    """Return what went wrong: the database is away, or what it was given cannot be."""
    return error if isinstance(error, DataError | IntegrityError) else StorageAway(str(error.orig))


def _key(waiting: _Waiting) -> str:
    return waiting.key
