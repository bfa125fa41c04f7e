"""The agenda: what is asked of whom, in which order, and what a refusal says."""

from __future__ import annotations

import pytest

from emerald.kernel.agenda import (
    NO_SUGGESTION,
    NOBODY,
    PATIENCE,
    Chance,
    Decision,
    RulesLoop,
    State,
    Task,
    Together,
    apply,
    explain,
    fate_asked,
    happen,
    legal_actions,
    question_for,
    questions,
    settle,
    suggestions,
    together,
)
from emerald.kernel.events import EVERYONE, Journal
from emerald.kernel.messages import ReasonTable
from emerald.kernel.steps import StepTable
from emerald.kernel.vecs import i64, vec

TOO_HIGH = 100
REASONS = ReasonTable([(TOO_HIGH, "X2.1", "too-high")])
STEPS = StepTable()


class Diary(State):
    """A state that only remembers what happened to it."""

    def __init__(self, seats=2):
        super().__init__(seats, REASONS)
        self.lines = []

    def clone(self):
        twin = Diary(int(self.seat_count))
        twin.agenda = self.agenda.copy()
        twin.lines = self.lines.copy()
        return twin

    def key(self):
        out = [int(line) for line in self.lines]
        STEPS.write(self.agenda, out)
        return tuple(out)


class Note(Task):
    """Writes a number down."""

    def __init__(self, number):
        self.seat = NOBODY
        self.number = number

    def fields(self):
        return (self.number,)

    def run(self, s):
        s.lines.append(self.number)


class Put(Task):
    """Puts two notes on the agenda."""

    def __init__(self, number):
        self.seat = NOBODY
        self.number = number

    def fields(self):
        return (self.number,)

    def run(self, s):
        s.then(Note(self.number), Note(self.number + 1))


class Forever(Task):
    def __init__(self):
        self.seat = NOBODY

    def fields(self):
        return ()

    def run(self, s):
        s.then(Forever())


class Stop(Task):
    def __init__(self):
        self.seat = NOBODY

    def fields(self):
        return ()

    def run(self, s):
        s.end()


class Ask(Decision):
    """Asks for a number up to four; those above two are shown and forbidden."""

    def __init__(self, seat, suggested=NO_SUGGESTION):
        self.seat = seat
        self.suggested = suggested

    def fields(self):
        return (int(self.seat), self.suggested)

    def candidates(self, s):
        return vec[i64]([0, 1, 2, 3, 4])

    def objection(self, s, action):
        return TOO_HIGH if action > 2 else 0

    def details(self, s, action, reason):
        return {"number": int(action), "most": 2}

    def take(self, s, action):
        s.lines.append(100 + 10 * int(self.seat) + int(action))

    def suggest(self, s):
        return self.suggested


class Roll(Chance):
    def __init__(self, seat=NOBODY):
        self.seat = seat

    def weights(self, s):
        return vec[i64]([1, 2, 3])

    def happen(self, s, outcome):
        s.lines.append(1000 + int(outcome))


STEPS.add([Note, Put, Forever, Stop, Ask, Roll])


def diary(*steps, seats=2):
    s = Diary(seats)
    s.then(*steps)
    settle(s)
    return s


def test_steps_happen_in_the_order_written():
    assert diary(Note(1), Note(2), Note(3)).lines == [1, 2, 3]


def test_what_a_task_puts_on_the_agenda_happens_before_what_was_there():
    assert diary(Note(1), Put(5), Note(2)).lines == [1, 5, 6, 2]


def test_the_game_is_over_when_the_agenda_is_empty():
    assert diary(Note(1)).over
    assert not diary(Ask(0)).over


def test_the_end_clears_what_was_still_to_be_done():
    s = diary(Note(1), Stop(), Note(2), Ask(0))
    assert (s.lines, s.over, questions(s)) == ([1], True, [])


def test_rules_that_run_in_a_circle_are_named():
    with pytest.raises(RulesLoop, match="Forever"):
        diary(Note(1), Forever(), Ask(0))


def test_as_many_tasks_as_patience_allows_are_no_circle():
    assert len(diary(*[Note(1)] * (PATIENCE - 1)).lines) == PATIENCE - 1
    with pytest.raises(RulesLoop, match="circle"):
        diary(*[Note(1)] * PATIENCE)


def test_a_decision_waits_for_its_seat():
    s = diary(Note(1), Ask(1), Note(2))
    assert s.lines == [1]
    assert [(seat, type(question)) for seat, question in questions(s)] == [(1, Ask)]
    assert question_for(s, 1) is not None
    assert question_for(s, 0) is None
    assert fate_asked(s) is None
    apply(s, 1, 2)
    assert s.lines == [1, 112, 2]


def test_a_chance_waits_for_fate():
    s = diary(Roll(), Note(2))
    assert questions(s) == []
    assert question_for(s, 0) is None
    assert isinstance(fate_asked(s), Roll)
    happen(s, 2)
    assert s.lines == [1002, 2]
    assert fate_asked(s) is None


def test_lawful_answers_are_the_candidates_without_objection():
    s = diary(Ask(1))
    assert list(legal_actions(s, 1)) == [0, 1, 2]
    assert list(legal_actions(s, 0)) == []
    assert list(legal_actions(diary(), 0)) == []


def test_a_refusal_says_why():
    s = diary(Ask(1))
    assert explain(s, 1, 2) is None
    assert str(explain(s, 1, 4)) == "X2.1 why-not-too-high (number=4, most=2)"
    assert str(explain(s, 1, 9)) == "why-not-not-an-answer (question=Ask)"
    assert str(explain(s, 0, 1)) == "why-not-seat-is-not-asked (seat=1)"
    assert str(explain(diary(Roll()), 0, 1)) == "why-not-fate-is-asked"
    assert str(explain(diary(), 0, 1)) == "why-not-game-is-over"


def test_who_is_not_asked_cannot_answer():
    for s in (diary(Ask(1)), diary(Roll()), diary(together([(1, [Ask(1)])]))):
        with pytest.raises(AssertionError):
            apply(s, 0, 1)
    for s in (diary(Ask(1)), diary(together([(1, [Ask(1)])]))):
        with pytest.raises(AssertionError):
            happen(s, 0)


def test_a_decision_is_open_to_everyone_unless_it_says_otherwise():
    assert Ask(0).audience() == Roll().audience() == EVERYONE


# -- several at once ------------------------------------------------------------------------


def test_lanes_happen_in_the_order_written():
    s = diary(together([(0, [Note(1), Ask(0), Note(2)]), (1, [Ask(1), Note(3)])]), Note(9))
    assert s.lines == [1]
    assert [seat for seat, _ in questions(s)] == [0, 1]
    apply(s, 1, 0)
    assert s.lines == [1, 110, 3]
    assert [seat for seat, _ in questions(s)] == [0]
    apply(s, 0, 2)
    assert s.lines == [1, 110, 3, 102, 2, 9]
    assert s.over


def test_what_follows_waits_until_every_lane_is_empty():
    s = diary(together([(0, [Ask(0), Ask(0)]), (1, [Ask(1)])]), Ask(1))
    apply(s, 0, 0)
    apply(s, 1, 0)
    assert [seat for seat, _ in questions(s)] == [0]
    apply(s, 0, 1)
    assert [seat for seat, _ in questions(s)] == [1]
    assert isinstance(s.agenda[-1], Ask)


def test_a_lane_may_put_steps_on_its_own_agenda():
    s = diary(together([(0, [Put(5), Ask(0)]), (1, [Put(7)])]), Note(9))
    assert s.lines == [5, 6, 7, 8]
    apply(s, 0, 0)
    assert s.lines[4:] == [100, 9]


def test_fate_in_a_lane_is_asked_while_another_lane_waits():
    s = diary(together([(0, [Ask(0)]), (1, [Roll(), Ask(1)])]))
    assert isinstance(fate_asked(s), Roll)
    assert [seat for seat, _ in questions(s)] == [0]
    happen(s, 1)
    assert s.lines == [1001]
    assert [seat for seat, _ in questions(s)] == [0, 1]
    assert fate_asked(s) is None


def test_explanations_in_a_lane_are_those_of_its_question():
    s = diary(together([(0, [Ask(0)]), (1, [Ask(1)])]))
    assert str(explain(s, 1, 3)) == "X2.1 why-not-too-high (number=3, most=2)"
    assert list(legal_actions(s, 1)) == [0, 1, 2]
    assert str(explain(s, 2, 1)) == "why-not-seat-is-not-asked (seat=3)"


def test_empty_lanes_are_no_question():
    s = diary(together([(0, [Note(1)]), (1, [])]), Note(2))
    assert (s.lines, s.over) == ([1, 2], True)


def test_lanes_can_follow_lanes():
    s = diary(together([(0, [Ask(0)]), (1, [Ask(1)])]), together([(0, [Ask(0)]), (1, [Ask(1)])]), Note(9))
    for seat, number in ((0, 1), (1, 2), (1, 0), (0, 0)):
        apply(s, seat, number)
    assert s.lines == [101, 112, 110, 100, 9]


def test_a_twin_goes_its_own_way():
    s = diary(together([(0, [Ask(0), Ask(0)]), (1, [Ask(1)])]), Note(9))
    twin = s.clone()
    apply(twin, 0, 1)
    assert (s.lines, twin.lines) == ([], [101])
    assert len(s.agenda[-1].lanes[0]) == 2
    assert s.key() != twin.key()
    apply(s, 0, 1)
    assert s.key() == twin.key()


# -- suggestions ------------------------------------------------------------------------------


def test_suggestions_go_on_as_long_as_the_questions_have_them():
    s = diary(Ask(0, 1), Ask(0, 2), Ask(0), Ask(0, 1))
    assert suggestions(s, 0) == [1, 2]
    assert suggestions(s, 1) == []
    assert s.lines == []


def test_suggestions_stop_where_another_is_asked():
    assert suggestions(diary(Ask(0, 1), Ask(1, 1)), 0) == [1]
    assert suggestions(diary(Ask(0, 1), Roll(), Ask(0, 1)), 0) == [1]
    assert suggestions(diary(together([(0, [Ask(0, 2)]), (1, [Ask(1, 1)])])), 1) == [1]


# -- the journal -------------------------------------------------------------------------------


def test_a_state_is_mute_until_somebody_listens():
    s = diary(Ask(0))
    s.journal.note("anything", 0, 1)
    assert s.journal.events == []
    s.journal = Journal(muted=False)
    s.journal.note("anything", 0, 1)
    assert [event.kind for event in s.journal.events] == ["anything"]
    assert s.clone().journal.muted


# -- written down -------------------------------------------------------------------------------


def test_a_step_is_its_class_and_its_fields():
    step = Ask(1, 2)
    twin = type(step)(*step.fields())
    assert (twin.seat, twin.suggested) == (1, 2)


def test_together_keeps_the_next_step_of_a_lane_last():
    step = together([(1, [Note(1), Ask(1)]), (0, [Ask(0)])])
    assert isinstance(step, Together)
    assert (step.seat, step.seats) == (NOBODY, (1, 0))
    assert [type(each) for each in step.lanes[0]] == [Ask, Note]
