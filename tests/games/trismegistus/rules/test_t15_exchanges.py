"""T15.3 Exchanges; T15.4 transmutations and T15.5 artifacts that cards give."""

import pytest

from tests.games.trismegistus.saying import edition, say, say_in_any_order

ACTIONS = {"next": "ActionPhase 1"}
REFINE = "twice exchange raw for refined"
SWAP = "exchange raw for other raw"
GILD = "three times exchange refined for gold"
SPEND = "exchange gold for five raw"


def holding(lay, things, **more):
    return lay(2, {}, ACTIONS | {"things-1": things} | more)


# -- T15.3 raw for refined ----------------------------------------------------------------------------------------


def test_t15_3_raw_becomes_the_refined_form_of_its_metal_twice(lay):
    t = say(holding(lay, "2 raw-lead, raw-copper, 2 raw-iron"), REFINE)
    assert t.may() == ["refine copper", "refine iron", "no"]  # lead has no refined form
    t.do("refine iron")
    assert t.may() == ["refine copper", "refine iron", "no"]
    assert t.do("refine copper").things() == "2 raw-lead, raw-iron, refined-copper, refined-iron"
    assert t.asked() == (0, "ActionPhase")


def test_t15_3_each_of_the_two_may_be_declined(lay):
    assert say(holding(lay, "2 raw-tin"), REFINE).do("no").things() == "2 raw-tin"
    assert say(holding(lay, "2 raw-tin"), REFINE).do("refine tin", "no").things() == "raw-tin, refined-tin"


def test_t15_3_with_nothing_left_to_give_it_is_not_asked(lay):
    t = say(holding(lay, "raw-tin"), REFINE).do("refine tin")
    assert t.asked() == (0, "ActionPhase")
    assert say(holding(lay, "3 raw-lead, silver"), REFINE).asked() == (0, "ActionPhase")


def test_t1_5_gold_may_be_given_for_raw_and_where_both_can_be_it_is_asked(lay):
    t = say(holding(lay, "raw-tin, gold"), REFINE)
    assert t.may() == ["refine copper", "refine tin", "refine mercury", "refine iron", "no"]
    t.do("refine tin")
    assert t.asked() == (0, "GiveForRefined")
    assert t.may() == ["pay raw-tin", "pay gold"]
    assert t.do("pay gold").things() == "raw-tin, refined-tin"
    t = say(holding(lay, "raw-tin, gold"), REFINE).do("refine iron")
    assert t.things() == "raw-tin, refined-iron"


# -- T15.3 raw for other raw ----------------------------------------------------------------------------------------


def test_t15_3_raw_becomes_another_raw(lay):
    t = say(holding(lay, "raw-lead, raw-iron"), SWAP)
    assert t.may() == ["pay raw-lead", "pay raw-iron", "no"]
    t.do("pay raw-iron")
    assert t.may() == ["gain-raw lead", "gain-raw copper", "gain-raw tin", "gain-raw mercury"]
    assert t.do("gain-raw tin").things() == "raw-lead, raw-tin"


def test_t1_4_refined_is_given_for_raw_but_silver_is_raw_of_nothing(lay):
    t = say(holding(lay, "refined-copper, silver"), SWAP)
    assert t.may() == ["pay refined-copper", "no"]
    t.do("pay refined-copper")
    assert t.may() == ["gain-raw lead", "gain-raw tin", "gain-raw mercury", "gain-raw iron"]


def test_t1_5_gold_is_given_for_any_raw(lay):
    t = say(holding(lay, "gold"), SWAP).do("pay gold")
    assert t.may() == [f"gain-raw {metal}" for metal in ("lead", "copper", "tin", "mercury", "iron")]


# -- T15.3 refined for gold ---------------------------------------------------------------------------------------


def test_t15_3_any_refined_becomes_gold_three_times(lay):
    t = say(holding(lay, "refined-copper, 3 silver, gold"), GILD)
    assert t.may() == ["gild copper", "gild silver", "no"]  # gold for gold is nothing
    t.do("gild silver", "gild silver", "gild copper")
    assert (t.things(), t.asked()) == ("silver, 4 gold", (0, "ActionPhase"))


def test_t15_3_raw_and_gold_are_no_refined_to_be_gilded(lay):
    assert say(holding(lay, "3 raw-tin, 2 gold"), GILD).asked() == (0, "ActionPhase")


# -- T15.3 gold for five raw ----------------------------------------------------------------------------------------


def test_t15_3_one_gold_becomes_any_five_raw(lay):
    t = say(holding(lay, "2 gold"), SPEND)
    assert t.may() == ["yes", "no"]
    t.do("yes", "gain-raw lead", "gain-raw lead", "gain-raw tin", "gain-raw tin", "gain-raw iron")
    assert t.things() == "2 raw-lead, 2 raw-tin, raw-iron, gold"
    assert t.asked() == (0, "ActionPhase")


@pytest.mark.parametrize("text", [REFINE, SWAP, GILD, SPEND])
def test_t15_3_without_anything_to_give_it_is_lost_and_a_choice_says_why(lay, text):
    assert say(holding(lay, "3 salt"), text).asked() == (0, "ActionPhase")
    t = say_in_any_order(holding(lay, "3 salt"), f"{text}; advance 1 on fire; advance 1 on air")
    vacant = next(words for words in t.shown() if words.startswith("choose"))
    assert t.why_not(vacant) == "T15.3 nothing-to-exchange"


# -- T15.4 ------------------------------------------------------------------------------------------------------


def test_t15_4_along_an_arrow_of_its_colour_without_potency_but_with_an_essence(lay):
    # the arrows are black, white, red, black, white, red along the path
    t = lay(2, {}, ACTIONS | {"things-1": "raw-lead, raw-mercury, 2 salt", "die-1": "red tin 3"})
    say(t, "transmute black")
    assert t.may() == ["transmute lead-to-copper", "transmute mercury-to-iron", "no"]
    t.do("transmute lead-to-copper", "pay salt")
    assert (t.things(), t.tracks(), t.die()) == ("raw-mercury, refined-copper, salt", "earth 1", "red tin 3")


def test_t15_4_a_wild_one_goes_along_any_arrow(lay):
    t = say(holding(lay, "raw-lead, silver, 2 salt"), "transmute wild")
    assert len([words for words in t.shown() if words.startswith("transmute")]) == 6
    assert t.may() == ["transmute lead-to-copper", "transmute silver-to-gold", "no"]
    assert t.why_not("transmute copper-to-tin") == "T6.1 nothing-to-move"


def test_t6_7_several_may_go_along_different_arrows_and_each_is_optional(lay):
    t = say(holding(lay, "raw-lead, silver, 3 salt"), "twice transmute wild")
    t.do("transmute lead-to-copper", "transmute silver-to-gold")
    assert t.things() == "refined-copper, gold, salt"
    t = say(holding(lay, "raw-lead, silver, 3 salt"), "twice transmute wild").do("transmute lead-to-copper", "no")
    assert t.things() == "refined-copper, silver, 2 salt"


def test_t6_7_the_second_may_go_on_where_the_first_has_led(lay):
    t = say(holding(lay, "raw-lead, 2 salt"), "twice transmute wild")
    t.do("transmute lead-to-copper", "transmute copper-to-tin")
    assert (t.things(), t.tracks()) == ("refined-tin", "earth 2")


def test_t15_4_when_nothing_can_be_transmuted_it_is_not_asked(lay):
    assert say(holding(lay, "raw-lead"), "transmute wild").asked() == (0, "ActionPhase")
    assert say(holding(lay, "raw-lead, salt"), "transmute red").asked() == (0, "ActionPhase")
    t = say(holding(lay, "raw-lead, salt"), "twice transmute wild").do("transmute lead-to-copper")
    assert t.asked() == (0, "ActionPhase")


def test_t6_2_mercury_does_not_pay_for_its_own_way(lay):
    assert say(holding(lay, "raw-mercury"), "transmute wild").asked() == (0, "ActionPhase")
    t = say(holding(lay, "2 raw-mercury"), "transmute wild").do("transmute mercury-to-iron")
    assert (t.things(), t.tracks()) == ("refined-iron", "air 1")


# -- T15.5 ------------------------------------------------------------------------------------------------------


def test_t15_5_a_random_artifact_of_the_stack_is_placed_and_used_at_once(lay):
    t = lay(2, {}, ACTIONS | {"stack-1": "two-silver, wild"}).fate("artifact-9")
    say(t, "draw artifact").do("yes")
    assert t.asked() == (0, "PlaceArtifact")
    t.do("place slot-3")
    assert (t.artifacts(), t.things()) == ("slot-3: two-silver", "2 silver")  # T5.4: charged still
    assert t.state.artifacts[1] == 0b1000000  # "wild" is left


def test_t15_5_it_is_of_the_current_stack(lay):
    t = say(lay(2, {}, ACTIONS | {"round": "3", "stack-1": "", "stack-3": "late-3"}), "draw artifact").do("yes")
    assert t.drawn == [("drawn-artifacts-3", "artifact-39")]
    assert t.do("place slot-1").things() == "gold"


def test_t15_5_it_may_replace_another(lay):
    position = {"stack-1": "two-silver", "artifacts-1": "slot-3: wild discharged"}
    t = say(lay(2, {}, ACTIONS | position), "draw artifact").do("yes", "place slot-3")
    assert t.artifacts() == "slot-3: two-silver"


def test_t2_8_of_an_empty_stack_nothing_comes(lay):
    t = say(lay(2, {}, ACTIONS | {"stack-1": ""}), "draw artifact; gain 1 salt")
    assert (t.asked(), t.things()) == ((0, "ActionPhase"), "salt")
    t = say_in_any_order(lay(2, {}, ACTIONS | {"stack-1": "", "deck": ""}), "draw artifact; draw publications")
    assert t.asked() == (0, "ActionPhase")


def test_t2_8_t12b_1_a_choice_says_that_stack_or_deck_are_empty(lay):
    text = "draw artifact; draw publications; advance 1 on fire"
    t = say_in_any_order(lay(2, {}, ACTIONS | {"stack-1": "", "deck": ""}), text)
    barred = [words for words in t.shown() if t.why_not(words)]
    assert [t.why_not(words) for words in barred] == ["T2.8 stack-is-empty", "T12b.1 publications-are-gone"]


def test_t15_5_it_may_be_declined_before_it_is_seen(lay):
    t = say(lay(2, {}, ACTIONS), "draw artifact").do("no")
    assert (t.artifacts(), t.drawn) == ("", [])


def test_t2_7_each_laboratory_may_have_arrows_of_its_own(game, lay):
    other = edition(game)
    lab = other.catalogue.components
    assert [int(colour) for colour in lab.arrow_colour[:6]] == [0, 1, 2, 0, 1, 2]
    lab.arrow_colour[0] = 2
    t = type(lay(1))(other, 2, {}, ACTIONS | {"things-1": "raw-lead, salt", "laboratory-1": "lab-1"})
    assert say(t, "transmute black").asked() == (0, "ActionPhase")
    assert say(t, "transmute red").may() == ["transmute lead-to-copper", "no"]
