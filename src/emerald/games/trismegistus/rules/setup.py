"""T3 Set-up: what is laid out, who plays with what, and the secret choices before the first turn."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.games.trismegistus.botmegistus.rival import BOT
from emerald.games.trismegistus.law import dice_in_play
from emerald.games.trismegistus.pieces import (
    AETHER,
    BONUS_SPACES,
    CHARGED,
    COPPER,
    ELEMENTS,
    ESSENCES,
    ETHEREAL_DIE,
    FORMULAS_EACH,
    LABORATORIES,
    LEAD,
    MERCURY,
    RAW,
    SALT,
    SULFUR,
    TIN,
)
from emerald.games.trismegistus.rules.choices import ChooseCards, DealTo
from emerald.games.trismegistus.rules.laying import FillMarket, LayBooks, RollDice, each_of
from emerald.games.trismegistus.rules.rounds import NextTurn
from emerald.games.trismegistus.sources import (
    FROM_ACHIEVEMENTS,
    FROM_BONUS,
    FROM_ESSENCES,
    FROM_FIRST_SEAT,
    FROM_FORMULAS,
)
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import (
    TAKE_LABORATORY,
)
from emerald.kernel.agenda import NOBODY, Chance, Decision, Step, Task
from emerald.kernel.vecs import append, i64, vec

OPEN_ACHIEVEMENTS: Final = 4  # T12.1
FIRST_SLOT: Final = COPPER  # T3.14: the slot of the arrow from copper to tin


@final
class SetUp(Task[Table]):
    """T3.2 Everything is laid out in the order of the book, then the first turn begins."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        law = s.law
        s.fill_decks()
        s.begin_round(1)
        dice = dice_in_play(law, s.seat_count)
        steps: list[Step[Any]] = [LayBooks(0), FillMarket(0), LayBonus(0), LayEssences(0, 0)]
        if law.achievements:
            steps.append(LayAchievement(OPEN_ACHIEVEMENTS))
        steps += [RollDice(1, dice[0], dice[1], dice[2]), ChooseFirst()]
        s.then(*steps)


# -- the main board -----------------------------------------------------------------------------


@final
class LayBonus(Chance[Table]):
    """T3.5 A random bonus token comes to lie on each bonus space, face up."""

    source: i64 = FROM_BONUS

    def __init__(self, space: i64) -> None:
        self.seat = NOBODY
        self.space: Final = space

    def fields(self) -> tuple[int, ...]:
        return (self.space,)

    def weights(self, s: Table) -> vec[i64]:
        weights = s.law.components.box.bonus_tokens[:]
        for space in range(self.space):
            weights[s.bonus[space]] -= 1
        return weights

    def happen(self, s: Table, outcome: i64) -> None:
        s.lay_bonus(self.space, outcome)
        if self.space + 1 < BONUS_SPACES:
            s.then(LayBonus(self.space + 1))


@final
class LayEssences(Task[Table]):
    """T2.6 The dominant essences lie where they are printed, or are shuffled over the tracks."""

    def __init__(self, essence: i64, taken: i64) -> None:
        self.seat = NOBODY
        self.essence: Final = essence
        self.taken: Final = taken  # tracks, as a mask

    def fields(self) -> tuple[int, ...]:
        return (self.essence, self.taken)

    def run(self, s: Table) -> None:
        if s.law.shuffled_essences:
            s.then(LayEssence(self.essence, self.taken))
            return
        printed = s.law.components.box.essence_of_track
        for track in range(ELEMENTS):
            s.lay_essence(printed[track], track)


@final
class LayEssence(Chance[Table]):
    """T2.6 Which of the tracks left an essence will climb."""

    source: i64 = FROM_ESSENCES

    def __init__(self, essence: i64, taken: i64) -> None:
        self.seat = NOBODY
        self.essence: Final = essence
        self.taken: Final = taken

    def fields(self) -> tuple[int, ...]:
        return (self.essence, self.taken)

    def weights(self, s: Table) -> vec[i64]:
        return each_of(~self.taken & 15)

    def happen(self, s: Table, outcome: i64) -> None:
        s.lay_essence(self.essence, outcome)
        if self.essence + 1 < ESSENCES:
            s.then(LayEssence(self.essence + 1, self.taken | (1 << outcome)))


@final
class LayAchievement(Chance[Table]):
    """T12.1 Four achievements lie open."""

    source: i64 = FROM_ACHIEVEMENTS

    def __init__(self, count: i64) -> None:
        self.seat = NOBODY
        self.count: Final = count

    def fields(self) -> tuple[int, ...]:
        return (self.count,)

    def weights(self, s: Table) -> vec[i64]:
        cards: i64 = 0
        for achievement in s.law.components.achievements_there():
            cards |= 1 << achievement
        return each_of(cards & ~s.open_achievements)

    def happen(self, s: Table, outcome: i64) -> None:
        s.lay_achievement(outcome)
        if self.count > 1:
            s.then(LayAchievement(self.count - 1))


# -- turn order -----------------------------------------------------------------------------------


@final
class ChooseFirst(Task[Table]):
    """T3.8 The first player is chosen, or else random; T13.1 alone you are, unless the bot begins (T13.15)."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        law = s.law
        if law.first == NOBODY:
            s.then(FirstIsDrawn())
        else:
            s.then(SitDown(law.first))


@final
class FirstIsDrawn(Chance[Table]):
    """T3.8 Each is as likely to be the first player."""

    source: i64 = FROM_FIRST_SEAT

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def weights(self, s: Table) -> vec[i64]:
        return vec[i64]([1] * int(s.seat_count))

    def happen(self, s: Table, outcome: i64) -> None:
        s.then(SitDown(outcome))


@final
class SitDown(Task[Table]):
    """T3.8 The others follow clockwise. T3.9 From the last to the first, each picks a laboratory."""

    def __init__(self, first: i64) -> None:
        self.seat = NOBODY
        self.first: Final = first

    def fields(self) -> tuple[int, ...]:
        return (self.first,)

    def run(self, s: Table) -> None:
        law = s.law
        order = vec[i64]()
        if law.solo:
            order = vec[i64]([BOT, 0] if law.difficulty.bot_begins else [0, BOT])
        else:
            for i in range(s.seat_count):
                order = append(order, s.left_of(self.first, i))
        s.set_order(order)
        steps: list[Step[Any]] = []
        if not law.introductory:
            for i in range(s.seat_count):
                steps.append(TakeLaboratory(s.left_of(self.first, s.seat_count - 1 - i)))
        for place in range(len(order)):
            if order[place] < s.seat_count:
                steps.append(StartingGoods(order[place], place))
        if law.introductory:
            steps += [FirstGame(seat) for seat in range(s.seat_count)]
        for seat in range(s.seat_count):
            steps.append(LayFormula(seat, 0))
        if not law.introductory:
            steps += [DealTo(seat) for seat in range(s.seat_count)]
            steps.append(ChooseCards())
        s.then(*steps, NextTurn(NOBODY))


@final
class TakeLaboratory(Decision[Table]):
    """T3.9 Pick one of the laboratories that are left, with its eight formulas."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for laboratory in range(LABORATORIES):
            is_free = True
            for other in s.seats:
                is_free = is_free and other.laboratory != laboratory
            if is_free:
                found = append(found, TAKE_LABORATORY + laboratory)
        return found

    def take(self, s: Table, action: i64) -> None:
        s.take_laboratory(self.seat, action - TAKE_LABORATORY)


@final
class StartingGoods(Task[Table]):
    """T3.10 Everyone starts with the same; T3.11 who plays later gets something more."""

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.place: Final = place  # in the turn order

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def run(self, s: Table) -> None:
        seat, place = self.seat, self.place
        s.gain(seat, CHARGED, 2)
        for metal in (LEAD, COPPER, TIN, MERCURY):
            s.gain(seat, RAW + metal, 1)
        for essence in (SALT, SULFUR, AETHER):
            s.gain(seat, essence, 1)
        if place > 0 and not s.law.solo:  # T13.15: where the bot begins, you get none
            s.gain(seat, ETHEREAL_DIE, min(place, 2))
        if place == 3:
            s.gain(seat, RAW + MERCURY, 1)


@final
class FirstGame(Task[Table]):
    """T3.14 In the introductory set-up everything is given, and the artifact lies beside copper to tin."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        game = s.law.components.first_games[self.seat]
        s.give_first_game(self.seat, game)
        s.place_artifact(self.seat, FIRST_SLOT, game.artifact)


@final
class LayFormula(Chance[Table]):
    """T3.12 A seat's eight formulas are shuffled onto its formula spaces, face up."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.source = FROM_FORMULAS + seat
        self.space: Final = space

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def weights(self, s: Table) -> vec[i64]:
        weights = vec[i64]([1] * FORMULAS_EACH)
        formulas = s.seats[self.seat].formulas
        for space in range(self.space):
            weights[formulas[space]] = 0
        return weights

    def happen(self, s: Table, outcome: i64) -> None:
        s.lay_formula(self.seat, self.space, outcome)
        if self.space + 1 < FORMULAS_EACH:
            s.then(LayFormula(self.seat, self.space + 1))
