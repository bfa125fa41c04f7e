"""A1.5 What one seat may know, with perfect recall; built up from what is open, never cut down."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.games.alchemicus import generations
from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS
from emerald.games.alchemicus.law import Law
from emerald.games.alchemicus.layout import STEPS
from emerald.games.alchemicus.lore import known_to
from emerald.games.alchemicus.seat import Seat
from emerald.games.alchemicus.state import Table
from emerald.kernel.agenda import Step, question_for
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, extend, i64, vec


@final
class SeatSeen:
    """A1.5 What everyone sees of one seat."""

    def __init__(self, seat: Seat) -> None:
        self.fame: Final[i64] = seat.fame
        self.field: Final[i64] = seat.field
        self.turns: Final[i64] = seat.turns
        self.infamies: Final[i64] = seat.infamies
        self.noctis_cards: Final[i64] = seat.noctis_cards()
        self.base_cards: Final[i64] = seat.cards - seat.noctis_cards()
        self.plots: Final[vec[i64]] = seat.plots[:]

    def key(self) -> list[int]:
        """Return everything as integers."""
        return [
            self.fame,
            self.field,
            self.turns,
            self.infamies,
            self.noctis_cards,
            self.base_cards,
            *self.plots,
        ]


@final
class View:
    """A1.5 The game as one seat knows it; seat -1 is somebody who only watches."""

    def __init__(self, s: Table, seat: int) -> None:
        self.seat: Final = seat
        self.seat_count: Final[i64] = s.seat_count
        self.law: Final[Law] = s.law
        self.spirit: Final[i64] = s.spirit
        self.first: Final[i64] = s.first
        self.last_round: Final[i64] = s.last_round
        self.winner: Final[i64] = s.winner
        self.posts: Final[i64] = s.posts
        self.generation: Final[i64] = s.generation
        self.pile: Final[i64] = s.pile
        self.noctis_pile: Final[i64] = s.noctis_pile
        self.bank_owed: Final[i64] = s.bank_owed
        self.discards: Final[vec[i64]] = s.discards[:]
        self.bank: Final[vec[i64]] = s.bank[:]
        self.seats: Final[list[SeatSeen]] = [SeatSeen(other) for other in s.seats]
        self.hand: Final[vec[i64]] = s.seats[seat].hand[:] if seat >= 0 else vec[i64]([0] * 16)
        self.known: Final[vec[i64]] = known_to(s.lore, seat)
        self.unseen: Final[vec[i64]] = unseen_of_present(s, seat)
        self.drawn: Final[vec[i64]] = unseen_draws(s)
        self.my_draws: Final[vec[i64]] = own_draws(s, seat)
        self.old: Final[vec[i64]] = unseen_of_old(s, seat)
        self.agenda: Final[list[Step[Any]]] = s.agenda.copy()
        question = question_for(s, seat) if seat >= 0 else None
        self.is_asked: Final = question is not None
        candidates = vec[i64]()
        objections = vec[i64]()
        actions = vec[i64]()
        if question is not None:
            candidates = question.candidates(s)
            for i in range(len(candidates)):
                reason = question.objection(s, candidates[i])
                objections = append(objections, reason)
                if reason == NO_OBJECTION:
                    actions = append(actions, candidates[i])
        self.candidates: Final[vec[i64]] = candidates
        self.objections: Final[vec[i64]] = objections
        self.actions: Final[vec[i64]] = actions

    def key(self) -> tuple[int, ...]:
        """Return all that the view says as integers."""
        out: list[int] = [self.seat, self.seat_count, self.spirit, self.first, self.last_round, self.winner]
        out += [self.posts, self.generation, self.pile, self.noctis_pile, self.bank_owed]
        for numbers in (
            self.discards,
            self.bank,
            self.hand,
            self.known,
            self.unseen,
            self.drawn,
            self.my_draws,
            self.old,
            self.candidates,
            self.objections,
        ):
            out.append(len(numbers))
            out += numbers
        for other in self.seats:
            out += other.key()
        STEPS.write(self.agenda, out)
        return tuple(out)


def unseen_of_present(s: Table, seat: i64) -> vec[i64]:
    """A5.4 Count by kind the present generations' cards that this seat has not seen leave the piles."""
    unseen = s.pool[:]
    drawn = s.drawn
    for other in range(s.seat_count):
        if other != seat:
            for kind in range(ALL_KINDS):
                unseen[kind] += drawn[other * ALL_KINDS + kind]
    return unseen


def unseen_draws(s: Table) -> vec[i64]:
    """Count for each seat how many base and Noctis cards of the present generations it drew unseen."""
    counts = vec[i64]([0] * 8)
    drawn = s.drawn
    for other in range(s.seat_count):
        for kind in range(ALL_KINDS):
            back = 0 if kind < BASE_KINDS else 1
            counts[other * 2 + back] += drawn[other * ALL_KINDS + kind]
    return counts


def own_draws(s: Table, seat: i64) -> vec[i64]:
    """Count by kind what this seat drew of the present generations."""
    if seat < 0:
        return vec[i64]([0] * 16)
    return s.drawn[seat * ALL_KINDS : (seat + 1) * ALL_KINDS]


def unseen_of_old(s: Table, seat: i64) -> vec[i64]:
    """A5.4 For each earlier generation with goods: its number, how many goods, how many draws by each seat
    the others did not see, the unseen cards by kind among which its goods are, and this seat's draws by kind.
    """
    out = vec[i64]()
    old = s.old
    start: i64 = 0
    while start < len(old):
        goods: i64 = 0
        unseen = vec[i64]([0] * 10)
        mine = vec[i64]([0] * 10)
        draws = vec[i64]([0] * 4)
        for kind in range(BASE_KINDS):
            goods += old[start + 1 + kind]
            unseen[kind] = old[start + 1 + kind]
            for other in range(i64(4)):
                count = old[start + 1 + BASE_KINDS * (other + 1) + kind]
                draws[other] += count
                if other == seat:
                    mine[kind] = count
                else:
                    unseen[kind] += count
        out = append(append(out, old[start]), goods)
        out = extend(extend(extend(out, draws), unseen), mine)
        start += generations.SIZE
    return out
