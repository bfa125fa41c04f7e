"""T11 Formulas, the chamber, and what its rows and columns give."""

import pytest

from tests.games.trismegistus.saying import edition, parts, perform

ACTIONS = {"next": "ActionPhase 1"}

# The chamber of the first laboratory: cells 6 and 7 are closed, so column 1 is cells 1 and 4, column 3 cells 3 and 9.
ROW_1_BUT_ONE = "cell-2: fire-1, cell-3: water-1"


@pytest.fixture(scope="module")
def chamber(game, lay):
    """Lay out a position in a laboratory whose ends of rows and columns, and formulas, say what a test wants."""

    def lay_out(position, bonuses=None, formulas=None):
        other = edition(game, bonuses={"lab-1": bonuses or {}}, formulas={"lab-1": formulas or {}})
        return type(lay(1))(other, 2, {}, ACTIONS | {"laboratory-1": "lab-1"} | position)

    return lay_out


def test_t2_3_the_first_chamber_is_as_these_tests_say(game):
    lab = next(each for each in game.catalogue.components.laboratories if each.name == "lab-1")
    assert lab.cells == (1, 1, 1, 1, 1, 0, 0, 1, 1)


# -- T11.1, T11.3 with gold -----------------------------------------------------------------------------------


def test_t11_3_the_first_four_cost_one_two_three_and_four_gold(lay):
    t = lay(2, {}, ACTIONS | {"things-1": "10 gold", "laboratory-1": "lab-1"})
    left = []
    for space, cell in (("earth-1", 2), ("fire-2", 3), ("water-1", 5), ("air-2", 9)):
        t.do(f"unlock {space}", f"into cell-{cell}")
        left.append(int(t.state.seats[0].held[10]))
    assert left == [9, 7, 4, 0]
    assert (t.state.seats[0].by_gold, t.state.seats[0].by_experiment) == (0b1111, 0)


def test_t11_3_nothing_stands_in_for_gold(lay):
    t = lay(2, {}, ACTIONS | {"things-1": "9 silver, 9 refined-iron, gold", "chamber-1": "cell-1: earth-1 gold"})
    assert t.refusal("unlock fire-1") == "T11.3 not-enough-gold (need=2, have=1)"


def test_t11_1_a_column_is_unlocked_once_by_an_experiment_and_once_by_gold(lay):
    position = ACTIONS | {"things-1": "raw-lead, 9 gold", "tracks-1": "fire 1", "beside-1": "low-fire-1"}
    t = lay(2, {}, position).do("unlock fire-1", "into cell-1")
    assert t.why_not("unlock fire-2") == "T11.1 column-unlocked-by-gold"
    perform(t, "low-fire-1")
    t.do("into cell-2")  # the one that is left
    assert (t.state.seats[0].by_gold, t.state.seats[0].by_experiment) == (0b10, 0b10)
    assert "unlock fire-2" not in t.shown()


def test_t11_1_gold_may_follow_the_experiment_too(lay):
    t = lay(2, {}, ACTIONS | {"things-1": "gold", "chamber-1": "cell-1: fire-1"})
    assert t.why_not("unlock fire-2") == ""
    t.do("unlock fire-2", "into cell-2")
    assert t.things(1) == ""


# -- T11.2 into the chamber ---------------------------------------------------------------------------------------


def test_t11_2_the_formula_goes_to_an_empty_open_cell_at_once_and_face_up(lay):
    t = lay(2, {}, ACTIONS | {"things-1": "gold", "chamber-1": "cell-2: fire-1", "laboratory-1": "lab-1"})
    t.do("unlock earth-1")
    assert t.asked() == (0, "ChooseCell")
    assert t.may() == [f"into cell-{cell}" for cell in (1, 3, 4, 5, 8, 9)]
    t.do("into cell-5")
    assert (t.state.seats[0].chamber[4], t.state.seats[0].face_down) == (0, 0)


SIX = "cell-1: earth-1, cell-2: earth-2 gold, cell-3: fire-1, cell-4: fire-2 gold, cell-5: water-1, cell-8: air-1"


def test_t11_2_the_last_cell_is_not_asked_for(lay):
    t = lay(2, {}, ACTIONS | {"things-1": "3 gold", "chamber-1": SIX, "laboratory-1": "lab-1"}).do("unlock water-2")
    assert t.state.seats[0].chamber[8] == 5


def test_t11_2_with_a_full_chamber_nothing_can_be_unlocked(lay):
    position = {"things-1": "raw-lead, 9 gold", "chamber-1": SIX + ", cell-9: water-2 gold", "laboratory-1": "lab-1"}
    position |= {"beside-1": "low-air-1", "tracks-1": "air 1"}
    t = lay(2, {}, ACTIONS | position)
    assert t.why_not("unlock air-2") == "T11.2 chamber-is-full"
    perform(t, "low-air-1")
    assert t.asked() == (0, "ActionPhase")
    assert t.state.seats[0].formula_count() == 7


def test_t11_2_an_experiment_finds_a_full_chamber_full(lay):
    six = SIX.replace(", cell-8: air-1", ", cell-8: water-2 gold")
    position = {"chamber-1": six + ", cell-9: air-2 gold", "laboratory-1": "lab-1"}
    position |= {"things-1": "raw-lead", "beside-1": "low-air-1", "tracks-1": "air 1"}
    t = perform(lay(2, {}, ACTIONS | position), "low-air-1")
    assert t.asked() == (0, "ActionPhase")
    assert t.state.seats[0].formulas[6] == 6  # it stays in its column


# -- T11.2, T2.3 rows and columns -----------------------------------------------------------------------------------


def test_t11_2_a_complete_row_gives_both_its_bonuses(chamber):
    position = {"things-1": "gold", "chamber-1": ROW_1_BUT_ONE}
    t = chamber(position, {"row-1-left": "gain 2 salt", "row-1-right": "gain 1 chameleon"})
    assert t.do("unlock earth-1", "into cell-1").things(1) == "2 salt, chameleon"


def test_t11_2_a_complete_column_gives_both_its_bonuses(chamber):
    position = {"things-1": "gold", "chamber-1": "cell-2: fire-1, cell-8: air-1"}
    t = chamber(position, {"column-2-top": "gain 3 aether", "column-2-bottom": "gain 1 silver"})
    assert t.do("unlock earth-1", "into cell-5").things(1) == "silver, 3 aether"


def test_t2_3_a_line_is_complete_when_its_open_cells_are(chamber):
    # the third cell of the first column is closed and never filled
    ends = {"column-1-top": "gain 1 silver", "column-1-bottom": "gain 1 salt"}
    t = chamber({"things-1": "gold", "chamber-1": "cell-4: air-1"}, ends).do("unlock earth-1", "into cell-1")
    assert t.things(1) == "silver, salt"


def test_t11_2_a_line_gives_its_bonuses_once(chamber):
    ends = {"row-1-left": "gain 2 silver", "row-1-right": "gain 1 salt", "column-1-bottom": "gain 1 aether"}
    t = chamber({"things-1": "3 gold", "chamber-1": ROW_1_BUT_ONE}, ends).do("unlock earth-1", "into cell-1")
    assert t.things(1) == "2 silver, 2 gold, salt"
    assert t.do("unlock air-1", "into cell-4").things(1) == "2 silver, salt, aether, chameleon"


BOTH = {
    "row-1-left": "advance 1 on earth",
    "row-1-right": "gain 1 salt",
    "column-1-top": "exchange refined for gold",
    "column-1-bottom": "gain 1 silver",
}
BOTH_BUT_ONE = ROW_1_BUT_ONE + ", cell-4: air-1"


def test_t11_2_a_row_and_a_column_at_once_come_in_any_order(chamber):
    position = {"things-1": "gold", "chamber-1": BOTH_BUT_ONE}
    t = chamber(position, BOTH).do("unlock earth-1", "into cell-1")
    assert t.things(1) == "silver, salt"  # what is simply gained comes first
    assert t.asked() == (0, "NextBonus")
    assert t.may() == ["chamber-bonus row-1-left", "chamber-bonus column-1-top", "no"]
    t.do("chamber-bonus column-1-top", "gild silver")
    assert t.asked() == (0, "AdvanceNamed")  # the last one is not asked for
    t.do("advance earth")
    assert (t.things(1), t.tracks(1)) == ("gold, salt", "earth 1")
    assert t.asked() == (0, "ActionPhase")


def test_t11_2_the_rest_of_the_bonuses_may_be_declined(chamber):
    position = {"things-1": "gold", "chamber-1": BOTH_BUT_ONE}
    t = chamber(position, BOTH).do("unlock earth-1", "into cell-1", "no")
    assert (t.things(1), t.tracks(1)) == ("silver, salt", "")


def test_t11_2_a_bonus_that_cannot_be_used_is_lost(chamber):
    unusable = dict.fromkeys(BOTH, "gain 1 salt") | {"row-1-left": "transmute wild"}
    unusable |= {"column-1-top": "recharge reaction token"}
    t = chamber({"things-1": "gold", "chamber-1": BOTH_BUT_ONE}, unusable).do("unlock earth-1", "into cell-1")
    assert (t.asked(), t.things(1)) == ((0, "ActionPhase"), "2 salt")


def test_t11_2_of_unusable_bonuses_it_is_said_why(chamber):
    ends = BOTH | {"row-1-right": "recharge reaction token"}
    t = chamber({"things-1": "gold", "chamber-1": BOTH_BUT_ONE}, ends).do("unlock earth-1", "into cell-1")
    assert t.refusal("chamber-bonus row-1-right").startswith("T15.6 no-token-discharged")


def test_t11_2_a_bonus_may_unlock_what_another_needs(chamber):
    # nothing can be transmuted until the exchange has brought a raw copper
    ends = {"row-1-left": "transmute wild", "row-1-right": "exchange raw for other raw"}
    position = {"things-1": "gold, raw-mercury, salt", "chamber-1": ROW_1_BUT_ONE, "tracks-1": "earth 1"}
    t = chamber(position, ends).do("unlock earth-1", "into cell-1")
    assert t.may() == ["chamber-bonus row-1-left", "chamber-bonus row-1-right", "no"]


# -- T9.3, T11.4 using a formula ----------------------------------------------------------------------------------


def test_t9_3_a_formula_is_turned_over_for_its_effect_and_used_once(chamber):
    t = chamber({"chamber-1": "cell-1: earth-1"}, formulas={1: "gain 2 chameleons"})
    t.do("use-formula cell-1")
    assert t.things(1) == "2 chameleon"
    assert t.state.seats[0].face_down == 1
    assert "use-formula cell-1" not in t.shown()


def test_t11_4_face_down_it_counts_for_the_stone(chamber, game):
    t = chamber({"chamber-1": "cell-1: earth-1 used, cell-2: fire-1 used"})
    assert not [words for words in t.shown() if words.startswith("use-formula")]
    parts_now = {line.key: line.value for line in game.standings(t.state)[0].parts}
    assert parts_now["stone"] == 1


def test_t11_4_a_formula_is_not_used_in_vain(chamber):
    t = chamber({"chamber-1": "cell-1: earth-1"}, formulas={1: "transmute wild"})
    assert t.why_not("use-formula cell-1") == "T6.1 nothing-to-move"
    t = chamber({"chamber-1": "cell-1: earth-1", "things-1": "raw-lead"}, formulas={1: "transmute wild"})
    assert t.why_not("use-formula cell-1") == "T6.2 no-essence"
    assert t.refusal("use-formula cell-1") == "T6.2 no-essence (effect=effect-transmute count=1 arrow=wild)"


def test_t9_3_while_it_lies_in_its_column_it_cannot_be_used(lay):
    assert not [words for words in lay(2, {}, ACTIONS).shown() if words.startswith("use-formula")]


def test_t11_4_its_parts_come_in_the_order_written(chamber):
    text = "gain 1 raw lead; transmute wild; gain 1 gold"
    t = chamber({"chamber-1": "cell-1: earth-1", "things-1": "salt"}, formulas={1: text}).do("use-formula cell-1")
    assert parts(t) == {}
    t.do("transmute lead-to-copper")
    assert t.things(1) == "refined-copper, gold"
