"""The worked examples and diagrams of the rulebook, base game, Noctis and Race for Gold, retold and played."""

import pytest

PLAIN = {"bank": "no"}
NOCTIS = PLAIN | {"noctis": "yes"}
NIGHT_RACE = NOCTIS | {"race": "yes"}


# -- the base game -----------------------------------------------------------------------------------


def test_a3_1_an_alembic_is_built_for_three_other_cards(lay):
    t = lay(2, PLAIN, {"hand-1": "alembic, horten, domo, gloria, taberna", "field-1": "1", "next": "FieldAction"})
    t.do("build alembic")
    assert t.asked() == (0, "Pay")
    t.do("discard horten", "discard domo", "discard gloria")
    assert (t.built(1), t.hand(1), t.discards) == ("alembic", "taberna", "horten, domo, gloria")


def test_a5_2_metal_leaves_the_fornax_first_and_makes_room_for_ore(lay):
    position = {"built-1": "metalle: ore, fornax: metal, labrium", "field-1": "4", "next": "FieldAction"}
    t = lay(2, PLAIN, position)
    assert t.may() == ["carry plot-2", "pass"]  # the ore has nowhere to go yet
    t.do("carry plot-2", "carry plot-1")
    assert t.built(1) == "metalle, fornax: ore, labrium: metal"


@pytest.mark.parametrize("holder", ["horten", "alembic"])
def test_a6_1_herbs_have_their_price_wherever_they_lie(lay, holder):
    position = {"built-1": f"{holder}: herbs, pergula", "field-1": "7", "next": "FieldAction"}
    t = lay(2, PLAIN, position).do("sell plot-1/herbs")
    assert (t.state.seats[0].cards, t.built(1)) == (1, f"{holder}, pergula")


def test_a6_1_four_goods_through_one_stall_and_one_shop(lay):
    built = "horten: herbs, alembic: herbs, metalle: ore, fornax: metal, pergula, taberna"
    t = lay(2, PLAIN, {"built-1": built, "field-1": "7", "next": "FieldAction"})
    t.do("sell plot-4/metal", "through taberna-fame")
    t.do("sell plot-3/ore", "through taberna-cards")
    t.do("sell plot-2/herbs", "through taberna-cards")
    t.do("sell plot-1/herbs")  # the shop has sold its three, so it is the stall
    assert (t.fame(1), t.state.seats[0].cards) == (1, 3)
    assert t.built(1) == "horten, alembic, metalle, fornax, pergula, taberna"
    assert t.asked() == (0, "EndTurn")


def test_a8_2_the_left_hand_neighbour_buys_a_tincture_for_four_cards(lay):
    position = {
        "built-1": "alembic: tincture, taberna",
        "built-2": "labrium: metal",
        "hand-2": "2 horten, 2 domo",
        "built-3": "alembic",
        "hand-3": "9 horten",
        "field-1": "7",
        "next": "FieldAction",
    }
    t = lay(3, PLAIN | {"advanced-sale": "yes"}, position).do("sell plot-1/tincture", "through taberna-cards")
    assert t.state.seats[0].cards == 3
    assert t.asked() == (1, "BuyGood")
    t.do("buy")
    assert (t.built(2), t.hand(2), t.discards) == ("labrium: tincture metal", "", "2 horten, 2 domo")
    assert t.asked() == (0, "EndTurn")


# -- the diagrams of the base game ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spirit", "free", "for_the_hand"),
    [
        ("labrium", ["fornax", "alembic", "domo"], ["metalle", "horten"]),
        ("metalle", ["fornax", "horten", "domo"], ["alembic", "labrium"]),
        ("domo", ["horten", "metalle", "alembic", "fornax", "labrium"], []),
    ],
)
def test_a4_2_where_the_spirit_may_go_and_what_costs_the_hand(lay, spirit, free, for_the_hand):
    position = {"spirit": spirit, "hand-1": "2 horten", "field-1": "2", "next": "FieldAction"}
    t = lay(2, PLAIN, position)
    assert sorted(t.may()) == sorted(f"move-spirit {place}" for place in free + for_the_hand)
    for place in free + for_the_hand:
        t = lay(2, PLAIN, position).do(f"move-spirit {place}")
        assert t.hand(1) == ("2 horten" if place in free else "")


@pytest.mark.parametrize(
    ("spirit", "after"),
    [
        ("metalle", "horten: herbs, metalle, metalle"),
        ("horten", "horten, metalle: ore, metalle: ore"),
        ("alembic", "horten: herbs, metalle: ore, metalle: ore"),
    ],
)
def test_a4_1_the_spirit_spoils_the_harvest_of_one_kind(lay, spirit, after):
    position = {"spirit": spirit, "built-1": "horten, metalle, metalle", "field-1": "3", "next": "FieldAction"}
    assert lay(2, PLAIN, position).do("harvest").built(1) == after


@pytest.mark.parametrize(
    ("spirit", "after"),
    [
        ("alembic", "alembic: herbs, fornax: metal, labrium: gold"),
        ("fornax", "alembic: tincture, fornax: ore, labrium: gold"),
        ("labrium", "alembic: tincture, fornax: metal, labrium: tincture metal"),
    ],
)
def test_a4_1_the_spirit_spoils_one_kind_of_transmutation(lay, spirit, after):
    built = "alembic: herbs, fornax: ore, labrium: tincture metal"
    position = {"spirit": spirit, "built-1": built, "field-1": "6", "next": "FieldAction"}
    assert lay(2, PLAIN, position).do("transmute").built(1) == after


def test_a4_1_leaving_the_centre_sets_the_workshops_free_and_brings_no_card(lay):
    position = {"spirit": "domo", "built-2": "domo", "hand-2": "horten", "field-1": "2", "next": "FieldAction"}
    t = lay(2, PLAIN, position).do("move-spirit alembic")
    assert t.asked() == (0, "EndTurn")
    assert (t.hand(1), t.hand(2)) == ("", "horten")
    domo = {"spirit": "alembic", "built-1": "domo", "field-1": "4", "next": "Land"}
    assert lay(2, PLAIN, domo).advance().state.seats[0].cards == 1


def test_a5_2_the_four_ways_of_transport(lay):
    built = "horten: herbs, metalle: ore, alembic: tincture, fornax: metal, labrium"
    t = lay(2, PLAIN, {"built-1": built, "field-1": "4", "next": "FieldAction"})
    t.do("carry plot-3", "carry plot-4", "carry plot-1", "carry plot-2")
    assert t.built(1) == "horten, metalle, alembic: herbs, fornax: ore, labrium: tincture metal"


def test_a5_3_from_garden_and_mine_to_a_treasury_in_one_long_turn_after_another(lay):
    built = "horten, metalle, alembic, fornax, labrium, donarium"

    def visit(built, field, *answers):
        position = {"built-1": built, "spirit": "domo", "field-1": str(field), "next": "FieldAction"}
        t = lay(2, PLAIN, position).do(*answers)
        return t.built(1), t.fame(1)

    built, _ = visit(built, 3, "harvest")
    built, _ = visit(built, 4, "carry plot-1", "carry plot-2")
    built, _ = visit(built, 6, "transmute")
    built, _ = visit(built, 4, "carry plot-3", "carry plot-4")
    assert built == "horten, metalle, alembic, fornax, labrium: tincture metal, donarium"
    built, _ = visit(built, 6, "transmute")
    built, fame = visit(built, 7, "sell plot-5/gold", "through donarium-fame")
    assert (built, fame) == ("horten, metalle, alembic, fornax, labrium, donarium", 5)


# -- Noctis ----------------------------------------------------------------------------------------------


def test_a9_5_a_golem_leaves_the_spiritus_that_came_before_it(lay):
    position = {"hand-1": "golem, 2 horten", "built-1": "alembic spiritus: herbs", "next": "NoctisPhase"}
    t = lay(2, NOCTIS, position).do("play golem", "guard plot-1")
    assert t.built(1) == "alembic golem spiritus: herbs"
    position = {"built-1": t.built(1), "spirit": "domo", "field-1": "6", "next": "FieldAction"}
    t = lay(2, NOCTIS, position).do("transmute")
    assert t.built(1) == "alembic golem: herbs"


@pytest.mark.parametrize("place", ["alembic", "horten"])
def test_a9_6_stolen_herbs_go_into_a_garden_or_an_alembic(lay, place):
    position = {"hand-1": "mutabilus, horten", "built-1": place, "built-2": "alembic: herbs", "next": "NoctisPhase"}
    t = lay(2, NOCTIS, position).do("play mutabilus", "steal seat-2/plot-1")
    assert (t.built(1), t.built(2)) == (f"{place}: herbs", "alembic")


def test_a9_7_a_spiritus_stays_while_the_spirit_blocks_or_something_is_missing(lay):
    built = "alembic spiritus: herbs, labrium spiritus: tincture, fornax: ore"
    position = {"built-1": built, "spirit": "alembic", "field-1": "6", "next": "FieldAction"}
    t = lay(2, NOCTIS, position).do("transmute")
    assert t.built(1) == "alembic spiritus: herbs, labrium spiritus: tincture, fornax: metal"


def test_a9_8_a_homunculus_undoes_what_lies_where_it_was_made(lay):
    built = "alembic: tincture, labrium: tincture metal"
    position = {"hand-1": "homunculus, 2 horten", "built-2": built, "next": "NoctisPhase"}
    t = lay(2, NOCTIS, position).do("play homunculus")
    assert t.may() == ["revert seat-2/plot-1"]
    t.do("revert seat-2/plot-1")
    assert t.built(2) == "alembic: herbs, labrium: tincture metal"


# -- Race for Gold -----------------------------------------------------------------------------------------


def test_a10_3_a_golem_stops_the_first_who_would_go_beyond_it_and_no_one_after(lay):
    position = {"field-1": "3", "field-2": "3", "posts": "field-4", "turn": "1", "next": "MovePawn"}
    t = lay(2, NIGHT_RACE, position).do("move 2")
    assert (t.field(1), t.state.posts) == (4, 0)
    t.do("end-turn", "draw base", "pass", "move 2")
    assert t.field(2) == 5


def test_a10_4_ill_fame_is_cast_off_for_four_cards_on_gifts_and_for_eight_elsewhere(lay):
    for field, cards in (("8", 4), ("4", 8)):
        position = {"field-1": field, "infamies-1": "1", "hand-1": f"{cards} horten", "next": "Land"}
        t = lay(2, NIGHT_RACE, position).do("lift")
        assert (t.state.seats[0].infamies, t.hand(1), t.discards) == (0, "", f"{cards} horten, infamia")
