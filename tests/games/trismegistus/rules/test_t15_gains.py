"""T15.1 Gains; T15.2 the forms of climbing."""

import pytest

from emerald.games.trismegistus.pieces import HOLDING_NAMES
from tests.games.trismegistus.saying import say, say_in_any_order

ACTIONS = {"next": "ActionPhase 1"}
PLAIN = [name for name in HOLDING_NAMES if name not in ("charged-reaction", "discharged-reaction")]


@pytest.mark.parametrize("name", PLAIN)
def test_t15_1_what_a_card_names_is_gained_at_once(lay, name):
    words = name.replace("-", " ").replace("ethereal die", "ethereal dice") if name != "points" else name
    words = {"chameleon": "chameleons"}.get(words, words)
    assert say(lay(2, {}, ACTIONS), f"gain 2 {words}").things() == (f"2 {name}" if name != "points" else "2 points")


def test_t15_1_a_gained_reaction_token_is_charged(lay):
    assert say(lay(2, {}, ACTIONS), "gain 1 reaction token").things() == "charged-reaction"


def test_t15_1_any_raw_is_lead_to_iron_never_silver_or_gold(lay):
    t = say(lay(2, {}, ACTIONS), "gain 1 any raw")
    assert t.may() == [f"gain-raw {metal}" for metal in ("lead", "copper", "tin", "mercury", "iron")]
    assert t.do("gain-raw iron").things() == "raw-iron"


def test_t1_3_any_refined_is_copper_to_gold(lay):
    t = say(lay(2, {}, ACTIONS), "gain 1 any refined")
    assert t.may() == [f"gain-refined {metal}" for metal in ("copper", "tin", "mercury", "iron", "silver", "gold")]
    assert t.do("gain-refined gold").things() == "gold"


def test_t15_1_several_are_named_in_their_order_so_that_no_combination_comes_twice(lay):
    t = say(lay(2, {}, ACTIONS), "gain 3 any raw").do("gain-raw tin")
    assert t.may() == ["gain-raw tin", "gain-raw mercury", "gain-raw iron"]
    assert t.do("gain-raw iron", "gain-raw iron").things() == "raw-tin, 2 raw-iron"
    t = say(lay(2, {}, ACTIONS), "gain 2 any refined").do("gain-refined silver")
    assert t.may() == ["gain-refined silver", "gain-refined gold"]
    t = say(lay(2, {}, ACTIONS), "gain 2 any essence").do("name-essence aether")
    assert t.may() == ["name-essence aether", "name-essence mercury"]
    assert t.do("name-essence mercury").things() == "raw-mercury, aether"


def test_t1_6_mercury_essence_is_one_raw_mercury(lay):
    t = say(lay(2, {}, ACTIONS), "gain 1 any essence")
    assert t.may() == [f"name-essence {kind}" for kind in ("salt", "sulfur", "aether", "mercury")]
    assert t.do("name-essence mercury").things() == "raw-mercury"
    assert say(lay(2, {}, ACTIONS), "gain 2 mercury essence").things() == "2 raw-mercury"


COUNTED = [
    ("experiment", {"done-1": "low-air-1, mid-air-1, low-fire-1"}, 3),
    ("air experiment", {"done-1": "low-air-1, mid-air-1, low-fire-1"}, 2),
    ("earth experiment", {"done-1": "low-air-1", "beside-1": "low-earth-1"}, 0),
    ("artifact", {"artifacts-1": "slot-2: wild, slot-5: mid-3 discharged"}, 2),
    ("water artifact", {"artifacts-1": "slot-2: wild, slot-5: mid-3 discharged"}, 2),
    ("air artifact", {"artifacts-1": "slot-2: wild, slot-5: mid-3 discharged"}, 1),
    ("water and air symbol", {"artifacts-1": "slot-2: wild, slot-5: mid-3 discharged"}, 3),
    ("fire and earth symbol", {"artifacts-1": "slot-2: wild, slot-5: mid-3"}, 0),
    ("formula", {"chamber-1": "cell-1: earth-1, cell-2: fire-1 used"}, 2),
    ("fire", {"tracks-1": "earth 2, fire 5, water 1, air 3"}, 5),
    ("lowest track", {"tracks-1": "earth 2, fire 5, water 1, air 3"}, 1),
]


@pytest.mark.parametrize(("counted", "position", "count"), COUNTED)
def test_t15_7_per_something_counts_what_there_is_now(lay, counted, position, count):
    t = say(lay(2, {}, ACTIONS | position), f"gain 2 points per {counted}")
    assert int(t.state.seats[0].held[18]) == 2 * count


def test_t15_7_any_gain_may_be_per_something(lay):
    t = say(lay(2, {}, ACTIONS | {"tracks-1": "fire 2"}), "gain 1 any raw per fire")
    assert t.do("gain-raw lead", "gain-raw tin").things() == "raw-lead, raw-tin"


# -- T15.2 ------------------------------------------------------------------------------------------------------


def test_t15_2_one_on_a_named_track_or_none(lay):
    t = say(lay(2, {}, ACTIONS), "advance 1 on water")
    assert t.may() == ["advance water", "no"]
    assert t.do("advance water").tracks() == "water 1"
    assert say(lay(2, {}, ACTIONS), "advance 1 on water").do("no").tracks() == ""


def test_t15_2_t7_3_one_two_or_three_on_any_track(lay):
    for steps in (1, 2, 3):
        t = say(lay(2, {}, ACTIONS), f"advance {steps} on any track")
        assert t.may() == ["advance earth", "advance fire", "advance water", "advance air", "no"]
        assert t.do("advance air").tracks() == f"air {steps}"


def test_t15_2_t7_3_one_on_the_lowest_track_of_tied_ones_you_choose(lay):
    t = say(lay(2, {}, ACTIONS | {"tracks-1": "earth 2, fire 1, water 1, air 3"}), "advance 1 on lowest track")
    assert t.may() == ["advance fire", "advance water", "no"]


def test_t15_2_t7_3_one_on_each_of_three_tracks(lay):
    t = say(lay(2, {}, ACTIONS), "advance 1 on three tracks").do("advance fire")
    assert t.may() == ["advance water", "advance air", "no"]
    assert t.do("advance water", "advance air").tracks() == "fire 1, water 1, air 1"


def test_t15_2_t7_2_at_the_top_it_is_a_point(lay):
    t = say(lay(2, {}, ACTIONS | {"tracks-1": "fire 12"}), "advance 1 on fire").do("advance fire")
    assert (t.things(), t.tracks()) == ("points", "fire 12")


# -- T15.6 and what is paid --------------------------------------------------------------------------------------


def test_t15_6_a_discharged_token_is_recharged(lay):
    t = say(lay(2, {}, ACTIONS | {"things-1": "2 discharged-reaction"}), "recharge reaction token")
    assert t.things() == "charged-reaction, discharged-reaction"
    assert say(lay(2, {}, ACTIONS | {"things-1": "charged-reaction"}), "recharge reaction token").things() == (
        "charged-reaction"
    )


def test_t15_6_a_reaction_token_is_discharged_as_a_cost(lay):
    text = "pay 1 reaction token: gain 3 gold"
    t = say(lay(2, {}, ACTIONS | {"things-1": "charged-reaction"}), text)
    assert t.things() == "3 gold, discharged-reaction"
    assert say(lay(2, {}, ACTIONS | {"things-1": "discharged-reaction"}), text).things() == "discharged-reaction"


def test_t7_3_a_step_back_is_paid_on_a_track_where_there_is_one(lay):
    t = say(lay(2, {}, ACTIONS | {"tracks-1": "fire 5, air 4", "reached-1": "air-1"}), "pay 1 step: gain 1 gold")
    assert t.may() == ["go-back fire", "go-back air"]
    assert t.refusal("go-back earth") == "T7.3 bottom-of-the-track"
    t.do("go-back air")
    assert (t.tracks(), t.things(), t.reached()) == ("fire 5, air 3", "gold", "air-1")
    assert say(lay(2, {}, ACTIONS), "pay 1 step: gain 1 gold").things() == ""


def test_t15_a_cost_may_be_declined_with_what_it_buys_but_not_alone(lay):
    t = say(lay(2, {}, ACTIONS | {"tracks-1": "fire 5"}), "gain 1 salt; pay 1 step: gain 1 gold")
    assert t.asked() == (0, "Confirm")
    assert t.may() == ["yes", "no"]
    assert t.do("no").things() == "salt"


def test_t15_parts_come_in_the_order_written_where_no_order_is_free(lay):
    t = say(lay(2, {}, ACTIONS), "gain 1 any raw; gain 1 gold")
    assert t.things() == ""
    assert t.do("gain-raw tin").things() == "raw-tin, gold"


def test_t10_5_with_a_free_order_plain_gains_come_first(lay):
    t = say_in_any_order(lay(2, {}, ACTIONS), "gain 1 any raw; gain 1 gold; advance 1 on fire")
    assert t.things() == "gold"
    assert t.asked() == (0, "Order")


def test_t15_6_why_a_part_is_barred_is_said_in_messages_of_its_own(lay):
    t = say_in_any_order(lay(2, {}, ACTIONS), "pay 1 reaction token: gain 1 gold; draw artifact; advance 1 on fire")
    first = next(words for words in t.shown() if words.startswith("choose"))
    thing, effect = (
        "effect-thing what=reaction-token",
        "effect-pay count=1 what=reaction-token; effect-gain count=1 what=gold",
    )
    assert t.refusal(first) == f"cannot-pay (needs=1, thing={thing}, has=0, effect={effect})"
