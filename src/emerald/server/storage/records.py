"""What the columns hold that are not plain words and numbers, and a table as it is read and written."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct, field

from emerald.server.messages.hours import PlayHours
from emerald.server.messages.policies import Policy
from emerald.server.messages.tables import ClockWish, Place, ProposalKind, SeatKind, TakeBacks


class Plan(Struct, frozen=True):
    """How a table was laid."""

    host: str  # the person
    options: dict[str, str]
    catalogue: str
    title: str
    clock: ClockWish
    delay: int
    can_watch: bool
    take_backs: TakeBacks
    position: dict[str, str] = field(default_factory=dict)
    is_rated: bool = False


class ClockState(Struct, frozen=True):
    """The time of one seat: it has so many milliseconds; if it runs, `until` says when they are over."""

    left: int
    until: int = 0


class ProposalRecord(Struct, frozen=True):
    """What somebody asked the others for, and who has agreed."""

    number: int
    kind: ProposalKind
    seat: int
    position: int
    other: int
    agreed: list[int]


class Course(Struct, frozen=True):
    """What changes with every command and is not in the log."""

    tail: list[str] = field(default_factory=list)
    digest: str = ""
    versions: list[int] = field(default_factory=list)  # of what each can see: who watches first, then every seat
    known: list[int] = field(default_factory=list)  # entries of the log each of them knows of
    facts: int = 1
    clocks: list[ClockState] = field(default_factory=list)
    proposals: list[ProposalRecord] = field(default_factory=list)
    proposed: int = 0  # how many there ever were
    declined: dict[str, int] = field(default_factory=dict)  # by seat: where the log ended when it was last told no
    resigned: list[int] = field(default_factory=list)
    policies: dict[str, list[Policy]] = field(default_factory=dict)  # by seat; nobody else is shown them
    hours: dict[str, PlayHours] = field(default_factory=dict)  # by seat: when its person plays
    late: list[int] = field(default_factory=list)  # seats whose time has run out
    result: list[Place] = field(default_factory=list)
    rematch: str = ""
    said: int = 0  # how much was said at the table


class SeatRecord(Struct, frozen=True):
    """Who sits on a seat; a bot's `person` is whoever sat there before, a free one's for whom it is kept."""

    kind: SeatKind = "free"
    person: str = ""
    name: str = ""
    bot: str = ""


class TableRecord(Struct, frozen=True):
    """A table as the database has it, without its log."""

    id: str
    version: int
    status: int
    is_listed: bool
    game: str
    created: int
    changed: int
    deadline: int  # 0 none
    waiting: int
    position: int
    plan: Plan
    seed: str
    header: str
    course: Course
    seats: list[SeatRecord]
    daily: str = ""  # which daily deal this is


# Made once, before there are threads: msgspec puts together what it knows of a struct when it first reads one, and two
# threads that do so at once end the process.
READ_PLAN: Final = msgspec.json.Decoder(Plan).decode
READ_COURSE: Final = msgspec.json.Decoder(Course).decode
