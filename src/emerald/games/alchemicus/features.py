"""What a player sees at a glance, as numbers: the ground on which positions are judged.

Own cards are known, of other hands only how many there are; so equal views give
equal features whatever world was imagined.
"""

from __future__ import annotations

from typing import Final

from emerald.games.alchemicus.cards import (
    ALEMBIC,
    ALL_KINDS,
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
    NOTHING,
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
from emerald.kernel.agenda import NOBODY
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
    # 37: the course of the game, and what hinders
    "building-prices last-round sits-late movable blocked "
    # 42: steps to the next field of each action
    "to-building to-spirit to-harvest to-transport to-transmutation to-sale to-gifts "
    # 49: own hand
    "gloria buildings-in-hand affordable playable-noctis "
    # 53: its buildings by kind
    "hand-horten hand-metalle hand-alembic hand-fornax hand-labrium hand-pergula hand-taberna hand-donarium hand-domo"
).split()

FEATURE_COUNT: Final[i64] = 62
MODES: Final = ["base", "race"]
PHASES: Final = 3
_BUILDINGS: Final[i64] = 3
_GOODS: Final[i64] = 11  # the feature before herbs
_STEPS: Final[i64] = 42
_HAND: Final[i64] = 53
_REACH: Final[i64] = 3


def phase_of(s: Layout) -> i64:
    """Return how far the game has come, in hundredths of a phase: 0 to 200 by the leader's fame.

    In a race it is 300 to 500, by the furthest Labrium.
    """
    if s.law.race:
        return 100 * (PHASES + _phase_of_race(s))
    most: i64 = 0
    for seat in s.seats:
        most = max(most, seat.fame)
    return 200 if s.last_round else min(most * 200 // FAME_TO_WIN, 200)


def turn_of(s: Layout) -> i64:
    """Return whose turn it is: the step at the bottom of the agenda is the one that will end it."""
    return s.agenda[0].seat if len(s.agenda) > 0 else NOBODY


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
    found = vec[i64]([0] * 62)
    found[0] = mine.fame
    found[1] = min(mine.cards, HAND_LIMIT)
    found[2] = max(mine.cards - HAND_LIMIT, 0)
    _count_plots(s, mine, found)
    found[22] = min(found[_BUILDINGS + HORTEN], found[_BUILDINGS + ALEMBIC])
    found[23] = min(found[_BUILDINGS + METALLE], found[_BUILDINGS + FORNAX])
    found[24] = min(found[22], found[23], found[_BUILDINGS + LABRIUM])
    found[25] = min(found[16], found[_BUILDINGS + DONARIUM])
    found[26] = min(found[14] + found[15], 3 * found[_BUILDINGS + TABERNA])
    found[30] = mine.infamies
    found[38] = s.last_round
    found[39] = (seat - s.first + s.seat_count) % s.seat_count
    found[40] = _movable(found)
    found[41] = _blocked(s, found)
    if mine.field >= 0:
        _look_ahead(s, mine, found)
    if knows_hand:
        _count_hand(s, mine, found)
    return found


def _count_plots(s: Layout, mine: Seat, found: vec[i64]) -> None:
    plots = mine.plots
    prices = s.law.prices
    for plot in range(PLOTS):
        here = plots[plot]
        if here == EMPTY_PLOT:
            continue
        kind = kind_at(here)
        found[_BUILDINGS + kind] += 1
        found[37] += prices[kind]
        first, second = first_good(here), second_good(here)
        if first != NOTHING:
            found[_GOODS + first] += 1
        if second != NOTHING and second != GOLD:
            found[_GOODS + second] += 1
        if is_ready(here):
            found[17 if kind == ALEMBIC else 18 if kind == FORNAX else 19] += 1
        elif kind == LABRIUM and not is_empty(here) and first != GOLD:
            found[20 if first != NOTHING else 21] += 1
        if (kind == HORTEN or kind == METALLE) and is_empty(here):
            found[27] += 1
        found[28] += spiritus_on(here)
        if has_golem(here):
            found[29] += 1


def _movable(found: vec[i64]) -> i64:
    """Return how many goods Transport could carry on now, places that it frees on the way not counted."""
    herbs, ore, tincture, metal, gold = found[12], found[13], found[14], found[15], found[16]
    ready_herbs, ready_ore, ready_pairs = found[17], found[18], found[19]
    in_labria = ready_pairs + found[20]
    tincture_outside, metal_outside = tincture - in_labria, metal - ready_pairs - found[21]
    labria = found[_BUILDINGS + LABRIUM] - gold - ready_pairs
    alembics = found[_BUILDINGS + ALEMBIC] - ready_herbs - tincture_outside
    fornaces = found[_BUILDINGS + FORNAX] - ready_ore - metal_outside
    on = min(herbs - ready_herbs, alembics) + min(ore - ready_ore, fornaces)
    return on + min(tincture_outside, labria - found[20]) + min(metal_outside, labria - found[21])


def _blocked(s: Layout, found: vec[i64]) -> i64:
    """Return how many own buildings of the kind the Spirit blocks there are."""
    return found[_BUILDINGS + s.spirit] if 0 <= s.spirit <= DOMO else 0


def _look_ahead(s: Layout, mine: Seat, found: vec[i64]) -> None:
    """Say how far each action is, and what useful fields lie within three steps."""
    outer = s.law.outer
    for steps in range(FIELDS, i64(0), i64(-1)):
        found[_STEPS + outer[(mine.field + steps) % FIELDS]] = steps
    refined_and_gold = found[14] + found[15] + found[16]
    sellers = found[_BUILDINGS + PERGULA] + 3 * found[_BUILDINGS + TABERNA] + found[_BUILDINGS + DONARIUM]
    if found[_STEPS + HARVEST] <= _REACH:
        found[31] = found[27] + found[_BUILDINGS + DOMO]
    if found[_STEPS + TRANSPORT] <= _REACH:
        found[32] = found[40]
    if found[_STEPS + TRANSMUTATION] <= _REACH:
        found[33] = found[17] + found[18] + 2 * found[19]
    if found[_STEPS + SALE] <= _REACH:
        found[34] = min(refined_and_gold, sellers)
    if found[_STEPS + BUILDING] <= _REACH:
        found[35] = mine.cards
    if found[_STEPS + GIFTS] <= _REACH and mine.cards >= GIFT:
        found[36] = 1


def _count_hand(s: Layout, mine: Seat, found: vec[i64]) -> None:
    hand = mine.hand
    prices = s.law.prices
    found[49] = hand[GLORIA]
    for kind in range(i64(GLORIA)):
        found[_HAND + kind] = hand[kind]
        found[50] += hand[kind]
        if hand[kind] > 0 and prices[kind] < mine.cards:
            found[51] += 1
    for kind in range(BASE_KINDS, ALL_KINDS):
        if hand[kind] > 0 and prices[kind] < mine.cards:
            found[52] += 1
