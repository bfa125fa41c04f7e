"""Several seats at once: each has a tail, an undo and a world of its own."""

import pytest

from emerald.kernel.messages import Refusal


def test_secret_answers_wait_in_their_tails_until_all_are_in(play):
    t = play("both (1: choose; 2: choose), pick 1").do(2, "choose left")
    assert (t.log(), t.tail()) == ([], ["2: choose left"])
    t.do(1, "choose right")
    assert (t.log(), t.tail()) == (["2: choose left", "1: choose right"], [])


def test_the_log_keeps_the_order_of_arrival(play):
    t = play("both (1: choose, choose; 2: choose, choose), pick 1")
    t.do(2, "choose left").do(1, "choose right").do(2, "choose left").do(1, "choose left")
    assert [line[0] for line in t.log()] == ["2", "1", "2", "1"]


def test_others_see_only_that_a_seat_has_answered(play):
    t = play("both (1: pick; 2: pick), pick 1")
    assert t.match.asked() == [0, 1]
    t.do(2, "pick red")
    assert t.match.asked() == [0]
    assert t.match.view(0).tokens[1] == t.match.view(-1).tokens[1] == [0, 0, 0]
    assert t.match.view(1).tokens[1] == [1, 0, 0]
    assert [t.match.version(seat) for seat in (-1, 0, 1)] == [0, 0, 1]


def test_each_lane_has_its_own_undo(play):
    t = play("both (1: choose, choose; 2: choose, choose), pick 1")
    t.do(1, "choose left").do(2, "choose right").do(1, "choose right")
    t.match.undo(0)
    assert t.tail() == ["1: choose left", "2: choose right"]
    t.match.undo_turn(1)
    assert t.tail() == ["1: choose left"]
    assert t.match.asked() == [0, 1]
    assert not t.match.can_undo(1)
    with pytest.raises(Refusal) as refusal:
        t.match.undo(1)
    assert refusal.value.message.key == "undo-nothing"


def test_a_seat_that_is_done_may_still_undo_until_all_are_in(play):
    t = play("both (1: choose; 2: choose), pick 1").do(1, "choose left")
    assert t.refused(1, "choose right") == "why-not-seat-is-not-asked (seat=1)"
    t.match.undo(0)
    t.do(1, "choose right").do(2, "choose left")
    assert t.log() == ["1: choose right", "2: choose left"]


def test_two_rounds_of_secrets_follow_each_other(play):
    t = play("both (1: choose; 2: choose), both (1: choose; 2: choose), pick 1")
    t.do(1, "choose left").do(2, "choose left")
    assert (len(t.log()), t.tail(), t.match.asked()) == (2, [], [0, 1])
    t.do(2, "choose right")
    assert (len(t.log()), t.tail(), t.match.asked()) == (2, ["2: choose right"], [0])


def test_a_lane_that_asks_fate_is_committed_alone(play):
    t = play("both (1: choose, draw, choose; 2: choose, choose), pick 1").do(2, "choose left").do(1, "choose right")
    assert (t.log(), t.tail()) == (["1: choose right", "deck"], ["2: choose left"])
    assert t.match.asked() == [0, 1]
    assert t.match.barrier(0).key == "undo-revealed"
    assert t.match.can_undo(1)


def test_fate_at_the_head_of_a_lane_speaks_at_once(play):
    t = play("both (1: draw, choose; 2: draw, draw, choose), pick 1")
    assert (t.log(), t.match.asked()) == (["deck", "deck", "deck"], [0, 1])


def test_when_fate_empties_the_last_lane_all_is_committed(play):
    t = play("both (1: choose; 2: choose, draw), pick 1").do(1, "choose left").do(2, "choose right")
    assert (t.log(), t.tail()) == (["2: choose right", "deck", "1: choose left"], [])
    assert t.match.asked() == [0]


def test_the_last_of_all_cannot_undo_what_others_secrets_may_have_changed(play):
    t = play("both (1: choose, choose; 2: choose, draw), pick 1, pick 1").do(1, "choose left").do(2, "choose right")
    assert t.match.can_undo(0)
    t.do(1, "choose right")
    assert (len(t.log()), t.tail(), t.match.asked()) == (4, [], [0])
    t.do(1, "pick red")
    assert t.tail() == ["1: pick red"]


def test_a_lane_left_alone_is_like_any_mover(play):
    t = play("both (1: choose; 2: choose, draw, choose, choose), pick 1").do(2, "choose right").do(1, "choose left")
    assert (t.tail(), t.match.asked()) == (["1: choose left"], [1])
    t.do(2, "choose right", "choose neither")
    assert (t.log()[2:], t.tail()) == (["1: choose left", "2: choose right", "2: choose neither"], [])


def test_what_stands_in_another_tail_hinders_only_where_lanes_meet(play):
    t = play("both (1: pick; 2: pick), pick 1", stock="1 3 3").do(1, "pick red")
    assert t.match.why_not(1, 0) is None  # as far as seat 2 knows
    assert t.refused(2, "pick red") == "X1.1 why-not-none-left (token=red)"
    t.match.undo(0)
    t.do(2, "pick red")
    assert t.tail() == ["2: pick red"]


def test_an_answer_in_a_tail_falls_away_when_the_log_has_made_it_unlawful(play):
    t = play("both (1: pick, pick, pick, choose; 2: choose, storm, choose), pick 1")
    t.do(1, "pick blue", "pick red", "pick green")
    assert len(t.match.events_for(0)) == 3
    t.do(2, "choose left")
    assert t.log() == ["2: choose left", "table"]
    assert (t.tail(), t.match.asked()) == (["1: pick blue"], [0, 1])
    assert t.match.view(0).tokens[0] == [0, 0, 1]
    assert [(e.kind, e.amount) for e in t.match.events_for(0)] == [("undo", 2), ("choose", 1), ("storm", 1)]
    assert t.refused(1, "pick red") == "X1.1 why-not-none-left (token=red)"
    t.do(1, "pick green", "pick green", "choose left").do(2, "choose left")
    assert len(t.log()) == 7


def test_what_was_drawn_together_stays_when_a_neighbour_undoes(play):
    t = play("both (1: pick, choose; 2: pick, pick), pick 1", stock="1 1 1")
    t.do(1, "pick red").do(2, "pick blue")
    t.match.undo(0)
    t.do(2, "pick red")
    assert t.tail() == ["2: pick blue", "2: pick red"]


def test_play_all_in_a_lane_is_all_or_nothing(play):
    t = play("both (1: choose, choose; 2: choose), pick 1").do(2, "choose left")
    assert t.refused(1, "choose left", "choose left", "pick red") == "why-not-seat-is-not-asked (seat=1)"
    assert t.match.can_undo(1)


def test_four_seats_answer_in_any_order(play):
    t = play("both (1: choose; 2: choose; 3: choose; 4: choose), open, pick 1", seats=4)
    for seat in (3, 1, 4):
        t.do(seat, "choose left")
    assert (t.match.asked(), t.log()) == ([1], [])
    t.do(2, "choose right")
    assert [line[0] for line in t.log()] == ["3", "1", "4", "2", "t"]
