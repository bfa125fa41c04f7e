"""Undo, what stops it, and taking back by consent."""

import pytest

from emerald.kernel.match.log import BOT, PERSON, REPLACE, RESIGN, TAKE_BACK, TIME_OUT
from emerald.kernel.messages import Message, Refusal


def refusal_of(action, *args):
    with pytest.raises(Refusal) as refusal:
        action(*args)
    return refusal.value.message


def test_undo_takes_back_the_last_answer(play):
    t = play("pick 1, pick 1, pick 1, pick 2")
    before = t.match.state.key()
    t.do(1, "pick red")
    between = t.match.state.key()
    t.do(1, "pick blue")
    t.match.undo(0)
    assert (t.tail(), t.match.state.key()) == (["1: pick red"], between)
    t.match.undo(0)
    assert (t.tail(), t.match.state.key()) == ([], before)


def test_undo_turn_takes_back_all_that_nobody_has_acted_on(play):
    t = play("pick 1, open, pick 1, pick 1, pick 1, pick 2").do(1, "pick red").do(1, "pick red", "pick blue")
    t.match.undo_turn(0)
    assert (t.tail(), len(t.log())) == ([], 2)


def test_another_answer_may_follow_an_undo(play):
    t = play("pick 1, pick 1, pick 2").do(1, "pick red")
    t.match.undo(0)
    t.do(1, "pick blue", "pick blue")
    assert t.log() == ["1: pick blue", "1: pick blue"]


def test_undo_stops_where_something_was_revealed_and_says_what(play):
    t = play("pick 1, draw 1, pick 1, pick 2").do(1, "pick red")
    assert not t.match.can_undo(0)
    assert t.match.barrier(0) == Message("undo-revealed", "", {"source": "deck"})
    assert refusal_of(t.match.undo, 0) == refusal_of(t.match.undo_turn, 0) == t.match.barrier(0)


def test_the_barrier_names_what_came_first_after_the_answer(play):
    t = play("pick 1, open, draw 2, pick 1, pick 2").do(1, "pick red")
    assert t.match.barrier(0) == Message("undo-revealed", "", {"source": "table"})


def test_there_is_no_barrier_while_an_answer_can_be_taken_back(play):
    t = play("pick 1, pick 1, open, pick 2").do(1, "pick red")
    assert t.match.can_undo(0)
    assert t.match.barrier(0) is None


def test_undo_stops_where_another_seat_is_asked(play):
    t = play("pick 1, pick 2, pick 2, pick 1").do(1, "pick red")
    assert t.match.barrier(0) == Message("undo-other-seat", "", {"seat": 2})
    t.do(2, "pick red", "pick red")
    assert t.match.barrier(0) == Message("undo-other-seat", "", {"seat": 2})
    assert t.match.barrier(1) == Message("undo-other-seat", "", {"seat": 1})


def test_undo_stops_when_the_game_is_over(play):
    t = play("pick 1, open").do(1, "pick red")
    assert t.match.barrier(0) == Message("undo-game-over")
    assert refusal_of(t.match.undo, 0).key == "undo-game-over"


def test_who_has_not_answered_has_nothing_to_undo(play):
    t = play("open, pick 1, pick 2")
    assert [t.match.barrier(seat) for seat in (0, 1, -1, 7)] == [Message("undo-nothing")] * 4


def test_the_barrier_is_the_same_after_a_remark(play):
    t = play("pick 1, open, pick 2").do(1, "pick red")
    t.match.resign(0)
    assert t.match.barrier(0) == Message("undo-revealed", "", {"source": "table"})


# -- by consent ------------------------------------------------------------------------------


def test_a_take_back_is_an_entry_and_nothing_is_erased(play):
    t = play("pick 1, pick 2, pick 1, pick 2").do(1, "pick red")
    before = t.match.state.key()
    t.do(2, "pick blue").do(1, "pick green")
    t.match.take_back(1, 0, PERSON)
    assert t.match.state.key() == before
    assert t.log() == ["1: pick red", "2: pick blue", "1: pick green", f"{TAKE_BACK} 1 1"]
    assert t.match.log.course() == [0]
    assert t.match.asked() == [1]


def test_after_a_take_back_fate_draws_anew_and_no_draw_number_comes_twice(play):
    t = play("pick 1, draw 1, pick 1, draw 1, pick 2", seed=b"anew")
    t.do(1, "pick red").do(1, "pick red")
    t.match.take_back(1)
    assert t.log()[5:] == ["deck"]
    assert t.match.log.draws(0) == t.match.past.draws[0] == 3
    weights = [4, 4, 4]
    point = t.match.fate.point("deck", 2, 12)
    assert t.match.log[5].value == point // 4
    assert t.match.log[5].weights == weights


def test_take_backs_of_take_backs_lead_to_what_once_was(play):
    t = play("pick 1, pick 2, pick 1, pick 2, pick 1").do(1, "pick red").do(2, "pick blue").do(1, "pick green")
    there = t.match.state.key()
    t.match.take_back(1)
    t.do(2, "pick red")
    t.match.take_back(3)
    assert t.match.state.key() == there
    assert t.match.log.course() == [0, 1, 2]
    assert [t.match.at(n).key() for n in (1, 4)] == [t.match.at(1).key()] * 2


def test_a_take_back_drops_every_tail(play):
    t = play("pick 1, both (1: choose, choose; 2: choose)").do(1, "pick red").do(1, "choose left").do(2, "choose left")
    t.match.take_back(0)
    assert (t.tail(), t.match.asked(), t.match.state.key()) == ([], [0], t.match.start().key())


def test_what_would_set_nothing_aside_cannot_be_taken_back(play):
    t = play("pick 1, pick 2, pick 1").do(1, "pick red")
    t.match.resign(1)
    for position in (-1, 1, 2, 3, 2**70):
        assert refusal_of(t.match.take_back, position).key == "undo-nothing"
    t.match.take_back(0)
    assert refusal_of(t.match.take_back, 0).key == "undo-nothing"


def test_a_finished_game_stays_finished(play):
    t = play("pick 1, end").do(1, "pick red")
    for action in (t.match.take_back, t.match.resign, t.match.time_out):
        assert refusal_of(action, 0).key == "why-not-game-is-over"
    assert refusal_of(t.match.replace, 0, BOT).key == "why-not-game-is-over"


# -- remarks -----------------------------------------------------------------------------------


def test_remarks_are_entries_and_change_neither_state_nor_tails(play):
    t = play("both (1: choose, choose; 2: choose), pick 1").do(1, "choose left")
    key = t.match.state.key()
    t.match.resign(1)
    t.match.replace(1, BOT, "Greedy")
    t.match.time_out(0)
    assert (t.match.state.key(), t.tail(), t.match.asked()) == (key, ["1: choose left"], [0, 1])
    entries = t.match.log.entries()
    assert [(e.kind, e.seat, e.value, e.name) for e in entries] == [
        (RESIGN, 1, 0, ""),
        (REPLACE, 1, BOT, "Greedy"),
        (TIME_OUT, 0, 0, ""),
    ]
    assert [t.match.version(seat) for seat in (-1, 0, 1)] == [3, 4, 3]


def test_remarks_need_a_seat_that_is_there(play):
    t = play("pick 1, pick 2")
    for seat in (2, -2, 9):
        assert refusal_of(t.match.resign, seat) == Message("match-no-such-seat", "", {"seat": seat + 1, "seats": 2})
    with pytest.raises(ValueError, match="remark"):
        t.match.resign(-1)
    with pytest.raises(ValueError, match="remark"):
        t.match.replace(0, 5)
    assert refusal_of(t.match.replace, 0, BOT, "\n").key == "match-bad-text"
    assert len(t.match.log) == 0
