"""The game every test of the rules plays: Trismegistus with an edition in which each component does one thing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from emerald.games.trismegistus.catalogue import read_catalogue
from emerald.games.trismegistus.game import Trismegistus
from emerald.games.trismegistus.pieces import (
    BONUS_NAMES,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    ESSENCE_NAMES,
    FACE_NAMES,
    HOLDING_NAMES,
    NOTHING,
)
from emerald.kernel.agenda import explain
from emerald.kernel.conformance.trial import Trial

WORKSHOP = Path(__file__).with_name("workshop")
SPACES = [f"{element}-{i}" for element in ELEMENT_NAMES for i in (1, 2)]


class Laid(Trial):
    """A trial that says what lies where in the words a position is laid out with; seats count from 1."""

    def things(self, seat: int = 1) -> str:
        """What a seat holds, in the order of holdings."""
        counts = self.state.seats[seat - 1].held
        return ", ".join(counted(int(count), name) for count, name in zip(counts, HOLDING_NAMES, strict=True) if count)

    def tracks(self, seat: int = 1) -> str:
        steps = zip(ELEMENT_NAMES, self.state.seats[seat - 1].tracks, strict=True)
        return ", ".join(f"{element} {int(step)}" for element, step in steps if step)

    def die(self, seat: int = 1) -> str:
        """Colour, face and potency of the die on a potency track; empty if there is none."""
        mine = self.state.seats[seat - 1]
        return "" if mine.die < 0 else f"{COLOUR_NAMES[mine.die]} {FACE_NAMES[mine.face]} {int(mine.potency)}"

    def used(self, seat: int = 1) -> str:
        counts = self.state.seats[seat - 1].used
        return ", ".join(counted(int(count), name) for count, name in zip(counts, COLOUR_NAMES, strict=True) if count)

    def artifacts(self, seat: int = 1) -> str:
        mine = self.state.seats[seat - 1]
        words = []
        for slot, artifact in enumerate(mine.slots):
            if artifact != NOTHING:
                mark = "" if (mine.charged >> slot) & 1 else " discharged"
                words.append(f"slot-{slot + 1}: {self.artifact(artifact)}{mark}")
        return ", ".join(words)

    def beside(self, seat: int = 1) -> str:
        return self.experiments(self.state.seats[seat - 1].beside)

    def done(self, seat: int = 1) -> str:
        return self.experiments(self.state.seats[seat - 1].done)

    def publications(self, seat: int = 1) -> str:
        names = [each.name for each in self.game.catalogue.components.publications]
        hand = self.state.seats[seat - 1].publications
        return ", ".join(name for place, name in enumerate(names) if (hand >> place) & 1)

    def reached(self, seat: int = 1) -> str:
        mask = self.state.seats[seat - 1].reached
        return ", ".join(space for i, space in enumerate(SPACES) if (mask >> i) & 1)

    @property
    def bonus(self) -> str:
        tokens = zip(SPACES, self.state.bonus, strict=True)
        return ", ".join(f"{space}: {BONUS_NAMES[kind]}" for space, kind in tokens if kind != NOTHING)

    @property
    def climbs(self) -> str:
        tracks = zip(ESSENCE_NAMES, self.state.climbs, strict=True)
        return ", ".join(f"{essence}: {ELEMENT_NAMES[track]}" for essence, track in tracks)

    @property
    def pages(self) -> str:
        names = [each.name for each in self.game.catalogue.components.experiments]
        return ", ".join(f"page-{i + 1}: {names[e]}" for i, e in enumerate(self.state.pages) if e != NOTHING)

    @property
    def market(self) -> str:
        spaces = [f"{colour}-{i}" for colour in COLOUR_NAMES for i in (1, 2)]
        laid = zip(spaces, self.state.market, strict=True)
        return ", ".join(f"{space}: {self.artifact(artifact)}" for space, artifact in laid if artifact != NOTHING)

    @property
    def bowls(self) -> str:
        places = [f"{face}/{colour}" for face in FACE_NAMES for colour in COLOUR_NAMES]
        return ", ".join(counted(int(n), place) for n, place in zip(self.state.bowls, places, strict=True) if n)

    @property
    def order(self) -> str:
        return " ".join(str(int(player) + 1) for player in self.state.row)

    @property
    def moved_on(self) -> str:
        return " ".join(str(int(player) + 1) for player in self.state.next_row)

    def artifact(self, place: int) -> str:
        return str(self.game.catalogue.components.artifacts[place].name)

    def experiments(self, places: list[int]) -> str:
        names = [each.name for each in self.game.catalogue.components.experiments]
        return ", ".join(names[place] for place in places)

    def refusal(self, words: str) -> str:
        """Paragraph, key and arguments of what forbids an answer; empty if nothing does."""
        message = explain(self.state, self.asked()[0], self.game.actions.parse(words))
        return "" if message is None else str(message).replace("why-not-", "")

    def told(self, *kinds: str) -> list[str]:
        """The events of these kinds, or of all, by their kind and in their order."""
        return [event.kind for event in self.events if not kinds or event.kind in kinds]


def counted(count: int, name: str) -> str:
    return name if count == 1 else f"{count} {name}"


@pytest.fixture(scope="session")
def game() -> Trismegistus:
    """Return the game of the edition for tests; it never changes, so all tests share it."""
    return Trismegistus(read_catalogue(WORKSHOP))


@pytest.fixture(scope="session")
def lay(game: Trismegistus) -> Callable[..., Laid]:
    """Lay out a position: seats, options, lines, seed; without lines a whole game begins."""

    def lay_out(
        seats: int = 2, options: dict[str, str] | None = None, position: dict[str, str] | None = None, seed: int = 1
    ) -> Laid:
        return Laid(game, seats, options, position, seed)

    return lay_out
