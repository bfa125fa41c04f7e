"""T6 A transmutation: a cube, an essence, a step, an arrow, perhaps an artifact."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.pieces import (
    AETHER,
    COPPER,
    GOLD_CUBE,
    MERCURY,
    METAL_FACES,
    NOTHING,
    OF_AETHER,
    OF_MERCURY,
    OF_SALT,
    OF_SULFUR,
    RAW,
    REFINED,
    SALT,
    SULFUR,
)
from emerald.games.trismegistus.rules.artifacts import use_ability
from emerald.games.trismegistus.rules.mastery import Advance, BonusToken
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import LEAVE_ARTIFACT, MOVE, PAY, USE_ARTIFACT
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

# What one essence may be paid with, as it is held (T1.5, T1.6).
ESSENCE_TOKENS: Final[vec[i64]] = vec[i64]([RAW + MERCURY, REFINED + MERCURY, GOLD_CUBE, SALT, SULFUR, AETHER])


def essence_kind(token: i64) -> i64:
    """T1.6 Return the kind of essence something counts as where an essence is paid."""
    if token == SALT:
        return OF_SALT
    if token == SULFUR:
        return OF_SULFUR
    return OF_AETHER if token == AETHER else OF_MERCURY


def essences_to_pay(s: Table, seat: i64, moved: i64) -> vec[i64]:
    """T6.2 Return what may be paid for the move of a cube, which cannot pay for itself."""
    held = s.seats[seat].held
    found = vec[i64]()
    for i in range(i64(len(ESSENCE_TOKENS))):
        token = ESSENCE_TOKENS[i]
        if held[token] > (1 if token == moved else 0):
            found = append(found, token)
    return found


@final
class Transmute(Task[Table]):
    """T6.1 A material is chosen, raw or refined, never gold; where there is only one it is not asked which."""

    def __init__(self, seat: i64, arrow: i64) -> None:
        self.seat = seat
        self.arrow: Final = arrow

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.arrow)

    def run(self, s: Table) -> None:
        seat, arrow = self.seat, self.arrow
        if s.why_not_transmute(seat, arrow) != NO_OBJECTION:
            return
        held = s.seats[seat].held
        has_raw = arrow < METAL_FACES and held[RAW + arrow] > 0
        has_refined = arrow >= COPPER and held[REFINED + arrow] > 0
        if has_raw and has_refined:
            s.then(ChooseCube(seat, arrow))
        else:
            choose_essence(s, seat, arrow, (RAW if has_raw else REFINED) + arrow)


@final
class ChooseCube(Decision[Table]):
    """T6.1 Move a raw or a refined material."""

    def __init__(self, seat: i64, arrow: i64) -> None:
        self.seat = seat
        self.arrow: Final = arrow

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.arrow)

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([MOVE + RAW + self.arrow, MOVE + REFINED + self.arrow])

    def take(self, s: Table, action: i64) -> None:
        choose_essence(s, self.seat, self.arrow, action - MOVE)


def choose_essence(s: Table, seat: i64, arrow: i64, material: i64) -> None:
    """T6.2 Ask which essence is paid; where only one can be, it is not asked."""
    tokens = essences_to_pay(s, seat, material)
    if len(tokens) == 1:
        s.then(MoveCube(seat, arrow, material, tokens[0]))
    else:
        s.then(PayEssence(seat, arrow, material))


@final
class PayEssence(Decision[Table]):
    """T6.2 One essence is paid, or mercury, or gold for it; the cube being moved cannot pay for its own move."""

    def __init__(self, seat: i64, arrow: i64, material: i64) -> None:
        self.seat = seat
        self.arrow: Final = arrow
        self.material: Final = material

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.arrow, self.material)

    def candidates(self, s: Table) -> vec[i64]:
        tokens = essences_to_pay(s, self.seat, self.material)
        for i in range(len(tokens)):
            tokens[i] += PAY
        return tokens

    def take(self, s: Table, action: i64) -> None:
        s.then(MoveCube(self.seat, self.arrow, self.material, action - PAY))


@final
class MoveCube(Task[Table]):
    """T6.3 The paid essence's marker climbs; T6.4 the cube moves into the refined space of the next metal.

    T6.5 A charged artifact beside the arrow may be used then; T6.6 while all this lasts, bonus tokens wait.
    """

    def __init__(self, seat: i64, arrow: i64, material: i64, token: i64) -> None:
        self.seat = seat
        self.arrow: Final = arrow
        self.material: Final = material
        self.token: Final = token

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.arrow, self.material, self.token)

    def run(self, s: Table) -> None:
        seat, arrow = self.seat, self.arrow
        s.open_transmutation(seat)
        s.spend(seat, self.token, 1)
        s.then(
            Advance(seat, s.climbs[essence_kind(self.token)]),
            Arrive(seat, arrow, self.material),
            CloseTransmutation(seat),
        )


@final
class Arrive(Task[Table]):
    """T6.4 The cube arrives, and T6.5 a charged artifact beside the arrow may be used."""

    def __init__(self, seat: i64, arrow: i64, material: i64) -> None:
        self.seat = seat
        self.arrow: Final = arrow
        self.material: Final = material

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.arrow, self.material)

    def run(self, s: Table) -> None:
        seat, arrow = self.seat, self.arrow
        s.move_cube(seat, self.material, arrow)
        mine = s.seats[seat]
        if mine.slots[arrow] != NOTHING and (mine.charged >> arrow) & 1:
            s.then(UseArtifact(seat, arrow))


@final
class UseArtifact(Decision[Table]):
    """T6.5 The artifact beside the arrow is turned down and its ability used, or it is left charged."""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat = seat
        self.slot: Final = slot

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.slot)

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([USE_ARTIFACT + self.slot, LEAVE_ARTIFACT])

    def take(self, s: Table, action: i64) -> None:
        if action == LEAVE_ARTIFACT:
            return
        seat, slot = self.seat, self.slot
        s.discharge(seat, slot)
        use_ability(s, seat, s.seats[seat].slots[slot])


@final
class CloseTransmutation(Task[Table]):
    """T6.6 When the outermost transmutation is done, what waited takes effect, in the order reached."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        seat = self.seat
        s.close_transmutation(seat)
        if s.seats[seat].open > 0:
            return
        waiting = s.take_waiting(seat)
        for i in range(i64(len(waiting)) - 1, -1, -1):
            s.then(BonusToken(seat, waiting[i]))
