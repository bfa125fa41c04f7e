"""A0 The numbers of everything that has a name: cards, goods, fields, and where they go."""

from __future__ import annotations

from typing import Final

from emerald.kernel.vecs import i64

# -- cards; buildings first, in the order of the card list ------------------------------

HORTEN: Final = 0
METALLE: Final = 1
ALEMBIC: Final = 2
FORNAX: Final = 3
LABRIUM: Final = 4
PERGULA: Final = 5
TABERNA: Final = 6
DONARIUM: Final = 7
DOMO: Final = 8
GLORIA: Final = 9
GOLEM: Final = 10
MUTABILUS: Final = 11
SPIRITUS: Final = 12
HOMUNCULUS: Final = 13
PACTUM: Final = 14
INFAMIA: Final = 15

BASE_KINDS: Final[i64] = 10
ALL_KINDS: Final[i64] = 16
NO_CARD: Final = -1

CARD_NAMES: Final = (
    "horten metalle alembic fornax labrium pergula taberna donarium domo gloria "
    "golem mutabilus spiritus homunculus pactum infamia"
).split()

# -- goods ------------------------------------------------------------------------------

NOTHING: Final = 0
HERBS: Final = 1
ORE: Final = 2
TINCTURE: Final = 3
METAL: Final = 4
GOLD: Final = 5

GOOD_KINDS: Final[i64] = 5
GOOD_NAMES: Final = "herbs ore tincture metal gold".split()

# -- the outer ring: what a field lets you do -------------------------------------------

BUILDING: Final = 0
SPIRIT: Final = 1
HARVEST: Final = 2
TRANSPORT: Final = 3
TRANSMUTATION: Final = 4
SALE: Final = 5
GIFTS: Final = 6

FIELDS: Final[i64] = 8
FIELD_ACTIONS: Final = "building spirit harvest transport transmutation sale gifts".split()
OFF_THE_BOARD: Final = -1

# -- the inner ring: which building the Spirit may block; its centre is Domo -------------

INNER_RING: Final[i64] = 5

# -- the player's side of the table -----------------------------------------------------

PLOTS: Final[i64] = 12  # A3.3
MOST_SEATS: Final[i64] = 4
HAND_LIMIT: Final = 10  # A7.3
OPENING_HAND: Final = 5  # A1.3
BANK_SIZE: Final = 5  # A8.1
FAME_TO_WIN: Final = 20  # A7.4
GIFT: Final = 5  # A7.1, A7.2: cards for one fame

# -- where fate speaks ------------------------------------------------------------------

FROM_FIRST_SEAT: Final = 0
FROM_BASE_PILE: Final = 1
FROM_NOCTIS_PILE: Final = 2
FROM_BANK: Final = 3
FROM_GOODS: Final = 4
FROM_THEFT: Final = 5

SOURCE_NAMES: Final = "first-seat base-pile noctis-pile bank goods theft".split()
