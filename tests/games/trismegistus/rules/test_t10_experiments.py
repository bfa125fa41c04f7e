"""T10 Performing an experiment."""

import pytest

from tests.games.trismegistus.saying import edition, experiment, parts, perform

ACTIONS = {"next": "ActionPhase 1"}


@pytest.fixture(scope="module")
def other(game, lay):
    """Lay out a position with experiments that say what a test wants."""

    def lay_out(experiments, position, seats=2, options=None):
        made = lay(1)
        return type(made)(edition(game, experiments=experiments), seats, options or {}, ACTIONS | position)

    return lay_out


def lead(count):
    return {"things-1": f"{count} raw-lead", "tracks-1": "earth 9, fire 9, water 9, air 9"}


# -- T10.1 which ---------------------------------------------------------------------------------------------


def test_t10_1_an_experiment_beside_the_laboratory_or_the_masterpiece_is_performed(lay):
    position = ACTIONS | lead(3) | {"beside-1": "low-fire-1, begin-air-1", "masterpiece-1": "master-earth-1"}
    t = lay(2, {}, position | {"tracks-1": "earth 12, fire 9, air 9"})
    hand = [experiment(t, name) for name in ("begin-air-1", "low-fire-1", "master-earth-1")]
    assert [words for words in t.may() if words.startswith("perform")] == [f"perform {each}" for each in hand]
    perform(t, "master-earth-1")
    assert (t.state.seats[0].masterpiece, t.beside(1)) == (-1, "low-fire-1, begin-air-1")
    assert t.done(1) == "master-earth-1"


def test_t10_1_it_leaves_its_place_when_it_is_shown_and_the_others_stay(lay):
    t = lay(2, {}, ACTIONS | lead(2) | {"beside-1": "low-fire-1, low-air-1", "masterpiece-1": "master-earth-1"})
    perform(t, "low-fire-1")
    assert (t.beside(1), t.state.seats[0].masterpiece) == ("low-air-1", 56)
    assert t.told("perform", "spend", "gain", "complete") == ["perform", "spend", "gain", "complete"]


def test_t10_1_nothing_of_the_books_or_of_others_can_be_performed(lay):
    t = lay(2, {}, ACTIONS | lead(9) | {"pages": "page-1: low-fire-1", "beside-2": "low-air-1"})
    assert not [words for words in t.shown() if words.startswith("perform")]


# -- T10.2, T10.3 the requirement, and what it is lowered by ---------------------------------------------------


@pytest.mark.parametrize(("step", "silver", "may"), [(2, 0, True), (1, 0, False), (1, 1, True), (0, 1, False)])
def test_t10_2_each_silver_lowers_the_requirement_by_one(lay, step, silver, may):
    # low-earth-1 asks for a step on earth, mid-earth-1 for two
    things = "raw-lead" + (f", {silver} silver" if silver else "")
    position = {"things-1": things, "tracks-1": f"earth {step}, air 12", "beside-1": "mid-earth-1"}
    t = lay(2, {}, ACTIONS | position)
    why_not = t.refusal(f"perform {experiment(t, 'mid-earth-1')}")
    assert (why_not == "") == may
    if may:
        assert perform(t, "mid-earth-1").done(1) == "mid-earth-1"
        assert t.state.seats[0].held[9] == 0
    else:
        assert why_not == f"T10.2 requirement-not-met (element=earth, need=2, have={step})"


def test_t10_2_it_is_the_step_on_its_own_elements_track(lay):
    position = {"things-1": "raw-lead", "beside-1": "mid-earth-1", "tracks-1": "fire 12, water 12, air 12"}
    t = lay(2, {}, ACTIONS | position)
    assert t.why_not(f"perform {experiment(t, 'mid-earth-1')}") == "T10.2 requirement-not-met"


def test_t10_2_gold_may_be_paid_for_that_silver(lay):
    position = {"things-1": "raw-lead, gold", "tracks-1": "earth 1", "beside-1": "mid-earth-1"}
    t = perform(lay(2, {}, ACTIONS | position), "mid-earth-1")
    assert t.things(1) == "raw-tin"
    assert t.tracks(1) == "earth 1"  # paying for a step is not climbing it


@pytest.mark.parametrize(("chamber", "spared"), [("", 0), ("cell-1: earth-1", 1), ("cell-1: earth-1 gold", 1),
                                                 ("cell-1: earth-1, cell-2: earth-2 gold", 2)])  # fmt: skip
def test_t10_3_each_formula_unlocked_from_its_column_spares_a_material_or_a_step(other, chamber, spared):
    needs = {"mid-earth-1": {"requires": 3, "cost": "2 raw lead", "reward": "gain 1 salt"}}
    position = {"tracks-1": "earth 2", "beside-1": "mid-earth-1", "chamber-1": chamber}
    for cubes in range(4):
        t = other(needs, position | {"things-1": f"{cubes} gold" if cubes else ""})
        assert (t.why_not(f"perform {experiment(t, 'mid-earth-1')}") == "") == (cubes >= 3 - spared)
        if cubes >= 3 - spared:
            assert perform(t, "mid-earth-1").state.seats[0].held[10] == cubes - 3 + spared


def test_t10_3_formulas_of_other_columns_spare_nothing(other):
    needs = {"mid-earth-1": {"requires": 0, "cost": "1 raw lead", "reward": "gain 1 salt"}}
    t = other(needs, {"beside-1": "mid-earth-1", "chamber-1": "cell-1: fire-1, cell-2: air-1 gold"})
    assert t.refusal(f"perform {experiment(t, 'mid-earth-1')}") == "T10.4 cost-not-payable (need=1, have=0)"


def test_t10_3_more_is_not_spared_than_there_is(other):
    needs = {"mid-earth-1": {"requires": 0, "cost": "1 raw lead", "reward": "gain 1 salt"}}
    chamber = "cell-1: earth-1, cell-2: earth-2 gold"
    t = perform(other(needs, {"beside-1": "mid-earth-1", "chamber-1": chamber}), "mid-earth-1")
    assert t.things(1) == "salt"


# -- T10.4 the cost --------------------------------------------------------------------------------------------


def test_t10_4_what_is_lacking_is_counted_after_all_discounts(other):
    needs = {"mid-earth-1": {"requires": 0, "cost": "2 raw lead, 1 silver, 1 any refined", "reward": "gain 1 salt"}}
    position = {"beside-1": "mid-earth-1", "things-1": "raw-lead, refined-tin, gold", "chamber-1": "cell-1: fire-1"}
    t = other(needs, position)
    assert t.refusal(f"perform {experiment(t, 'mid-earth-1')}") == "T10.4 cost-not-payable (need=4, have=3)"


def test_t10_4_where_there_is_one_way_to_pay_it_is_not_asked(other):
    needs = {"mid-earth-1": {"requires": 0, "cost": "2 raw lead, 1 refined tin", "reward": "gain 1 salt"}}
    t = other(needs, {"beside-1": "mid-earth-1", "things-1": "2 raw-lead, refined-tin"})
    assert perform(t, "mid-earth-1").things(1) == "salt"
    t = other(needs, {"beside-1": "mid-earth-1", "things-1": "2 raw-lead, refined-tin, gold"})
    perform(t, "mid-earth-1")
    assert t.things(1) == "raw-lead, refined-tin, gold"  # a lead in any case
    assert t.asked() == (0, "PayCube")
    assert t.may() == ["pay raw-lead", "pay refined-tin"]
    assert t.do("pay refined-tin").things(1) == "raw-lead, salt"


def test_t10_4_a_cube_is_offered_only_while_the_rest_can_be_paid(other):
    needs = {"mid-earth-1": {"requires": 0, "cost": "1 raw tin, 1 refined tin", "reward": "gain 1 salt"}}
    t = perform(other(needs, {"beside-1": "mid-earth-1", "things-1": "raw-tin, refined-tin, gold"}), "mid-earth-1")
    assert t.may() == ["pay raw-tin", "pay refined-tin"]
    t.do("pay refined-tin")  # not the raw: then refined tin and gold are left to be paid, which is one way
    assert t.things(1) == "raw-tin, salt"


# -- T10.5 rewards -----------------------------------------------------------------------------------------------


def test_t10_5_rewards_come_in_the_order_one_likes_and_the_rest_may_be_declined(other):
    text = "gain 1 salt; advance 1 on fire; pay 1 step: gain 2 gold; transmute wild"
    needs = {"low-earth-1": {"cost": "1 raw lead", "reward": text}}
    position = {"beside-1": "low-earth-1", "things-1": "raw-lead, raw-copper", "tracks-1": "earth 1"}
    t = perform(other(needs, position), "low-earth-1")
    assert t.things(1) == "raw-copper, salt"  # what is simply gained comes first
    answers = parts(t)
    assert list(answers) == ["advance 1 on fire", "pay 1 step: gain 2 gold", "transmute wild"]
    t.do(answers["pay 1 step: gain 2 gold"])
    assert t.may() == ["go-back earth"]
    t.do("go-back earth")
    assert t.things(1) == "raw-copper, 2 gold, salt"
    t.do(parts(t)["advance 1 on fire"], "advance fire", "no")
    assert (t.tracks(1), t.done(1)) == ("fire 1", "low-earth-1")


def test_t10_5_all_that_is_left_may_be_declined_at_once(other):
    needs = {"low-earth-1": {"cost": "1 raw lead", "reward": "advance 1 on fire; pay 1 step: gain 2 gold"}}
    t = perform(other(needs, lead(1) | {"beside-1": "low-earth-1"}), "low-earth-1").do("enough")
    assert (t.things(1), t.tracks(1)) == ("", "earth 9, fire 9, water 9, air 9")
    assert t.done(1) == "low-earth-1"


def test_t10_5_what_cannot_be_used_now_is_lost(other):
    needs = {"low-earth-1": {"cost": "1 raw lead", "reward": "transmute wild; recharge reaction token; gain 1 salt"}}
    t = perform(other(needs, lead(1) | {"beside-1": "low-earth-1"}), "low-earth-1")
    assert (t.things(1), t.done(1)) == ("salt", "low-earth-1")


def test_t10_5_per_counts_now_and_this_experiment_not_yet(other):
    needs = {
        "low-earth-1": {"cost": "1 raw lead", "reward": "gain 2 points per experiment"},
        "low-earth-2": {"cost": "1 raw lead", "reward": "gain 1 point per formula; gain 1 point per earth experiment"},
    }
    t = other(needs, lead(2) | {"beside-1": "low-earth-1, low-earth-2", "done-1": "low-fire-1, low-fire-2"})
    perform(t, "low-earth-1")
    assert t.things(1) == "raw-lead, 4 points"
    t.do("unlock earth-1", "into cell-1")
    perform(t, "low-earth-2")  # its formula spares it the lead
    while parts(t):
        t.do(next(iter(parts(t).values())))
    assert t.things(1) == "raw-lead, 6 points"  # for a formula, and for low-earth-1


def test_t10_5_printed_points_are_not_scored_now(other):
    t = perform(other({"low-earth-1": {"points": 9}}, lead(1) | {"beside-1": "low-earth-1"}), "low-earth-1")
    assert t.state.seats[0].held[18] == 0


# -- T10.6 its column ----------------------------------------------------------------------------------------------


def test_t10_6_the_first_of_a_column_unlocks_one_of_its_formulas(lay):
    t = perform(lay(2, {}, ACTIONS | lead(2) | {"beside-1": "low-fire-1, low-fire-3"}), "low-fire-1")
    assert t.asked() == (0, "ChooseFormula")
    assert t.may() == ["unlock fire-1", "unlock fire-2"]
    t.do("unlock fire-2")
    assert t.asked() == (0, "ChooseCell")
    t.do("into cell-2")
    mine = t.state.seats[0]
    assert (mine.chamber[1], mine.formulas[3], mine.by_experiment, mine.by_gold) == (3, -1, 0b10, 0)
    assert perform(t, "low-fire-3").asked() == (0, "ActionPhase")  # the second unlocks nothing
    assert t.done(1) == "low-fire-1, low-fire-3"


def test_t10_6_a_masterpiece_is_the_first_of_its_column_like_any_other(lay):
    position = ACTIONS | lead(1) | {"masterpiece-1": "master-fire-1", "tracks-1": "fire 12", "done-1": "low-air-1"}
    assert perform(lay(2, {}, position), "master-fire-1").asked() == (0, "ChooseFormula")


def test_t10_6_of_the_formula_that_is_left_it_is_not_asked_which(lay):
    position = ACTIONS | lead(1) | {"beside-1": "low-fire-1", "chamber-1": "cell-1: fire-1 gold"}
    t = perform(lay(2, {}, position), "low-fire-1")
    assert t.asked() == (0, "ChooseCell")
    t.do("into cell-2")
    assert list(t.state.seats[0].chamber[:2]) == [2, 3]
