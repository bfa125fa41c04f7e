"""Alchemicus as the kernel sees it: a Game made from one catalogue."""

from __future__ import annotations

from typing import Final, final

import emerald.games.alchemicus.rules  # noqa: F401 - fills the table of steps
from emerald.games.alchemicus.cards import CARD_NAMES, SOURCE_NAMES
from emerald.games.alchemicus.catalogue import Catalogue, read_catalogue
from emerald.games.alchemicus.compose import compose
from emerald.games.alchemicus.imagine import imagine
from emerald.games.alchemicus.objections import REASONS
from emerald.games.alchemicus.options import OPTIONS, faults_of, law_of, may_begin
from emerald.games.alchemicus.rules.setup import SetUp
from emerald.games.alchemicus.standings import standings
from emerald.games.alchemicus.state import Table, new_table
from emerald.games.alchemicus.verbs import action_table
from emerald.games.alchemicus.view import View
from emerald.kernel.actions import ActionTable
from emerald.kernel.agenda import settle
from emerald.kernel.game import Option, Setup, Standing
from emerald.kernel.messages import Message, ReasonTable, Refusal
from emerald.kernel.rng import Rng


@final
class Alchemicus:
    """The rules of Alchemicus, Noctis and Race for Gold."""

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self.catalogue: Final = catalogue if catalogue is not None else read_catalogue()
        self.name: Final = "alchemicus"
        self.rules_version: Final = 1
        self.edition: Final = self.catalogue.edition
        self.catalogue_hash: Final = self.catalogue.digest
        self.seats: Final = range(2, 5)
        self.actions: Final[ActionTable] = action_table()
        self.reasons: Final[ReasonTable] = REASONS
        self.sources: Final = SOURCE_NAMES
        self.outcomes: Final[list[list[str]]] = [[f"seat-{i + 1}" for i in range(4)], *[CARD_NAMES] * 5]
        self.options: Final[list[Option]] = OPTIONS

    def check(self, setup: Setup) -> list[Message]:
        """Return what is wrong with a set-up; empty if nothing is."""
        return faults_of(setup, self.catalogue.components)

    def begin(self, setup: Setup) -> Table:
        """Return the state before anything was dealt."""
        self._require(setup)
        s = new_table(setup.seats, law_of(setup, self.catalogue.components))
        s.then(SetUp(may_begin(setup)))
        settle(s)
        return s

    def compose(self, setup: Setup, position: dict[str, str]) -> Table:
        """Return a state laid out by hand."""
        self._require(setup)
        return compose(setup.seats, law_of(setup, self.catalogue.components), position)

    def view(self, s: Table, seat: int) -> View:
        """Return what a seat may know."""
        return View(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        """Return a state that agrees with a view."""
        return imagine(view, rng)

    def standings(self, s: Table) -> list[Standing]:
        """Return who stands where."""
        return standings(s)

    def _require(self, setup: Setup) -> None:
        faults = self.check(setup)
        if faults:
            raise Refusal(faults[0])
