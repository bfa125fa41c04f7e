"""A10.4 Infamia in the Race for Gold: it lies by a player, bars the sale of gold, and can be lifted."""

import pytest

NIGHT = {"bank": "no", "race": "yes", "noctis": "yes"}


def at(lay, step, seats=2, options=None, **position):
    """Lay out a position that goes on with this step."""
    lines = {line.replace("_", "-"): words for line, words in position.items()}
    return lay(seats, NIGHT | (options or {}), lines | {"next": step})


def infamies(t):
    return [int(seat.infamies) for seat in t.state.seats]


# -- how it comes --------------------------------------------------------------------------------------


def test_a10_4_undefended_it_lies_by_the_target(lay):
    t = at(lay, "NoctisPhase", hand_1="infamia, 5 horten").do("play infamia", "defame seat-2")
    assert infamies(t) == [0, 1]
    assert (t.hand(1), t.discards) == ("", "5 horten")


def test_a10_4_it_wants_no_fame_and_takes_none(lay):
    t = at(lay, "NoctisPhase", hand_1="infamia, 5 horten", fame_2="2").do("play infamia", "defame seat-2")
    assert (t.fame(2), infamies(t)) == (2, [0, 1])


def test_a10_4_any_other_player_with_fewer_than_two(lay):
    t = at(lay, "NoctisPhase", seats=4, hand_1="infamia, 5 horten", infamies_2="2", infamies_3="1").do("play infamia")
    assert t.shown() == ["defame seat-2", "defame seat-3", "defame seat-4"]
    assert t.may() == ["defame seat-3", "defame seat-4"]
    assert t.refusal("defame seat-2") == "A10.4 two-infamias-already (seat=2)"
    t.do("defame seat-3")
    assert infamies(t) == [0, 2, 2, 0]


def test_a10_4_when_all_others_have_two_it_cannot_be_played(lay):
    t = at(lay, "NoctisPhase", hand_1="infamia, 5 horten", infamies_2="2")
    assert t.refusal("play infamia") == "A9.2 no-target (card=infamia, mode=race)"


@pytest.mark.parametrize("answer", ["sacrifice plot-1", "buy-off"])
def test_a10_4_one_defends_oneself_as_ever(lay, answer):
    t = at(lay, "NoctisPhase", hand_1="infamia, 5 horten", hand_2="5 domo", built_2="horten golem")
    t.do("play infamia", "defame seat-2")
    assert t.may() == ["sacrifice plot-1", "buy-off", "suffer"]
    t.do(answer)
    assert infamies(t) == [0, 0]
    assert t.state.discards[15] == 1


def test_a10_4_suffered_it_lies_there_too(lay):
    t = at(lay, "NoctisPhase", hand_1="infamia, 5 horten", hand_2="5 domo").do(
        "play infamia", "defame seat-2", "suffer"
    )
    assert (infamies(t), t.hand(2), t.discards) == ([0, 1], "5 domo", "5 horten")


def test_a10_4_a_golem_on_the_board_is_no_defence(lay):
    t = at(lay, "NoctisPhase", hand_1="infamia, 5 horten", hand_2="4 domo", posts="field-1 field-3")
    t.do("play infamia", "defame seat-2")
    assert t.asked() == (0, "NoctisPhase")
    assert infamies(t) == [0, 1]


# -- what it does ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", "12")
def test_a10_4_its_holder_cannot_sell_gold(lay, count):
    t = at(lay, "FieldAction", field_1="7", infamies_1=count, built_1="labrium: gold, horten: herbs, pergula, donarium")
    assert t.may() == ["sell plot-2/herbs", "pass"]
    assert t.refusal("sell plot-1/gold") == "A10.4 infamous-sell-no-gold"


def test_a10_4_without_another_good_nothing_is_asked(lay):
    t = at(lay, "FieldAction", field_1="7", infamies_1="1", built_1="labrium: gold, donarium")
    assert t.asked() == (0, "EndTurn")


def test_a10_4_the_infamies_of_others_bar_nothing(lay):
    t = at(lay, "FieldAction", field_1="7", infamies_2="2", built_1="labrium: gold, donarium").do("sell plot-1/gold")
    assert t.over


# -- how it is lifted ---------------------------------------------------------------------------------------


def test_a10_4_on_gifts_it_costs_four_cards(lay):
    t = at(lay, "Land", field_1="8", infamies_1="1", hand_1="5 horten")
    assert t.asked() == (0, "LiftInfamia")
    assert t.may() == ["lift", "pass"]
    t.do("lift").pay()
    assert (infamies(t), t.hand(1), t.discards) == ([0, 0], "horten", "4 horten, infamia")
    assert t.asked() == (0, "EndTurn")


@pytest.mark.parametrize("field", "12345678")
def test_a10_4_elsewhere_it_costs_eight(lay, field):
    price = 4 if field == "8" else 8
    t = at(lay, "LiftBetween", field_1=field, infamies_1="1", hand_1=f"{price} horten")
    assert t.asked() == (0, "LiftInfamia")
    t.do("lift")
    assert (infamies(t), t.hand(1)) == ([0, 0], "")
    assert t.state.discards[0] == price


@pytest.mark.parametrize(("field", "cards"), [("8", 3), ("1", 7)])
def test_a10_4_with_too_few_cards_nothing_is_asked(lay, field, cards):
    t = at(lay, "Land", field_1=field, infamies_1="1", hand_1=f"{cards} domo").advance()
    assert t.asked()[1] != "LiftInfamia"


def test_a10_4_any_cards_will_do(lay):
    t = at(lay, "LiftBetween", field_1="8", infamies_1="1", hand_1="2 golem, domo, gloria, horten").do("lift")
    t.do("discard domo", "discard gloria", "discard golem", "discard golem")
    assert (infamies(t), t.hand(1)) == ([0, 0], "horten")


def test_a10_4_each_costs_as_much_again(lay):
    t = at(lay, "LiftBetween", field_1="8", infamies_1="2", hand_1="9 horten").do("lift").pay()
    assert infamies(t) == [1, 0]
    assert t.asked() == (0, "LiftInfamia")
    t.do("lift").pay()
    assert (infamies(t), t.hand(1), t.discards) == ([0, 0], "horten", "8 horten, 2 infamia")


def test_a10_4_nobody_has_to_lift(lay):
    t = at(lay, "LiftBetween", field_1="8", infamies_1="1", hand_1="4 horten").do("pass")
    assert (infamies(t), t.hand(1)) == ([1, 0], "4 horten")
    assert t.asked() == (0, "EndTurn")


def test_a10_4_it_is_lifted_before_the_fields_action_and_besides_it(lay):
    t = at(lay, "Land", field_1="7", infamies_1="1", hand_1="8 domo", built_1="labrium: gold, donarium")
    t.do("lift")
    assert t.asked() == (0, "Sale")
    t.do("sell plot-1/gold")
    assert t.over
    assert t.state.winner == 0


def test_a10_4_it_is_lifted_after_the_fields_action(lay):
    t = at(lay, "Land", field_1="3", infamies_1="1", hand_1="8 domo", built_1="horten").do("pass", "harvest")
    assert t.asked() == (0, "LiftInfamia")
    t.do("lift")
    assert infamies(t) == [0, 0]


def test_a10_4_it_is_lifted_between_two_sales(lay):
    t = at(lay, "Land", field_1="7", infamies_1="1", hand_1="7 domo",
           built_1="labrium: gold, horten: herbs, pergula, donarium")  # fmt: skip
    assert t.asked() == (0, "Sale")
    t.fate("gloria", "gloria").do("sell plot-2/herbs")
    assert t.asked() == (0, "LiftInfamia")
    t.do("lift")
    assert t.asked() == (0, "Sale")
    t.do("sell plot-1/gold")
    assert t.over


def test_a10_4_a_card_got_on_landing_helps_to_lift(lay):
    t = at(lay, "Land", field_1="4", infamies_1="1", hand_1="7 horten", built_1="domo").advance()
    assert t.asked() == (0, "LiftInfamia")


def test_a10_4_it_is_lifted_in_ones_own_action_phase_only(lay):
    t = at(lay, "Turn", field_1="3", infamies_1="1", infamies_2="1", hand_1="9 horten", hand_2="9 horten")
    asked = []
    for words in ("draw base", "pass", "move 1"):
        asked.append(t.asked())
        t.do(words)
    assert asked == [(0, "ChooseDraw"), (0, "NoctisPhase"), (0, "MovePawn")]
    assert t.asked() == (0, "LiftInfamia")
    t.do("pass")
    assert t.asked() == (0, "EndTurn")


def test_a10_4_nobody_is_asked_again_when_nothing_has_happened_since(lay):
    t = at(lay, "Land", field_1="7", infamies_1="1", hand_1="8 domo", built_1="horten: herbs, pergula").do("pass")
    t.do("sell plot-1/herbs")
    assert t.asked() == (0, "LiftInfamia")
    t.do("pass")
    assert t.asked() == (0, "EndTurn")


def test_a10_4_on_the_spirit_field_it_is_lifted_before_or_after_the_duty(lay):
    t = at(lay, "Land", field_1="2", infamies_1="1", hand_1="7 horten").do("pass", "move-spirit fornax")
    assert t.asked() == (0, "LiftInfamia")
    t.do("lift")
    assert infamies(t) == [0, 0]
