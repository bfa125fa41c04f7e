"""Sees to it that bots answer: whoever wrote a table at which a bot is asked lets it think.

If that process dies, the table's deadline passes and another takes it up: nothing but the table itself says that a
bot must answer. A bot that breaks is tried again; then something simpler answers for it, and play goes on.
"""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Final, final

from emerald.kernel.match.log import BOT
from emerald.kernel.match.match import Match
from emerald.kernel.match.pieces import Pieces
from emerald.server.catalogues.library import own_or
from emerald.server.faults import Refused
from emerald.server.messages.play import Play
from emerald.server.opening import opened
from emerald.server.storage.records import TableRecord
from emerald.server.storage.schema import PLAYING
from emerald.server.tables.house import House
from emerald.server.tables.live import LiveTable
from emerald.server.workers.orders import Think
from emerald.server.workers.pool import Lost, Pool, Worker

LOG: Final = logging.getLogger("emerald.bots")
TRIES: Final = 3
SIMPLEST: Final = "random"


@final
class Attendant:
    """Lets the bots of this process's tables think."""

    def __init__(self, house: House, pool: Pool, seconds: float) -> None:
        self._house: Final = house
        self._pool: Final = pool
        self._seconds: Final = seconds
        self._busy: Final[dict[str, asyncio.Task[None]]] = {}

    def attend(self, table: LiveTable) -> None:
        """Let a bot think if one is asked, and if bots think here at all; told of every change."""
        if self._pool.workers and table.id not in self._busy and bots_asked(table.record):
            task = asyncio.ensure_future(self._play_on(table))
            self._busy[table.id] = task
            task.add_done_callback(lambda _: self._busy.pop(table.id, None))

    async def close(self) -> None:
        """Stop; whatever was being thought is thought again later."""
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _play_on(self, table: LiveTable) -> None:
        """Answer until no bot is asked any more."""
        while seats := bots_asked(table.record):
            try:
                await self._answer(table, seats[0])
            except asyncio.CancelledError:
                raise
            except Refused as refused:
                LOG.info("table %s: a bot's answer came too late (%s)", table.id, refused)
            except Exception:
                LOG.exception("table %s: a bot could not answer; its deadline will bring it back", table.id)
                return

    async def _answer(self, table: LiveTable, seat: int) -> None:
        """Think, and play what was thought of; whatever breaks, something is played."""
        bot = table.record.seats[seat].bot
        for attempt in range(TRIES):
            chosen = bot if attempt + 1 < TRIES else SIMPLEST
            worker = await self._pool.take(table.id)
            try:
                version, words = await self._think(table, worker, seat, chosen)
            except Lost:
                continue
            finally:
                await self._pool.give_back(worker)
            if words:
                await table.answer(seat, version, Play(words, confirm=True), BOT)
            return
        words = await table.using(lambda record, match: simplest(record, match, seat))
        LOG.error("table %s: %s could not think; seat %d answers simply", table.id, bot, seat + 1)
        if words:
            await table.answer(seat, table.record.version, Play(words, confirm=True), BOT)

    async def _think(self, table: LiveTable, worker: Worker, seat: int, bot: str) -> tuple[int, list[str]]:
        """Return the table's version, and the answers of a seat in words."""
        has = worker.has.get(table.id, 0)
        path = await self._house.library.path(own_or(table.record))
        version, order = await table.using(
            lambda record, match: (record.version, told(record.id, path, match, seat, bot, has))
        )
        if order is None:
            return version, []
        start = perf_counter()
        try:
            thought = await worker.think(order, self._seconds)
        except Lost:
            self._house.measures.lost.inc()
            raise
        self._house.measures.thoughts.observe(perf_counter() - start)
        names = opened(order.game, order.catalogue).actions.names
        return version, [names[action] for action in thought.actions if 0 <= action < len(names)]


def bots_asked(record: TableRecord) -> list[int]:
    """Return the seats of bots that must answer."""
    if record.status != PLAYING:
        return []
    seats = enumerate(record.seats)
    return [number for number, seat in seats if seat.kind == "bot" and (record.waiting >> number) & 1]


def told(table: str, path: str, match: Match | None, seat: int, bot: str, start: int) -> Think | None:
    """Return what a process must be told that has so many entries of the log; nothing if the seat is not asked."""
    if match is None or seat not in match.asked():
        return None
    pieces = Pieces(match)
    start = start if start <= len(match.log) else 0
    return Think(
        table,
        match.game.name,
        path,
        pieces.header() if start == 0 else "",
        start,
        pieces.since(start),
        len(match.log),
        pieces.digest() if start == 0 else "",
        pieces.tail(),
        seat,
        bot,
    )


def simplest(record: TableRecord, match: Match | None, seat: int) -> list[str]:
    """Return the default answers, or the first lawful one, of a seat that is asked."""
    if match is None or seat not in match.asked():
        return []
    actions = match.suggest(seat) or [int(match.view(seat).actions[0])]
    return [match.game.actions.names[action] for action in actions]
