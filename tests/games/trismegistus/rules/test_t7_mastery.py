"""T7 Mastery: climbing, bonus tokens, the top, and what effects say of tracks."""

import pytest

from tests.games.trismegistus.saying import say


def climbing(lay, step, **lines):
    return lay(2, {}, {"next": step} | {line.replace("_", "-"): text for line, text in lines.items()})


# -- T7.1 bonus tokens --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "things"), [("chameleon", "chameleon"), ("ethereal-die", "ethereal-die")])
def test_t7_1_reaching_a_token_gives_its_effect(lay, token, things):
    t = climbing(lay, "AdvanceAny 1", tracks_1="fire 3", bonus=f"fire-1: {token}").do("advance fire")
    assert (t.things(), t.reached(), t.tracks()) == (things, "fire-1", "fire 4")


@pytest.mark.parametrize(("before", "steps"), [(3, 2), (2, 3), (6, 3), (5, 3)])
def test_t7_1_so_does_passing_it(lay, before, steps):
    space = "water-1" if before < 4 else "water-2"
    t = climbing(lay, f"AdvanceAny {steps}", tracks_1=f"water {before}", bonus=f"{space}: chameleon")
    assert t.do("advance water").things() == "chameleon"


def test_t7_1_a_step_on_any_track_may_reach_another_token(lay):
    t = climbing(lay, "AdvanceAny 1", tracks_1="fire 3, air 7", bonus="fire-1: advance, air-2: advance")
    t.do("advance fire", "advance air")
    assert t.asked()[1] == "AdvanceAny"
    t.do("advance earth")
    assert (t.tracks(), t.asked()[1]) == ("earth 1, fire 4, air 8", "ActionPhase")


def test_t7_1_once_for_each_seat_and_token(lay):
    t = climbing(lay, "AdvanceAny 1", tracks_1="fire 3", reached_1="fire-1", bonus="fire-1: chameleon")
    assert t.do("advance fire").things() == ""
    t = climbing(lay, "AdvanceAny 1", tracks_1="fire 3", reached_2="fire-1", bonus="fire-1: chameleon")
    assert t.do("advance fire").things() == "chameleon"


def test_t7_1_a_space_without_a_token_gives_nothing(lay):
    t = climbing(lay, "AdvanceAny 1", tracks_1="fire 3", bonus="fire-2: chameleon, earth-1: chameleon")
    assert (t.do("advance fire").things(), t.reached()) == ("", "")


def test_t7_1_a_token_below_the_marker_gives_nothing(lay):
    t = climbing(lay, "AdvanceAny 1", tracks_1="fire 5", bonus="fire-1: chameleon, fire-2: chameleon")
    assert t.do("advance fire").things() == ""


# -- T7.2 the top -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_t7_2_at_the_top_there_is_one_point_however_many_steps(lay, steps):
    t = climbing(lay, f"AdvanceAny {steps}", tracks_1="fire 12").do("advance fire")
    assert (t.tracks(), t.things()) == ("fire 12", "points")


@pytest.mark.parametrize("before", [10, 11])
def test_t7_2_reaching_the_top_gives_none(lay, before):
    t = climbing(lay, "AdvanceAny 3", tracks_1=f"fire {before}").do("advance fire")
    assert (t.tracks(), t.things()) == ("fire 12", "")


def test_t7_2_once_for_each_marker_and_effect(lay):
    t = climbing(lay, "AdvanceThree 3 0", tracks_1="earth 12, fire 12, air 12")
    t.do("advance earth", "advance fire", "advance air")
    assert t.things() == "3 points"


# -- T7.3 what effects say ----------------------------------------------------------------------------------


def saying(lay, text, **lines):
    return say(climbing(lay, "ActionPhase 1", **lines), text)


def test_t7_3_one_step_on_a_named_track_or_none(lay):
    t = saying(lay, "advance 1 on water")
    assert t.may() == ["advance water", "no"]
    assert t.do("advance water").tracks() == "water 1"
    assert saying(lay, "advance 1 on water").do("no").tracks() == ""


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_t7_3_steps_on_any_one_track(lay, steps):
    t = saying(lay, f"advance {steps} on any track")
    assert t.may() == [*[f"advance {element}" for element in "earth fire water air".split()], "no"]
    assert t.do("advance air").tracks() == f"air {steps}"
    assert t.asked()[1] == "ActionPhase"
    assert saying(lay, f"advance {steps} on any track").do("no").tracks() == ""


def test_t7_3_on_the_lowest_track_and_of_tied_ones_you_choose(lay):
    tracks = "earth 3, fire 2, water 2, air 5"
    t = saying(lay, "advance 1 on lowest track", tracks_1=tracks)
    assert t.may() == ["advance fire", "advance water", "no"]
    assert t.do("advance water").tracks() == "earth 3, fire 2, water 3, air 5"
    assert saying(lay, "advance 1 on lowest track", tracks_1=tracks).do("no").tracks() == tracks


def test_t7_3_on_three_different_tracks_in_their_order(lay):
    t = saying(lay, "advance 1 on three tracks").do("advance earth")
    assert t.may() == ["advance fire", "advance water", "advance air", "no"]
    t.do("advance water")
    assert t.may() == ["advance air", "no"]
    assert t.do("advance air").tracks() == "earth 1, water 1, air 1"
    assert t.asked()[1] == "ActionPhase"


def test_t7_3_three_are_enough(lay):
    t = saying(lay, "advance 1 on three tracks").do("advance earth", "advance fire", "advance water")
    assert (t.tracks(), t.asked()[1]) == ("earth 1, fire 1, water 1", "ActionPhase")


def test_t7_3_fewer_may_be_taken(lay):
    assert saying(lay, "advance 1 on three tracks").do("advance fire", "no").tracks() == "fire 1"
    t = saying(lay, "advance 1 on three tracks").do("advance air")
    assert (t.tracks(), t.asked()[1]) == ("air 1", "ActionPhase")  # no track is left behind it


def test_t7_3_one_step_back_where_one_is_above_0(lay):
    t = saying(lay, "pay 1 step: gain 1 gold", tracks_1="fire 4, air 1")
    if t.may() == ["yes", "no"]:
        t.do("yes")
    assert t.why_not("go-back earth") == "T7.3 bottom-of-the-track"
    assert t.may() == ["go-back fire", "go-back air"]
    t.do("go-back fire")
    assert (t.tracks(), t.things()) == ("fire 3, air 1", "gold")


def test_t7_3_stepping_back_gives_no_bonus_and_takes_none_back(lay):
    lines = {"tracks_1": "fire 5", "bonus": "fire-1: chameleon", "things_1": "chameleon"}
    t = climbing(lay, "PayStep 1", **lines).do("go-back fire")
    assert (t.tracks(), t.things(), t.reached()) == ("fire 4", "chameleon", "")
