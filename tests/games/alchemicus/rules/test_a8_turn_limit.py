"""A8.3 The turn limit, so that no game is endless; by what it is decided stands in test_standings."""

import pytest


def last_turn(lay, **more):
    """Lay out the end of the second seat's turn; both have had as many turns as the limit allows."""
    position = {"turn": "2", "next": "EndTurn 0", "turns-1": "7", "turns-2": "7", "field-1": "3", "field-2": "3"}
    options = {"bank": "no", "turn-limit": "7"} | more.pop("options", {})
    return lay(2, options, position | more)


def test_a8_3_after_the_last_full_round_the_game_ends(lay):
    t = last_turn(lay).do("end-turn")
    assert t.over


def test_a8_3_the_round_is_played_to_its_end(lay):
    t = last_turn(lay, turn="1", **{"turns-2": "6"}).do("end-turn")
    assert t.asked() == (1, "MovePawn")
    t.do("move 1", "end-turn")
    assert t.over


def test_a8_3_before_the_limit_the_game_goes_on(lay):
    t = last_turn(lay, **{"turns-1": "6", "turns-2": "6"}).do("end-turn")
    assert t.asked() == (0, "MovePawn")


def test_a8_3_a_limit_of_zero_is_none(lay):
    t = last_turn(lay, options={"turn-limit": "0"}, **{"turns-1": "999", "turns-2": "999"}).do("end-turn")
    assert t.asked() == (0, "MovePawn")


def test_a8_3_it_is_100_turns_each_unless_said_otherwise(lay):
    position = {"turn": "2", "next": "EndTurn 0", "turns-1": "100", "turns-2": "100"}
    assert lay(2, {"bank": "no"}, position).do("end-turn").over
    t = lay(2, {"bank": "no"}, position | {"turns-1": "99", "turns-2": "99", "field-1": "3"}).do("end-turn")
    assert not t.over


@pytest.mark.parametrize("first", "123")
def test_a8_3_everyone_has_had_as_many_turns(lay, first):
    t = lay(3, {"bank": "no", "turn-limit": "2", "first": first})
    while not t.over:
        t.do(t.may()[-1])
    assert [seat.turns for seat in t.state.seats] == [2, 2, 2]


def test_a8_3_a_last_round_already_on_goes_first(lay):
    t = last_turn(lay, **{"turns-1": "6", "turns-2": "6", "last-round": "yes"}).do("end-turn")
    assert t.over


def test_a8_3_it_ends_a_race_too(lay):
    t = last_turn(lay, options={"race": "yes"}).do("end-turn")
    assert t.over
    assert t.state.winner == -1
