"""A5 Harvest, transport, transmutation: how goods come, go and change."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import (
    ALEMBIC,
    FORNAX,
    HERBS,
    HORTEN,
    LABRIUM,
    METAL,
    METALLE,
    NOTHING,
    ORE,
    PLOTS,
    TINCTURE,
)
from emerald.games.alchemicus.objections import NO_ROOM
from emerald.games.alchemicus.plots import first_good, has_room, is_empty, is_ready, kind_at, spiritus_on
from emerald.games.alchemicus.rules.building import is_first_of_its_like
from emerald.games.alchemicus.rules.piles import LayBank, ShuffleBase
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import CARRY, HARVEST_ALL, HARVEST_AT, INTO, PASS, TRANSMUTE
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

# -- harvest ----------------------------------------------------------------------------


def can_harvest(s: Table, seat: i64, plot: i64) -> bool:
    """A5.1 Say whether a plot is an empty, unblocked Horten or Metalle."""
    here = s.seats[seat].plots[plot]
    kind = kind_at(here)
    return (kind == HORTEN or kind == METALLE) and is_empty(here) and not s.is_blocked(kind)


def places_to_harvest(s: Table, seat: i64) -> i64:
    """A5.1 Return how many plots of a seat could be harvested."""
    found: i64 = 0
    for plot in range(PLOTS):
        if can_harvest(s, seat, plot):
            found += 1
    return found


@final
class HarvestField(Decision[Table]):
    """A5.1 Harvest all that can be harvested, or pass."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([HARVEST_ALL, PASS])

    def take(self, s: Table, action: i64) -> None:
        if action == PASS:
            return
        if s.law.bank:
            s.then(LayBank())
        cards = s.base_cards_to_come()
        if cards < places_to_harvest(s, self.seat):
            s.then(HarvestSome(self.seat, cards, 0))
        else:
            s.then(HarvestAt(self.seat, 0, 1))


@final
class HarvestSome(Decision[Table]):
    """A5.1 With too few cards to come, choose which buildings are served, from the first plot to the last."""

    def __init__(self, seat: i64, cards: i64, lowest: i64) -> None:
        self.seat = seat
        self.cards: Final = cards
        self.lowest: Final = lowest

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.cards, self.lowest)

    def candidates(self, s: Table) -> vec[i64]:
        plots = s.seats[self.seat].plots
        found = vec[i64]()
        for plot in range(self.lowest, PLOTS):
            is_offered = can_harvest(s, self.seat, plot) and is_first_of_its_like(plots, plot)
            if is_offered and self.still_to_be_served(s, plot) >= self.cards - 1:
                found = append(found, HARVEST_AT + plot)
        return found

    def still_to_be_served(self, s: Table, served: i64) -> i64:
        """Return how many plots could follow this one; of like plots the first are served, so no choice comes twice."""
        plots = s.seats[self.seat].plots
        found: i64 = 0
        for plot in range(served + 1, PLOTS):
            passed_over = False
            for earlier in range(served):
                passed_over = passed_over or plots[earlier] == plots[plot]
            if can_harvest(s, self.seat, plot) and not passed_over:
                found += 1
        return found

    def take(self, s: Table, action: i64) -> None:
        plot = action - HARVEST_AT
        if self.cards > 1:
            s.then(HarvestAt(self.seat, plot, 0), HarvestSome(self.seat, self.cards - 1, plot + 1))
        else:
            s.then(HarvestAt(self.seat, plot, 0))

    def suggest(self, s: Table) -> i64:
        """Return the first building that may be served."""
        return self.candidates(s)[0]


@final
class HarvestAt(Task[Table]):
    """A5.1 A card of the pile comes to lie on a building, face down; nobody sees it."""

    def __init__(self, seat: i64, plot: i64, and_the_rest: int) -> None:
        self.seat = seat
        self.plot: Final = plot
        self.and_the_rest: Final = and_the_rest

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.plot, self.and_the_rest)

    def run(self, s: Table) -> None:
        seat, plot = self.seat, self.plot
        if self.and_the_rest:
            while plot < PLOTS and not can_harvest(s, seat, plot):
                plot += 1
            if plot == PLOTS:
                return
            s.then(HarvestAt(seat, plot + 1, 1))
        if s.pile == 0:
            s.then(ShuffleBase(), HarvestAt(seat, plot, 0))
            return
        s.harvest(seat, plot, HERBS if kind_at(s.seats[seat].plots[plot]) == HORTEN else ORE)
        if s.pile == 0 and s.has_base_discards():
            s.then(ShuffleBase())


# -- transport --------------------------------------------------------------------------


def load_of(plot: i64) -> i64:
    """A5.2 Return the good that may be carried on from a plot, or NOTHING."""
    kind = kind_at(plot)
    good = first_good(plot)
    if kind == HORTEN or kind == METALLE:
        return good
    if (kind == ALEMBIC and good == TINCTURE) or (kind == FORNAX and good == METAL):
        return good
    return NOTHING


def goal_of(good: i64) -> i64:
    """A5.2 Return the building a good is carried to."""
    return ALEMBIC if good == HERBS else FORNAX if good == ORE else LABRIUM


def can_be_carried(s: Table, seat: i64, good: i64) -> bool:
    """A5.2 Say whether a free place waits for this good."""
    plots = s.seats[seat].plots
    goal = goal_of(good)
    for plot in range(PLOTS):
        if kind_at(plots[plot]) == goal and has_room(plots[plot], good):
            return True
    return False


def can_transport(s: Table, seat: i64) -> bool:
    """A2.8 Say whether anything could be transported."""
    plots = s.seats[seat].plots
    for plot in range(PLOTS):
        good = load_of(plots[plot])
        if good != NOTHING and can_be_carried(s, seat, good):
            return True
    return False


@final
class Transport(Decision[Table]):
    """A5.2 Carry goods on, any of your own and in any order, into places that are free by then."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        plots = s.seats[self.seat].plots
        found = vec[i64]()
        for plot in range(PLOTS):
            if load_of(plots[plot]) != NOTHING and is_first_of_its_like(plots, plot):
                found = append(found, CARRY + plot)
        return append(found, PASS)

    def objection(self, s: Table, action: i64) -> i64:
        if action == PASS:
            return NO_OBJECTION
        good = load_of(s.seats[self.seat].plots[action - CARRY])
        return NO_OBJECTION if can_be_carried(s, self.seat, good) else NO_ROOM

    def take(self, s: Table, action: i64) -> None:
        if action == PASS:
            return
        plot = action - CARRY
        targets = carry_targets(s, self.seat, load_of(s.seats[self.seat].plots[plot]))
        s.then(NextTransport(self.seat))
        if len(targets) == 1:
            s.then(Carry(self.seat, plot, targets[0]))
        else:
            s.then(CarryInto(self.seat, plot))


@final
class NextTransport(Task[Table]):
    """A5.2 Ask again as long as something can be carried."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if can_transport(s, self.seat):
            s.then(Transport(self.seat))


def carry_targets(s: Table, seat: i64, good: i64) -> vec[i64]:
    """Return the plots a good may be carried to, the first of each like."""
    plots = s.seats[seat].plots
    goal = goal_of(good)
    found = vec[i64]()
    for plot in range(PLOTS):
        if kind_at(plots[plot]) == goal and has_room(plots[plot], good) and is_first_of_its_like(plots, plot):
            found = append(found, plot)
    return found


@final
class CarryInto(Decision[Table]):
    """A5.2 Choose the place when those free are not alike."""

    def __init__(self, seat: i64, plot: i64) -> None:
        self.seat = seat
        self.plot: Final = plot

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.plot)

    def candidates(self, s: Table) -> vec[i64]:
        targets = carry_targets(s, self.seat, load_of(s.seats[self.seat].plots[self.plot]))
        for i in range(len(targets)):
            targets[i] += INTO
        return targets

    def take(self, s: Table, action: i64) -> None:
        s.then(Carry(self.seat, self.plot, action - INTO))


@final
class Carry(Task[Table]):
    """A5.2 The good moves, unseen."""

    def __init__(self, seat: i64, plot: i64, target: i64) -> None:
        self.seat = seat
        self.plot: Final = plot
        self.target: Final = target

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.plot, self.target)

    def run(self, s: Table) -> None:
        s.carry(self.seat, self.plot, load_of(s.seats[self.seat].plots[self.plot]), self.target)


# -- transmutation ----------------------------------------------------------------------


def can_transmute(s: Table, seat: i64, plot: i64) -> bool:
    """A5.3 Say whether a plot is unblocked and everything needed lies there."""
    here = s.seats[seat].plots[plot]
    return is_ready(here) and not s.is_blocked(kind_at(here))


def can_transmute_anything(s: Table, seat: i64) -> bool:
    """A2.8 Say whether a transmutation would do anything."""
    for plot in range(PLOTS):
        if can_transmute(s, seat, plot):
            return True
    return False


@final
class TransmutationField(Decision[Table]):
    """A5.3 Transmute everything that is ready, or pass."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([TRANSMUTE, PASS])

    def take(self, s: Table, action: i64) -> None:
        if action == TRANSMUTE:
            s.then(TransmuteAll(self.seat))


@final
class TransmuteAll(Task[Table]):
    """A5.3 All ready buildings convert at once, nothing chains; A9.7 a Spiritus goes instead, one each time."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        for plot in range(PLOTS):
            if can_transmute(s, self.seat, plot):
                if spiritus_on(s.seats[self.seat].plots[plot]) > 0:
                    s.dispel(self.seat, self.seat, plot)
                else:
                    s.transmute(self.seat, plot)
