"""A5 Harvest, transport, transmutation: how goods come, go and change."""

import pytest

from emerald.games.alchemicus.plots import first_generation

PLAIN = {"bank": "no"}
BANK = {"bank": "yes"}
NOCTIS = {"bank": "no", "noctis": "yes"}


def harvesting(lay, built, options=PLAIN, **more):
    return lay(2, options, {"built-1": built, "field-1": "3", "next": "FieldAction"} | more)


# -- A5.1 harvest -----------------------------------------------------------------------------------------


def test_a5_1_all_empty_horten_and_metalle_take_one_card_each(lay):
    t = harvesting(lay, "horten, metalle, horten, domo, metalle: ore, horten: herbs")
    pile = t.state.pile
    t.do("harvest")
    assert t.built(1) == "horten: herbs, metalle: ore, horten: herbs, domo, metalle: ore, horten: herbs"
    assert t.state.pile == pile - 3


def test_a5_1_from_the_draw_pile_unseen_by_everyone(lay, game):
    t = harvesting(lay, "horten, metalle")
    assert t.do("harvest").drawn == []  # fate is not even asked which cards they are
    views = [game.view(t.state, seat) for seat in (-1, 0, 1)]
    assert [sum(view.unseen) for view in views] == [t.state.pile + 2] * 3


def test_a5_1_only_ones_own(lay):
    assert harvesting(lay, "horten", **{"built-2": "horten, metalle"}).do("harvest").built(2) == "horten, metalle"


def test_a5_1_blocked_ones_take_none(lay):
    assert harvesting(lay, "horten, metalle", spirit="horten").do("harvest").built(1) == "horten, metalle: ore"


def test_a5_1_all_or_nothing(lay):
    t = harvesting(lay, "horten, metalle")
    assert t.may() == ["harvest", "pass"]
    assert t.do("pass").built(1) == "horten, metalle"


def test_a5_1_noctis_cards_on_a_building_do_not_matter(lay):
    assert harvesting(lay, "horten golem", NOCTIS).do("harvest").built(1) == "horten golem: herbs"


def test_a5_1_with_too_few_cards_one_chooses_which_buildings(lay, all_but):
    built = "horten, metalle, horten"
    t = harvesting(lay, built, **{"hand-2": all_but(built, "2 labrium"), "unseen": "2 labrium"})
    t.do("harvest")
    assert (t.asked(), t.may()) == ((0, "HarvestSome"), ["harvest-at plot-1"])  # one of the two Horten in any case
    t.do("harvest-at plot-1")
    assert t.may() == ["harvest-at plot-2", "harvest-at plot-3"]
    assert t.do("harvest-at plot-2").built(1) == "horten: herbs, metalle: ore, horten"
    assert t.asked() == (0, "EndTurn")


def test_a5_1_of_alike_buildings_the_first_are_served(lay, all_but):
    built = "horten, horten, metalle, horten, metalle"
    t = harvesting(lay, built, **{"hand-2": all_but(built, "2 labrium"), "unseen": "2 labrium"}).do("harvest")
    assert t.may() == ["harvest-at plot-1", "harvest-at plot-3"]
    t.do("harvest-at plot-1")
    assert t.may() == ["harvest-at plot-2", "harvest-at plot-3"]


def test_a5_1_every_choice_of_buildings_comes_once(lay, all_but):
    built = "horten, metalle, horten, metalle golem, horten"
    position = {"hand-2": all_but("3 horten, 2 metalle, 3 labrium"), "unseen": "3 labrium"}
    ends = []

    def serve(answers):
        t = harvesting(lay, built, NOCTIS, **position).do("harvest", *answers)
        if t.asked()[1] == "HarvestSome":
            for answer in t.may():
                serve([*answers, answer])
        else:
            ends.append(t.built(1))

    serve([])
    contents = [tuple(sorted(end.split(", "))) for end in ends]
    assert len(contents) == len(set(contents)) == 4  # three Horten; two and either Metalle; one and both


def test_a5_1_the_suggestion_serves_the_first(lay, all_but):
    built = "horten, metalle, horten"
    t = harvesting(lay, built, **{"hand-2": all_but(built, "labrium"), "unseen": "labrium"}).do("harvest")
    assert t.game.actions.names[t.state.agenda[-1].suggest(t.state)] == "harvest-at plot-1"


def test_a5_1_discards_that_would_be_reshuffled_count_as_cards_to_come(lay, all_but):
    built = "horten, metalle, horten"
    position = {"hand-2": all_but(built, "labrium, 2 domo"), "unseen": "labrium", "discards": "2 domo"}
    t = harvesting(lay, built, **position).do("harvest")
    assert (t.built(1), t.discards, t.state.pile) == ("horten: herbs, metalle: ore, horten: herbs", "", 0)


def test_a5_1_the_bank_counts_when_it_would_be_reshuffled(lay, all_but):
    built = "horten, metalle, horten"
    position = {"hand-2": all_but(built, "2 domo, gloria"), "unseen": "", "discards": "gloria", "bank": "2 domo"}
    t = harvesting(lay, built, BANK, **position).do("harvest")
    assert (t.built(1), t.bank) == ("horten: herbs, metalle: ore, horten: herbs", "")


def test_a5_1_the_bank_alone_does_not_count(lay, all_but):
    built = "horten, metalle, horten"
    position = {"hand-2": all_but(built, "2 domo, gloria"), "unseen": "gloria", "bank": "2 domo"}
    t = harvesting(lay, built, BANK, **position).do("harvest")
    assert t.asked()[1] == "HarvestSome"
    assert t.do("harvest-at plot-2").built(1) == "horten, metalle: ore, horten"
    assert t.bank == "2 domo"


def test_a5_1_plot_by_plot_a_shuffle_in_between_opens_a_generation(lay, all_but):
    built = "horten, metalle"
    position = {"hand-2": all_but(built, "labrium, 2 domo"), "unseen": "labrium", "discards": "2 domo"}
    t = harvesting(lay, built, **position).do("harvest")
    assert t.told("harvest", "shuffle") == ["harvest", "shuffle", "harvest"]
    assert [first_generation(plot) for plot in t.state.seats[0].plots[:2]] == [0, 1]


def test_a5_1_the_bank_is_laid_after_the_harvest(lay, all_but):
    built = "horten, metalle"
    position = {"hand-2": all_but(built, "labrium, 6 domo"), "unseen": "labrium", "discards": "6 domo"}
    t = harvesting(lay, built, BANK, **position).do("harvest")
    assert t.told("harvest", "shuffle", "bank") == ["harvest", "shuffle", "harvest", *["bank"] * 5]
    assert (t.bank, t.state.pile) == ("5 domo", 0)


# -- A5.2 transport ---------------------------------------------------------------------------------------


def carrying(lay, built, options=PLAIN, **more):
    return lay(2, options, {"built-1": built, "field-1": "4", "next": "FieldAction"} | more)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("horten: herbs, alembic", "horten, alembic: herbs"),
        ("metalle: ore, fornax", "metalle, fornax: ore"),
        ("alembic: tincture, labrium", "alembic, labrium: tincture"),
        ("fornax: metal, labrium", "fornax, labrium: metal"),
        ("fornax: metal, labrium: tincture", "fornax, labrium: tincture metal"),
        ("alembic: tincture, labrium: metal", "alembic, labrium: tincture metal"),
    ],
)
def test_a5_2_each_good_has_its_way(lay, before, after):
    t = carrying(lay, before)
    assert t.may() == ["carry plot-1", "pass"]
    assert t.do("carry plot-1").built(1) == after


@pytest.mark.parametrize(
    "stuck",
    [
        "horten: herbs, fornax, labrium, metalle, horten",
        "metalle: ore, alembic, labrium, horten, metalle",
        "alembic: herbs, alembic, labrium, horten",
        "fornax: ore, fornax, labrium, metalle",
        "alembic: tincture, alembic, fornax, horten",
        "fornax: metal, fornax, alembic, metalle",
        "labrium: tincture, labrium, alembic",
        "labrium: metal, labrium, fornax",
        "labrium: gold, labrium, alembic, fornax",
    ],
)
def test_a5_2_there_is_no_other_way(lay, stuck):
    assert carrying(lay, stuck).asked() == (0, "EndTurn")


@pytest.mark.parametrize("full", ["alembic: herbs", "alembic: tincture"])
def test_a5_2_into_empty_slots_only(lay, full):
    t = carrying(lay, f"horten: herbs, {full}, metalle: ore, fornax")
    assert t.refusal("carry plot-1") == "A5.2 no-room"
    assert "carry plot-3" in t.may()


@pytest.mark.parametrize("good", ["alembic: tincture", "fornax: metal"])
def test_a5_2_a_labrium_with_gold_takes_nothing(lay, good):
    assert carrying(lay, f"{good}, labrium: gold").asked() == (0, "EndTurn")


def test_a5_2_a_slot_freed_in_this_action_counts(lay):
    t = carrying(lay, "metalle: ore, fornax: metal, labrium")
    assert t.refusal("carry plot-1") == "A5.2 no-room"
    t.do("carry plot-2", "carry plot-1")
    assert t.built(1) == "metalle, fornax: ore, labrium: metal"
    assert t.asked() == (0, "EndTurn")  # nothing more can be carried


def test_a5_2_any_goods_in_any_order(lay):
    built = "horten: herbs, metalle: ore, alembic, fornax, horten: herbs, alembic"
    orders = [["carry plot-2", "carry plot-1", "carry plot-5"], ["carry plot-1", "carry plot-5", "carry plot-2"]]
    ends = []
    for order in orders:
        t = carrying(lay, built)
        for answer in order:
            t.do(answer)
            if t.asked()[1] == "CarryInto":
                t.do(t.may()[0])
        ends.append(t.built(1))
    assert ends == ["horten, metalle, alembic: herbs, fornax: ore, horten, alembic: herbs"] * 2


def test_a5_2_as_many_as_one_likes(lay):
    t = carrying(lay, "horten: herbs, metalle: ore, alembic, fornax").do("carry plot-2", "pass")
    assert t.built(1) == "horten: herbs, metalle, alembic, fornax: ore"
    assert t.asked() == (0, "EndTurn")


def test_a5_2_where_places_differ_one_chooses(lay):
    t = carrying(lay, "alembic: tincture, labrium, labrium: metal").do("carry plot-1")
    assert (t.asked(), t.may()) == ((0, "CarryInto"), ["into plot-2", "into plot-3"])
    assert t.do("into plot-3").built(1) == "alembic, labrium, labrium: tincture metal"


def test_a5_2_alike_places_are_one(lay):
    t = carrying(lay, "alembic: tincture, labrium, labrium").do("carry plot-1")
    assert t.built(1) == "alembic, labrium: tincture, labrium"


def test_a5_2_alike_goods_are_one(lay):
    assert carrying(lay, "horten: herbs, horten: herbs, alembic, alembic").may() == ["carry plot-1", "pass"]


def test_a5_2_only_ones_own(lay):
    t = carrying(lay, "horten: herbs", **{"built-2": "alembic, horten: herbs"})
    assert t.asked() == (0, "EndTurn")


def test_a5_2_the_rulebooks_example(lay):
    # a mined ore, a smelted metal and an empty laboratory: the metal first, which makes room for the ore
    t = carrying(lay, "metalle: ore, fornax: metal, labrium").do("carry plot-2", "carry plot-1")
    assert t.built(1) == "metalle, fornax: ore, labrium: metal"


# -- A5.3 transmutation -----------------------------------------------------------------------------------


def transmuting(lay, built, options=PLAIN, **more):
    return lay(2, options, {"built-1": built, "field-1": "6", "next": "FieldAction"} | more)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("alembic: herbs", "alembic: tincture"),
        ("fornax: ore", "fornax: metal"),
        ("labrium: tincture metal", "labrium: gold"),
    ],
)
def test_a5_3_full_contents_convert(lay, before, after):
    t = transmuting(lay, before, spirit="horten")
    assert t.may() == ["transmute", "pass"]
    assert t.do("transmute").built(1) == after


@pytest.mark.parametrize(
    "idle",
    [
        "alembic",
        "alembic: tincture",
        "fornax",
        "fornax: metal",
        "labrium",
        "labrium: tincture",
        "labrium: metal",
        "labrium: gold",
        "horten: herbs",
        "metalle: ore",
    ],
)
def test_a5_3_nothing_else_does(lay, idle):
    t = transmuting(lay, f"{idle}, alembic: herbs", spirit="horten").do("transmute")
    assert t.built(1) == f"{idle}, alembic: tincture"


def test_a5_3_all_of_them_at_once(lay):
    t = transmuting(lay, "alembic: herbs, fornax: ore, alembic: herbs, labrium: tincture metal", spirit="horten")
    t.do("transmute")
    assert t.built(1) == "alembic: tincture, fornax: metal, alembic: tincture, labrium: gold"
    assert t.asked() == (0, "EndTurn")


def test_a5_3_all_or_nothing(lay):
    t = transmuting(lay, "alembic: herbs, fornax: ore").do("pass")
    assert t.built(1) == "alembic: herbs, fornax: ore"


def test_a5_3_blocked_ones_do_not(lay):
    t = transmuting(lay, "alembic: herbs, fornax: ore", spirit="fornax").do("transmute")
    assert t.built(1) == "alembic: tincture, fornax: ore"


def test_a5_3_only_ones_own(lay):
    t = transmuting(lay, "alembic: herbs", **{"built-2": "fornax: ore"}).do("transmute")
    assert t.built(2) == "fornax: ore"


def test_a5_3_nothing_chains_within_one_action(lay):
    built = "horten: herbs, alembic: herbs, fornax: ore, labrium"
    t = transmuting(lay, built, spirit="horten").do("transmute")
    assert t.built(1) == "horten: herbs, alembic: tincture, fornax: metal, labrium"


def test_a5_3_labriums_two_cards_stay_as_one_gold(lay):
    position = {"built-1": "labrium: tincture metal, pergula", "spirit": "horten", "unseen": "domo, gloria, 6 taberna"}
    t = lay(2, PLAIN, position | {"next": "TransmutationField"})
    before = t.discards
    assert t.do("transmute").discards == before
    t = lay(2, PLAIN, position | {"built-1": "labrium: gold, pergula", "field-1": "7", "next": "FieldAction"})
    t.fate("domo", "gloria").do("sell plot-1/gold", "through pergula-cards")
    assert t.told("reveal") == ["reveal", "reveal"]
    assert t.hand(1) == "5 taberna"


def test_a5_3_nothing_is_revealed(lay):
    t = transmuting(lay, "alembic: herbs, labrium: tincture metal", spirit="horten").do("transmute")
    assert (t.drawn, t.told("reveal", "discard")) == ([], [])
