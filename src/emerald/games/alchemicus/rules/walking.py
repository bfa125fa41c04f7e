"""A2.4 to A2.8 From the first step of a move to the field's action; A10.3 what may stop it."""

from __future__ import annotations

from typing import Final, final

from emerald.games.alchemicus.cards import (
    BUILDING,
    DOMO,
    FIELDS,
    HARVEST,
    SALE,
    SPIRIT,
    TRANSMUTATION,
    TRANSPORT,
)
from emerald.games.alchemicus.rules.building import Build
from emerald.games.alchemicus.rules.gifts import GiftsField
from emerald.games.alchemicus.rules.piles import DrawNoctis, draw_base
from emerald.games.alchemicus.rules.race import LiftBetween
from emerald.games.alchemicus.rules.sale import OpenSale
from emerald.games.alchemicus.rules.spirit import MoveSpirit
from emerald.games.alchemicus.rules.works import (
    HarvestField,
    TransmutationField,
    Transport,
    can_transmute_anything,
    can_transport,
    places_to_harvest,
)
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.verbs import DRAW_BASE, DRAW_NOCTIS
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.vecs import i64, vec


@final
class GolemInTheWay(Task[Table]):
    """A10.3 A pawn is stopped by the first Golem that can, among the fields entered before its last step."""

    def __init__(self, seat: i64, steps: i64) -> None:
        self.seat = seat
        self.steps: Final = steps

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.steps)

    def run(self, s: Table) -> None:
        steps = steps_until_stopped(s, self.seat, self.steps)
        if steps < self.steps:
            s.unpost((s.seats[self.seat].field + steps) % FIELDS)
        s.then(Walk(self.seat, steps))


def steps_until_stopped(s: Table, seat: i64, steps: i64) -> i64:
    """A10.3 Return how far a move of so many fields gets before a Golem stops it.

    On the Spirit field a Golem stops nobody while another pawn stands there (A2.5).
    """
    start = s.seats[seat].field
    for step in range(1, steps):
        field = (start + step) % FIELDS
        if (s.posts >> field) & 1 and not (field == s.law.spirit_field and s.spirit_field_taken(seat)):
            return step
    return steps


@final
class Walk(Task[Table]):
    """A2.4 The pawn moves clockwise; A2.6 stepping over the Spirit field brings a card."""

    def __init__(self, seat: i64, steps: i64) -> None:
        self.seat = seat
        self.steps: Final = steps

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.steps)

    def run(self, s: Table) -> None:
        start = s.seats[self.seat].field
        s.move_pawn(self.seat, (start + self.steps) % FIELDS)
        s.then(Land(self.seat))
        to_the_spirit = (s.law.spirit_field - start - 1) % FIELDS + 1
        if to_the_spirit < self.steps:
            s.then(PassingCard(self.seat))


@final
class PassingCard(Task[Table]):
    """A2.6 One card for passing the Spirit field; A9.3 of either pile, of the other if one is dry."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if s.law.noctis and s.noctis_can_come():
            if s.base_can_come():
                s.then(ChoosePassingCard(self.seat))
            else:
                s.then(DrawNoctis(self.seat, 1))
        else:
            draw_base(s, self.seat, 1)


@final
class ChoosePassingCard(Decision[Table]):
    """A9.3 The card for passing the Spirit field may be a base or a Noctis card."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([DRAW_BASE, DRAW_NOCTIS])

    def take(self, s: Table, action: i64) -> None:
        if action == DRAW_BASE:
            draw_base(s, self.seat, 1)
        else:
            s.then(DrawNoctis(self.seat, 1))


@final
class Land(Task[Table]):
    """A2.8 The pawn stands: first the cards that brings, then the field's action, if it would do anything."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        seat = self.seat
        field = s.law.outer[s.seats[seat].field]
        s.then(FieldAction(seat))
        if s.law.race and s.law.noctis:
            s.then(LiftBetween(seat))
        if field == HARVEST or field == TRANSPORT or field == TRANSMUTATION:
            s.then(DomoCards(seat))
        elif field == SPIRIT and s.law.noctis:
            s.then(SpiritCard(seat))


@final
class DomoCards(Task[Table]):
    """A2.7 One card for each Domo on landing on Harvest, Transport or Transmutation, unless the Spirit is there."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        cards = s.seats[self.seat].count(DOMO)
        if cards > 0 and not s.is_blocked(DOMO):
            draw_base(s, self.seat, cards)


@final
class SpiritCard(Task[Table]):
    """A9.3 Stopping on the Spirit field brings one Noctis card, before the Spirit is moved."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.then(DrawNoctis(self.seat, 1))


@final
class FieldAction(Task[Table]):
    """A2.8 What the field offers; an action that would do nothing is not offered, the Spirit's is a duty."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        seat = self.seat
        action = s.law.outer[s.seats[seat].field]
        if action == SALE:
            s.then(OpenSale(seat))  # after each sale an Infamia may be lifted, so that need not be asked here
            return
        question = self.question(s, action)
        if question is not None:
            if s.law.race and s.law.noctis:
                s.then(LiftBetween(seat))
            s.then(question)

    def question(self, s: Table, action: i64) -> Decision[Table] | None:
        """Return what a field asks, or None if its action would do nothing."""
        seat = self.seat
        if action == BUILDING:
            return Build(seat)
        if action == SPIRIT:
            return MoveSpirit(seat)
        if action == HARVEST:
            can_act = places_to_harvest(s, seat) > 0 and s.base_cards_to_come() > 0
            return HarvestField(seat) if can_act else None
        if action == TRANSPORT:
            return Transport(seat) if can_transport(s, seat) else None
        if action == TRANSMUTATION:
            return TransmutationField(seat) if can_transmute_anything(s, seat) else None
        return None if s.law.race else GiftsField(seat)
