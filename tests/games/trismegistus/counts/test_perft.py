"""How many courses lead on from a position: as ever, as counted on paper, and every combination once."""

import tomllib
from itertools import combinations, combinations_with_replacement
from pathlib import Path

import pytest

from emerald.kernel.conformance.perft import divide, perft

POSITIONS = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))["position"]
BY_NAME = {position["name"]: position for position in POSITIONS}


def at(lay, position):
    return lay(position["seats"], position["options"], position["lines"]).advance()


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_as_many_courses_as_ever(lay, position):
    t = at(lay, position)
    counted = [perft(t.state, depth + 1) for depth in range(len(position["counts"]))]
    assert counted == position["counts"]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_a_count_is_the_sum_over_the_first_answers(lay, game, position):
    assert sum(divide(game, at(lay, position).state, 3).values()) == position["counts"][2]


def test_t4_4_a_draft_as_counted_on_paper(lay, game):
    t = at(lay, BY_NAME["the draft, with a die to keep and an ethereal die to spend"])
    assert divide(game, t.state, 2) == {
        "1 draft tin/white": 2,  # raise it or not
        "1 draft iron/black": 11,  # at five nothing is raised: gather or draw 1 to 5, or transmute lead
        "1 draft iron/red": 10,  # there is nothing for a red arrow
        "1 draft infinity/red": 5,  # any metal
        "1 keep-die": 5,  # gather or draw 1 or 2, or transmute lead
    }


def test_t8_2_at_once_either_of_two_may_answer_first(lay, game):
    t = at(lay, BY_NAME["reactions at once"])
    first = divide(game, t.state, 1)
    assert {words for words in first if words.startswith("2 ")} == {
        *("2 react-gather", "2 react-essence", "2 react-transmute tin-to-mercury"),
        *("2 react-transmute silver-to-gold", "2 no-reaction"),
    }
    assert {words for words in first if words.startswith("3 ")} == {
        *("3 react-gather", "3 react-essence", "3 react-transmute tin-to-mercury"),
        *("3 react-recharge slot-1", "3 no-reaction"),
    }


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_t15_1_every_choice_of_raw_materials_comes_exactly_once(lay, count):
    t = lay(2, {}, {"next": f"GainAnyRaw {count} 0"})
    assert perft(t.state, count) == len(list(combinations_with_replacement(range(5), count)))


def test_t7_3_every_choice_of_three_tracks_comes_exactly_once(lay):
    """None, one, two or three of four tracks: each way ends with a track or with no."""
    t = lay(2, {}, {"die-1": "red iron 1", "next": "AdvanceThree 3 0"})
    ended = [tracks for taken in range(4) for tracks in combinations(range(4), taken)]
    leaves = []
    collect(t, [], leaves)
    assert sorted(leaves) == sorted(ended)


def collect(t, tracks, leaves):
    if t.asked()[1] != "AdvanceThree":
        leaves.append(tuple(tracks))
        return
    for words in t.may():
        again = type(t)(t.game, 2, {}, {"next": "Reactions", "bowls": "iron/red"})
        again.state = t.state.clone()
        again.do(words)
        element = words.removeprefix("advance ")
        collect(again, tracks + (["earth fire water air".split().index(element)] if element != "no" else []), leaves)
