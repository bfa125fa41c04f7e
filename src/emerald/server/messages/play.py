"""Playing: the question, what can be answered, what has happened, and what somebody wants to do."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from emerald.server.messages.boards import Board
from emerald.server.messages.tables import ClockFace, Proposal, ProposalKind, SeatNumber, TableFacts
from emerald.server.messages.words import Amount, Message

Words = Annotated[str, Meta(min_length=1, max_length=200)]  # of one answer: "build domo"
CommandKey = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,60}$")]

MOST_ANSWERS = 100

# -- what is asked ----------------------------------------------------------------------------


class Candidate(Struct, frozen=True):
    """One answer worth showing, with all a person needs to choose it or to see why it is barred.

    `passes` says that fate or another seat has the word after it, so that it cannot be taken back: it is given with
    `confirm`. The paragraph is in `message.rule`.
    """

    words: str
    message: Message
    cost: list[Amount]
    gain: list[Amount]
    warnings: list[Message]
    passes: bool
    why_not: Message | None


class Payable(Struct, frozen=True):
    """Something a payment can be made of: the answer that hands one over, and how many there are."""

    words: str
    message: Message
    most: int


class Question(Struct, frozen=True):
    """What one seat is asked, and what it can say; `suggested` are the default answers from here on, if any.

    Where things are handed over one by one, `purse` holds all of them, in the order in which they are answered: as many
    as are suggested may be chosen at will and given in one command.
    """

    seat: int
    message: Message
    candidates: list[Candidate]
    suggested: list[str]
    purse: list[Payable]


# -- what has happened ------------------------------------------------------------------------


class Happening(Struct, frozen=True):
    """Something that visibly moved: what, how many, whence and whither, in places of the game (`hand:2`, `plot:1/3`).

    `what` is `hidden` where the reader may not know it. `message` tells it in the log; without one, what follows does.
    `aside` tells it to those who look closely: what an opponent without a seat weighed, and what decided.
    """

    kind: str
    seat: int
    what: str
    amount: int
    source: str
    target: str
    message: Message | None
    aside: Message | None = None


class Entry(Struct, frozen=True):
    """One entry of the log as the reader knows it, numbered from 1, and what came of it.

    `kind` and `author` are those of the file format; `words` are empty where the reader may not know them.
    """

    number: int
    kind: str
    seat: int
    author: str
    words: str
    message: Message | None
    happenings: list[Happening]


class Draft(Struct, frozen=True):
    """One of the reader's own answers that nobody else has seen, and that can still be taken back."""

    words: str
    message: Message
    happenings: list[Happening]


class Undo(Struct, frozen=True):
    """How many answers can be taken back; if none, what stands in the way."""

    steps: int
    barrier: Message | None


class Update(Struct, frozen=True, tag="update"):
    """A table as one seat (or a watcher, 0) sees it now, and what it has not been told of how that came about.

    `version` grows with everything this reader can see of the game, by that alone, and never repeats; `known` counts
    the entries of the log it knows of. `entries` begin after the number the reader said it knows; if many are missing,
    only the last of them are here and the others can be asked for. `facts` is left out where the reader has them.
    """

    table: str
    seat: int
    version: int
    known: int
    entries: list[Entry]
    drafts: list[Draft]
    board: Board | None  # None until the game begins
    turn: Message | None  # what is being asked of whom, as everybody may know
    waiting: list[int]  # who must answer
    question: Question | None
    undo: Undo
    clocks: list[ClockFace]
    proposals: list[Proposal]
    facts: TableFacts | UnsetType = UNSET


class Why(Struct, frozen=True):
    """Why an answer cannot be given now; nothing, if it can."""

    message: Message | None


# -- what somebody wants to do ----------------------------------------------------------------


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Give one or several answers: all of them, or none. `confirm` is needed where the word passes."""

    actions: Annotated[list[Words], Meta(min_length=1, max_length=MOST_ANSWERS)]
    confirm: bool = False


class TakeBackSteps(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back one's last answers, as far as nobody has seen them."""

    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class RestartTurn(Struct, frozen=True, tag="restart", forbid_unknown_fields=True):
    """Take back all of one's answers that nobody has seen."""


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up: a bot answers for the seat from now on."""


class Propose(Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Ask the other persons for something; where there are none, it happens at once.

    `known` says after how many entries play is to go on (take-back), `other` whose seat a bot is to have (replace).
    """

    kind: ProposalKind
    known: Annotated[int, Meta(ge=0, le=9_999_999)] = 0
    other: Annotated[int, Meta(ge=0, le=8)] = 0


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Agree to a proposal, or end it."""

    number: int
    agree: bool


class Claim(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Give a bot the seat of somebody whose time has run out."""

    other: SeatNumber


Command = Play | TakeBackSteps | RestartTurn | Resign | Propose | Vote | Claim


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """A command of one seat: made at a version it saw, and under a key of its own, so that it is carried out once."""

    seat: SeatNumber
    version: int
    key: CommandKey
    command: Command
    known: Annotated[int, Meta(ge=0)] = 0  # entries the reply may leave out
    facts: Annotated[int, Meta(ge=0)] = 0  # version of the facts the reply may leave out
