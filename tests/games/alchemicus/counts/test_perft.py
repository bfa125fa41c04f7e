"""How many courses lead on from a position: as ever, as counted on paper, and every combination once."""

import tomllib
from itertools import combinations
from pathlib import Path

import pytest

from emerald.kernel.conformance.crucible import Crucible
from emerald.kernel.conformance.perft import divide, perft
from emerald.kernel.conformance.trial import Trial

POSITIONS = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))["position"]
PLAIN = {"bank": "no"}


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_as_many_courses_as_ever(lay, position):
    t = lay(position["seats"], position["options"], position.get("lines"), position.get("seed", 1)).advance()
    counted = [perft(t.state, depth + 1) for depth in range(len(position["counts"]))]
    assert counted == position["counts"]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_a_count_is_the_sum_over_the_first_answers(lay, game, position):
    t = lay(position["seats"], position["options"], position.get("lines"), position.get("seed", 1)).advance()
    assert sum(divide(game, t.state, 3).values()) == position["counts"][2]


def test_counting_changes_nothing(lay):
    t = lay(3, {}, seed=8).advance()
    before, told = t.state.key(), len(t.events)
    perft(t.state, 3)
    assert (t.state.key(), len(t.events)) == (before, told)


def test_what_fate_may_say_is_counted_but_not_as_an_answer(lay):
    t = lay(2, PLAIN, {"next": "DrawPhase", "unseen": "3 horten, domo, 9 gloria"})
    assert perft(t.state, 0) == 1
    assert perft(t.state, 1) == 3  # one of three kinds of card comes; then there is nothing but to end the turn


def test_a_course_that_ends_the_game_is_counted_once(lay):
    t = lay(2, PLAIN, {"turn": "2", "next": "EndTurn 0", "fame-2": "20"})
    assert [perft(t.state, depth) for depth in range(4)] == [1, 1, 1, 1]


def test_of_seats_asked_at_once_either_may_answer_first():
    t = Trial(Crucible(), 2)
    assert perft(t.state, 1) == sum(len(t.may(seat)) for seat in (0, 1))


@pytest.mark.parametrize("hand", ["5 horten, 5 domo", "2 horten, 2 domo, 2 gloria", "horten, metalle, domo, 4 taberna"])
def test_a2_2_every_way_to_pay_five_cards_comes_exactly_once(lay, hand):
    t = lay(2, PLAIN, {"hand-1": hand, "field-1": "8", "next": "FieldAction"}).do("give")
    cards = [
        name for part in hand.split(", ") for *count, name in [part.split()] for _ in range(int((count or [1])[0]))
    ]
    assert perft(t.state, 5) == len(set(combinations(cards, 5)))


def test_a5_2_the_courses_of_a_transport_are_those_counted_on_paper(lay):
    built = "horten: herbs, metalle: ore, alembic, fornax"
    t = lay(2, PLAIN, {"turn": "2", "last-round": "yes", "built-2": built, "field-2": "4", "next": "FieldAction"})
    # nothing; herbs; herbs and ore; ore; ore and herbs; and then the last turn of the game ends
    assert [perft(t.state, depth) for depth in range(1, 5)] == [3, 5, 5, 5]
