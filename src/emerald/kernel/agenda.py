"""The agenda: what the game has yet to do, newest first.

A rule never calls another rule and never waits inside a function. It puts steps
on the agenda. Whatever is on top happens next: a *task* runs by itself, a
*decision* waits for a seat, a *chance* waits for fate, and *together* gives
several seats a small agenda each. Steps are immutable and hold integers only,
so a cloned game shares them and a saved game lists them.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from emerald.kernel.events import EVERYONE, MUTED, Journal
from emerald.kernel.messages import (
    FATE_IS_ASKED,
    GAME_IS_OVER,
    NO_OBJECTION,
    NOT_AN_ANSWER,
    SEAT_IS_NOT_ASKED,
    Message,
    ReasonTable,
)
from emerald.kernel.vecs import append, i64, vec

S = TypeVar("S", bound="State")

NOBODY: Final = -1
NO_SUGGESTION: Final = -1
PATIENCE: Final = 10_000  # tasks in a row before we say that the rules run in a circle

TASK: Final = 0
DECISION: Final = 1
CHANCE: Final = 2
TOGETHER: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing still to be done. ``type(step)(*step.fields())`` is the same step again."""

    seat: i64
    sort: i64 = TASK

    def fields(self) -> tuple[int, ...]:
        """Return what distinguishes this step from others of its class."""
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Step[S]):
    """A step that needs nobody's choice."""

    def run(self, s: S) -> None:
        """Do it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A question to one seat."""

    sort: i64 = DECISION

    def candidates(self, s: S) -> vec[i64]:
        """List every answer worth showing, lawful or not, rising."""
        raise NotImplementedError

    def objection(self, s: S, action: i64) -> i64:
        """Return the number of the reason that forbids a candidate, or 0."""
        return NO_OBJECTION

    def details(self, s: S, action: i64, reason: i64) -> dict[str, int | str]:
        """Return the arguments of the objection's message; asked only when somebody reads it."""
        return {}

    def take(self, s: S, action: i64) -> None:
        """Carry out a lawful answer."""
        raise NotImplementedError

    def suggest(self, s: S) -> i64:
        """Return the answer a sensible default would give, or NO_SUGGESTION."""
        return NO_SUGGESTION

    def audience(self) -> i64:
        """Return the mask of the seats that learn the answer when it is given."""
        return EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A question to fate: outcomes are numbers with integer weights."""

    sort: i64 = CHANCE
    source: i64 = 0

    def weights(self, s: S) -> vec[i64]:
        """Return how likely each outcome is."""
        raise NotImplementedError

    def happen(self, s: S, outcome: i64) -> None:
        """Let an outcome come true."""
        raise NotImplementedError

    def audience(self) -> i64:
        """Return the mask of the seats that learn the outcome."""
        return EVERYONE


class Together(Step[S]):
    """Several seats at once: one small agenda per seat, until all are empty."""

    sort: i64 = TOGETHER

    def __init__(self, seats: tuple[int, ...], lanes: tuple[tuple[Step[Any], ...], ...]) -> None:
        self.seat = NOBODY
        self.seats: Final = seats
        self.lanes: Final = lanes  # the next step of a lane is its last


def together(lanes: list[tuple[int, list[Step[Any]]]]) -> Together[Any]:
    """Return the step that gives each seat its steps, to happen in the order written."""
    seats: list[int] = []
    stacks: list[tuple[Step[Any], ...]] = []
    for seat, steps in lanes:
        seats.append(seat)
        stacks.append(tuple(reversed(steps)))
    return Together(tuple(seats), tuple(stacks))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true now: what the game adds, an agenda, and where changes are told."""

    def __init__(self, seat_count: i64, reasons: ReasonTable) -> None:
        self.seat_count: i64 = seat_count
        self.reasons: Final = reasons
        self.agenda: list[Step[Any]] = []
        self.journal: Journal = MUTED

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda so that they happen in the order written."""
        agenda = self.agenda
        for i in range(len(steps) - 1, -1, -1):
            agenda.append(steps[i])

    def end(self) -> None:
        """End the game: nothing is left to do."""
        self.agenda.clear()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return len(self.agenda) == 0

    def clone(self) -> State:
        """Return an independent twin with a muted journal; steps are shared."""
        raise NotImplementedError

    def key(self) -> tuple[int, ...]:
        """Return the whole state as integers, the agenda included."""
        raise NotImplementedError


class RulesLoop(Exception):
    """The rules run in a circle; the message names the steps on top."""


# -- the engine: these few functions are all there is ----------------------------------


def settle(s: State) -> None:
    """Run tasks until somebody must decide, fate must speak, or the game is over."""
    agenda = s.agenda
    patience = PATIENCE
    while True:
        if len(agenda) == 0:
            return
        step = agenda[-1]
        if step.sort == TASK:
            agenda.pop()
            assert isinstance(step, Task)
            step.run(s)
            patience -= 1
            if patience == 0:
                names = [type(top).__name__ for top in agenda[-6:]]
                raise RulesLoop("the rules run in a circle around " + ", ".join(names))
        elif step.sort == TOGETHER:
            assert isinstance(step, Together)
            if not _settle_lanes(s, step):
                return
        else:
            return


def _settle_lanes(s: State, step: Together[Any]) -> bool:
    """Settle every lane; when all are empty take the step off and return True."""
    busy = False
    for i in range(len(step.seats)):
        lane = step.lanes[i]
        if lane and lane[-1].sort == TASK:
            outer = _enter(s, lane)
            settle(s)
            step = _leave(s, outer, step, i)
        busy = busy or len(step.lanes[i]) > 0
    if not busy:
        s.agenda.pop()
    return not busy


def _enter(s: State, lane: tuple[Step[Any], ...]) -> list[Step[Any]]:
    """Make a lane the agenda; return the agenda it stands on."""
    outer = s.agenda
    s.agenda = list(lane)
    return outer


def _leave(s: State, outer: list[Step[Any]], step: Together[Any], index: int) -> Together[Any]:
    """Put what is left of a lane back in its place; return the new step on top."""
    lanes = list(step.lanes)
    lanes[index] = tuple(s.agenda)
    after: Together[Any] = Together(step.seats, tuple(lanes))
    s.agenda = outer
    outer[-1] = after
    return after


def questions(s: State) -> list[tuple[int, Decision[Any]]]:
    """Return who is asked what now; empty while fate is asked or when the game is over."""
    if len(s.agenda) == 0:
        return []
    top = s.agenda[-1]
    if isinstance(top, Decision):
        return [(int(top.seat), top)]
    asked: list[tuple[int, Decision[Any]]] = []
    if isinstance(top, Together):
        for lane in top.lanes:
            if lane:
                step = lane[-1]
                if isinstance(step, Decision):
                    asked.append((int(step.seat), step))
    return asked


def question_for(s: State, seat: i64) -> Decision[Any] | None:
    """Return the question one seat is asked now, if any."""
    if len(s.agenda) == 0:
        return None
    top = s.agenda[-1]
    if isinstance(top, Decision):
        return top if top.seat == seat else None
    if isinstance(top, Together):
        for lane in top.lanes:
            if lane:
                step = lane[-1]
                if isinstance(step, Decision) and step.seat == seat:
                    return step
    return None


def fate_asked(s: State) -> Chance[Any] | None:
    """Return the chance that waits for fate, if any."""
    if len(s.agenda) == 0:
        return None
    top = s.agenda[-1]
    if isinstance(top, Chance):
        return top
    if isinstance(top, Together):
        for lane in top.lanes:
            if lane:
                step = lane[-1]
                if isinstance(step, Chance):
                    return step
    return None


def legal_actions(s: State, seat: i64) -> vec[i64]:
    """Return the lawful answers of one seat, rising; none if it is not asked."""
    lawful = vec[i64]()
    question = question_for(s, seat)
    if question is None:
        return lawful
    candidates = question.candidates(s)
    for i in range(len(candidates)):
        action = candidates[i]
        if question.objection(s, action) == NO_OBJECTION:
            lawful = append(lawful, action)
    return lawful


def explain(s: State, seat: i64, action: i64) -> Message | None:
    """Say why an answer cannot be given now; None if it can."""
    if len(s.agenda) == 0:
        return s.reasons.message(GAME_IS_OVER, {})
    question = question_for(s, seat)
    if question is None:
        if fate_asked(s) is not None:
            return s.reasons.message(FATE_IS_ASKED, {})
        return s.reasons.message(SEAT_IS_NOT_ASKED, {"seat": int(seat) + 1})
    if action not in question.candidates(s):
        return s.reasons.message(NOT_AN_ANSWER, {"question": type(question).__name__})
    reason = question.objection(s, action)
    if reason == NO_OBJECTION:
        return None
    return s.reasons.message(reason, question.details(s, action, reason))


def apply(s: State, seat: i64, action: i64) -> None:
    """Take a lawful answer, then run until the next question."""
    top = s.agenda[-1]
    if isinstance(top, Decision):
        assert top.seat == seat, "this seat is not asked"
        s.agenda.pop()
        top.take(s, action)
        settle(s)
        return
    assert isinstance(top, Together), "nobody is asked"
    for i in range(len(top.lanes)):
        lane = top.lanes[i]
        if lane:
            step = lane[-1]
            if isinstance(step, Decision) and step.seat == seat:
                outer = _enter(s, lane)
                s.agenda.pop()
                step.take(s, action)
                settle(s)
                _leave(s, outer, top, i)
                settle(s)
                return
    raise AssertionError("this seat is not asked")


def happen(s: State, outcome: i64) -> None:
    """Let an outcome of the waiting chance come true, then run until the next question."""
    top = s.agenda[-1]
    if isinstance(top, Chance):
        s.agenda.pop()
        top.happen(s, outcome)
        settle(s)
        return
    assert isinstance(top, Together), "fate is not asked"
    for i in range(len(top.lanes)):
        lane = top.lanes[i]
        if lane:
            step = lane[-1]
            if isinstance(step, Chance):
                outer = _enter(s, lane)
                s.agenda.pop()
                step.happen(s, outcome)
                settle(s)
                _leave(s, outer, top, i)
                settle(s)
                return
    raise AssertionError("fate is not asked")


def suggestions(s: State, seat: i64) -> list[int]:
    """Return the default answers from here on, as long as each question has one for this seat.

    A payment of several cards is several questions; this is its default, whole.
    """
    twin = s.clone()
    answers: list[int] = []
    while True:
        question = question_for(twin, seat)
        if question is None:
            return answers
        action = question.suggest(twin)
        if action == NO_SUGGESTION:
            return answers
        answers.append(int(action))
        apply(twin, seat, action)
