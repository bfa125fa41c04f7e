"""How much of anything one may ask for: buckets that fill at a rate, here; for what is dear also counted in Redis."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOG: Final = logging.getLogger("emerald.gate")
MOST_BUCKETS: Final = 50_000  # whoever was heard of longest ago begins anew
MINUTE: Final = 60


@final
class Bucket:
    """Holds so much at most, fills at a rate, and gives what it has."""

    __slots__ = ("_at", "_level", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate: Final = rate
        self._most: Final = most
        self._level = most
        self._at = now

    def take(self, now: float) -> bool:
        """Take one; say whether there was one."""
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


@final
class Buckets:
    """A bucket for everybody, of one size."""

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._most: Final = most
        self._now: Final = now
        self._found: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take one from somebody's bucket; say whether there was one. Where the rate is 0, there always is."""
        if not self._rate:
            return True
        now = self._now()
        bucket = self._found.get(who)
        if bucket is None:
            bucket = self._found[who] = Bucket(self._rate, self._most, now)
            if len(self._found) > MOST_BUCKETS:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(who)
        return bucket.take(now)


def _redis(url: str) -> Redis:
    """Return a connection to Redis, whose part is loaded only where there is one."""
    from redis.asyncio import Redis

    connection: Redis = Redis.from_url(url, socket_timeout=1)
    return connection


@final
class Shared:
    """Counts on every node together what one may ask for in a minute; while Redis is away, each counts by itself."""

    def __init__(self, most: int, url: str = "") -> None:
        self._most: Final = most
        self._alone: Final = Buckets(most / MINUTE, most)
        self._redis: Final[Redis | None] = _redis(url) if url else None

    async def take(self, who: str) -> bool:
        """Take one; say whether there was one."""
        if not self._alone.take(who):
            return False
        if self._redis is None or not self._most:
            return True
        key = f"emerald:limit:{who}:{int(time.time()) // MINUTE}"
        try:
            pipe = self._redis.pipeline(transaction=False)
            pipe.incr(key)
            pipe.expire(key, 2 * MINUTE)
            count = (await pipe.execute())[0]
        except Exception as error:  # noqa: BLE001 - whatever is wrong with Redis, each node counts by itself
            LOG.info("Redis does not count: %s", type(error).__name__)
            return True
        return int(count) <= self._most

    async def close(self) -> None:
        """Disconnect."""
        if self._redis is not None:
            await self._redis.aclose()
