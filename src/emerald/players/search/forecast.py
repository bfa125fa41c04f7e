"""What comes after one's own turn: the others' turns and one's own next one, played as everyone probably would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from emerald.kernel.agenda import State, apply
from emerald.kernel.rng import Rng
from emerald.kernel.vecs import i64
from emerald.players.judge import Judge
from emerald.players.search.budget import Budget
from emerald.players.search.course import CHOICE, Course
from emerald.players.search.tree import NOT_YET, Manners, Node, Tree, Worlds, best_of

MOST_TURNS: Final = 40  # in a row; whoever is still not through by then is not waited for


@final
class Forecast:
    """Plays on from the end of a turn, everyone with a small tree of their own and with their own eyes only."""

    def __init__(
        self, game: Any, judge: Judge, turn_of: Callable[[Any], int], me: int, budget: Budget, nodes: int, turns: int
    ) -> None:
        self._game: Final = game
        self._judge: Final = judge
        self._turn_of: Final = turn_of
        self._me: Final = me
        self._budget: Final = budget
        self._nodes: Final = nodes
        self._turns: Final = turns
        self._manners: Final = Manners(1.0, 1.0, 1, 1)

    def worth(self, s: State, is_turn_over: bool, luck: Rng) -> float:
        """Play on from here through so many more turns of mine; return what became of it, NOT_YET if time ran out."""
        left = self._turns if is_turn_over else self._turns + 1
        for _ in range(MOST_TURNS):
            if len(s.agenda) == 0 or left == 0:
                break
            turn = self._turn_of(s)
            if not self._play_turn(s, turn, luck):
                return NOT_YET
            if turn == self._me:
                left -= 1
        self._budget.spent += 1
        return self._judge.worth(s, self._me)

    def _play_turn(self, s: State, seat: int, luck: Rng) -> bool:
        """Play a turn to its end; say whether there was time for it."""
        course = Course(self._game, self._judge, self._turn_of, seat, seat)
        while course.advance(s, luck) == CHOICE:
            if self._budget.is_used_up:
                return False
            apply(s, seat, self._choose(s, seat, course, luck))
        return True

    def _choose(self, s: State, seat: int, course: Course, luck: Rng) -> i64:
        """Return what a seat would choose; another seat knows its own view only."""
        world: State = s.clone() if seat == self._me else self._game.imagine(self._game.view(s, seat), luck)
        budget = Budget(self._nodes)
        tree = Tree(course, self._judge, seat, self._manners, budget)
        root = Node(Worlds([world], None, 0), luck.clone(), False, 0.0)
        budget.begin()
        tree.grow(root)
        self._budget.spent += budget.spent
        return best_of(root).action
