"""Checks of states: twins, keys, agendas, replay."""

from __future__ import annotations

from typing import Any

from emerald.kernel.agenda import Step, Together, apply, fate_asked, happen, legal_actions, questions
from emerald.kernel.conformance.case import Case, Moment, let, stroll
from emerald.kernel.conformance.parts import changes, difference
from emerald.kernel.events import MUTED, Journal
from emerald.kernel.steps import StepTable

FUTURE = 40  # entries a twin plays on, while the original is watched


def clones_are_independent(case: Case) -> None:
    """A clone is equal in everything, and whatever is done to it leaves the original as it was."""
    for course in case.courses:
        for moment in course.moments(every=5):
            s = moment.state
            s.journal = Journal(muted=False)
            before = s.key()
            twin = s.clone()
            moment.must(twin.key() == before, "the clone has another key")
            unlike = difference(s, twin)
            moment.must(not unlike, f"the clone has another {unlike}")
            for future in _futures(moment):
                moment.must(s.key() == before, "what a clone did changed the original")
                stroll(future, moment.rng, FUTURE)
                moment.must(s.key() == before, "what a clone did later changed the original")
            moment.must(twin.key() == before, "what a clone did changed another clone")
            moment.must(not s.journal.events, "what a clone did stands in the journal of the original")
            s.journal = MUTED


def _futures(moment: Moment) -> list[Any]:
    """Return a clone for every answer and every outcome, in which it has come true."""
    s = moment.state
    made: list[Any] = []
    chance = fate_asked(s)
    if chance is not None:
        for outcome, weight in enumerate(chance.weights(s)):
            if weight > 0:
                made.append(s.clone())
                happen(made[-1], outcome)
    for seat, _ in questions(s):
        for action in legal_actions(s, seat):
            made.append(s.clone())
            apply(made[-1], seat, action)
    return made


def keys_are_complete(case: Case) -> None:
    """Whatever a clone does not share with its original is part of the key; equal keys mean equal questions."""
    seen: dict[tuple[int, ...], tuple[Any, ...]] = {}
    for course in case.courses:
        for moment in course.moments(every=7):
            s = moment.state
            key = s.key()
            moment.must(all(isinstance(number, int) for number in key), "the key holds something that is no integer")
            for change in changes(s):
                moment.must(change.made.key() != change.before, f"the key does not notice a change of {change.what}")
            if s.agenda:
                twin = s.clone()
                twin.agenda.pop()
                moment.must(twin.key() != key, "the key does not notice the agenda")
            asked = _asked(s)
            moment.must(seen.setdefault(key, asked) == asked, "two states with equal keys ask differently")


def _asked(s: Any) -> tuple[Any, ...]:
    """Return everything that is asked now, with the answers there are."""
    chance = fate_asked(s)
    if chance is not None:
        return (type(chance), chance.fields(), tuple(chance.weights(s)))
    return tuple(
        [(seat, type(question), question.fields(), *legal_actions(s, seat)) for seat, question in questions(s)]
    )


def agendas_read_back(case: Case) -> None:
    """A step is made again from its fields, and an agenda from its integers."""
    table = StepTable()
    for course in case.courses:
        for moment in course.moments():
            agenda = moment.state.agenda
            for step in all_steps(agenda):
                if type(step) not in table.classes:
                    table.add([type(step)])
                _check_fields(moment, step)
            written: list[int] = []
            table.write(agenda, written)
            again, end = table.read(written, 0)
            moment.must(end == len(written), "an agenda read back leaves integers over")
            moment.must(not difference(again, agenda), "an agenda read back is another")


def _check_fields(moment: Moment, step: Step[Any]) -> None:
    name, fields = type(step).__name__, step.fields()
    moment.must(all(isinstance(field, int) for field in fields), f"{name} has a field that is no integer")
    make: Any = type(step)
    try:
        again = make(*fields)
    except TypeError as error:
        raise moment.violation(f"{name} cannot be made of its fields {fields}: {error}") from None
    moment.must(not difference(again, step), f"{name} made of its fields {fields} has lost something")


def all_steps(agenda: list[Step[Any]]) -> list[Step[Any]]:
    """Return the steps of an agenda and of its lanes."""
    steps: list[Step[Any]] = []
    for step in agenda:
        if isinstance(step, Together):
            for lane in step.lanes:
                steps += all_steps(list(lane))
        else:
            steps.append(step)
    return steps


def logs_replay(case: Case) -> None:
    """What was written down leads to the same states again, with the same weights on the way."""
    for course in case.courses:
        first, second = case.begin(), case.begin()
        for number, said in enumerate(course.entries):
            moment = course.at(number, second)
            moment.must(first.key() == second.key(), "the same log led to another state")
            chance = fate_asked(second)
            if chance is not None:
                moment.must(tuple(chance.weights(second)) == said.weights, "replayed, the weights are others")
            let(first, said)
            let(second, said)
        course.at(len(course.entries), second).must(first.key() == second.key(), "the same log led to another end")
