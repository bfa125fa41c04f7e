"""T3.3 to T3.7, T5.4, T5.6, T14.1 What is laid out on the main board: experiments, artifacts, dice."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.pieces import (
    BLACK,
    BOOKS,
    COLOURS,
    FACES,
    FIRST_EXPERIMENT,
    MARKET,
    NOTHING,
    RED,
    WHITE,
)
from emerald.games.trismegistus.sources import FROM_ARTIFACTS, FROM_DICE, FROM_EXPERIMENTS
from emerald.games.trismegistus.state import Table
from emerald.kernel.agenda import NOBODY, Chance, Task
from emerald.kernel.vecs import append, i64, vec

MOST_IN_A_BOWL: Final = 5  # T3.7


def each_of(cards: i64) -> vec[i64]:
    """Weigh every card of a deck alike, up to the last there is."""
    weights = vec[i64]()
    while cards:
        weights = append(weights, cards & 1)
        cards >>= 1
    return weights


# -- experiments ------------------------------------------------------------------------------


@final
class LayBooks(Task[Table]):
    """T3.3, T14.1 One new experiment on each of the five books, on its free page, the left one first."""

    def __init__(self, book: i64) -> None:
        self.seat = NOBODY
        self.book: Final = book

    def fields(self) -> tuple[int, ...]:
        return (self.book,)

    def run(self, s: Table) -> None:
        if self.book + 1 < BOOKS:
            s.then(LayBooks(self.book + 1))
        left = self.book * 2
        if s.pages[left] == NOTHING:
            s.then(RefillPage(left))
        elif s.pages[left + 1] == NOTHING:
            s.then(RefillPage(left + 1))


@final
class RefillPage(Task[Table]):
    """T5.6 A page is filled from the deck of the round, unless that is empty (T2.8)."""

    def __init__(self, page: i64) -> None:
        self.seat = NOBODY
        self.page: Final = page

    def fields(self) -> tuple[int, ...]:
        return (self.page,)

    def run(self, s: Table) -> None:
        if s.experiments[s.round] != 0:
            s.then(LayExperiment(self.page, s.round))


@final
class LayExperiment(Chance[Table]):
    """T3.3 Which experiment of a level comes."""

    def __init__(self, page: i64, level: i64) -> None:
        self.seat = NOBODY
        self.source = FROM_EXPERIMENTS + level - 1
        self.page: Final = page
        self.level: Final = level

    def fields(self) -> tuple[int, ...]:
        return (self.page, self.level)

    def weights(self, s: Table) -> vec[i64]:
        return each_of(s.experiments[self.level])

    def happen(self, s: Table, outcome: i64) -> None:
        s.lay_experiment(self.page, FIRST_EXPERIMENT[self.level] + outcome)


# -- artifacts --------------------------------------------------------------------------------


@final
class FillMarket(Task[Table]):
    """T3.4, T14.1 The six spaces of the market are filled, one after another."""

    def __init__(self, space: i64) -> None:
        self.seat = NOBODY
        self.space: Final = space

    def fields(self) -> tuple[int, ...]:
        return (self.space,)

    def run(self, s: Table) -> None:
        if self.space + 1 < MARKET:
            s.then(FillMarket(self.space + 1))
        s.then(RefillSpace(self.space))


@final
class RefillSpace(Task[Table]):
    """T5.4 A space of the market is filled from the stack of the round, unless that is empty (T2.8)."""

    def __init__(self, space: i64) -> None:
        self.seat = NOBODY
        self.space: Final = space

    def fields(self) -> tuple[int, ...]:
        return (self.space,)

    def run(self, s: Table) -> None:
        if s.artifacts[s.round] != 0:
            s.then(LayArtifact(self.space, s.round))


@final
class LayArtifact(Chance[Table]):
    """T3.4 Which artifact of a level comes."""

    def __init__(self, space: i64, level: i64) -> None:
        self.seat = NOBODY
        self.source = FROM_ARTIFACTS + level - 1
        self.space: Final = space
        self.level: Final = level

    def fields(self) -> tuple[int, ...]:
        return (self.space, self.level)

    def weights(self, s: Table) -> vec[i64]:
        return each_of(s.artifacts[self.level])

    def happen(self, s: Table, outcome: i64) -> None:
        s.lay_artifact(self.space, s.law.components.first_artifact[self.level] + outcome)


# -- dice -------------------------------------------------------------------------------------


@final
class RollDice(Chance[Table]):
    """T3.7 The dice in play are rolled one by one, black before white before red."""

    def __init__(self, number: i64, black: i64, white: i64, red: i64) -> None:
        self.seat = NOBODY
        self.source = FROM_DICE + number - 1
        self.number: Final = number  # of the round
        self.black: Final = black
        self.white: Final = white
        self.red: Final = red

    def fields(self) -> tuple[int, ...]:
        return (self.number, self.black, self.white, self.red)

    def weights(self, s: Table) -> vec[i64]:
        return vec[i64]([1] * FACES)

    def happen(self, s: Table, outcome: i64) -> None:
        black, white, red = self.black, self.white, self.red
        if black > 0:
            s.roll(outcome, BLACK)
            black -= 1
        elif white > 0:
            s.roll(outcome, WHITE)
            white -= 1
        else:
            s.roll(outcome, RED)
            red -= 1
        if black + white + red > 0:
            s.then(RollDice(self.number, black, white, red))
        else:
            s.then(LookAtBowls(self.number))


@final
class LookAtBowls(Task[Table]):
    """T3.7 The first bowl with more than five dice is rolled again as a whole, until there is none."""

    def __init__(self, number: i64) -> None:
        self.seat = NOBODY
        self.number: Final = number

    def fields(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: Table) -> None:
        for face in range(FACES):
            if s.dice_in_bowl(face) > MOST_IN_A_BOWL:
                here = s.bowls[face * COLOURS : (face + 1) * COLOURS]
                s.empty_bowl(face)
                s.then(RollDice(self.number, here[BLACK], here[WHITE], here[RED]))
                return
