"""How a finished game was decided: what every point came from, over the rounds, and what each publication rests on."""

from __future__ import annotations

from msgspec import Struct


class SymbolSheet(Struct, frozen=True):
    """A symbol of an element, on what it stands, and the place of the publication it serves, if any."""

    element: str
    kind: str
    place: str
    name: str
    serves: str


class PublicationSheet(Struct, frozen=True):
    """A publication that was held at the end."""

    place: str
    name: str
    needs: dict[str, int]
    points: int
    is_complete: bool


class SeatSheet(Struct, frozen=True):
    """What the publications of a seat rest on; nothing where a game has none."""

    seat: int
    publications: list[PublicationSheet]
    symbols: list[SymbolSheet]


class Stage(Struct, frozen=True):
    """The end of a round: for each seat in turn what its points were the sum of, the game's own opponent last."""

    number: int
    points: list[list[tuple[str, int]]]


class ScoreSheet(Struct, frozen=True):
    """Where all points of a finished game came from; `seats` are those of each stage, 0 for the game's own opponent."""

    seats: list[int]
    stages: list[Stage]
    sheets: list[SeatSheet]
