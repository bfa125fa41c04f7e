"""The daily deal: one set-up and one seed a day, the same for everybody; how others fared comes afterwards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from emerald.server.messages.tables import SeatWish


class DailyDeal(Struct, frozen=True):
    """What is dealt on a day; the seed stays secret until the day is over."""

    day: str
    game: str
    options: dict[str, str]
    opponents: list[SeatWish]
    seed_hash: str
    table: str  # one's own, if one has begun


class DailyResult(Struct, frozen=True):
    """How one's own game compares: how many have finished, how many fared worse, by the lines of the score."""

    day: str
    game: str
    finished: int
    place: int  # one's own place among the opponents; 0 not finished
    lines: list[tuple[str, int]]
    worse: int
    alike: int


class PlayDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down to a day's deal; one may do so once."""

    game: Annotated[str, Meta(max_length=40)]
