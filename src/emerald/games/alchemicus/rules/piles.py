"""A7.6 Drawing cards, and what happens when a pile runs dry."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import (
    BANK_SIZE,
    BASE_KINDS,
    FROM_BANK,
    FROM_BASE_PILE,
    FROM_GOODS,
    FROM_NOCTIS_PILE,
    GOLD,
)
from emerald.games.alchemicus.generations import cards_of
from emerald.games.alchemicus.state import Table
from emerald.kernel.agenda import NOBODY, Chance, Task
from emerald.kernel.vecs import append, i64, vec


def draw_base(s: Table, seat: i64, count: i64) -> None:
    """Put the drawing of base cards on the agenda: one operation, after which the bank is laid."""
    if s.law.bank:
        s.then(DrawBase(seat, count), LayBank())
    else:
        s.then(DrawBase(seat, count))


@final
class DrawBase(Task[Table]):
    """A7.6 Draw base cards one by one; what cannot be served is lost, never owed."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count: Final = count

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def run(self, s: Table) -> None:
        if self.count == 0:
            return
        if s.pile > 0:
            s.then(BaseCard(self.seat, self.count - 1))
        elif s.has_base_discards():
            s.then(ShuffleBase(), BaseCard(self.seat, self.count - 1))


@final
class BaseCard(Chance[Table]):
    """A11.2 Which base card comes: any unseen one of the generation, a good's as likely as the pile's."""

    source: i64 = FROM_BASE_PILE

    def __init__(self, seat: i64, more: i64) -> None:
        self.seat = seat
        self.more: Final = more

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.more)

    def weights(self, s: Table) -> vec[i64]:
        return s.pool[:BASE_KINDS]

    def happen(self, s: Table, outcome: i64) -> None:
        s.draw_card(self.seat, outcome)
        if s.pile == 0:
            if self.more > 0:
                s.then(DrawBase(self.seat, self.more))
            if s.has_base_discards():
                s.then(ShuffleBase())
        elif self.more > 0:
            s.then(BaseCard(self.seat, self.more - 1))

    def audience(self) -> i64:
        return 1 << self.seat


@final
class ShuffleBase(Task[Table]):
    """A7.6 When the last card has left the pile, the discards (A8.1: and the bank) become the new one."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        s.shuffle_base()
        if s.law.bank:
            s.owe_bank(BANK_SIZE)


@final
class LayBank(Task[Table]):
    """A8.1 Fill the bank after the operation under way is served; gaps wait for the next shuffle."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        if s.bank_owed == 0:
            return
        if s.pile > 0:
            s.then(BankCard(), LayBank())
        elif s.has_base_discards():
            s.then(ShuffleBase(), LayBank())
        else:
            s.owe_bank(0)


@final
class BankCard(Chance[Table]):
    """A8.1 Which card is laid open in the bank."""

    source: i64 = FROM_BANK

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def weights(self, s: Table) -> vec[i64]:
        return s.pool[:BASE_KINDS]

    def happen(self, s: Table, outcome: i64) -> None:
        s.lay_in_bank(outcome)
        if s.pile == 0 and s.has_base_discards():
            s.then(ShuffleBase())


@final
class DrawNoctis(Task[Table]):
    """A9.4 Draw Noctis cards one by one from their own pile, reshuffled like the other."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count: Final = count

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def run(self, s: Table) -> None:
        if self.count == 0:
            return
        if s.noctis_pile > 0:
            s.then(NoctisCard(self.seat, self.count - 1))
        elif s.has_noctis_discards():
            s.then(ShuffleNoctis(), NoctisCard(self.seat, self.count - 1))


@final
class NoctisCard(Chance[Table]):
    """A11.2 Which Noctis card comes."""

    source: i64 = FROM_NOCTIS_PILE

    def __init__(self, seat: i64, more: i64) -> None:
        self.seat = seat
        self.more: Final = more

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.more)

    def weights(self, s: Table) -> vec[i64]:
        weights = vec[i64]([0] * 10)
        pool = s.pool
        for kind in range(BASE_KINDS, i64(len(pool))):
            weights = append(weights, pool[kind])
        return weights

    def happen(self, s: Table, outcome: i64) -> None:
        s.draw_card(self.seat, outcome)
        if s.noctis_pile == 0 and s.has_noctis_discards():
            s.then(ShuffleNoctis(), DrawNoctis(self.seat, self.more))
        elif self.more > 0:
            s.then(DrawNoctis(self.seat, self.more))

    def audience(self) -> i64:
        return 1 << self.seat


@final
class ShuffleNoctis(Task[Table]):
    """A9.4 The Noctis discards become the new Noctis pile, as A7.6 without a bank."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        s.shuffle_noctis()


def discard_good(s: Table, good: i64, generation: i64, second_generation: i64) -> None:
    """Put on the agenda that the cards of a good, already off its plot, are discarded and revealed."""
    if good == GOLD:
        s.then(RevealGood(generation), RevealGood(second_generation))
    else:
        s.then(RevealGood(generation))


@final
class RevealGood(Chance[Table]):
    """A5.4 A discarded good's card is any of the unseen rest of its own generation."""

    source: i64 = FROM_GOODS

    def __init__(self, generation: i64) -> None:
        self.seat = NOBODY
        self.generation: Final = generation

    def fields(self) -> tuple[int, ...]:
        return (self.generation,)

    def weights(self, s: Table) -> vec[i64]:
        if self.generation == s.generation:
            return s.pool[:BASE_KINDS]
        return cards_of(s.old, self.generation)

    def happen(self, s: Table, outcome: i64) -> None:
        s.reveal_good(self.generation, outcome)
