"""Trismegistus in the browser: two people, one against Botmegistus, four bots watched; and where everything lies."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from emerald.games.shelf import components_folder
from tests.browser.people import ANSWER, DESK, PHONE, PHONE_ACROSS, Somebody
from tests.browser.scenes import SCENES, quick
from tests.browser.test_layout import CUT, LARGE, OUTSIDE, OVERLAPS, shown_by_panes, wide
from tests.browser.test_two_browsers import FREE, ME, invited

Make = Callable[..., Somebody]
COMPONENTS: Final = components_folder("trismegistus")
PRECIPITATION: Final = """id = "precipitation"
level = 1
element = "earth"
requires = 2
cost = "2 raw lead, 1 raw iron"
reward = "gain 1 refined tin; gain 1 salt"
points = 3
"""
THUNDER: Final = """id = "thunder"
name = "Bottled thunder"
level = 1
element = "fire"
requires = 7
cost = "1 gold"
reward = "gain 4 sulfur"
points = 11
"""
SOMETHING: Final = f"{ANSWER}, .end, h2.waiting"
NEEDED: Final = [
    "#question-text",
    ".question [data-answer]",
    "[data-place^='bowl:'][data-place*='/']",
    "[data-place^='page:']",
    "[data-place^='market:']",
    "[data-place^='track:']",
    "[data-place^='achievements/']",
    "[data-place^='storage:1/raw-']",
    "[data-place='storage:1/gold']",
    "[data-place='storage:1/salt']",
    "[data-place='storage:1/chameleon']",
    "[data-place^='slot:1/']",
    "[data-place^='arrow:1/']",
    "[data-place='potency:1']",
    "[data-place^='formula:1/']",
    "[data-place^='cell:1/']",
    "[data-place^='side:1/']",
    "[data-place^='beside:1/']",
    "[data-place^='hand:1/']",
    "[data-place='seat:2']",
    "[data-open]",
]
APART: Final = [
    "[data-place^='storage:1/'], [data-place^='slot:1/'], [data-place^='arrow:1/']",
    "[data-place^='beside:1/'], [data-place^='hand:1/'], [data-place^='formula:1/']",
    "[data-place^='page:'], [data-place^='market:'], [data-place^='track:'], [data-place^='achievements/']",
    "[data-place^='cell:1/'], [data-place^='side:1/']",
]


def play_on(players: list[Somebody], by_chance: int = 0, most: int = 400) -> dict[Somebody, int]:
    """Answer until the game is over: the first answers by chance, then whatever gets on."""
    dice = random.Random(7)
    answered = dict.fromkeys(players, 0)
    for _ in range(most):
        for each in players:
            each.page.wait_for_selector(SOMETHING)
        if players[0].page.query_selector(".end"):
            break
        for each in players:
            if each.is_asked():
                answers = each.answers()
                if answers:
                    each.press(dice.choice(answers) if answered[each] < by_chance else quick(answers))
                    answered[each] += 1
    return answered


def test_two_people_play_a_whole_game(somebody: Make) -> None:
    anna, bruno = somebody("Anna"), somebody()
    table = anna.lay(
        ME, FREE, game="trismegistus", options={"setup": "introductory", "first": "1"}, seed="two-alchemists"
    )
    invited(anna, bruno, table)
    anna.page.wait_for_selector(ANSWER)
    # Anna takes a die on the board, Bruno answers by keyboard
    anna.page.click("[data-place^='bowl:'].can >> nth=0")
    anna.settled()
    assert any(words.startswith(("gather", "turn-to", "raise", "leave")) for words in anna.answers())
    while anna.is_asked():
        anna.press(quick(anna.answers()))
    bruno.page.wait_for_selector(ANSWER)
    bruno.page.focus(ANSWER)
    bruno.page.keyboard.press("End")
    bruno.page.keyboard.press("Enter")
    bruno.settled()
    answered = play_on([anna, bruno], by_chance=6)
    assert min(answered.values()) > 20
    for each in (anna, bruno):
        each.page.wait_for_selector(".end")
    assert anna.page.inner_text(".end table") == bruno.page.inner_text(".end table")


def test_alone_against_botmegistus_whose_reasons_are_told(somebody: Make) -> None:
    anna = somebody("Anna")
    SCENES["solo"](anna)
    tale = anna.page.inner_text(".tale")
    assert "T13.4" in tale, "the rule a line rests on is named"
    assert anna.page.query_selector(".tale .card"), "the card it played is shown"
    assert anna.page.query_selector(".tale .kept"), "what a line left is marked among what it saw"
    deeds = anna.page.eval_on_selector_all(".tale .deed .line > span", "all => all.map(each => each.innerText)")
    table = anna.page.url.split("/table/")[1].split("?")[0]
    told = [
        each["aside"]["key"]
        for entry in anna.update(table, 1)["entries"]
        for each in entry["happenings"]
        if each["aside"]
    ]
    assert len(deeds) > 2
    assert "bot-do-take-die" in told
    anna.page.keyboard.press("Escape")
    play_on([anna])
    anna.page.wait_for_selector(".end")
    places = anna.update(table, 1)["facts"]["result"]
    assert sorted(place["seat"] for place in places) == [0, 1]
    assert "Botmegistus" in anna.page.inner_text(".end table")


def test_four_bots_are_watched_to_the_end(somebody: Make) -> None:
    watcher = somebody("Anna")
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Maria", "Zosimos", "Geber", "Flamel")]
    table = watcher.lay(*bots, game="trismegistus", options={"setup": "introductory"}, seed="four")
    watcher.begin(table)
    watcher.page.goto(f"/table/{table}")
    watcher.page.wait_for_selector(".cockpit")
    assert watcher.page.query_selector(".question [data-answer]") is None
    watcher.page.wait_for_selector(".end", timeout=60_000)
    assert watcher.page.query_selector("[data-place^='hand:'][data-place*='/publication']") is None
    assert watcher.page.locator(".strip").count() == 4
    before = watcher.page.inner_text(".mine h2")
    watcher.page.click("[data-open] >> nth=2")
    watcher.page.wait_for_function("name => document.querySelector('.mine h2').innerText !== name", arg=before)


@pytest.mark.parametrize("size", [DESK, LARGE], ids=["1366x768", "1920x1080"])
def test_the_whole_table_is_on_one_screen(somebody: Make, size: Any) -> None:
    anna = somebody("Anna", viewport=size)
    SCENES["trismegistus"](anna)
    for selector in NEEDED:
        assert anna.page.query_selector(selector), selector
        assert anna.page.evaluate(OUTSIDE, selector) == [], selector
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for selector in APART:
        assert anna.page.evaluate(OVERLAPS, selector) == []


@pytest.mark.parametrize("language", ["de", "pl", "ru"])
def test_the_table_speaks_every_language_and_nothing_is_cut_off(somebody: Make, language: str) -> None:
    anna = somebody("Anna")
    SCENES["trismegistus"](anna)
    anna.page.goto(f"{anna.page.url}&lang={language}")
    anna.page.wait_for_selector(ANSWER)
    anna.page.wait_for_selector(".need")
    assert "⟨" not in anna.page.content()
    assert wide(anna) <= 0
    assert anna.page.evaluate(CUT) == []
    for selector in APART:
        assert anna.page.evaluate(OVERLAPS, selector) == []


@pytest.mark.parametrize("size", [PHONE, PHONE_ACROSS], ids=["upright", "across"])
def test_on_a_phone_everything_is_two_taps_away(somebody: Make, size: Any) -> None:
    anna = somebody("Anna", viewport=size, has_touch=True, is_mobile=True)
    SCENES["trismegistus"](anna)
    shown_by_panes(anna, NEEDED, APART)


def test_others_open_to_their_whole_laboratory(somebody: Make) -> None:
    anna = somebody("Anna")
    SCENES["trismegistus"](anna)
    anna.page.click("[data-open='3']")
    dialog = anna.page.locator("dialog[open]")
    dialog.wait_for()
    assert "Heinrich Cornelius Agrippa" in dialog.inner_text()
    assert dialog.locator("[data-place^='slot:3/']").count() == 6
    assert dialog.locator("[data-place^='hand:3/']").count() == 0, "publications and masterpiece stay secret"


def test_secret_choices_are_made_on_the_cards(somebody: Make) -> None:
    anna = somebody("Anna")
    SCENES["secret-choices"](anna)
    for _ in range(4):
        anna.page.wait_for_selector("[data-place^='dealt:1/'].can")
        anna.page.click("[data-place^='dealt:1/'].can >> nth=0")
        anna.settled()
    anna.page.wait_for_selector("[data-place^='dealt:1/']", state="detached")
    anna.page.wait_for_selector("[data-place^='slot:1/'].can")


def test_a_payment_is_suggested_and_can_be_made_otherwise(somebody: Make) -> None:
    anna = somebody("Anna")
    position = {
        "things-1": "4 raw-lead, 3 raw-copper, 2 raw-tin, 2 raw-mercury, 2 raw-iron, 3 silver, 3 gold",
        "tracks-1": "earth 12, fire 12, water 12, air 12",
        "die-1": "red mercury 2",
        "beside-1": "experiment-9",
        "next": "ActionPhase 1",
    }
    table = anna.lay(ME, {"kind": "me", "name": "Bruno"}, game="trismegistus", position=position)
    anna.begin(table)
    anna.sit(table)
    anna.page.click("[data-place='beside:1/experiment-9'].can")
    anna.page.wait_for_selector("[data-suggested]")
    held = anna.update(table, 1)["board"]["seats"][0]["held"]
    assert len(anna.answers()) > 1, "gold and silver pay as well"
    anna.page.click("[data-suggested]")
    anna.page.wait_for_selector("[data-suggested]", state="detached")
    paid = anna.update(table, 1)["board"]["seats"][0]["held"]
    assert sum(held.values()) > sum(paid.values())
    assert paid["gold"] == held["gold"], "what is suggested spares the gold"


def test_a_card_of_another_catalogue_looks_as_it_says(somebody: Make) -> None:
    anna = somebody("Anna")
    files = {path.name: path.read_text(encoding="utf-8") for path in COMPONENTS.glob("*.toml")}
    files["experiments-1.toml"] = files["experiments-1.toml"].replace(PRECIPITATION, THUNDER, 1)
    brought = anna.page.request.post(
        f"{anna.server.address}/api/catalogues", data={"game": "trismegistus", "files": files}
    )
    assert brought.ok, brought.text()
    position = {"pages": "page-1: experiment-9", "bowls": "2 lead/black, lead/red"}
    table = anna.lay(
        ME,
        {"kind": "me", "name": "Bruno"},
        game="trismegistus",
        catalogue=brought.json()["catalogue"],
        position=position,
    )
    anna.begin(table)
    anna.sit(table)
    card = anna.page.locator("[data-place='page:1']")
    card.locator(".need").wait_for()
    label = card.get_attribute("aria-label") or card.inner_text()
    assert "Bottled thunder" in label
    assert "step 7 on the fire track" in label
    assert "4 sulfur" in label
    assert card.locator(".need b").inner_text() == "7"
    assert card.locator(".points b").inner_text() == "11"
