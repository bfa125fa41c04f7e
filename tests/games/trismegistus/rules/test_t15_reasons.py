"""T15 Why nothing would come of what a card says, with the card in the words of messages."""

from tests.games.trismegistus.saying import perform, say_in_any_order

ACTIONS = {"next": "ActionPhase 1", "laboratory-1": "lab-1"}


def test_t11_4_t15_4_a_formula_names_the_effect_nothing_comes_of(lay):
    t = lay(2, {}, ACTIONS | {"chamber-1": "cell-1: earth-2"})
    expected = "T6.1 nothing-to-move (effect=effect-transmute count=1 arrow=wild)"
    assert t.refusal("use-formula cell-1") == expected


def test_t15_6_a_cost_that_cannot_be_paid_names_what_is_lacking(lay):
    t = lay(2, {}, ACTIONS)
    say_in_any_order(t, "pay 1 reaction token: gain 1 gold; advance 1 on fire; advance 1 on air")
    lacking = "needs=1, thing=effect-thing what=reaction-token, has=0"
    effect = "effect-pay count=1 what=reaction-token; effect-gain count=1 what=gold"
    assert [t.refusal(words) for words in t.shown() if t.why_not(words)] == [f"cannot-pay ({lacking}, effect={effect})"]


def test_t10_5_the_reward_printed_on_an_experiment(lay):
    t = lay(2, {}, ACTIONS | {"things-1": "raw-lead", "beside-1": "begin-fire-1"})
    assert perform(t, "begin-fire-1").things() == "raw-tin"
