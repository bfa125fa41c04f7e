"""A6 Sale: what each building pays, and how a visit goes."""

import pytest

PLAIN = {"bank": "no"}
HOLDER = {
    "herbs": "horten: herbs",
    "ore": "metalle: ore",
    "tincture": "alembic: tincture",
    "metal": "fornax: metal",
    "gold": "labrium: gold",
}
TARIFF = [
    ("pergula", "herbs", {"through pergula-cards": (1, 0)}),
    ("pergula", "ore", {"through pergula-cards": (1, 0)}),
    ("pergula", "tincture", {"through pergula-cards": (3, 0)}),
    ("pergula", "metal", {"through pergula-cards": (3, 0)}),
    ("pergula", "gold", {"through pergula-cards": (5, 0), "through pergula-fame": (0, 1)}),
    ("taberna", "herbs", {"through taberna-cards": (1, 0)}),
    ("taberna", "ore", {"through taberna-cards": (1, 0)}),
    ("taberna", "tincture", {"through taberna-cards": (3, 0), "through taberna-fame": (0, 1)}),
    ("taberna", "metal", {"through taberna-cards": (3, 0), "through taberna-fame": (0, 1)}),
    ("taberna", "gold", {"through taberna-cards": (5, 0), "through taberna-fame": (0, 3)}),
    ("donarium", "gold", {"through donarium-cards": (6, 0), "through donarium-fame": (0, 5)}),
]


def sale(lay, built, hand="", options=None, **more):
    """Lay out a visit to the field of sale."""
    position = {"built-1": built, "hand-1": hand, "field-1": "7", "next": "FieldAction"}
    return lay(2, PLAIN | (options or {}), position | more)


# -- the table ------------------------------------------------------------------------------


@pytest.mark.parametrize(("seller", "good", "lines"), TARIFF)
def test_a6_table_says_what_a_building_pays_for_a_good(lay, seller, good, lines):
    for line, (cards, fame) in lines.items():
        t = sale(lay, f"{HOLDER[good]}, {seller}").do(f"sell plot-1/{good}")
        if len(lines) > 1:
            assert t.may() == list(lines)
            t.do(line)
        assert (t.state.seats[0].cards, t.fame(1)) == (cards, fame)
        assert t.asked() == (0, "EndTurn")


@pytest.mark.parametrize("good", ["herbs", "ore", "tincture", "metal"])
def test_a6_table_donarium_sells_nothing_but_gold(lay, good):
    assert sale(lay, f"{HOLDER[good]}, donarium").asked() == (0, "EndTurn")


def test_a6_table_all_lines_of_all_three_buildings_are_open_to_gold(lay):
    t = sale(lay, "labrium: gold, pergula, taberna, donarium").do("sell plot-1/gold")
    assert t.may() == [
        "through pergula-cards",
        "through pergula-fame",
        "through taberna-cards",
        "through taberna-fame",
        "through donarium-cards",
        "through donarium-fame",
    ]


def test_a6_table_basic_goods_bring_no_fame(lay):
    t = sale(lay, "horten: herbs, pergula, taberna").do("sell plot-1/herbs")
    assert t.may() == ["through pergula-cards", "through taberna-cards"]


# -- A6.1 --------------------------------------------------------------------------------------


def test_a6_1_a_pergula_sells_one_good_a_visit(lay):
    t = sale(lay, "horten: herbs, metalle: ore, pergula").do("sell plot-1/herbs")
    assert t.built(1) == "horten, metalle: ore, pergula"
    assert t.asked() == (0, "EndTurn")


def test_a6_1_each_pergula_sells_once(lay):
    t = sale(lay, "horten: herbs, metalle: ore, fornax: ore, pergula, pergula")
    t.do("sell plot-1/herbs", "sell plot-2/ore")
    assert t.built(1) == "horten, metalle, fornax: ore, pergula, pergula"
    assert t.asked() == (0, "EndTurn")


def test_a6_1_a_taberna_sells_up_to_three_goods(lay):
    t = sale(lay, "horten: herbs, metalle: ore, alembic: herbs, fornax: ore, taberna")
    t.do("sell plot-1/herbs", "sell plot-2/ore", "sell plot-3/herbs")
    assert t.built(1) == "horten, metalle, alembic, fornax: ore, taberna"
    assert t.asked() == (0, "EndTurn")


def test_a6_1_two_tabernae_sell_up_to_six_goods(lay):
    herbs = ", ".join(["horten: herbs"] * 7)
    t = sale(lay, f"{herbs}, taberna, taberna").do(*[f"sell plot-{plot}/herbs" for plot in range(1, 7)])
    assert t.state.seats[0].cards == 6
    assert t.asked() == (0, "EndTurn")


def test_a6_1_a_donarium_sells_one_gold_a_visit(lay):
    t = sale(lay, "labrium: gold, labrium: gold, donarium").do("sell plot-1/gold", "through donarium-fame")
    assert t.fame(1) == 5
    assert t.built(1) == "labrium, labrium: gold, donarium"
    assert t.asked() == (0, "EndTurn")


def test_a6_1_each_donarium_sells_once(lay):
    t = sale(lay, "labrium: gold, labrium: gold, donarium, donarium")
    t.do("sell plot-1/gold", "through donarium-fame", "sell plot-2/gold", "through donarium-fame")
    assert t.fame(1) == 10


def test_a6_1_the_uses_of_a_taberna_may_differ_in_good_and_pay(lay):
    t = sale(lay, "labrium: gold, fornax: metal, alembic: tincture, taberna")
    t.do("sell plot-1/gold", "through taberna-fame", "sell plot-2/metal", "through taberna-cards")
    t.do("sell plot-3/tincture", "through taberna-fame")
    assert (t.fame(1), t.state.seats[0].cards) == (4, 3)


def test_a6_1_other_buildings_may_sell_between_the_uses_of_a_taberna(lay):
    t = sale(lay, "horten: herbs, metalle: ore, alembic: herbs, pergula, taberna")
    t.do("sell plot-1/herbs", "through taberna-cards", "sell plot-2/ore", "through pergula-cards")
    t.do("sell plot-3/herbs")
    assert t.state.seats[0].cards == 3


def test_a6_1_a_building_used_up_is_no_longer_offered(lay):
    t = sale(lay, "horten: herbs, metalle: ore, pergula, taberna")
    t.do("sell plot-1/herbs", "through pergula-cards", "sell plot-2/ore")
    assert t.asked() == (0, "EndTurn")  # the Taberna was the only one left, so nobody had to say so


@pytest.mark.parametrize(
    ("holder", "good"),
    [
        ("horten: herbs", "herbs"),
        ("alembic: herbs", "herbs"),
        ("metalle: ore", "ore"),
        ("fornax: ore", "ore"),
        ("alembic: tincture", "tincture"),
        ("labrium: tincture", "tincture"),
        ("fornax: metal", "metal"),
        ("labrium: metal", "metal"),
        ("labrium: gold", "gold"),
    ],
)
def test_a6_1_a_good_may_come_from_any_own_building(lay, holder, good):
    assert sale(lay, f"pergula, {holder}").may() == [f"sell plot-2/{good}", "pass"]


def test_a6_1_both_goods_of_a_labrium_may_be_sold_apart(lay):
    t = sale(lay, "labrium: tincture metal, taberna")
    assert t.may() == ["sell plot-1/tincture", "sell plot-1/metal", "pass"]
    t.do("sell plot-1/metal", "through taberna-cards")
    assert t.built(1) == "labrium: tincture, taberna"
    t.do("sell plot-1/tincture", "through taberna-fame")
    assert t.built(1) == "labrium, taberna"


def test_a6_1_goods_of_others_are_not_for_sale(lay):
    t = sale(lay, "horten: herbs, pergula", **{"built-2": "metalle: ore"})
    assert t.may() == ["sell plot-1/herbs", "pass"]


def test_a6_1_the_cards_are_seen_before_the_next_choice(lay):
    t = sale(lay, "horten: herbs, metalle: ore, taberna").fate("domo", "gloria").do("sell plot-1/herbs")
    assert t.hand(1) == "gloria"
    assert t.asked() == (0, "Sale")
    assert t.drawn == [("goods", "domo"), ("base-pile", "gloria")]


def test_a6_1_the_good_is_revealed_before_the_reward_is_drawn(lay):
    t = sale(lay, "alembic: tincture, pergula", discards="horten").fate("labrium", "domo", "domo", "domo")
    t.do("sell plot-1/tincture")
    assert t.told("reveal", "draw") == ["reveal", "draw", "draw", "draw"]
    assert "labrium" in t.discards
    assert t.hand(1) == "3 domo"


def test_a6_1_a_good_sold_for_fame_is_revealed_too(lay):
    t = sale(lay, "alembic: tincture, taberna").fate("labrium").do("sell plot-1/tincture", "through taberna-fame")
    assert t.discards == "labrium"
    assert t.told("reveal", "fame") == ["reveal", "fame"]


def test_a6_1_both_cards_of_a_gold_are_revealed(lay):
    t = sale(lay, "labrium: gold, donarium").fate("labrium", "domo").do("sell plot-1/gold", "through donarium-fame")
    assert t.discards == "labrium, domo"


def test_a6_1_a_short_pile_does_not_forbid_the_sale(lay, all_but):
    t = sale(
        lay,
        "alembic: tincture, pergula",
        options={"advanced-sale": "no"},
        unseen="2 domo",
        **{"hand-2": all_but("alembic, pergula, 2 domo")},
    )
    t.fate("domo", "domo", "domo").do("sell plot-1/tincture")
    assert t.hand(1) == "2 domo"  # the pile's card, and after the shuffle the good's own; a third never comes
    assert t.asked() == (0, "EndTurn")


def test_a6_1_one_may_stop_selling(lay):
    t = sale(lay, "horten: herbs, metalle: ore, taberna").do("sell plot-1/herbs", "pass")
    assert t.built(1) == "horten, metalle: ore, taberna"
    assert t.asked() == (0, "EndTurn")


def test_a6_1_what_no_building_is_left_for_is_shown_with_its_reason(lay):
    t = sale(lay, "horten: herbs, labrium: gold, pergula, donarium")
    t.do("sell plot-1/herbs")
    assert t.shown() == ["sell plot-2/gold", "pass"]
    t = sale(lay, "horten: herbs, labrium: gold, donarium")
    assert t.shown() == ["sell plot-1/herbs", "sell plot-2/gold", "pass"]
    assert t.refusal("sell plot-1/herbs") == "A6.1 no-seller-left (good=herbs)"
    assert t.may() == ["sell plot-2/gold", "pass"]


def test_a6_1_gold_goes_through_a_pergula_when_the_donarium_is_used_up(lay):
    t = sale(lay, "labrium: gold, labrium: gold, pergula, donarium")
    t.do("sell plot-1/gold", "through donarium-fame", "sell plot-2/gold")
    assert t.may() == ["through pergula-cards", "through pergula-fame"]


def test_a6_1_goods_that_lie_alike_are_one_choice(lay):
    assert sale(lay, "horten: herbs, horten: herbs, taberna").may() == ["sell plot-1/herbs", "pass"]


def test_a6_1_without_a_selling_building_nothing_is_asked(lay):
    assert sale(lay, "horten: herbs, labrium: gold").asked() == (0, "EndTurn")


def test_a6_1_without_goods_nothing_is_asked(lay):
    assert sale(lay, "horten, pergula, taberna, donarium").asked() == (0, "EndTurn")
