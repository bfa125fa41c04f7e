"""axe finds nothing on any screen in any theme, and everything can be done without a mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.people import ANSWER, PAY, PHONE, Somebody, until
from tests.browser.scenes import BRUNO, ME, RICH, SCENES, two

Make = Callable[..., Somebody]
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN: Final = "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}})"


def violations(somebody: Somebody) -> list[str]:
    """Return what axe finds, one line each."""
    somebody.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = somebody.page.evaluate(RUN, TAGS)
    assert len(found["passes"]) > 10
    return [
        f"{each['id']}: {node['html'][:160]} | {node['failureSummary'][:300]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing_in_either_theme(somebody: Make, scene: str) -> None:
    anna = somebody("Anna", color_scheme="dark")
    SCENES[scene](anna)
    anna.page.wait_for_timeout(200)
    assert violations(anna) == []
    anna.page.emulate_media(color_scheme="light")
    anna.page.wait_for_timeout(200)
    assert violations(anna) == []


@pytest.mark.parametrize("scene", ["home", "table", "payment", "lesson"])
def test_axe_finds_nothing_on_a_phone(somebody: Make, scene: str) -> None:
    anna = somebody("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    SCENES[scene](anna)
    anna.page.wait_for_timeout(300)
    assert violations(anna) == []


# -- the keyboard --------------------------------------------------------------------------------------

MOST_STOPS: Final = 80


def focused(somebody: Somebody, selector: str) -> bool:
    return bool(somebody.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector))


def tab_to(somebody: Somebody, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_STOPS):
        if focused(somebody, selector):
            return
        somebody.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by keyboard")


def test_from_home_to_the_final_score_without_a_mouse(somebody: Make) -> None:
    anna = somebody()
    page = anna.page
    page.goto("/")
    page.wait_for_selector("[data-play-now]")
    tab_to(anna, 'a[href="/new/alchemicus"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-lay]")
    tab_to(anna, 'li:nth-child(2) input[type="radio"]')
    page.keyboard.press("ArrowLeft")
    tab_to(anna, "summary")
    page.keyboard.press("Enter")
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if "Turn limit" in page.evaluate("document.activeElement?.closest('label')?.textContent ?? ''"):
            break
    page.keyboard.press("Control+a")
    page.keyboard.type("2")
    tab_to(anna, "[data-lay]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".cockpit")
    answered = 0
    for _ in range(200):
        page.wait_for_selector(f"{ANSWER}, {PAY}, .end")
        if page.query_selector(".end"):
            break
        tab_to(anna, f"{ANSWER}, {PAY}")
        page.keyboard.press("Enter")
        until(page, "!document.querySelector('.question[aria-busy=true]')")
        answered += 1
    assert answered >= 6
    page.wait_for_selector(".end")
    tab_to(anna, "[data-again]")


def test_arrows_and_digits_choose_among_answers(somebody: Make) -> None:
    anna = somebody("Anna")
    SCENES["table"](anna)
    answers = anna.answers()
    tab_to(anna, ANSWER)
    assert focused(anna, f'[data-answer="{answers[0]}"]')
    anna.page.keyboard.press("ArrowDown")
    assert focused(anna, f'[data-answer="{answers[1]}"]')
    anna.page.keyboard.press("End")
    anna.page.keyboard.press("Home")
    assert focused(anna, f'[data-answer="{answers[0]}"]')
    asked = anna.asked()
    anna.page.keyboard.press("2")
    until(anna.page, "asked => document.querySelector('#question-text').innerText !== asked", arg=asked)


def test_a_barred_answer_says_why_and_leads_to_the_rule(somebody: Make) -> None:
    anna = somebody("Anna")
    laid = anna.lay(ME, BRUNO, options={"bank": "no"}, position={**two(RICH), "fame-1": "0"})
    anna.begin(laid)
    anna.sit(laid)
    anna.page.wait_for_selector(ANSWER)
    anna.page.click(".question summary")  # without fame nobody moves four fields
    barred = anna.page.locator(".question [data-answer][aria-disabled]").first
    barred.click(force=True)  # it is no dead end: pressing it asks why
    why = anna.page.locator(".why")
    why.wait_for()
    assert why.locator("a").get_attribute("href").startswith("/rules/alchemicus#A")
    assert anna.page.inner_text("[data-live=urgent]").strip() in why.inner_text().replace("\u00a0", " ")


def test_what_happens_is_said_aloud(somebody: Make) -> None:
    anna = somebody("Anna")
    SCENES["table"](anna)
    anna.press("draw base")
    until(anna.page, "document.querySelector('[data-live=polite]').textContent.length > 10")
