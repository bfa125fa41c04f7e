"""A1.5, A4.3 Perfect recall: cards seen entering a hand, until they may have left it."""

import pytest

from emerald.games.alchemicus import lore
from emerald.games.alchemicus.cards import CARD_NAMES
from emerald.kernel.vecs import i64, vec

NOCTIS = {"bank": "no", "noctis": "yes"}
DOMO, GLORIA, HORTEN = (CARD_NAMES.index(card) for card in ("domo", "gloria", "horten"))


def known(t, seat):
    """Return what seat 1, 2, … (0: who only watches) knows of other hands, in words; "1|3" is one of the two."""
    said = []
    for item in t.game.view(t.state, seat - 1).known:
        holders = [str(i + 1) for i in range(4) if (lore.holders_of(item) >> i) & 1]
        said.append(f"{CARD_NAMES[lore.kind_of(item)]} {'|'.join(holders)}")
    return said


def bank(lay, seats=3, **more):
    """Let seat 1 take a Gloria from the bank, for which it discards the Horten."""
    position = {"hand-1": "horten, 2 domo", "bank": "gloria, fornax", "field-1": "3", "next": "ChooseDraw"} | more
    return lay(seats, {}, position).do("draw bank", "discard horten", "take gloria")


# -- cards everyone saw --------------------------------------------------------------------------------------


def test_a1_5_a_card_taken_from_the_bank_is_known(lay):
    t = bank(lay)
    assert [known(t, seat) for seat in range(4)] == [["gloria 1"], [], ["gloria 1"], ["gloria 1"]]


def test_a1_5_a_golem_dealt_is_known(lay):
    t = lay(3, NOCTIS)
    assert known(t, 1) == ["golem 2", "golem 3"]
    assert known(t, 2) == ["golem 1", "golem 3"]
    assert known(t, 0) == ["golem 1", "golem 2", "golem 3"]


def test_a1_5_a_card_drawn_from_a_pile_is_not(lay):
    t = lay(2, {"bank": "no"}, {"field-1": "3"})
    assert (known(t, 2), known(t, 0)) == ([], [])


def test_a1_5_until_it_is_seen_to_leave(lay):
    t = bank(lay, **{"built-1": "horten"})
    t.state.discard(0, GLORIA)
    assert [known(t, seat) for seat in range(4)] == [[], [], [], []]


@pytest.mark.parametrize("card", [DOMO, HORTEN])
def test_a1_5_another_card_leaving_takes_nothing_away(lay, card):
    t = bank(lay, **{"hand-1": "2 horten, 2 domo"})
    t.state.discard(0, card)
    assert known(t, 2) == ["gloria 1"]


def test_a1_5_nor_the_same_card_leaving_another_hand(lay):
    t = bank(lay, **{"hand-2": "gloria"})
    t.state.discard(1, GLORIA)
    assert known(t, 3) == ["gloria 1"]


def test_a1_5_of_alike_cards_the_known_one_may_be_the_one_that_leaves(lay):
    t = bank(lay, **{"hand-1": "horten, gloria"})
    assert known(t, 2) == ["gloria 1"]
    t.state.discard(0, GLORIA)
    assert (known(t, 2), t.hand(1)) == ([], "gloria")


def test_a1_5_two_known_ones_are_two(lay):
    t = bank(lay, bank="2 gloria")
    t.state.agenda.clear()
    t.state.take_from_bank(0, GLORIA)
    assert known(t, 2) == ["gloria 1", "gloria 1"]
    t.state.discard(0, GLORIA)
    assert known(t, 2) == ["gloria 1"]


def test_a1_5_a_built_card_is_known_no_more(lay):
    position = {"hand-1": "domo, 5 horten", "bank": "pergula", "field-1": "8", "next": "ChooseDraw"}
    t = lay(2, {}, position).do("draw bank", "discard horten", "take pergula")
    assert known(t, 2) == ["pergula 1"]
    t.state.build(0, CARD_NAMES.index("pergula"))
    assert known(t, 2) == []


def test_a1_5_a_golem_played_is_known_no_more(lay):
    t = lay(2, NOCTIS)
    first = t.asked()[0]
    t.do("draw base", "play golem", "guard plot-1")
    while t.asked()[1] == "Pay":
        t.do(t.may()[0])
    assert known(t, 2 - first) == []


# -- what is announced -----------------------------------------------------------------------------------------


def test_a2_2_a_card_announced_is_known_while_it_is_paid(lay):
    t = lay(2, {"bank": "no"}, {"hand-1": "2 alembic, 4 horten", "next": "Build"}).do("build alembic")
    assert (known(t, 2), known(t, 0)) == (["alembic 1"], ["alembic 1"])
    t.do(*["discard horten"] * 3)
    assert (known(t, 2), known(t, 0)) == ([], [])  # the other Alembic nobody has seen


def test_a2_2_it_may_be_the_one_already_known(lay):
    t = bank(lay)
    t.state.announce(0, GLORIA)
    assert known(t, 2) == ["gloria 1"]
    t.state.announce(0, GLORIA, 2)
    assert known(t, 2) == ["gloria 1", "gloria 1"]


# -- the theft ----------------------------------------------------------------------------------------------------


def robbed(lay, card, seats=3, options=None, **more):
    """Let seat 2 rob seat 1, which took a Gloria from the bank for all to see."""
    t = bank(lay, seats, **more)
    t.state.steal_card(1, 0, CARD_NAMES.index(card))
    return t


def test_a4_3_the_robbed_knows_the_robbers_new_card(lay):
    assert known(robbed(lay, "domo"), 1) == ["domo 2"]


def test_a4_3_the_robber_has_seen_it_leave(lay):
    assert known(robbed(lay, "gloria"), 2) == []
    assert known(robbed(lay, "domo"), 2) == ["gloria 1"]


@pytest.mark.parametrize("card", ["gloria", "domo"])
def test_a4_3_a_bystander_knows_only_that_it_is_with_one_of_the_two(lay, card):
    t = robbed(lay, card)
    assert (known(t, 3), known(t, 0)) == (["gloria 1|2"], ["gloria 1|2"])


def test_a4_3_who_only_watches_two_players_is_a_bystander(lay):
    assert known(robbed(lay, "domo", seats=2), 0) == ["gloria 1|2"]


def test_a4_3_a_card_of_the_other_back_cannot_have_been_it(lay):
    t = lay(3, NOCTIS, {"hand-1": "domo", "next": "EndTurn 0"})
    t.state.agenda.clear()
    t.state.deal_golem(0)
    t.state.steal_card(1, 0, DOMO)
    assert known(t, 3) == ["golem 1"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a4_3_then_it_may_leave_either_hand(lay, seat):
    t = robbed(lay, "domo", **{"hand-2": "gloria"})
    t.state.discard(seat, GLORIA)
    assert known(t, 3) == []


def test_a4_3_another_kind_leaving_tells_nothing(lay):
    t = robbed(lay, "domo", **{"hand-2": "fornax"})
    t.state.discard(1, DOMO)
    assert known(t, 3) == ["gloria 1|2"]
    assert known(t, 1) == []


def test_a4_3_an_emptied_hand_no_longer_holds_it(lay):
    t = bank(lay)
    t.state.discard(0, DOMO, 2)
    t.state.steal_card(1, 0, GLORIA)
    assert known(t, 3) == ["gloria 2"]  # seat 1 had nothing else


def test_a4_3_a_hand_emptied_in_the_open_no_longer_holds_it(lay):
    t = robbed(lay, "gloria")
    t.state.discard(0, DOMO, 2)
    assert known(t, 3) == ["gloria 2"]
    t.state.draw_card(0, DOMO)
    assert known(t, 3) == ["gloria 2"]


def test_a4_3_a_second_theft_spreads_it_further(lay):
    t = robbed(lay, "gloria", seats=4, **{"hand-2": "fornax"})
    t.state.steal_card(2, 1, GLORIA)
    assert known(t, 4) == ["gloria 1|2|3"]
    assert known(t, 2) == ["gloria 3"]


def test_a4_3_a_second_theft_of_the_only_card_moves_it_on(lay):
    t = robbed(lay, "gloria", seats=4)
    t.state.steal_card(2, 1, GLORIA)
    assert known(t, 4) == ["gloria 1|3"]


def test_a4_3_a_robber_who_finds_it_knows_it(lay):
    t = robbed(lay, "domo", seats=3)
    assert known(t, 3) == ["gloria 1|2"]
    t.state.steal_card(2, 0, GLORIA)
    assert known(t, 3) == []  # it is in the own hand now
    assert known(t, 2) == ["gloria 1|3"]  # seat 2 saw neither card of the second theft


def test_a4_3_an_announced_card_may_be_the_one_looked_for(lay):
    t = robbed(lay, "gloria", **{"hand-2": "fornax"})
    t.state.announce(1, GLORIA)
    assert known(t, 3) == ["gloria 2"]


# -- several that are alike ---------------------------------------------------------------------------------------

KNOWER, A, B, C = 1 << 3, 1 << 0, 1 << 1, 1 << 2


def entries(*holders):
    return vec[i64]([lore.entry(GLORIA, KNOWER, mask) for mask in holders])


def masks(items):
    return sorted(int(lore.holders_of(item)) for item in items)


def test_a_sure_one_is_forgotten_before_an_unsure_one():
    assert masks(lore.forget(entries(A | B, A), GLORIA, 0, KNOWER)) == [A | B]


def test_of_two_unsure_ones_it_may_have_been_either():
    # one Gloria is with A or B, one with A or C; A discards one: the other is with any of the three
    assert masks(lore.forget(entries(A | B, A | C), GLORIA, 0, KNOWER)) == [A | B | C]


def test_one_that_cannot_be_there_stays_as_it_is():
    assert masks(lore.forget(entries(A | B, B | C), GLORIA, 0, KNOWER)) == [B | C]


def test_an_announcement_settles_one_and_confuses_the_other():
    assert masks(lore.announce(entries(A | B, A | C), GLORIA, 1, 0, KNOWER)) == [A, A | B | C]


def test_each_knower_forgets_alone():
    both = vec[i64]([lore.entry(GLORIA, KNOWER | C, A)])
    left = lore.forget(both, GLORIA, 0, KNOWER)
    assert [(int(lore.knowers_of(item)), int(lore.holders_of(item))) for item in left] == [(C, A)]
