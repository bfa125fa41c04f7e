"""A9.5, A10.3 Golem: it guards a building, and in a race it waits on a field."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import FIELDS, GOLEM, PLOTS
from emerald.games.alchemicus.plots import EMPTY_PLOT, has_golem
from emerald.games.alchemicus.rules.building import is_first_of_its_like
from emerald.games.alchemicus.rules.payment import payment
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import GUARD, POST
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.vecs import append, i64, vec


def is_shielded(s: Table, by: i64, seat: i64, plot: i64) -> bool:
    """A9.5 Say whether a Golem keeps this player's Noctis cards off a building."""
    return by != seat and has_golem(s.seats[seat].plots[plot])


@final
class SetGolem(Decision[Table]):
    """A9.5 A Golem goes under an own building, at most one each; A10.3 in a race also on an outer field."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        plots = s.seats[self.seat].plots
        found = vec[i64]()
        for plot in range(PLOTS):
            here = plots[plot]
            if here != EMPTY_PLOT and not has_golem(here) and is_first_of_its_like(plots, plot):
                found = append(found, GUARD + plot)
        if s.law.race:
            for field in range(FIELDS):
                if (s.posts >> field) & 1 == 0:
                    found = append(found, POST + field)
        return found

    def take(self, s: Table, action: i64) -> None:
        cost = payment(s, self.seat, s.law.prices[GOLEM], GOLEM, 1)
        if action >= POST:
            s.then(cost, GolemPosted(self.seat, action - POST))
        else:
            s.then(cost, GolemGuards(self.seat, action - GUARD))


@final
class GolemGuards(Task[Table]):
    """A9.5 The Golem lies under the building from now on; a Spiritus there already stays."""

    def __init__(self, seat: i64, plot: i64) -> None:
        self.seat = seat
        self.plot: Final = plot

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.plot)

    def run(self, s: Table) -> None:
        s.guard(self.seat, self.plot)


@final
class GolemPosted(Task[Table]):
    """A10.3 The Golem lies on the field until it stops a pawn."""

    def __init__(self, seat: i64, field: i64) -> None:
        self.seat = seat
        self.field: Final = field

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.field)

    def run(self, s: Table) -> None:
        s.post(self.seat, self.field)
