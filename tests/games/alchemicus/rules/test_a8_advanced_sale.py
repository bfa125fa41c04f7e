"""A8.2 The advanced sale: what a seller takes cards for, the others may buy."""

import pytest

from emerald.games.alchemicus.plots import first_generation, second_generation
from emerald.games.alchemicus.rules.piles import DrawBase
from emerald.games.alchemicus.rules.sale import OpenSale
from emerald.games.alchemicus.rules.works import Carry, HarvestAt, TransmuteAll
from emerald.kernel.agenda import settle

ADVANCED = {"bank": "no", "advanced-sale": "yes"}
HOLDER = {
    "herbs": "horten: herbs",
    "ore": "metalle: ore",
    "tincture": "alembic: tincture",
    "metal": "fornax: metal",
    "gold": "labrium: gold",
}
LEGAL = {
    "herbs": ["horten", "alembic"],
    "ore": ["metalle", "fornax"],
    "tincture": ["alembic", "labrium"],
    "metal": ["fornax", "labrium"],
    "gold": ["labrium"],
}
BUILDINGS = "horten metalle alembic fornax labrium pergula taberna donarium domo".split()


def sale(lay, seats=2, options=None, **more):
    """Lay out a visit to the field of sale; herbs and a Pergula are the seller's unless said otherwise."""
    position = {"built-1": "horten: herbs, pergula", "field-1": "7", "next": "FieldAction"}
    lines = {line.replace("_", "-"): words for line, words in more.items()}
    return lay(seats, ADVANCED | (options or {}), position | lines)


# -- the offer ---------------------------------------------------------------------------------


def test_a8_2_the_reward_is_drawn_before_the_offer_and_the_good_lies_aside(lay):
    t = sale(lay, built_2="horten", hand_2="3 domo").fate("gloria").do("sell plot-1/herbs")
    assert t.asked() == (1, "BuyGood")
    assert (t.hand(1), t.built(1), t.discards) == ("gloria", "horten, pergula", "")
    assert t.told("draw", "reveal") == ["draw"]


def test_a8_2_a_buyer_pays_the_cards_received_and_one_more(lay):
    t = sale(lay, built_1="alembic: tincture, pergula", built_2="labrium", hand_2="5 domo").do("sell plot-1/tincture")
    t.do("buy", *["discard domo"] * 4)
    assert t.asked() == (0, "EndTurn")
    assert (t.hand(2), t.discards) == ("domo", "4 domo")
    assert t.state.seats[0].cards == 3


def test_a8_2_the_buyer_chooses_what_to_pay_with(lay):
    t = sale(lay, built_2="horten", hand_2="horten, domo, gloria").do("sell plot-1/herbs", "buy")
    assert t.asked() == (1, "Pay")
    assert t.built(2) == "horten"  # the good moves when it is paid for
    t.do("discard horten", "discard gloria")
    assert (t.hand(2), t.built(2), t.discards) == ("domo", "horten: herbs", "horten, gloria")


def test_a8_2_the_good_moves_unrevealed(lay):
    t = sale(lay, built_2="horten", hand_2="2 domo").do("sell plot-1/herbs", "buy")
    assert t.built(2) == "horten: herbs"
    assert t.told("reveal") == []
    assert ("goods", "horten") not in t.drawn
    assert [source for source, _ in t.drawn] == ["base-pile"]


def test_a8_2_unbought_the_good_is_discarded_and_revealed(lay):
    t = sale(lay, built_2="horten", hand_2="2 domo").fate("gloria", "taberna").do("sell plot-1/herbs", "pass")
    assert (t.built(2), t.hand(2), t.discards) == ("horten", "2 domo", "taberna")
    assert t.told("draw", "reveal") == ["draw", "reveal"]
    assert t.asked() == (0, "EndTurn")


def test_a8_2_the_others_are_asked_from_the_sellers_left(lay):
    rich = {f"built_{seat}": "horten" for seat in (1, 3, 4)} | {f"hand_{seat}": "2 domo" for seat in (1, 3, 4)}
    t = sale(lay, 4, turn="2", built_2="horten: herbs, pergula", field_2="7", **rich)
    t.do("sell plot-1/herbs")
    assert t.asked() == (2, "BuyGood")
    t.do("pass")
    assert t.asked() == (3, "BuyGood")
    t.do("pass")
    assert t.asked() == (0, "BuyGood")
    t.do("pass")
    assert t.asked() == (1, "EndTurn")
    assert t.state.seats[2].cards == 2


def test_a8_2_the_first_to_say_yes_gets_it(lay):
    t = sale(lay, 3, built_2="horten", hand_2="2 domo", built_3="horten", hand_3="2 domo").do("sell plot-1/herbs")
    t.do("buy")
    assert (t.built(2), t.built(3), t.hand(3)) == ("horten: herbs", "horten", "2 domo")
    assert t.asked() == (0, "EndTurn")


def test_a8_2_each_is_asked_once_for_each_good(lay):
    t = sale(lay, built_1="horten: herbs, alembic: herbs, taberna", built_2="horten", hand_2="2 domo")
    t.do("sell plot-1/herbs", "pass")
    assert t.asked() == (0, "Sale")
    t.do("sell plot-2/herbs")
    assert t.asked() == (1, "BuyGood")
    t.do("pass")
    assert t.asked() == (0, "EndTurn")


def test_a8_2_whoever_has_too_few_cards_is_passed_over(lay):
    t = sale(lay, 3, built_2="horten", hand_2="domo", built_3="horten", hand_3="2 domo").do("sell plot-1/herbs")
    assert t.asked() == (2, "BuyGood")


def test_a8_2_whoever_has_no_place_is_passed_over(lay):
    t = sale(lay, 3, built_2="horten: herbs", hand_2="2 domo", built_3="horten", hand_3="2 domo")
    t.do("sell plot-1/herbs")
    assert t.asked() == (2, "BuyGood")


def test_a8_2_the_seller_goes_on_selling_afterwards(lay):
    t = sale(lay, built_1="horten: herbs, metalle: ore, taberna", built_2="horten", hand_2="2 domo")
    t.do("sell plot-1/herbs", "buy")
    assert t.asked() == (0, "Sale")
    assert t.may() == ["sell plot-2/ore", "pass"]


def test_a8_2_noctis_cards_pay_as_well(lay):
    t = sale(lay, options={"noctis": "yes"}, built_2="horten", hand_2="golem, pactum").do("sell plot-1/herbs", "buy")
    assert (t.hand(2), t.discards) == ("", "golem, pactum")


def test_a8_2_a_sale_for_fame_is_never_offered(lay):
    t = sale(lay, built_1="alembic: tincture, taberna", built_2="alembic", hand_2="9 domo").do("sell plot-1/tincture")
    t.do("through taberna-fame")
    assert t.asked() == (0, "EndTurn")
    assert (t.fame(1), t.built(2)) == (1, "alembic")


def test_a8_2_without_the_option_nothing_is_offered(lay):
    t = sale(lay, options={"advanced-sale": "no"}, built_2="horten", hand_2="2 domo").do("sell plot-1/herbs")
    assert t.asked() == (0, "EndTurn")


def test_a8_2_gold_is_never_offered_in_a_race(lay):
    t = sale(lay, options={"race": "yes"}, built_1="labrium: gold, donarium", built_2="labrium", hand_2="9 domo")
    t.do("sell plot-1/gold")
    assert t.over


def test_a8_2_in_a_race_other_goods_are_offered(lay):
    t = sale(lay, options={"race": "yes"}, built_2="horten", hand_2="2 domo").do("sell plot-1/herbs")
    assert t.asked() == (1, "BuyGood")


# -- the price -----------------------------------------------------------------------------------


def test_a8_2_the_price_follows_the_cards_really_received(lay, all_but):
    t = sale(
        lay, seats=3, built_1="alembic: tincture, pergula", unseen="2 domo", built_2="alembic", hand_2="3 horten",
        built_3="alembic", hand_3=all_but("alembic, pergula, 2 domo, alembic, 3 horten, alembic"),
    )  # fmt: skip
    t.do("sell plot-1/tincture")  # one Domo is the pile, one the tincture, and nothing else can come
    assert t.state.seats[0].cards == 1
    assert t.asked() == (1, "BuyGood")
    t.do("buy", "discard horten", "discard horten")
    assert (t.hand(2), t.discards) == ("horten", "2 horten")


def test_a8_2_when_nothing_was_received_the_price_is_one(lay, all_but):
    t = sale(
        lay, seats=3, built_1="alembic: tincture, pergula", unseen="domo", built_2="alembic", hand_2="horten",
        built_3="alembic", hand_3=all_but("alembic, pergula, domo, alembic, horten, alembic"),
    )  # fmt: skip
    t.do("sell plot-1/tincture")
    assert t.state.seats[0].cards == 0
    assert t.asked() == (1, "BuyGood")
    t.do("buy")
    assert (t.hand(2), t.built(2), t.discards) == ("", "alembic: tincture", "horten")


def test_a8_2_cards_of_a_shuffled_pile_count_as_received(lay, all_but):
    t = sale(
        lay, built_1="alembic: tincture, pergula", unseen="2 domo", discards="2 gloria", built_2="alembic",
        hand_2=all_but("alembic, pergula, 2 domo, 2 gloria, alembic"),
    )  # fmt: skip
    before = t.state.seats[1].cards
    t.do("sell plot-1/tincture", "buy")
    assert t.state.seats[0].cards == 3
    t.pay()
    assert before - t.state.seats[1].cards == 4


# -- the place ------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("good", LEGAL)
def test_a8_2_a_good_goes_into_free_places_of_its_kind_only(lay, good, building):
    t = sale(lay, built_1=f"{HOLDER[good]}, pergula", built_2=building, hand_2="9 domo").do(f"sell plot-1/{good}")
    if good == "gold":
        t.do("through pergula-cards")
    assert t.asked() == ((1, "BuyGood") if building in LEGAL[good] else (0, "EndTurn"))
    if building in LEGAL[good]:
        t.do("buy").pay()
        assert t.built(2) == f"{building}: {good}"


@pytest.mark.parametrize(
    ("good", "full"),
    [
        ("herbs", "horten: herbs, alembic: herbs, alembic: tincture"),
        ("ore", "metalle: ore, fornax: ore, fornax: metal"),
        ("tincture", "alembic: herbs, alembic: tincture, labrium: tincture, labrium: gold"),
        ("metal", "fornax: ore, fornax: metal, labrium: metal, labrium: gold"),
        ("gold", "labrium: tincture, labrium: metal, labrium: gold"),
    ],
)
def test_a8_2_a_place_that_is_taken_is_no_place(lay, good, full):
    t = sale(lay, built_1=f"{HOLDER[good]}, pergula", built_2=full, hand_2="9 domo").do(f"sell plot-1/{good}")
    if good == "gold":
        t.do("through pergula-cards")
    assert t.asked() == (0, "EndTurn")


@pytest.mark.parametrize(("good", "other"), [("tincture", "metal"), ("metal", "tincture")])
def test_a8_2_a_labrium_takes_the_good_it_lacks(lay, good, other):
    t = sale(lay, built_1=f"{HOLDER[good]}, pergula", built_2=f"labrium: {other}", hand_2="9 domo")
    t.do(f"sell plot-1/{good}", "buy").pay()
    assert t.built(2) == "labrium: tincture metal"


def test_a8_2_the_buyer_picks_the_place_before_paying(lay):
    t = sale(lay, built_2="horten, alembic", hand_2="2 domo").do("sell plot-1/herbs", "buy")
    assert t.asked() == (1, "PlaceBought")
    assert t.may() == ["into plot-1", "into plot-2"]
    assert t.hand(2) == "2 domo"
    t.do("into plot-2")
    assert (t.built(2), t.hand(2)) == ("horten, alembic: herbs", "")


def test_a8_2_places_that_are_alike_are_one(lay):
    t = sale(lay, built_2="horten, horten", hand_2="2 domo").do("sell plot-1/herbs", "buy")
    assert t.built(2) == "horten: herbs, horten"


def test_a8_2_the_spirit_hinders_no_purchase(lay):
    t = sale(lay, spirit="horten", built_2="horten", hand_2="2 domo").do("sell plot-1/herbs", "buy")
    assert t.built(2) == "horten: herbs"


@pytest.mark.parametrize("guest", ["golem", "spiritus", "golem spiritus 2"])
def test_a8_2_neither_the_buyers_golem_nor_a_spiritus_hinders(lay, guest):
    t = sale(lay, options={"noctis": "yes"}, built_2=f"alembic {guest}", hand_2="2 domo").do("sell plot-1/herbs", "buy")
    assert t.built(2) == f"alembic {guest}: herbs"


def test_a8_2_in_a_blocked_building_the_good_is_like_any_other(lay):
    t = sale(lay, spirit="alembic", built_2="alembic, pergula", hand_2="2 domo").do("sell plot-1/herbs", "buy")
    again = sale(lay, spirit="alembic", turn="2", built_2=t.built(2), field_2="7")
    assert again.may() == ["sell plot-1/herbs", "pass"]


# -- whose card it is ------------------------------------------------------------------------------


def test_a8_2_the_good_keeps_its_generation(lay, all_but):
    t = sale(
        lay, unseen="2 domo", discards="2 gloria", built_2="horten",
        hand_2=all_but("horten, pergula, 2 domo, 2 gloria, horten"),
    )  # fmt: skip
    t.do("sell plot-1/herbs")
    assert t.state.generation == 1  # the reward took the last card of the pile
    t.do("buy")
    t.pay()
    assert first_generation(t.state.seats[1].plots[0]) == 0


def test_a8_2_a_gold_keeps_both_its_generations(lay, all_but):
    t = sale(
        lay, built_1="labrium: tincture, metalle, fornax, pergula", spirit="domo", unseen="2 domo",
        discards="9 horten", built_2="labrium", next="LiftBetween",
        hand_2=all_but("labrium, metalle, fornax, pergula, 2 domo, 9 horten, labrium"),
    )  # fmt: skip
    steps = (HarvestAt(0, 1, False), Carry(0, 1, 2), TransmuteAll(0), Carry(0, 2, 0), TransmuteAll(0), OpenSale(0))
    t.state.then(DrawBase(0, 1), *steps)
    settle(t.state)
    t.do("sell plot-1/gold", "through pergula-cards", "buy").pay()
    bought = t.state.seats[1].plots[0]
    assert t.built(2) == "labrium: gold"
    assert (first_generation(bought), second_generation(bought)) == (0, 1)


# -- A11.1 ------------------------------------------------------------------------------------------


def test_a11_1_the_purchase_is_decided_inside_the_sellers_turn(lay):
    t = sale(lay, built_2="horten", hand_2="2 domo", field_2="1").do("sell plot-1/herbs", "buy", "end-turn")
    assert t.asked() == (1, "MovePawn")
    assert [seat.turns for seat in t.state.seats] == [1, 2]
