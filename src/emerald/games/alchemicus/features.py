"""What a player sees at a glance, as numbers: the ground on which positions are judged.

Own cards are known, of other hands only how many there are; so equal views give
equal features whatever world was imagined.
"""

from __future__ import annotations

from typing import Final

from emerald.games.alchemicus.cards import (
    ALEMBIC,
    BASE_KINDS,
    BUILDING,
    DOMO,
    DONARIUM,
    FAME_TO_WIN,
    FIELDS,
    FORNAX,
    GIFT,
    GIFTS,
    GLORIA,
    GOLD,
    HAND_LIMIT,
    HARVEST,
    HORTEN,
    LABRIUM,
    METALLE,
    PERGULA,
    PLOTS,
    SALE,
    TABERNA,
    TRANSMUTATION,
    TRANSPORT,
)
from emerald.games.alchemicus.layout import Layout
from emerald.games.alchemicus.plots import (
    EMPTY_PLOT,
    first_good,
    has_golem,
    is_empty,
    is_ready,
    kind_at,
    second_good,
    spiritus_on,
)
from emerald.games.alchemicus.seat import Seat
from emerald.kernel.vecs import i64, vec

FEATURE_NAMES: Final = (
    # 0: what everyone sees of a seat
    "fame cards cards-over-limit horten metalle alembic fornax labrium pergula taberna donarium domo "
    # 12: goods by kind, wherever they lie
    "herbs ore tincture metal gold "
    # 17: goods where the next action works on them
    "ready-alembics ready-fornaces ready-labria tincture-in-labrium metal-in-labrium "
    # 22: buildings that serve each other
    "herb-lines ore-lines gold-lines gold-with-donarium refined-with-taberna empty-fields haunted guarded infamies "
    # 31: within three steps
    "near-harvest near-transport near-transmutation near-sale near-building near-gifts "
    # 37: own hand
    "gloria buildings-in-hand affordable playable-noctis "
    # 41: the course of the game
    "building-prices last-round is-winner"
).split()

FEATURE_COUNT: Final[i64] = 44
MODES: Final = ["base", "race"]
PHASES: Final = 3
_GOODS: Final[i64] = 11  # the feature before herbs
_REACH: Final = 3


def phase_of(s: Layout) -> i64:
    """Return how far the game has come: 0 to 2 by the leader's fame; in a race 3 to 5 by the furthest Labrium."""
    if s.law.race:
        return PHASES + _phase_of_race(s)
    most: i64 = 0
    for seat in s.seats:
        most = max(most, seat.fame)
    if s.last_round or most * 3 >= FAME_TO_WIN * 2:
        return 2
    return 1 if most * 3 >= FAME_TO_WIN else 0


def _phase_of_race(s: Layout) -> i64:
    phase: i64 = 0
    for seat in s.seats:
        for plot in seat.plots:
            if kind_at(plot) == LABRIUM:
                phase = max(phase, 2 if first_good(plot) == GOLD else 1)
    return phase


def features(s: Layout, seat: i64, knows_hand: bool) -> vec[i64]:
    """Return the features of a seat; what only its owner knows is zero for the others."""
    mine = s.seats[seat]
    found = vec[i64]([0] * 44)
    found[0] = mine.fame
    found[1] = min(mine.cards, HAND_LIMIT)
    found[2] = max(mine.cards - HAND_LIMIT, 0)
    _count_plots(s, mine, found)
    herbs, ore = found[12], found[13]
    found[22] = min(found[HORTEN + 3], found[ALEMBIC + 3])
    found[23] = min(found[METALLE + 3], found[FORNAX + 3])
    found[24] = min(found[22], found[23], found[LABRIUM + 3])
    found[25] = min(found[16], found[DONARIUM + 3])
    found[26] = min(found[14] + found[15], 3 * found[TABERNA + 3])
    found[30] = mine.infamies
    if mine.field >= 0:
        _look_ahead(s, mine, found, herbs + ore)
    if knows_hand:
        _count_hand(s, mine, found)
    found[42] = s.last_round
    found[43] = 1 if s.winner == seat else 0
    return found


def _count_plots(s: Layout, mine: Seat, found: vec[i64]) -> None:
    plots = mine.plots
    prices = s.law.prices
    for plot in range(PLOTS):
        here = plots[plot]
        if here == EMPTY_PLOT:
            continue
        kind = kind_at(here)
        found[kind + 3] += 1
        found[41] += prices[kind]
        first, second = first_good(here), second_good(here)
        if first != 0:
            found[_GOODS + first] += 1
        if second != 0 and second != GOLD:
            found[_GOODS + second] += 1
        if is_ready(here):
            found[17 if kind == ALEMBIC else 18 if kind == FORNAX else 19] += 1
        elif kind == LABRIUM and not is_empty(here) and first != GOLD:
            found[20 if first != 0 else 21] += 1
        if (kind == HORTEN or kind == METALLE) and is_empty(here):
            found[27] += 1
        found[28] += spiritus_on(here)
        if has_golem(here):
            found[29] += 1


def _look_ahead(s: Layout, mine: Seat, found: vec[i64], raw: i64) -> None:
    """Say which useful fields lie within three steps."""
    refined_and_gold = found[14] + found[15] + found[16]
    sellers = found[PERGULA + 3] + 3 * found[TABERNA + 3] + found[DONARIUM + 3]
    for step in range(1, _REACH + 1):
        action = s.law.outer[(mine.field + step) % FIELDS]
        if action == HARVEST:
            found[31] = found[27] + found[DOMO + 3]
        elif action == TRANSPORT:
            found[32] = raw + refined_and_gold
        elif action == TRANSMUTATION:
            found[33] = found[17] + found[18] + 2 * found[19]
        elif action == SALE:
            found[34] = min(refined_and_gold, sellers)
        elif action == BUILDING:
            found[35] = mine.cards
        elif action == GIFTS:
            found[36] = 1 if mine.cards >= GIFT else 0


def _count_hand(s: Layout, mine: Seat, found: vec[i64]) -> None:
    hand = mine.hand
    prices = s.law.prices
    found[37] = hand[GLORIA]
    for kind in range(GLORIA):
        found[38] += hand[kind]
        if hand[kind] > 0 and prices[kind] < mine.cards:
            found[39] += 1
    for kind in range(BASE_KINDS, i64(len(hand))):
        if hand[kind] > 0 and prices[kind] < mine.cards:
            found[40] += 1
