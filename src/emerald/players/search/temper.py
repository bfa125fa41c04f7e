"""How a weaker player chooses: it overlooks things and has moods, but takes what is plain to see."""

from __future__ import annotations

from math import exp
from typing import Final, final

from emerald.kernel.rng import Rng
from emerald.kernel.vecs import i64
from emerald.players.search.tree import Branch, Node, best_of

WHOLE: Final[i64] = 1_000_000
HUNDRED: Final[i64] = 100
IN_SIGHT: Final = 0.9  # of the victory: nobody lets go of it


@final
class Temper:
    """Attention, warmth and what is obvious, in shares of the victory."""

    def __init__(self, attention: int, warmth: float, cap: float, obvious: float) -> None:
        self.attention: Final[i64] = attention  # in per cent
        self.warmth: Final = warmth
        self.cap: Final = cap
        self.obvious: Final = obvious

    def choose(self, root: Node, luck: Rng) -> Branch:
        """Return the answer given: the better, the likelier; none that is much worse than the best that was seen."""
        best = best_of(root)
        if self.warmth <= 0.0 or best.worth >= IN_SIGHT or best.worth - self._second(root, best) >= self.obvious:
            return best
        seen: list[Branch] = []
        for branch in root.branches:
            if branch.is_open and luck.below(HUNDRED) < self.attention:
                seen.append(branch)
        if not seen:
            return best
        most = 0.0
        for branch in seen:
            most = max(most, branch.worth)
        odds: list[float] = []
        total = 0.0
        for branch in seen:
            loss = most - branch.worth
            odds.append(exp(-loss / self.warmth) if loss <= self.cap else 0.0)
            total += odds[-1]
        point = total * float(luck.below(WHOLE)) / float(WHOLE)
        for i in range(len(seen)):
            point -= odds[i]
            if point < 0.0:
                return seen[i]
        return best

    def _second(self, root: Node, best: Branch) -> float:
        second = 0.0
        for branch in root.branches:
            if branch.is_open and branch is not best:
                second = max(second, branch.worth)
        return second
