"""A4 The Spirit of Transmutation: what it blocks, how it moves, and the theft."""

import pytest

from emerald.kernel.agenda import apply

PLAIN = {"bank": "no"}
NOCTIS = {"bank": "no", "noctis": "yes"}
RING = ["labrium", "fornax", "metalle", "horten", "alembic"]


def moving(lay, spirit, hand="", seats=2, options=PLAIN, **more):
    return lay(seats, options, {"spirit": spirit, "hand-1": hand, "next": "MoveSpirit"} | more)


def cards(t, seat=1):
    return t.state.seats[seat - 1].cards


# -- the block ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    ("spirit", "left"), [("horten", "horten, metalle: ore"), ("metalle", "horten: herbs, metalle")]
)
def test_a4_1_blocked_horten_and_metalle_do_not_harvest(lay, spirit, left, seat):
    position = {"turn": str(seat), f"built-{seat}": "horten, metalle", f"field-{seat}": "2", "next": "MovePawn"}
    t = lay(2, PLAIN, position | {"spirit": spirit}).do("move 1", "harvest")
    assert t.built(seat) == left


@pytest.mark.parametrize("blocked", ["alembic", "fornax", "labrium"])
def test_a4_1_blocked_buildings_do_not_transmute(lay, blocked):
    full = {"alembic": "alembic: herbs", "fornax": "fornax: ore", "labrium": "labrium: tincture metal"}
    done = {"alembic": "alembic: tincture", "fornax": "fornax: metal", "labrium": "labrium: gold"}
    position = {"built-1": ", ".join(full.values()), "spirit": blocked, "next": "TransmutationField"}
    t = lay(2, PLAIN, position).do("transmute")
    assert t.built(1) == ", ".join((full if kind == blocked else done)[kind] for kind in full)


def test_a4_1_in_the_centre_it_stops_domo_cards_and_nothing_else(lay):
    position = {"built-1": "domo, alembic: herbs, horten", "field-1": "3", "spirit": "domo", "next": "MovePawn"}
    t = lay(2, PLAIN, position).do("move 3")
    assert cards(t) == 0
    assert t.do("transmute").built(1) == "domo, alembic: tincture, horten"


def test_a4_1_goods_stay_stored_and_are_carried_in_and_out(lay):
    position = {"built-1": "horten: herbs, alembic, labrium", "spirit": "alembic", "next": "Transport"}
    assert lay(2, PLAIN, position).do("carry plot-1").built(1) == "horten, alembic: herbs, labrium"
    position["built-1"] = "alembic: tincture, labrium"
    assert lay(2, PLAIN, position).do("carry plot-1").built(1) == "alembic, labrium: tincture"


def test_a4_1_sale_goes_on(lay):
    position = {"built-1": "alembic: tincture, pergula", "spirit": "alembic", "field-1": "7", "next": "FieldAction"}
    t = lay(2, PLAIN, position).do("sell plot-1/tincture")
    assert (t.built(1), cards(t)) == ("alembic, pergula", 3)


def test_a4_1_theft_of_goods_goes_on(lay):
    position = {"hand-1": "mutabilus, domo", "built-1": "alembic", "built-2": "alembic: herbs", "spirit": "alembic"}
    t = lay(2, NOCTIS, position | {"next": "NoctisPhase"}).do("play mutabilus", "steal seat-2/plot-1")
    assert (t.built(1), t.built(2)) == ("alembic: herbs", "alembic")


def test_a4_1_purchase_goes_on(lay):
    position = {"built-1": "fornax: metal, pergula", "built-2": "fornax", "hand-2": "4 domo", "spirit": "fornax"}
    t = lay(2, PLAIN | {"advanced-sale": "yes"}, position | {"field-1": "7", "next": "FieldAction"})
    t.do("sell plot-1/metal", "buy")
    assert t.built(2) == "fornax: metal"


def test_a4_1_the_block_ends_when_the_spirit_goes(lay):
    position = {"built-1": "domo", "field-1": "1", "spirit": "domo", "field-2": "2", "built-2": "domo"}
    t = lay(2, PLAIN, position | {"next": "MoveSpirit"}).do("move-spirit horten", "end-turn", "move 1")
    assert cards(t, 2) == 2  # A2.1 and one for the Domo


# -- the duty -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("here", RING)
def test_a4_2_one_step_left_or_right_along_the_ring(lay, here):
    place = RING.index(here)
    for there in (RING[place - 1], RING[(place + 1) % 5]):
        t = moving(lay, here, "2 domo").do(f"move-spirit {there}")
        assert (t.hand(1), t.told("spirit", "discard")) == ("2 domo", ["spirit"])


@pytest.mark.parametrize("here", RING)
def test_a4_2_elsewhere_on_the_ring_for_the_whole_hand(lay, here):
    place = RING.index(here)
    for there in (RING[place - 2], RING[(place + 2) % 5]):
        t = moving(lay, here, "2 domo, gloria").do(f"move-spirit {there}")
        assert (t.hand(1), t.discards) == ("", "2 domo, gloria")
        assert t.told("spirit", "discard") == ["discard", "discard", "spirit"]


def test_a4_2_noctis_cards_belong_to_the_whole_hand(lay):
    t = moving(lay, "labrium", "domo, golem", options=NOCTIS).do("move-spirit metalle")
    assert (t.hand(1), t.discards) == ("", "domo, golem")


def test_a4_2_an_empty_hand_will_do(lay):
    t = moving(lay, "labrium").do("move-spirit metalle")
    assert t.told("spirit") == ["spirit"]


@pytest.mark.parametrize("here", RING)
def test_a4_2_to_the_centre_from_everywhere(lay, here):
    t = moving(lay, here, "2 domo").do("move-spirit domo")
    assert (t.hand(1), t.told("spirit")) == ("2 domo", ["spirit"])


@pytest.mark.parametrize("there", RING)
def test_a4_2_from_the_centre_to_any_ring_field(lay, there):
    t = moving(lay, "domo", "2 domo").do(f"move-spirit {there}")
    assert (t.hand(1), t.told("spirit")) == ("2 domo", ["spirit"])


@pytest.mark.parametrize("here", [*RING, "domo"])
def test_a4_2_it_always_ends_on_a_different_field(lay, here):
    t = moving(lay, here, "2 domo")
    kinds = ["horten", "metalle", "alembic", "fornax", "labrium", "domo"]  # in the order of the answers
    assert t.may() == [f"move-spirit {kind}" for kind in kinds if kind != here]


def test_a4_2_the_move_is_seen_at_once(lay):
    t = moving(lay, "labrium", "domo").do("move-spirit alembic")
    assert t.state.spirit == 2
    assert t.asked() == (0, "EndTurn")


def test_a4_2_landing_is_what_obliges(lay):
    assert lay(2, PLAIN, {"field-1": "1", "next": "MovePawn"}).do("move 1").asked() == (0, "MoveSpirit")
    assert lay(2, PLAIN, {"field-1": "1", "next": "MovePawn"}).do("move 2").asked()[1] != "MoveSpirit"


# -- the theft ------------------------------------------------------------------------------------------

RICH = {"hand-2": "2 domo, gloria", "built-2": "domo"}


def test_a4_3_to_the_centre_one_card_may_be_taken(lay):
    t = moving(lay, "labrium", "horten", **RICH).do("move-spirit domo")
    assert (t.asked(), t.may()) == ((0, "Rob"), ["rob seat-2", "pass"])
    t.fate("gloria").do("rob seat-2")
    assert (t.hand(1), t.hand(2)) == ("horten, gloria", "2 domo")


def test_a4_3_it_may_be_left(lay):
    t = moving(lay, "labrium", **RICH).do("move-spirit domo", "pass")
    assert (cards(t), cards(t, 2), t.asked()) == (0, 3, (0, "EndTurn"))


def test_a4_3_the_card_is_any_of_the_hand_alike(lay, game):
    t = moving(lay, "labrium", options=NOCTIS, **RICH | {"hand-2": "2 domo, gloria, 3 pactum"}).do("move-spirit domo")
    apply(t.state, 0, game.actions.parse("rob seat-2"))
    assert list(t.state.agenda[-1].weights(t.state)) == [0] * 8 + [2, 1, 0, 0, 0, 0, 3, 0]


def test_a4_3_a_noctis_card_may_be_taken_too(lay):
    t = moving(lay, "labrium", options=NOCTIS, **RICH | {"hand-2": "domo, infamia"}).do("move-spirit domo")
    assert t.fate("infamia").do("rob seat-2").hand(1) == "infamia"


def test_a4_3_only_from_who_has_a_domo_built(lay):
    position = {"hand-2": "domo", "hand-3": "domo", "built-3": "domo"}
    t = moving(lay, "labrium", seats=3, **position).do("move-spirit domo")
    assert t.why_not("rob seat-2") == "A4.3 no-domo"
    assert t.may() == ["rob seat-3", "pass"]


def test_a4_3_only_from_who_has_a_card(lay):
    position = {"built-2": "domo", "hand-3": "domo", "built-3": "domo"}
    t = moving(lay, "labrium", seats=3, **position).do("move-spirit domo")
    assert t.why_not("rob seat-2") == "A4.3 no-card-to-rob"
    assert t.may() == ["rob seat-3", "pass"]


def test_a4_3_of_one_other_player_not_oneself(lay):
    t = moving(lay, "labrium", "domo", **RICH, **{"built-1": "domo"}).do("move-spirit domo")
    assert t.shown() == ["rob seat-2", "pass"]


@pytest.mark.parametrize("poor", [{"hand-2": "3 domo"}, {"built-2": "domo"}])
def test_a4_3_with_nobody_to_rob_nothing_is_asked(lay, poor):
    assert moving(lay, "labrium", **poor).do("move-spirit domo").asked() == (0, "EndTurn")


def test_a4_3_the_robber_needs_no_domo(lay):
    assert "rob seat-2" in moving(lay, "labrium", **RICH).do("move-spirit domo").may()


@pytest.mark.parametrize("there", ["fornax", "horten"])
def test_a4_3_not_along_the_ring(lay, there):
    assert moving(lay, "labrium", **RICH).do(f"move-spirit {there}").asked() == (0, "EndTurn")


def test_a4_3_not_from_the_centre(lay):
    assert moving(lay, "domo", **RICH).do("move-spirit horten").asked() == (0, "EndTurn")


def test_a4_3_only_the_two_learn_the_card(lay, game):
    t = moving(lay, "labrium", seats=3, **RICH).do("move-spirit domo").fate("gloria").do("rob seat-2")
    (stolen,) = [event for event in t.events if event.kind == "steal-card"]
    assert [stolen.seen_by(seat).what for seat in (0, 1, 2, -1)] == [9, 9, -1, -1]


@pytest.mark.parametrize(("card", "back"), [("gloria", 0), ("infamia", 1)])
def test_a4_3_others_learn_its_back(lay, card, back):
    t = moving(lay, "labrium", seats=3, options=NOCTIS, **RICH | {"hand-2": f"{card}, domo"})
    t.do("move-spirit domo").fate(card).do("rob seat-2")
    (seen,) = [event for event in t.events if event.kind == "back"]
    assert [seen.seen_by(seat).what for seat in (0, 1, 2, -1)] == [back] * 4
