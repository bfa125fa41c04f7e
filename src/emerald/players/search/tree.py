"""The tree of one's own turn: the best of what I choose, the mean of what luck brings.

A *node* is a choice of mine, or the end of my turn, in one or several worlds that look alike to me. A *branch* is one
answer there: it leads to one node, still in all those worlds, until luck parts them; then to a node for each.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from emerald.kernel.agenda import State, apply, legal_actions
from emerald.kernel.rng import Rng
from emerald.kernel.vecs import i64
from emerald.players.judge import Judge
from emerald.players.search.budget import Budget
from emerald.players.search.course import END, LUCK, Course

NOT_YET: Final = -1.0
BIG: Final = 2_000_000_000
LEAST_SPREAD: Final = 0.004  # of worth: answers closer than this are compared as if they were so far apart


@final
class Worlds:
    """The same position in several worlds; those but the first are made when somebody wants them."""

    def __init__(self, states: list[State], source: Worlds | None, action: i64) -> None:
        self.states: Final = states
        self._source: Final = source
        self._action: Final = action

    @property
    def count(self) -> int:
        """How many worlds there are, made or not."""
        return len(self.states) if self._source is None else self._source.count

    def all(self, course: Course, me: i64) -> list[State]:
        """Return the position in every world."""
        states = self.states
        if self._source is not None and len(states) < self._source.count:
            before = self._source.all(course, me)
            while len(states) < len(before):
                twin = before[len(states)].clone()
                apply(twin, me, self._action)
                course.advance(twin, None)
                states.append(twin)
        return states


@final
class Branch:
    """One answer at a node."""

    def __init__(self, action: i64) -> None:
        self.action: Final = action
        self.nodes: Final[list[Node]] = []
        self.is_luck: bool = False
        self.prior: float = 0.0
        self.worth: float = NOT_YET
        self.visits: i64 = 0
        self.is_open: bool = False
        self.is_done: bool = False


@final
class Node:
    """A choice of mine, or the end of my turn."""

    def __init__(self, worlds: Worlds, luck: Rng, is_end: bool, worth: float) -> None:
        self.worlds: Final = worlds
        self.luck: Final = luck
        self.is_end: Final = is_end
        self.branches: Final[list[Branch]] = []  # the likeliest first
        self.worth: float = worth
        self.visits: i64 = 0
        self.is_open: bool = is_end
        self.is_done: bool = is_end
        self.is_busy: bool = False


@final
class Manners:
    """How a tree grows."""

    def __init__(self, curiosity: float, width: float, samples: int, most_samples: int) -> None:
        self.curiosity: Final = curiosity  # how much is looked at that does not look best
        self.width: Final = width  # how fast further answers are taken up
        self.samples: Final = samples  # of luck, to begin with
        self.most_samples: Final = most_samples


@final
class Tree:
    """What has been looked at of one turn."""

    def __init__(self, course: Course, judge: Judge, me: int, manners: Manners, budget: Budget) -> None:
        self._course: Final = course
        self._judge: Final = judge
        self._me: Final[i64] = me
        self._manners: Final = manners
        self._budget: Final = budget
        self._known: Final[dict[int, Node]] = {}

    def grow(self, root: Node) -> None:
        """Look on until nothing is left to look at or the budget is used up; always look at something."""
        while not root.is_done:
            self.visit(root)
            if self._budget.is_used_up:
                return

    def follow(self, branch: Branch, number: int) -> tuple[State, bool]:
        """Return a copy of where the plan behind an answer leads in one world, and whether the turn ends there."""
        while True:
            node = branch.nodes[number % len(branch.nodes)]
            if len(node.branches) == 0:
                worlds = node.worlds.all(self._course, self._me)
                return worlds[number % len(worlds)].clone(), node.is_done
            branch = best_of(node)

    def visit(self, node: Node) -> None:
        """Look once more at a node, down to an end of the turn."""
        if node.is_done or node.is_busy:
            return
        node.is_busy = True
        if len(node.branches) == 0:
            if self._budget.is_used_up and self._budget.spent > 0:
                node.is_busy = False
                return
            self._expand(node)
        branch = self._choose(node)
        if branch is not None:
            self._open(node, branch)
        self._refresh(node)
        node.visits += 1
        node.is_open = True
        node.is_busy = False

    # -- growing ----------------------------------------------------------------------------------

    def _expand(self, node: Node) -> None:
        """Try every answer and put them in order, what looks best first."""
        actions = legal_actions(node.worlds.states[0], self._me)
        branches = node.branches
        for i in range(len(actions)):
            branch = self._try(node, actions[i])
            branches.append(branch)
            at = len(branches) - 1
            while at > 0 and branches[at - 1].prior < branch.prior:
                branches[at] = branches[at - 1]
                at -= 1
            branches[at] = branch

    def _try(self, node: Node, action: i64) -> Branch:
        branch = Branch(action)
        s = node.worlds.states[0].clone()
        apply(s, self._me, action)
        end = self._course.advance(s, None)
        if end != LUCK:
            self._budget.spent += 1
            worth = self._judge.worth(s, self._me)
            branch.nodes.append(Node(Worlds([s], node.worlds, action), node.luck, end == END, worth))
            branch.prior = worth
            if end == END:
                branch.worth = worth
                branch.visits = 1
                branch.is_open = True
                branch.is_done = True
            return branch
        branch.is_luck = True
        count = min(self._manners.samples, node.worlds.count) if node.worlds.count > 1 else 2
        total = 0.0
        for _ in range(count):
            total += self._sample(node, branch).worth
        branch.prior = total / float(count)
        return branch

    def _sample(self, node: Node, branch: Branch) -> Node:
        """Let luck speak once more after an answer, in the next of the worlds."""
        number = len(branch.nodes)
        worlds = node.worlds.all(self._course, self._me)
        s = worlds[number % len(worlds)].clone()
        apply(s, self._me, branch.action)
        luck = stream(node.luck, number)
        end = self._course.advance(s, luck)
        self._budget.spent += 1
        made = Node(Worlds([s], None, branch.action), luck, end == END, self._judge.worth(s, self._me))
        branch.nodes.append(made)
        return made

    # -- walking down -----------------------------------------------------------------------------

    def _choose(self, node: Node) -> Branch | None:
        """Return the branch to look at next: a new one now and then, else the one that promises most."""
        branches = node.branches
        opened = 0
        fresh: Branch | None = None
        low, high = 2.0, -1.0
        for branch in branches:
            if branch.is_open:
                opened += 1
                low = min(low, branch.worth)
                high = max(high, branch.worth)
            elif fresh is None:
                fresh = branch
        if fresh is not None and float(opened) < 1.0 + self._manners.width * sqrt(float(node.visits)):
            return fresh
        best: Branch | None = None
        most = -1.0
        reach = self._manners.curiosity * max(high - low, LEAST_SPREAD) * sqrt(log(float(node.visits) + 2.0))
        for branch in branches:
            if branch.is_open and not branch.is_done:
                promise = branch.worth + reach / sqrt(float(branch.visits))
                if promise > most:
                    best = branch
                    most = promise
        return best if best is not None else fresh

    def _open(self, node: Node, branch: Branch) -> None:
        """Look once more at what an answer leads to."""
        if not branch.is_luck:
            child = branch.nodes[0]
            if not child.is_open:
                child = self._known_node(branch, child)
            self.visit(child)
        elif not branch.is_open:
            for child in branch.nodes:
                self.visit(child)
        else:
            self._open_luck(node, branch)
        branch.visits += 1
        branch.is_open = True
        total = 0.0
        count = 0
        done = True
        for child in branch.nodes:
            if child.is_open:
                total += child.worth
                count += 1
            done = done and child.is_done
        branch.worth = total / float(count) if count > 0 else branch.prior
        branch.is_done = done and (not branch.is_luck or len(branch.nodes) >= self._most_samples(node))

    def _open_luck(self, node: Node, branch: Branch) -> None:
        least: Node | None = None
        for child in branch.nodes:
            if not child.is_done and (least is None or child.visits < least.visits):
                least = child
        may_grow = len(branch.nodes) < self._most_samples(node)
        if may_grow and (least is None or least.visits > 0):
            least = self._sample(node, branch)
        if least is not None:
            self.visit(least)

    def _most_samples(self, node: Node) -> int:
        return max(self._manners.most_samples, node.worlds.count)

    def _known_node(self, branch: Branch, child: Node) -> Node:
        """Return the node of a position that another order of the same answers has led to already."""
        key = hash(child.worlds.states[0].key())
        known = self._known.get(key)
        if known is None or known.worlds.count != child.worlds.count:
            self._known[key] = child
            return child
        branch.nodes[0] = known
        return known

    def _refresh(self, node: Node) -> None:
        best = NOT_YET
        done = True
        for branch in node.branches:
            if branch.is_open and branch.worth > best:
                best = branch.worth
            done = done and branch.is_done
        if best > NOT_YET:
            node.worth = best
        node.is_done = done


def best_of(node: Node) -> Branch:
    """Return the branch that is worth most; of equal ones that with the lowest action."""
    best: Branch | None = None
    for branch in node.branches:
        if branch.is_open and (best is None or is_better(branch, best)):
            best = branch
    return best if best is not None else node.branches[0]


def is_better(one: Branch, other: Branch) -> bool:
    """Say whether a branch is to be preferred."""
    return one.worth > other.worth or (one.worth == other.worth and one.action < other.action)


def stream(luck: Rng, number: int) -> Rng:
    """Return the luck of one sample: the same for every answer at a node, and unlike that of other samples."""
    twin = luck.clone()
    for _ in range(number + 1):
        twin.below(BIG)
    made = twin.clone()
    made.x ^= twin.below(BIG)
    made.y ^= twin.below(BIG)
    for _ in range(4):
        made.below(BIG)
    return made
