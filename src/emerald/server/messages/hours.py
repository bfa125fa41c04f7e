"""When somebody plays: daily clocks run only then."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

Minute = Annotated[int, Meta(ge=0, le=1440)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Window(Struct, frozen=True, forbid_unknown_fields=True):
    """Minutes of a day in which one plays, on some days of the week (1 is Monday)."""

    days: Annotated[list[Annotated[int, Meta(ge=1, le=7)]], Meta(min_length=1, max_length=7)]
    start: Minute
    end: Minute


class Absence(Struct, frozen=True, forbid_unknown_fields=True):
    """Days off, the last one included."""

    first: Day
    last: Day


class PlayHours(Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody plays; without windows at any hour."""

    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    windows: Annotated[list[Window], Meta(max_length=14)] = field(default_factory=list)
    absences: Annotated[list[Absence], Meta(max_length=20)] = field(default_factory=list)
