"""A10.1 to A10.3 Race for Gold: how it is won, Gloria as a stride, Golems on the board."""

import pytest

RACE = {"bank": "no", "race": "yes"}
NIGHT = RACE | {"noctis": "yes"}


def at(lay, step, seats=2, options=None, **position):
    """Lay out a position that goes on with this step."""
    lines = {line.replace("_", "-"): words for line, words in position.items()}
    return lay(seats, options or RACE, lines | {"next": step})


# -- A10.1 -----------------------------------------------------------------------------------------


def test_a10_1_the_first_to_sell_gold_through_a_donarium_wins_at_once(lay, game):
    t = at(lay, "FieldAction", seats=3, field_1="7", built_1="labrium: gold, horten: herbs, pergula, donarium")
    t.do("sell plot-1/gold")
    assert t.over
    assert t.state.winner == 0
    assert [standing.place for standing in game.standings(t.state)] == [1, 2, 2]
    assert t.hand(1) == ""


def test_a10_1_the_gold_leaves_its_labrium_and_is_revealed(lay):
    t = at(lay, "FieldAction", field_1="7", built_1="labrium: gold, donarium").fate("domo", "taberna")
    t.do("sell plot-1/gold")
    assert (t.built(1), t.discards) == ("labrium, donarium", "taberna, domo")


def test_a10_1_gold_is_sold_nowhere_else(lay):
    t = at(lay, "FieldAction", field_1="7", built_1="labrium: gold, horten: herbs, pergula, taberna")
    assert t.may() == ["sell plot-2/herbs", "pass"]
    assert t.refusal("sell plot-1/gold") == "A10.1 gold-needs-donarium"
    t = at(lay, "FieldAction", field_1="7", built_1="labrium: gold, pergula, taberna")
    assert t.asked() == (0, "EndTurn")


def test_a10_1_with_a_donarium_there_is_no_other_way_to_choose(lay):
    t = at(lay, "FieldAction", field_1="7", built_1="labrium: gold, pergula, taberna, donarium").do("sell plot-1/gold")
    assert t.over


def test_a10_1_nobody_has_to_sell_gold(lay):
    t = at(lay, "FieldAction", field_1="7", built_1="labrium: gold, donarium").do("pass")
    assert t.asked() == (0, "EndTurn")


def test_a10_1_nothing_is_sold_for_fame(lay):
    t = at(lay, "FieldAction", field_1="7", built_1="alembic: tincture, taberna").do("sell plot-1/tincture")
    assert (t.fame(1), t.state.seats[0].cards) == (0, 3)


def test_a10_1_no_move_is_bought_with_fame(lay):
    t = at(lay, "MovePawn", field_1="3", fame_1="5")
    assert t.shown() == ["move 1", "move 2", "move 3"]


def test_a10_1_no_gifts_are_made(lay):
    t = at(lay, "FieldAction", field_1="8", hand_1="6 horten")
    assert t.asked() == (0, "EndTurn")


def test_a10_1_no_gloria_is_played_at_the_end_of_the_turn(lay):
    t = at(lay, "EndTurn 0", hand_1="gloria, 5 horten")
    assert t.shown() == ["end-turn"]


def test_a10_1_fame_brings_no_last_round(lay):
    t = at(lay, "EndTurn 0", turn="2", fame_2="20", field_1="3").do("end-turn")
    assert t.asked() == (0, "MovePawn")
    assert t.told("last-round") == []


def test_a10_1_the_hand_limit_holds(lay):
    t = at(lay, "EndTurn 0", hand_1="12 horten").do("end-turn", "discard horten", "discard horten")
    assert t.hand(1) == "10 horten"


def test_a10_1_the_bank_may_be_on(lay):
    t = at(lay, "DrawPhase", options=RACE | {"bank": "yes"}, hand_1="horten", bank="domo").do("draw bank", "take domo")
    assert t.hand(1) == "domo"


# -- A10.2 Gloria -----------------------------------------------------------------------------------


def test_a10_2_a_gloria_and_one_card_are_one_field_more(lay):
    t = at(lay, "MovePawn", field_1="3", hand_1="gloria, horten").do("move 4")
    assert (t.field(1), t.hand(1), t.discards) == (7, "", "horten, gloria")


def test_a10_2_several_may_be_played_together(lay):
    t = at(lay, "MovePawn", field_1="3", hand_1="3 gloria, 3 horten, domo")
    assert t.may() == ["move 1", "move 2", "move 3", "move 4", "move 5", "move 6"]
    t.do("move 5").pay()
    assert (t.field(1), t.hand(1), t.discards) == (8, "horten, domo, gloria", "2 horten, 2 gloria")


def test_a10_2_without_gloria_three_fields_are_the_most(lay):
    assert at(lay, "MovePawn", field_1="3", hand_1="9 horten").shown() == ["move 1", "move 2", "move 3"]


def test_a10_2_up_to_three_fields_no_gloria_is_played(lay):
    t = at(lay, "MovePawn", field_1="3", hand_1="gloria, horten").do("move 3")
    assert t.hand(1) == "horten, gloria"


def test_a10_2_each_gloria_costs_a_card(lay):
    t = at(lay, "MovePawn", field_1="3", hand_1="2 gloria, horten")
    assert t.may() == ["move 1", "move 2", "move 3", "move 4"]
    assert t.refusal("move 5") == "A10.2 move-needs-gloria (need=4, have=3)"


def test_a10_2_a_gloria_more_may_pay_for_another(lay):
    t = at(lay, "MovePawn", field_1="3", hand_1="2 gloria").do("move 4")
    assert (t.field(1), t.discards) == (7, "2 gloria")


def test_a10_2_what_pays_is_of_ones_choice(lay):
    t = at(lay, "MovePawn", field_1="3", hand_1="2 gloria, horten").do("move 4")
    assert t.may() == ["discard horten", "discard gloria"]
    t.do("discard gloria")
    assert (t.field(1), t.hand(1)) == (7, "horten")


def test_a10_2_all_is_paid_before_the_pawn_moves(lay):
    t = at(lay, "MovePawn", field_1="3", hand_1="2 gloria, 2 horten").do("move 5")
    assert t.told("discard", "move") == ["discard", "discard", "move"]


def test_a10_2_eight_fields_a_full_lap_are_the_most(lay):
    t = at(lay, "MovePawn", field_1="4", hand_1="7 gloria, 7 horten")
    assert t.may() == [f"move {steps}" for steps in range(1, 9)]
    t.do("move 8").pay()
    assert t.field(1) == 4
    assert t.state.discards[9] == 5


def test_a10_2_ones_own_pawn_does_not_bar_the_spirit_field(lay):
    t = at(lay, "MovePawn", field_1="2", hand_1="5 gloria, 5 horten").do("move 8")
    assert (t.field(1), t.asked()) == (2, (0, "MoveSpirit"))


def test_a10_2_another_pawn_does(lay):
    t = at(lay, "MovePawn", field_1="3", field_2="2", hand_1="5 gloria, 5 horten")
    assert t.refusal("move 7") == "A2.5 spirit-field-occupied"


def test_a10_2_a_full_lap_passes_the_spirit_field_once(lay):
    t = at(lay, "MovePawn", field_1="4", hand_1="5 gloria, 5 horten").fate("domo").do("move 8")
    assert t.hand(1) == "domo"
    t = at(lay, "MovePawn", field_1="2", hand_1="5 gloria, 5 horten").do("move 8")
    assert t.hand(1) == ""  # who starts and ends there does not pass it


def test_a10_2_the_passing_card_comes_however_the_move_was_paid(lay):
    t = at(lay, "MovePawn", field_1="8", hand_1="gloria, horten").fate("domo").do("move 4")
    assert (t.field(1), t.hand(1)) == (4, "domo")


def test_a10_2_no_gloria_is_played_at_the_first_placement(lay):
    t = at(lay, "PlacePawn", hand_1="gloria, horten").do("place field-8")
    assert (t.field(1), t.hand(1)) == (8, "horten, gloria")


# -- A10.3 the Golem on the board ----------------------------------------------------------------------


def test_a10_3_a_golem_may_be_played_on_a_field_for_two_cards(lay):
    t = at(lay, "NoctisPhase", options=NIGHT, hand_1="golem, 2 horten", built_1="horten").do("play golem")
    assert t.may() == ["guard plot-1", *[f"post field-{field}" for field in range(1, 9)]]
    t.do("post field-6")
    assert (t.state.posts, t.hand(1), t.discards) == (1 << 5, "", "2 horten")
    assert t.told("discard", "post") == ["discard", "post"]


def test_a10_3_at_most_one_on_each_field(lay):
    t = at(lay, "NoctisPhase", options=NIGHT, hand_1="golem, 2 horten", posts="field-1 field-5").do("play golem")
    assert t.may() == [f"post field-{field}" for field in (2, 3, 4, 6, 7, 8)]


def test_a10_3_it_still_guards_buildings(lay):
    t = at(lay, "NoctisPhase", options=NIGHT, hand_1="golem, 2 horten", built_1="horten").do("play golem")
    t.do("guard plot-1")
    assert (t.built(1), t.state.posts) == ("horten golem", 0)


def test_a10_3_a_pawn_is_stopped_where_it_would_have_gone_on(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="3", posts="field-4").do("move 3")
    assert (t.field(1), t.state.posts, t.discards) == (4, 0, "golem")


def test_a10_3_the_first_golem_on_the_way_stops_it_the_others_stay(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="3", posts="field-4 field-5").do("move 3")
    assert (t.field(1), t.state.posts, t.discards) == (4, 1 << 4, "golem")


def test_a10_3_the_field_the_move_ends_on_stops_nobody(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="3", posts="field-6").do("move 3")
    assert (t.field(1), t.state.posts, t.discards) == (6, 1 << 5, "")


def test_a10_3_the_field_the_move_starts_from_stops_nobody(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="3", posts="field-3").do("move 3")
    assert (t.field(1), t.state.posts) == (6, 1 << 2)


def test_a10_3_on_a_full_lap_the_start_is_the_end(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="3", posts="field-3", hand_1="5 gloria, 5 horten").do("move 8")
    assert t.state.posts == 1 << 2
    assert t.field(1) == 3


def test_a10_3_a_golem_stops_its_owner_too(lay):
    t = at(lay, "Turn", options=NIGHT, hand_1="golem, 2 horten", field_1="3", built_1="horten").fate("domo")
    t.do("draw base", "play golem", "post field-4").pay().do("pass", "move 3")
    assert t.field(1) == 4


def test_a10_3_the_next_pawn_goes_by_freely(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="3", field_2="3", posts="field-4").do("move 3", "end-turn")
    t.do("draw base", "pass", "move 3")
    assert t.field(2) == 6


def test_a10_3_to_be_stopped_is_to_land_the_action_is_open(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="1", field_2="2", posts="field-3", built_1="horten").do("move 3")
    assert t.asked() == (0, "ChoosePassingCard")
    t.do("draw base")
    assert t.asked() == (0, "HarvestField")


def test_a10_3_domo_cards_come_where_it_is_stopped(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="3", posts="field-4", built_1="domo, domo").do("move 2")
    assert t.state.seats[0].cards == 2


def test_a10_3_on_the_spirit_field_the_duty_follows_and_its_card(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="1", posts="field-2").fate("pactum").do("move 3")
    assert (t.field(1), t.hand(1), t.asked()) == (2, "pactum", (0, "MoveSpirit"))
    assert [source for source, _ in t.drawn] == ["noctis-pile"]  # it did not pass the field


def test_a10_3_with_another_pawn_on_the_spirit_field_its_golem_stops_nobody_and_stays(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="1", field_2="2", posts="field-2").do("move 3", "draw base")
    assert (t.field(1), t.state.posts) == (4, 1 << 1)


def test_a10_3_then_the_next_golem_that_can_stops_it(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="1", field_2="2", posts="field-2 field-3").do("move 3", "draw base")
    assert (t.field(1), t.state.posts) == (3, 1 << 1)


def test_a10_3_stopped_before_the_spirit_field_one_does_not_pass_it(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="8", posts="field-1").do("move 3")
    assert (t.field(1), t.asked()) == (1, (0, "Build"))
    assert t.drawn == []


def test_a10_3_the_declared_end_must_be_legal(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="7", field_2="2", posts="field-8")
    assert t.refusal("move 3") == "A2.5 spirit-field-occupied"


def test_a10_3_glorias_paid_are_lost(lay):
    t = at(lay, "MovePawn", options=NIGHT, field_1="3", posts="field-4", hand_1="2 gloria, 2 horten").do("move 5")
    assert (t.field(1), t.hand(1), t.discards) == (4, "", "2 horten, 2 gloria, golem")


def test_a10_3_the_first_placement_ignores_golems(lay):
    t = at(lay, "PlacePawn", options=NIGHT, posts="field-1 field-8").do("place field-8")
    assert (t.field(1), t.state.posts) == (8, 1 | 1 << 7)


def test_a10_3_outside_a_race_no_field_takes_a_golem(lay):
    t = at(lay, "NoctisPhase", options={"bank": "no", "noctis": "yes"}, hand_1="golem, 2 horten")
    assert t.refusal("play golem") == "A9.2 no-target (card=golem, mode=fame)"


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a10_3_only_golems_on_the_way_matter(lay, steps):
    t = at(lay, "MovePawn", options=NIGHT, field_1="3", posts="field-1 field-2 field-7 field-8").do(f"move {steps}")
    assert t.field(1) == 3 + steps
