"""What holds at one table for one whole game: its components and the switches it plays with."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import DONARIUM, GOLD, HERBS, METAL, ORE, PERGULA, SPIRIT, TABERNA, TINCTURE
from emerald.kernel.vecs import i64, vec

IN_THE_CENTRE: Final = 5  # the place of Domo behind the five of the inner ring
TARIFF_LINE_COUNT: Final[i64] = 6


@final
class Components:
    """A0.1, A0.2, A0.3 The numbers of one edition: its rings and its cards."""

    def __init__(
        self,
        copies: list[int],
        prices: list[int],
        outer: list[int],
        inner: list[int],
        printed: list[list[str]],
    ) -> None:
        self.copies: Final[vec[i64]] = vec[i64](copies)  # by kind, Noctis cards last
        self.prices: Final[vec[i64]] = vec[i64](prices)
        self.outer: Final[vec[i64]] = vec[i64](outer)  # the action of each field
        self.inner: Final[vec[i64]] = vec[i64](inner)  # the building at each place
        self.printed: Final = printed  # by kind: which of its numbers the public rulebook shows


@final
class Law:
    """The components and the switches of one table; shared by all its states, never changed."""

    def __init__(
        self,
        components: Components,
        bank: bool,
        advanced_sale: bool,
        turn_limit: int,
        noctis: bool,
        race: bool,
        golem_stops_mutabilus: bool,
    ) -> None:
        self.components: Final = components
        self.bank: Final = bank  # A8.1
        self.advanced_sale: Final = advanced_sale  # A8.2
        self.turn_limit: Final[i64] = turn_limit  # A8.3; 0 means none
        self.noctis: Final = noctis  # A9
        self.race: Final = race  # A10
        self.golem_stops_mutabilus: Final = golem_stops_mutabilus  # A9.5
        self.prices: Final[vec[i64]] = components.prices
        self.outer: Final[vec[i64]] = components.outer
        self.inner: Final[vec[i64]] = components.inner
        self.spirit_field: Final[i64] = list(components.outer).index(SPIRIT)


def seller_of(line: i64) -> i64:
    """A6 Return the building a line of the tariff sells through."""
    return PERGULA if line < 2 else TABERNA if line < 4 else DONARIUM


def pays_fame(line: i64) -> bool:
    """A6 Say whether a line of the tariff pays fame instead of cards."""
    return line & 1 == 1


def tariff(good: i64, line: i64) -> i64:
    """A6 Return what a line of the tariff pays for a good: cards or fame, 0 where it does not buy it."""
    if good == HERBS or good == ORE:
        return 1 if line == 0 or line == 2 else 0
    if good == TINCTURE or good == METAL:
        return 3 if line == 0 or line == 2 else 1 if line == 3 else 0
    assert good == GOLD
    return _GOLD_TARIFF[line]


_GOLD_TARIFF: Final[vec[i64]] = vec[i64]([5, 1, 5, 3, 6, 5])
