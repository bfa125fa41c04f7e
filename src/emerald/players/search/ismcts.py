"""The yardstick: information-set Monte-Carlo tree search, with the same judgement at the end of its playouts.

One tree for all worlds, whose edges are answers; what luck says is not in the tree. Each time a world is walked
through: among the answers that are lawful there the one that promises most to whoever is asked, then one that is new,
then a playout to the end of the turn, whose worth to every seat goes into all the edges walked.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final, final

from emerald.kernel.agenda import NO_SUGGESTION, Decision, State, apply, legal_actions, question_for, questions
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, random_answer
from emerald.kernel.vecs import i64, vec
from emerald.players.judge import Judge
from emerald.players.search.budget import Budget

WHOLE: Final[i64] = 1000  # boldness and habit are in thousandths
MOST_STEPS: Final = 400  # of a playout: the rules end every turn sooner


@final
class Edge:
    """One answer at one place of the tree, and what came of it."""

    def __init__(self, action: i64) -> None:
        self.action: Final = action
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total: float = 0.0  # of its worth to whoever gives the answer
        self.edges: Final[list[Edge]] = []

    @property
    def mean(self) -> float:
        """What it was worth on average."""
        return self.total / float(self.visits)


@final
class Habit:
    """How an answer has done wherever it was given: playouts prefer what did well."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: float = 0.0


@final
class Customs:
    """How the search goes about it."""

    def __init__(self, worlds: int, boldness: int, habit: int, turns: int) -> None:
        self.worlds: Final = worlds  # that take turns; 0: a new one each time
        self.boldness: Final = float(boldness) / 1000.0  # of the bound that chooses
        self.habit: Final[i64] = habit  # thousandths of the playout's answers that follow habit
        self.turns: Final = turns  # after which a playout ends; 0: with the game


@final
class IsmctsPlayer:
    """Searches all worlds in one tree, and answers what did best among what was looked at often."""

    def __init__(
        self, game: Any, judge: Judge, turn_of: Callable[[Any], int], seed: int, budget: Budget, customs: Customs
    ) -> None:
        self.name: Final = "ismcts"
        self.budget: Final = budget
        self.root: Edge = Edge(0)
        self._game: Final = game
        self._judge: Final = judge
        self._turn_of: Final = turn_of
        self._rng: Final = Rng(seed)
        self._customs: Final = customs
        self._habits: list[dict[int, Habit]] = []

    @property
    def nodes(self) -> int:
        """How many positions it looked at for its last answer."""
        return int(self.budget.spent)

    def choose(self, view: Any) -> int:
        self.budget.begin()
        actions: vec[i64] = view.actions
        if len(actions) == 1:
            return int(actions[0])
        world: State = self._game.imagine(view, self._rng)
        question = question_for(world, view.seat)
        assert question is not None
        suggested = question.suggest(world)
        if suggested != NO_SUGGESTION:
            return int(suggested)
        self.root = Edge(0)
        self._habits = [{} for _ in range(world.seat_count)]
        pool = [world]
        number = 0
        while number == 0 or not self.budget.is_used_up:
            if self._customs.worlds == 0 and number > 0:
                pool[0] = self._game.imagine(view, self._rng)
            elif len(pool) < self._customs.worlds:
                pool.append(self._game.imagine(view, self._rng))
            self._walk(pool[number % len(pool)].clone())
            number += 1
        return int(best_edge(self.root).action)

    def _walk(self, s: State) -> None:
        """Walk through one world, and remember what came of it."""
        path: list[Edge] = []
        movers: list[int] = []
        first = self._turn_of(s)
        node = self.root
        is_new = False
        while not is_new and self._goes_on(s, first):
            seat, question = questions(s)[0]
            action = question.suggest(s)
            if action == NO_SUGGESTION:
                node = self._select(s, node, seat)
                is_new = node.visits == 0
                action = node.action
                path.append(node)
                movers.append(seat)
            apply(s, seat, action)
            self.budget.spent += 1
        played = self._play_out(s, first)
        worths = [self._judge.worth(s, seat) for seat in range(s.seat_count)]
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += worths[movers[i]]
            self._remember(movers[i], path[i].action, worths[movers[i]])
        for mover, action in played:
            self._remember(mover, action, worths[mover])

    def _goes_on(self, s: State, first: int) -> bool:
        """Let fate speak, and say whether somebody is asked before the playout ends."""
        if self._customs.turns > 0 and len(s.agenda) > 0 and self._turn_of(s) != first:
            return False
        let_fate_speak(s, self._rng)
        return len(s.agenda) > 0

    def _select(self, s: State, node: Edge, seat: int) -> Edge:
        """Return the edge to walk: one that was never walked, else the one that promises most."""
        actions = legal_actions(s, seat)
        fresh: list[Edge] = []
        best: Edge | None = None
        most = -1.0
        for i in range(len(actions)):
            edge = edge_of(node, actions[i])
            edge.offered += 1
            if edge.visits == 0:
                fresh.append(edge)
            elif not fresh:
                promise = edge.mean + self._customs.boldness * sqrt(log(float(edge.offered)) / float(edge.visits))
                if promise > most:
                    best = edge
                    most = promise
        if fresh:
            return fresh[self._rng.below(len(fresh))]
        assert best is not None
        return best

    def _play_out(self, s: State, first: int) -> list[tuple[int, i64]]:
        """Play on until the turn, or the game, is over; return who answered what."""
        played: list[tuple[int, i64]] = []
        for _ in range(MOST_STEPS):
            if not self._goes_on(s, first):
                break
            seat, question = questions(s)[0]
            action = question.suggest(s)
            if action == NO_SUGGESTION:
                action = self._usual(s, question, seat)
                played.append((seat, action))
            apply(s, seat, action)
            self.budget.spent += 1
        return played

    def _usual(self, s: State, question: Decision[Any], seat: int) -> i64:
        """Return the answer that has done best anywhere, or now and then any."""
        if self._rng.below(WHOLE) >= self._customs.habit:
            return random_answer(s, question, self._rng)
        habits = self._habits[seat]
        actions = legal_actions(s, seat)
        best = actions[self._rng.below(len(actions))]
        most = -1.0
        for i in range(len(actions)):
            habit = habits.get(int(actions[i]))
            if habit is not None and habit.total / float(habit.visits) > most:
                best = actions[i]
                most = habit.total / float(habit.visits)
        return best

    def _remember(self, seat: int, action: i64, worth: float) -> None:
        habits = self._habits[seat]
        habit = habits.get(int(action))
        if habit is None:
            habit = Habit()
            habits[int(action)] = habit
        habit.visits += 1
        habit.total += worth


def edge_of(node: Edge, action: i64) -> Edge:
    """Return the edge of an answer, made if it has never been offered here."""
    for edge in node.edges:
        if edge.action == action:
            return edge
    edge = Edge(action)
    node.edges.append(edge)
    return edge


def best_edge(node: Edge) -> Edge:
    """Return the answer that did best among those walked at least half as often as any."""
    most: i64 = 0
    for edge in node.edges:
        most = max(most, edge.visits)
    best: Edge | None = None
    for edge in node.edges:
        if edge.visits * 2 >= most and (best is None or edge.mean > best.mean):
            best = edge
    assert best is not None
    return best
