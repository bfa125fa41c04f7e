"""A0 Reading the components of Alchemicus, and what a table may change of them (A0.5)."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from emerald._pure import PACKAGE
from emerald.games.alchemicus.cards import (
    ALEMBIC,
    BASE_KINDS,
    CARD_NAMES,
    FIELD_ACTIONS,
    GLORIA,
    GOLEM,
    HOMUNCULUS,
    HORTEN,
    INFAMIA,
    LABRIUM,
    MOST_SEATS,
    MUTABILUS,
    PACTUM,
    PERGULA,
    SPIRITUS,
)
from emerald.games.alchemicus.law import Components
from emerald.kernel.catalogue import Source
from emerald.kernel.faults import Fault

RECONSTRUCTED: Final = PACKAGE / "games" / "alchemicus" / "components"

PRINTED_COPIES: Final = [18, 18, 14, 14, 10, 18, 14, 10, 14, 10]
PRINTED_PRICES: Final = {
    ALEMBIC: 3,
    GLORIA: 5,
    GOLEM: 2,
    MUTABILUS: 1,
    SPIRITUS: 2,
    HOMUNCULUS: 2,
    PACTUM: 3,
    INFAMIA: 5,
}
NUMBERS_OF_A_CARD: Final = ["copies", "price"]
RING_FAULTS: Final = {
    "outer-ring-length": "the outer ring has eight fields",
    "outer-ring-spirit": "the outer ring has exactly one Spirit field",
    "outer-ring-actions": "each of the seven actions stands on the outer ring at least once",
    "inner-ring": "the inner ring is its five buildings in some order",
}
PRINTED_PRICE_FAULT: Final = "the printed price is {expected}, and printed prices stay"
MOST_COPIES: Final = 40
LOWEST_PRICE: Final = 1
HIGHEST_PRICE: Final = 9


@final
class Catalogue:
    """One checked edition: its components, its name, its hash, and how it departs from the box."""

    def __init__(self, components: Components, edition: str, digest: str, warnings: list[Fault]) -> None:
        self.components: Final = components
        self.edition: Final = edition
        self.digest: Final = digest
        self.warnings: Final = warnings


def read_catalogue(path: Path = RECONSTRUCTED) -> Catalogue:
    """Return the catalogue of a file or folder; raise CatalogueError naming everything wrong with it."""
    source = Source(path)
    copies = [0] * len(CARD_NAMES)
    prices = [0] * len(CARD_NAMES)
    printed: list[list[str]] = [[] for _ in CARD_NAMES]
    for table, names in (("card", CARD_NAMES[:BASE_KINDS]), ("noctis", CARD_NAMES[BASE_KINDS:])):
        missing = list(names)
        for item in source.items(table):
            name = item.word("id", names)
            if name in missing:
                missing.remove(name)
            kind = CARD_NAMES.index(name)
            copies[kind] = item.integer("copies", fewest_copies(kind), MOST_COPIES)
            prices[kind] = item.integer("price", LOWEST_PRICE, HIGHEST_PRICE)
            if prices[kind] != PRINTED_PRICES.get(kind, prices[kind]):
                expected = PRINTED_PRICES[kind]
                item.fault("price", "printed-price", {"sentence": PRINTED_PRICE_FAULT, "expected": expected})
            printed[kind] = item.words("printed", NUMBERS_OF_A_CARD)
        for name in missing:
            source.lacks(table, name)
    for kind, count in enumerate(PRINTED_COPIES):
        source.expect(f"{CARD_NAMES[kind]} cards", copies[kind], count)
    board = source.table("board")
    outer = [FIELD_ACTIONS.index(word) for word in board.words("outer", FIELD_ACTIONS, 8)]
    inner = [CARD_NAMES.index(word) for word in board.words("inner", CARD_NAMES[: LABRIUM + 1], 5)]
    for key, fault in (("outer", outer_ring_fault(outer)), ("inner", inner_ring_fault(inner))):
        if fault:
            board.fault(key, fault, {"sentence": RING_FAULTS[fault]})
    source.finish()
    components = Components(copies, prices, outer, inner, printed)
    return Catalogue(components, source.edition, source.digest(), source.warnings)


def fewest_copies(kind: int) -> int:
    """A0.5 Return how many copies of a card the set-up needs: Horten and Pergula for every seat, Golems for two."""
    return MOST_SEATS if kind in (HORTEN, PERGULA) else 2 if kind == GOLEM else 0 if kind > GOLEM else 1


def outer_ring_fault(outer: list[int]) -> str:
    """A0.5 Return what is wrong with an outer ring: eight fields, one Spirit, each action at least once."""
    if len(outer) != 8:
        return "outer-ring-length"
    if outer.count(FIELD_ACTIONS.index("spirit")) != 1:
        return "outer-ring-spirit"
    if len(set(outer)) != len(FIELD_ACTIONS):
        return "outer-ring-actions"
    return ""


def inner_ring_fault(inner: list[int]) -> str:
    """A0.5 Return what is wrong with an inner ring: a permutation of the five."""
    return "" if sorted(inner) == list(range(LABRIUM + 1)) else "inner-ring"
