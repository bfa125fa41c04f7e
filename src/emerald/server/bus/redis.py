"""The bus over Redis: what is published while nobody is connected is lost, and polling makes up for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, final

from redis.asyncio import Redis
from redis.exceptions import RedisError

LOG: Final = logging.getLogger("emerald.bus")
CHANNEL: Final = "emerald:tables"
RETRY_SECONDS: Final = 1.0
MOST_WAITING: Final = 10_000  # messages that are kept while Redis is slow; more are dropped, oldest first
BROKEN: Final = (RedisError, OSError, asyncio.TimeoutError)

Heard = Callable[[str, int], None]


@final
class RedisBus:
    """Publishes what this process wrote, and hears what others did."""

    def __init__(self, url: str, hear: Heard) -> None:
        self._redis: Final[Redis] = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5)
        self._hear: Final = hear
        self._news: dict[str, int] = {}
        self._is_news: Final = asyncio.Event()
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self.is_connected: bool = False

    def begin(self) -> None:
        """Connect, and keep connected."""
        self._tasks.extend([asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._publish())])

    def tell(self, table: str, version: int) -> None:
        """Tell the others that a table has a new version; the newest is enough."""
        self._news[table] = version
        while len(self._news) > MOST_WAITING:
            del self._news[next(iter(self._news))]
        self._is_news.set()

    async def close(self) -> None:
        """Disconnect."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _publish(self) -> None:
        while True:
            await self._is_news.wait()
            self._is_news.clear()
            news, self._news = self._news, {}
            try:
                pipe = self._redis.pipeline(transaction=False)
                for table, version in news.items():
                    pipe.publish(CHANNEL, f"{table} {version}")
                await pipe.execute()
            except BROKEN as error:
                LOG.warning("Redis is away: %s", type(error).__name__)
                self._news = {**news, **self._news}
                await asyncio.sleep(RETRY_SECONDS)
                self._is_news.set()

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    self.is_connected = True
                    while True:
                        message: Any = await pubsub.get_message(timeout=1.0)
                        if message is not None:
                            self._take(message["data"])
            except BROKEN as error:
                LOG.warning("Redis is away: %s", type(error).__name__)
            finally:
                self.is_connected = False
            await asyncio.sleep(RETRY_SECONDS)

    def _take(self, payload: bytes) -> None:
        table, _, version = payload.decode("ascii", "replace").partition(" ")
        if version.isdigit():
            self._hear(table, int(version))
