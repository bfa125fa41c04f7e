"""What is dealt on a day: of every game one table, with a seed that nobody knows before the day is over."""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

from msgspec import Struct

from emerald.server.messages.tables import SeatWish

OPENED = date(2026, 1, 1)


class DailyShape(Struct, frozen=True):
    """A table of a daily deal: its options, and who sits opposite."""

    options: dict[str, str]
    opponents: list[SeatWish]


def today(now: int) -> str:
    """Return the day of a time; days are those of UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def name_of(game: str, day: str) -> str:
    """Return what a deal is called."""
    return f"{game} {day}"


def shape_of(shapes: list[DailyShape], day: str) -> DailyShape:
    """Return the table of a day; they take turns."""
    return shapes[(date.fromisoformat(day) - OPENED).days % len(shapes)]


def seed_of(secret: bytes, game: str, day: str) -> bytes:
    """Return the seed of a day's deal, which only this server can make."""
    return hmac.new(secret, f"daily {name_of(game, day)}".encode(), sha256).digest()


def day_ends(name: str) -> int:
    """Return when the day of a deal has ended everywhere."""
    day = date.fromisoformat(name.rpartition(" ")[2])
    following = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    return int(following.timestamp() * 1000)
