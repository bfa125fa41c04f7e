"""Two minds at one table: the same player twice, judging by one or the other, on equal deals in both seatings."""

from __future__ import annotations

from dataclasses import dataclass
from math import tanh
from typing import Any, Final

from emerald.arena.block import opened
from emerald.arena.dealer import Dealer
from emerald.kernel.agenda import apply, questions
from emerald.kernel.game import Setup
from emerald.players.mind import Mind
from emerald.players.player import Player
from emerald.players.registry import player, seed_of

SEATS: Final = 2
FULL_LEAD: Final = 25.0  # points, from which on a greater lead says little more


@dataclass(frozen=True)
class Ground:
    """What all duels of a run share; it can be sent to another process."""

    game: str
    catalogue: str
    options: tuple[tuple[str, str], ...]
    player: str
    seed: str


@dataclass(frozen=True)
class Duel:
    """One deal for two minds."""

    ground: Ground
    one: Mind
    other: Mind
    number: int


@dataclass(frozen=True)
class Fought:
    """What a duel came to for the first mind: its share of the victories, and its mean lead in points."""

    score: float
    lead: float

    @property
    def margin(self) -> float:
        """The lead, from -1 to 1: what evolution goes by."""
        return tanh(self.lead / FULL_LEAD)


def fight(duel: Duel) -> Fought:
    """Play a deal in both seatings; equal numbers deal alike."""
    ground = duel.ground
    game = opened(ground.game, ground.catalogue)
    seed = f"{ground.seed} {duel.number}"
    score, lead = 0.0, 0.0
    for seat in range(SEATS):
        minds = [duel.one, duel.other] if seat == 0 else [duel.other, duel.one]
        players = [player(ground.player, game, seed_of(f"{seed} {each}"), mind) for each, mind in enumerate(minds)]
        standings = _played(game, Setup(SEATS, dict(ground.options)), players, seed)
        mine, yours = standings[seat], standings[1 - seat]
        score += 1.0 if mine.place < yours.place else 0.5 if mine.place == yours.place else 0.0
        lead += mine.lines[0].value - yours.lines[0].value
    return Fought(score / SEATS, lead / SEATS)


def _played(game: Any, setup: Setup, players: list[Player], seed: str) -> list[Any]:
    state = game.begin(setup)
    dealer = Dealer(game, seed)
    dealer.speak(state)
    while not state.over:
        seat = questions(state)[0][0]
        apply(state, seat, players[seat].choose(game.view(state, seat)))
        dealer.speak(state)
    return sorted(game.standings(state), key=lambda each: each.seat)
