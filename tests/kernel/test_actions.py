"""The action table: numbers and words are the same thing."""

import pytest

from emerald.kernel.actions import ActionTable


@pytest.fixture
def table():
    actions = ActionTable()
    actions.add("build", 0, ["horten", "domo"])
    actions.add("pass", 2)
    actions.add("move", 3, ["1", "2", "3"])
    return actions


def test_numbers_and_words_go_both_ways(table):
    assert len(table) == 6
    assert table.names == ["build horten", "build domo", "pass", "move 1", "move 2", "move 3"]
    assert [table.parse(name) for name in table.names] == list(range(6))


def test_words_may_stand_apart(table):
    assert table.parse("  move \t 2 ") == 4


@pytest.mark.parametrize("text", ["", "move", "move 4", "Build domo", "build domo 2", "pass 1"])
def test_what_is_not_in_the_table_is_no_action(table, text):
    with pytest.raises(ValueError, match="no such action"):
        table.parse(text)


def test_each_action_has_its_verb_and_operand(table):
    assert [table.verb(action).name for action in range(6)] == ["build", "build", "pass", "move", "move", "move"]
    assert [table.operand(action) for action in range(6)] == ["horten", "domo", "", "1", "2", "3"]
    assert [(verb.base, verb.end) for verb in table.verbs] == [(0, 2), (2, 3), (3, 6)]


def test_a_verb_belongs_at_the_next_free_number(table):
    for base in (5, 7, 0):
        with pytest.raises(ValueError, match=f"'sell' belongs at {base}, but the next free number is 6"):
            table.add("sell", base)


def test_no_two_actions_have_the_same_words(table):
    with pytest.raises(ValueError, match="two actions are called 'pass'"):
        table.add("pass", 6)
