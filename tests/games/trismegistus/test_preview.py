"""What answers are shown to cost, bring and waste, before they are given."""

import pytest

from emerald.games import shelf
from emerald.games.trismegistus import preview as previews_of
from emerald.games.trismegistus.layout import STEPS
from emerald.kernel.agenda import Decision, apply, question_for, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, random_answer
from tests.games.trismegistus.saying import edition, experiment, say

ACTIONS = {"next": "ActionPhase 0", "die-1": "red tin 3"}


def shown(t, words, seat=None):
    """Return what is shown of one answer."""
    who = t.asked()[0] if seat is None else seat
    action = t.game.actions.parse(words)
    (found,) = [each for each in shelf.previews("trismegistus", t.game.view(t.state, who)) if each.action == action]
    return found


def deal(t, words):
    found = shown(t, words)
    return [str(each) for each in found.cost], [str(each) for each in found.gain]


def test_an_answer_costs_and_brings_what_moves_by_it(lay):
    t = lay(2, {}, ACTIONS | {"things-1": "silver, salt"})
    assert deal(t, "gather 2") == (["2 potency"], ["2 raw-tin"])
    assert deal(t, "draw-essence 1") == (["1 potency"], ["1 sulfur"])
    cost, gain = deal(t, "transmute silver-to-gold")
    assert (cost, gain) == (["1 potency", "1 silver", "1 salt"], ["1 gold", "1 earth-step"])


def test_a_payment_is_shown_as_it_is_suggested(game, lay):
    needs = {"low-air-1": {"requires": 2, "cost": "1 raw lead, 1 raw tin", "reward": "gain 1 salt"}}
    position = {
        "beside-1": "low-air-1",
        "things-1": "raw-lead, raw-tin, refined-tin, gold, silver",
        "tracks-1": "air 1",
    }
    t = type(lay(1))(edition(game, experiments=needs), 2, {}, ACTIONS | position)
    assert deal(t, f"perform {experiment(t, 'low-air-1')}") == (["1 raw-lead", "1 raw-tin", "1 silver"], ["1 salt"])
    assert deal(lay(2, {}, ACTIONS | {"things-1": "3 gold", "chamber-1": "cell-1: air-1 gold"}), "unlock fire-1") == (
        *(["2 gold"], []),
    )


def test_a_reaction_costs_its_token(lay):
    position = {"next": "Reactions", "die-1": "red tin 0", "things-2": "charged-reaction"}
    assert deal(lay(2, {}, position), "react-gather") == (["1 reaction-token"], ["1 raw-tin"])


def test_what_is_barred_says_why_and_costs_nothing(lay):
    found = shown(lay(2, {}, ACTIONS), "gather 5")
    assert (found.cost, found.gain, found.ends_undo) == ([], [], False)
    assert (found.why_not.key, found.why_not.args) == ("why-not-no-potency", {"have": 3})


def test_what_lets_fate_or_others_speak_ends_undo(lay):
    t = lay(2, {}, ACTIONS | {"pages": "page-5: low-air-1, page-7: low-air-2", "things-2": "charged-reaction"})
    assert shown(t, "take-experiment page-5").ends_undo  # its page is filled at once
    assert not shown(t, "gather 1").ends_undo
    t = lay(2, {}, ACTIONS | {"next": "ActionPhase 1", "things-2": "charged-reaction"})
    assert shown(t, "end-actions").ends_undo
    assert shown(say(lay(2, {}, ACTIONS), "draw publications"), "yes").ends_undo


def warnings(t, words):
    return [(each.key, each.args) for each in shown(t, words).warnings]


def test_potency_that_would_be_lost_is_warned_of(lay):
    t = lay(2, {}, {"bowls": "lead/red", "die-1": "red tin 2"})
    assert warnings(t, "draft lead/red") == [("warning-potency-lost", {"count": 2})]
    assert warnings(t, "keep-die") == []
    assert warnings(lay(2, {}, {"bowls": "lead/red"}), "draft lead/red") == []


def test_rewards_that_would_be_lost_are_warned_of(game, lay):
    text = "gain 1 salt; transmute wild; recharge reaction token; gain 1 point per formula"
    needs = {"low-air-1": {"requires": 0, "cost": "1 raw lead", "reward": text}}
    other = edition(game, experiments=needs)
    for things, lost in (
        ("raw-lead", ["effect-transmute count=1 arrow=wild", "effect-recharge"]),
        ("2 raw-lead", ["effect-recharge"]),  # the salt it brings pays for the transmutation
        ("raw-lead, silver, discharged-reaction", []),
    ):
        t = type(lay(1))(other, 2, {}, ACTIONS | {"beside-1": "low-air-1", "things-1": things})
        per = [("warning-lost", {"effect": "effect-gain-per count=1 what=point counted=formula"})]
        expected = [("warning-lost", {"effect": each}) for each in lost] + per
        assert warnings(t, f"perform {experiment(t, 'low-air-1')}") == expected


def test_a_formula_that_a_full_chamber_keeps_out_is_warned_of(lay):
    six = "cell-1: earth-1, cell-2: earth-2 gold, cell-3: fire-1, cell-4: fire-2 gold, "
    six += "cell-5: water-1, cell-8: water-2 gold"
    position = {"laboratory-1": "lab-1", "beside-1": "low-air-1", "things-1": "raw-lead", "tracks-1": "air 1"}
    for cell, expected in ((", cell-9: air-1 gold", ["warning-chamber-full"]), ("", [])):
        t = lay(2, {}, ACTIONS | position | {"chamber-1": six + cell})
        assert [key for key, _ in warnings(t, f"perform {experiment(t, 'low-air-1')}")] == expected


def test_an_ability_that_would_come_to_nothing_is_warned_of(lay):
    t = lay(2, {}, ACTIONS | {"market": "red-1: wild, red-2: two-silver"})
    assert warnings(t, "acquire red-1") == [("warning-lost", {"effect": "effect-transmute count=1 arrow=wild"})]
    assert warnings(t, "acquire red-2") == []


def test_every_answer_of_every_question_has_its_paragraph(game):
    decisions = {step.__name__ for step in STEPS.classes if issubclass(step, Decision)}
    assert {step for step, _ in previews_of.STEP_PARAGRAPHS} <= decisions
    assert {verb.name for verb in game.actions.verbs} == set(previews_of.PARAGRAPHS)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_shown_is_what_happens(game, seed):
    """Wherever an answer is not paid in steps and does not end undo, the seat has less and more as was shown."""
    s, rng = game.begin(Setup(2 + seed % 3)), Rng(seed)
    while True:
        let_fate_speak(s, rng)
        if s.over:
            break
        seat, question = questions(s)[0]
        action = random_answer(s, question, rng)
        found = {each.action: each for each in shelf.previews("trismegistus", game.view(s, seat))}[int(action)]
        before = [int(count) for count in s.seats[seat].held]
        apply(s, seat, action)
        after = question_for(s, seat)
        if after is None or type(after).__name__ == "PayCube":
            continue
        change = {i: int(s.seats[seat].held[i]) - before[i] for i in range(17)}
        named = {each.what: each.count for each in found.gain} | {each.what: -each.count for each in found.cost}
        lexicon = game.catalogue.components.lexicon
        for thing, amount in change.items():
            name = "reaction-token" if thing == 16 else lexicon.things.names[thing].replace(" ", "-")
            assert named.get(name, 0) == amount, (type(question).__name__, game.actions.names[action], name)
