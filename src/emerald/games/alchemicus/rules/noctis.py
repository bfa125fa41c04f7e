"""A9 Noctis: cards played against each other, before the pawn moves."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import ALL_KINDS, CARD_NAMES, GLORIA, GOLEM, HOMUNCULUS, MUTABILUS, PACTUM, SPIRITUS
from emerald.games.alchemicus.objections import NO_NOCTIS_CARD_CAN_COME, NO_TARGET, TOO_FEW_CARDS
from emerald.games.alchemicus.rules.golem import SetGolem
from emerald.games.alchemicus.rules.infamia import Defame
from emerald.games.alchemicus.rules.mutabilus import StealGood
from emerald.games.alchemicus.rules.payment import DiscardPlayed, payment
from emerald.games.alchemicus.rules.piles import DrawNoctis
from emerald.games.alchemicus.rules.spiritus import Haunt, SendHomunculus
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import PASS, PLAY
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

PACTUM_CARDS: Final = 3


@final
class NoctisPhase(Decision[Table]):
    """A9.2 Before the move, play any number of Noctis cards at their cost; none without a legal target."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        hand = s.seats[self.seat].hand
        found = vec[i64]()
        for kind in range(GOLEM, ALL_KINDS):
            if hand[kind] > 0:
                found = append(found, PLAY + kind - GLORIA)
        return append(found, PASS)

    def objection(self, s: Table, action: i64) -> i64:
        if action == PASS:
            return NO_OBJECTION
        kind = action - PLAY + GLORIA
        if s.law.prices[kind] >= s.seats[self.seat].cards:
            return TOO_FEW_CARDS
        if kind == PACTUM:
            return NO_OBJECTION if s.noctis_can_come() else NO_NOCTIS_CARD_CAN_COME
        return NO_OBJECTION if self.has_target(s, kind) else NO_TARGET

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        kind = action - PLAY + GLORIA
        if reason == TOO_FEW_CARDS:
            return {"need": int(s.law.prices[kind]), "have": int(s.seats[self.seat].cards) - 1}
        return {"card": CARD_NAMES[kind], "mode": "race" if s.law.race else "fame"} if reason == NO_TARGET else {}

    def has_target(self, s: Table, kind: i64) -> bool:
        """Say whether a Noctis card could be played on anything."""
        if kind == GOLEM:
            return has_answer(s, SetGolem(self.seat))
        if kind == MUTABILUS:
            return has_answer(s, StealGood(self.seat))
        if kind == SPIRITUS:
            return has_answer(s, Haunt(self.seat))
        if kind == HOMUNCULUS:
            return has_answer(s, SendHomunculus(self.seat))
        return has_answer(s, Defame(self.seat))

    def take(self, s: Table, action: i64) -> None:
        if action == PASS:
            return
        kind = action - PLAY + GLORIA
        seat = self.seat
        s.announce(seat, kind)
        s.then(NoctisPhase(seat))
        if kind == GOLEM:
            s.then(SetGolem(seat))
        elif kind == MUTABILUS:
            s.then(StealGood(seat))
        elif kind == SPIRITUS:
            s.then(Haunt(seat))
        elif kind == HOMUNCULUS:
            s.then(SendHomunculus(seat))
        elif kind == PACTUM:
            s.then(payment(s, seat, s.law.prices[kind], kind, 1), Pactum(seat))
        else:
            s.then(Defame(seat))


def has_answer(s: Table, question: Decision[Table]) -> bool:
    """Say whether any answer to a question would be lawful."""
    candidates = question.candidates(s)
    for i in range(len(candidates)):
        if question.objection(s, candidates[i]) == NO_OBJECTION:
            return True
    return False


@final
class Pactum(Task[Table]):
    """A9.9 Draw three Noctis cards; they may be played in the same phase."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.then(DrawNoctis(self.seat, PACTUM_CARDS), DiscardPlayed(self.seat, PACTUM, 1))
