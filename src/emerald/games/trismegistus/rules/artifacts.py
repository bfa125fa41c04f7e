"""T5.4, T6.5 Artifacts: where they are put, and their abilities."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.pieces import NOTHING, SLOTS
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import PLACE
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.effects.resolve import Resolve
from emerald.kernel.vecs import append, i64, vec


def use_ability(s: Table, seat: i64, artifact: i64) -> None:
    """T5.4, T6.5 Put the ability of an artifact on the agenda."""
    ability = s.law.components.artifact_ability[artifact]
    if ability != NOTHING:
        s.then(Resolve(seat, ability))


@final
class PlaceArtifact(Decision[Table]):
    """T5.4 An artifact is put into any slot, charged; one already there leaves the game. T3.13 So are starting ones."""

    def __init__(self, seat: i64, artifact: i64) -> None:
        self.seat = seat
        self.artifact: Final = artifact

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.artifact)

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]()
        for slot in range(SLOTS):
            found = append(found, PLACE + slot)
        return found

    def take(self, s: Table, action: i64) -> None:
        s.place_artifact(self.seat, action - PLACE, self.artifact)


@final
class UseAtOnce(Task[Table]):
    """T5.4 A new artifact is used at once, without discharging it."""

    def __init__(self, seat: i64, artifact: i64) -> None:
        self.seat = seat
        self.artifact: Final = artifact

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.artifact)

    def run(self, s: Table) -> None:
        use_ability(s, self.seat, self.artifact)
