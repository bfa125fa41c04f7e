"""A9.10, A10.4 Infamia: fame is lost, or in a race the sale of gold is barred."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import GIFT, INFAMIA, PLOTS
from emerald.games.alchemicus.objections import NO_FAME_TO_LOSE, TOO_FEW_CARDS, TWO_INFAMIAS_ALREADY
from emerald.games.alchemicus.plots import has_golem
from emerald.games.alchemicus.rules.building import is_first_of_its_like
from emerald.games.alchemicus.rules.payment import DiscardPlayed, payment
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import BUY_OFF, DEFAME, SACRIFICE, SUFFER
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

MOST_INFAMIAS: Final = 2  # A10.4


@final
class Defame(Decision[Table]):
    """A9.10 Infamia strikes another player with fame; A10.4 in a race any other with fewer than two."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for other in range(s.seat_count):
            if other != self.seat:
                found = append(found, DEFAME + other)
        return found

    def objection(self, s: Table, action: i64) -> i64:
        target = s.seats[action - DEFAME]
        if s.law.race:
            return TWO_INFAMIAS_ALREADY if target.infamies >= MOST_INFAMIAS else NO_OBJECTION
        return NO_FAME_TO_LOSE if target.fame == 0 else NO_OBJECTION

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        return {"seat": int(action - DEFAME) + 1}

    def take(self, s: Table, action: i64) -> None:
        s.then(
            payment(s, self.seat, s.law.prices[INFAMIA], INFAMIA, 1),
            InfamiaStrikes(self.seat, action - DEFAME),
        )


@final
class InfamiaStrikes(Task[Table]):
    """A9.10 The target may defend; without a possible defence nothing is asked."""

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat = seat
        self.target: Final = target

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.target)

    def run(self, s: Table) -> None:
        s.defame(self.seat, self.target)
        target = s.seats[self.target]
        can_defend = target.cards >= GIFT
        for plot in range(PLOTS):
            can_defend = can_defend or has_golem(target.plots[plot])
        if can_defend:
            s.then(Defend(self.target, self.seat))
        else:
            s.then(InfamiaHits(self.seat, self.target))


@final
class Defend(Decision[Table]):
    """A9.10 Give up an active Golem or any five cards, or suffer; a Golem on the board is no defence."""

    def __init__(self, seat: i64, by: i64) -> None:
        self.seat = seat
        self.by: Final = by

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.by)

    def candidates(self, s: Table) -> vec[i64]:
        plots = s.seats[self.seat].plots
        found = vec[i64]()
        for plot in range(PLOTS):
            if has_golem(plots[plot]) and is_first_of_its_like(plots, plot):
                found = append(found, SACRIFICE + plot)
        found = append(found, BUY_OFF)
        return append(found, SUFFER)

    def objection(self, s: Table, action: i64) -> i64:
        return TOO_FEW_CARDS if action == BUY_OFF and s.seats[self.seat].cards < GIFT else NO_OBJECTION

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        return {"need": GIFT, "have": int(s.seats[self.seat].cards)}

    def take(self, s: Table, action: i64) -> None:
        played = DiscardPlayed(self.by, INFAMIA, 1)
        if action == SUFFER:
            s.then(InfamiaHits(self.by, self.seat))
        elif action == BUY_OFF:
            s.then(payment(s, self.seat, GIFT), played)
        else:
            s.then(GolemSacrificed(self.seat, action - SACRIFICE), played)


@final
class GolemSacrificed(Task[Table]):
    """A9.10 A sacrificed Golem bares its building at once."""

    def __init__(self, seat: i64, plot: i64) -> None:
        self.seat = seat
        self.plot: Final = plot

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.plot)

    def run(self, s: Table) -> None:
        s.sacrifice(self.seat, self.plot)


@final
class InfamiaHits(Task[Table]):
    """A9.10 The target loses one fame; A10.4 in a race the card comes to lie by it."""

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat = seat
        self.target: Final = target

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.target)

    def run(self, s: Table) -> None:
        if s.law.race:
            s.lay_infamia(self.seat, self.target)
        else:
            s.lose_fame(self.target, 1)
            s.then(DiscardPlayed(self.seat, INFAMIA, 1))
