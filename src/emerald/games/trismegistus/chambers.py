"""T2.3 Reading a chamber: which of its nine cells are open, and what its rows and columns give."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.components import BONUS_PLACE_NAMES, LINE_CELLS, LINES
from emerald.games.trismegistus.lexicon import effect_of
from emerald.games.trismegistus.pieces import CELLS, OPEN_CELLS
from emerald.kernel.catalogue import Item
from emerald.kernel.effects.lexicon import Lexicon
from emerald.kernel.effects.tree import SEQUENCE, Effect

OPEN: Final = "o"
CLOSED: Final = "x"
ROWS: Final = 3
NO_EFFECT: Final = Effect(SEQUENCE)  # stands in where a text is wrong
FEWEST_IN_A_LINE: Final = 2
ANY_CHAMBER: Final = (1, 1, 1, 1, 1, 1, 1, 0, 0)  # stands in where a catalogue's is wrong
SENTENCES: Final = {
    "chamber-form": "a chamber is three rows of three cells, each o (open) or x (closed)",
    "chamber-cells": "a chamber has {expected} open cells, this one has {found}",
    "chamber-lines": "a chamber has two open cells at least in every row and column",
}


def chamber_of(item: Item) -> tuple[int, ...]:
    """T2.3 Return the open cells, row by row: written as three texts such as "o o x"."""
    rows = [row.split() for row in item.texts("chamber", ROWS)]
    if not rows:
        return ANY_CHAMBER  # noted already
    cells = tuple([1 if cell == OPEN else 0 for row in rows for cell in row])
    for row in rows:
        if len(row) != ROWS or not {*row} <= {OPEN, CLOSED}:
            return _wrong(item, "chamber-form", {})
    if sum(cells) != OPEN_CELLS:
        return _wrong(item, "chamber-cells", {"expected": OPEN_CELLS, "found": sum(cells)})
    for line in range(LINES):
        if sum([cells[cell] for cell in range(CELLS) if (LINE_CELLS[line] >> cell) & 1]) < FEWEST_IN_A_LINE:
            return _wrong(item, "chamber-lines", {})
    return cells


def bonuses_of(lexicon: Lexicon, item: Item, owner: str) -> list[Effect]:
    """T2.3 Return what rows and columns give, in the order of their places."""
    bonuses = item.table("bonuses")
    return [_bonus(lexicon, bonuses, place, f"{owner}-{place}") for place in BONUS_PLACE_NAMES]


def _bonus(lexicon: Lexicon, bonuses: Item, place: str, owner: str) -> Effect:
    return bonuses.parsed(place, lambda text: effect_of(lexicon, text, owner), NO_EFFECT, needed=True)


def _wrong(item: Item, key: str, args: dict[str, int | str]) -> tuple[int, ...]:
    item.fault("chamber", key, {"sentence": SENTENCES[key], **args})
    return ANY_CHAMBER
