"""A plot with a building, its goods and its guests, packed into one integer.

Two plots are alike for every rule exactly when their integers are equal, so a
question offers each kind of plot once. From the low end: building + 1 (4 bits),
Golem (1), Spiritus (6), first good (3) and its generation (12), second good (3)
and its generation (12). A gold is two cards, so it fills both places (A5.3).
"""

from __future__ import annotations

from typing import Final

from emerald.games.alchemicus.cards import (
    ALEMBIC,
    FORNAX,
    GOLD,
    HERBS,
    HORTEN,
    LABRIUM,
    METAL,
    METALLE,
    NOTHING,
    ORE,
    TINCTURE,
)
from emerald.kernel.vecs import i64

EMPTY_PLOT: Final = 0
_GOLEM: Final = 16
_SPIRITUS: Final = 32
_SPIRITUS_BITS: Final = 63  # a table may have forty of them (A0.5)
_FIRST: Final = 11
_SECOND: Final = 26
_GOOD_BITS: Final = 0x7FFF  # a good and its generation
LAST_GENERATION: Final = 4095


def new_building(kind: i64) -> i64:
    """Return a plot with an empty building."""
    return kind + 1


def kind_at(plot: i64) -> i64:
    """Return the building, or NO_CARD."""
    return (plot & 15) - 1


def has_golem(plot: i64) -> bool:
    """Say whether a Golem guards it."""
    return (plot & _GOLEM) != 0


def with_golem(plot: i64) -> i64:
    """Return the plot with a Golem."""
    return plot | _GOLEM


def without_golem(plot: i64) -> i64:
    """Return the plot without its Golem."""
    return plot & ~_GOLEM


def spiritus_on(plot: i64) -> i64:
    """Return how many Spiritus lie on it."""
    return (plot >> 5) & _SPIRITUS_BITS


def with_spiritus(plot: i64, change: i64) -> i64:
    """Return the plot with more or fewer Spiritus."""
    return plot + change * _SPIRITUS


def first_good(plot: i64) -> i64:
    """Return the good in the first place."""
    return (plot >> _FIRST) & 7


def first_generation(plot: i64) -> i64:
    """Return the generation of the card in the first place."""
    return (plot >> (_FIRST + 3)) & LAST_GENERATION


def second_good(plot: i64) -> i64:
    """Return the good in the second place, which only a Labrium has."""
    return (plot >> _SECOND) & 7


def second_generation(plot: i64) -> i64:
    """Return the generation of the card in the second place."""
    return (plot >> (_SECOND + 3)) & LAST_GENERATION


def is_empty(plot: i64) -> bool:
    """Say whether no good lies there."""
    return plot >> _FIRST == 0


def holds(plot: i64, good: i64) -> bool:
    """Say whether this good lies there."""
    return first_good(plot) == good or second_good(plot) == good


def with_good(plot: i64, good: i64, generation: i64, second_generation: i64) -> i64:
    """Return the plot with a good laid in its place; only a gold has a second generation."""
    if good == METAL and kind_at(plot) == LABRIUM:
        return plot | ((good | (generation << 3)) << _SECOND)
    plot |= (good | (generation << 3)) << _FIRST
    if good == GOLD:
        plot |= (good | (second_generation << 3)) << _SECOND
    return plot


def without_good(plot: i64, good: i64) -> i64:
    """Return the plot without this good."""
    if first_good(plot) == good:
        plot &= ~(_GOOD_BITS << _FIRST)
    if second_good(plot) == good:
        plot &= ~(_GOOD_BITS << _SECOND)
    return plot


def generation_of(plot: i64, good: i64) -> i64:
    """Return the generation of the card that lies there as this good."""
    return first_generation(plot) if first_good(plot) == good else second_generation(plot)


def has_room(plot: i64, good: i64) -> bool:
    """Say whether this good may be laid there, by theft or purchase (A8.2, A9.6)."""
    kind = kind_at(plot)
    if good == HERBS:
        return (kind == HORTEN or kind == ALEMBIC) and is_empty(plot)
    if good == ORE:
        return (kind == METALLE or kind == FORNAX) and is_empty(plot)
    if good == TINCTURE:
        return (kind == ALEMBIC or kind == LABRIUM) and first_good(plot) == NOTHING
    if good == METAL:
        if kind == LABRIUM:
            return second_good(plot) == NOTHING
        return kind == FORNAX and is_empty(plot)
    return kind == LABRIUM and is_empty(plot)


def is_ready(plot: i64) -> bool:
    """Say whether everything a transmutation needs lies there (A5.3)."""
    kind = kind_at(plot)
    if kind == ALEMBIC:
        return first_good(plot) == HERBS
    if kind == FORNAX:
        return first_good(plot) == ORE
    return kind == LABRIUM and first_good(plot) == TINCTURE and second_good(plot) == METAL


def transmuted(plot: i64) -> i64:
    """Return a ready plot after its transmutation: herbs to tincture, ore to metal, both to gold."""
    first = first_generation(plot)
    second = second_generation(plot)
    kind = kind_at(plot)
    bare = plot & ((1 << _FIRST) - 1)
    if kind == ALEMBIC:
        return with_good(bare, TINCTURE, first, 0)
    if kind == FORNAX:
        return with_good(bare, METAL, first, 0)
    return with_good(bare, GOLD, first, second)


def is_transmuted(plot: i64) -> bool:
    """Say whether what lies there came out of a transmutation in a building like this (A9.8)."""
    kind = kind_at(plot)
    good = first_good(plot)
    return (
        (kind == ALEMBIC and good == TINCTURE)
        or (kind == FORNAX and good == METAL)
        or (kind == LABRIUM and good == GOLD)
    )


def reverted(plot: i64) -> i64:
    """Return a transmuted plot with its goods as they were before."""
    first = first_generation(plot)
    second = second_generation(plot)
    kind = kind_at(plot)
    bare = plot & ((1 << _FIRST) - 1)
    if kind == ALEMBIC:
        return with_good(bare, HERBS, first, 0)
    if kind == FORNAX:
        return with_good(bare, ORE, first, 0)
    return with_good(with_good(bare, TINCTURE, first, 0), METAL, second, 0)
