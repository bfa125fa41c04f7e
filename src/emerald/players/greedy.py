"""The player who takes what looks best at once: own answers a few steps ahead, in a few imagined worlds."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.agenda import NO_SUGGESTION, State, apply, legal_actions, question_for
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak
from emerald.kernel.vecs import i64, vec
from emerald.players.judge import Judge

SEEDS: Final = 2_000_000_000


@final
class GreedyPlayer:
    """Tries every answer in the same imagined worlds, goes on with its own best ones, and compares what it sees."""

    def __init__(self, game: Any, judge: Judge, seed: int, worlds: int = 2, depth: int = 3) -> None:
        self.name: Final = "greedy"
        self.nodes: int = 0
        self._game: Final = game
        self._judge: Final = judge
        self._rng: Final = Rng(seed)
        self._worlds: Final = worlds
        self._depth: Final[i64] = depth

    def choose(self, view: Any) -> int:
        actions: vec[i64] = view.actions
        self.nodes = 0
        if len(actions) == 1:
            return int(actions[0])
        seat: i64 = view.seat
        totals = [0.0] * len(actions)
        for _ in range(self._worlds):
            world: State = self._game.imagine(view, self._rng)
            question = question_for(world, seat)
            assert question is not None
            suggested = question.suggest(world)
            if suggested != NO_SUGGESTION:
                return int(suggested)
            luck: i64 = self._rng.below(SEEDS)
            for i in range(len(actions)):
                twin = world.clone()
                apply(twin, seat, actions[i])
                self.nodes += 1
                totals[i] += self._look(twin, seat, self._depth - 1, Rng(int(luck)))
        best: i64 = 0
        for i in range(len(actions)):
            if totals[i] > totals[best]:
                best = i
        return int(actions[best])

    def _look(self, s: State, seat: i64, depth: i64, luck: Rng) -> float:
        """Return the value of the best course from here that needs at most ``depth`` more choices of one's own."""
        while True:
            let_fate_speak(s, luck)
            question = question_for(s, seat)
            if question is None:
                return self._judge.worth(s, seat)
            suggested = question.suggest(s)
            if suggested != NO_SUGGESTION:
                apply(s, seat, suggested)
                continue
            actions = legal_actions(s, seat)
            if len(actions) == 1:
                apply(s, seat, actions[0])
                continue
            if depth == 0:
                return self._judge.worth(s, seat)
            best = -1.0
            for i in range(len(actions)):
                twin = s.clone()
                apply(twin, seat, actions[i])
                self.nodes += 1
                best = max(best, self._look(twin, seat, depth - 1, luck.clone()))
            return best
