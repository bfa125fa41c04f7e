"""A2 The turn: draw, play Noctis cards, move, use the field, play Gloria, end."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import BASE_KINDS, FIELDS, GLORIA, OFF_THE_BOARD
from emerald.games.alchemicus.objections import (
    BANK_IS_EMPTY,
    MOVE_NEEDS_FAME,
    MOVE_NEEDS_GLORIA,
    NOCTIS_PILE_IS_EMPTY,
    SPIRIT_FIELD_OCCUPIED,
    TOO_FEW_CARDS,
)
from emerald.games.alchemicus.rules.gifts import EndTurn, HandLimit, LastRound
from emerald.games.alchemicus.rules.noctis import NoctisPhase
from emerald.games.alchemicus.rules.payment import DiscardPlayed, payment
from emerald.games.alchemicus.rules.piles import DrawNoctis, LayBank, draw_base
from emerald.games.alchemicus.rules.walking import GolemInTheWay, Land, Walk
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import DRAW_BANK, DRAW_BASE, DRAW_NOCTIS, MOVE, PLACE, TAKE
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

FREE_STEPS: Final = 3
MOST_STEPS: Final = 5  # A2.4: more than three for one fame


@final
class Turn(Task[Table]):
    """A2 One seat's turn, phase by phase; A9.2 with Noctis one phase more."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        seat = self.seat
        s.begin_turn(seat)
        s.then(EndTurn(seat, 0), HandLimit(seat), LastRound(seat), NextTurn(seat))
        s.then(PlacePawn(seat) if s.seats[seat].field == OFF_THE_BOARD else MovePawn(seat))
        if s.law.noctis:
            s.then(NoctisPhase(seat))
        s.then(DrawPhase(seat))


@final
class NextTurn(Task[Table]):
    """A7.4 After the last seat of the last round the game ends; A8.3 so it does after the last full round."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        after = s.left_of(self.seat)
        limit_is_reached = 0 < s.law.turn_limit <= s.seats[self.seat].turns
        if after == s.first and (s.last_round or limit_is_reached):
            s.end()
        else:
            s.then(Turn(after))


# -- draw -------------------------------------------------------------------------------------


@final
class DrawPhase(Task[Table]):
    """A2.1 The top card is drawn, like it or not; A8.1, A9.2 with a bank or Noctis there is a choice."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if s.law.bank or s.law.noctis:
            s.then(ChooseDraw(self.seat))
        else:
            draw_base(s, self.seat, 1)


@final
class ChooseDraw(Decision[Table]):
    """A8.1, A9.2 Draw a base card, or for a hand card a Noctis card or one of the bank."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]([DRAW_BASE])
        if s.law.noctis:
            found = append(found, DRAW_NOCTIS)
        if s.law.bank:
            found = append(found, DRAW_BANK)
        return found

    def objection(self, s: Table, action: i64) -> i64:
        if action == DRAW_BASE:
            return NO_OBJECTION
        if action == DRAW_NOCTIS and not s.noctis_can_come():
            return NOCTIS_PILE_IS_EMPTY
        if action == DRAW_BANK and s.bank_count() == 0:
            return BANK_IS_EMPTY
        return TOO_FEW_CARDS if s.seats[self.seat].cards == 0 else NO_OBJECTION

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        return {"need": 1, "have": int(s.seats[self.seat].cards)} if reason == TOO_FEW_CARDS else {}

    def take(self, s: Table, action: i64) -> None:
        if action == DRAW_BASE:
            draw_base(s, self.seat, 1)
        elif action == DRAW_NOCTIS:
            s.then(payment(s, self.seat, 1), DrawNoctis(self.seat, 1))
        else:
            s.then(payment(s, self.seat, 1), TakeFromBank(self.seat), LayBank())


@final
class TakeFromBank(Decision[Table]):
    """A8.1 Take one of the open cards, once a turn; its place is filled at once."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for kind in range(BASE_KINDS):
            if s.bank[kind] > 0:
                found = append(found, TAKE + kind)
        return found

    def take(self, s: Table, action: i64) -> None:
        s.take_from_bank(self.seat, action - TAKE)
        s.owe_bank(1)


# -- move -------------------------------------------------------------------------------------


@final
class PlacePawn(Decision[Table]):
    """A2.3 In the first turn the pawn is put on any field, on the Spirit field only if it is empty."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for field in range(FIELDS):
            found = append(found, PLACE + field)
        return found

    def objection(self, s: Table, action: i64) -> i64:
        if action - PLACE == s.law.spirit_field and s.spirit_field_taken(self.seat):
            return SPIRIT_FIELD_OCCUPIED
        return NO_OBJECTION

    def take(self, s: Table, action: i64) -> None:
        s.move_pawn(self.seat, action - PLACE)
        s.then(Land(self.seat))


@final
class MovePawn(Decision[Table]):
    """A2.4 Move one to three fields, or four or five for a fame; A2.5 never onto an occupied Spirit field.

    A10.2 In a race each field beyond three is a Gloria, up to a full lap.
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        most: i64 = MOST_STEPS
        if s.law.race:
            most = min(FREE_STEPS + s.seats[self.seat].hand[GLORIA], FIELDS)
        found = vec[i64]()
        for steps in range(1, most + 1):
            found = append(found, MOVE + steps - 1)
        return found

    def objection(self, s: Table, action: i64) -> i64:
        mine = s.seats[self.seat]
        steps = action - MOVE + 1
        if steps > FREE_STEPS:
            if s.law.race:
                if mine.cards < 2 * (steps - FREE_STEPS):
                    return MOVE_NEEDS_GLORIA
            elif mine.fame == 0:
                return MOVE_NEEDS_FAME
        if (mine.field + steps) % FIELDS == s.law.spirit_field and s.spirit_field_taken(self.seat):
            return SPIRIT_FIELD_OCCUPIED
        return NO_OBJECTION

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        if reason == MOVE_NEEDS_GLORIA:
            return {"need": 2 * (int(action) - MOVE + 1 - FREE_STEPS), "have": int(s.seats[self.seat].cards)}
        return {}

    def take(self, s: Table, action: i64) -> None:
        steps = action - MOVE + 1
        s.then(GolemInTheWay(self.seat, steps) if s.posts else Walk(self.seat, steps))
        if steps > FREE_STEPS:
            if s.law.race:
                glorias = steps - FREE_STEPS
                s.then(
                    payment(s, self.seat, glorias, GLORIA, glorias),
                    DiscardPlayed(self.seat, GLORIA, glorias),
                )
            else:
                s.lose_fame(self.seat, 1)
