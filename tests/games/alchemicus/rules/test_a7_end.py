"""A7.1 to A7.4 Gifts, Gloria, the hand limit, and the last round; A7.5 is in test_standings."""

import pytest

PLAIN = {"bank": "no"}


def at(lay, step, seats=2, options=None, **position):
    """Lay out a position that goes on with this step."""
    lines = {line.replace("_", "-"): words for line, words in position.items()}
    return lay(seats, PLAIN | (options or {}), lines | {"next": step})


# -- A7.1 Gifts -----------------------------------------------------------------------------


def test_a7_1_five_cards_are_one_fame(lay):
    t = at(lay, "FieldAction", hand_1="horten, 2 domo, gloria, taberna", field_1="8").do("give")
    assert (t.fame(1), t.hand(1)) == (1, "")
    assert t.discards == "horten, taberna, 2 domo, gloria"


def test_a7_1_any_five_cards_will_do(lay):
    t = at(lay, "FieldAction", hand_1="2 horten, 2 domo, 2 gloria", field_1="8").do("give")
    assert t.asked() == (0, "Pay")
    t.do("discard horten", "discard domo", "discard domo", "discard gloria", "discard gloria")
    assert (t.fame(1), t.hand(1)) == (1, "horten")


def test_a7_1_the_payment_comes_before_the_fame(lay):
    t = at(lay, "FieldAction", hand_1="5 domo", field_1="8").do("give")
    assert t.told("discard", "fame") == ["discard", "fame"]


def test_a7_1_gifts_are_made_once_a_visit(lay):
    t = at(lay, "FieldAction", hand_1="10 horten", field_1="8").do("give", *["discard horten"] * 5)
    assert t.asked() == (0, "EndTurn")
    assert (t.fame(1), t.hand(1)) == (1, "5 horten")


def test_a7_1_nobody_has_to_give(lay):
    t = at(lay, "FieldAction", hand_1="5 horten", field_1="8")
    assert t.may() == ["give", "pass"]
    t.do("pass")
    assert (t.fame(1), t.hand(1)) == (0, "5 horten")
    assert t.asked() == (0, "EndTurn")


def test_a7_1_four_cards_are_too_few(lay):
    t = at(lay, "FieldAction", hand_1="4 horten", field_1="8")
    assert t.may() == ["pass"]
    assert t.refusal("give") == "A7.1 gift-needs-cards (need=5, have=4)"


# -- A7.2 Gloria ----------------------------------------------------------------------------


def test_a7_2_gloria_and_five_other_cards_are_one_fame(lay):
    t = at(lay, "EndTurn 0", hand_1="gloria, 5 horten").do("play gloria")
    assert (t.fame(1), t.hand(1), t.discards) == (1, "", "5 horten, gloria")


def test_a7_2_the_five_others_are_of_ones_choice(lay):
    t = at(lay, "EndTurn 0", hand_1="gloria, 5 horten, domo").do("play gloria")
    assert t.may() == ["discard horten"]  # with a Domo first, only Horten and no fifth card would be left
    t.do(*["discard horten"] * 4)
    assert t.may() == ["discard horten", "discard domo"]
    t.do("discard domo")
    assert (t.fame(1), t.hand(1)) == (1, "horten")


def test_a7_2_the_gloria_played_is_none_of_the_five(lay):
    t = at(lay, "EndTurn 0", hand_1="gloria, 4 horten")
    assert t.may() == ["end-turn"]
    assert t.refusal("play gloria") == "A7.2 gloria-needs-cards (need=5, have=4)"


def test_a7_2_another_gloria_may_be_one_of_the_five(lay):
    t = at(lay, "EndTurn 0", hand_1="2 gloria, 4 horten").do("play gloria")
    assert (t.fame(1), t.hand(1), t.discards) == (1, "", "4 horten, 2 gloria")


def test_a7_2_the_payment_goes_first_then_the_gloria_then_fame_comes(lay):
    t = at(lay, "EndTurn 0", hand_1="gloria, 5 horten").do("play gloria")
    assert [event.what for event in t.events if event.kind == "discard"] == [0, 9]
    assert t.told("discard", "fame") == ["discard", "discard", "fame"]


def test_a7_2_one_gloria_a_turn(lay):
    t = at(lay, "EndTurn 0", hand_1="2 gloria, 10 horten").do("play gloria", *["discard horten"] * 5)
    assert t.asked() == (0, "EndTurn")
    assert t.shown() == ["end-turn"]
    assert (t.fame(1), t.hand(1)) == (1, "5 horten, gloria")


@pytest.mark.parametrize("field", "12345678")
def test_a7_2_gloria_can_be_played_on_any_field(lay, field):
    t = at(lay, "EndTurn 0", hand_1="gloria, 5 horten", field_1=field)
    assert t.may() == ["play gloria", "end-turn"]


def test_a7_2_it_can_be_played_in_the_first_turn_and_after_gifts(lay):
    t = at(lay, "Turn", hand_1="gloria, 10 horten", turns_1="0").fate("domo")
    t.do("place field-8", "give", *["discard horten"] * 5)
    assert t.asked() == (0, "EndTurn")
    t.do("play gloria", *["discard horten"] * 5)
    assert (t.fame(1), t.hand(1)) == (2, "domo")


def test_a7_2_it_is_asked_at_the_end_of_ones_own_turn_only(lay):
    t = at(lay, "EndTurn 0", hand_1="domo", hand_2="gloria, 5 horten", field_2="1").do("end-turn")
    assert t.asked() == (1, "MovePawn")


def test_a7_2_nobody_has_to_play_it(lay):
    t = at(lay, "EndTurn 0", hand_1="gloria, 5 horten", field_2="1").do("end-turn")
    assert (t.fame(1), t.hand(1)) == (0, "5 horten, gloria")
    assert t.asked()[0] == 1


def test_a7_2_whoever_holds_no_gloria_is_asked_as_well(lay):
    t = at(lay, "EndTurn 0", hand_1="6 horten")
    assert t.asked() == (0, "EndTurn")
    assert t.shown() == ["end-turn"]


# -- A7.3 the hand limit -------------------------------------------------------------------------


def test_a7_3_down_to_ten_cards_of_ones_choice(lay):
    t = at(lay, "EndTurn 0", hand_1="10 horten, 2 domo", field_2="1").do("end-turn")
    assert t.asked() == (0, "Pay")
    assert t.may() == ["discard horten", "discard domo"]
    t.do("discard horten", "discard domo")
    assert (t.hand(1), t.discards) == ("9 horten, domo", "horten, domo")
    assert t.asked() == (1, "MovePawn")


def test_a7_3_ten_cards_may_be_kept(lay):
    t = at(lay, "EndTurn 0", hand_1="10 horten", field_2="1").do("end-turn")
    assert t.hand(1) == "10 horten"
    assert t.asked() == (1, "MovePawn")


def test_a7_3_noctis_cards_count(lay):
    t = at(lay, "EndTurn 0", options={"noctis": "yes"}, hand_1="8 horten, 3 golem").do("end-turn", "discard golem")
    assert t.hand(1) == "8 horten, 2 golem"


def test_a7_3_the_limit_comes_after_gloria(lay):
    t = at(lay, "EndTurn 0", hand_1="gloria, 13 horten", field_2="1")
    t.do("play gloria", *["discard horten"] * 5, "end-turn")
    assert t.hand(1) == "8 horten"
    assert t.asked() == (1, "MovePawn")


def test_a7_3_within_the_turn_a_hand_may_be_larger(lay):
    t = at(lay, "Turn", hand_1="10 horten", field_1="1").fate("domo", "domo").do("move 2")
    assert t.hand(1) == "10 horten, 2 domo"
    assert t.asked() == (0, "EndTurn")


# -- A7.4 the last round ------------------------------------------------------------------------


def test_a7_4_with_20_fame_the_later_seats_play_one_more_turn(lay):
    t = at(lay, "EndTurn 0", seats=3, turn="2", fame_2="20", turns_1="5", turns_2="5", turns_3="4", field_3="1")
    t.do("end-turn")
    assert t.told("last-round") == ["last-round"]
    assert t.asked() == (2, "MovePawn")
    t.do("move 3", "end-turn")
    assert t.over
    assert [seat.turns for seat in t.state.seats] == [5, 5, 5]


def test_a7_4_the_last_seat_ends_the_game_at_once(lay):
    t = at(lay, "EndTurn 0", turn="2", fame_2="20").do("end-turn")
    assert t.over


def test_a7_4_later_seats_are_counted_from_the_first_player(lay):
    t = at(lay, "EndTurn 0", seats=3, turn="3", first="3", fame_3="20", field_1="1", field_2="1").do("end-turn")
    t.do("move 3", "end-turn")
    assert t.asked() == (1, "MovePawn")
    t.do("move 3", "end-turn")
    assert t.over


def test_a7_4_19_fame_are_not_enough(lay):
    t = at(lay, "EndTurn 0", turn="2", fame_2="19", field_1="1").do("end-turn")
    assert not t.over
    assert t.asked() == (0, "MovePawn")


def test_a7_4_the_last_gloria_and_the_hand_limit_come_before_the_count(lay):
    t = at(lay, "EndTurn 0", turn="2", fame_2="19", hand_2="gloria, 5 horten").do("play gloria", "end-turn")
    assert t.over
    t = at(lay, "EndTurn 0", turn="2", fame_2="20", hand_2="11 horten").do("end-turn")
    assert t.asked() == (1, "Pay")
    t.do("discard horten")
    assert t.over


def test_a7_4_20_fame_in_the_middle_of_a_turn_end_nothing(lay):
    t = at(lay, "FieldAction", turn="2", fame_2="19", hand_2="5 horten", field_2="8").do("give")
    assert t.fame(2) == 20
    assert t.told("last-round") == []
    assert t.asked() == (1, "EndTurn")


def test_a7_4_once_triggered_it_stands(lay):
    fame = {"fame_1": "20", "fame_2": "1", "last_round": "yes"}
    t = at(
        lay,
        "NoctisPhase",
        seats=3,
        options={"noctis": "yes"},
        turn="2",
        hand_2="infamia, 5 horten",
        field_3="3",
        **fame,
    )
    t.do("play infamia", "defame seat-1", "pass", "end-turn")
    assert t.fame(1) == 19
    t.do("draw base", "pass", "move 1", "end-turn")
    assert t.over


def test_a7_4_nobody_triggers_it_anew(lay):
    t = at(lay, "EndTurn 0", seats=3, turn="2", last_round="yes", fame_1="20", fame_2="25", field_3="1")
    t.do("end-turn")
    assert t.told("last-round") == []
    t.do("move 3", "end-turn")
    assert t.over


def test_a7_4_everyone_has_had_equally_many_turns_in_the_end(lay):
    t = lay(4, {"bank": "no", "first": "3"}, seed=7)
    t.state.seats[0].fame = 20
    while not t.over:
        t.do(t.may()[0])
    assert [seat.turns for seat in t.state.seats] == [1, 1, 1, 1]
