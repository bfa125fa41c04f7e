"""A view as a row of numbers of fixed length and order, for environments that know no other views.

Seats are counted from the one that looks, going left; a table of fewer than four leaves the rest at 0. The order never
changes within a version of the environments; `NAMES` says what stands where.
"""

from __future__ import annotations

from typing import Any, Final

from emerald.games.alchemicus.cards import (
    ALL_KINDS,
    BASE_KINDS,
    CARD_NAMES,
    FIELDS,
    INNER_RING,
    MOST_SEATS,
    PLOTS,
)
from emerald.games.alchemicus.layout import STEPS
from emerald.games.alchemicus.lore import holders_of, kind_of
from emerald.games.alchemicus.plots import first_good, has_golem, kind_at, second_good, spiritus_on
from emerald.games.alchemicus.view import SeatSeen, View
from emerald.kernel.agenda import Step
from emerald.kernel.vecs import append, i64, vec

STEPS_SHOWN: Final = 3  # of the agenda, the next one first
FIELDS_SHOWN: Final = 5  # of each step, its seat not counted
PLOT_NUMBERS: Final = 5
HIGHEST: Final = 4095  # of any number here


def _names() -> list[str]:
    found = (
        "seats seat-from-first turn-owner spirit last-round pile noctis-pile bank-owed turn-limit "
        "with-bank with-advanced-sale with-noctis with-race golem-stops-mutabilus"
    ).split()
    found += [f"post-{field + 1}" for field in range(FIELDS)]
    found += [f"outer-{field + 1}" for field in range(FIELDS)] + [f"inner-{place + 1}" for place in range(INNER_RING)]
    found += [f"price-{card}" for card in CARD_NAMES]
    found += [f"discards-{card}" for card in CARD_NAMES] + [f"bank-{card}" for card in CARD_NAMES[:BASE_KINDS]]
    found += [f"unseen-{card}" for card in CARD_NAMES] + [f"hand-{card}" for card in CARD_NAMES]
    for seat in range(MOST_SEATS):
        here = f"seat-{seat}-"
        found += [here + word for word in "is-there fame field turns infamies noctis-cards base-cards".split()]
        for plot in range(PLOTS):
            parts = "building golem spiritus first-good second-good".split()
            found += [f"{here}plot-{plot + 1}-{part}" for part in parts]
        found += [f"{here}holds-{card}" for card in CARD_NAMES] + [f"{here}may-hold-{card}" for card in CARD_NAMES]
    for step in range(STEPS_SHOWN):
        found += [f"step-{step}", f"step-{step}-seat", *[f"step-{step}-field-{i}" for i in range(FIELDS_SHOWN)]]
    return found


NAMES: Final = _names()
SIZE: Final = len(NAMES)


def numbers_of(view: View) -> vec[i64]:
    """Return the numbers of a view; where there is nothing, and for what is counted from -1, numbers are one higher."""
    law = view.law
    me: i64 = max(view.seat, 0)
    out = vec[i64]([view.seat_count, (me - view.first + view.seat_count) % view.seat_count])
    out = append(out, _from_here(view, me, view.agenda[0].seat) if len(view.agenda) > 0 else 0)
    out = _all(
        out, vec[i64]([view.spirit, view.last_round, view.pile, view.noctis_pile, view.bank_owed, law.turn_limit])
    )
    out = _all(
        out,
        vec[i64](
            [int(law.bank), int(law.advanced_sale), int(law.noctis), int(law.race), int(law.golem_stops_mutabilus)]
        ),
    )
    for field in range(FIELDS):
        out = append(out, (view.posts >> field) & 1)
    out = _all(_all(_all(_all(out, law.outer), law.inner), law.prices), view.discards)
    for kind in range(BASE_KINDS):
        out = append(out, view.bank[kind])
    out = _all(_all(out, view.unseen), view.hand)
    for step in range(MOST_SEATS):
        out = _seat(out, view, me, step)
    for i in range(STEPS_SHOWN):
        at = len(view.agenda) - 1 - i
        out = _step(out, view, me, view.agenda[at] if at >= 0 else None)
    return out


def _all(out: vec[i64], numbers: vec[i64]) -> vec[i64]:
    for i in range(len(numbers)):
        out = append(out, numbers[i])
    return out


def _from_here(view: View, me: i64, seat: i64) -> i64:
    """Return how many places to the left a seat is, counted from 1; 0 for nobody."""
    return (seat - me + view.seat_count) % view.seat_count + 1 if seat >= 0 else 0


def _seat(out: vec[i64], view: View, me: i64, step: i64) -> vec[i64]:
    """Append what is to be seen of one seat."""
    if step >= view.seat_count:
        for _ in range(7 + PLOTS * PLOT_NUMBERS + 2 * ALL_KINDS):
            out = append(out, 0)
        return out
    seat = (me + step) % view.seat_count
    seen: SeatSeen = view.seats[seat]
    out = _all(
        out, vec[i64]([1, seen.fame, seen.field + 1, seen.turns, seen.infamies, seen.noctis_cards, seen.base_cards])
    )
    for plot in range(PLOTS):
        here = seen.plots[plot]
        out = append(append(append(out, kind_at(here) + 1), 1 if has_golem(here) else 0), spiritus_on(here))
        out = append(append(out, first_good(here)), second_good(here))
    holds = vec[i64]([0] * 32)
    for i in range(len(view.known)):
        item = view.known[i]
        holders = holders_of(item)
        if (holders >> seat) & 1:
            holds[kind_of(item) + (0 if holders == 1 << seat else ALL_KINDS)] += 1
    for i in range(len(holds)):
        out = append(out, holds[i])
    return out


def _step(out: vec[i64], view: View, me: i64, step: Step[Any] | None) -> vec[i64]:
    """Append a step of the agenda: its class, its seat, its other fields."""
    shown = 0
    if step is None:
        out = append(append(out, 0), 0)
    else:
        out = append(append(out, STEPS.classes.index(type(step)) + 1), _from_here(view, me, step.seat))
        for field in step.fields()[1 : 1 + FIELDS_SHOWN]:
            out = append(out, field + 1)
            shown += 1
    for _ in range(FIELDS_SHOWN - shown):
        out = append(out, 0)
    return out
