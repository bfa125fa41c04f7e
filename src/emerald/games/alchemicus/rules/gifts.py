"""A7 Gifts, Gloria, the end of the turn and of the game."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import FAME_TO_WIN, GIFT, GLORIA, HAND_LIMIT
from emerald.games.alchemicus.objections import GIFT_NEEDS_CARDS, GLORIA_NEEDS_CARDS
from emerald.games.alchemicus.rules.payment import DiscardPlayed, payment
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import END_TURN, GIVE, PASS, PLAY
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import i64, vec


@final
class GiftsField(Decision[Table]):
    """A7.1 Discard any five cards for one fame, once a visit."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([GIVE, PASS])

    def objection(self, s: Table, action: i64) -> i64:
        return GIFT_NEEDS_CARDS if action == GIVE and s.seats[self.seat].cards < GIFT else NO_OBJECTION

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        return {"need": GIFT, "have": int(s.seats[self.seat].cards)}

    def take(self, s: Table, action: i64) -> None:
        if action == GIVE:
            s.then(payment(s, self.seat, GIFT), FameForCards(self.seat))


@final
class FameForCards(Task[Table]):
    """A7.1, A7.2 Five cards are one fame."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.gain_fame(self.seat, 1)


@final
class EndTurn(Decision[Table]):
    """A7.2 At the end of your own turn you may play one Gloria: it and five other cards for one fame.

    Everyone is asked, whatever they hold, so that the question betrays nobody's hand.
    """

    def __init__(self, seat: i64, played: int) -> None:
        self.seat = seat
        self.played: Final = played

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.played)

    def candidates(self, s: Table) -> vec[i64]:
        if self.played or s.law.race or s.seats[self.seat].hand[GLORIA] == 0:
            return vec[i64]([END_TURN])
        return vec[i64]([PLAY, END_TURN])

    def objection(self, s: Table, action: i64) -> i64:
        return GLORIA_NEEDS_CARDS if action == PLAY and s.seats[self.seat].cards <= GIFT else NO_OBJECTION

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        return {"need": GIFT, "have": int(s.seats[self.seat].cards) - 1}

    def take(self, s: Table, action: i64) -> None:
        if action == PLAY:
            s.then(
                payment(s, self.seat, GIFT, GLORIA, 1),
                DiscardPlayed(self.seat, GLORIA, 1),
                FameForCards(self.seat),
                EndTurn(self.seat, 1),
            )


@final
class HandLimit(Task[Table]):
    """A7.3 At the end of the turn, discard down to ten cards of your choice; Noctis cards count."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        excess = s.seats[self.seat].cards - HAND_LIMIT
        if excess > 0:
            s.then(payment(s, self.seat, excess))


@final
class LastRound(Task[Table]):
    """A7.4 With 20 fame after that, the last round is on; once on it stands."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if s.seats[self.seat].fame >= FAME_TO_WIN and not s.last_round and not s.law.race:
            s.begin_last_round(self.seat)
