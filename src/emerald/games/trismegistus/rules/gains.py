"""T15.1 Gains of which one is chosen: any raw, any refined, any essence."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.pieces import (
    COPPER,
    ESSENCES,
    GOLD,
    HELD_AS,
    LEAD,
    METAL_FACES,
    RAW,
    REFINED,
)
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import GAIN_RAW, GAIN_REFINED, NAME_ESSENCE
from emerald.kernel.agenda import Decision
from emerald.kernel.vecs import append, i64, vec


@final
class GainAnyRaw(Decision[Table]):
    """T15.1, T1.3 Any raw material is one from lead to iron; several are named in the order of the path."""

    def __init__(self, seat: i64, count: i64, lowest: i64 = LEAD) -> None:
        self.seat = seat
        self.count: Final = count
        self.lowest: Final = lowest

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.count, self.lowest)

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for metal in range(self.lowest, METAL_FACES):
            found = append(found, GAIN_RAW + metal)
        return found

    def take(self, s: Table, action: i64) -> None:
        metal = action - GAIN_RAW
        s.gain(self.seat, RAW + metal, 1)
        if self.count > 1:
            s.then(GainAnyRaw(self.seat, self.count - 1, metal))


@final
class GainAnyRefined(Decision[Table]):
    """T15.1 Any refined material, copper to gold (T1.3); several are named in the order of the path."""

    def __init__(self, seat: i64, count: i64, lowest: i64 = COPPER) -> None:
        self.seat = seat
        self.count: Final = count
        self.lowest: Final = lowest

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.count, self.lowest)

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for metal in range(self.lowest, GOLD + 1):
            found = append(found, GAIN_REFINED + metal - COPPER)
        return found

    def take(self, s: Table, action: i64) -> None:
        metal = action - GAIN_REFINED + COPPER
        s.gain(self.seat, REFINED + metal, 1)
        if self.count > 1:
            s.then(GainAnyRefined(self.seat, self.count - 1, metal))


@final
class GainAnyEssence(Decision[Table]):
    """T15.1 Any essence; T1.6 mercury is one raw mercury. Several need not be alike."""

    def __init__(self, seat: i64, count: i64, lowest: i64 = 0) -> None:
        self.seat = seat
        self.count: Final = count
        self.lowest: Final = lowest

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.count, self.lowest)

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for essence in range(self.lowest, ESSENCES):
            found = append(found, NAME_ESSENCE + essence)
        return found

    def take(self, s: Table, action: i64) -> None:
        essence = action - NAME_ESSENCE
        s.gain(self.seat, HELD_AS[essence], 1)
        if self.count > 1:
            s.then(GainAnyEssence(self.seat, self.count - 1, essence))
