"""A2 The turn: draw, move, field action, Gloria, end."""

import pytest

from emerald.games.alchemicus.cards import CARD_NAMES

PLAIN = {"bank": "no"}
NOCTIS = {"bank": "no", "noctis": "yes"}
# fields: 1 building, 2 spirit, 3 harvest, 4 transport, 5 building, 6 transmutation, 7 sale, 8 gifts


def moving(lay, field, hand="", **more):
    """Lay out a pawn about to move."""
    return lay(2, PLAIN, {"field-1": str(field), "hand-1": hand, "next": "MovePawn"} | more)


def cards(t, seat=1):
    return t.state.seats[seat - 1].cards


# -- draw ---------------------------------------------------------------------------------------


def test_a2_phases_in_their_order(lay):
    t = lay(2, PLAIN, {"field-1": "7", "hand-1": "12 horten", "fame-2": "0"})
    assert t.asked() == (0, "MovePawn")
    assert [source for source, _ in t.drawn] == ["base-pile"]
    t.do("move 1")
    assert t.asked() == (0, "GiftsField")
    t.do("pass")
    assert t.asked() == (0, "EndTurn")
    t.do("end-turn")
    assert t.asked() == (0, "Pay")  # A7.3: thirteen cards are three too many


def test_a2_1_one_card_is_drawn_unasked(lay):
    t = lay(2, PLAIN, {"field-1": "1"}).fate("domo")
    assert t.asked() == (0, "MovePawn")
    assert t.hand(1) == "domo"


def test_a2_1_in_the_first_turn_too(lay):
    t = lay(2, PLAIN, {"turns-1": "0"}).fate("domo")
    assert t.asked() == (0, "PlacePawn")
    assert t.hand(1) == "domo"


def test_a2_1_the_top_card_is_any_of_the_pile(lay):
    t = lay(2, PLAIN, {"field-1": "1", "unseen": "2 domo, gloria"})
    assert list(t.state.agenda[-1].weights(t.state)) == [0, 0, 0, 0, 0, 0, 0, 0, 2, 1]


def test_a2_every_turn_is_counted(lay):
    t = lay(2, PLAIN, {"turns-1": "0"})
    t.do("place field-8", "pass", "end-turn")
    assert [seat.turns for seat in t.state.seats] == [1, 2]  # the second had one behind it


# -- what a card is worth -------------------------------------------------------------------------


def test_a2_2_a_card_is_built_or_pays_one_unit(lay):
    t = lay(2, PLAIN, {"hand-1": "alembic, domo, gloria, metalle, taberna", "next": "Build"})
    t.do("build alembic", "discard metalle", "discard domo", "discard gloria")
    assert (t.built(1), t.hand(1), t.discards) == ("alembic", "taberna", "metalle, domo, gloria")


def test_a2_2_a_noctis_card_pays_one_unit_too(lay):
    t = lay(2, NOCTIS, {"hand-1": "pergula, infamia, horten", "next": "Build"}).do("build pergula")
    assert t.may() == ["discard horten", "discard infamia"]


def test_a2_2_the_card_built_does_not_pay_for_itself(lay):
    t = lay(2, PLAIN, {"hand-1": "2 domo, horten", "next": "Build"})
    assert t.refusal("build domo") == "A2.2 too-few-cards (need=3, have=2)"
    t = lay(2, PLAIN, {"hand-1": "2 pergula, horten", "next": "Build"}).do("build pergula")
    t.do("discard pergula")
    assert (t.built(1), t.hand(1), t.discards) == ("pergula", "horten", "pergula")


def test_a2_2_another_card_of_the_same_kind_pays(lay):
    t = lay(2, PLAIN, {"hand-1": "pergula, horten", "next": "Build"}).do("build pergula")
    assert (t.built(1), t.discards) == ("pergula", "horten")  # nothing to ask: the whole rest of the hand goes


def test_a2_2_nothing_is_asked_when_the_whole_rest_must_go(lay):
    t = lay(2, PLAIN, {"hand-1": "alembic, horten, metalle, gloria", "next": "Build"}).do("build alembic")
    assert (t.asked()[1], t.hand(1), t.discards) == ("Build", "", "horten, metalle, gloria")


def test_a2_2_cards_are_paid_in_the_order_of_the_list(lay):
    t = lay(2, PLAIN, {"hand-1": "domo, 2 horten, 2 fornax, gloria", "next": "Build"}).do("build domo")
    assert t.may() == ["discard horten", "discard fornax"]  # from Gloria on there would be no three
    t.do("discard fornax")
    assert t.may() == ["discard fornax"]  # Gloria alone would leave a card unpaid
    t.do("discard fornax")
    assert t.may() == ["discard gloria"]
    t.do("discard gloria")
    assert (t.built(1), t.hand(1)) == ("domo", "2 horten")


def test_a2_2_no_combination_is_offered_twice(lay):
    ends = []

    def pay(words):
        t = lay(2, PLAIN, {"hand-1": "taberna, 2 horten, metalle, 2 domo, gloria", "next": "Build"})
        t.do("build taberna", *words)
        if t.asked()[1] == "Pay":
            for answer in t.may():
                pay([*words, answer])
        else:
            ends.append(t.discards)

    pay([])
    assert sorted(ends) == sorted(set(ends))
    assert len(ends) == 10  # threes out of two Horten, one Metalle, two Domo, one Gloria


def test_a2_2_discards_lie_face_up(lay):
    t = lay(2, PLAIN, {"hand-1": "alembic, horten, metalle, gloria", "next": "Build"}).do("build alembic")
    shown = [event.seen_by(1).what for event in t.events if event.kind == "discard"]
    assert shown == [CARD_NAMES.index(card) for card in ("horten", "metalle", "gloria")]


def test_a2_2_what_is_built_is_announced_before_it_is_paid(lay, game):
    t = lay(2, PLAIN, {"hand-1": "2 alembic, 4 horten", "next": "Build"}).do("build alembic")
    (known,) = game.view(t.state, 1).known
    assert known & 15 == CARD_NAMES.index("alembic")


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("domo, gloria, 2 taberna, 2 fornax, horten", "discard horten"),  # low prices first
        ("domo, 4 taberna, fornax", "discard taberna"),  # of equal prices what is held most often
    ],
)
def test_a2_2_the_suggested_payment_is_the_cheapest(lay, hand, first):
    t = lay(2, PLAIN, {"hand-1": hand, "next": "Build"}).do("build domo")
    assert t.game.actions.names[t.state.agenda[-1].suggest(t.state)] == first


def test_a2_2_the_suggestion_keeps_to_the_order(lay):
    t = lay(2, PLAIN, {"hand-1": "fornax, labrium, alembic, 2 pergula, gloria", "next": "Build"}).do("build alembic")
    assert t.game.actions.names[t.state.agenda[-1].suggest(t.state)] == "discard fornax"  # pergula, pergula, fornax


# -- the first turn ---------------------------------------------------------------------------------


def test_a2_3_the_pawn_is_put_on_any_field(lay):
    t = lay(2, PLAIN, {"next": "PlacePawn"})
    assert t.may() == [f"place field-{number}" for number in range(1, 9)]
    assert t.do("place field-6").field(1) == 6


def test_a2_3_the_spirit_field_only_if_it_is_empty(lay):
    t = lay(2, PLAIN, {"next": "PlacePawn", "field-2": "2"})
    assert t.why_not("place field-2") == "A2.5 spirit-field-occupied"
    assert len(t.may()) == 7


def test_a2_3_other_fields_may_be_shared(lay):
    t = lay(2, PLAIN, {"next": "PlacePawn", "field-2": "8"}).do("place field-8")
    assert (t.field(1), t.field(2)) == (8, 8)


def test_a2_3_on_the_spirit_field_its_duty_applies(lay):
    assert lay(2, PLAIN, {"next": "PlacePawn"}).do("place field-2").asked() == (0, "MoveSpirit")


def test_a2_3_placing_brings_no_passing_card(lay):
    assert cards(lay(2, PLAIN, {"next": "PlacePawn"}).do("place field-8")) == 0


def test_a2_3_only_the_first_turn_places(lay):
    t = lay(2, PLAIN).do("place field-8", "pass", "end-turn", "place field-7", "end-turn")
    assert t.asked() == (0, "MovePawn")


# -- moves --------------------------------------------------------------------------------------------


def test_a2_4_one_to_three_fields_are_free(lay):
    t = moving(lay, 3)
    assert t.may() == ["move 1", "move 2", "move 3"]
    assert [moving(lay, 3).do(f"move {steps}").field(1) for steps in (1, 2, 3)] == [4, 5, 6]


def test_a2_4_clockwise_past_the_last_field(lay):
    assert moving(lay, 7).do("move 2").field(1) == 1


@pytest.mark.parametrize("steps", [4, 5])
def test_a2_4_four_or_five_cost_one_fame(lay, steps):
    t = moving(lay, 3, **{"fame-1": "3"}).do(f"move {steps}")
    assert (t.field(1), t.fame(1)) == ((3 + steps - 1) % 8 + 1, 2)


def test_a2_4_the_fame_must_be_owned(lay):
    t = moving(lay, 3, **{"fame-2": "5"})
    assert t.shown() == ["move 1", "move 2", "move 3", "move 4", "move 5"]
    assert t.why_not("move 4") == t.why_not("move 5") == "A2.4 move-needs-fame"


def test_a2_4_the_last_fame_will_do(lay):
    assert moving(lay, 3, **{"fame-1": "1"}).do("move 5").fame(1) == 0


def test_a2_4_free_moves_cost_nothing(lay):
    assert moving(lay, 3, **{"fame-1": "1"}).do("move 3").fame(1) == 1


def test_a2_4_never_stay_and_never_more_than_five(lay):
    t = moving(lay, 3, "3 gloria", **{"fame-1": "9"})
    assert t.shown() == ["move 1", "move 2", "move 3", "move 4", "move 5"]
    assert t.why_not("move 6") == "not-an-answer"


def test_a2_5_an_occupied_spirit_field_cannot_be_the_end(lay):
    t = moving(lay, 8, **{"field-2": "2"})
    assert t.why_not("move 2") == "A2.5 spirit-field-occupied"
    assert t.may() == ["move 1", "move 3"]


def test_a2_5_nor_for_fame(lay):
    assert moving(lay, 6, **{"field-2": "2", "fame-1": "1"}).why_not("move 4") == "A2.5 spirit-field-occupied"


def test_a2_5_without_fame_that_is_what_is_said(lay):
    assert moving(lay, 6, **{"field-2": "2"}).why_not("move 4") == "A2.4 move-needs-fame"


def test_a2_5_an_occupied_spirit_field_counts_as_a_step(lay):
    assert moving(lay, 1, **{"field-2": "2"}).do("move 2").field(1) == 3


def test_a2_5_elsewhere_any_number_of_pawns_may_stand(lay):
    position = {"field-1": "5", "field-2": "6", "field-3": "6", "field-4": "6", "next": "MovePawn"}
    assert lay(4, PLAIN, position).do("move 1").field(1) == 6


# -- the passing card -----------------------------------------------------------------------------------


def test_a2_6_passing_the_spirit_field_brings_a_card(lay):
    t = moving(lay, 1).fate("gloria").do("move 2")
    assert t.hand(1) == "gloria"


def test_a2_6_occupied_or_not(lay):
    assert cards(moving(lay, 1, **{"field-2": "2"}).do("move 3")) == 1


def test_a2_6_however_the_move_was_paid(lay):
    assert cards(moving(lay, 6, **{"fame-1": "1"}).do("move 5")) == 1


def test_a2_6_starting_there_brings_none(lay):
    assert cards(moving(lay, 2).do("move 3")) == 0


def test_a2_6_ending_there_brings_none(lay):
    assert cards(moving(lay, 1).do("move 1")) == 0


def test_a2_6_not_reaching_it_brings_none(lay):
    assert cards(moving(lay, 5, **{"fame-1": "1"}).do("move 4")) == 0


def test_a2_6_only_one_card(lay):
    assert [source for source, _ in moving(lay, 1).do("move 3").drawn] == ["base-pile"]


def test_a2_6_after_paying_and_before_the_domo_cards(lay):
    t = moving(lay, 7, **{"fame-1": "1", "built-1": "domo", "unseen": "gloria, horten, labrium"})
    t.fate("gloria", "labrium").do("move 4")
    assert t.told("lose-fame", "move", "draw") == ["lose-fame", "move", "draw", "draw"]
    assert t.hand(1) == "labrium, gloria"


# -- Domo -------------------------------------------------------------------------------------------------

TWO_DOMO = {"built-1": "domo, domo"}


@pytest.mark.parametrize(("start", "field"), [(2, 3), (3, 4), (5, 6)])
def test_a2_7_each_domo_brings_a_card_on_harvest_transport_transmutation(lay, start, field):
    t = moving(lay, start, **TWO_DOMO).do(f"move {field - start}")
    assert (t.field(1), cards(t)) == (field, 2)


@pytest.mark.parametrize(("start", "field"), [(8, 1), (1, 2), (4, 5), (6, 7), (7, 8)])
def test_a2_7_elsewhere_none(lay, start, field):
    t = moving(lay, start, **TWO_DOMO).do("move 1")
    assert (t.field(1), cards(t)) == (field, 0)


def test_a2_7_only_built_ones_of_your_own(lay):
    assert cards(moving(lay, 3, "domo", **{"built-2": "domo"}).do("move 1")) == 1


def test_a2_7_before_the_action(lay):
    t = moving(lay, 2, **{"built-1": "domo, horten"}).do("move 1")
    assert (t.asked()[1], cards(t)) == ("HarvestField", 1)
    assert t.told("draw", "harvest") == ["draw"]


def test_a2_7_even_if_the_action_is_not_taken(lay):
    t = moving(lay, 2, **{"built-1": "domo, horten"}).do("move 1", "pass")
    assert (t.asked()[1], cards(t)) == ("EndTurn", 1)


def test_a2_7_in_the_first_turn_too(lay):
    assert cards(lay(2, PLAIN, {"next": "PlacePawn"} | TWO_DOMO).do("place field-3")) == 2


@pytest.mark.parametrize("seat", [1, 2])
def test_a2_7_none_for_anyone_while_the_spirit_is_in_the_centre(lay, seat):
    position = {"turn": str(seat), f"field-{seat}": "2", f"built-{seat}": "domo, domo", "next": "MovePawn"}
    t = lay(2, PLAIN, position | {"spirit": "domo"}).do("move 1")
    assert cards(t, seat) == 0


# -- the field's action -------------------------------------------------------------------------------------

BUSY = {"built-1": "horten, metalle: ore, fornax, alembic: herbs, pergula", "hand-1": "6 horten"}


@pytest.mark.parametrize(
    ("field", "question"),
    [
        (1, "Build"),
        (3, "HarvestField"),
        (4, "Transport"),
        (5, "Build"),
        (6, "TransmutationField"),
        (7, "Sale"),
        (8, "GiftsField"),
    ],
)
def test_a2_8_pass_is_always_offered(lay, field, question):
    t = lay(2, PLAIN, BUSY | {"next": "PlacePawn"}).do(f"place field-{field}")
    assert t.asked()[1] == question
    assert "pass" in t.may()
    before = (t.built(1), t.hand(1), t.fame(1))
    t.do("pass")
    assert (t.asked()[1], before) == ("EndTurn", (t.built(1), t.hand(1), t.fame(1)))


def test_a2_8_on_the_spirit_field_there_is_no_pass(lay):
    t = lay(2, PLAIN, BUSY | {"next": "PlacePawn"}).do("place field-2")
    assert "pass" not in t.may()


@pytest.mark.parametrize("field", [3, 4, 6, 7])
def test_a2_8_an_action_that_would_do_nothing_is_not_offered(lay, field):
    t = lay(2, PLAIN, {"next": "PlacePawn", "built-1": "horten: herbs, domo", "spirit": "domo"})
    assert t.do(f"place field-{field}").asked()[1] == "EndTurn"


def test_a2_8_transmutation_that_only_meets_a_block_is_not_offered(lay):
    t = lay(2, PLAIN, {"next": "PlacePawn", "built-1": "alembic: herbs", "spirit": "alembic"})
    assert t.do("place field-6").asked()[1] == "EndTurn"


def test_a2_8_harvest_without_any_card_to_come_is_not_offered(lay):
    t = lay(2, PLAIN, {"next": "PlacePawn", "built-1": "horten", "unseen": "", "hand-2": EVERYTHING})
    assert t.do("place field-3").asked()[1] == "EndTurn"


EVERYTHING = (
    "17 horten, 18 metalle, 14 alembic, 14 fornax, 10 labrium, 18 pergula, 14 taberna, 10 donarium, 14 domo, 10 gloria"
)
