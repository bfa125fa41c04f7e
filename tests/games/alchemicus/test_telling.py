"""Questions, answers and events as messages: the right key, the right names, and no secret in them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emerald.games.alchemicus.game import Alchemicus
from emerald.games.alchemicus.telling import event_message, question_message
from emerald.games.shelf import answer, open_game, previews, question, told
from emerald.kernel.agenda import question_for
from emerald.kernel.conformance.trial import Trial
from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.messages import Message
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import random_answer
from emerald.words import words_of

Lay = Callable[..., Trial]


def events_told(trial: Trial, seat: int) -> list[Message]:
    view = trial.game.view(trial.state, seat)
    messages = [event_message(view, event.seen_by(seat)) for event in trial.events]
    return [message for message in messages if message is not None]


def told_of(trial: Trial, seat: int, kind: str) -> list[dict[str, int | str]]:
    return [message.args for message in events_told(trial, seat) if message.key == f"event-alchemicus-{kind}"]


def test_a_drawn_card_is_told_to_its_owner_and_its_back_to_the_others(lay: Lay) -> None:
    t = lay(2, {"bank": "no", "noctis": "yes"}, {"hand-1": "2 horten", "next": "ChooseDraw"}).fate("pactum")
    t.do("draw noctis", "discard horten")
    assert told_of(t, 0, "draw") == [{"seat": 1, "who": "me", "count": 1, "card": "pactum", "pile": "noctis"}]
    for other in (1, -1):
        hidden = {"seat": 1, "who": "another", "count": 1, "card": "hidden", "pile": "noctis"}
        assert told_of(t, other, "draw") == [hidden]


def test_a_theft_is_told_once_to_everyone_the_card_only_to_the_two(lay: Lay) -> None:
    position = {"hand-2": "gloria", "built-2": "domo", "field-1": "2", "next": "MoveSpirit"}
    t = lay(3, {"bank": "no"}, position).do("move-spirit domo", "rob seat-2")
    for seat, who in ((0, "me"), (1, "another")):
        assert told_of(t, seat, "steal-card") == [{"seat": 1, "who": who, "count": 1, "card": "gloria", "other": 2}]
        assert told_of(t, seat, "back") == []
    assert told_of(t, 2, "steal-card") == []
    assert told_of(t, 2, "back") == [{"seat": 1, "who": "another", "count": 1, "pile": "base", "other": 2}]


def test_where_something_happened_is_told_by_plot_and_building(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"built-1": "pergula, horten", "field-1": "3", "next": "HarvestField"}).do("harvest")
    assert told_of(t, 0, "harvest") == [
        {"seat": 1, "who": "me", "count": 1, "good": "herbs", "plot": 2, "building": "horten"}
    ]


def test_a6_1_a_sale_is_told_with_what_sells_it_and_from_where(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"built-1": "alembic: tincture, taberna", "field-1": "7", "next": "OpenSale"})
    t.do("sell plot-1/tincture", "through taberna-fame")
    told = {"seat": 1, "who": "another", "count": 1, "good": "tincture", "card": "taberna"}
    assert told_of(t, 1, "sell") == [{**told, "plot": 1, "building": "alembic"}]


def test_a9_6_a_stolen_good_is_told_with_whose_it_was(lay: Lay) -> None:
    position = {"hand-1": "mutabilus, horten", "built-1": "alembic", "built-2": "pergula, horten: herbs"}
    t = lay(2, {"bank": "no", "noctis": "yes"}, {**position, "next": "NoctisPhase"})
    t.do("play mutabilus", "steal seat-2/plot-2")
    told = {"seat": 1, "who": "another", "count": 1, "good": "herbs", "other": 2}
    assert told_of(t, 1, "steal-good") == [{**told, "plot": 2, "building": "horten"}]


@pytest.mark.parametrize("race", ["no", "yes"])
def test_a9_10_whom_an_infamia_strikes_is_told_whatever_comes_of_it(lay: Lay, race: str) -> None:
    position = {"hand-1": "infamia, 5 horten", "hand-2": "5 domo", "next": "NoctisPhase"}
    position |= {"fame-2": "1"} if race == "no" else {}
    t = lay(3, {"bank": "no", "noctis": "yes", "race": race}, position)
    t.do("play infamia", "defame seat-2", "buy-off")
    assert told_of(t, 2, "defame") == [{"seat": 1, "who": "another", "count": 1, "other": 2}]


def test_a_field_is_told_by_number_and_by_what_it_is_for(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"field-1": "5", "next": "MovePawn"}).do("move 2")
    assert told_of(t, 1, "move") == [{"seat": 1, "who": "another", "count": 1, "field": 7, "place": "sale"}]


def test_a_question_names_what_it_is_about(lay: Lay) -> None:
    position = {"built-1": "horten: herbs, pergula", "built-2": "horten", "hand-2": "4 domo", "next": "OpenSale"}
    t = lay(2, {"bank": "no", "advanced-sale": "yes"}, position).do("sell plot-1/herbs")
    message = question_message(t.game.view(t.state, 1))
    assert message.key == "question-alchemicus-buy-good"
    assert message.args == {"seat": 2, "good": "herbs", "other": 1, "count": 2}


@pytest.mark.parametrize(("field", "cards"), [("8", 4), ("1", 8)])
def test_a10_4_the_question_of_lifting_says_what_it_costs_here(lay: Lay, field: str, cards: int) -> None:
    lines = {"hand-1": "9 horten", "infamies-1": "1", "field-1": field, "next": "LiftBetween"}
    t = lay(2, {"race": "yes", "noctis": "yes", "bank": "no"}, lines)
    message = question_message(t.game.view(t.state, 0))
    assert (message.key, message.args["count"]) == ("question-alchemicus-lift-infamia", cards)


def test_a_pass_is_told_by_its_question(lay: Lay) -> None:
    t = lay(2, {"bank": "no"}, {"hand-1": "2 horten", "next": "Build"})
    message = answer("alchemicus", t.game.view(t.state, 0), t.game.actions.parse("pass"))
    assert (message.key, message.args) == ("action-alchemicus-pass", {"question": "build"})


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    "options",
    [
        {"advanced-sale": "yes"},
        {"bank": "no", "noctis": "yes"},
        {"noctis": "yes", "race": "yes", "advanced-sale": "yes"},
    ],
    ids=" ".join,
)
def test_whatever_comes_up_in_a_game_can_be_said(options: dict[str, str], language: str) -> None:
    words = words_of(language)
    game: Alchemicus = open_game("alchemicus")
    match = Match(game, Setup(3, {**options, "turn-limit": "25"}), b"telling")
    rng = Rng(7)
    said: set[str] = set()
    while not match.over:
        seat = match.asked()[0]
        view = match.view(seat)
        messages: list[Message | None] = [question("alchemicus", view)]
        for preview in previews("alchemicus", view):
            messages += [preview.message, preview.why_not]
            amounts = [*preview.cost, *preview.gain]
            messages += [Message("amount", "", {"what": each.what, "count": each.count}) for each in amounts]
        messages += [told("alchemicus", view, event) for event in match.events_for(seat)]
        said |= {words.say(each.key, each.args, match.names) for each in messages if each is not None}
        asked = question_for(match.state, seat)
        assert asked is not None
        match.play(seat, int(random_answer(match.state, asked, rng)))
    assert [sentence for sentence in said if "⟨" in sentence or "hidden" in sentence] == []
    assert len(said) > 100
