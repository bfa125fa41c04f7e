"""A3 Building: cards from hand become buildings, at most twelve of them."""

import pytest

PLAIN = {"bank": "no"}
NOCTIS = {"bank": "no", "noctis": "yes"}
TWELVE = ", ".join(["pergula"] * 10 + ["horten: herbs", "alembic"])


def building(lay, hand, built="", options=PLAIN, **more):
    return lay(2, options, {"hand-1": hand, "built-1": built, "next": "Build"} | more)


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("horten", 1),
        ("metalle", 1),
        ("alembic", 3),
        ("fornax", 3),
        ("labrium", 5),
        ("pergula", 1),
        ("taberna", 3),
        ("donarium", 5),
        ("domo", 3),
    ],
)
def test_a3_1_each_against_its_price(lay, card, price):
    t = building(lay, f"{card}, {price - 1} gloria")
    assert t.refusal(f"build {card}") == f"A2.2 too-few-cards (need={price}, have={price - 1})"
    t = building(lay, f"{card}, {price} gloria").do(f"build {card}")
    assert (t.built(1), t.hand(1)) == (card, "")
    assert t.discards == ("gloria" if price == 1 else f"{price} gloria")


def test_a3_1_paid_with_other_hand_cards(lay):
    t = building(lay, "alembic, 2 horten, metalle, gloria").do(
        "build alembic", "discard horten", "discard metalle", "discard gloria"
    )
    assert (t.built(1), t.hand(1), t.discards) == ("alembic", "horten", "horten, metalle, gloria")


def test_a3_1_any_number_in_one_visit(lay):
    t = building(lay, "3 pergula, metalle, 4 gloria")
    t.do("build pergula", "discard gloria", "build metalle", "discard gloria", "build pergula", "discard gloria")
    t.do("build pergula")
    assert (t.built(1), t.asked()[1], t.may()) == ("pergula, metalle, pergula, pergula", "Build", ["pass"])


def test_a3_1_only_buildings_held_are_offered(lay):
    assert building(lay, "domo, gloria, 4 horten").shown() == ["build horten", "build domo", "build gloria", "pass"]


def test_a3_1_noctis_cards_are_not_built(lay):
    assert building(lay, "golem, 4 horten", options=NOCTIS).shown() == ["build horten", "pass"]


def test_a3_1_building_ends_by_passing(lay):
    assert building(lay, "pergula, 2 gloria").do("pass").asked() == (0, "EndTurn")


def test_a3_2_gloria_cannot_be_built(lay):
    t = building(lay, "gloria, 6 horten")
    assert t.why_not("build gloria") == "A3.2 gloria-is-no-building"
    assert t.may() == ["build horten", "pass"]


def test_a3_2_any_number_of_like_buildings(lay):
    t = building(lay, "horten, gloria", ", ".join(["horten"] * 11)).do("build horten")
    assert t.built(1) == ", ".join(["horten"] * 12)


# -- twelve ---------------------------------------------------------------------------------------------


def test_a3_3_below_twelve_nothing_is_torn_down(lay):
    t = building(lay, "domo, 3 gloria", ", ".join(["pergula"] * 11)).do("build domo")
    assert t.built(1) == ", ".join(["pergula"] * 11 + ["domo"])
    assert t.discards == "3 gloria"


def test_a3_3_at_twelve_one_of_your_own_goes(lay):
    t = building(lay, "domo, 3 gloria", TWELVE).do("build domo")
    assert t.asked() == (0, "TearDown")
    t.do("tear-down plot-12")
    assert t.built(1) == ", ".join(["pergula"] * 10 + ["horten: herbs", "domo"])
    assert t.discards == "alembic, 3 gloria"


def test_a3_3_card_then_building_then_payment(lay):
    t = building(lay, "domo, 3 gloria, 2 horten", TWELVE).do("build domo", "tear-down plot-1")
    assert (t.asked()[1], t.built(1)) == ("Pay", TWELVE)  # nothing goes before all is chosen
    t.do("discard horten", "discard gloria", "discard gloria")
    assert t.built(1) == ", ".join(["domo"] + ["pergula"] * 9 + ["horten: herbs", "alembic"])
    assert t.told("discard", "tear-down", "build") == ["discard", "discard", "discard", "tear-down", "build"]


def test_a3_3_it_must_still_be_payable(lay):
    t = building(lay, "domo, 2 gloria", TWELVE)
    assert t.refusal("build domo") == "A2.2 too-few-cards (need=3, have=2)"


def test_a3_3_starting_buildings_too(lay):
    built = "horten, pergula, " + ", ".join(["metalle"] * 10)
    t = building(lay, "domo, 3 gloria", built).do("build domo")
    assert t.may() == ["tear-down plot-1", "tear-down plot-2", "tear-down plot-3"]


def test_a3_3_those_laid_in_this_visit_too(lay):
    t = building(lay, "domo, taberna, 6 gloria", ", ".join(["pergula"] * 11))
    t.do("build taberna", "discard gloria", "discard gloria", "discard gloria", "build domo", "tear-down plot-12")
    assert t.built(1) == ", ".join(["pergula"] * 11 + ["domo"])
    assert t.discards == "taberna, 6 gloria"


def test_a3_3_alike_buildings_are_one_choice(lay):
    built = "horten: herbs, horten, horten: herbs, horten, " + ", ".join(["pergula"] * 8)
    t = building(lay, "domo, 3 gloria", built).do("build domo")
    assert t.may() == ["tear-down plot-1", "tear-down plot-2", "tear-down plot-5"]


def test_a3_3_buildings_with_other_guests_are_not_alike(lay):
    built = "alembic, alembic golem, alembic spiritus, alembic spiritus 2, " + ", ".join(["alembic"] * 8)
    t = building(lay, "domo, 3 gloria", built, NOCTIS).do("build domo")
    assert t.may() == ["tear-down plot-1", "tear-down plot-2", "tear-down plot-3", "tear-down plot-4"]


def test_a3_3_nobody_elses_building_goes(lay):
    t = building(lay, "domo, 3 gloria", TWELVE, **{"built-2": "domo, taberna"}).do("build domo", "tear-down plot-11")
    assert t.built(2) == "domo, taberna"


@pytest.mark.parametrize(
    ("building_", "revealed"),
    [
        ("horten: herbs", ["labrium"]),
        ("labrium: tincture", ["labrium"]),
        ("labrium: metal", ["labrium"]),
        ("labrium: tincture metal", ["labrium", "gloria"]),
        ("labrium: gold", ["labrium", "gloria"]),
    ],
)
def test_a3_3_its_goods_are_revealed_and_discarded(lay, building_, revealed):
    built = ", ".join(["pergula"] * 11 + [building_])
    t = building(lay, "domo, 3 metalle", built, unseen=", ".join([*revealed, "taberna"]))
    before = dict(part.split()[::-1] for part in t.discards.split(", "))
    t.fate(*revealed).do("build domo", "tear-down plot-12")
    after = dict(part.split()[::-1] for part in t.discards.split(", "))
    for card in revealed:
        kept = int(before[card]) + 1 + (building_.startswith(card))
        assert int(after[card]) == kept
    assert t.told("reveal") == ["reveal"] * len(revealed)
    assert t.built(1).endswith("domo")


def test_a3_3_golem_and_spiritus_go_to_the_noctis_discards(lay):
    built = ", ".join(["pergula"] * 11 + ["alembic golem spiritus 2"])
    t = building(lay, "domo, 3 gloria", built, NOCTIS).do("build domo", "tear-down plot-12")
    assert t.discards == "alembic, 3 gloria, golem, 2 spiritus"


def test_a3_3_no_refund_and_the_torn_down_card_pays_nothing(lay):
    built = ", ".join(["labrium"] + ["pergula"] * 11)
    t = building(lay, "horten, gloria", built).do("build horten", "tear-down plot-1")
    assert (t.hand(1), t.discards) == ("", "labrium, gloria")
    assert t.told("draw", "take") == []


def test_a3_3_the_spirits_block_is_no_obstacle(lay):
    t = building(lay, "domo, 3 gloria", TWELVE, spirit="alembic").do("build domo", "tear-down plot-12")
    assert t.built(1).endswith("horten: herbs, domo")


def test_a3_3_a_second_one_at_twelve_tears_down_again(lay):
    t = building(lay, "2 domo, 6 gloria", TWELVE).do("build domo", "tear-down plot-12")
    t.do("discard gloria", "discard gloria", "discard gloria", "build domo", "tear-down plot-11")
    assert t.built(1) == ", ".join(["pergula"] * 10 + ["domo", "domo"])


def test_a3_3_plots_never_slide(lay):
    t = building(lay, "domo, 3 gloria", TWELVE).do("build domo", "tear-down plot-1")
    assert t.built(1).startswith("domo, pergula")
