"""T4.1, T4.2, T14.1 Rounds: whose turn it is, and what happens when a round ends."""

from __future__ import annotations

from typing import final

from emerald.games.trismegistus.law import dice_in_play
from emerald.games.trismegistus.pieces import NOTHING, PAGES, ROUNDS
from emerald.games.trismegistus.rules.actions import ActionPhase
from emerald.games.trismegistus.rules.clean_up import CleanUp
from emerald.games.trismegistus.rules.draft import Draft
from emerald.games.trismegistus.rules.laying import FillMarket, LayBooks, RollDice
from emerald.games.trismegistus.rules.reactions import Reactions
from emerald.games.trismegistus.rules.solo import BotEndsGame, BotEndsRound, BotTurn
from emerald.games.trismegistus.state import Table
from emerald.kernel.agenda import NOBODY, Task
from emerald.kernel.vecs import i64


@final
class NextTurn(Task[Table]):
    """T4.2 The next marker of the current row has a turn, those moved on are passed over; none left ends the round."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat  # whose turn it was: a seat, the bot (T13.1), or at the beginning of a round NOBODY

    def run(self, s: Table) -> None:
        row, moved_on = s.row, s.next_row
        count = i64(len(row))
        place: i64 = 0
        for i in range(count):
            if row[i] == self.seat:
                place = i + 1
        for i in range(count):
            following = row[(place + i) % count]
            if following not in moved_on:
                s.then(Turn(following))
                return
        s.then(EndRound())


@final
class Turn(Task[Table]):
    """T4.3 A turn: draft, action phase, reactions of the others, clean-up."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        seat = self.seat
        s.begin_turn(seat)
        if seat < s.seat_count:
            s.then(Draft(seat), ActionPhase(seat, 0), Reactions(), CleanUp(seat), NextTurn(seat))
        else:
            s.then(BotTurn(), NextTurn(seat))


# -- the end of a round ---------------------------------------------------------------------------


@final
class EndRound(Task[Table]):
    """T14.1 At the end of a round everything recharges. T4.1 After the third the game is over."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        for seat in range(s.seat_count):
            s.recharge_everything(seat)
        if s.round == ROUNDS:
            if s.law.solo:
                s.then(BotEndsGame())
            return
        if s.law.solo:
            s.then(BotEndsRound(), NextRound())
        else:
            s.then(NextRound())


@final
class NextRound(Task[Table]):
    """T14.1 The market is cleared, and filled from the stack of the next round; then books, order and dice follow."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        s.clear_market()
        s.begin_round(s.round + 1)
        s.then(FillMarket(0), RenewBooks(), MoveUp())


@final
class RenewBooks(Task[Table]):
    """T14.1 Experiments one level below the round just ended leave the books, and each book gets a new one."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        levels = s.law.components.experiment_level
        too_old = s.round - 2  # the round just ended was the one before this
        for page in range(PAGES):
            here = s.pages[page]
            if here != NOTHING and levels[here] <= too_old:
                s.clear_page(page)
        s.then(LayBooks(0))


@final
class MoveUp(Task[Table]):
    """T14.1 The next row becomes the current one, unchanged, and all dice are collected and rolled."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        s.set_order(s.next_row)
        s.collect_dice()
        dice = dice_in_play(s.law, s.seat_count)
        s.then(RollDice(s.round, dice[0], dice[1], dice[2]), NextTurn(NOBODY))
