"""The worked examples of the rulebooks, retold and played; and chains in which one thing leads to the next."""

from tests.games.trismegistus.saying import edition, experiment, parts, perform, say

ACTIONS = {"next": "ActionPhase 1"}


# -- the examples of the books ------------------------------------------------------------------------------------


def test_t4_4_a_mercury_die_of_three_with_one_ethereal_die(lay):
    # three dice lie in the bowl of mercury; of two ethereal dice only one may be spent on a die
    t = lay(2, {}, {"bowls": "2 mercury/white, mercury/red, lead/black", "things-1": "2 ethereal-die"})
    t.do("draft mercury/red")
    assert t.die() == "red mercury 3"
    t.do("raise")
    assert (t.die(), t.things()) == ("red mercury 4", "ethereal-die")
    assert t.asked() == (0, "ActionPhase")


def test_t5_3_t6_5_silver_to_gold_twice_with_the_artifact_between(lay):
    # the essences are shuffled: mercury climbs earth; the artifact beside the red arrow to gold gives two silver
    position = {
        "next": "ActionPhase 0",
        "essences": "mercury: earth, salt: air",
        "die-1": "red tin 3",
        "things-1": "silver, raw-mercury",
        "artifacts-1": "slot-6: two-silver",
    }
    t = lay(2, {"essences": "shuffled"}, position).do("transmute silver-to-gold")
    assert (t.things(), t.tracks()) == ("gold", "earth 1")  # there was only the mercury to pay with
    t.do("use-artifact slot-6")
    assert (t.things(), t.artifacts()) == ("2 silver, gold", "slot-6: two-silver discharged")
    t.do("transmute silver-to-gold")  # and now only gold, as mercury
    assert (t.things(), t.tracks()) == ("silver, gold", "earth 2")
    assert t.asked() == (0, "StopOrGoOn")  # the artifact is spent; one more could follow
    t.do("stop")
    assert (t.asked(), t.die()) == ((0, "ActionPhase"), "red tin 1")


def test_t10_2_t10_3_a_level_2_air_experiment_with_both_discounts(game, lay):
    needs = {"mid-air-1": {"requires": 5, "cost": "1 raw copper, 2 raw tin, 1 refined iron, 1 silver"}}
    position = {
        "tracks-1": "air 4",
        "beside-1": "mid-air-1",
        "things-1": "raw-copper, 2 raw-tin, 2 silver",  # a step too low, and no iron
        "chamber-1": "cell-1: air-1 gold",
    }
    t = perform(type(lay(1))(edition(game, experiments=needs), 2, {}, ACTIONS | position), "mid-air-1")
    assert (t.things(), t.tracks()) == ("raw-tin", "air 4")  # all was paid; the tin is its reward
    assert t.asked() == (0, "ChooseCell")
    without = {"chamber-1": "cell-1: fire-1 gold"}
    t = type(lay(1))(edition(game, experiments=needs), 2, {}, ACTIONS | position | without)
    assert t.why_not(f"perform {experiment(t, 'mid-air-1')}") == "T10.4 cost-not-payable"


def test_t9_t11_4_the_red_arrow_with_the_power_of_a_black_die(lay):
    # a chameleon lets a black die transmute along the red arrow, several times in the same action
    position = {"next": "ActionPhase 0", "die-1": "black lead 2", "things-1": "2 silver, 2 salt, chameleon"}
    t = lay(2, {}, position)
    assert t.why_not("transmute silver-to-gold") == "T6.4 not-the-dies-colour"
    t.do("chameleon lead/red", "transmute silver-to-gold", "transmute silver-to-gold", "pay salt")
    assert t.things() == "2 gold"


# -- chains -----------------------------------------------------------------------------------------------------


def test_t7_1_a_bonus_that_advances_onto_another_bonus(lay):
    position = {"next": "ActionPhase 0", "tracks-1": "earth 3, fire 3", "things-1": "raw-lead, salt"}
    bonus = {"bonus": "earth-1: advance, fire-1: ethereal-die", "die-1": "black lead 1"}
    t = lay(2, {}, position | bonus).do("transmute lead-to-copper")
    assert t.asked() == (0, "AdvanceAny")  # when the transmutation was done
    t.do("advance fire")
    assert (t.tracks(), t.reached()) == ("earth 4, fire 4", "earth-1, fire-1")
    assert t.things() == "refined-copper, ethereal-die"
    assert t.asked() == (0, "ActionPhase")


def test_t7_1_a_bonus_gives_its_effect_once_though_one_passes_it_again(lay):
    position = {"bonus": "earth-1: chameleon", "tracks-1": "earth 4", "reached-1": "earth-1"}
    t = lay(2, {}, ACTIONS | position | {"things-1": "charged-reaction"})
    t.state.step_back(0, 0)
    assert t.state.climb(0, 0) == 0


def chain(game, lay, reward, position):
    needs = {"low-earth-1": {"requires": 0, "cost": "1 raw lead", "reward": reward}}
    return type(lay(1))(edition(game, experiments=needs), 2, {}, ACTIONS | {"beside-1": "low-earth-1"} | position)


def test_t6_5_an_experiment_whose_reward_transmutes_past_an_artifact_that_draws_publications(game, lay):
    position = {
        "things-1": "raw-lead, raw-copper, salt",
        "artifacts-1": "slot-2: reader",
        "deck": "book-1, book-2, book-3",
        "tracks-1": "earth 3",
        "bonus": "earth-1: ethereal-die",
    }
    t = perform(chain(game, lay, "transmute wild", position), "low-earth-1").fate("publication-2", "publication-3")
    t.do("transmute copper-to-tin")
    assert (t.asked(), t.things()) == ((0, "UseArtifact"), "refined-tin")  # the token on earth 4 waits
    t.do("use-artifact slot-2", "yes")
    assert t.asked() == (0, "ReturnPublication")
    t.do("return publication-3")
    assert (t.publications(), t.things()) == ("book-2", "refined-tin, ethereal-die")
    assert t.asked() == (0, "ChooseFormula")  # the rewards are taken, now the column
    order = t.told("perform", "move-cube", "discharge", "draw-publication", "complete", "reach-bonus")
    assert order == [
        *["perform", "reach-bonus", "move-cube", "discharge", "draw-publication", "draw-publication", "complete"]
    ]


def test_t6_6_tokens_reached_inside_artifacts_and_further_transmutations_wait_for_the_outermost(game, lay):
    # the artifact beside the first arrow transmutes on, past one that climbs; both tokens come when all is done
    position = {
        "things-1": "2 raw-lead, 2 salt",
        "artifacts-1": "slot-1: wild, slot-2: climb-fire",
        "tracks-1": "earth 2, fire 3",
        "bonus": "earth-1: advance, fire-1: chameleon",
    }
    t = perform(chain(game, lay, "transmute wild", position), "low-earth-1")
    t.do("transmute lead-to-copper", "use-artifact slot-1", "transmute copper-to-tin")
    assert t.asked() == (0, "UseArtifact")
    t.do("use-artifact slot-2", "advance fire")
    assert (t.tracks(), t.reached()) == ("earth 4, fire 4", "earth-1, fire-1")
    assert t.asked() == (0, "AdvanceAny")  # in the order reached: earth first, the chameleon has to wait
    assert t.things() == "refined-tin"
    t.do("advance air")
    assert (t.things(), t.tracks()) == ("refined-tin, chameleon", "earth 4, fire 4, air 1")


def test_t11_2_a_formula_that_completes_row_and_column_at_once(game, lay):
    ends = {
        "row-1-left": "transmute wild",
        "row-1-right": "gain 2 points",
        "column-1-top": "exchange gold for five raw",
    }
    ends |= {"column-1-bottom": "advance 1 on lowest track"}
    other = edition(game, bonuses={"lab-1": ends})
    position = {"things-1": "raw-lead, salt, gold", "chamber-1": "cell-2: fire-1, cell-3: water-1, cell-4: air-1"}
    position |= {"beside-1": "low-earth-1", "tracks-1": "earth 1, fire 1, water 1"}
    t = perform(type(lay(1))(other, 2, {}, ACTIONS | {"laboratory-1": "lab-1"} | position), "low-earth-1")
    t.do("pay raw-lead", "unlock earth-1", "into cell-1")
    assert "2 points" in t.things()
    assert t.may() == [
        *["chamber-bonus row-1-left", "chamber-bonus column-1-top", "chamber-bonus column-1-bottom", "no"]
    ]
    t.do("chamber-bonus column-1-top", "yes", *["gain-raw iron"] * 5)
    t.do("chamber-bonus row-1-left", "transmute iron-to-silver")
    assert t.may() == ["advance air", "no"]
    t.do("advance air")
    assert t.things() == "raw-tin, 4 raw-iron, silver, 2 points"
    assert (t.tracks(), t.asked()) == ("earth 2, fire 1, water 1, air 1", (0, "ActionPhase"))


def test_t5_4_a_random_artifact_that_transmutes_past_itself(lay):
    # a transmutation in its ability may use the artifact once more, and then discharges it
    position = {"stack-1": "wild", "things-1": "2 raw-lead, 3 salt"}
    t = say(lay(2, {}, ACTIONS | position), "draw artifact").do("yes", "place slot-1", "transmute lead-to-copper")
    assert t.asked() == (0, "UseArtifact")
    t.do("use-artifact slot-1")
    assert t.artifacts() == "slot-1: wild discharged"
    t.do("transmute lead-to-copper")
    assert (t.things(), t.asked()) == ("2 refined-copper, salt", (0, "ActionPhase"))


def test_t10_5_rewards_are_ordered_so_that_one_makes_another_possible(game, lay):
    t = chain(game, lay, "transmute wild; gain 1 any essence; draw artifact", {"things-1": "raw-lead, raw-tin"})
    perform(t, "low-earth-1")
    assert "transmute wild" not in parts(t)  # there is no essence yet
    t.do(parts(t)["gain 1 any essence"], "name-essence aether")
    t.do(parts(t)["transmute wild"])
    assert t.do("transmute tin-to-mercury").things() == "refined-mercury"
