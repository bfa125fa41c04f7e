"""Crucible as the kernel sees it: a Game made from one set of cards."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.actions import ActionTable
from emerald.kernel.agenda import settle
from emerald.kernel.conformance.crucible.components import CARDS, ESSENCES, REASONS, SOURCE_NAMES, Components, Law
from emerald.kernel.conformance.crucible.compose import compose
from emerald.kernel.conformance.crucible.imagine import imagine
from emerald.kernel.conformance.crucible.rules import set_up
from emerald.kernel.conformance.crucible.state import Table, new_table, points
from emerald.kernel.conformance.crucible.view import View
from emerald.kernel.game import Line, Option, Setup, Standing, rank
from emerald.kernel.messages import Message, ReasonTable, Refusal
from emerald.kernel.rng import Rng

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
OPTIONS: Final = [
    Option("rounds", "C5.1", "4", ["1", "2", "3", "4", "5", "6"]),
    Option("reactions", "C4.1", "yes", ["no", "yes"]),
]


@final
class Crucible:
    """The rules of Crucible."""

    def __init__(self, cards: list[tuple[str, int, str]] = CARDS) -> None:
        self.components: Final = Components(cards)
        self.name: Final = "crucible"
        self.rules_version: Final = 1
        self.edition: Final = "example"
        self.catalogue_hash: Final = self.components.digest
        self.seats: Final = range(FEWEST_SEATS, MOST_SEATS + 1)
        self.actions: Final[ActionTable] = self.components.action_table()
        self.reasons: Final[ReasonTable] = REASONS
        self.sources: Final = SOURCE_NAMES
        self.outcomes: Final = [self.components.names, self.components.names, ESSENCES]
        self.options: Final = OPTIONS

    def check(self, setup: Setup) -> list[Message]:
        """Return what is wrong with a set-up; empty if nothing is."""
        if setup.seats not in self.seats:
            return [Message("setup-seats", "C1.1", {"low": FEWEST_SEATS, "high": MOST_SEATS, "found": setup.seats})]
        faults: list[Message] = []
        known = {option.name: option for option in OPTIONS}
        for name, word in setup.options.items():
            if name not in known:
                faults.append(Message("setup-unknown-option", "", {"option": name}))
            elif word not in known[name].choices:
                allowed = ", ".join(known[name].choices)
                args: dict[str, int | str] = {"option": name, "word": word, "allowed": allowed}
                faults.append(Message("setup-unknown-word", known[name].rule, args))
        return faults

    def begin(self, setup: Setup) -> Table:
        """Return the state before anything was dealt."""
        s = new_table(setup.seats, self._law(setup))
        s.then(*set_up(setup.seats))
        settle(s)
        return s

    def compose(self, setup: Setup, position: dict[str, str]) -> Table:
        """Return a state laid out by hand."""
        return compose(setup.seats, self._law(setup), position)

    def view(self, s: Table, seat: int) -> View:
        """Return what a seat may know."""
        return View(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        """Return a state that agrees with a view."""
        return imagine(view, rng)

    def standings(self, s: Table) -> list[Standing]:
        """C5.1 Most points win, then most essences."""
        return rank([[Line("points", points(seat)), Line("essences", int(seat.essences()))] for seat in s.seats])

    def _law(self, setup: Setup) -> Law:
        faults = self.check(setup)
        if faults:
            raise Refusal(faults[0])
        chosen = {option.name: setup.options.get(option.name, option.default) for option in OPTIONS}
        return Law(self.components, int(chosen["rounds"]), chosen["reactions"] == "yes")
