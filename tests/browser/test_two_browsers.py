"""Two people in two browsers, and somebody who watches: a whole game with every module."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.people import ANSWER, PAY, Somebody, until

Make = Callable[..., Somebody]
ME, FREE = {"kind": "me"}, {"kind": "free"}
EVERYTHING = {"noctis": "yes", "advanced-sale": "yes", "turn-limit": "7"}
SOMETHING = f"{ANSWER}, {PAY}, .end, h2.waiting"


def invited(host: Somebody, guest: Somebody, table: str) -> None:
    """The host copies a link, the guest opens it, gives a name and sits down; the host begins."""
    host.page.goto(f"/table/{table}")
    link = host.page.input_value("section input[readonly]")
    guest.page.goto(link)
    guest.page.fill("input[maxlength='40']", "Bruno")
    guest.page.click("[data-sit='2']")
    guest.page.wait_for_selector("text=you")
    host.page.click("[data-begin]:not([disabled])")
    for somebody in (host, guest):
        somebody.page.wait_for_selector(".cockpit")


def test_a_whole_game_with_every_module(somebody: Make) -> None:
    anna, bruno, watcher = somebody("Anna"), somebody(), somebody()
    table = anna.lay(ME, FREE, options=EVERYTHING, seed="two-browsers")
    invited(anna, bruno, table)
    watcher.page.goto(f"/table/{table}")
    watcher.page.wait_for_selector(".cockpit")
    dice = random.Random(11)
    answered = {anna: 0, bruno: 0}
    for _ in range(900):
        for each in (anna, bruno):
            each.page.wait_for_selector(SOMETHING)
        if anna.page.query_selector(".end"):
            break
        asked = [each for each in (anna, bruno) if each.is_asked()]
        for each in asked:
            each.answer(dice)
            answered[each] += 1
    assert min(answered.values()) > 20
    for each in (anna, bruno, watcher):
        each.page.wait_for_selector(".end")
    sheets = [each.page.inner_text(".end table") for each in (anna, bruno, watcher)]
    assert sheets[0] == sheets[1] == sheets[2]
    result = anna.update(table, 1)["facts"]["result"]
    assert all(str(place["lines"][0][1]) in sheets[0] for place in result)


def test_whoever_watches_sees_no_hand_and_is_asked_nothing(somebody: Make) -> None:
    anna, watcher = somebody("Anna"), somebody()
    table = anna.lay(ME, {"kind": "me", "name": "Bruno"}, options={"first": "1"}, seed="watch")
    anna.begin(table)
    anna.sit(table)
    watcher.page.goto(f"/table/{table}")
    watcher.page.wait_for_selector(".cockpit")
    assert watcher.page.query_selector("[data-place^='hand:1/']") is None
    assert anna.page.query_selector("[data-place^='hand:1/']") is not None
    assert watcher.page.query_selector("[data-answer]") is None
    anna.press("draw base")
    anna.press("place field-4")
    watcher.page.wait_for_timeout(300)
    assert "Transport" not in watcher.page.inner_text(".log"), "a draft is nobody else's"
    while anna.is_asked():
        anna.press(anna.answers()[-1])
    until(watcher.page, "document.querySelector('.log').innerText.includes('goes to Transport')")


def test_by_consent_even_what_was_shown_is_taken_back(somebody: Make) -> None:
    anna, bruno = somebody("Anna"), somebody()
    table = anna.lay(ME, FREE, options={"first": "1"}, seed="consent")
    invited(anna, bruno, table)
    for words in ("draw base", "place field-3"):
        anna.page.wait_for_selector(ANSWER)
        anna.press(words)
    while anna.is_asked():
        anna.press(anna.answers()[-1])
    bruno.page.wait_for_selector(ANSWER)
    bruno.page.wait_for_selector(".log .back")
    bruno.page.click(".log .back >> nth=0")
    anna.page.click("[data-decline]")
    bruno.page.wait_for_selector(".proposal", state="detached")
    bruno.press("draw base")
    bruno.page.click(".log .back >> nth=0")
    anna.page.click("[data-agree]")
    anna.page.wait_for_selector(ANSWER)
    assert "draw base" in anna.answers()
    anna.page.wait_for_selector(".log .aside")
