"""T2.5, T5.2 Essence from a bowl."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.pieces import ANY_ESSENCE, ESSENCES, HELD_AS
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import NAME_ESSENCE
from emerald.kernel.agenda import Decision
from emerald.kernel.vecs import append, i64, vec


def draw_essence(s: Table, seat: i64, face: i64, amount: i64) -> None:
    """T2.5 Give a seat essences of the bowl of a face, all of one kind; where that may be any, ask which."""
    essence = s.law.components.box.essence_of_face[face]
    if essence == ANY_ESSENCE:
        s.then(NameEssence(seat, amount))
    else:
        s.gain(seat, HELD_AS[essence], amount)


@final
class NameEssence(Decision[Table]):
    """T5.2 Name the kind of all the essences drawn; of the mercury kind they are raw mercury."""

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat = seat
        self.amount: Final = amount

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.amount)

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for essence in range(ESSENCES):
            found = append(found, NAME_ESSENCE + essence)
        return found

    def take(self, s: Table, action: i64) -> None:
        s.gain(self.seat, HELD_AS[action - NAME_ESSENCE], self.amount)
