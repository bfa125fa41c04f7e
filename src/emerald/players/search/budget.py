"""How long a player may think: so many positions, so many milliseconds, or until somebody says stop."""

from __future__ import annotations

from time import perf_counter, sleep
from typing import Final, final

from emerald.kernel.vecs import i64

NO_LIMIT: Final = 0
BREATH: Final[i64] = 64  # looks at the clock between two moments in which other threads may speak
RESERVE: Final = 0.94  # of the time: what is left finishes the last step and tidies up


@final
class Budget:
    """A limit in positions, in milliseconds, or both; a player answers with the best it has when it is used up."""

    def __init__(self, nodes: int = NO_LIMIT, milliseconds: float = NO_LIMIT) -> None:
        if nodes <= 0 and milliseconds <= 0:
            raise ValueError("a budget needs a limit")
        self.nodes: Final[i64] = nodes
        self.milliseconds: Final = milliseconds
        self.spent: i64 = 0
        self._most: i64 = nodes
        self._begun: float = 0.0
        self._end: float = 0.0
        self._is_cancelled: bool = False
        self._looks: i64 = 0

    def begin(self, part: float = 1.0) -> None:
        """Start the clock of another decision, with a part of the budget to begin with."""
        self.spent = 0
        self._is_cancelled = False
        self._begun = perf_counter()
        self.open(part)

    def open(self, part: float) -> None:
        """Allow so great a part of the whole budget."""
        self._most = i64(float(self.nodes) * part)
        self._end = self._begun + self.milliseconds * part * RESERVE / 1000

    def cancel(self) -> None:
        """End the decision under way as soon as may be; another thread may say so."""
        self._is_cancelled = True

    @property
    def is_used_up(self) -> bool:
        """Whether it is time to answer, or to go on to the next part of the thinking."""
        self._looks += 1
        if self._looks % BREATH == 0:
            sleep(0)  # compiled code would never let go of the interpreter, and nobody could cancel
        if self._is_cancelled or (self.nodes > 0 and self.spent >= self._most):
            return True
        return self.milliseconds > 0 and perf_counter() >= self._end
