"""T13 Solo against Botmegistus: how its decisions come to the table, from the set-up to the last point.

What it decides is tested in ../botmegistus.
"""

from __future__ import annotations

import pytest

from emerald.games.trismegistus.botmegistus.rival import BOT
from emerald.games.trismegistus.botmegistus.telling import message_of_event
from emerald.games.trismegistus.pieces import COLOUR_NAMES, FACE_NAMES, NOTHING
from emerald.kernel.agenda import apply, fate_asked, happen, legal_actions, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng

GOLD_CARD = "card-9"  # red, copper, potency 1: 1 gold


def bot(t):
    """What the bot has, in the words of positions."""
    its = t.state.rival
    tracks = " ".join(str(int(step)) for step in its.tracks)
    die = "" if its.die == NOTHING else f"{COLOUR_NAMES[its.die]} {FACE_NAMES[its.face]} {int(its.potency)}"
    return {
        "tracks": tracks,
        "gold": int(its.gold),
        "ethereal": int(its.ethereal),
        "points": int(its.points),
        "die": die,
    }


def cards(mask):
    return {card + 1 for card in range(17) if (int(mask) >> card) & 1}


def to_first_turn(t):
    """Answer the questions of the set-up with the first answer there is."""
    while t.asked()[1] not in ("DraftDie", "React"):
        t.do(t.may()[0])
    return t


# -- set-up -----------------------------------------------------------------------------------------------------


def test_t13_1_the_bot_begins_second_with_gold_an_ethereal_die_and_the_artifact_you_rejected(lay):
    t = to_first_turn(lay(1, {"bot-rolls": "0"}))
    its = t.state.rival
    kept, rejected = t.state.seats[0].dealt[6:8]
    assert t.order == "1 2"
    assert bot(t) == {"tracks": "0 0 0 0", "gold": 2, "ethereal": 1, "points": 0, "die": ""}
    assert list(its.artifacts) == [rejected]
    assert kept != rejected
    element = [int(count) for count in t.game.catalogue.components.artifacts[rejected].symbols].index(1)
    assert cards(its.pile) == {*range(1, 10), 14 + element}
    assert (its.discards, its.left, its.right) == (0, NOTHING, NOTHING)
    assert "ethereal-die" not in t.things()


def test_t13_1_its_personality_goes_by_the_rejected_artifact_whichever_it_is(lay):
    seen = set()
    for seed in range(12):
        t = to_first_turn(lay(1, {"bot-rolls": "0"}, seed=seed))
        symbols = t.game.catalogue.components.artifacts[t.state.rival.artifacts[0]].symbols
        seen.add(symbols)
        assert max(cards(t.state.rival.pile)) == 14 + list(symbols).index(1)
    assert len(seen) > 2


def test_t13_2_it_rolls_after_your_choices(lay):
    t = lay(1).fate()
    to_first_turn(t)
    rolls = [outcome for source, outcome in t.drawn if source == "bot-roll"]
    assert len(rolls) == 2
    assert sum(t.state.rival.tracks) == 2
    assert [FACE_NAMES[face] for face in t.state.rival.rolls] == rolls


def test_t13_2_a_token_reached_in_the_set_up_leaves_the_game(lay):
    for seed in range(40):
        t = to_first_turn(lay(1, {"bot-rolls": "6", "bot-first-steps": "1"}, seed=seed))
        for space in range(8):
            reached = t.state.rival.tracks[space // 2] >= (4, 8)[space % 2]
            assert (t.state.bonus[space] == NOTHING) == reached
        if max(t.state.rival.tracks) >= 4:
            return
    raise AssertionError("no token was reached in any game")


def test_t13_15_a_starting_experiment_never_dealt_to_you(lay):
    for seed in range(6):
        t = to_first_turn(lay(1, {"bot-experiment": "yes"}, seed=seed))
        experiment, *more = t.state.rival.beside
        assert more == []
        assert experiment < 8
        assert experiment not in list(t.state.seats[0].dealt[:2])
        assert not (int(t.state.experiments[0]) >> int(experiment)) & 1


def test_t13_15_the_bot_may_begin_and_you_get_no_ethereal_die(lay):
    t = to_first_turn(lay(1, {"bot-begins": "yes"}))
    assert t.order == "2 1"
    assert "ethereal-die" not in t.things()
    assert t.state.active == (BOT if t.asked()[1] == "React" else 0)


def test_t13_15_a_white_die_less_and_fewer_choices(lay):
    options = {"white-die-less": "yes", "own-publications": "1", "own-masterpieces": "1"}
    t = lay(1, options)
    assert [sum(t.state.bowls[colour::3]) for colour in range(3)] == [5, 4, 4]
    asked = []
    while t.asked()[1] != "PlaceArtifact":
        asked.append(t.may()[0].split()[0])
        t.do(t.may()[0])
    assert asked == ["take-laboratory", "keep-experiment", "keep-artifact"]


# -- its turn ---------------------------------------------------------------------------------------------------


def its_turn(lay, card, position=None, options=None, **more):
    """The bot's turn with this card open, as far as it goes without you."""
    lines = {
        "turn": "bot",
        "next": "BotErrand 6 0 -1",
        "bot-open": card,
        "bowls": "3 copper/red",
        "things-1": "charged-reaction",
        **(position or {}),
    }
    return lay(1, {"bot-planning": "no", **(options or {})}, lines, **more).advance()


def test_t13_3_its_turn_follows_yours_and_yours_its(lay):
    lines = {"bowls": "3 copper/red, 3 iron/black", "tracks-1": "earth 1"}
    t = lay(1, {}, lines)
    t.do("draft iron/black", "gather 3").fate(GOLD_CARD).do("end-actions")
    assert t.asked() == (0, "DraftDie")
    assert bot(t)["gold"] == 1
    assert bot(t)["die"] == "red copper 2"


def test_t13_3_the_card_turned_up_is_discarded(lay):
    t = lay(1, {}, {"turn": "bot", "bowls": "3 copper/red, iron/black", "bot-pile": GOLD_CARD}).advance()
    assert (cards(t.state.rival.pile), cards(t.state.rival.discards), t.state.rival.left) == (set(), {9}, NOTHING)


def test_t13_3_with_two_open_a_die_chooses_and_the_card_is_replaced(lay):
    lines = {
        "turn": "bot",
        "bowls": "3 copper/red, iron/black",
        "bot-open": f"card-8, {GOLD_CARD}",
        "bot-pile": "card-2",
    }
    t = lay(1, {"bot-planning": "yes"}, lines).fate("4-6", "card-2").advance()
    its = t.state.rival
    assert (its.left, its.right, cards(its.discards)) == (7, 1, {9})
    assert [source for source, _ in t.drawn] == ["bot-card-side", "bot-card"]


def test_t13_4_a_die_leaves_its_bowl_and_an_ethereal_die_its_inventory(lay):
    t = its_turn(lay, GOLD_CARD, {"bot-things": "ethereal-die"})
    assert t.bowls == "2 copper/red"
    assert bot(t) == {"tracks": "0 0 0 0", "gold": 1, "ethereal": 0, "points": 0, "die": "red copper 3"}


def test_t13_6_an_artifact_lies_open_and_its_space_is_refilled(lay):
    market = {"market": "black-1: two-silver, black-2: climb-any", "bowls": "3 iron/black", "stack-1": "first-low"}
    t = lay(1, {}, {"turn": "bot", "next": "BotErrand 18 0 -1", "market": market["market"], "bot-die": "black iron 3"})
    t.fate("1-3").advance()
    names = [t.artifact(artifact) for artifact in t.state.rival.artifacts]
    assert names == ["two-silver"]
    assert t.market.startswith("black-1: ")
    assert "two-silver" not in t.market
    assert [source for source, _ in t.drawn][:2] == ["bot-artifact-side", "artifacts-1"]
    assert t.things() == ""  # T13.6: its ability is not used


def test_t13_6_without_a_stack_the_space_stays_empty(lay):
    lines = {"turn": "bot", "next": "BotErrand 18 0 -1", "market": "black-1: two-silver", "bot-die": "black iron 3"}
    t = lay(1, {}, {**lines, "stack-1": "", "bowls": "iron/red"}).advance()
    assert t.market == ""


@pytest.mark.parametrize(("number", "refilled"), [("1", True), ("2", False)])
def test_t13_7_an_experiment_of_the_rounds_level_is_refilled(lay, number, refilled):
    lines = {"turn": "bot", "next": "BotErrand 19 0 -1", "pages": "page-9: low-fire-1", "bot-die": "black iron 3"}
    t = lay(1, {}, {**lines, "round": number, "bowls": "iron/red"}).advance()
    assert t.experiments(t.state.rival.beside) == "low-fire-1"
    assert t.pages.startswith("page-9: ") == refilled
    assert "low-fire-1" not in t.pages


def test_t13_8_a_bonus_token_is_used_at_once_and_leaves_at_the_clean_up(lay):
    lines = {"bot-tracks": "earth 3, water 7", "bonus": "earth-1: chameleon, water-2: ethereal-die, fire-1: advance"}
    t = its_turn(lay, "card-3", {**lines, "bowls": "3 iron/black"})
    assert t.asked() == (0, "React")
    assert bot(t)["tracks"] == "4 0 8 0"
    assert (bot(t)["points"], bot(t)["ethereal"]) == (5, 1)
    assert t.bonus == "earth-1: chameleon, fire-1: advance, water-2: ethereal-die"
    t.do("no-reaction")
    assert t.bonus == "fire-1: advance"


def test_t13_10_what_it_completes_goes_to_its_completed_experiments(lay):
    t = its_turn(lay, GOLD_CARD, {"bot-beside": "low-fire-1, mid-air-1", "bot-tracks": "fire 1"})
    assert t.experiments(t.state.rival.done) == "low-fire-1"
    assert t.experiments(t.state.rival.beside) == "mid-air-1"
    assert bot(t)["gold"] == 1


def test_t13_11_you_may_react_to_its_die(lay):
    t = its_turn(lay, GOLD_CARD)
    assert t.asked() == (0, "React")
    t.do("react-gather")
    assert t.things() == "raw-copper, discharged-reaction"


def test_t13_11_what_you_reach_by_reacting_counts_before_the_clean_up(lay):
    lines = {"tracks-1": "earth 3", "bonus": "earth-1: ethereal-die", "bot-tracks": "earth 3", "bowls": "3 iron/black"}
    t = its_turn(lay, "card-3", {**lines, "things-1": "charged-reaction, salt, raw-lead"})
    assert bot(t)["ethereal"] == 1
    t.do("react-transmute lead-to-copper")
    while t.asked()[1] not in ("DraftDie", "ActionPhase"):
        t.do(t.may()[0])
    assert "ethereal-die" in t.things()  # T4.7: all who reach a token in the same turn get it
    assert t.bonus == ""


def test_t13_11_it_never_reacts(lay):
    t = lay(1, {}, {"bowls": "3 copper/red, 3 iron/black", "bot-pile": GOLD_CARD})
    t.do("draft iron/black", "gather 1")
    before = bot(t)
    t.do("end-actions")
    assert {**bot(t), "die": "", "gold": 0} == {**before, "die": "", "gold": 0}


def test_t13_11_after_three_dice_its_marker_moves_to_the_next_row(lay):
    t = its_turn(lay, GOLD_CARD, {"bot-die": "white iron 1", "bot-used": "2 black"}).do("no-reaction")
    assert t.moved_on == "2"
    its = t.state.rival
    assert (list(its.used), its.die) == ([2, 1, 0], NOTHING)


def test_t13_11_with_potency_left_it_stays_in_the_row(lay):
    t = its_turn(lay, GOLD_CARD, {"bot-die": "white iron 2", "bot-used": "2 black"}).do("no-reaction")
    assert t.moved_on == ""
    assert bot(t)["die"] == "white iron 1"


# -- the end of a round and of the game ------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "dice"), [("1", 2), ("2", 3)])
def test_t13_12_after_a_round_it_gets_ethereal_dice_and_a_specialization(lay, number, dice):
    lines = {"next": "EndRound", "bot-artifacts": "first-fire-1", "bot-pile": "card-3", "round": number}
    t = lay(1, {}, {**lines, "bot-used": "3 black", "moved-on": "1 2"}).advance()
    assert t.asked() == (0, "DraftDie")
    assert bot(t)["ethereal"] == dice
    assert cards(t.state.rival.pile) == {3, 11}
    assert list(t.state.rival.used) == [0, 0, 0]


def test_t13_12_a_tie_is_broken_by_lot_before_the_next_round_is_laid_out(lay):
    t = (
        lay(1, {}, {"next": "EndRound", "bot-artifacts": "first-fire-1, first-air-1", "moved-on": "1 2"})
        .fate("air")
        .advance()
    )
    assert t.drawn[0] == ("bot-element", "air")
    assert t.told("bot-throw", "bot-add-card", "round", "roll")[:4] == ["bot-throw", "bot-add-card", "round", "roll"]


def test_t13_13_masterpieces_never_dealt_to_you_are_drawn_at_the_end(lay):
    lines = {"next": "EndRound", "round": "3", "masterpiece-1": "master-air-1", "bot-tracks": "fire 12, water 12"}
    t = lay(1, {}, lines).fate("experiment-60", "experiment-58").advance()
    assert t.over
    assert t.experiments(t.state.rival.drawn) == "master-fire-2, master-earth-2"
    assert t.experiments(t.state.rival.done) == "master-fire-2"
    assert ("bot-masterpieces", "experiment-60") in t.drawn


def test_t13_15_t13_16_three_masterpieces_are_drawn_or_none(lay):
    for word, count in (("0", 0), ("2", 2), ("3", 3)):
        t = lay(1, {"bot-masterpieces": word}, {"next": "EndRound", "round": "3"}).advance()
        assert len(t.state.rival.drawn) == count
        assert t.over


def test_t13_14_a_tie_is_a_loss_however_many_experiments_you_completed(lay):
    for yours, its, places in ((5, 4, [1, 2]), (5, 5, [2, 1]), (4, 5, [2, 1])):
        lines = {"next": "EndRound", "round": "3", "things-1": f"{yours} points", "bot-things": f"{its} points"}
        t = lay(1, {"bot-masterpieces": "0"}, {**lines, "done-1": ""}).advance()
        standings = t.game.standings(t.state)
        assert [standing.seat for standing in standings] == [0, -1]
        assert [standing.place for standing in standings] == places
        assert [standing.lines[0].value for standing in standings] == [yours, its]


def test_t13_13_its_score_sheet_adds_up(lay):
    lines = {
        "next": "EndRound",
        "round": "3",
        "bot-things": "3 gold, 2 ethereal-die, 5 points",
        "bot-tracks": "fire 12",
    }
    t = lay(1, {"bot-masterpieces": "0"}, {**lines, "bot-done": "low-fire-1", "bot-artifacts": "first-air-1"}).advance()
    its = t.game.standings(t.state)[1]
    points = int(t.game.catalogue.components.experiment_points[12])
    expected = {"points": 5, "experiments": points, "tracks": 7, "symbols": 3, "ethereal": 6, "stone": 1, "gold": 1}
    assert {line.key.removeprefix("bot-"): line.value for line in its.parts} == expected
    assert its.lines[0].value == sum(expected.values())


# -- what is told, and what is not remembered ------------------------------------------------------------------------


def test_t13_everything_it_does_and_why_is_told(lay):
    lines = {"turn": "bot", "bowls": "2 iron/black, 2 tin/black", "market": "black-1: two-silver"}
    t = lay(1, {}, {**lines, "bot-pile": "card-1"}).advance()  # the card is turned up while somebody listens
    told = [message for message in (message_of_event(event) for event in t.events) if message is not None]
    keys = [message.key for message in told]
    assert keys[:3] == ["bot-do-lay-open", "bot-line-card", "bot-line-asks-for"]
    assert "bot-line-own-order" in keys
    assert "bot-decided" in keys
    assert keys.index("bot-do-take-die") < keys.index("bot-do-spend-potency") < keys.index("bot-do-take-artifact")
    die = told[keys.index("bot-do-take-die")]
    assert die.args == {"face": "iron", "colour": "black", "count": 2, "turned": "iron"}
    assert all(message.rule.startswith("T13") for message in told)


def test_t13_what_is_told_changes_nothing(lay):
    loud = lay(1, {"bot-planning": "yes", "bot": "hard"}, seed=5)
    silent = lay(1, {"bot-planning": "yes", "bot": "hard"}, seed=5)
    silent.state = silent.state.clone()  # a clone's journal is muted
    rng = Rng(7)
    while not loud.over:
        answer = loud.may()[rng.below(len(loud.may()))]
        loud.do(answer)
        silent.do(answer)
        assert loud.state.key() == silent.state.key()
    assert silent.events == []
    assert len(loud.events) > 500


def test_t13_a_game_may_be_taken_up_at_any_throw(lay):
    t = lay(1, {"bot": "heroic", "bot-planning": "yes"}, seed=3)
    state, rng, throws = t.state.clone(), Rng(11), set()
    while not state.over:
        chance = fate_asked(state)
        if chance is None:
            (seat, _), *_ = questions(state)
            lawful = legal_actions(state, seat)
            apply(state, seat, lawful[rng.below(len(lawful))])
            continue
        again = type(chance)(*chance.fields())
        assert list(again.weights(state)) == list(chance.weights(state))
        outcome = int(rng.pick(chance.weights(state)))
        if type(chance).__name__ == "BotThrow":
            throws.add(t.game.sources[chance.source])
            twin = state.clone()
            twin.agenda[-1] = again
            happen(twin, outcome)
            happen(state, outcome)
            assert twin.key() == state.key()
        else:
            happen(state, outcome)
    assert {"bot-card", "bot-card-side"} <= throws


# -- what makes sense alone ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "faults"),
    [
        ({}, []),
        ({"bot": "heroic", "bot-gold": "1", "bot-planning": "yes"}, []),
        ({"setup": "introductory"}, ["T3.1 setup-not-solo (option=setup)"]),
        ({"achievements": "yes"}, ["T3.1 setup-not-solo (option=achievements)"]),
        ({"first": "1"}, ["T13.1 setup-not-solo (option=first)"]),
    ],
)
def test_t3_1_t13_1_alone_one_plays_the_full_set_up_first_and_without_achievements(game, options, faults):
    assert [str(fault) for fault in game.check(Setup(1, options))] == faults


def test_t13_15_with_others_there_is_no_bot(game):
    found = game.check(Setup(2, {"bot-gold": "3"}))
    assert [str(fault) for fault in found] == ["T13.15 setup-solo-only (option=bot-gold)"]
    assert game.begin(Setup(2)).rival is None
