"""T13.8, T13.9 On which track the bot advances, and what bonus tokens give it."""

from __future__ import annotations

from typing import Any

import pytest

from emerald.games.trismegistus.botmegistus.errands import (
    ADVANCE_LOWEST,
    ADVANCE_ON,
    ADVANCE_TOWARDS,
    REACHED,
    Errand,
)
from emerald.games.trismegistus.pieces import ELEMENT_NAMES

LOWEST = [
    # the lowest marker, whatever else
    ("3 2 1 5", "0 0 0 0", "earth 4 advance", "water 2", ["lowest"]),
    ("3 1 2 5", "0 9 0 0", "earth 4 advance, water 4 advance", "fire 2", ["lowest"]),
    # tied: nearest to a bonus token still above
    ("1 1 9 9", "0 0 0 0", "fire 4 chameleon", "fire 2", ["next-token"]),
    ("1 1 9 9", "0 0 0 0", "earth 8 advance, fire 4 ethereal", "fire 2", ["next-token"]),
    ("5 5 9 9", "0 0 0 0", "earth 4 advance, fire 8 ethereal", "fire 6", ["next-token"]),
    # a token on its own step is not above it
    ("4 4 9 9", "9 0 0 0", "earth 4 advance", "fire 5", ["leads-you"]),
    ("4 4 9 9", "0 0 0 0", "earth 4 advance, fire 8 ethereal", "fire 5", ["next-token"]),
    # none above is farthest, even beside a token eight steps above
    ("0 0 9 9", "0 0 0 0", "fire 8 advance", "fire 1", ["next-token"]),
    # still tied: T16 row 21, where it leads you most
    ("2 2 2 9", "1 0 2 0", "", "fire 3", ["leads-you"]),
    ("2 2 9 2", "5 4 0 9", "", "fire 3", ["leads-you"]),
    ("2 2 2 2", "3 3 2 3", "earth 8 advance, fire 8 advance, water 8 advance, air 8 advance", "water 3", ["leads-you"]),
    ("2 2 9 9", "2 3 0 0", "", "earth 3", ["leads-you"]),
    # where you lead it least is the same list
    ("1 1 1 1", "4 2 3 9", "", "fire 2", ["leads-you"]),
    # still tied: leftmost
    ("2 2 9 9", "1 1 0 0", "", "earth 3", ["leftmost"]),
    ("9 2 2 2", "1 1 1 1", "fire 8 advance, air 8 chameleon", "fire 3", ["leftmost"]),
    ("0 0 0 0", "0 0 0 0", "", "earth 1", ["leftmost"]),
]


@pytest.mark.parametrize(("steps", "yours", "tokens", "goes", "decided"), LOWEST)
def test_t13_9_the_lowest_track_and_its_ties(
    look: Any, act: Any, steps: str, yours: str, tokens: str, goes: str, decided: list[str]
) -> None:
    told = act(look(steps=steps, yours=yours, tokens=tokens), Errand(ADVANCE_LOWEST))
    assert told.did[0] == f"advance {goes}"
    assert told.decided == decided


def test_t13_9_the_trace_shows_each_track_as_each_line_sees_it(look: Any, act: Any) -> None:
    laid = look(steps="2 2 2 7", yours="4 1 2 0", tokens="earth 4 advance, water 4 ethereal, fire 8 ethereal")
    told = act(laid, Errand(ADVANCE_LOWEST))
    assert told.lines == ["lowest", "next-token", "leads-you"]
    assert told.tied == ["lowest", "next-token"]
    assert told.seen == [
        *[(0, 2, 1, 0), (1, 2, 1, 0), (2, 2, 1, 0), (3, 7, 0, 0)],  # steps
        *[(0, 2, 1, 0), (1, 6, 0, 0), (2, 2, 1, 0)],  # to the next token
        *[(0, -2, 0, 0), (2, 0, 1, 0)],  # its lead
    ]


TOP = [
    # below the top it goes where it is sent, though another would come first by the list
    ("11 0 0 0", "0 0 0 0", "fire 4 advance", 0, "earth 12", []),
    # at the top: another, by the list over all of them, not the lowest
    ("12 6 0 0", "0 0 0 0", "fire 8 advance, water 4 advance", 0, "fire 7", ["next-token"]),
    ("5 12 9 1", "0 0 2 0", "", 1, "water 10", ["leads-you"]),
    ("5 12 7 1", "3 0 5 4", "", 1, "earth 6", ["leftmost"]),
    ("12 12 12 3", "0 0 0 0", "", 2, "air 4", []),
]


@pytest.mark.parametrize(("steps", "yours", "tokens", "track", "goes", "decided"), TOP)
def test_t13_9_at_the_top_of_a_named_track_another_by_the_list(
    look: Any, act: Any, steps: str, yours: str, tokens: str, track: int, goes: str, decided: list[str]
) -> None:
    told = act(look(steps=steps, yours=yours, tokens=tokens), Errand(ADVANCE_ON, track))
    assert told.did[0] == f"advance {goes}"
    assert told.decided == decided


@pytest.mark.parametrize("kind", [ADVANCE_LOWEST, ADVANCE_ON, ADVANCE_TOWARDS])
def test_t13_9_with_all_markers_at_the_top_nothing(look: Any, act: Any, kind: int) -> None:
    told = act(look(steps="12 12 12 12", beside=["fire 12, 9 points"]), Errand(kind, 1))
    assert told.did == []
    assert "all-at-the-top" in told.lines


def test_t13_9_the_lowest_is_looked_for_again_after_every_step(look: Any, act: Any) -> None:
    laid = look(steps="1 1 1 9", yours="0 1 0 0")
    assert act(laid, *[Errand(ADVANCE_LOWEST)] * 4).did == [
        *("advance earth 2", "advance water 2", "advance fire 2"),
        "advance earth 3",
    ]


# -- bonus tokens -------------------------------------------------------------------------------------------


def test_t13_8_an_ethereal_die_is_one_ethereal_die(look: Any, act: Any) -> None:
    laid = look(steps="0 3 0 0", tokens="fire 4 ethereal")
    assert act(laid, Errand(ADVANCE_ON, 1)).did == ["advance fire 4", "take-ethereal 1"]


def test_t13_8_a_chameleon_is_five_points(look: Any, act: Any) -> None:
    laid = look(steps="0 7 0 0", tokens="fire 8 chameleon")
    assert act(laid, Errand(ADVANCE_ON, 1)).did == ["advance fire 8", "take-points 5"]


@pytest.mark.parametrize(
    ("steps", "tokens"),
    [("0 3 0 0", "fire 8 ethereal"), ("0 4 0 0", "fire 4 ethereal"), ("0 3 0 0", "water 4 ethereal")],
)
def test_t13_8_only_the_token_it_comes_to_is_used(look: Any, act: Any, steps: str, tokens: str) -> None:
    told = act(look(steps=steps, tokens=tokens), Errand(ADVANCE_ON, 1))
    assert len(told.did) == 1


def test_t13_8_a_token_is_used_when_reached_though_you_stand_beyond_it(look: Any, act: Any) -> None:
    laid = look(steps="0 3 0 0", yours="0 6 0 0", tokens="fire 4 chameleon")  # T16 row 24
    assert act(laid, Errand(ADVANCE_ON, 1)).did == ["advance fire 4", "take-points 5"]


def test_t13_8_a_token_stays_until_the_end_of_the_turn_but_is_used_once(look: Any, act: Any) -> None:
    laid = look(steps="0 3 0 0", tokens="fire 4 chameleon")
    act(laid, Errand(ADVANCE_ON, 1))
    assert laid.sight.bonus[2] != -1
    assert act(laid, Errand(ADVANCE_ON, 1)).did == ["advance fire 5"]


TOWARDS = [
    # nearest to the requirement of an uncompleted experiment
    ("2 2 2 2", ["fire 6, 5 points", "water 4, 5 points"], "water 3", ["unmet"]),
    ("2 2 2 2", ["fire 3, 5 points", "water 4, 5 points"], "fire 3", ["unmet"]),
    # met requirements do not count
    ("2 5 2 2", ["fire 3, 5 points", "water 9, 5 points"], "water 3", ["unmet"]),
    # two of one element: the nearer one that is not met
    ("2 2 2 2", ["fire 9, 5 points", "fire 3, 5 points"], "fire 3", ["unmet"]),
    ("2 2 2 2", ["fire 2, 5 points", "fire 3, 5 points"], "fire 3", ["unmet"]),
    # one alone
    ("2 2 2 2", ["air 7, 5 points"], "air 3", ["unmet"]),
    # tied: the list of T13.9
    ("2 2 2 2", ["fire 4, 5 points", "water 4, 5 points"], "fire 3", ["leftmost"]),
    ("2 3 2 2", ["fire 5, 5 points", "water 4, 5 points"], "fire 4", ["leads-you"]),
    # none, or all met: its lowest
    ("2 1 2 2", [], "fire 2", ["lowest"]),
    ("2 5 1 2", ["fire 3, 5 points"], "water 2", ["lowest"]),
]


@pytest.mark.parametrize(("steps", "beside", "goes", "decided"), TOWARDS)
def test_t13_8_an_advance_goes_where_a_requirement_is_nearest(
    look: Any, act: Any, steps: str, beside: list[str], goes: str, decided: list[str]
) -> None:
    told = act(look(steps=steps, beside=beside), Errand(ADVANCE_TOWARDS))
    assert told.did[0] == f"advance {goes}"
    assert told.decided == decided


def test_t13_8_a_tie_of_requirements_is_broken_by_the_next_token(look: Any, act: Any) -> None:
    laid = look(steps="2 2 2 2", beside=["fire 4, 5 points", "water 4, 5 points"], tokens="water 8 ethereal")
    assert act(laid, Errand(ADVANCE_TOWARDS)).decided == ["next-token"]
    assert laid.sight.its.tracks[2] == 3


def test_t13_8_an_advance_may_reach_the_next_token(look: Any, act: Any) -> None:
    laid = look(steps="3 3 3 3", tokens="earth 4 advance, fire 4 advance, water 4 ethereal, air 4 chameleon")
    assert act(laid, Errand(ADVANCE_ON, 0)).did == [
        "advance earth 4",
        "advance fire 4",
        "advance water 4",
        "take-ethereal 1",
    ]


def test_t13_8_a_token_comes_before_the_next_step(look: Any, act: Any) -> None:
    laid = look(steps="3 5 5 5", tokens="earth 4 advance", beside=["air 6, 5 points"])
    assert act(laid, Errand(ADVANCE_LOWEST), Errand(ADVANCE_LOWEST)).did == [
        *("advance earth 4", "advance air 6"),
        "advance earth 5",
    ]


@pytest.mark.parametrize("track", range(4))
def test_t13_8_every_bonus_space_is_looked_at(look: Any, act: Any, track: int) -> None:
    for step in (4, 8):
        steps = ["0"] * 4
        steps[track] = str(step)
        laid = look(steps=" ".join(steps), tokens=f"{ELEMENT_NAMES[track]} {step} ethereal")
        assert act(laid, Errand(REACHED, track)).did == ["take-ethereal 1"]
