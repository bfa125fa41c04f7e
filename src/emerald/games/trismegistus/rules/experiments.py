"""T10 Performing an experiment: shown, paid, its rewards taken, laid into its column."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.pieces import NOTHING
from emerald.games.trismegistus.rules.formulas import UnlockOfColumn
from emerald.games.trismegistus.rules.payment import PayFor, payment_details, why_not_payable
from emerald.games.trismegistus.state import Table
from emerald.kernel.agenda import Task
from emerald.kernel.effects.resolve import Resolve
from emerald.kernel.vecs import append, i64, vec


def experiments_at_hand(s: Table, seat: i64) -> vec[i64]:
    """T10.1 Return the experiments beside a laboratory and the masterpiece in hand, rising."""
    mine = s.seats[seat]
    found = mine.beside[:]
    if mine.masterpiece != NOTHING:
        found = append(found, mine.masterpiece)
    return vec[i64](sorted(found))


def perform_objection(s: Table, seat: i64, experiment: i64) -> i64:
    """T10.2, T10.4 Say why an experiment cannot be performed now, with all discounts."""
    return why_not_payable(s, seat, experiment)


def perform_details(s: Table, seat: i64, experiment: i64, reason: i64) -> dict[str, int | str]:
    """T10.2, T10.4 Return the arguments of that reason."""
    return payment_details(s, seat, experiment, reason)


@final
class Perform(Task[Table]):
    """T10.1 An experiment beside the laboratory is performed, or the masterpiece: pay, take the rewards, lay it by."""

    def __init__(self, seat: i64, experiment: i64) -> None:
        self.seat = seat
        self.experiment: Final = experiment

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.experiment)

    def run(self, s: Table) -> None:
        seat, experiment = self.seat, self.experiment
        s.perform_experiment(seat, experiment)
        s.then(PayFor(seat, experiment), TakeRewards(seat, experiment), Complete(seat, experiment))


@final
class TakeRewards(Task[Table]):
    """T10.5 The rewards come in the order its owner likes; what counts something counts now."""

    def __init__(self, seat: i64, experiment: i64) -> None:
        self.seat = seat
        self.experiment: Final = experiment

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.experiment)

    def run(self, s: Table) -> None:
        reward = s.law.components.experiment_reward[self.experiment]
        if reward != NOTHING:
            s.then(Resolve(self.seat, reward))


@final
class Complete(Task[Table]):
    """T10.6 The experiment goes to its column; the first there unlocks one of the column's formulas."""

    def __init__(self, seat: i64, experiment: i64) -> None:
        self.seat = seat
        self.experiment: Final = experiment

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.experiment)

    def run(self, s: Table) -> None:
        element = s.law.components.experiment_element
        column = element[self.experiment]
        done = s.seats[self.seat].done
        is_first = True
        for i in range(len(done)):
            if element[done[i]] == column:
                is_first = False
        s.complete_experiment(self.seat, self.experiment)
        if is_first:
            s.then(UnlockOfColumn(self.seat, column))
