"""Tables: how one is laid, who sits at it, how it goes on beside the game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from emerald.server.messages.people import Name

TableId = Annotated[str, Meta(pattern="^[0-9a-z]{4,32}$")]
SeatNumber = Annotated[int, Meta(ge=1, le=8)]
Word = Annotated[str, Meta(max_length=1000)]

Status = Literal["open", "playing", "over", "abandoned"]
SeatKind = Literal["free", "person", "bot"]
Pace = Literal["none", "live", "daily"]
ProposalKind = Literal["take-back", "abandon", "replace"]
OnTimeOut = Literal["bot", "claim"]
TakeBacks = Literal["never", "unrevealed", "any"]  # all by consent; not beyond what fate has shown, or anywhere


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: whoever lays the table (several times, for one screen), a bot, or whoever comes."""

    kind: Literal["me", "bot", "free"] = "free"
    name: Annotated[str, Meta(max_length=40)] = ""  # for a person; empty is one's own name
    bot: Annotated[str, Meta(max_length=40)] = ""


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: `live` counts seconds for the game and adds some for each turn, `daily` hours for a move.

    Daily time stands still outside the hours a person plays (see their windows) and on days off.
    """

    pace: Pace = "none"
    start: Annotated[int, Meta(ge=1, le=86_400)] = 1500  # seconds, live
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 30  # seconds, live
    hours: Annotated[int, Meta(ge=1, le=720)] = 72  # hours of play, daily
    on_time_out: OnTimeOut = "claim"


class LayTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. What is left out has its default; without a seed of one's own nobody can know it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Word] = field(default_factory=dict)
    catalogue: Annotated[str, Meta(max_length=64)] = ""  # the hash of an uploaded one; empty is the game's own
    seed: Annotated[str, Meta(max_length=100)] = ""  # a word: tables with equal words are dealt alike
    is_open: bool = False  # shown in the lobby; otherwise by link only
    clock: ClockWish = field(default_factory=ClockWish)
    delay: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds those who watch are behind
    can_watch: bool = True
    take_backs: TakeBacks = "any"
    title: Annotated[str, Meta(max_length=80)] = ""
    is_rated: bool = False  # for ratings: everybody has an account and a seat of their own; who leaves has lost
    position: Annotated[dict[str, Word], Meta(max_length=60)] = field(default_factory=dict)  # laid by hand


class SeatFacts(Struct, frozen=True):
    """One seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str  # which one, where a bot sits
    is_host: bool
    has_resigned: bool
    is_late: bool  # its time has run out, and the others may give it to a bot
    is_away: bool  # a bot stands in, and the person may come back


class ClockFace(Struct, frozen=True):
    """The time of one seat: it has `left` milliseconds; if it runs, it ends at `until` (milliseconds since 1970)."""

    seat: int
    left: int
    until: int | None


class Place(Struct, frozen=True):
    """Where a seat (0: an opponent without one) ended up: equal places are shared.

    Lines decide in the order written; `parts` say what the first of them is the sum of, where it is one.
    """

    seat: int
    place: int
    lines: list[tuple[str, int]]
    parts: list[tuple[str, int]] = []


class Proposal(Struct, frozen=True):
    """What somebody asks the others for; it happens when all persons have said yes, and ends with the first no."""

    number: int
    kind: ProposalKind
    seat: int
    known: int  # take-back: play would go on after so many entries, as the reader counts them
    other: int  # replace: whose seat
    agreed: list[int]
    asked: list[int]


class TableFacts(Struct, frozen=True):
    """Everything about a table that is not the game itself; it is the same for everybody."""

    table: str
    version: int
    title: str
    game: str
    rules_version: int
    edition: str
    catalogue: str
    options: dict[str, str]
    status: Status
    is_open: bool
    can_watch: bool
    delay: int
    take_backs: TakeBacks
    clock: ClockWish
    seats: list[SeatFacts]
    seed_hash: str  # what fate is bound to; the seed itself is shown when the game is over
    seed: str
    created: int
    result: list[Place]
    rematch: str  # the table where it goes on
    said: int  # how much was said at the table; `GET …/talk` has it
    daily: str  # which daily deal it is
    is_rated: bool


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    table: str
    title: str
    game: str
    status: Status
    seats: list[SeatFacts]
    clock: ClockWish
    options: dict[str, str]
    mine: list[int]  # the seats of whoever asks
    waiting: list[int]  # who must answer; empty unless it is being played
    created: int
    changed: int
    is_rated: bool


class TableList(Struct, frozen=True):
    """Tables, newest first, and where the next page begins."""

    tables: list[TableSummary]
    next: str = ""


class Invitation(Struct, frozen=True):
    """A link that gives a seat to whoever opens it."""

    seat: int
    key: str
    path: str


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: any free one, or the one of a link. An open table needs no key."""

    seat: Annotated[int, Meta(ge=0, le=8)] = 0
    key: Annotated[str, Meta(max_length=100)] = ""
    name: Name | None = None
