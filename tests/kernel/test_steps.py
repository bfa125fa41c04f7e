"""Steps as integers: an agenda written down and read back is the same agenda."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emerald.kernel.agenda import NOBODY, Task, together
from emerald.kernel.steps import StepTable


class Plain(Task):
    def __init__(self, seat):
        self.seat = seat


class Bare(Task):
    def __init__(self):
        self.seat = NOBODY

    def fields(self):
        return ()


class Rich(Task):
    def __init__(self, seat, first, second):
        self.seat = seat
        self.first = first
        self.second = second

    def fields(self):
        return (int(self.seat), self.first, self.second)


@pytest.fixture
def table():
    steps = StepTable()
    steps.add([Plain, Bare])
    steps.add([Rich])
    return steps


def ints(table, agenda):
    out: list[int] = []
    table.write(agenda, out)
    return out


def test_an_agenda_is_its_length_then_class_count_and_fields_of_each_step(table):
    assert ints(table, [Plain(3), Bare(), Rich(1, -5, 70)]) == [3, 0, 1, 3, 1, 0, 2, 3, 1, -5, 70]


def test_an_empty_agenda_is_one_number(table):
    assert ints(table, []) == [0]
    assert table.read([0], 0) == ([], 1)


def test_lanes_are_written_seat_by_seat(table):
    agenda = [Bare(), together([(1, [Plain(1), Bare()]), (0, [])])]
    assert ints(table, agenda) == [2, 1, 0, -1, 2, 1, 2, 1, 0, 0, 1, 1, 0, 0]


def test_an_agenda_is_read_where_it_stands(table):
    agenda = [Bare(), together([(1, [Plain(1), Rich(1, 2, 3)]), (0, [Bare()])]), Plain(2)]
    written = [7, 7, *ints(table, agenda), 9]
    read, end = table.read(written, 2)
    assert end == len(written) - 1
    assert ints(table, read) == written[2:end]
    assert [type(step).__name__ for step in read] == ["Bare", "Together", "Plain"]
    assert [type(step) for step in read[1].lanes[0]] == [Rich, Plain]
    assert read[1].seats == (1, 0)


NUMBERS = st.integers(-(2**40), 2**40)
STEP = st.one_of(st.tuples(), st.tuples(st.integers(0, 3)), st.tuples(st.integers(0, 3), NUMBERS, NUMBERS))
LANES = st.lists(st.tuples(st.integers(0, 3), st.lists(STEP, max_size=3)), max_size=3)


def built(words):
    """The step of a tuple of its fields, or the lanes of a list of them.

    Hypothesis draws the fields and not the steps, for it keeps weak references to what it draws, and those to objects
    of compiled classes outlive them.
    """
    if isinstance(words, list):
        return together([(seat, [built(each) for each in steps]) for seat, steps in words])
    return {0: Bare, 1: Plain, 3: Rich}[len(words)](*words)


@given(st.lists(st.one_of(STEP, LANES), max_size=6))
def test_any_agenda_reads_back(words):
    agenda = [built(each) for each in words]
    steps = StepTable()
    steps.add([Plain, Bare, Rich])
    written = ints(steps, agenda)
    read, end = steps.read(written, 0)
    assert end == len(written)
    assert ints(steps, read) == written
    assert [type(step) for step in read] == [type(step) for step in agenda]


def test_new_classes_go_to_the_end(table):
    assert table.classes == [Plain, Bare, Rich]


def test_a_class_is_listed_once(table):
    with pytest.raises(ValueError, match="Plain is listed twice"):
        table.add([Plain])


def test_a_step_nobody_listed_cannot_be_written():
    with pytest.raises(KeyError):
        ints(StepTable(), [Bare()])
