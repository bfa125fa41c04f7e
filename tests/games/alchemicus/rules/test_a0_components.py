"""A0 Components: what the box holds, and what a table may change of it."""

import pytest

from emerald.games.alchemicus.cards import CARD_NAMES, FIELD_ACTIONS
from emerald.kernel.game import Setup
from emerald.kernel.messages import Refusal

PLAIN = {"bank": "no"}
OUTER = "building spirit harvest transport building transmutation sale gifts"
MIXED = "gifts harvest sale transmutation spirit transport building sale"


# -- the table of the cards ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "copies", "price", "printed"),
    [
        ("horten", 18, 1, ["copies"]),
        ("metalle", 18, 1, ["copies"]),
        ("alembic", 14, 3, ["copies", "price"]),
        ("fornax", 14, 3, ["copies"]),
        ("labrium", 10, 5, ["copies"]),
        ("pergula", 18, 1, ["copies"]),
        ("taberna", 14, 3, ["copies"]),
        ("donarium", 10, 5, ["copies"]),
        ("domo", 14, 3, ["copies"]),
        ("gloria", 10, 5, ["copies", "price"]),
    ],
)
def test_a0_3_table_of_the_base_cards(game, card, copies, price, printed):
    components, kind = game.catalogue.components, CARD_NAMES.index(card)
    assert (components.copies[kind], components.prices[kind]) == (copies, price)
    assert price == (20 - copies) // 2  # the pattern of the reconstructed prices
    assert components.printed[kind] == printed


def test_a0_base_cards_are_140(game):
    assert sum(game.catalogue.components.copies[:10]) == 140


@pytest.mark.parametrize(
    ("holder", "goods"),
    [
        ("horten", ["herbs"]),
        ("metalle", ["ore"]),
        ("alembic", ["herbs", "tincture"]),
        ("fornax", ["ore", "metal"]),
        ("labrium", ["tincture", "metal", "gold"]),
        ("pergula", []),
        ("taberna", []),
        ("donarium", []),
        ("domo", []),
    ],
)
def test_a0_each_building_holds_its_own_goods(lay, holder, goods):
    for good in ("herbs", "ore", "tincture", "metal", "gold"):
        position = {"built-1": f"{holder}: {good}", "next": "EndTurn 0"}
        if good in goods:
            assert lay(2, PLAIN, position).built(1) == f"{holder}: {good}"
        else:
            with pytest.raises(Refusal, match=f"{holder}: {good}"):
                lay(2, PLAIN, position)


@pytest.mark.parametrize(
    "full", ["horten: herbs herbs", "alembic: herbs tincture", "labrium: tincture tincture", "labrium: gold metal"]
)
def test_a0_no_building_holds_more(lay, full):
    with pytest.raises(Refusal, match="position-bad-word"):
        lay(2, PLAIN, {"built-1": full})


def test_a0_a_labrium_holds_one_tincture_and_one_metal(lay):
    assert lay(2, PLAIN, {"built-1": "labrium: tincture metal"}).built(1) == "labrium: tincture metal"


# -- the rings --------------------------------------------------------------------------------


def test_a0_1_outer_ring_in_order(lay):
    asked = []
    for number in range(1, 9):
        t = lay(2, PLAIN, {"next": "PlacePawn", "hand-1": "domo", "built-1": "horten, alembic: herbs, pergula, fornax"})
        t.do(f"place field-{number}")
        asked.append(t.asked()[1])
    # nothing can be carried, and without goods for a seller nothing sold: those fields ask nothing here
    assert asked == [
        "Build",
        "MoveSpirit",
        "HarvestField",
        "EndTurn",
        "Build",
        "TransmutationField",
        "Sale",
        "GiftsField",
    ]


def test_a0_1_outer_ring_has_eight_fields_and_seven_actions(game):
    assert [FIELD_ACTIONS[action] for action in game.catalogue.components.outer] == OUTER.split()
    assert len(FIELD_ACTIONS) == 7


def test_a0_2_inner_ring_in_order(lay):
    ring = ["labrium", "fornax", "metalle", "horten", "alembic"]
    for place, here in enumerate(ring):
        t = lay(2, PLAIN, {"spirit": here, "next": "MoveSpirit", "hand-1": "domo"})
        left, right = ring[place - 1], ring[(place + 1) % 5]
        for there in ring:
            if there != here:
                t = lay(2, PLAIN, {"spirit": here, "next": "MoveSpirit", "hand-1": "domo"}).do(f"move-spirit {there}")
                assert (t.hand(1) == "domo") == (there in (left, right))


def test_a0_2_domo_is_the_centre(lay):
    for here in ("labrium", "fornax", "metalle", "horten", "alembic"):
        t = lay(2, PLAIN, {"spirit": here, "next": "MoveSpirit", "hand-1": "domo"}).do("move-spirit domo")
        assert t.hand(1) == "domo"  # one step from everywhere, so it costs no hand


# -- Noctis, fame -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "copies", "price"),
    [
        ("golem", 10, 2),
        ("mutabilus", 8, 1),
        ("spiritus", 8, 2),
        ("homunculus", 6, 2),
        ("pactum", 4, 3),
        ("infamia", 4, 5),
    ],
)
def test_a0_3_noctis_costs_are_printed_and_counts_reconstructed(game, card, copies, price):
    components, kind = game.catalogue.components, CARD_NAMES.index(card)
    assert (components.copies[kind], components.prices[kind]) == (copies, price)
    assert components.printed[kind] == ["price"]


def test_a0_4_fame_never_runs_out(lay):
    hands = {"hand-1": "5 horten", "fame-1": "144", "fame-2": "140", "next": "GiftsField"}  # the box has 144 in tokens
    t = lay(2, PLAIN, hands).do("give")
    assert t.fame(1) == 145


# -- A0.5 what a table may change ---------------------------------------------------------------


def keys(game, options, seats=2):
    return [(message.rule, message.key) for message in game.check(Setup(seats, options))]


def test_a0_5_outer_ring_may_be_any_eight_fields_with_every_action(game, lay):
    assert keys(game, {"outer-ring": MIXED}) == []
    t = lay(2, PLAIN | {"outer-ring": MIXED}, {"next": "PlacePawn"}).do("place field-5")
    assert t.asked()[1] == "MoveSpirit"


def test_a0_5_passing_follows_the_spirit_field_of_the_table(lay):
    t = lay(2, PLAIN | {"outer-ring": MIXED}, {"field-1": "4", "turns-1": "1", "next": "MovePawn"}).do("move 2")
    assert t.state.seats[0].cards == 1  # field 5 was stepped over


@pytest.mark.parametrize(
    ("ring", "key"),
    [
        ("building spirit harvest transport transmutation sale gifts", "setup-outer-ring-length"),
        (OUTER + " sale", "setup-outer-ring-length"),
        ("building spirit harvest transport spirit transmutation sale gifts", "setup-outer-ring-spirit"),
        ("building sale harvest transport building transmutation sale gifts", "setup-outer-ring-spirit"),
        ("building spirit harvest transport building transmutation sale sale", "setup-outer-ring-actions"),
        ("building spirit harvest transport building transmutation sale theft", "setup-unknown-word"),
    ],
)
def test_a0_5_outer_ring_must_keep_its_bounds(game, ring, key):
    assert keys(game, {"outer-ring": ring}) == [("A0.5", key)]


def test_a0_5_inner_ring_may_be_permuted(game, lay):
    ring = {"inner-ring": "horten labrium alembic fornax metalle"}
    assert keys(game, ring) == []
    t = lay(2, PLAIN | ring, {"spirit": "labrium", "next": "MoveSpirit", "hand-1": "domo"})
    assert t.do("move-spirit alembic").hand(1) == "domo"


@pytest.mark.parametrize(
    ("ring", "key"),
    [
        ("labrium fornax metalle horten", "setup-inner-ring"),
        ("labrium fornax metalle horten horten", "setup-inner-ring"),
        ("labrium fornax metalle horten alembic labrium", "setup-inner-ring"),
        ("labrium fornax metalle horten domo", "setup-unknown-word"),
    ],
)
def test_a0_5_inner_ring_must_be_a_permutation(game, ring, key):
    assert keys(game, {"inner-ring": ring}) == [("A0.5", key)]


@pytest.mark.parametrize("price", [1, 9])
def test_a0_5_building_prices_are_1_to_9(game, lay, price):
    options = PLAIN | {"prices": f"domo {price}"}
    assert keys(game, options) == []
    t = lay(2, options, {"hand-1": f"domo, {price} horten", "next": "Build"}).do("build domo")
    assert (t.built(1), t.hand(1)) == ("domo", "")


@pytest.mark.parametrize("price", [0, 10])
def test_a0_5_no_price_is_beyond_1_to_9(game, price):
    assert keys(game, {"prices": f"domo {price}"}) == [("A0.5", "setup-price-range")]


@pytest.mark.parametrize("cost", ["alembic 4", "gloria 4", "golem 3", "infamia 4"])
def test_a0_5_printed_costs_stay(game, cost):
    assert keys(game, {"noctis": "yes", "prices": cost}) == [("A0.5", "setup-price-is-printed")]


def test_a0_5_a_printed_cost_may_be_repeated(game):
    assert keys(game, {"prices": "alembic 3, gloria 5, domo 2"}) == []


def test_a0_5_noctis_counts_may_change(game, lay):
    options = PLAIN | {"noctis": "yes", "noctis-counts": "golem 2, infamia 0, pactum 40"}
    assert keys(game, options) == []
    pool = lay(2, options).state.pool
    assert list(pool[CARD_NAMES.index("golem") :]) == [0, 8, 8, 6, 40, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a0_5_golems_are_at_least_as_many_as_players(game, seats):
    few = {"noctis": "yes", "noctis-counts": f"golem {seats - 1}"}
    enough = {"noctis": "yes", "noctis-counts": f"golem {seats}"}
    assert keys(game, few, seats) == [("A0.5", "setup-noctis-count")]
    assert keys(game, enough, seats) == []


def test_a0_5_no_other_number_changes(game):
    assert keys(game, {"noctis": "yes", "noctis-counts": "horten 20"}) == [("A0.5", "setup-no-noctis-card")]
    assert keys(game, {"noctis": "yes", "noctis-counts": "pactum 41"}) == [("A0.5", "setup-noctis-count")]
