"""Many games in a row, without log or screen, and what is counted in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from emerald.kernel.agenda import NOBODY, apply, questions
from emerald.kernel.game import Setup, Standing
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, play_out
from emerald.players.player import Player
from emerald.players.registry import player, seed_of

HEARD_EVERY: Final = 20_000  # questions: a game without a turn limit may never end


@final
class Outcome:
    """What one game came to."""

    def __init__(self, decisions: int, standings: list[Standing]) -> None:
        self.decisions: Final = decisions
        self.standings: Final = standings


def play_once(game: Any, setup: Setup, named: Mapping[int, str], seed: str) -> Outcome:
    """Play a game to its end; equal seeds play alike."""
    state = game.begin(setup)
    fate = Rng(seed_of(seed))
    decisions = 0
    if all(named[seat] == "random" for seat in range(setup.seats)):
        while not state.over:
            decisions += play_out(state, fate, HEARD_EVERY)  # inside the compiled core, which hears no Ctrl-C
        return Outcome(decisions, game.standings(state))
    players: list[Player] = [player(named[seat], game, seed_of(f"{seed} {seat}")) for seat in range(setup.seats)]
    let_fate_speak(state, fate)
    while not state.over:
        seat = questions(state)[0][0]
        apply(state, seat, players[seat].choose(game.view(state, seat)))
        let_fate_speak(state, fate)
        decisions += 1
    return Outcome(decisions, game.standings(state))


@final
class Tally:
    """What many games came to, counted by seat."""

    def __init__(self, seats: int) -> None:
        self.games: int = 0
        self.shared: int = 0  # first places that several had
        self.decisions: Final[list[int]] = []
        self.wins: Final[list[float]] = [0.0] * seats  # a shared first place counts as its part
        self.lines: Final[list[dict[str, list[int]]]] = [{} for _ in range(seats)]

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        self.decisions.append(outcome.decisions)
        first = [each.seat for each in outcome.standings if each.place == 1]
        self.shared += 1 if len(first) > 1 else 0
        for seat in first:
            if seat != NOBODY:
                self.wins[seat] += 1 / len(first)
        for each in outcome.standings:
            for line in [*each.lines, *each.parts] if each.seat != NOBODY else []:
                self.lines[each.seat].setdefault(line.key, []).append(line.value)


def spread(values: Sequence[int]) -> dict[str, float]:
    """Return mean, least, median and most of some numbers."""
    ordered = sorted(values)
    middle = len(ordered) // 2
    median = ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2
    return {"mean": sum(ordered) / len(ordered), "low": ordered[0], "median": median, "high": ordered[-1]}
