"""The player who does not think: every lawful answer is as likely."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.rng import Rng
from emerald.kernel.vecs import i64, vec


@final
class RandomPlayer:
    """Chooses among the lawful answers, each as likely."""

    def __init__(self, seed: int) -> None:
        self.name: Final = "random"
        self.nodes: int = 0
        self._rng: Final = Rng(seed)

    def choose(self, view: Any) -> int:
        actions: vec[i64] = view.actions
        return int(actions[self._rng.below(len(actions))])
