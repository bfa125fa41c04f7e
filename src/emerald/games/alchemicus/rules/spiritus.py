"""A9.7, A9.8 Spiritus stops a transmutation; Homunculus undoes one, or drives a Spiritus out."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import ALEMBIC, FORNAX, HOMUNCULUS, LABRIUM, PLOTS, SPIRITUS
from emerald.games.alchemicus.objections import GOLEM_GUARDS
from emerald.games.alchemicus.plots import is_transmuted, kind_at, spiritus_on
from emerald.games.alchemicus.rules.building import is_first_of_its_like
from emerald.games.alchemicus.rules.golem import is_shielded
from emerald.games.alchemicus.rules.payment import DiscardPlayed, payment
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import DISPEL, HAUNT, REVERT
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec


@final
class Haunt(Decision[Table]):
    """A9.7 A Spiritus goes on another player's Alembic, Fornax or Labrium; several may lie there."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for other in range(s.seat_count):
            if other == self.seat:
                continue
            plots = s.seats[other].plots
            for plot in range(PLOTS):
                kind = kind_at(plots[plot])
                if kind != ALEMBIC and kind != FORNAX and kind != LABRIUM:
                    continue
                if is_first_of_its_like(plots, plot):
                    found = append(found, HAUNT + other * PLOTS + plot)
        return found

    def objection(self, s: Table, action: i64) -> i64:
        at = action - HAUNT
        return GOLEM_GUARDS if is_shielded(s, self.seat, at // PLOTS, at % PLOTS) else NO_OBJECTION

    def take(self, s: Table, action: i64) -> None:
        other, plot = (action - HAUNT) // PLOTS, (action - HAUNT) % PLOTS
        s.then(
            payment(s, self.seat, s.law.prices[SPIRITUS], SPIRITUS, 1),
            SpiritusHaunts(self.seat, other, plot),
        )


@final
class SpiritusHaunts(Task[Table]):
    """A9.7 The Spiritus lies on the building until it stops a transmutation."""

    def __init__(self, seat: i64, other: i64, plot: i64) -> None:
        self.seat = seat
        self.other: Final = other
        self.plot: Final = plot

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.plot)

    def run(self, s: Table) -> None:
        s.haunt(self.seat, self.other, self.plot)


@final
class SendHomunculus(Decision[Table]):
    """A9.8 Undo an opponent's transmutation, or discard one Spiritus from any building; A9.5 none under a Golem."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for other in range(s.seat_count):
            if other == self.seat:
                continue
            plots = s.seats[other].plots
            for plot in range(PLOTS):
                if is_transmuted(plots[plot]) and is_first_of_its_like(plots, plot):
                    found = append(found, REVERT + other * PLOTS + plot)
        for other in range(s.seat_count):
            plots = s.seats[other].plots
            for plot in range(PLOTS):
                if spiritus_on(plots[plot]) > 0 and is_first_of_its_like(plots, plot):
                    found = append(found, DISPEL + other * PLOTS + plot)
        return found

    def objection(self, s: Table, action: i64) -> i64:
        at = action - DISPEL if action >= DISPEL else action - REVERT
        return GOLEM_GUARDS if is_shielded(s, self.seat, at // PLOTS, at % PLOTS) else NO_OBJECTION

    def take(self, s: Table, action: i64) -> None:
        s.then(
            payment(s, self.seat, s.law.prices[HOMUNCULUS], HOMUNCULUS, 1),
            HomunculusWorks(self.seat, action),
            DiscardPlayed(self.seat, HOMUNCULUS, 1),
        )


@final
class HomunculusWorks(Task[Table]):
    """A9.8 Goods go back to what they were, or the Spiritus goes to the discards."""

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat = seat
        self.action: Final = action

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.action)

    def run(self, s: Table) -> None:
        if self.action >= DISPEL:
            at = self.action - DISPEL
            s.dispel(self.seat, at // PLOTS, at % PLOTS)
        else:
            at = self.action - REVERT
            s.revert(self.seat, at // PLOTS, at % PLOTS)
