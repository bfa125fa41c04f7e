"""The player who plans the whole turn: every course of it that promises something, in several imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, final

from emerald.kernel.agenda import NO_SUGGESTION, State, question_for
from emerald.kernel.rng import Rng
from emerald.kernel.vecs import i64, vec
from emerald.players.judge import Judge
from emerald.players.search.budget import Budget
from emerald.players.search.course import Course
from emerald.players.search.forecast import Forecast
from emerald.players.search.temper import Temper
from emerald.players.search.tree import NOT_YET, Branch, Manners, Node, Tree, Worlds, best_of, stream

SEEDS: Final = 2_000_000_000


@final
class Foresight:
    """How far, and how carefully, a player looks beyond its turn."""

    def __init__(self, turns: int, nodes: int, field: int, margin: float, proof: float, part: float) -> None:
        self.turns: Final = turns  # of one's own; 0 for whoever looks at this turn only
        self.nodes: Final = nodes  # that everyone looks at for an answer
        self.field: Final = field  # answers that are compared so, at most
        self.margin: Final = margin  # of worth: who is further behind the best is not looked at
        self.proof: Final = proof  # standard errors by which another answer must be ahead of the plan
        self.part: Final = part  # of the budget that the tree has for itself


@final
class PlannerPlayer:
    """Looks for the best end of its turn, and goes on with a plan as long as nothing new has been seen."""

    def __init__(
        self,
        game: Any,
        judge: Judge,
        turn_of: Callable[[Any], int],
        seed: int,
        budget: Budget,
        worlds: int,
        manners: Manners,
        foresight: Foresight,
        temper: Temper | None = None,
        name: str = "planner",
    ) -> None:
        self.name: Final = name
        self.budget: Final = budget
        self._game: Final = game
        self._judge: Final = judge
        self._turn_of: Final = turn_of
        self._rng: Final = Rng(seed)
        self._worlds: Final = worlds
        self._manners: Final = manners
        self._foresight: Final = foresight
        self._temper: Final = temper
        self._tree: Tree | None = None
        self._next: Node | None = None
        self._looked_at: Node | None = None

    @property
    def nodes(self) -> int:
        """How many positions it looked at for its last answer."""
        return int(self.budget.spent)

    def choose(self, view: Any) -> int:
        self.budget.begin(self._foresight.part if self._foresight.turns > 0 else 1.0)
        self._looked_at = None
        actions: vec[i64] = view.actions
        if len(actions) == 1:
            return int(actions[0])
        world: State = self._game.imagine(view, self._rng)
        question = question_for(world, view.seat)
        assert question is not None
        suggested = question.suggest(world)
        if suggested != NO_SUGGESTION:
            return int(suggested)
        root = self._kept(view)
        if root is None:
            root = self._root(view, world)
        self._looked_at = root
        tree = self._tree
        assert tree is not None
        tree.grow(root)
        best = best_of(root) if self._temper is None else self._temper.choose(root, self._rng)
        if self._foresight.turns > 0:
            self.budget.open(1.0)
            best = self._look_further(tree, root, int(view.seat))
        self._next = None if best.is_luck else best.nodes[0]
        return int(best.action)

    def opinions(self) -> dict[int, float]:
        """Return by answer what the last question's answers looked worth: those that were looked at."""
        found: dict[int, float] = {}
        if self._looked_at is not None:
            for branch in self._looked_at.branches:
                if branch.is_open:
                    found[int(branch.action)] = branch.worth
        return found

    def _kept(self, view: Any) -> Node | None:
        """Return the node of the plan at which we are now, if all came as expected."""
        kept = self._next
        self._next = None
        if kept is None or kept.is_end:  # asked twice in another's turn: the plan saw no further than the first
            return None
        if self._game.view(kept.worlds.states[0], view.seat).key() != view.key():
            return None
        return kept

    def _root(self, view: Any, world: State) -> Node:
        me: int = view.seat
        course = Course(self._game, self._judge, self._turn_of, me, self._turn_of(world))
        self._tree = Tree(course, self._judge, me, self._manners, self.budget)
        states = [world]
        while len(states) < self._worlds:
            states.append(self._game.imagine(view, self._rng))
        luck = Rng(int(self._rng.below(SEEDS)))
        return Node(Worlds(states, None, 0), luck, False, 0.0)

    def _look_further(self, tree: Tree, root: Node, me: int) -> Branch:
        """Return the answer that does best once the others have had their turns too, in the same worlds for all.

        Half of the field is dropped each time, and the rest looked at twice as often.
        """
        foresight = self._foresight
        field = contenders(root, foresight.field, foresight.margin)
        plan = field[0].branch
        forecast = Forecast(self._game, self._judge, self._turn_of, me, self.budget, foresight.nodes, foresight.turns)
        luck = Rng(int(self._rng.below(SEEDS)))
        number = 0
        more = 2
        while len(field) > 1 and number < MOST_FORECASTS:
            for _ in range(more):
                for each in field:
                    s, is_over = tree.follow(each.branch, number)
                    worth = forecast.worth(s, is_over, stream(luck, number))
                    if worth == NOT_YET:
                        return chosen(field, plan, number, foresight.proof)
                    each.worths.append(worth)
                number += 1
            field.sort(key=Contender.key)
            del field[max(2, (len(field) + 1) // 2) :]
            more *= 2
        return chosen(field, plan, number, foresight.proof)


MOST_FORECASTS: Final = 96  # of one answer


@final
class Contender:
    """An answer, and what became of it in each world that was looked at."""

    def __init__(self, branch: Branch) -> None:
        self.branch: Final = branch
        self.worths: Final[list[float]] = []

    def key(self) -> float:
        """Return what puts the best first."""
        return -total(self.worths, len(self.worths))


def contenders(root: Node, most: int, margin: float) -> list[Contender]:
    """Return the answers worth looking at further, the best first."""
    best = best_of(root)
    left = [branch for branch in root.branches if branch.is_open and branch.worth >= best.worth - margin]
    left.sort(key=lambda branch: (-branch.worth, branch.action))
    return [Contender(branch) for branch in left[:most]]


def chosen(field: list[Contender], plan: Branch, count: int, proof: float) -> Branch:
    """Return the best of a field, but the plan's answer unless another is ahead of it by more than chance."""
    ours = [each for each in field if each.branch is plan]
    best = field[0]
    for each in field:
        if total(each.worths, count) > total(best.worths, count):
            best = each
    if count < 2 or best.branch is plan or not ours:
        return plan if count < 2 else best.branch
    leads = [best.worths[i] - ours[0].worths[i] for i in range(count)]
    mean = total(leads, count) / float(count)
    squares = 0.0
    for lead in leads:
        squares += (lead - mean) * (lead - mean)
    spread = squares / float(count * (count - 1))
    return best.branch if mean > proof * sqrt(spread) else plan


def total(numbers: list[float], count: int) -> float:
    """Return the sum of the first numbers."""
    found = 0.0
    for i in range(count):
        found += numbers[i]
    return found
