"""T13.1, T13.2, T13.12 What the bot does before the first turn and between rounds, with every switch."""

from __future__ import annotations

from typing import Any

import pytest

from emerald.games.trismegistus.botmegistus.cards import ALL_BASIC, FIRST_PERSONALITY, FIRST_SPECIALIZATION
from emerald.games.trismegistus.botmegistus.considering import consider
from emerald.games.trismegistus.botmegistus.errands import (
    ROLL,
    ROUND_ENDS,
    SET_UP,
    SPECIALIZE,
    SWEEP,
    Errand,
)
from emerald.games.trismegistus.pieces import ELEMENT_NAMES, NOTHING

# -- set-up ---------------------------------------------------------------------------------------------------


def empty(look: Any, **more: Any) -> Any:
    laid = look(**more)
    laid.sight.its.left = NOTHING
    laid.cards += [laid.cards[0]] * 16
    return laid


def test_t13_1_it_gets_an_ethereal_die_two_gold_and_its_cards(look: Any, act: Any) -> None:
    laid = empty(look)
    told = act(laid, Errand(SET_UP, 2), throws=[0, 3])
    assert told.did == ["take-ethereal 1", "take-gold 2", "stack water", "advance earth 1", "advance air 1"]
    its = laid.sight.its
    assert its.pile == ALL_BASIC | 1 << (FIRST_PERSONALITY + 2)
    assert (its.gold, its.ethereal, its.points) == (2, 1, 0)


@pytest.mark.parametrize("element", range(4))
def test_t13_1_its_personality_is_that_of_its_artifact(look: Any, act: Any, element: int) -> None:
    laid = empty(look, options={"bot-rolls": "0"})
    assert act(laid, Errand(SET_UP, element)).did[-1] == f"stack {ELEMENT_NAMES[element]}"
    assert laid.sight.its.pile == ALL_BASIC | 1 << (FIRST_PERSONALITY + element)


def test_t13_16_without_personality_only_basic_cards(look: Any, act: Any) -> None:
    laid = empty(look, options={"bot-rolls": "0", "bot-personality": "none"})
    assert act(laid, Errand(SET_UP, 2)).did[-1] == "stack none"
    assert laid.sight.its.pile == ALL_BASIC


ROLLS = [
    (0, "advance earth 3", "rolled"),
    (1, "advance fire 3", "rolled"),
    (2, "advance water 2", "rolled"),
    (3, "advance air 3", "rolled"),
    (4, "advance water 2", "rolled-lowest"),  # iron
    (5, "advance water 2", "rolled-lowest"),  # infinity
]


@pytest.mark.parametrize(("face", "did", "line"), ROLLS)
def test_t13_2_a_roll_goes_by_element_not_by_essence(look: Any, act: Any, face: int, did: str, line: str) -> None:
    laid = look(steps="2 2 1 2")  # T16 row 12: copper, whose bowl gives aether, is fire
    told = act(laid, Errand(ROLL), throws=[face])
    assert told.did == [did]
    assert told.lines[0] == line
    assert told.needs == ["roll"]


def test_t13_2_a_bonus_token_reached_by_rolls_is_used_then_removed(look: Any, act: Any) -> None:
    laid = empty(look, options={"bot-rolls": "4"}, tokens="fire 4 ethereal, fire 8 advance, air 4 advance")
    told = act(laid, Errand(SET_UP, 0), throws=[1, 1, 1, 1])
    assert told.did[3:] == [
        *[f"advance fire {step}" for step in (1, 2, 3, 4)],
        "take-ethereal 1",
        "remove-token fire 4",
    ]
    assert laid.sight.its.ethereal == 2
    assert [space for space, kind in enumerate(laid.sight.bonus) if kind != NOTHING] == [3, 6]


@pytest.mark.parametrize("step", [3, 4, 5, 8, 9])
def test_t13_2_every_token_it_has_reached_is_removed(look: Any, act: Any, step: int) -> None:
    laid = look(steps=f"0 0 0 {step}", tokens="air 4 ethereal, air 8 advance")
    removed = [f"remove-token air {at}" for at in (4, 8) if step >= at]
    assert act(laid, Errand(SWEEP)).did == removed


@pytest.mark.parametrize(("word", "rolls"), [("0", 0), ("2", 2), ("4", 4), ("6", 6)])
def test_t13_15_t13_16_it_rolls_as_often_as_chosen(look: Any, act: Any, word: str, rolls: int) -> None:
    laid = empty(look, options={"bot-rolls": word})
    assert act(laid, Errand(SET_UP, 0), throws=[0] * rolls).needs == ["roll"] * rolls


@pytest.mark.parametrize(("word", "gold"), [("1", 1), ("2", 2), ("3", 3)])
def test_t13_15_t13_16_it_begins_with_more_or_less_gold(look: Any, act: Any, word: str, gold: int) -> None:
    laid = empty(look, options={"bot-gold": word, "bot-rolls": "0"})
    act(laid, Errand(SET_UP, 0))
    assert laid.sight.its.gold == gold


def test_t13_15_it_may_begin_on_step_1_of_all_tracks_before_it_rolls(look: Any, act: Any) -> None:
    laid = empty(look, options={"bot-first-steps": "1", "bot-rolls": "2"})
    told = act(laid, Errand(SET_UP, 0), throws=[1, 5])
    assert told.did[3:] == [
        *[f"advance {element} 1" for element in ELEMENT_NAMES],
        "advance fire 2",
        "advance earth 2",
    ]


def test_t13_15_it_may_begin_with_a_starting_experiment(look: Any, act: Any) -> None:
    laid = empty(look, options={"bot-experiment": "yes", "bot-rolls": "0"})
    assert act(laid, Errand(SET_UP, 0)).did[-1] == "draw-starting-experiment"


def test_t13_3_with_advanced_planning_two_cards_are_turned_up_at_set_up(look: Any, act: Any) -> None:
    laid = empty(look, options={"bot-planning": "yes", "bot-rolls": "0"})
    told = act(laid, Errand(SET_UP, 3), throws=[4, 16])
    assert told.did[3:] == ["lay-open basic none left", "lay-open personality air right"]
    its = laid.sight.its
    assert (its.left, its.right) == (4, 16)


# -- between rounds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "dice"), [(1, 2), (2, 3)])
def test_t13_12_after_rounds_1_and_2_it_gets_ethereal_dice(look: Any, act: Any, number: int, dice: int) -> None:
    told = act(look(number=number, artifacts=["fire"]), Errand(ROUND_ENDS))
    assert told.did == [f"take-ethereal {dice}", "add-card specialization fire"]


def test_t13_12_after_round_3_nothing(look: Any, act: Any) -> None:
    assert act(look(number=3, artifacts=["fire"]), Errand(ROUND_ENDS)).did == []


def test_t13_16_without_specializations_only_the_dice(look: Any, act: Any) -> None:
    laid = look(artifacts=["fire"], options={"bot-specializations": "no"})
    assert act(laid, Errand(ROUND_ENDS)).did == ["take-ethereal 2"]


SYMBOLS = [
    (["fire", "fire air"], [], "fire"),
    (["fire air", "air"], [], "air"),
    (["fire"], ["water 1, 1 points", "water 2, 1 points"], "water"),
    ([], ["earth 1, 1 points"], "earth"),
    (["earth earth", "fire"], ["fire 1, 1 points", "fire 2, 1 points"], "fire"),
]


@pytest.mark.parametrize(("artifacts", "done", "element"), SYMBOLS)
def test_t13_12_the_specialization_of_the_element_it_has_most_symbols_of(
    look: Any, act: Any, artifacts: list[str], done: list[str], element: str
) -> None:
    laid = look(artifacts=artifacts, done=done, beside=["air 9, 1 points", "air 8, 1 points"])
    told = act(laid, Errand(SPECIALIZE))
    assert told.did == [f"add-card specialization {element}"]
    assert told.decided == ["most-symbols"]


def test_t13_12_it_joins_the_pile_and_the_discards_stay_out(look: Any, act: Any) -> None:
    laid = look(artifacts=["air"])
    its = laid.sight.its
    its.pile, its.discards = 0b100, 0b11
    act(laid, Errand(SPECIALIZE))
    assert (its.pile, its.discards) == (0b100 | 1 << (FIRST_SPECIALIZATION + 3), 0b11)


@pytest.mark.parametrize("place", ["pile", "discards", "left", "right"])
def test_t13_12_after_round_2_one_of_the_other_elements(look: Any, act: Any, place: str) -> None:
    laid = look(number=2, artifacts=["fire", "fire", "air"])
    its = laid.sight.its
    card = FIRST_SPECIALIZATION + 1
    setattr(its, place, card if place in ("left", "right") else 1 << card)
    assert act(laid, Errand(SPECIALIZE)).did == ["add-card specialization air"]


def test_t13_12_a_tie_is_broken_by_lot_among_those_tied(look: Any, act: Any) -> None:
    laid = look(artifacts=["fire", "air"])
    assert list(consider(laid.sight, Errand(SPECIALIZE)).weights) == [0, 1, 0, 1]
    told = act(laid, Errand(SPECIALIZE), throws=[3])
    assert told.did == ["add-card specialization air"]
    assert told.needs == ["element"]
    assert "by-lot" in told.lines


def test_t13_12_without_any_symbol_all_are_tied(look: Any) -> None:
    assert list(consider(look().sight, Errand(SPECIALIZE)).weights) == [1, 1, 1, 1]


def test_t13_12_the_one_in_play_takes_no_part_in_a_tie(look: Any) -> None:
    laid = look()
    laid.sight.its.discards = 1 << FIRST_SPECIALIZATION
    assert list(consider(laid.sight, Errand(SPECIALIZE)).weights) == [0, 1, 1, 1]
