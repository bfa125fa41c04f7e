"""T12b Publications: two from the deck, one from the hand under it."""

from __future__ import annotations

from typing import final

from emerald.games.trismegistus.pieces import PUBLICATIONS
from emerald.games.trismegistus.sources import FROM_PUBLICATIONS
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import RETURN
from emerald.kernel.agenda import Chance, Decision, Task
from emerald.kernel.vecs import append, i64, vec


@final
class DrawPublications(Task[Table]):
    """T12b.1 Two publications come to hand and one goes under the deck; the last one simply comes, then none do."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        left = s.publications_to_come()
        if left == 1:
            s.then(PublicationDrawn(self.seat))
        elif left > 1:
            s.then(PublicationDrawn(self.seat), PublicationDrawn(self.seat), ReturnPublication(self.seat))


@final
class PublicationDrawn(Chance[Table]):
    """T12b.1 Which publication comes: one of the deck, then of the block refused at set-up, then those put under."""

    source: i64 = FROM_PUBLICATIONS

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def weights(self, s: Table) -> vec[i64]:
        weights = vec[i64]([0] * PUBLICATIONS)
        unseen = s.deck if s.deck != 0 else s.block
        if unseen == 0:
            weights[s.under[0]] = 1
        for publication in range(PUBLICATIONS):
            weights[publication] += (unseen >> publication) & 1
        return weights

    def happen(self, s: Table, outcome: i64) -> None:
        s.draw_publication(self.seat, outcome)

    def audience(self) -> i64:
        return 1 << self.seat


@final
class ReturnPublication(Decision[Table]):
    """T12b.1 Any one publication of the hand goes under the deck; nobody else learns which."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        hand = s.seats[self.seat].publications
        found = vec[i64]()
        for publication in range(PUBLICATIONS):
            if (hand >> publication) & 1:
                found = append(found, RETURN + publication)
        return found

    def take(self, s: Table, action: i64) -> None:
        s.return_publication(self.seat, action - RETURN)

    def audience(self) -> i64:
        return 1 << self.seat
