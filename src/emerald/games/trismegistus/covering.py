"""T1.4 to T1.6 What stands for what: refined for raw, gold for any material, mercury for an essence.

A need says what will do: a material by its space, any raw, any refined (costs), salt, sulfur, aether, any essence, any
material (what achievements ask for); needs are counted in a vec as long as SHOWS. Things are used from the first space
to gold, and each goes to the need that fewest of those still to come could meet; so one pass meets as many as possible.
"""

from __future__ import annotations

from emerald.games.trismegistus.components import (
    COST_ANY_RAW,
    COST_ANY_REFINED,
    SHOW_ANY_ESSENCE,
    SHOW_ANY_MATERIAL,
    SHOW_SALT,
    SHOWS,
)
from emerald.games.trismegistus.pieces import (
    GOLD_CUBE,
    IRON,
    MERCURY,
    NOTHING,
    REFINED,
    SALT,
    SILVER_CUBE,
)
from emerald.kernel.vecs import i64, vec


def best_use(need: vec[i64], material: i64) -> i64:
    """T1.4, T1.5 Return the need that a material had best meet, or NOTHING if it meets none of them."""
    if material == GOLD_CUBE:
        for place in range(SHOWS):
            if need[place] > 0 and not SHOW_SALT <= place < SHOW_ANY_ESSENCE:
                return place
        return NOTHING
    metal = material if material <= IRON else material - REFINED
    if material != SILVER_CUBE and need[metal] > 0:
        return metal
    if material > IRON and need[material] > 0:
        return material
    if metal == MERCURY and need[SHOW_ANY_ESSENCE] > 0:
        return SHOW_ANY_ESSENCE
    if material != SILVER_CUBE and need[COST_ANY_RAW] > 0:
        return COST_ANY_RAW
    if material > IRON and need[COST_ANY_REFINED] > 0:
        return COST_ANY_REFINED
    return SHOW_ANY_MATERIAL if need[SHOW_ANY_MATERIAL] > 0 else NOTHING


def meet(held: vec[i64], need: vec[i64], first: i64 = 0) -> i64:
    """T1.4, T1.5 Meet as many needs as the materials from one space on can, taking them off; return how many."""
    count: i64 = 0
    for material in range(first, GOLD_CUBE + 1):
        left = held[material]
        while left > 0:
            place = best_use(need, material)
            if place == NOTHING:
                break
            met = min(left, need[place])
            need[place] -= met
            left -= met
            count += met
    return count


def meet_with_essences(held: vec[i64], need: vec[i64]) -> i64:
    """T1.6 The same with salt, sulfur and aether first, for which nothing stands in."""
    count: i64 = 0
    for kind in range(i64(3)):
        left = held[SALT + kind]
        for place in (SHOW_SALT + kind, SHOW_ANY_ESSENCE):
            met = min(left, need[place])
            need[place] -= met
            left -= met
            count += met
    return count + meet(held, need)
