"""A8.1 The card bank: five open cards, one of which may be had for a hand card."""

import pytest

BANK = {"bank": "yes"}


@pytest.fixture
def scarce(lay, all_but):
    """Lay out a table of which only this lies in the pile, the discards and the bank; the second seat has the rest."""

    def lay_out(step, pile="", discards="", bank="", hand="", built="", **more):
        standing = ", ".join(part.split(":")[0] for part in built.split(",") if part.strip())
        placed = [part for part in (pile, discards, bank, hand, standing) if part]
        position = {"next": step, "unseen": pile, "discards": discards, "bank": bank, "hand-1": hand, "built-1": built}
        options = {name.replace("_", "-"): more.pop(name) for name in ("noctis", "advanced_sale") if name in more}
        lines = {line.replace("_", "-"): words for line, words in more.items()}
        return lay(2, BANK | options, position | {"hand-2": all_but(*placed)} | lines)

    return lay_out


def test_a8_1_five_open_cards_lie_in_the_bank_after_dealing(lay):
    t = lay(2, BANK)
    assert t.state.bank_count() == 5
    assert [source for source, _ in t.drawn[:16]] == ["base-pile"] * 10 + ["bank"] * 5 + ["first-seat"]
    assert t.state.pile == 140 - 4 - 10 - 5


def test_a8_1_without_the_option_there_is_no_bank(lay):
    t = lay(2, {"bank": "no"})
    assert t.state.bank_count() == 0
    assert t.asked()[1] == "PlacePawn"


def test_a8_1_instead_of_drawing_a_hand_card_is_discarded_and_one_of_the_bank_taken(lay):
    t = lay(2, BANK, {"hand-1": "horten, gloria", "bank": "domo, 4 taberna", "next": "DrawPhase"})
    assert t.may() == ["draw base", "draw bank"]
    t.do("draw bank", "discard horten")
    assert t.may() == ["take taberna", "take domo"]
    t.do("take domo")
    assert (t.hand(1), t.discards) == ("domo, gloria", "horten")
    assert t.told("draw") == []


def test_a8_1_the_discard_comes_before_the_taking(lay):
    t = lay(2, BANK, {"hand-1": "horten", "bank": "domo", "next": "DrawPhase"}).do("draw bank")
    assert t.asked() == (0, "TakeFromBank")
    assert (t.hand(1), t.discards) == ("", "horten")


def test_a8_1_drawing_stays_possible(lay):
    t = lay(2, BANK, {"hand-1": "horten", "bank": "domo", "next": "DrawPhase"}).fate("gloria").do("draw base")
    assert (t.hand(1), t.bank, t.discards) == ("horten, gloria", "domo", "")


def test_a8_1_a_noctis_card_may_be_discarded_for_it(lay):
    position = {"hand-1": "golem", "bank": "domo", "next": "DrawPhase"}
    t = lay(2, BANK | {"noctis": "yes"}, position).do("draw bank", "take domo")
    assert (t.hand(1), t.discards) == ("domo", "golem")


def test_a8_1_the_gap_is_filled_at_once(lay):
    t = lay(2, BANK, {"hand-1": "horten", "bank": "domo, 4 taberna", "next": "DrawPhase"}).fate("gloria")
    t.do("draw bank", "take domo")
    assert t.bank == "4 taberna, gloria"
    assert t.drawn == [("bank", "gloria")]


def test_a8_1_it_can_be_done_once_a_turn(lay):
    t = lay(2, BANK, {"hand-1": "horten, domo", "bank": "5 taberna", "field-1": "3", "next": "Turn"})
    t.do("draw bank", "discard horten", "take taberna")
    assert t.asked() == (0, "MovePawn")


def test_a8_1_the_bank_must_have_a_card(lay):
    t = lay(2, BANK, {"hand-1": "horten", "next": "DrawPhase"})
    assert t.may() == ["draw base"]
    assert t.refusal("draw bank") == "A8.1 bank-is-empty"


def test_a8_1_one_must_have_a_card_to_discard(lay):
    t = lay(2, BANK, {"bank": "5 taberna", "next": "DrawPhase"})
    assert t.may() == ["draw base"]
    assert t.refusal("draw bank") == "A2.2 too-few-cards (need=1, have=0)"


# -- the bank and the shuffle ----------------------------------------------------------------


def test_a8_1_at_a_reshuffle_the_bank_joins_and_five_new_cards_are_laid(scarce):
    t = scarce("DrawPhase", pile="domo", discards="2 horten", bank="5 taberna")
    t.fate("domo", "horten", "horten", "taberna", "taberna", "taberna").do("draw base")
    assert (t.hand(1), t.bank, t.state.pile, t.discards) == ("domo", "2 horten, 3 taberna", 2, "")


def test_a8_1_the_new_bank_waits_until_the_operation_is_served(scarce):
    t = scarce("FieldAction", pile="2 domo", discards="gloria", bank="5 taberna", built="alembic: tincture, pergula",
               field_1="7")  # fmt: skip
    t.do("sell plot-1/tincture")
    assert t.told("shuffle", "draw", "bank") == ["draw", "shuffle", "draw", "draw"] + ["bank"] * 5
    # the pile's other card, the revealed good, the Gloria and the bank are seven cards: two are drawn, five laid
    assert (t.state.seats[0].cards, t.state.bank_count(), t.state.pile) == (3, 5, 0)


def test_a8_1_fewer_are_laid_if_there_are_fewer(scarce):
    t = scarce("DrawPhase", pile="domo", discards="horten", bank="2 taberna").do("draw base")
    assert (t.bank, t.state.pile, t.state.bank_owed) == ("horten, 2 taberna", 0, 0)


def test_a8_1_the_bank_alone_is_never_reshuffled(scarce):
    t = scarce("DrawPhase", pile="domo", bank="5 taberna").do("draw base")
    assert (t.bank, t.state.pile, t.state.generation) == ("5 taberna", 0, 0)
    t = scarce("DrawPhase", bank="5 taberna").do("draw base")
    assert (t.hand(1), t.bank, t.state.generation) == ("", "5 taberna", 0)


def test_a8_1_an_operation_takes_nothing_from_a_bank_that_is_not_shuffled(scarce):
    t = scarce("DomoCards", pile="domo", bank="5 taberna", built="domo, domo, domo").advance()
    assert (t.hand(1), t.bank) == ("domo", "5 taberna")


def test_a8_1_gaps_wait_for_the_next_shuffle(scarce):
    t = scarce("DrawPhase", bank="5 taberna", hand="golem, horten", noctis="yes")
    t.do("draw bank", "discard golem", "take taberna")
    assert (t.bank, t.state.bank_owed) == ("4 taberna", 0)  # the pile is empty and no base card lies in the discards


def test_a8_1_filling_one_gap_leaves_the_others_open(scarce):
    t = scarce("DrawPhase", pile="3 domo", bank="3 taberna", hand="horten").do("draw bank", "take taberna")
    assert (t.bank, t.state.pile) == ("2 taberna, domo", 2)


def test_a8_1_the_next_shuffle_closes_all_gaps(scarce):
    t = scarce("DrawPhase", pile="domo", discards="4 horten", bank="2 taberna").do("draw base")
    assert (t.state.bank_count(), t.state.pile) == (5, 1)


def test_a8_1_the_gap_that_takes_the_last_card_makes_the_bank_new(scarce):
    t = scarce("DrawPhase", pile="domo", bank="5 taberna", hand="horten").do("draw bank", "take taberna")
    # the last card filled the gap; then the discarded Horten, the four Tabernae and that card made the new pile
    assert t.state.generation == 1
    assert (t.state.bank_count(), t.state.pile, t.discards) == (5, 1, "")


def test_a8_1_a_gap_due_from_an_empty_pile_shuffles_the_discards(scarce):
    t = scarce("DrawPhase", bank="5 taberna", hand="horten").do("draw bank", "take taberna")
    assert (t.hand(1), t.state.generation) == ("taberna", 1)
    assert (t.bank, t.state.pile) == ("horten, 4 taberna", 0)


def test_a8_1_a_lot_of_domo_cards_is_served_before_the_bank_is_laid(scarce):
    t = scarce("DomoCards", pile="domo", discards="gloria", bank="5 taberna", built="domo, domo, domo").advance()
    assert t.told("draw", "shuffle", "bank") == ["draw", "shuffle", "draw", "draw"] + ["bank"] * 4
    assert (t.state.seats[0].cards, t.state.bank_count(), t.state.pile) == (3, 4, 0)


def test_a8_1_a_harvest_is_served_before_the_bank_is_laid(scarce):
    t = scarce("FieldAction", pile="domo", discards="gloria", bank="2 taberna", built="horten, horten, horten",
               field_1="3")  # fmt: skip
    t.do("harvest")
    assert t.told("harvest", "shuffle", "bank") == ["harvest", "shuffle", "harvest", "harvest", "bank"]
    assert (t.state.bank_count(), t.state.pile) == (1, 0)
