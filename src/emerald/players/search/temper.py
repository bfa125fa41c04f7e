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
LEAST_STAKE: Final = 1e-6


@final
class Temper:
    """Attention, warmth and cap in parts of what is at stake, and what is obvious, in shares of the victory.

    What is at stake in a choice is how much its best answer is ahead of the better half of the others: a mood is as
    strong in a small question as in a great one.
    """

    def __init__(self, attention: int, warmth: float, cap: float, obvious: float) -> None:
        self.attention: Final[i64] = attention  # in per cent
        self.warmth: Final = warmth
        self.cap: Final = cap
        self.obvious: Final = obvious

    def choose(self, root: Node, luck: Rng) -> Branch:
        """Return the answer given: the better, the likelier; none that is much worse than the best that was seen."""
        best = best_of(root)
        worths = falling(root)
        if self.warmth <= 0.0 or len(worths) < 2 or best.worth >= IN_SIGHT or worths[0] - worths[1] >= self.obvious:
            return best
        seen: list[Branch] = []
        for branch in root.branches:
            if branch.is_open and luck.below(HUNDRED) < self.attention:
                seen.append(branch)
        if not seen:
            return best
        stake = stake_of(worths)
        most = 0.0
        for branch in seen:
            most = max(most, branch.worth)
        odds: list[float] = []
        total = 0.0
        for branch in seen:
            loss = (most - branch.worth) / stake
            odds.append(exp(-loss / self.warmth) if loss <= self.cap else 0.0)
            total += odds[-1]
        point = total * float(luck.below(WHOLE)) / float(WHOLE)
        for i in range(len(seen)):
            point -= odds[i]
            if point < 0.0:
                return seen[i]
        return best


def falling(root: Node) -> list[float]:
    """Return what the answers that were looked at are worth, the best first."""
    worths: list[float] = []
    for branch in root.branches:
        if branch.is_open:
            worths.append(branch.worth)
    worths.sort()
    worths.reverse()
    return worths


def stake_of(worths: list[float]) -> float:
    """Return how much the best is ahead of the better half of the others on average."""
    half = max(1, (len(worths) - 1) // 2)
    total = 0.0
    for i in range(1, half + 1):
        total += worths[i]
    return max(worths[0] - total / float(half), LEAST_STAKE)
