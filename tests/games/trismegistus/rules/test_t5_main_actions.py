"""T5 Main actions, each with a die of its own face and colour, or with those a chameleon gives it."""

import pytest

MARKET = "black-1: token, red-1: two-silver, red-2: salt-giver"


def acting(lay, die="red iron 4", options=None, seats=2, **lines):
    position = {"die-1": die, "next": "ActionPhase 0"}
    return lay(seats, options or {}, position | {line.replace("_", "-"): text for line, text in lines.items()})


# -- T5.1 gather, T5.2 draw essence -------------------------------------------------------------------------


@pytest.mark.parametrize("metal", "lead copper tin mercury iron".split())
def test_t5_1_gather_raw_materials_of_the_dies_metal(lay, metal):
    t = acting(lay, f"white {metal} 4").do("gather 3")
    assert (t.things(), t.die()) == (f"3 raw-{metal}", f"white {metal} 1")


def test_t5_1_any_number_up_to_the_potency(lay):
    t = acting(lay)
    assert [words for words in t.shown() if words.startswith("gather")] == [f"gather {n}" for n in range(1, 6)]
    assert [words for words in t.may() if words.startswith("gather")] == [f"gather {n}" for n in range(1, 5)]


def test_t5_2_essences_of_the_dies_bowl(lay):
    t = acting(lay, "white tin 4").do("draw-essence 3")
    assert (t.things(), t.die()) == ("3 sulfur", "white tin 1")


def test_t5_2_any_number_up_to_the_potency(lay):
    t = acting(lay, "white tin 2")
    assert [words for words in t.shown() if words.startswith("draw-")] == [f"draw-essence {n}" for n in range(1, 6)]
    assert [words for words in t.may() if words.startswith("draw-")] == ["draw-essence 1", "draw-essence 2"]


def test_t5_2_all_are_of_one_kind(lay):
    t = acting(lay).do("draw-essence 3", "name-essence sulfur")
    assert (t.things(), t.asked()[1]) == ("3 sulfur", "ActionPhase")


# -- T5.3 transmute -----------------------------------------------------------------------------------------


def test_t5_3_one_potency_for_each_along_the_same_arrow(lay):
    t = acting(lay, things_1="3 silver, 3 salt").do("transmute silver-to-gold")
    assert (t.things(), t.die()) == ("2 silver, gold, 2 salt", "red iron 3")
    assert t.asked()[1] == "StopOrGoOn"
    assert t.may() == ["transmute silver-to-gold", "stop"]


def test_t5_3_one_stops_or_goes_on(lay):
    t = acting(lay, things_1="3 silver, 3 salt").do("transmute silver-to-gold", "stop")
    assert (t.die(), t.asked()[1], t.may()[-1]) == ("red iron 3", "ActionPhase", "end-actions")


def test_t5_3_as_long_as_there_is_potency(lay):
    t = acting(lay, "red iron 2", things_1="3 raw-tin, 3 salt")
    t.do("transmute tin-to-mercury", "transmute tin-to-mercury", "pay salt")
    assert (t.things(), t.die(), t.asked()[1]) == ("raw-tin, 2 refined-mercury, salt", "red iron 0", "ActionPhase")


def test_t5_3_as_long_as_there_is_something_to_move_and_to_pay(lay):
    t = acting(lay, things_1="silver, 3 salt").do("transmute silver-to-gold")
    assert t.asked()[1] == "ActionPhase"  # nothing is left to move
    t = acting(lay, things_1="3 raw-tin, salt", die="red iron 4").do("transmute tin-to-mercury")
    assert t.asked()[1] == "StopOrGoOn"  # the mercury that has come can pay
    t = acting(lay, things_1="3 raw-iron, salt", die="white iron 4").do("transmute iron-to-silver")
    assert t.asked()[1] == "ActionPhase"  # silver cannot


def test_t5_3_raw_and_refined_and_different_essences_may_be_mixed(lay):
    t = acting(lay, "red iron 4", things_1="raw-tin, refined-tin, salt, sulfur")
    t.do("transmute tin-to-mercury", "move refined-tin", "pay salt", "transmute tin-to-mercury", "pay sulfur")
    assert (t.things(), t.tracks()) == ("2 refined-mercury", "earth 1, water 1")


def test_t5_3_only_along_arrows_of_the_dies_colour(lay):
    t = acting(lay, "black iron 4", things_1="raw-lead, silver, 3 salt")
    assert t.why_not("transmute silver-to-gold") == "T6.4 not-the-dies-colour"
    assert t.why_not("transmute lead-to-copper") == ""


def test_t5_3_the_example_of_the_book(lay):
    """Two silver become gold: mercury pays first, an artifact gives two silver, then gold stands in for mercury."""
    t = acting(
        lay,
        "red iron 4",
        things_1="2 silver, raw-mercury",
        artifacts_1="slot-6: two-silver",
        essences="mercury: earth, salt: air",
    )
    t.do("transmute silver-to-gold")
    assert (t.tracks(), t.things()) == ("earth 1", "silver, gold")
    t.do("use-artifact slot-6")
    assert (t.things(), t.artifacts()) == ("3 silver, gold", "slot-6: two-silver discharged")
    t.do("transmute silver-to-gold")
    assert (t.tracks(), t.things()) == ("earth 2", "2 silver, gold")
    assert t.may() == ["transmute silver-to-gold", "stop"]  # she could go on once more
    assert t.do("stop").die() == "red iron 2"


# -- T5.4 artifacts -----------------------------------------------------------------------------------------


def test_t5_4_an_artifact_costs_exactly_three(lay):
    t = acting(lay, "red iron 5", market=MARKET).do("acquire red-1", "place slot-4")
    assert (t.die(), t.artifacts(), t.things()) == ("red iron 2", "slot-4: two-silver", "2 silver")
    assert acting(lay, "red iron 2", market=MARKET).refusal("acquire red-1") == "T5.4 needs-three-potency (have=2)"
    assert acting(lay, "red iron 3", market=MARKET).why_not("acquire red-1") == ""


def test_t5_4_from_the_spaces_of_the_dies_colour(lay):
    t = acting(lay, market=MARKET)
    assert t.why_not("acquire black-1") == "T5.4 not-the-dies-spaces"
    assert [words for words in t.may() if words.startswith("acquire")] == ["acquire red-1", "acquire red-2"]


def test_t5_4_its_ability_is_used_at_once_and_it_stays_charged(lay):
    t = acting(lay, market=MARKET).do("acquire red-2", "place slot-1")
    assert (t.things(), t.artifacts()) == ("salt", "slot-1: salt-giver")


def test_t5_4_one_that_lay_there_leaves_the_game_though_others_are_free(lay):
    t = acting(lay, market=MARKET, artifacts_1="slot-2: wild discharged").do("acquire red-2")
    assert len(t.may()) == 6
    t.do("place slot-2")
    assert t.artifacts() == "slot-2: salt-giver"


def test_t5_4_then_the_space_is_refilled(lay):
    t = acting(lay, market=MARKET).fate("artifact-11").do("acquire red-2", "place slot-2")
    assert t.drawn == [("artifacts-1", "artifact-11")]
    assert t.market == "black-1: token, red-1: two-silver, red-2: climb-three"


def test_t5_4_the_ability_comes_before_the_refill(lay):
    t = acting(lay, market="red-1: climb-any").do("acquire red-1", "place slot-1")
    assert (t.asked()[1], t.market) == ("AdvanceAny", "")
    t.do("advance fire")
    assert t.market != ""


def test_t5_4_its_own_transmutation_may_use_it_again_and_discharge_it(lay):
    t = acting(lay, market="red-1: wild", things_1="2 raw-lead, 2 salt").do("acquire red-1", "place slot-1")
    assert t.asked()[1] == "ChooseArrow"
    t.do("transmute lead-to-copper", "use-artifact slot-1", "transmute lead-to-copper")
    assert (t.things(), t.artifacts()) == ("2 refined-copper", "slot-1: wild discharged")


# -- T5.5 recharge ------------------------------------------------------------------------------------------


def test_t5_5_one_potency_recharges_one_artifact(lay):
    t = acting(lay, artifacts_1="slot-1: wild discharged, slot-2: black discharged, slot-3: token")
    assert t.why_not("recharge slot-3") == "T5.5 not-discharged"
    t.do("recharge slot-2")
    assert t.artifacts() == "slot-1: wild discharged, slot-2: black, slot-3: token"
    assert t.die() == "red iron 3"


def test_t5_5_only_slots_with_an_artifact_are_shown(lay):
    t = acting(lay, artifacts_1="slot-5: wild discharged")
    assert [words for words in t.shown() if words.startswith("recharge")] == ["recharge slot-5"]


# -- T5.6 experiments ---------------------------------------------------------------------------------------

PAGES = "page-1: low-fire-1, page-9: low-air-1, page-10: mid-air-1"


def test_t5_6_one_potency_takes_an_experiment_of_the_dies_book(lay):
    t = acting(lay, pages=PAGES)
    assert t.why_not("take-experiment page-1") == "T5.6 not-the-dies-book"
    t.do("take-experiment page-9")
    assert (t.beside(), t.die()) == ("low-air-1", "red iron 3")


def test_t5_6_two_beside_the_laboratory_at_most(lay):
    full = {"pages": PAGES, "beside_1": "begin-air-1, low-water-1"}
    assert acting(lay, **full).why_not("take-experiment page-9") == "T5.6 two-experiments-already"
    t = acting(lay, pages=PAGES, beside_1="begin-air-1", masterpiece_1="master-fire-1")
    assert t.why_not("take-experiment page-9") == ""


@pytest.mark.parametrize(("number", "page", "refilled"), [(1, 9, True), (2, 9, False), (2, 10, True), (3, 10, False)])
def test_t5_6_a_page_of_the_rounds_level_is_refilled_at_once(lay, number, page, refilled):
    t = acting(lay, pages=PAGES, round=str(number)).do(f"take-experiment page-{page}")
    assert len(t.pages.split(", ")) == (3 if refilled else 2)
    assert [source for source, _ in t.drawn] == ([f"experiments-{number}"] if refilled else [])


# -- T5.7 chameleons ----------------------------------------------------------------------------------------


def test_t5_7_a_chameleon_gives_any_face_but_infinity_and_any_colour(lay):
    t = acting(lay, things_1="chameleon")
    shown = [words.removeprefix("chameleon ") for words in t.may() if words.startswith("chameleon")]
    assert shown == [f"{m}/{c}" for m in "lead copper tin mercury iron".split() for c in ("black", "white", "red")]


def test_t5_7_without_one_there_is_no_choice(lay):
    assert not [words for words in acting(lay).shown() if words.startswith("chameleon")]


def test_t5_7_the_main_action_follows_directly(lay):
    t = acting(lay, things_1="2 chameleon, gold, raw-lead", beside_1="begin-fire-1").do("chameleon tin/black")
    assert (t.asked()[1], t.things()) == ("MainAction", "raw-lead, gold, chameleon")
    words = {answer.split()[0] for answer in t.shown()}
    assert words == {"gather", "draw-essence", "transmute"}


def test_t5_7_for_this_action_the_die_has_that_face(lay):
    t = acting(lay, things_1="chameleon", pages=PAGES).do("chameleon lead/black")
    assert t.why_not("take-experiment page-9") == "T5.6 not-the-dies-book"
    t.do("gather 2")
    assert (t.things(), t.die(), t.asked()[1]) == ("2 raw-lead", "red iron 2", "ActionPhase")


def test_t5_7_and_that_colour(lay):
    t = acting(lay, things_1="chameleon, raw-lead, silver, 2 salt", market=MARKET).do("chameleon lead/black")
    assert t.why_not("acquire red-1") == "T5.4 not-the-dies-spaces"
    assert t.why_not("transmute silver-to-gold") == "T6.4 not-the-dies-colour"
    assert t.refusal("gather 5") == "T4.6 no-potency (have=4)"
    t.do("transmute lead-to-copper")
    assert t.things() == "refined-copper, silver, salt"


def test_t5_7_several_transmutations_of_the_action_too(lay):
    t = acting(lay, things_1="chameleon, 2 raw-lead, 2 salt").do("chameleon tin/black", "transmute lead-to-copper")
    t.do("transmute lead-to-copper")
    assert (t.things(), t.die()) == ("2 refined-copper", "red iron 2")


def test_t5_7_only_before_the_main_action(lay):
    t = acting(lay, things_1="2 chameleon").do("gather 1")
    assert not [words for words in t.shown() if words.startswith("chameleon")]


def test_t5_7_the_others_react_to_the_real_die(lay):
    t = acting(lay, things_1="chameleon", things_2="charged-reaction, raw-lead, silver, salt")
    t.do("chameleon lead/black", "gather 1", "end-actions")
    assert t.why_not("react-transmute lead-to-copper") == "T6.4 not-the-dies-colour"
    assert t.why_not("react-transmute silver-to-gold") == ""
    t.do("react-gather")
    assert t.things(2) == "raw-lead, raw-iron, silver, salt, discharged-reaction"
