"""A9.6 Mutabilus: a good changes owners."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import HERBS, MUTABILUS, ORE, PLOTS
from emerald.games.alchemicus.objections import GOLEM_GUARDS
from emerald.games.alchemicus.plots import first_generation, first_good
from emerald.games.alchemicus.rules.building import is_first_of_its_like
from emerald.games.alchemicus.rules.golem import is_shielded
from emerald.games.alchemicus.rules.payment import DiscardPlayed, payment
from emerald.games.alchemicus.rules.sale import free_places
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import INTO, STEAL
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec


@final
class StealGood(Decision[Table]):
    """A9.6 Take a herbs or ore of another player, wherever it lies (A9.5: but for a Golem), if an own place is free."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        room_for_herbs = len(free_places(s, self.seat, HERBS)) > 0
        room_for_ore = len(free_places(s, self.seat, ORE)) > 0
        found = vec[i64]()
        for other in range(s.seat_count):
            if other == self.seat:
                continue
            plots = s.seats[other].plots
            for plot in range(PLOTS):
                good = first_good(plots[plot])
                if not ((good == HERBS and room_for_herbs) or (good == ORE and room_for_ore)):
                    continue
                if is_first_of_its_like(plots, plot):
                    found = append(found, STEAL + other * PLOTS + plot)
        return found

    def objection(self, s: Table, action: i64) -> i64:
        at = action - STEAL
        if s.law.golem_stops_mutabilus and is_shielded(s, self.seat, at // PLOTS, at % PLOTS):
            return GOLEM_GUARDS
        return NO_OBJECTION

    def take(self, s: Table, action: i64) -> None:
        other, plot = (action - STEAL) // PLOTS, (action - STEAL) % PLOTS
        where = PlaceStolen(self.seat, other, plot)
        places = where.candidates(s)
        if len(places) == 1:
            where.take(s, places[0])
        else:
            s.then(where)


@final
class PlaceStolen(Decision[Table]):
    """A9.6 Choose the own free place for the stolen good."""

    def __init__(self, seat: i64, other: i64, plot: i64) -> None:
        self.seat = seat
        self.other: Final = other
        self.plot: Final = plot

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.plot)

    def candidates(self, s: Table) -> vec[i64]:
        return free_places(s, self.seat, first_good(s.seats[self.other].plots[self.plot]))

    def take(self, s: Table, action: i64) -> None:
        s.then(
            payment(s, self.seat, s.law.prices[MUTABILUS], MUTABILUS, 1),
            GoodStolen(self.seat, self.other, self.plot, action - INTO),
            DiscardPlayed(self.seat, MUTABILUS, 1),
        )


@final
class GoodStolen(Task[Table]):
    """A9.6 The good changes owners and stays face down."""

    def __init__(self, seat: i64, other: i64, plot: i64, target: i64) -> None:
        self.seat = seat
        self.other: Final = other
        self.plot: Final = plot
        self.target: Final = target

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.plot, self.target)

    def run(self, s: Table) -> None:
        here = s.seats[self.other].plots[self.plot]
        good, generation = first_good(here), first_generation(here)
        s.steal_good(self.seat, self.other, self.plot)
        s.remove_good(self.other, self.plot, good)
        s.place_good(self.seat, self.target, good, generation, 0)
