"""What runs beside the requests: bots, clocks, the bus; begun and ended with the application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from email.utils import parseaddr

from emerald.server.bots.attendant import Attendant
from emerald.server.bus.polling import Polling
from emerald.server.notify.courier import Courier
from emerald.server.notify.mail import Post
from emerald.server.notify.outward import Outward
from emerald.server.notify.webpush import Sender
from emerald.server.operating.measures import Measures
from emerald.server.people.sweeping import Sweeper
from emerald.server.ratings.counter import Counter
from emerald.server.settings import Settings
from emerald.server.storage.migrate import migrate
from emerald.server.storage.store import Store
from emerald.server.tables.house import House
from emerald.server.tables.live import LiveTable
from emerald.server.watch import Watch
from emerald.server.workers.pool import Pool


@asynccontextmanager
async def running(settings: Settings, measures: Measures) -> AsyncIterator[House]:
    """Bring everything up, and down again in the opposite order."""
    migrate(settings.database_url)
    async with AsyncExitStack() as stack:
        store = Store(settings.database_url)
        stack.callback(store.close)
        pool = Pool(settings.workers, settings.worker_memory)
        stack.push_async_callback(pool.close)
        house = House(settings, store, pool, measures)
        house.lines.begin()
        stack.push_async_callback(house.lines.close)
        await house.library.keep_own(house.now())
        await _others(house, stack)
        attendant = Attendant(house, pool, settings.thinking)
        stack.push_async_callback(attendant.close)
        watch = Watch(house, attendant.attend)
        stack.push_async_callback(watch.close)
        house.saved.extend([attendant.attend, watch.note])
        if store.is_sqlite:  # there is no other process that could have them in hand
            await watch.take_up()
        watch.begin()
        sweeper = Sweeper(house)
        stack.push_async_callback(sweeper.close)
        sweeper.begin()
        counter = Counter(house)
        stack.push_async_callback(counter.close)
        house.saved.append(counter.note)
        counter.begin()
        courier = courier_of(house)
        stack.push_async_callback(courier.close)
        courier.begin()
        yield house


def courier_of(house: House) -> Courier:
    """Return what takes notices to people."""
    settings = house.settings
    post = Post(settings.folder, settings.smtp, settings.mail_from)
    return Courier(house, sender_of(settings), Outward(settings.push_anywhere), post)


def sender_of(settings: Settings) -> Sender:
    """Return in whose name push messages are sent."""
    contact = settings.origin if settings.is_secure else f"mailto:{parseaddr(settings.mail_from)[1]}"
    return Sender(settings.secret, contact)


async def _others(house: House, stack: AsyncExitStack) -> None:
    """Wake other processes and be woken, if there may be any."""
    if house.store.is_sqlite:
        return
    from emerald.server.bus.redis import RedisBus  # loads Redis, which one machine does not need

    bus = RedisBus(house.settings.redis_url, house.hear) if house.settings.redis_url else None
    if bus is not None:
        found = bus

        def tell(table: LiveTable) -> None:
            found.tell(table.id, table.record.version)

        house.saved.append(tell)
        bus.begin()
        stack.push_async_callback(bus.close)
    polling = Polling(house, lambda: bus is not None and bus.is_connected)
    polling.begin()
    stack.push_async_callback(polling.close)
