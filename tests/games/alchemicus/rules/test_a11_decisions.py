"""A11 Who decides, and what is random."""

import itertools

from emerald.kernel.agenda import apply, fate_asked, happen, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import random_answer

INSIDE_ANOTHERS_TURN = {"Defend", "BuyGood", "PlaceBought", "Pay"}
SWITCHES = ("bank", "advanced-sale", "noctis", "race")


def played(game):
    """Play every combination of modules a little; yield whose turn it is, and each question and chance."""
    for number, words in enumerate(itertools.product(("no", "yes"), repeat=4)):
        options = dict(zip(SWITCHES, words, strict=True)) | {"turn-limit": "60"}
        s = game.begin(Setup(2 + number % 3, options))
        rng = Rng(number)
        while not s.over:
            if fate_asked(s) is not None:
                yield None, None, fate_asked(s)
                happen(s, rng.pick(fate_asked(s).weights(s)))
                continue
            ((seat, question),) = questions(s)
            turn = next(step.seat for step in s.agenda if type(step).__name__ == "NextTurn")
            yield turn, seat, question
            apply(s, seat, random_answer(s, question, rng))


def test_a11_1_only_defence_and_purchase_are_decided_in_anothers_turn(game):
    asked = set()
    for turn, seat, question in played(game):
        if turn is not None and seat != turn:
            asked.add(type(question).__name__)
    assert asked == INSIDE_ANOTHERS_TURN


def test_a11_1_a_payment_in_anothers_turn_is_the_defence_or_the_purchase(lay):
    position = {"hand-1": "infamia, 5 horten", "hand-2": "4 domo, 3 gloria", "fame-2": "1", "next": "NoctisPhase"}
    t = lay(2, {"bank": "no", "noctis": "yes"}, position).do("play infamia", "defame seat-2")
    assert t.asked() == (1, "Defend")
    assert t.do("buy-off").asked() == (1, "Pay")
    position = {"built-1": "horten: herbs, pergula", "built-2": "horten", "hand-2": "3 domo, gloria"}
    options = {"bank": "no", "advanced-sale": "yes"}
    t = lay(2, options, position | {"field-1": "7", "next": "FieldAction"}).do("sell plot-1/herbs")
    assert t.asked() == (1, "BuyGood")
    assert t.do("buy").asked() == (1, "Pay")


def test_a11_2_nothing_else_is_random(game):
    sources = set()
    for turn, _, chance in played(game):
        if turn is None:
            sources.add((type(chance).__name__, game.sources[chance.source]))
    assert sources == {
        ("ChooseFirst", "first-seat"),
        ("BaseCard", "base-pile"),
        ("NoctisCard", "noctis-pile"),
        ("BankCard", "bank"),
        ("RevealGood", "goods"),
        ("Theft", "theft"),
    }


def test_a11_2_a_base_card_is_any_unseen_one_alike(lay):
    t = lay(2, {"bank": "no"}, {"field-1": "1", "unseen": "3 horten, gloria", "built-2": "metalle: ore"})
    assert list(t.state.agenda[-1].weights(t.state)) == [3, 0, 0, 0, 0, 0, 0, 0, 0, 1]  # the good's card is among them


def test_a11_2_a_noctis_card_is_any_of_its_pile_alike(lay):
    options = {"bank": "no", "noctis": "yes"}
    t = lay(2, options, {"hand-1": "pactum, 3 domo", "unseen-noctis": "2 golem, 3 infamia", "next": "NoctisPhase"})
    apply(t.state, 0, t.game.actions.parse("play pactum"))
    assert list(t.state.agenda[-1].weights(t.state)) == [0] * 10 + [2, 0, 0, 0, 0, 3]


def test_a11_2_a_card_of_the_bank_is_any_unseen_one_alike(lay):
    t = lay(2, {}, {"hand-1": "domo", "bank": "gloria", "unseen": "2 horten, labrium", "next": "ChooseDraw"})
    t.state.journal.events.clear()
    apply(t.state, 0, t.game.actions.parse("draw bank"))
    apply(t.state, 0, t.game.actions.parse("take gloria"))
    assert list(t.state.agenda[-1].weights(t.state)) == [2, 0, 0, 0, 1, 0, 0, 0, 0, 0]
