"""Answers, the private tail, and when it is committed."""

import pytest

from emerald.kernel.game import Setup
from emerald.kernel.match.log import BOT, FATE
from emerald.kernel.match.match import Match
from emerald.kernel.messages import Refusal


def test_an_answer_stands_in_the_tail_until_another_seat_is_asked(play):
    t = play("pick 1, pick 1, pick 2, pick 2").do(1, "pick red")
    assert (t.log(), t.tail()) == ([], ["1: pick red"])
    t.do(1, "pick blue")
    assert (t.log(), t.tail()) == (["1: pick red", "1: pick blue"], [])


def test_the_tail_is_committed_before_fate_is_asked(play):
    t = play("pick 1, open, pick 1, pick 2").do(1, "pick red")
    assert (t.log(), t.tail()) == (["1: pick red", "table"], [])
    assert t.match.asked() == [0]


def test_the_tail_is_committed_when_the_game_is_over(play):
    t = play("pick 1, end, pick 1").do(1, "pick red")
    assert (t.log(), t.tail(), t.match.over, t.match.asked()) == (["1: pick red"], [], True, [])


def test_the_tail_is_committed_before_several_are_asked_even_if_the_mover_is_one_of_them(play):
    t = play("pick 1, both (1: choose; 2: choose)").do(1, "pick red")
    assert (t.log(), t.tail(), t.match.asked()) == (["1: pick red"], [], [0, 1])


def test_fate_speaks_before_the_first_question(play):
    t = play("open, draw 1, pick 1")
    assert t.log() == ["table", "deck"]


def test_a_tail_is_invisible_to_others(play):
    t = play("pick 1, pick 1, pick 2").do(1, "pick red")
    assert t.match.view(0).tokens[0] == [1, 0, 0]
    assert t.match.view(1).tokens[0] == [0, 0, 0]
    assert t.match.view(-1).tokens[0] == [0, 0, 0]
    assert [t.match.version(seat) for seat in (-1, 0, 1)] == [0, 1, 0]
    assert t.match.asked() == [0]


def test_what_is_committed_is_seen_by_all(play):
    t = play("pick 1, pick 2").do(1, "pick red")
    assert t.match.view(1).tokens[0] == t.match.view(-1).tokens[0] == [1, 0, 0]
    assert [t.match.version(seat) for seat in (-1, 0, 1)] == [1, 1, 1]


# -- play_all -----------------------------------------------------------------------------


def test_play_all_gives_the_same_answer_twice(play):
    t = play("pick 1, pick 1, pay 1, pick 2").do(1, "pick red", "pick red", "pay red", "pay red")
    assert t.log() == ["1: pick red", "1: pick red", "1: pay red", "1: pay red"]


def test_play_all_checks_every_repeated_answer(play):
    t = play("pick 1, pick 1, pick 2", stock="1 3 3")
    assert t.refused(1, "pick red", "pick red") == "X1.1 why-not-none-left (token=red)"


def test_play_all_is_nothing_when_a_later_answer_is_refused(play):
    t = play("pick 1, pick 1, pick 1, pick 2", stock="1 3 3").do(1, "pick green")
    assert t.refused(1, "pick red", "pick red", "pick blue").startswith("X1.1")
    assert t.tail() == ["1: pick green"]


def test_play_all_is_nothing_when_fate_is_asked_half_way(play):
    assert play("pick 1, open, pick 1").refused(1, "pick red", "pick red") == "why-not-fate-is-asked"


def test_play_all_is_nothing_when_another_seat_is_asked_half_way(play):
    t = play("pick 1, pick 2, pick 1")
    assert t.refused(1, "pick red", "pick red") == "why-not-seat-is-not-asked (seat=1)"


def test_play_all_is_nothing_when_the_game_ends_half_way(play):
    assert play("pick 1").refused(1, "pick red", "pick red") == "why-not-game-is-over"


@pytest.mark.parametrize("action", [-1, 10, 99, 2**70, -(2**70)])
def test_a_number_that_is_no_action_is_refused(play, action):
    t = play("pick 1, pick 1")
    with pytest.raises(Refusal) as refusal:
        t.match.play_all(0, [0, action])
    assert refusal.value.message.key == "why-not-not-an-answer"
    assert (t.log(), t.tail()) == ([], [])
    assert t.match.why_not(0, action).key == "why-not-not-an-answer"


@pytest.mark.parametrize("seat", [-1, 2, 15, 2**70])
def test_a_seat_that_is_not_there_is_not_asked(play, seat):
    t = play("pick 1")
    with pytest.raises(Refusal) as refusal:
        t.match.play(seat, 0)
    assert (refusal.value.message.key, refusal.value.message.args) == ("why-not-seat-is-not-asked", {"seat": seat + 1})


def test_nothing_can_be_answered_when_the_game_is_over(play):
    t = play("pick 1").do(1, "pick red")
    assert t.refused(1, "pick red") == "why-not-game-is-over"
    assert t.refused(9, "pick red") == "why-not-game-is-over"


def test_no_answers_change_nothing(play):
    t = play("pick 1")
    t.match.play_all(1, [])
    assert (t.log(), t.tail(), t.match.asked()) == ([], [], [0])


def test_an_answer_keeps_its_author_and_fate_is_none(play):
    t = play("pick 1, pick 2")
    t.match.play(0, 0, BOT)
    assert t.match.log[0].author == BOT
    with pytest.raises(ValueError, match="nobody who answers"):
        t.match.play(1, 0, FATE)


def test_why_not_and_suggest_speak_to_the_seat_that_is_asked(play):
    t = play("pick 1, pick 1, pay 1, pick 2", stock="1 3 3").do(1, "pick red")
    assert str(t.match.why_not(0, 0)) == "X1.1 why-not-none-left (token=red)"
    assert t.match.why_not(0, 1) is None
    assert str(t.match.why_not(1, 0)) == "why-not-seat-is-not-asked (seat=2)"
    t.do(1, "pick green")
    assert [t.match.game.actions.names[each] for each in t.match.suggest(0)] == ["pay red", "pay green"]
    assert t.match.suggest(1) == []


# -- what a match is made of ---------------------------------------------------------------


def test_names_options_and_positions_must_fit_on_lines(toy):
    for names in (["Anna"], ["Anna", ""], ["Anna", " Bo"], ["Anna", "B\no"], ["Anna", "\ud800"], ["Anna", "\x9b"]):
        with pytest.raises(Refusal):
            Match(toy, Setup(2), b"seed", names)
    for position in ({"steps": "pick 1\n"}, {"st eps": "pick 1"}, {"": "pick 1"}, {"a:": "pick 1"}):
        with pytest.raises(Refusal, match="match-bad-text"):
            Match(toy, Setup(2), b"seed", position=position)
    with pytest.raises(Refusal, match="match-bad-text"):
        Match(toy, Setup(2, {"stock": " 3"}), b"seed")


def test_a_seed_is_neither_empty_nor_endless(toy):
    for seed in (b"", b"x" * 65):
        with pytest.raises(ValueError, match="seed"):
            Match(toy, Setup(2), seed)


def test_equal_seeds_deal_alike_whatever_was_played(play):
    quiet = play("open, pick 1, draw 1, pick 1, open, pick 2").do(1, "pick red").do(1, "pick red")
    busy = play("open, pick 1, draw 1, draw 2, draw 2, pick 1, open, pick 2").do(1, "pick blue").do(1, "pick green")
    opened = [[e.value for e in t.match.log.entries() if e.kind == 1 and e.source == 1] for t in (quiet, busy)]
    assert opened[0] == opened[1]
    drawn = [[e.value for e in t.match.log.entries() if e.kind == 1 and e.source == 0] for t in (quiet, busy)]
    assert drawn[0] == drawn[1][:1]
