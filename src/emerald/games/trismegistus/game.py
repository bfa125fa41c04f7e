"""Trismegistus as the kernel sees it: a Game made from one catalogue."""

from __future__ import annotations

from typing import Final, final

import emerald.games.trismegistus.rules  # noqa: F401 - fills the table of steps
from emerald.games.trismegistus.catalogue import Catalogue, read_catalogue
from emerald.games.trismegistus.components import option_names
from emerald.games.trismegistus.compose import compose
from emerald.games.trismegistus.imagine import imagine
from emerald.games.trismegistus.objections import REASONS
from emerald.games.trismegistus.options import OPTIONS, faults_of, law_of
from emerald.games.trismegistus.rules.setup import SetUp
from emerald.games.trismegistus.sources import SOURCE_NAMES, outcome_names
from emerald.games.trismegistus.standings import standings
from emerald.games.trismegistus.state import Table, new_table
from emerald.games.trismegistus.verbs import action_table
from emerald.games.trismegistus.view import View
from emerald.kernel.actions import ActionTable
from emerald.kernel.agenda import settle
from emerald.kernel.game import Option, Setup, Standing
from emerald.kernel.messages import Message, ReasonTable, Refusal
from emerald.kernel.rng import Rng


@final
class Trismegistus:
    """The rules of Trismegistus, with Botmegistus for one seat."""

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self.catalogue: Final = catalogue if catalogue is not None else read_catalogue()
        components = self.catalogue.components
        self.name: Final = "trismegistus"
        self.rules_version: Final = 1
        self.edition: Final = self.catalogue.edition
        self.catalogue_hash: Final = self.catalogue.digest
        self.seats: Final = range(1, 5)
        self.actions: Final[ActionTable] = action_table(option_names())
        self.reasons: Final[ReasonTable] = REASONS
        self.sources: Final = SOURCE_NAMES
        self.outcomes: Final[list[list[str]]] = outcome_names(components)
        self.options: Final[list[Option]] = OPTIONS

    def check(self, setup: Setup) -> list[Message]:
        """Return what is wrong with a set-up; empty if nothing is."""
        return faults_of(setup)

    def begin(self, setup: Setup) -> Table:
        """Return the state before anything was dealt."""
        self._require(setup)
        components = self.catalogue.components
        s = new_table(setup.seats, law_of(setup, components), components.lexicon)
        s.then(SetUp())
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
