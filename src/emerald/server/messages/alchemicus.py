"""The table of Alchemicus as its client draws it: everything visible, by name."""

from __future__ import annotations

from msgspec import Struct


class Stack(Struct, frozen=True):
    """So many cards of a kind."""

    card: str
    count: int


class Field(Struct, frozen=True):
    """A field of the outer ring: what it lets one do, who stands there, and whether a Golem bars it (A10.3)."""

    field: int
    place: str
    pawns: list[int]
    has_golem: bool


class Building(Struct, frozen=True):
    """A plot with a building; `load` is what lies there: nothing, a good, or `tincture-and-metal`."""

    plot: int
    card: str
    load: str
    has_golem: bool
    spiritus: int


class KnownCard(Struct, frozen=True):
    """A card the reader has seen enter a hand, and in whose hand it may be: one seat, or one of two after a theft."""

    card: str
    seats: list[int]


class AlchemicusSeat(Struct, frozen=True):
    """One player's side of the table."""

    seat: int
    fame: int
    field: int  # 0 off the board
    turns: int
    infamies: int
    base_cards: int
    noctis_cards: int
    buildings: list[Building]


class Price(Struct, frozen=True):
    """What a card costs at this table, and whether that number is printed or ours (A0.5)."""

    card: str
    price: int
    copies: int
    is_printed: bool


class AlchemicusBoard(Struct, frozen=True, tag="alchemicus"):
    """The table as one seat knows it; `hand` is the reader's own, and empty for a watcher."""

    fields: list[Field]
    inner: list[str]  # the buildings of the inner ring in order; Domo is its centre
    spirit: str  # the building that the Spirit blocks
    pile: int
    noctis_pile: int
    generation: int
    bank: list[Stack]
    bank_waits: int
    discards: list[Stack]
    seats: list[AlchemicusSeat]
    hand: list[Stack]
    known: list[KnownCard]
    unseen: list[Stack]  # of the present piles: cards the reader has not seen leave them
    prices: list[Price]
    first: int
    is_last_round: bool
    winner: int  # who sold gold in a race; 0 nobody yet
    has_bank: bool
    has_noctis: bool
    is_race: bool
    has_advanced_sale: bool
    turn_limit: int  # 0 none
    most_plots: int


# -- what a catalogue holds ---------------------------------------------------------------------


class AlchemicusCard(Struct, frozen=True):
    """A card as the catalogue has it; `printed` says which of its numbers the public rulebook shows."""

    card: str
    price: int
    copies: int
    is_noctis: bool
    printed: list[str]


class AlchemicusComponents(Struct, frozen=True, tag="alchemicus"):
    """What the box of one edition holds (A0)."""

    edition: str
    outer: list[str]
    inner: list[str]
    cards: list[AlchemicusCard]
