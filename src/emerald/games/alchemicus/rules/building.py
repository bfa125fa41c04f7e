"""A3 Building: cards from hand become buildings, at most twelve of them."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import BASE_KINDS, GLORIA, GOLD, NOTHING, PLOTS
from emerald.games.alchemicus.objections import GLORIA_IS_NO_BUILDING, TOO_FEW_CARDS
from emerald.games.alchemicus.plots import first_generation, first_good, second_generation, second_good
from emerald.games.alchemicus.rules.payment import payment
from emerald.games.alchemicus.rules.piles import discard_good
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import BUILD, PASS, TEAR_DOWN
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

NO_PLOT: Final = -1


@final
class Build(Decision[Table]):
    """A3.1 Any number of building cards from hand, each against its price; A3.2 Gloria is no building."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        hand = s.seats[self.seat].hand
        found = vec[i64]()
        for kind in range(BASE_KINDS):
            if hand[kind] > 0:
                found = append(found, BUILD + kind)
        return append(found, PASS)

    def objection(self, s: Table, action: i64) -> i64:
        if action == PASS:
            return NO_OBJECTION
        kind = action - BUILD
        if kind == GLORIA:
            return GLORIA_IS_NO_BUILDING
        if s.law.prices[kind] >= s.seats[self.seat].cards:
            return TOO_FEW_CARDS
        return NO_OBJECTION

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        if reason == TOO_FEW_CARDS:
            return {"need": int(s.law.prices[action - BUILD]), "have": int(s.seats[self.seat].cards) - 1}
        return {}

    def take(self, s: Table, action: i64) -> None:
        if action == PASS:
            return
        kind = action - BUILD
        if s.seats[self.seat].built == PLOTS:
            s.announce(self.seat, kind)
            s.then(TearDown(self.seat, kind), Build(self.seat))
        else:
            s.then(
                payment(s, self.seat, s.law.prices[kind], kind, 1),
                LayBuilding(self.seat, kind, NO_PLOT),
                Build(self.seat),
            )


@final
class TearDown(Decision[Table]):
    """A3.3 With twelve buildings, choose the one that goes, any of your own."""

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat = seat
        self.kind: Final = kind

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def candidates(self, s: Table) -> vec[i64]:
        plots = s.seats[self.seat].plots
        found = vec[i64]()
        for plot in range(PLOTS):
            if is_first_of_its_like(plots, plot):
                found = append(found, TEAR_DOWN + plot)
        return found

    def take(self, s: Table, action: i64) -> None:
        s.then(
            payment(s, self.seat, s.law.prices[self.kind], self.kind, 1),
            LayBuilding(self.seat, self.kind, action - TEAR_DOWN),
        )


@final
class LayBuilding(Task[Table]):
    """A3.1, A3.3 The price is paid: the building torn down and its goods go, the new one is laid."""

    def __init__(self, seat: i64, kind: i64, torn: i64) -> None:
        self.seat = seat
        self.kind: Final = kind
        self.torn: Final = torn

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kind, self.torn)

    def run(self, s: Table) -> None:
        if self.torn != NO_PLOT:
            clear_plot(s, self.seat, self.torn)
            s.tear_down(self.seat, self.torn)
        s.build(self.seat, self.kind)


def clear_plot(s: Table, seat: i64, plot: i64) -> None:
    """Take every good off a plot and have it discarded."""
    was = s.seats[seat].plots[plot]
    first, second = first_good(was), second_good(was)
    if second != NOTHING and second != GOLD:
        s.remove_good(seat, plot, second)
        discard_good(s, second, second_generation(was), 0)
    if first != NOTHING:
        s.remove_good(seat, plot, first)
        discard_good(s, first, first_generation(was), second_generation(was))


def is_first_of_its_like(plots: vec[i64], plot: i64) -> bool:
    """Say whether no earlier plot is the same for every rule; only the first of a kind is asked about."""
    here = plots[plot]
    for earlier in range(plot):
        if plots[earlier] == here:
            return False
    return True
