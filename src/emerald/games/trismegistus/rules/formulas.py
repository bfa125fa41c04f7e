"""T11 Formulas: unlocked by an experiment or with gold, put into the chamber, used once; the stone they make."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.components import BONUSES, LINE_CELLS, LINES
from emerald.games.trismegistus.objections import CHAMBER_IS_FULL, COLUMN_UNLOCKED_BY_GOLD, NOT_ENOUGH_GOLD
from emerald.games.trismegistus.pieces import (
    CELLS,
    COLUMNS,
    FORMULAS_EACH,
    GOLD_CUBE,
    NOTHING,
    OPEN_CELLS,
)
from emerald.games.trismegistus.seat import Seat
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import CHAMBER_BONUS, INTO_CELL, NO, UNLOCK
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.effects.hindrance import hindrance, hindrance_details
from emerald.kernel.effects.resolve import AGREED, Resolve
from emerald.kernel.effects.tree import Effect
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

# -- unlocking ------------------------------------------------------------------------------------------


def formulas_left(seat: Seat, column: i64) -> vec[i64]:
    """T10.6 Return the spaces of a column on which a formula still lies."""
    found = vec[i64]()
    for space in range(column * 2, column * 2 + 2):
        if seat.formulas[space] != NOTHING:
            found = append(found, space)
    return found


def price_in_gold(by_gold: i64) -> i64:
    """T11.3 Return what the next formula costs: a gold more each time."""
    price: i64 = 1
    for column in range(COLUMNS):
        price += (by_gold >> column) & 1
    return price


def unlock_objection(s: Table, seat: i64, space: i64) -> i64:
    """T11.3 Say why gold cannot unlock a formula. T11.1 It has one of the column already. T11.2 No cell is empty."""
    mine = s.seats[seat]
    if (mine.by_gold >> (space // 2)) & 1:
        return COLUMN_UNLOCKED_BY_GOLD
    if mine.formula_count() == OPEN_CELLS:
        return CHAMBER_IS_FULL
    return NOT_ENOUGH_GOLD if mine.held[GOLD_CUBE] < price_in_gold(mine.by_gold) else NO_OBJECTION


def unlock_details(s: Table, seat: i64, space: i64, reason: i64) -> dict[str, int | str]:
    """T11.3 Return what gold is needed and what there is."""
    mine = s.seats[seat]
    if reason != NOT_ENOUGH_GOLD:
        return {}
    return {"need": int(price_in_gold(mine.by_gold)), "have": int(mine.held[GOLD_CUBE])}


@final
class UnlockByGold(Task[Table]):
    """T11.3 The first formula unlocked so costs one gold, each further one a gold more; nothing stands in for gold."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space: Final = space

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def run(self, s: Table) -> None:
        s.spend(self.seat, GOLD_CUBE, price_in_gold(s.seats[self.seat].by_gold))
        s.then(FindCell(self.seat, self.space, 1))


@final
class UnlockOfColumn(Task[Table]):
    """T10.6 The first experiment of a column unlocks one of its formulas. T11.2 Into a full chamber nothing goes."""

    def __init__(self, seat: i64, column: i64) -> None:
        self.seat = seat
        self.column: Final = column

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.column)

    def run(self, s: Table) -> None:
        mine = s.seats[self.seat]
        left = formulas_left(mine, self.column)
        if len(left) == 0 or mine.formula_count() == OPEN_CELLS:
            return
        if len(left) == 1:
            s.then(FindCell(self.seat, left[0], 0))
        else:
            s.then(ChooseFormula(self.seat, self.column))


@final
class ChooseFormula(Decision[Table]):
    """T10.6 Which of the formulas left in a column is unlocked."""

    def __init__(self, seat: i64, column: i64) -> None:
        self.seat = seat
        self.column: Final = column

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.column)

    def candidates(self, s: Table) -> vec[i64]:
        left = formulas_left(s.seats[self.seat], self.column)
        for i in range(len(left)):
            left[i] += UNLOCK
        return left

    def take(self, s: Table, action: i64) -> None:
        s.then(FindCell(self.seat, action - UNLOCK, 0))


# -- the chamber ----------------------------------------------------------------------------------------


def empty_cells(s: Table, seat: i64) -> vec[i64]:
    """T11.2 Return the open cells of a chamber (T2.3) on which no formula lies."""
    mine = s.seats[seat]
    open_cells = s.law.components.open_cells[mine.laboratory]
    found = vec[i64]()
    for cell in range(CELLS):
        if (open_cells >> cell) & 1 and mine.chamber[cell] == NOTHING:
            found = append(found, cell)
    return found


@final
class FindCell(Task[Table]):
    """T11.2 An unlocked formula goes at once to an empty cell; the last one is not asked for."""

    def __init__(self, seat: i64, space: i64, by_gold: i64) -> None:
        self.seat = seat
        self.space: Final = space
        self.by_gold: Final = by_gold

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space, self.by_gold)

    def run(self, s: Table) -> None:
        cells = empty_cells(s, self.seat)
        if len(cells) == 1:
            put_into(s, self.seat, self.space, cells[0], self.by_gold)
        else:
            s.then(ChooseCell(self.seat, self.space, self.by_gold))


@final
class ChooseCell(Decision[Table]):
    """T11.2 Into which empty cell an unlocked formula goes."""

    def __init__(self, seat: i64, space: i64, by_gold: i64) -> None:
        self.seat = seat
        self.space: Final = space
        self.by_gold: Final = by_gold

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space, self.by_gold)

    def candidates(self, s: Table) -> vec[i64]:
        cells = empty_cells(s, self.seat)
        for i in range(len(cells)):
            cells[i] += INTO_CELL
        return cells

    def take(self, s: Table, action: i64) -> None:
        put_into(s, self.seat, self.space, action - INTO_CELL, self.by_gold)


def put_into(s: Table, seat: i64, space: i64, cell: i64, by_gold: i64) -> None:
    """T11.2 Put a formula into a cell; the rows and columns this completes give their bonuses."""
    s.unlock_formula(seat, space, cell, by_gold == 1)
    bonuses = bonuses_of(s, seat, cell)
    if bonuses != 0:
        s.then(ChamberBonuses(seat, bonuses))


def bonuses_of(s: Table, seat: i64, cell: i64) -> i64:
    """T2.3, T11.2 Return the bonuses of the lines a cell has completed: all their open cells are filled."""
    mine = s.seats[seat]
    empty = s.law.components.open_cells[mine.laboratory]
    for each in range(CELLS):
        if mine.chamber[each] != NOTHING:
            empty &= ~(1 << each)
    found: i64 = 0
    for line in range(LINES):
        if (LINE_CELLS[line] >> cell) & 1 and LINE_CELLS[line] & empty == 0:
            found |= 3 << (line * 2)
    return found


# -- bonuses of rows and columns --------------------------------------------------------------------------


def bonus_effect(s: Table, seat: i64, place: i64) -> Effect:
    """T2.3 Return what one end of a row or column gives."""
    components = s.law.components
    return s.lexicon.book.effects[components.chamber_bonus[s.seats[seat].laboratory * BONUSES + place]]


@final
class ChamberBonuses(Task[Table]):
    """T11.2 The bonuses come all at once, in any order; what is simply gained first, and what is unusable is lost."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: Final = left  # bonuses still to come, as a mask

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def run(self, s: Table) -> None:
        seat, left = self.seat, self.left
        last: i64 = NOTHING
        plain: i64 = 0
        for place in range(BONUSES):
            if (left >> place) & 1:
                effect = bonus_effect(s, seat, place)
                if s.goes_first(seat, effect):
                    plain |= 1 << place
                elif hindrance(s, seat, effect) == NO_OBJECTION:
                    last = place
        left &= ~plain
        if plain != 0:
            if left != 0:
                s.then(ChamberBonuses(seat, left))
            for place in range(BONUSES):
                if (plain >> place) & 1:
                    s.then(Resolve(seat, bonus_effect(s, seat, place).id))
        elif left & (left - 1) == 0:
            if last != NOTHING:
                s.then(Resolve(seat, bonus_effect(s, seat, last).id))
        elif last != NOTHING:
            s.then(NextBonus(seat, left))


@final
class NextBonus(Decision[Table]):
    """T11.2 Which bonus of the completed rows and columns comes next; the rest may be declined."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: Final = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for place in range(BONUSES):
            if (self.left >> place) & 1:
                found = append(found, CHAMBER_BONUS + place)
        return append(found, NO)

    def objection(self, s: Table, action: i64) -> i64:
        if action == NO:
            return NO_OBJECTION
        return hindrance(s, self.seat, bonus_effect(s, self.seat, action - CHAMBER_BONUS))

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        return hindrance_details(s, self.seat, bonus_effect(s, self.seat, action - CHAMBER_BONUS), reason)

    def take(self, s: Table, action: i64) -> None:
        if action == NO:
            return
        place = action - CHAMBER_BONUS
        left = self.left & ~(1 << place)
        s.then(Resolve(self.seat, bonus_effect(s, self.seat, place).id, AGREED), ChamberBonuses(self.seat, left))


# -- using a formula --------------------------------------------------------------------------------------


def ability_of(s: Table, seat: i64, cell: i64) -> Effect:
    """T11.4 Return the ability of the formula in a cell."""
    mine = s.seats[seat]
    number = s.law.components.formula_ability[mine.laboratory * FORMULAS_EACH + mine.chamber[cell]]
    return s.lexicon.book.effects[number]


def usable_cells(seat: Seat) -> vec[i64]:
    """T9.3 Return the cells with a formula that is still face up."""
    found = vec[i64]()
    for cell in range(CELLS):
        if seat.chamber[cell] != NOTHING and (seat.face_down >> cell) & 1 == 0:
            found = append(found, cell)
    return found


def use_objection(s: Table, seat: i64, cell: i64) -> i64:
    """T11.4 Say why nothing would come of a formula, which is used once only."""
    return hindrance(s, seat, ability_of(s, seat, cell))


def use_details(s: Table, seat: i64, cell: i64, reason: i64) -> dict[str, int | str]:
    """T11.4 Return the arguments of that reason."""
    return hindrance_details(s, seat, ability_of(s, seat, cell), reason)


@final
class UseFormula(Task[Table]):
    """T9.3 A formula of the chamber is turned over for its effect; it still counts for the stone (T11.4)."""

    def __init__(self, seat: i64, cell: i64) -> None:
        self.seat = seat
        self.cell: Final = cell

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.cell)

    def run(self, s: Table) -> None:
        effect = ability_of(s, self.seat, self.cell)
        s.use_formula(self.seat, self.cell)
        s.then(Resolve(self.seat, effect.id, AGREED))
