"""What a game is to everyone who plays, shows or searches it."""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar, final

from emerald.kernel.actions import ActionTable
from emerald.kernel.agenda import NOBODY, State
from emerald.kernel.messages import Message, ReasonTable
from emerald.kernel.rng import Rng
from emerald.kernel.vecs import i64, vec

S = TypeVar("S", bound=State)


@final
class Setup:
    """How many sit down, and with which options; what is not said has its default."""

    def __init__(self, seats: int, options: dict[str, str] | None = None) -> None:
        self.seats: Final = seats
        self.options: Final[dict[str, str]] = dict(options) if options is not None else {}


@final
class Option:
    """One switch of a game: its name, the words it may have (none: free text), and its default."""

    def __init__(self, name: str, rule: str, default: str, choices: list[str] | None = None) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.default: Final = default
        self.choices: Final[list[str]] = choices if choices is not None else []


@final
class Line:
    """One line of a score sheet: a message key and what it adds up to."""

    def __init__(self, key: str, value: int) -> None:
        self.key: Final = key
        self.value: Final = value


@final
class Standing:
    """Where a seat ended up: equal places are shared. Seat NOBODY is an opponent of the game's own."""

    def __init__(self, seat: int, place: int, lines: list[Line], parts: list[Line] | None = None) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.lines: Final = lines  # they decide, in this order
        self.parts: Final[list[Line]] = parts if parts is not None else []  # what the first line is the sum of


def rank(
    sheets: list[list[Line]], parts: list[list[Line]] | None = None, rival: list[Line] | None = None
) -> list[Standing]:
    """Return the standings of score sheets whose lines decide in the order written; the game's own opponent is last.

    ``parts`` says for each sheet, that of the opponent included, what its first line is the sum of.
    """
    standings: list[Standing] = []
    every = sheets if rival is None else [*sheets, rival]
    worth = [tuple([line.value for line in sheet]) for sheet in every]
    for i, sheet in enumerate(every):
        better = sum([1 for other in worth if other > worth[i]])
        seat = i if i < len(sheets) else NOBODY
        standings.append(Standing(seat, better + 1, sheet, parts[i] if parts is not None else None))
    return standings


class AnyView(Protocol):
    """What every view offers, whatever the game."""

    @property
    def seat(self) -> int:
        """Whose view it is; -1 is somebody who only watches."""

    @property
    def is_asked(self) -> bool:
        """Whether this seat is asked a question now."""

    @property
    def actions(self) -> vec[i64]:
        """The lawful answers to it, rising."""

    def key(self) -> tuple[int, ...]:
        """Return all that the view says as integers."""


class Game(Protocol[S]):
    """The rules of one title, made from one checked catalogue."""

    name: str
    rules_version: int
    edition: str
    catalogue_hash: str
    seats: range
    actions: ActionTable
    reasons: ReasonTable
    sources: list[str]
    outcomes: list[list[str]]  # by source: what each outcome is called
    options: list[Option]

    def check(self, setup: Setup) -> list[Message]:
        """Return what is wrong with a set-up; empty if nothing is."""

    def begin(self, setup: Setup) -> S:
        """Return the state before anything was dealt."""

    def compose(self, setup: Setup, position: dict[str, str]) -> S:
        """Return a state laid out by hand; raise Refusal naming the line and word that is wrong."""

    def view(self, s: S, seat: int) -> Any:
        """Return what a seat may know."""

    def imagine(self, view: Any, rng: Rng) -> S:
        """Return a state that agrees with a view."""

    def standings(self, s: S) -> list[Standing]:
        """Return who stands where, by the lines that decide."""
