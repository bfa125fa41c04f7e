"""A6 Sale: one good at a time, through one's own selling buildings; A8.2 the others may buy."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import (
    DONARIUM,
    GOLD,
    GOOD_KINDS,
    GOOD_NAMES,
    NOTHING,
    PERGULA,
    PLOTS,
    TABERNA,
)
from emerald.games.alchemicus.law import TARIFF_LINE_COUNT, pays_fame, seller_of, tariff
from emerald.games.alchemicus.objections import GOLD_NEEDS_DONARIUM, INFAMOUS_SELL_NO_GOLD, NO_SELLER_LEFT
from emerald.games.alchemicus.plots import first_good, generation_of, has_room, second_generation, second_good
from emerald.games.alchemicus.rules.building import is_first_of_its_like
from emerald.games.alchemicus.rules.payment import payment
from emerald.games.alchemicus.rules.piles import discard_good, draw_base
from emerald.games.alchemicus.rules.race import LiftBetween, WinRace
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import BUY, INTO, PASS, SELL, THROUGH
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

GOODS_A_TABERNA_SELLS: Final = 3


@final
class OpenSale(Task[Table]):
    """A6.1 Each own selling building works once a visit, a Taberna for up to three goods."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        mine = s.seats[self.seat]
        tabernae = mine.count(TABERNA) * GOODS_A_TABERNA_SELLS
        s.then(NextSale(self.seat, mine.count(PERGULA), tabernae, mine.count(DONARIUM)))


@final
class NextSale(Task[Table]):
    """A2.8 Ask for a sale as long as something can be sold."""

    def __init__(self, seat: i64, pergulae: i64, tabernae: i64, donaria: i64) -> None:
        self.seat = seat
        self.pergulae: Final = pergulae
        self.tabernae: Final = tabernae
        self.donaria: Final = donaria

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.pergulae, self.tabernae, self.donaria)

    def run(self, s: Table) -> None:
        sale = Sale(self.seat, self.pergulae, self.tabernae, self.donaria)
        plots = s.seats[self.seat].plots
        for plot in range(PLOTS):
            for good in (first_good(plots[plot]), second_good(plots[plot])):
                if good != NOTHING and sale.may_sell(s, good) == NO_OBJECTION:
                    s.then(sale)
                    return


@final
class Sale(Decision[Table]):
    """A6.1 Sell one good from any own building; each is resolved before the next is chosen."""

    def __init__(self, seat: i64, pergulae: i64, tabernae: i64, donaria: i64) -> None:
        self.seat = seat
        self.pergulae: Final = pergulae
        self.tabernae: Final = tabernae
        self.donaria: Final = donaria

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.pergulae, self.tabernae, self.donaria)

    def candidates(self, s: Table) -> vec[i64]:
        plots = s.seats[self.seat].plots
        found = vec[i64]()
        for plot in range(PLOTS):
            first, second = first_good(plots[plot]), second_good(plots[plot])
            if first == NOTHING and second == NOTHING:
                continue
            if not is_first_of_its_like(plots, plot):
                continue
            if first != NOTHING:
                found = append(found, SELL + plot * GOOD_KINDS + first - 1)
            if second != NOTHING and second != GOLD:
                found = append(found, SELL + plot * GOOD_KINDS + second - 1)
        return append(found, PASS)

    def objection(self, s: Table, action: i64) -> i64:
        if action == PASS:
            return NO_OBJECTION
        return self.may_sell(s, (action - SELL) % GOOD_KINDS + 1)

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        return {"good": GOOD_NAMES[(action - SELL) % GOOD_KINDS]} if reason == NO_SELLER_LEFT else {}

    def may_sell(self, s: Table, good: i64) -> i64:
        """Return why no building of this visit sells a good any more, or 0."""
        if good == GOLD:
            if s.law.race:
                if s.seats[self.seat].infamies > 0:
                    return INFAMOUS_SELL_NO_GOLD
                return NO_OBJECTION if self.donaria > 0 else GOLD_NEEDS_DONARIUM
            if self.donaria > 0:
                return NO_OBJECTION
        return NO_OBJECTION if self.pergulae > 0 or self.tabernae > 0 else NO_SELLER_LEFT

    def take(self, s: Table, action: i64) -> None:
        if action == PASS:
            return
        plot = (action - SELL) // GOOD_KINDS
        good = (action - SELL) % GOOD_KINDS + 1
        how = Through(self.seat, plot, good, self.pergulae, self.tabernae, self.donaria)
        lines = how.candidates(s)
        if len(lines) == 1:
            how.take(s, lines[0])
        else:
            s.then(how)


@final
class Through(Decision[Table]):
    """A6 Choose the building that sells, and whether it pays cards or fame; A10.1 a race knows no fame."""

    def __init__(self, seat: i64, plot: i64, good: i64, pergulae: i64, tabernae: i64, donaria: i64) -> None:
        self.seat = seat
        self.plot: Final = plot
        self.good: Final = good
        self.pergulae: Final = pergulae
        self.tabernae: Final = tabernae
        self.donaria: Final = donaria

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.plot, self.good, self.pergulae, self.tabernae, self.donaria)

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for line in range(TARIFF_LINE_COUNT):
            if tariff(self.good, line) == 0 or self._left(seller_of(line)) == 0:
                continue
            if s.law.race and (pays_fame(line) or (self.good == GOLD and seller_of(line) != DONARIUM)):
                continue
            found = append(found, THROUGH + line)
        return found

    def take(self, s: Table, action: i64) -> None:
        line = action - THROUGH
        seller = seller_of(line)
        s.then(
            SellGood(self.seat, self.plot, self.good, line),
            LiftBetween(self.seat),
            NextSale(
                self.seat,
                self.pergulae - (1 if seller == PERGULA else 0),
                self.tabernae - (1 if seller == TABERNA else 0),
                self.donaria - (1 if seller == DONARIUM else 0),
            ),
        )

    def _left(self, seller: i64) -> i64:
        return self.pergulae if seller == PERGULA else self.tabernae if seller == TABERNA else self.donaria


@final
class SellGood(Task[Table]):
    """A6.1 The good is discarded, then the reward comes; A8.2 for cards it is set aside until offered."""

    def __init__(self, seat: i64, plot: i64, good: i64, line: i64) -> None:
        self.seat = seat
        self.plot: Final = plot
        self.good: Final = good
        self.line: Final = line

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.plot, self.good, self.line)

    def run(self, s: Table) -> None:
        here = s.seats[self.seat].plots[self.plot]
        first = generation_of(here, self.good)
        second = second_generation(here) if self.good == GOLD else 0
        reward = tariff(self.good, self.line)
        s.sell(self.seat, self.plot, self.good, self.line)
        s.remove_good(self.seat, self.plot, self.good)
        if s.law.race and self.good == GOLD:
            s.then(WinRace(self.seat))
            discard_good(s, self.good, first, second)
        elif pays_fame(self.line):
            s.then(FameForGood(self.seat, reward))
            discard_good(s, self.good, first, second)
        elif s.law.advanced_sale:
            really = min(reward, s.base_cards_to_come())
            s.then(OfferGood(self.seat, 1, self.good, first, second, really + 1))
            draw_base(s, self.seat, reward)
        else:
            draw_base(s, self.seat, reward)
            discard_good(s, self.good, first, second)


@final
class FameForGood(Task[Table]):
    """A6 The fame a good was sold for."""

    def __init__(self, seat: i64, fame: i64) -> None:
        self.seat = seat
        self.fame: Final = fame

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.fame)

    def run(self, s: Table) -> None:
        s.gain_fame(self.seat, self.fame)


@final
class OfferGood(Task[Table]):
    """A8.2 The others from the seller's left are asked, if they could buy; unbought, the good is discarded."""

    def __init__(self, seat: i64, steps: i64, good: i64, first: i64, second: i64, price: i64) -> None:
        self.seat = seat
        self.steps: Final = steps  # how far to the left of the seller we look first
        self.good: Final = good
        self.first: Final = first
        self.second: Final = second
        self.price: Final = price

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.steps, self.good, self.first, self.second, self.price)

    def run(self, s: Table) -> None:
        for steps in range(self.steps, s.seat_count):
            if self.can_buy(s, s.left_of(self.seat, steps)):
                s.then(BuyGood(s.left_of(self.seat, steps), self.seat, self.good, self.first, self.second, self.price))
                return
        discard_good(s, self.good, self.first, self.second)

    def can_buy(self, s: Table, buyer: i64) -> bool:
        """Say whether a seat has the cards and a legal free place; everyone can see both."""
        if s.seats[buyer].cards < self.price:
            return False
        plots = s.seats[buyer].plots
        for plot in range(PLOTS):
            if has_room(plots[plot], self.good):
                return True
        return False


@final
class BuyGood(Decision[Table]):
    """A8.2, A11.1 Buy the good for the cards really received and one more, or let it pass to the next."""

    def __init__(self, seat: i64, seller: i64, good: i64, first: i64, second: i64, price: i64) -> None:
        self.seat = seat
        self.seller: Final = seller
        self.good: Final = good
        self.first: Final = first
        self.second: Final = second
        self.price: Final = price

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.seller, self.good, self.first, self.second, self.price)

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([BUY, PASS])

    def take(self, s: Table, action: i64) -> None:
        if action == PASS:
            steps = (self.seat - self.seller) % s.seat_count + 1
            s.then(OfferGood(self.seller, steps, self.good, self.first, self.second, self.price))
            return
        where = PlaceBought(self.seat, self.good, self.first, self.second, self.price)
        places = where.candidates(s)
        if len(places) == 1:
            where.take(s, places[0])
        else:
            s.then(where)


@final
class PlaceBought(Decision[Table]):
    """A8.2 The buyer picks the place, pays, and the good moves unrevealed."""

    def __init__(self, seat: i64, good: i64, first: i64, second: i64, price: i64) -> None:
        self.seat = seat
        self.good: Final = good
        self.first: Final = first
        self.second: Final = second
        self.price: Final = price

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.good, self.first, self.second, self.price)

    def candidates(self, s: Table) -> vec[i64]:
        return free_places(s, self.seat, self.good)

    def take(self, s: Table, action: i64) -> None:
        s.then(
            payment(s, self.seat, self.price),
            GoodMoves(self.seat, action - INTO, self.good, self.first, self.second),
        )


def free_places(s: Table, seat: i64, good: i64) -> vec[i64]:
    """Return the answers that lay a good on a legal free plot, the first of each like."""
    plots = s.seats[seat].plots
    found = vec[i64]()
    for plot in range(PLOTS):
        if has_room(plots[plot], good) and is_first_of_its_like(plots, plot):
            found = append(found, INTO + plot)
    return found


@final
class GoodMoves(Task[Table]):
    """A8.2 A good set aside comes to lie on its new plot; a blocked building is no obstacle."""

    def __init__(self, seat: i64, plot: i64, good: i64, first: i64, second: i64) -> None:
        self.seat = seat
        self.plot: Final = plot
        self.good: Final = good
        self.first: Final = first
        self.second: Final = second

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.plot, self.good, self.first, self.second)

    def run(self, s: Table) -> None:
        s.place_good(self.seat, self.plot, self.good, self.first, self.second)
