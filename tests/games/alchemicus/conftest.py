"""The game every test of this folder plays: Alchemicus as its own components describe it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emerald.games.alchemicus.cards import BASE_KINDS, CARD_NAMES, GOOD_NAMES
from emerald.games.alchemicus.game import Alchemicus
from emerald.games.alchemicus.plots import first_good, has_golem, kind_at, second_good, spiritus_on
from emerald.kernel.agenda import explain
from emerald.kernel.conformance.trial import Trial


class Laid(Trial):
    """A trial that says what lies where in the words a position is laid out with; seats count from 1."""

    def hand(self, seat: int) -> str:
        return cards_in_words(self.state.seats[seat - 1].hand)

    def built(self, seat: int) -> str:
        """Plots in their order, a bare one in between as "-"."""
        plots = [plot_in_words(plot) for plot in self.state.seats[seat - 1].plots]
        while plots and plots[-1] == "-":
            plots.pop()
        return ", ".join(plots)

    def fame(self, seat: int) -> int:
        return int(self.state.seats[seat - 1].fame)

    def field(self, seat: int) -> int:
        return int(self.state.seats[seat - 1].field) + 1

    @property
    def discards(self) -> str:
        return cards_in_words(self.state.discards)

    @property
    def bank(self) -> str:
        return cards_in_words(self.state.bank)

    def refusal(self, words: str) -> str:
        """Paragraph, key and arguments of what forbids an answer; empty if nothing does."""
        message = explain(self.state, self.asked()[0], self.game.actions.parse(words))
        return "" if message is None else str(message).replace("why-not-", "")

    def pay(self) -> Laid:
        """Pay what is asked now with the first cards that will do."""
        while self.asked()[1] == "Pay":
            self.do(self.may()[0])
        return self

    def told(self, *kinds: str) -> list[str]:
        """The events of these kinds, or of all, by their kind and in their order."""
        return [event.kind for event in self.events if not kinds or event.kind in kinds]


def cards_in_words(counts: list[int]) -> str:
    held = [(int(count), name) for count, name in zip(counts, CARD_NAMES, strict=False) if count]
    return ", ".join(name if count == 1 else f"{count} {name}" for count, name in held)


def plot_in_words(plot: int) -> str:
    if plot == 0:
        return "-"
    spiritus = int(spiritus_on(plot))
    words = [CARD_NAMES[kind_at(plot)]]
    words += ["golem"] if has_golem(plot) else []
    words += ["spiritus"] if spiritus else []
    words += [str(spiritus)] if spiritus > 1 else []
    goods = [GOOD_NAMES[good - 1] for good in (first_good(plot), second_good(plot)) if good]
    if goods == ["gold", "gold"]:
        goods.pop()
    return " ".join(words) + (": " + " ".join(goods) if goods else "")


@pytest.fixture(scope="session")
def game() -> Alchemicus:
    """Return the game of the shipped catalogue; it never changes, so all tests share it."""
    return Alchemicus()


@pytest.fixture(scope="session")
def lay(game: Alchemicus) -> Callable[..., Laid]:
    """Lay out a position: seats, options, lines, seed; without lines a whole game begins."""

    def lay_out(
        seats: int = 2, options: dict[str, str] | None = None, position: dict[str, str] | None = None, seed: int = 1
    ) -> Laid:
        return Laid(game, seats, options, position, seed)

    return lay_out


@pytest.fixture(scope="session")
def all_but(game: Alchemicus) -> Callable[..., str]:
    """Say all base cards (or all Noctis cards) but those placed elsewhere, so that nothing is left to discard."""

    def rest(*placed: str, noctis: bool = False) -> str:
        counts = [int(count) for count in game.catalogue.components.copies]
        for part in ", ".join(placed).split(","):
            *count, name = part.split()
            counts[CARD_NAMES.index(name)] -= int(count[0]) if count else 1
        kinds = range(BASE_KINDS, len(counts)) if noctis else range(BASE_KINDS)
        return cards_in_words([count if kind in kinds else 0 for kind, count in enumerate(counts)])

    return rest
