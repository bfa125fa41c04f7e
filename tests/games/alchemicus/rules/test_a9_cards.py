"""A9.5 to A9.9 The Noctis cards one by one; Infamia has a file of its own."""

import pytest

from emerald.games.alchemicus.cards import GOLD, LABRIUM, METAL, TINCTURE
from emerald.games.alchemicus.plots import first_generation, generation_of, new_building, spiritus_on, with_good
from emerald.games.alchemicus.rules.piles import DrawBase
from emerald.kernel.agenda import settle

NOCTIS = {"bank": "no", "noctis": "yes"}


def phase(lay, hand, seats=2, options=None, **position):
    """Lay out a Noctis phase of the first seat."""
    lines = {line.replace("_", "-"): words for line, words in position.items()}
    return lay(seats, NOCTIS | (options or {}), {"hand-1": hand, "next": "NoctisPhase"} | lines)


# -- A9.5 Golem -----------------------------------------------------------------------------------


def test_a9_5_a_golem_guards_an_own_building(lay):
    t = phase(lay, "golem, 2 horten", built_1="horten, alembic: herbs, domo", built_2="pergula").do("play golem")
    assert t.may() == ["guard plot-1", "guard plot-2", "guard plot-3"]
    t.do("guard plot-2")
    assert (t.built(1), t.hand(1), t.discards) == ("horten, alembic golem: herbs, domo", "", "2 horten")


def test_a9_5_at_most_one_golem_guards_a_building(lay):
    t = phase(lay, "golem, 2 horten", built_1="horten golem, pergula").do("play golem")
    assert t.shown() == ["guard plot-2"]


def test_a9_5_buildings_that_are_alike_are_one_choice(lay):
    t = phase(lay, "golem, 2 horten", built_1="horten, horten, horten: herbs").do("play golem")
    assert t.may() == ["guard plot-1", "guard plot-3"]


def test_a9_5_no_field_of_the_board_is_guarded_outside_a_race(lay):
    t = phase(lay, "golem, 2 horten", built_1="horten").do("play golem")
    assert [words for words in t.shown() if words.startswith("post")] == []


@pytest.mark.parametrize(
    ("card", "guarded", "bare"),
    [
        ("spiritus", "haunt seat-2/plot-1", "haunt seat-2/plot-2"),
        ("homunculus", "revert seat-2/plot-1", "revert seat-2/plot-2"),
    ],
)
def test_a9_5_others_play_no_spiritus_and_no_homunculus_on_it(lay, card, guarded, bare):
    t = phase(lay, f"{card}, 2 horten", built_2="alembic golem: tincture, alembic: tincture").do(f"play {card}")
    assert t.shown() == [guarded, bare]
    assert t.may() == [bare]
    assert t.refusal(guarded) == "A9.5 golem-guards"


def test_a9_5_others_drive_no_spiritus_out_from_it(lay):
    t = phase(lay, "homunculus, 2 horten", built_2="alembic golem spiritus, fornax spiritus").do("play homunculus")
    assert t.may() == ["dispel seat-2/plot-2"]
    assert t.refusal("dispel seat-2/plot-1") == "A9.5 golem-guards"


def test_a9_5_others_play_no_mutabilus_on_it(lay):
    t = phase(lay, "mutabilus, horten", built_1="horten", built_2="horten golem: herbs, horten: herbs")
    t.do("play mutabilus")
    assert t.may() == ["steal seat-2/plot-2"]
    assert t.refusal("steal seat-2/plot-1") == "A9.5 golem-guards"


def test_a9_5_a_table_can_let_mutabilus_past_a_golem(lay):
    t = phase(lay, "mutabilus, horten", options={"golem-stops-mutabilus": "no"}, built_1="horten",
              built_2="horten golem: herbs")  # fmt: skip
    t.do("play mutabilus", "steal seat-2/plot-1")
    assert (t.built(1), t.built(2)) == ("horten: herbs", "horten golem")


@pytest.mark.parametrize("card", ["spiritus", "homunculus", "mutabilus"])
def test_a9_5_where_all_is_guarded_there_is_no_target(lay, card):
    t = phase(lay, f"{card}, 2 horten", built_1="horten", built_2="alembic golem: tincture, horten golem: herbs")
    assert t.refusal(f"play {card}") == f"A9.2 no-target (card={card}, mode=fame)"


def test_a9_5_the_owner_may_play_on_it(lay):
    t = phase(lay, "homunculus, 2 horten", built_1="alembic golem spiritus").do("play homunculus")
    t.do("dispel seat-1/plot-1")
    assert t.built(1) == "alembic golem"


def test_a9_5_it_does_not_remove_a_spiritus_already_there(lay):
    t = phase(lay, "golem, 2 horten", built_1="alembic spiritus: herbs").do("play golem", "guard plot-1")
    assert t.built(1) == "alembic golem spiritus: herbs"


def test_a9_5_a_golem_that_guards_is_no_longer_in_hand_and_stays(lay):
    t = phase(lay, "golem, 2 horten", built_1="alembic: herbs", field_1="6").do("play golem", "guard plot-1")
    again = phase(lay, "", next="TransmuteAll", built_1=t.built(1))
    assert again.built(1) == "alembic golem: tincture"


# -- A9.6 Mutabilus --------------------------------------------------------------------------------


def test_a9_6_a_basic_good_of_another_changes_owners(lay):
    t = phase(lay, "mutabilus, horten", built_1="metalle", built_2="metalle: ore")
    t.do("play mutabilus", "steal seat-2/plot-1")
    assert (t.built(1), t.built(2), t.discards) == ("metalle: ore", "metalle", "horten, mutabilus")


def test_a9_6_only_herbs_and_ore_wherever_they_lie(lay):
    rival = "horten: herbs, alembic: herbs, metalle: ore, fornax: ore, alembic: tincture, fornax: metal, "
    rival += "labrium: tincture metal, labrium: gold"
    t = phase(lay, "mutabilus, horten", built_1="horten, metalle, labrium", built_2=rival).do("play mutabilus")
    assert t.may() == ["steal seat-2/plot-1", "steal seat-2/plot-2", "steal seat-2/plot-3", "steal seat-2/plot-4"]


def test_a9_6_from_any_other_player_never_from_oneself(lay):
    t = phase(lay, "mutabilus, horten", seats=3, built_1="horten, horten: herbs", built_2="horten: herbs",
              built_3="alembic: herbs")  # fmt: skip
    t.do("play mutabilus")
    assert t.shown() == ["steal seat-2/plot-1", "steal seat-3/plot-1"]


@pytest.mark.parametrize(("good", "places"), [("herbs", ["horten", "alembic"]), ("ore", ["metalle", "fornax"])])
@pytest.mark.parametrize("building", "horten metalle alembic fornax labrium pergula taberna donarium domo".split())
def test_a9_6_into_an_own_free_place_for_it(lay, good, places, building):
    source = "horten: herbs" if good == "herbs" else "metalle: ore"
    t = phase(lay, "mutabilus, horten", built_1=building, built_2=source)
    assert t.may() == (["play mutabilus", "pass"] if building in places else ["pass"])
    if building in places:
        t.do("play mutabilus", "steal seat-2/plot-1")
        assert t.built(1) == f"{building}: {good}"


def test_a9_6_nothing_is_taken_from_under_a_golem(lay):
    t = phase(
        lay, "mutabilus, horten", seats=3, built_1="horten", built_2="horten golem: herbs", built_3="horten: herbs"
    )
    assert t.do("play mutabilus").may() == ["steal seat-3/plot-1"]


def test_a9_6_a_place_that_is_taken_is_no_place(lay):
    t = phase(lay, "mutabilus, horten", built_1="horten: herbs, alembic: tincture", built_2="horten: herbs")
    assert t.refusal("play mutabilus") == "A9.2 no-target (card=mutabilus, mode=fame)"


def test_a9_6_what_there_is_no_place_for_is_not_taken(lay):
    t = phase(lay, "mutabilus, horten", built_1="horten", built_2="horten: herbs, metalle: ore").do("play mutabilus")
    assert t.may() == ["steal seat-2/plot-1"]


def test_a9_6_the_place_is_chosen_before_the_payment(lay):
    t = phase(lay, "mutabilus, horten, domo", built_1="horten, alembic", built_2="horten: herbs")
    t.do("play mutabilus", "steal seat-2/plot-1")
    assert t.asked() == (0, "PlaceStolen")
    assert t.may() == ["into plot-1", "into plot-2"]
    t.do("into plot-2")
    assert t.asked() == (0, "Pay")
    t.do("discard domo")
    assert (t.built(1), t.hand(1)) == ("horten, alembic: herbs", "horten")


def test_a9_6_it_stays_face_down(lay):
    t = phase(lay, "mutabilus, horten", built_1="horten", built_2="horten: herbs")
    t.do("play mutabilus", "steal seat-2/plot-1")
    assert (t.drawn, t.told("reveal")) == ([], [])


def test_a9_6_it_keeps_its_generation(lay, all_but):
    t = phase(lay, "mutabilus", unseen="2 domo", discards="9 taberna", built_1="horten", built_2="horten: herbs",
              hand_2=all_but("2 domo, 9 taberna, 2 horten"))  # fmt: skip
    t.state.then(DrawBase(0, 1))
    settle(t.state)
    t.do("play mutabilus", "steal seat-2/plot-1")
    assert t.state.generation == 1
    assert first_generation(t.state.seats[0].plots[0]) == 0


@pytest.mark.parametrize("place", ["alembic golem", "alembic spiritus"])
def test_a9_6_an_own_golem_or_a_block_does_not_hinder(lay, place):
    t = phase(lay, "mutabilus, horten", spirit="alembic", built_1=place, built_2="horten: herbs")
    t.do("play mutabilus", "steal seat-2/plot-1")
    assert t.built(1) == f"{place}: herbs"


def test_a9_6_a_block_where_it_lies_does_not_hinder(lay):
    t = phase(lay, "mutabilus, horten", spirit="horten", built_1="horten", built_2="horten: herbs")
    assert "play mutabilus" in t.may()


# -- A9.7 Spiritus -----------------------------------------------------------------------------------


def test_a9_7_it_goes_on_another_players_alembic_fornax_or_labrium(lay):
    everything = "horten, metalle, alembic, fornax, labrium, pergula, taberna, donarium, domo"
    t = phase(lay, "spiritus, 2 horten", built_1="alembic, fornax, labrium", built_2=everything).do("play spiritus")
    assert t.may() == ["haunt seat-2/plot-3", "haunt seat-2/plot-4", "haunt seat-2/plot-5"]
    t.do("haunt seat-2/plot-4")
    assert "fornax spiritus" in t.built(2)
    assert (t.hand(1), t.discards) == ("", "2 horten")


@pytest.mark.parametrize(
    ("full", "after", "later"),
    [
        ("alembic spiritus: herbs", "alembic: herbs", "alembic: tincture"),
        ("fornax spiritus: ore", "fornax: ore", "fornax: metal"),
        ("labrium spiritus: tincture metal", "labrium: tincture metal", "labrium: gold"),
        ("alembic spiritus 2: herbs", "alembic spiritus: herbs", "alembic: herbs"),
    ],
)
def test_a9_7_at_the_next_transmutation_it_is_discarded_instead(lay, full, after, later):
    t = phase(lay, "", next="FieldAction", field_1="6", spirit="domo", built_1=full).do("transmute")
    assert (t.built(1), t.discards) == (after, "spiritus")
    again = phase(lay, "", next="FieldAction", field_1="6", spirit="domo", built_1=after).do("transmute")
    assert again.built(1) == later


@pytest.mark.parametrize(
    ("idle", "spirit"),
    [
        ("alembic spiritus", "domo"),
        ("alembic spiritus: tincture", "domo"),
        ("labrium spiritus: tincture", "domo"),
        ("labrium spiritus: metal", "domo"),
        ("labrium spiritus: gold", "domo"),
        ("alembic spiritus: herbs", "alembic"),
        ("labrium spiritus: tincture metal", "labrium"),
    ],
)
def test_a9_7_it_waits_for_a_transmutation_that_would_succeed(lay, idle, spirit):
    t = phase(lay, "", next="FieldAction", field_1="6", spirit=spirit, built_1=f"{idle}, fornax: ore").do("transmute")
    assert (t.built(1), t.discards) == (f"{idle}, fornax: metal", "")


def test_a9_7_one_spiritus_goes_each_time_on_its_own_building_only(lay):
    t = phase(lay, "", next="TransmuteAll", built_1="alembic spiritus 2: herbs, alembic: herbs, fornax spiritus: ore")
    assert t.built(1) == "alembic spiritus: herbs, alembic: tincture, fornax: ore"
    assert t.discards == "2 spiritus"


def test_a9_7_several_may_lie_on_one_building(lay):
    t = phase(lay, "spiritus, 2 horten", built_2="alembic spiritus").do("play spiritus", "haunt seat-2/plot-1")
    assert t.built(2) == "alembic spiritus 2"


def test_a9_7_as_many_as_a_table_has_may_lie_on_one_building(lay):
    t = phase(lay, "spiritus, 2 horten", options={"noctis-counts": "spiritus 40"},
              built_2="alembic golem spiritus 39: herbs")  # fmt: skip
    assert t.may() == ["pass"]
    t = phase(lay, "spiritus, 2 horten", options={"noctis-counts": "spiritus 40"}, built_2="alembic spiritus 39: herbs")
    t.do("play spiritus", "haunt seat-2/plot-1")
    assert t.built(2) == "alembic spiritus 40: herbs"


def test_a9_7_it_may_lie_on_an_empty_or_a_blocked_building(lay):
    t = phase(lay, "spiritus, 2 horten", spirit="alembic", built_2="alembic").do("play spiritus")
    assert t.may() == ["haunt seat-2/plot-1"]


def test_a9_7_it_goes_with_a_building_torn_down(lay):
    full = ", ".join(["alembic spiritus 2: herbs", *["horten"] * 11])
    t = phase(lay, "pergula, horten", next="Build", built_1=full).fate("domo")
    t.do("build pergula", "tear-down plot-1")
    assert t.discards == "horten, alembic, domo, 2 spiritus"
    assert spiritus_on(t.state.seats[0].plots[0]) == 0


# -- A9.8 Homunculus -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("made", "undone"),
    [
        ("alembic: tincture", "alembic: herbs"),
        ("fornax: metal", "fornax: ore"),
        ("labrium: gold", "labrium: tincture metal"),
    ],
)
def test_a9_8_it_undoes_a_transmutation_of_an_opponent(lay, made, undone):
    t = phase(lay, "homunculus, 2 horten", built_2=made).do("play homunculus", "revert seat-2/plot-1")
    assert (t.built(2), t.discards) == (undone, "2 horten, homunculus")
    assert t.told("reveal") == []


def test_a9_8_never_tincture_or_metal_in_a_labrium_nor_what_was_never_transmuted(lay):
    rival = "labrium: tincture, labrium: metal, labrium: tincture metal, alembic: herbs, fornax: ore, horten: herbs"
    t = phase(lay, "homunculus, 2 horten", built_2=rival)
    assert t.may() == ["pass"]


def test_a9_8_never_ones_own_transmutation(lay):
    t = phase(lay, "homunculus, 2 horten", built_1="alembic: tincture")
    assert t.may() == ["pass"]


def test_a9_8_a_blocked_building_can_be_chosen(lay):
    t = phase(lay, "homunculus, 2 horten", spirit="alembic", built_2="alembic: tincture").do("play homunculus")
    assert t.may() == ["revert seat-2/plot-1"]


def test_a9_8_a_spiritus_on_the_building_stays_when_its_good_is_reverted(lay):
    t = phase(lay, "homunculus, 2 horten", built_2="alembic spiritus: tincture").do("play homunculus")
    assert t.may() == ["revert seat-2/plot-1", "dispel seat-2/plot-1"]
    t.do("revert seat-2/plot-1")
    assert t.built(2) == "alembic spiritus: herbs"


def test_a9_8_it_drives_one_spiritus_out_of_any_building(lay):
    t = phase(lay, "homunculus, 2 horten", seats=3, built_1="alembic spiritus", built_2="fornax spiritus 2",
              built_3="labrium spiritus")  # fmt: skip
    t.do("play homunculus")
    assert t.may() == ["dispel seat-1/plot-1", "dispel seat-2/plot-1", "dispel seat-3/plot-1"]
    t.do("dispel seat-2/plot-1")
    assert (t.built(2), t.discards) == ("fornax spiritus", "2 horten, spiritus, homunculus")


def test_a9_8_the_parts_of_a_gold_keep_their_generations(lay):
    t = phase(lay, "homunculus, 2 horten", built_2="labrium: gold")
    t.state.seats[1].plots[0] = with_good(new_building(LABRIUM), GOLD, 3, 5)
    t.do("play homunculus", "revert seat-2/plot-1")
    plot = t.state.seats[1].plots[0]
    assert (generation_of(plot, TINCTURE), generation_of(plot, METAL)) == (3, 5)


# -- A9.9 Pactum -----------------------------------------------------------------------------------------


def test_a9_9_three_noctis_cards_are_drawn(lay):
    t = phase(lay, "pactum, 3 horten").fate("golem", "infamia", "golem").do("play pactum")
    assert (t.hand(1), t.discards) == ("2 golem, infamia", "3 horten, pactum")
    assert [source for source, _ in t.drawn] == ["noctis-pile"] * 3


def test_a9_9_they_may_be_played_at_once(lay):
    t = phase(lay, "pactum, 5 horten", built_1="horten").fate("golem", "pactum", "pactum").do("play pactum").pay()
    assert t.asked() == (0, "NoctisPhase")
    t.do("play golem", "guard plot-1").pay()
    assert t.built(1) == "horten golem"


def test_a9_9_it_cannot_be_played_when_no_noctis_card_can_come(lay, all_but):
    rest = all_but("pactum, 3 golem", noctis=True)
    t = phase(lay, "pactum, 3 golem", **{"hand_2": rest, "unseen-noctis": ""})
    assert t.may() == ["pass"]  # the Golems would only come to the discards as its payment
    assert t.refusal("play pactum") == "A9.9 no-noctis-card-can-come"


def test_a9_9_discards_that_can_be_shuffled_are_enough(lay, all_but):
    rest = all_but("pactum, mutabilus", noctis=True)
    t = phase(lay, "pactum, 3 horten", discards="mutabilus", **{"hand_2": rest, "unseen-noctis": ""}).do("play pactum")
    assert (t.hand(1), t.discards) == ("mutabilus", "3 horten, pactum")


def test_a9_9_the_draw_is_served_from_a_new_pile_if_need_be_without_the_pactum(lay, all_but):
    rest = all_but("pactum, golem, 2 mutabilus", noctis=True)
    t = phase(lay, "pactum, 3 horten", discards="2 mutabilus", **{"hand_2": rest, "unseen-noctis": "golem"})
    t.do("play pactum")
    assert (t.hand(1), t.discards) == ("golem, 2 mutabilus", "3 horten, pactum")


def test_a9_9_what_paid_for_it_may_come_back(lay, all_but):
    rest = all_but("pactum, 3 golem, mutabilus", noctis=True)
    t = phase(lay, "pactum, 3 golem", discards="mutabilus", **{"hand_2": rest, "unseen-noctis": ""})
    t.fate("golem", "golem", "mutabilus").do("play pactum")
    assert (t.hand(1), t.state.noctis_pile) == ("2 golem, mutabilus", 1)
