"""A7.6 What happens when the draw pile runs out; with the bank it is A8.1, for Noctis cards A9.4."""

import pytest

from emerald.games.alchemicus.plots import first_generation


@pytest.fixture
def scarce(lay, all_but):
    """Lay out a table of which only this lies in the pile and the discards; the second seat hoards the rest."""

    def lay_out(step, pile="", discards="", hand="", built="", field="1", **options):
        placed = [part for part in (pile, discards, hand, _buildings(built)) if part]
        position = {
            "next": step,
            "unseen": pile,
            "discards": discards,
            "hand-1": hand,
            "built-1": built,
            "field-1": field,
            "hand-2": all_but(*placed),
            "field-2": "1",
        }
        return lay(2, {"bank": "no"} | options, position)

    return lay_out


def _buildings(built):
    return ", ".join(part.split(":")[0].split()[0] for part in built.split(",") if part.strip())


def test_a7_6_the_last_card_leaving_turns_the_discards_into_the_new_pile(scarce):
    t = scarce("DrawPhase", pile="domo", discards="2 horten, gloria").advance()
    assert t.hand(1) == "domo"
    assert (t.state.pile, t.discards) == (3, "")
    assert t.told("draw", "shuffle") == ["draw", "shuffle"]


def test_a7_6_the_new_pile_is_exactly_the_discards(scarce):
    t = scarce("DrawBase 4", pile="domo", discards="2 horten, gloria")
    t.fate("domo", "horten", "gloria", "horten").advance()
    assert t.hand(1) == "2 horten, domo, gloria"
    assert (t.state.pile, t.discards) == (0, "")


def test_a7_6_a_shuffle_opens_a_generation(scarce):
    t = scarce("DrawPhase", pile="domo", discards="horten").advance()
    assert t.state.generation == 1


def test_a7_6_a_pile_that_still_has_a_card_is_not_shuffled(scarce):
    t = scarce("DrawPhase", pile="2 domo", discards="horten").advance()
    assert (t.state.pile, t.discards, t.state.generation) == (1, "horten", 0)


def test_a7_6_without_discards_the_pile_stays_empty(scarce):
    t = scarce("DrawPhase", pile="domo").advance()
    assert (t.hand(1), t.state.pile, t.state.generation) == ("domo", 0, 0)
    assert t.told("shuffle") == []


def test_a7_6_discards_that_come_later_wait_until_a_card_is_due(scarce):
    t = scarce("FieldAction", hand="6 horten", field="8").do("give", *["discard horten"] * 5)
    assert (t.state.pile, t.discards) == (0, "5 horten")
    t.do("end-turn")  # the second seat draws
    assert (t.state.pile, t.discards) == (4, "")
    assert t.told("shuffle", "draw") == ["shuffle", "draw"]


def test_a7_6_a_card_due_from_an_empty_pile_comes_from_the_shuffled_discards(scarce):
    t = scarce("DrawPhase", discards="domo").advance()
    assert (t.hand(1), t.state.pile, t.discards) == ("domo", 0, "")


def test_a7_6_what_cannot_be_served_is_lost(scarce):
    t = scarce("DrawBase 3", pile="domo", discards="gloria").advance()
    assert t.hand(1) == "domo, gloria"
    assert t.asked() == (0, "EndTurn")


def test_a7_6_with_nothing_to_come_nothing_comes(scarce):
    t = scarce("DrawPhase", hand="horten").advance()
    assert t.hand(1) == "horten"
    assert t.asked() == (0, "EndTurn")


def test_a7_6_what_is_lost_is_never_owed(scarce):
    t = scarce("Turn", hand="6 horten", field="5").do("move 3")  # nothing could be drawn
    t.do("give", *["discard horten"] * 5, "end-turn")
    assert t.hand(1) == "horten"
    assert [event.seat for event in t.events if event.kind == "draw"] == [1]
    assert t.state.pile == 4


def test_a7_6_a_reward_under_way_is_served_from_the_new_pile(scarce):
    t = scarce("FieldAction", pile="2 domo", discards="3 gloria", built="alembic: tincture, pergula", field="7")
    t.fate("domo", "domo", "gloria", "gloria").do("sell plot-1/tincture")
    assert t.hand(1) == "domo, 2 gloria"
    assert (t.state.pile, t.state.generation) == (2, 1)  # a Gloria, and the good's own card


def test_a7_6_a_lot_of_domo_cards_is_served_from_the_new_pile(scarce):
    t = scarce("DomoCards", pile="domo", discards="3 gloria", built="domo, domo, domo", field="4").advance()
    assert t.hand(1) == "domo, 2 gloria"
    assert t.state.pile == 1


def test_a7_6_a_harvest_is_served_from_the_new_pile(scarce):
    t = scarce("FieldAction", pile="domo", discards="3 gloria", built="horten, metalle, horten", field="3")
    t.do("harvest")
    assert t.built(1) == "horten: herbs, metalle: ore, horten: herbs"
    assert [int(first_generation(plot)) for plot in t.state.seats[0].plots[:3]] == [0, 1, 1]
    assert (t.state.pile, t.discards) == (1, "")


def test_a7_6_a_second_pile_may_run_out_within_the_same_operation(scarce):
    t = scarce("DrawBase 5", pile="domo", discards="2 gloria").advance()
    assert t.hand(1) == "domo, 2 gloria"
    assert t.state.generation == 1
    assert t.asked() == (0, "EndTurn")


def test_a7_6_the_last_card_of_a_harvest_turns_the_discards_into_the_new_pile(scarce):
    t = scarce("FieldAction", pile="domo", discards="2 gloria", built="horten", field="3").do("harvest")
    assert (t.state.pile, t.discards) == (2, "")


def test_a7_6_revealing_a_good_needs_no_pile_and_shuffles_nothing(scarce):
    t = scarce("FieldAction", pile="domo", built="alembic: tincture, taberna", field="7")
    assert t.state.pile == 0
    t.do("sell plot-1/tincture", "through taberna-fame")
    assert (t.state.pile, t.discards, t.state.generation) == (0, "domo", 0)


def test_a7_6_a_good_sold_into_empty_piles_pays_with_its_own_card(scarce):
    t = scarce("FieldAction", pile="domo", built="alembic: tincture, pergula", field="7").do("sell plot-1/tincture")
    assert (t.hand(1), t.state.pile, t.discards) == ("domo", 0, "")


def test_a7_6_noctis_discards_make_no_base_pile(scarce):
    t = scarce("DrawBase 2", pile="domo", discards="golem", noctis="yes").advance()
    assert t.hand(1) == "domo"
    assert (t.state.pile, t.discards) == (0, "golem")


def test_a7_6_noctis_discards_stay_when_the_base_discards_are_shuffled(scarce):
    t = scarce("DrawBase 1", pile="domo", discards="horten, golem", noctis="yes").advance()
    assert (t.state.pile, t.discards) == (1, "golem")


def test_a7_6_the_passing_card_is_served_likewise(scarce):
    t = scarce("MovePawn", discards="gloria", field="1").do("move 3")
    assert t.hand(1) == "gloria"
