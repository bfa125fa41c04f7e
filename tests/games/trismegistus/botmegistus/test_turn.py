"""T13.3, T13.5, T13.11 A turn of the bot: its card, what it spends, what it does, and whole turns at a glance."""

from __future__ import annotations

from typing import Any

import pytest

from emerald.games.trismegistus.botmegistus.errands import (
    ACT,
    CHOOSE_CARD,
    CLEAN_UP,
    PLAY,
    PUT_AWAY,
    SPEND,
    TURN,
    TURN_UP,
    Errand,
    side_of,
)
from emerald.games.trismegistus.botmegistus.turn import either_side
from emerald.games.trismegistus.pieces import NOTHING
from emerald.kernel.messages import Refusal

# -- its card ------------------------------------------------------------------------------------------------


def test_t13_3_the_next_card_is_turned_up(look: Any, act: Any) -> None:
    laid = look()
    its = laid.sight.its
    its.left, its.pile = NOTHING, 0b1011
    laid.cards += [laid.cards[0]] * 3
    waiting = act(laid, Errand(TURN), only=2)
    assert waiting.needs == ["card"]
    assert waiting.left == ["turn-up", "play"]
    told = act(laid, Errand(TURN_UP, 0), throws=[3])
    assert told.did == ["lay-open basic none none"]
    assert (its.left, its.pile) == (3, 0b0011)


def test_t13_3_any_card_of_the_pile_may_come_and_no_other(look: Any) -> None:
    from emerald.games.trismegistus.botmegistus.considering import consider

    laid = look()
    laid.cards += [laid.cards[0]] * 4
    laid.sight.its.pile = 0b10110
    assert list(consider(laid.sight, Errand(TURN_UP, 0)).weights) == [0, 1, 1, 0, 1]


def test_t13_3_an_empty_pile_is_made_of_the_discards(look: Any, act: Any) -> None:
    laid = look()
    laid.cards += [laid.cards[0]] * 2
    its = laid.sight.its
    its.left, its.discards = NOTHING, 0b110
    told = act(laid, Errand(TURN_UP, 0), throws=[1])
    assert told.did == ["reshuffle", "lay-open basic none none"]
    assert (its.left, its.pile, its.discards) == (1, 0b100, 0)


def test_t13_3_without_any_card_it_cannot_play(look: Any, act: Any) -> None:
    laid = look()
    laid.sight.its.left = NOTHING
    with pytest.raises(Refusal, match="bot-fault-no-cards"):
        act(laid, Errand(TURN))


def test_t13_3_a_card_played_goes_to_the_discards(look: Any, act: Any) -> None:
    laid = look()
    assert act(laid, Errand(PUT_AWAY, 0)).did == ["discard-card basic none"]
    its = laid.sight.its
    assert (its.left, its.discards) == (NOTHING, 1)


PLANNING = {"bot-planning": "yes"}


def two_open(look: Any) -> Any:
    laid = look(card="black iron 1: 1 gold", options=PLANNING)
    laid.card("red tin 2: artifact")
    laid.cards.append(laid.cards[0])
    laid.sight.its.right, laid.sight.its.pile = 1, 0b100
    return laid


@pytest.mark.parametrize(("pips", "side"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_t13_3_t13_6_an_ordinary_die_says_left_or_right(pips: int, side: int) -> None:
    assert side_of(pips) == side
    assert list(either_side()) == [3, 3]


@pytest.mark.parametrize("place", [0, 1])
def test_t13_3_with_advanced_planning_a_die_chooses_between_two_cards(look: Any, act: Any, place: int) -> None:
    laid = two_open(look)
    assert act(laid, Errand(TURN)).needs == ["card-side"]
    told = act(laid, Errand(CHOOSE_CARD), throws=[place], only=1)
    assert told.left == ["play"]
    assert told.lines == ["card-by-die"]
    told = act(laid, Errand(PLAY, place), only=1)
    assert told.left == ["draft", "spend", "act", "complete", "reactions", "clean-up", "put-away"]
    assert told.lines == ["card", "asks-for"]


def test_t13_3_with_advanced_planning_the_card_played_is_replaced(look: Any, act: Any) -> None:
    laid = two_open(look)
    told = act(laid, Errand(PUT_AWAY, 1), throws=[2])
    assert told.did == ["discard-card basic none", "lay-open basic none right"]
    its = laid.sight.its
    assert (its.left, its.right, its.pile, its.discards) == (0, 2, 0, 0b10)


def test_t13_3_open_cards_stay_through_a_reshuffle(look: Any, act: Any) -> None:
    laid = two_open(look)
    its = laid.sight.its
    its.pile, its.discards = 0, 0b100
    told = act(laid, Errand(PUT_AWAY, 0), throws=[0])
    assert told.did == ["discard-card basic none", "reshuffle", "lay-open basic none left"]
    assert (its.left, its.right, its.pile) == (0, 1, 0b100)


def test_t13_3_missing_open_cards_are_turned_up_first(look: Any, act: Any) -> None:
    laid = two_open(look)
    laid.sight.its.right = NOTHING
    laid.sight.its.pile = 0b110
    told = act(laid, Errand(TURN), throws=[2])
    assert told.did == ["lay-open basic none right"]
    assert told.needs == ["card", "card-side"]


# -- what it spends --------------------------------------------------------------------------------------------

SPENDING = [(3, 1, 1, 2), (3, 3, 3, 0), (2, 3, 2, 0), (1, 3, 1, 0), (5, 2, 2, 3)]


@pytest.mark.parametrize(("potency", "card", "spent", "rest"), SPENDING)
def test_t13_5_it_spends_what_the_card_says_or_all_it_has(
    look: Any, act: Any, potency: int, card: int, spent: int, rest: int
) -> None:
    laid = look(card=f"black iron {card}: 1 gold", die=f"black iron {potency}")
    assert act(laid, Errand(SPEND, 0)).did == [f"spend-potency {spent} {rest}"]
    assert laid.sight.its.potency == rest


def test_t13_5_it_acts_however_little_it_could_spend(look: Any, act: Any) -> None:
    laid = look(card="black iron 3: 1 gold", die="black iron 1")
    assert act(laid, Errand(SPEND, 0), Errand(ACT, 0)).did == ["spend-potency 1 0", "take-gold 1"]


# -- what it does ------------------------------------------------------------------------------------------------

ACTIONS = [
    ("1 gold", ["take-gold 1"]),
    ("artifact", ["take-artifact black left"]),
    ("experiment", ["take-experiment iron left yes air"]),
    ("1 earth; 1 water", ["advance earth 2", "advance water 2"]),
    ("2 lowest", ["advance earth 2", "advance fire 2"]),
    ("2 fire", ["advance fire 2", "advance fire 3"]),
    # the specializations
    ("artifact; 1 gold", ["take-artifact black left", "take-gold 1"]),
    ("5 points; 1 gold", ["take-points 5", "take-gold 1"]),
    ("1 earth; 1 fire; 1 water; 1 air", ["advance earth 2", "advance fire 2", "advance water 2", "advance air 2"]),
    ("experiment; 2 lowest", ["take-experiment iron left yes air", "advance earth 2", "advance fire 2"]),
]


@pytest.mark.parametrize(("action", "did"), ACTIONS)
def test_t13_5_it_does_what_the_card_says_in_its_order(look: Any, act: Any, action: str, did: list[str]) -> None:
    laid = look(
        card=f"black iron 1: {action}",
        die="black iron 3",
        steps="1 1 1 1",
        market={"black": ("fire", "")},
        books={"iron": ("air 9, 5 points", "")},
    )
    assert act(laid, Errand(ACT, 0)).did == did


def test_t13_5_at_the_top_of_one_of_all_tracks_it_advances_on_another(look: Any, act: Any) -> None:
    laid = look(card="black iron 1: 1 earth; 1 fire; 1 water; 1 air", steps="12 3 5 7", tokens="water 8 ethereal")
    assert act(laid, Errand(ACT, 0)).did == ["advance water 6", "advance fire 4", "advance water 7", "advance air 8"]


PERSONALITY = "personality fire red tin 2: 2 fire: 10 points"
PERSONALITIES = [
    ("0 2 0 0", "0 3 0 0", {}, ["advance fire 3", "advance fire 4"], ["climbs"]),
    ("0 3 0 0", "0 3 0 0", {}, ["advance fire 4", "advance fire 5"], ["climbs"]),
    ("0 4 0 0", "0 3 0 0", {}, ["take-points 10"], ["scores"]),
    ("9 2 9 9", "0 3 0 0", {}, ["advance fire 3", "advance fire 4"], ["climbs"]),
    # T13.15: also on a tie
    ("0 3 0 0", "0 3 0 0", {"bot-personality": "tie"}, ["take-points 10"], ["scores"]),
    ("0 4 0 0", "0 3 0 0", {"bot-personality": "tie"}, ["take-points 10"], ["scores"]),
    ("0 2 0 0", "0 3 0 0", {"bot-personality": "tie"}, ["advance fire 3", "advance fire 4"], ["climbs"]),
]


@pytest.mark.parametrize(("steps", "yours", "options", "did", "lines"), PERSONALITIES)
def test_t13_5_t13_15_a_personality_climbs_or_scores(
    look: Any, act: Any, steps: str, yours: str, options: dict[str, str], did: list[str], lines: list[str]
) -> None:
    told = act(look(card=PERSONALITY, steps=steps, yours=yours, options=options), Errand(ACT, 0))
    assert told.did == did
    assert told.lines == lines


THREE_TRACKS = ["advance fire 1", "advance earth 1", "advance air 1"]
ABOVE = [
    ("earth", "5 points; 3 gold", ["take-points 5", "take-gold 3"]),
    ("water", "5 points; 1 fire; 1 earth; 1 air", ["take-points 5", *THREE_TRACKS]),
    ("fire", "10 points", ["take-points 10"]),
    ("air", "5 points; artifact", ["take-points 5", "take-artifact black left"]),
]  # fmt: skip


@pytest.mark.parametrize(("element", "above", "did"), ABOVE)
def test_t13_5_what_each_personality_brings_above_you(
    look: Any, act: Any, element: str, above: str, did: list[str]
) -> None:
    steps = " ".join(["1" if each == element else "0" for each in ("earth", "fire", "water", "air")])
    laid = look(
        card=f"personality {element} red tin 2: 2 {element}: {above}",
        steps=steps,
        die="black iron 2",
        market={"black": ("fire", "")},
    )
    assert act(laid, Errand(ACT, 0)).did == did


# -- the end of its turn -------------------------------------------------------------------------------------------


def test_t13_11_t4_1_a_die_at_0_goes_to_the_used_dice(look: Any, act: Any) -> None:
    laid = look(die="white iron 0", used=1)
    told = act(laid, Errand(CLEAN_UP))
    assert told.did == ["tidy yes"]
    assert told.lines == ["die-is-used"]
    its = laid.sight.its
    assert (its.die, list(its.used), its.dice_taken()) == (NOTHING, [1, 1, 0], 2)


def test_t13_11_after_three_dice_its_marker_moves(look: Any, act: Any) -> None:
    told = act(look(die="white iron 0", used=2), Errand(CLEAN_UP))
    assert told.lines == ["die-is-used", "third-die"]


def test_t13_11_a_die_with_potency_stays(look: Any, act: Any) -> None:
    laid = look(die="white iron 2", used=2)
    told = act(laid, Errand(CLEAN_UP))
    assert told.did == ["tidy no"]
    assert told.lines == ["die-stays"]
    assert (laid.sight.its.die, laid.sight.its.potency) == (1, 2)


def test_t13_11_bonus_tokens_that_anyone_has_reached_are_removed(look: Any, act: Any) -> None:
    tokens = "earth 4 advance, earth 8 advance, fire 4 advance, water 8 chameleon, air 4 ethereal"
    laid = look(die="white iron 2", steps="4 3 9 0", yours="0 3 0 5", tokens=tokens)
    act(laid, Errand(CLEAN_UP))
    assert [space for space, kind in enumerate(laid.sight.bonus) if kind != NOTHING] == [1, 2]


# -- whole turns -----------------------------------------------------------------------------------------------------


def test_t13_3_to_t13_11_a_whole_turn(look: Any, act: Any) -> None:
    laid = look(
        card="black iron/tin 3: experiment; 1 earth",
        dice="iron: 1 black 1 red, tin: 1 black",
        ethereal=1,
        gold=1,
        steps="3 1 0 0",
        tokens="earth 4 chameleon",
        books={"iron": ("fire 2, 4 points", "air 6, 9 points")},
    )
    told = act(laid, Errand(PLAY, 0))
    assert told.did == [
        "take-die iron black 2 iron",
        "spend-ethereal 3",
        "spend-potency 3 0",
        "take-experiment iron left yes fire",
        "advance earth 4",
        "take-points 5",
        "complete-experiment older 1 fire",
        "let-react black iron",
        "tidy yes",
        "discard-card basic none",
    ]
    its = laid.sight.its
    assert (its.gold, its.points, its.ethereal, list(its.tracks)) == (0, 5, 0, [4, 1, 0, 0])
    assert laid.sight.bonus[0] == NOTHING


def test_t13_3_to_t13_11_a_turn_with_the_die_of_the_turn_before(look: Any, act: Any) -> None:
    laid = look(
        card="black iron/tin 2: artifact",
        die="red lead 3",
        dice="iron: 1 black",
        ethereal=2,
        market={"red": ("fire", "air"), "black": ("fire water", "")},
    )
    told = act(laid, Errand(PLAY, 0), throws=[1])
    assert told.did == [
        "spend-potency 2 1",
        "take-artifact red right",
        "let-react red lead",
        "tidy no",
        "discard-card basic none",
    ]
