"""A7.5, A8.3, A10.1 Who has won, and by which line of the score sheet."""

from __future__ import annotations

from emerald.games.alchemicus.cards import GOLD, PLOTS
from emerald.games.alchemicus.plots import EMPTY_PLOT, first_good, kind_at
from emerald.games.alchemicus.seat import Seat
from emerald.games.alchemicus.state import Table
from emerald.kernel.game import Line, Standing, rank
from emerald.kernel.vecs import i64


def standings(s: Table) -> list[Standing]:
    """A7.5 Most fame wins, then the higher sum of prices; A10.1 in a race whoever sold gold.

    A8.3 A race stopped by the turn limit goes to most gold on own Labria, then prices.
    """
    sheets: list[list[Line]] = []
    for seat in range(s.seat_count):
        mine = s.seats[seat]
        if s.law.race:
            sheet = [Line("gold-sold", 1 if s.winner == seat else 0)]
            if s.winner < 0:
                sheet.append(Line("gold-on-labria", int(gold_on_labria(mine))))
                sheet.append(Line("building-prices", int(sum_of_prices(s, mine))))
        else:
            sheet = [Line("fame", int(mine.fame)), Line("building-prices", int(sum_of_prices(s, mine)))]
        sheets.append(sheet)
    return rank(sheets)


def sum_of_prices(s: Table, seat: Seat) -> i64:
    """A7.5 Add up this table's prices of the standing buildings."""
    total: i64 = 0
    for plot in range(PLOTS):
        here = seat.plots[plot]
        if here != EMPTY_PLOT:
            total += s.law.prices[kind_at(here)]
    return total


def gold_on_labria(seat: Seat) -> i64:
    """A8.3 Count the gold on own Labria; it lies nowhere else."""
    total: i64 = 0
    for plot in range(PLOTS):
        if first_good(seat.plots[plot]) == GOLD:
            total += 1
    return total
