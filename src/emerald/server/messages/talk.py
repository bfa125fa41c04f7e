"""What is said at a table, what somebody writes down for themselves, and what nobody wants to hear."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Said(Struct, frozen=True):
    """Something said at a table; seat 0 is somebody who does not sit there."""

    number: int
    person: str
    seat: int
    name: str
    text: str
    at: int


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Say something to those who sit at a table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Talk(Struct, frozen=True):
    """What has been said, and whether one takes part; those one has muted are left out."""

    takes_part: bool
    said: list[Said]


class TakePart(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one wants to hear and say anything at tables; guests do not until they say so."""

    takes_part: bool


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    """Hear no more of somebody, or hear them again."""

    person: Annotated[str, Meta(max_length=32)]
    muted: bool


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell whoever runs the server of something that was said."""

    number: Annotated[int, Meta(ge=1)]
    reason: Annotated[str, Meta(max_length=500)] = ""


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has written down for themselves at a table."""

    text: Annotated[str, Meta(max_length=10_000)]


class Complaint(Struct, frozen=True):
    """Who reports something, when, and why."""

    name: str
    reason: str
    at: int


class Reported(Struct, frozen=True):
    """Something that was said, with all who report it; only whoever runs the server sees it."""

    table: str
    said: Said
    complaints: list[Complaint]


class Settle(Struct, frozen=True, forbid_unknown_fields=True):
    """Settle what was reported: nothing more, or take it away, or silence whoever said it for some days."""

    table: Annotated[str, Meta(max_length=32)]
    number: Annotated[int, Meta(ge=1)]
    take_away: bool = False
    silence_days: Annotated[int, Meta(ge=0, le=3_650)] = 0
