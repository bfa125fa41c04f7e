"""T6 A transmutation: the cube, the essence, the step, the arrow, the artifact, and what waits until it is done."""

import pytest

from tests.games.trismegistus.saying import say


def transmuting(lay, things, arrow=0, **lines):
    """A transmutation by an effect along an arrow, counted from lead to copper."""
    position = {"things-1": things, "next": f"Transmute {arrow}"}
    return lay(2, {}, position | {line.replace("_", "-"): text for line, text in lines.items()})


def acting(lay, die, things, **lines):
    position = {"die-1": die, "things-1": things, "next": "ActionPhase 0"}
    return lay(2, {}, position | {line.replace("_", "-"): text for line, text in lines.items()})


# -- T6.1 the cube ------------------------------------------------------------------------------------------


def test_t6_1_a_raw_or_a_refined_cube(lay):
    t = transmuting(lay, "raw-tin, refined-tin, salt", 2)
    assert (t.asked()[1], t.may()) == ("ChooseCube", ["move raw-tin", "move refined-tin"])
    assert t.do("move refined-tin").things() == "raw-tin, refined-mercury"


@pytest.mark.parametrize("cube", ["raw-tin", "refined-tin"])
def test_t6_1_where_there_is_only_one_it_is_not_asked_which(lay, cube):
    assert transmuting(lay, f"{cube}, salt", 2).things() == "refined-mercury"


def test_t6_1_without_a_cube_there_is_no_transmutation(lay):
    t = acting(lay, "red iron 2", "raw-lead, 3 gold, salt")
    assert t.why_not("transmute tin-to-mercury") == "T6.1 nothing-to-move"
    assert t.why_not("transmute silver-to-gold") == "T6.1 nothing-to-move"  # nor is gold moved
    assert transmuting(lay, "raw-lead, salt", 2).things() == "raw-lead, salt"


# -- T6.2 the essence ---------------------------------------------------------------------------------------


def test_t6_2_one_essence_is_paid(lay):
    t = transmuting(lay, "raw-lead, 2 salt, sulfur")
    assert (t.asked()[1], t.may()) == ("PayEssence", ["pay salt", "pay sulfur"])
    assert t.do("pay salt").things() == "refined-copper, salt, sulfur"


def test_t6_2_a_token_or_mercury_or_what_stands_for_it(lay):
    t = transmuting(lay, "raw-lead, salt, sulfur, aether, raw-mercury, refined-mercury, gold, silver, raw-iron")
    assert t.may() == [
        *("pay raw-mercury", "pay refined-mercury", "pay gold", "pay salt", "pay sulfur", "pay aether"),
    ]


def test_t6_2_where_only_one_can_be_paid_it_is_not_asked_which(lay):
    assert transmuting(lay, "raw-lead, 3 aether").things() == "refined-copper, 2 aether"


def test_t6_2_without_an_essence_one_cannot_transmute(lay):
    t = acting(lay, "black iron 2", "raw-lead, raw-iron")
    assert t.why_not("transmute lead-to-copper") == "T6.2 no-essence"
    assert transmuting(lay, "raw-lead, silver").things() == "raw-lead, silver"


def test_t6_2_the_cube_being_moved_cannot_pay_for_itself(lay):
    t = acting(lay, "black iron 2", "raw-mercury")
    assert t.why_not("transmute mercury-to-iron") == "T6.2 no-essence"
    assert transmuting(lay, "2 raw-mercury", 3).things() == "refined-iron"
    t = transmuting(lay, "raw-mercury, refined-mercury", 3)
    assert t.do("move raw-mercury").things() == "refined-iron"  # the refined one has paid
    assert t.tracks() == "air 1"
    t = transmuting(lay, "raw-mercury, 2 refined-mercury", 3).do("move raw-mercury")
    assert t.things() == "refined-mercury, refined-iron"
    t = transmuting(lay, "raw-mercury, refined-mercury, salt", 3).do("move refined-mercury")
    assert t.may() == ["pay raw-mercury", "pay salt"]


def test_t6_2_nor_can_what_it_becomes(lay):
    t = acting(lay, "red iron 2", "raw-tin")
    assert t.why_not("transmute tin-to-mercury") == "T6.2 no-essence"
    t = acting(lay, "red iron 2", "silver")
    assert t.why_not("transmute silver-to-gold") == "T6.2 no-essence"


# -- T6.3 the step, T6.4 the arrow --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("paid", "track"),
    [("salt", "earth"), ("aether", "fire"), ("sulfur", "water"), ("raw-mercury", "air"), ("gold", "air")],
)
def test_t6_3_the_track_of_the_paid_essence_is_climbed(lay, paid, track):
    assert transmuting(lay, f"raw-lead, {paid}").tracks() == f"{track} 1"


def test_t6_3_at_the_top_it_is_a_point(lay):
    t = transmuting(lay, "raw-lead, salt", tracks_1="earth 12")
    assert (t.tracks(), t.things()) == ("earth 12", "refined-copper, points")


def test_t6_4_the_cube_moves_into_the_refined_space_of_the_next_metal(lay):
    assert transmuting(lay, "raw-copper, salt", 1).things() == "refined-tin"


def test_t6_4_in_ones_own_action_the_arrow_has_the_dies_colour(lay):
    t = acting(lay, "white iron 2", "raw-copper, raw-tin, 2 salt")
    assert t.why_not("transmute tin-to-mercury") == "T6.4 not-the-dies-colour"
    assert t.do("transmute copper-to-tin").asked()[1] == "StopOrGoOn" or t.things()


def test_t6_4_in_a_reaction_that_of_the_active_die(lay):
    position = {
        "die-1": "white iron 2",
        "die-2": "red tin 3",
        "things-2": "charged-reaction, raw-copper, raw-tin, salt",
    }
    t = lay(2, {}, position | {"next": "Reactions"})
    assert t.why_not("react-transmute tin-to-mercury") == "T6.4 not-the-dies-colour"
    t.do("react-transmute copper-to-tin")
    assert t.things(2) == "raw-tin, refined-tin, discharged-reaction"


def test_t6_4_in_an_effect_the_colour_it_says_or_any(lay):
    position = {"things-1": "raw-lead, raw-copper, raw-tin, silver, 2 salt", "next": "ActionPhase 1"}
    t = say(lay(2, {}, position), "transmute red")
    assert t.may() == ["transmute tin-to-mercury", "transmute silver-to-gold", "no"]
    t = say(lay(2, {}, position), "transmute wild")
    assert len(t.may()) == 5


def test_t6_4_an_effect_costs_no_potency_but_the_essence(lay):
    t = lay(2, {}, {"things-1": "raw-lead, salt", "die-1": "red iron 2", "next": "ActionPhase 1"})
    say(t, "transmute wild").do("transmute lead-to-copper")
    assert (t.things(), t.die()) == ("refined-copper", "red iron 2")


# -- T6.5 the artifact --------------------------------------------------------------------------------------


def test_t6_5_a_charged_artifact_beside_the_arrow_may_be_used(lay):
    t = transmuting(lay, "raw-lead, salt", artifacts_1="slot-1: two-silver, slot-2: salt-giver")
    assert (t.asked()[1], t.may()) == ("UseArtifact", ["use-artifact slot-1", "leave-artifact"])
    t.do("use-artifact slot-1")
    assert (t.things(), t.artifacts()) == (
        "refined-copper, 2 silver",
        "slot-1: two-silver discharged, slot-2: salt-giver",
    )


def test_t6_5_or_left_charged(lay):
    t = transmuting(lay, "raw-lead, salt", artifacts_1="slot-1: two-silver").do("leave-artifact")
    assert (t.things(), t.artifacts()) == ("refined-copper", "slot-1: two-silver")


def test_t6_5_a_discharged_one_is_not_asked_for(lay):
    t = transmuting(lay, "raw-lead, salt", artifacts_1="slot-1: two-silver discharged")
    assert t.asked()[1] == "ActionPhase"


def test_t6_5_it_is_turned_down_before_its_ability_takes_effect(lay):
    t = transmuting(lay, "2 raw-lead, 2 salt", artifacts_1="slot-1: wild").do("use-artifact slot-1")
    assert (t.asked()[1], t.artifacts()) == ("ChooseArrow", "slot-1: wild discharged")
    t.do("transmute lead-to-copper")  # past the same artifact, which is down
    assert (t.things(), t.asked()[1]) == ("2 refined-copper", "ActionPhase")


# -- T6.6 what waits ----------------------------------------------------------------------------------------


def test_t6_6_a_token_reached_by_the_essence_waits_for_the_artifact(lay):
    t = transmuting(
        lay, "raw-lead, salt", tracks_1="earth 3", bonus="earth-1: chameleon", artifacts_1="slot-1: climb-any"
    )
    assert (t.things(), t.reached()) == ("refined-copper", "earth-1")
    t.do("use-artifact slot-1")
    assert t.things() == "refined-copper"
    t.do("advance fire")
    assert t.things() == "refined-copper, chameleon"


def test_t6_6_a_token_reached_by_the_artifact_waits_too(lay):
    t = transmuting(
        lay,
        "raw-lead, salt",
        tracks_1="fire 3",
        bonus="fire-1: advance, water-1: ethereal-die",
        artifacts_1="slot-1: climb-three",
    )
    t.do("use-artifact slot-1", "advance fire")
    assert t.asked()[1] == "AdvanceThree"
    t.do("advance water", "advance air")
    assert t.asked()[1] == "AdvanceAny"
    assert t.do("no").tracks() == "earth 1, fire 4, water 1, air 1"


def test_t6_6_they_take_effect_in_the_order_reached(lay):
    t = transmuting(
        lay,
        "raw-lead, sulfur",
        tracks_1="earth 3, fire 3, water 3",
        bonus="earth-1: chameleon, fire-1: ethereal-die, water-1: advance",
        artifacts_1="slot-1: climb-three",
    )
    t.do("use-artifact slot-1", "advance earth", "advance fire", "advance air")
    assert (t.asked()[1], t.things()) == ("AdvanceAny", "refined-copper")  # the water came first
    t.do("advance air")
    assert t.told("reach-bonus", "gain") == ["reach-bonus", "reach-bonus", "gain", "gain"]
    assert t.things() == "refined-copper, ethereal-die, chameleon"
    gained = [int(event.what) for event in t.events if event.kind == "gain"]
    assert gained == [15, 14]  # the chameleon, then the ethereal die


def test_t6_6_a_transmutation_within_another_waits_for_the_outermost(lay):
    t = transmuting(
        lay,
        "raw-lead, raw-iron, 2 salt",
        tracks_1="earth 3",
        bonus="earth-1: chameleon",
        artifacts_1="slot-1: wild, slot-5: climb-any",
    )
    assert t.reached() == "earth-1"
    t.do("use-artifact slot-1", "transmute iron-to-silver")
    assert (t.asked()[1], t.things()) == ("UseArtifact", "refined-copper, silver")
    t.do("use-artifact slot-5")
    assert (t.asked()[1], t.things()) == ("AdvanceAny", "refined-copper, silver")
    t.do("advance air")
    assert t.things() == "refined-copper, silver, chameleon"


def test_t6_6_between_two_transmutations_of_one_action_all_may_be_used(lay):
    t = acting(lay, "red iron 3", "2 silver, salt, raw-lead", tracks_1="earth 3", bonus="earth-1: advance")
    t.do("transmute silver-to-gold")
    assert t.asked()[1] == "AdvanceAny"  # the token takes effect before the next one
    t.do("advance fire")
    assert (t.asked()[1], t.may()) == ("StopOrGoOn", ["transmute silver-to-gold", "stop"])  # gold will pay
    t.do("transmute silver-to-gold")
    assert t.things() == "raw-lead, gold"


def test_t6_6_outside_a_transmutation_a_token_takes_effect_at_once(lay):
    t = lay(2, {}, {"bonus": "fire-1: chameleon", "tracks-1": "fire 3", "next": "AdvanceThree 3 0"})
    t.do("advance fire")
    assert (t.asked()[1], t.things()) == ("AdvanceThree", "chameleon")


def test_t6_6_each_seat_has_its_own(lay):
    """While the reaction of one seat is open, what another reaches by itself does not wait."""
    lines = {
        "die-1": "black iron 2",
        "things-2": "charged-reaction, raw-lead, salt",
        "things-3": "charged-reaction, raw-lead, salt",
        "tracks-3": "earth 3",
        "bonus": "earth-1: chameleon",
        "artifacts-2": "slot-1: climb-any",
        "next": "Reactions",
    }
    t = lay(3, {"reactions": "at-once"}, lines)
    t.do("react-transmute lead-to-copper", seat=1)
    assert int(t.state.seats[1].open) == 1
    t.do("react-transmute lead-to-copper", seat=2)
    assert t.things(3) == "refined-copper, chameleon, discharged-reaction"
    assert (int(t.state.seats[1].open), int(t.state.seats[2].open)) == (1, 0)


# -- T6.7 several of one effect -----------------------------------------------------------------------------


def test_t6_7_several_of_one_effect_along_different_arrows(lay):
    t = say(lay(2, {}, {"things-1": "raw-tin, silver, 2 salt", "next": "ActionPhase 1"}), "twice transmute red")
    t.do("transmute tin-to-mercury", "transmute silver-to-gold", "pay salt")
    assert t.things() == "refined-mercury, gold"


def test_t6_7_each_of_them_may_be_left_out(lay):
    t = say(lay(2, {}, {"things-1": "raw-tin, silver, 2 salt", "next": "ActionPhase 1"}), "twice transmute red")
    t.do("transmute tin-to-mercury", "no")
    assert (t.things(), t.asked()[1]) == ("refined-mercury, silver, salt", "ActionPhase")
    t = say(lay(2, {}, {"things-1": "raw-tin, silver, 2 salt", "next": "ActionPhase 1"}), "twice transmute red")
    assert t.do("no").things() == "raw-tin, silver, 2 salt"
    assert t.asked()[1] == "ActionPhase"


def test_t6_7_an_arrow_without_a_cube_is_said_to_be_one(lay):
    t = say(lay(2, {}, {"things-1": "raw-tin, salt", "next": "ActionPhase 1"}), "transmute red")
    assert t.why_not("transmute silver-to-gold") == "T6.1 nothing-to-move"
