"""T15.3 Exchanges: what is given, and what comes for it."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.lexicon import GILD, REFINE, SPEND_GOLD, SWAP
from emerald.games.trismegistus.pieces import (
    COPPER,
    GOLD_CUBE,
    IRON,
    METAL_FACES,
    NOTHING,
    RAW,
    REFINED,
    REFINED_COPPER,
    SILVER_CUBE,
)
from emerald.games.trismegistus.rules.gains import GainAnyRaw
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import GAIN_RAW, NO, PAY, YES
from emerald.games.trismegistus.verbs import GILD as GILD_METAL
from emerald.games.trismegistus.verbs import REFINE as REFINE_METAL
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

RAW_FOR_A_GOLD: Final = 5  # T15.3


@final
class Exchange(Task[Table]):
    """T15.3 So many exchanges of one form, each of them optional; without anything to give there is no question."""

    def __init__(self, seat: i64, form: i64, times: i64 = 1) -> None:
        self.seat = seat
        self.form: Final = form
        self.times: Final = times

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.form, self.times)

    def run(self, s: Table) -> None:
        if self.times == 0 or s.why_no_exchange(self.seat, self.form) != NO_OBJECTION:
            return
        if self.form == REFINE:
            s.then(ExchangeForRefined(self.seat, self.times))
        elif self.form == SWAP:
            s.then(ExchangeForOther(self.seat, self.times))
        elif self.form == GILD:
            s.then(ExchangeForGold(self.seat, self.times))
        else:
            s.then(ExchangeGold(self.seat, self.times))


@final
class ExchangeForRefined(Decision[Table]):
    """T15.3 One raw becomes the refined form of the same metal, which lead has not. T1.5 Gold may be given for it."""

    def __init__(self, seat: i64, times: i64) -> None:
        self.seat = seat
        self.times: Final = times

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.times)

    def candidates(self, s: Table) -> vec[i64]:
        held = s.seats[self.seat].held
        found = vec[i64]()
        for metal in range(COPPER, IRON + 1):
            if held[RAW + metal] > 0 or held[GOLD_CUBE] > 0:
                found = append(found, REFINE_METAL + metal - COPPER)
        return append(found, NO)

    def take(self, s: Table, action: i64) -> None:
        if action == NO:
            return
        metal = action - REFINE_METAL + COPPER
        held = s.seats[self.seat].held
        s.then(Exchange(self.seat, REFINE, self.times - 1))
        if held[GOLD_CUBE] > 0 and held[RAW + metal] > 0:
            s.then(GiveForRefined(self.seat, metal))
        else:
            s.spend(self.seat, RAW + metal if held[RAW + metal] > 0 else GOLD_CUBE, 1)
            s.gain(self.seat, REFINED + metal, 1)


@final
class GiveForRefined(Decision[Table]):
    """T1.5 The raw material itself is given for its refined form, or gold."""

    def __init__(self, seat: i64, metal: i64) -> None:
        self.seat = seat
        self.metal: Final = metal

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.metal)

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([PAY + RAW + self.metal, PAY + GOLD_CUBE])

    def take(self, s: Table, action: i64) -> None:
        s.spend(self.seat, action - PAY, 1)
        s.gain(self.seat, REFINED + self.metal, 1)

    def suggest(self, s: Table) -> i64:
        return PAY + RAW + self.metal


@final
class ExchangeForOther(Decision[Table]):
    """T15.3 One raw becomes another raw. T1.4, T1.5 Its refined form may be given for it, or gold for any."""

    def __init__(self, seat: i64, times: i64) -> None:
        self.seat = seat
        self.times: Final = times

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.times)

    def candidates(self, s: Table) -> vec[i64]:
        held = s.seats[self.seat].held
        found = vec[i64]()
        for material in range(GOLD_CUBE + 1):
            if held[material] > 0 and material != SILVER_CUBE:
                found = append(found, PAY + material)
        return append(found, NO)

    def take(self, s: Table, action: i64) -> None:
        if action == NO:
            return
        material = action - PAY
        s.spend(self.seat, material, 1)
        s.then(TakeOther(self.seat, metal_given(material)), Exchange(self.seat, SWAP, self.times - 1))


def metal_given(material: i64) -> i64:
    """T15.3 Return the metal that was given, whose raw form cannot be taken again; for gold any can."""
    if material == GOLD_CUBE:
        return NOTHING
    return material - REFINED if material >= REFINED_COPPER else material


@final
class TakeOther(Decision[Table]):
    """T15.3 Which raw comes for the one given: a different one."""

    def __init__(self, seat: i64, given: i64) -> None:
        self.seat = seat
        self.given: Final = given

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.given)

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for metal in range(METAL_FACES):
            if metal != self.given:
                found = append(found, GAIN_RAW + metal)
        return found

    def take(self, s: Table, action: i64) -> None:
        s.gain(self.seat, RAW + action - GAIN_RAW, 1)


@final
class ExchangeForGold(Decision[Table]):
    """T15.3 Any refined becomes one gold; gold for gold is not offered."""

    def __init__(self, seat: i64, times: i64) -> None:
        self.seat = seat
        self.times: Final = times

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.times)

    def candidates(self, s: Table) -> vec[i64]:
        held = s.seats[self.seat].held
        found = vec[i64]()
        for material in range(REFINED_COPPER, SILVER_CUBE + 1):
            if held[material] > 0:
                found = append(found, GILD_METAL + material - REFINED_COPPER)
        return append(found, NO)

    def take(self, s: Table, action: i64) -> None:
        if action == NO:
            return
        s.spend(self.seat, REFINED_COPPER + action - GILD_METAL, 1)
        s.gain(self.seat, GOLD_CUBE, 1)
        s.then(Exchange(self.seat, GILD, self.times - 1))


@final
class ExchangeGold(Decision[Table]):
    """T15.3 One gold becomes any five raw."""

    def __init__(self, seat: i64, times: i64) -> None:
        self.seat = seat
        self.times: Final = times

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.times)

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([YES, NO])

    def take(self, s: Table, action: i64) -> None:
        if action == NO:
            return
        s.spend(self.seat, GOLD_CUBE, 1)
        s.then(GainAnyRaw(self.seat, RAW_FOR_A_GOLD), Exchange(self.seat, SPEND_GOLD, self.times - 1))
