"""All tables of this process: each is in memory once, while somebody needs it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, final

from emerald.server.catalogues.library import Library
from emerald.server.faults import Refused
from emerald.server.lines import Lines
from emerald.server.noting import note_kept
from emerald.server.operating.measures import Measures
from emerald.server.presence import Presence
from emerald.server.settings import Settings
from emerald.server.storage import tables as rows
from emerald.server.storage.records import TableRecord
from emerald.server.storage.store import Store
from emerald.server.tables.live import LiveTable
from emerald.server.workers.pool import Pool

SLACK_SECONDS: Final = 5


def now_in_milliseconds() -> int:
    """Return the time."""
    return time.time_ns() // 1_000_000


@final
class House:
    """Finds tables, keeps those in memory that were used last, and tells the others when one has changed."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        pool: Pool,
        measures: Measures,
        now: Callable[[], int] = now_in_milliseconds,
    ) -> None:
        self.settings: Final = settings
        self.measures: Final = measures
        self.is_stopping: bool = False
        self.store: Final = store
        self.pool: Final = pool
        self.library: Final = Library(store, settings.folder / "catalogues")
        self.lines: Final = Lines(store)
        self.presence: Final = Presence()
        self.now: Final = now
        # Where nobody thinks here, a bot that is asked is at once the affair of another node.
        self.patience: Final = int((settings.thinking + SLACK_SECONDS) * 1000) if settings.workers else 0
        self.saved: Final[list[Callable[[LiveTable], None]]] = []  # who wants to know what was written here
        self._tables: Final[OrderedDict[str, LiveTable]] = OrderedDict()
        self._coming: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        measures.watch("emerald_tables", "Tables in memory.", lambda: len(self._tables))
        measures.watch("emerald_tables_heard", "Tables somebody listens to.", lambda: len(self.listened()))

    async def table(self, table_id: str) -> LiveTable:
        """Return a table; raise Refused if there is none of this name."""
        found = self._tables.get(table_id)
        if found is not None:
            self._tables.move_to_end(table_id)
            if not self.store.is_sqlite:  # the bus may have lost what another process wrote
                found.hear(await self.store.read(lambda connection: rows.version_of(connection, table_id)))
            await found.refresh()
            return found
        coming = self._coming.get(table_id)
        if coming is None:
            coming = asyncio.ensure_future(self._fetch(table_id))
            self._coming[table_id] = coming
            coming.add_done_callback(lambda _: self._coming.pop(table_id, None))
        return await asyncio.shield(coming)

    def here(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    def hear(self, table_id: str, version: int) -> None:
        """Learn that a table has a version, which another process may have written."""
        table = self._tables.get(table_id)
        if table is not None:
            table.hear(version)

    def listened(self) -> list[str]:
        """Return the tables that somebody listens to here."""
        return [table_id for table_id, table in self._tables.items() if table.listeners]

    def stop(self) -> None:
        """Let go of those who follow tables: the server is about to stop."""
        self.is_stopping = True
        for table in self._tables.values():
            table.wake()

    async def add(self, record: TableRecord, lines: list[str] | None = None, file: str = "") -> LiveTable:
        """Lay a new table, with what was played at it already."""

        def unit(connection: Any) -> None:
            rows.insert_table(connection, record, lines or [], file)
            note_kept(connection, record, "rematch", record.created)

        await self.store.write(unit, record.id)
        return self._keep(record)

    async def _fetch(self, table_id: str) -> LiveTable:
        record = await self.store.read(lambda connection: rows.find_table(connection, table_id))
        if record is None:
            raise Refused(404, "server-no-such-table")
        return self._keep(record)

    def _keep(self, record: TableRecord) -> LiveTable:
        table = LiveTable(self, record)
        table.saved = self._tell
        self._tables[record.id] = table
        self._make_room()
        return table

    def _make_room(self) -> None:
        """Let go of tables nobody has used for longest; those with listeners stay."""
        spare = len(self._tables) - self.settings.live_tables
        if spare <= 0:
            return
        for table_id, table in list(self._tables.items()):
            if spare <= 0:
                return
            if not table.is_busy:
                del self._tables[table_id]
                spare -= 1

    def _tell(self, table: LiveTable) -> None:
        self.measures.saves.inc()
        for each in self.saved:
            each(table)
