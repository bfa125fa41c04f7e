"""What is shown of an answer before it is given: its words, cost, gain and paragraph, and whether it ends undo."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emerald.games.alchemicus.game import Alchemicus
from emerald.games.alchemicus.preview import previews
from emerald.games.preview import Preview
from emerald.kernel.agenda import apply, question_for
from emerald.kernel.conformance.trial import Trial
from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, random_answer

NOCTIS = {"bank": "no", "noctis": "yes"}
RACE = {"bank": "no", "race": "yes"}
Lay = Callable[..., Trial]


def shown(trial: Trial) -> dict[str, Preview]:
    seat = trial.asked()[0]
    found = previews(trial.game.view(trial.state, seat))
    return {trial.game.actions.names[each.action]: each for each in found}


def deal(preview: Preview) -> tuple[str, str]:
    return str(preview.cost), str(preview.gain)


def test_every_candidate_is_shown_lawful_or_not(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"hand-1": "alembic, gloria, horten", "next": "Build"})
    assert list(shown(t)) == t.shown()


def test_a2_2_the_card_built_never_pays_so_a_price_is_a_cost_in_other_cards(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"hand-1": "alembic, 4 horten", "next": "Build"})
    assert deal(shown(t)["build alembic"]) == ("[3 card]", "[]")


def test_a3_2_what_is_forbidden_says_why(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"hand-1": "gloria, 9 horten", "next": "Build"})
    why_not = shown(t)["build gloria"].why_not
    assert why_not is not None
    assert (why_not.rule, why_not.key) == ("A3.2", "why-not-gloria-is-no-building")


def test_a3_3_tearing_down_costs_the_building_and_its_goods_too(lay: Lay) -> None:
    built = "labrium: tincture metal, " + ", ".join(["horten"] * 11)
    t = lay(2, {"bank": "no"}, {"hand-1": "alembic, 4 horten", "built-1": built, "next": "Build"})
    t.do("build alembic")
    assert deal(shown(t)["tear-down plot-1"]) == ("[3 card, 1 labrium, 1 tincture, 1 metal]", "[]")


def test_a2_1_a_drawn_card_ends_undo_and_a_card_of_the_bank_is_paid_first(lay: Lay) -> None:
    t = lay(2, {}, {"hand-1": "2 horten, alembic", "bank": "3 domo", "next": "ChooseDraw"})
    assert deal(shown(t)["draw base"]) == ("[]", "[1 card]")
    assert shown(t)["draw base"].ends_undo
    assert deal(shown(t)["draw bank"]) == ("[1 card]", "[1 card]")
    assert not shown(t)["draw bank"].ends_undo
    t.do("draw bank", "discard horten")
    assert deal(shown(t)["take domo"]) == ("[]", "[1 domo]")


def test_a2_4_a_long_move_costs_a_fame_and_a_race_costs_glorias_a10_2(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"field-1": "3", "fame-1": "1", "next": "MovePawn"})
    assert deal(shown(t)["move 3"]) == ("[]", "[]")
    assert deal(shown(t)["move 4"]) == ("[1 fame]", "[]")
    t = lay(2, RACE, {"field-1": "3", "hand-1": "2 gloria, 3 horten", "next": "MovePawn"})
    assert deal(shown(t)["move 5"]) == ("[2 gloria, 2 card]", "[]")


def test_a2_6_a2_7_a_move_brings_passing_card_and_domo_cards_together(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"field-1": "1", "built-1": "domo, domo", "next": "MovePawn"})
    assert deal(shown(t)["move 1"]) == ("[]", "[]")
    assert deal(shown(t)["move 2"]) == ("[]", "[3 card]")
    assert shown(t)["move 2"].message.args == {"count": 2, "field": 3, "place": "harvest"}


def test_a2_7_the_spirit_in_the_centre_takes_the_domo_cards_away(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"field-1": "2", "built-1": "domo", "spirit": "domo", "next": "MovePawn"})
    assert deal(shown(t)["move 1"]) == ("[]", "[]")


def test_a9_3_the_spirit_field_gives_a_noctis_card(lay: Lay) -> None:
    t = lay(2, NOCTIS, {"field-1": "1", "next": "MovePawn"})
    assert deal(shown(t)["move 1"]) == ("[]", "[1 noctis-card]")


def test_a4_2_only_the_far_fields_cost_the_hand(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"hand-1": "4 horten", "field-1": "2", "spirit": "labrium", "next": "MoveSpirit"})
    costs = {words: str(preview.cost) for words, preview in shown(t).items()}
    assert costs == {
        "move-spirit horten": "[4 card]",
        "move-spirit metalle": "[4 card]",
        "move-spirit alembic": "[]",
        "move-spirit fornax": "[]",
        "move-spirit domo": "[]",
    }


def test_a5_1_a_harvest_counts_what_is_empty_and_not_blocked(lay: Lay) -> None:
    built = {"built-1": "horten, horten: herbs, metalle, metalle", "field-1": "3", "next": "HarvestField"}
    t = lay(2, {"bank": "no"}, built)
    assert deal(shown(t)["harvest"]) == ("[]", "[1 herbs, 2 ore]")
    t = lay(2, {"bank": "no"}, {**built, "spirit": "metalle"})
    assert deal(shown(t)["harvest"]) == ("[]", "[1 herbs]")


def test_a5_3_a_transmutation_turns_goods_into_others_but_not_under_a_spiritus(lay: Lay) -> None:
    built = "alembic: herbs, fornax: ore, labrium: tincture metal, alembic spiritus: herbs"
    t = lay(2, NOCTIS, {"built-1": built, "spirit": "horten", "next": "TransmutationField"})
    cost, gain = deal(shown(t)["transmute"])
    assert cost == "[1 herbs, 1 ore, 1 tincture, 1 metal]"
    assert gain == "[1 tincture, 1 metal, 1 gold]"


def test_a6_a_sale_tells_its_gain_only_where_one_way_is_open(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"built-1": "alembic: tincture, pergula", "next": "OpenSale"})
    assert deal(shown(t)["sell plot-1/tincture"]) == ("[1 tincture]", "[3 card]")
    t = lay(2, {"bank": "no"}, {"built-1": "alembic: tincture, taberna", "next": "OpenSale"})
    assert deal(shown(t)["sell plot-1/tincture"]) == ("[1 tincture]", "[]")
    t.do("sell plot-1/tincture")
    assert deal(shown(t)["through taberna-fame"]) == ("[1 tincture]", "[1 fame]")
    assert deal(shown(t)["through taberna-cards"]) == ("[1 tincture]", "[3 card]")


def test_a10_1_in_a_race_gold_brings_the_victory(lay: Lay) -> None:
    t = lay(2, {"bank": "no", "race": "yes"}, {"built-1": "labrium: gold, donarium", "next": "OpenSale"})
    assert deal(shown(t)["sell plot-1/gold"]) == ("[1 gold]", "[1 victory]")


def test_a8_2_a_purchase_costs_one_card_more_than_the_good_brought(lay: Lay) -> None:
    position = {"built-1": "horten: herbs, pergula", "built-2": "horten", "hand-2": "4 domo", "next": "OpenSale"}
    t = lay(2, {"bank": "no", "advanced-sale": "yes"}, position).do("sell plot-1/herbs")
    assert t.asked() == (1, "BuyGood")
    assert deal(shown(t)["buy"]) == ("[2 card]", "[1 herbs]")


def test_a7_1_a7_2_five_cards_bring_a_fame(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"hand-1": "7 domo", "next": "GiftsField"})
    assert deal(shown(t)["give"]) == ("[5 card]", "[1 fame]")
    t = lay(2, {"bank": "no"}, {"hand-1": "6 domo, gloria", "next": "EndTurn 0"})
    assert deal(shown(t)["play gloria"]) == ("[5 card, 1 gloria]", "[1 fame]")
    assert shown(t)["end-turn"].ends_undo


def test_a9_noctis_cards_cost_their_price_and_themselves(lay: Lay) -> None:
    position = {
        "hand-1": "golem, mutabilus, pactum, infamia, 6 horten",
        "built-1": "horten",
        "built-2": "metalle, horten: herbs, labrium",
        "fame-2": "1",
        "next": "NoctisPhase",
    }
    t = lay(2, NOCTIS, position)
    costs = {words: deal(preview) for words, preview in shown(t).items()}
    assert costs["play golem"] == ("[2 card, 1 golem]", "[]")
    assert costs["play pactum"] == ("[3 card, 1 pactum]", "[3 noctis-card]")
    assert costs["play infamia"] == ("[5 card, 1 infamia]", "[]")
    t.do("play mutabilus")
    assert deal(shown(t)["steal seat-2/plot-2"]) == ("[1 card]", "[1 herbs]")


def test_a9_10_a_defence_tells_what_it_takes(lay: Lay) -> None:
    position = {
        "hand-1": "infamia, 6 horten",
        "hand-2": "6 domo",
        "built-2": "horten golem",
        "fame-2": "1",
        "next": "NoctisPhase",
    }
    t = lay(2, NOCTIS, position).do("play infamia", "defame seat-2")
    while t.asked()[1] == "Pay":
        t.do(t.may()[0])
    assert {words: deal(preview) for words, preview in shown(t).items()} == {
        "sacrifice plot-1": ("[1 golem]", "[]"),
        "buy-off": ("[5 card]", "[]"),
        "suffer": ("[1 fame]", "[]"),
    }


def test_a10_4_lifting_an_infamia_is_cheaper_on_gifts(lay: Lay) -> None:
    options = {"bank": "no", "race": "yes", "noctis": "yes"}
    for field, price in (("8", 4), ("3", 8)):
        t = lay(2, options, {"hand-1": "9 horten", "infamies-1": "1", "field-1": field, "next": "LiftInfamia"})
        assert deal(shown(t)["lift"]) == (f"[{price} card]", "[]")


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"bank": "no", "advanced-sale": "yes"},
        {"noctis": "yes"},
        {"noctis": "yes", "race": "yes", "advanced-sale": "yes"},
    ],
    ids=lambda options: " ".join(options) or "base",
)
def test_undo_ends_exactly_where_it_is_said_to(game: Alchemicus, options: dict[str, str]) -> None:
    match = Match(game, Setup(3, {"turn-limit": "8", **options}), b"preview")
    rng = Rng(5)
    while not match.over:
        seat = match.asked()[0]
        question = question_for(match.state, seat)
        assert question is not None
        action = int(random_answer(match.state, question, rng))
        preview = next(each for each in previews(match.view(seat)) if each.action == action)
        match.play(seat, action)
        assert match.can_undo(seat) != preview.ends_undo, game.actions.names[action]


def test_nobody_is_shown_what_is_not_theirs_to_answer(game: Alchemicus) -> None:
    state = game.begin(Setup(2))
    let_fate_speak(state, Rng(3))
    asked = state.agenda[-1].seat
    assert previews(game.view(state, 1 - asked)) == []
    assert previews(game.view(state, -1)) == []
    first = previews(game.view(state, asked))
    apply(state, asked, first[0].action)  # showing them has changed nothing
