"""All that a decision needs is on one screen; a phone shows it in at most two taps; nothing runs out of the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.people import DESK, PHONE, PHONE_ACROSS, Somebody, until
from tests.browser.scenes import SCENES

Make = Callable[..., Somebody]
LARGE: Final = {"width": 1920, "height": 1080}
LANGUAGES: Final = ["en", "de", "es", "pl", "ru"]
NEEDED: Final = [
    "#question-text",
    ".question [data-answer]",
    "[data-place^='field:']",
    "[data-place^='inner:']",
    "[data-place^='plot:']",
    "[data-place^='hand:1/']",
    "[data-place^='bank/']",
    "[data-place='pile:base']",
    "[data-place='discards']",
    "[data-place^='seat:']",
]
OUTSIDE: Final = """selector => [...document.querySelectorAll(selector)].filter(each => {
    const box = each.getBoundingClientRect();
    const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    return !(inside && box.width > 4 && box.height > 4);
}).map(each => each.dataset.place ?? each.dataset.answer ?? each.id)"""
OVERLAPS: Final = """selector => {
    const all = [...document.querySelectorAll(selector)];
    const boxes = all.map(each => [each.dataset.place, each.getBoundingClientRect()]);
    const apart = (x, y) =>
        x.left >= y.right - 1 || y.left >= x.right - 1 || x.top >= y.bottom - 1 || y.top >= x.bottom - 1;
    return boxes.flatMap(([a, x], at) => boxes.slice(at + 1).filter(([, y]) => !apart(x, y)).map(([b]) => `${a} ${b}`));
}"""
OTHER_TAB: Final = """language => {
    localStorage.setItem("emerald-settings", JSON.stringify({ language }));
    dispatchEvent(new StorageEvent("storage", { key: "emerald-settings" }));
}"""
# Text that is cut off by its box, with the words that are cut.
CUT: Final = """() => {
    const texts = "button, a, h1, h2, h3, .name, strong, label, legend, summary, dt, th";
    return [...document.querySelectorAll(texts)].filter(each =>
        each.getClientRects().length > 0 && each.scrollWidth > each.clientWidth + 2
        && getComputedStyle(each).overflowX !== "visible" && !each.closest("svg") && !each.matches(".unseen, .unseen *")
    ).map(each => each.textContent.trim().slice(0, 60));
}"""


def wide(somebody: Somebody) -> int:
    """Return by how much the page is wider than its window."""
    found: int = somebody.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found


def speak(somebody: Somebody, language: str) -> None:
    """Change the language as another tab would, and wait until the page speaks it in letters that have come."""
    somebody.page.evaluate(OTHER_TAB, language)
    until(somebody.page, "language => document.documentElement.lang === language", arg=language)
    until(somebody.page, "document.fonts.status === 'loaded'")


@pytest.mark.parametrize("size", [DESK, LARGE], ids=["1366x768", "1920x1080"])
def test_the_whole_table_is_on_one_screen(somebody: Make, size: Any) -> None:
    anna = somebody("Anna", viewport=size)
    SCENES["table"](anna)
    for selector in NEEDED:
        assert anna.page.query_selector(selector), selector
        assert anna.page.evaluate(OUTSIDE, selector) == [], selector
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for selector in ("[data-place^='plot:1/']", "[data-place^='hand:1/']", "[data-place^='bank/']"):
        assert anna.page.evaluate(OVERLAPS, selector) == []


def shown_by_panes(anna: Somebody, needed: list[str], apart: list[str]) -> None:
    """Tap through the four panes of a table: together they show what is needed, and each keeps its pieces apart."""
    seen: set[str] = set()
    for pane in range(4):
        anna.page.tap(f"nav button >> nth={pane}")
        anna.page.wait_for_timeout(80)
        assert wide(anna) <= 0
        assert anna.page.is_visible("#question-text"), "the question stays in sight"
        for selector in apart:
            assert anna.page.evaluate(OVERLAPS, selector) == []
        seen |= {selector for selector in needed if anna.page.query_selector(selector)}
    assert seen == set(needed)


@pytest.mark.parametrize("size", [PHONE, PHONE_ACROSS], ids=["upright", "across"])
def test_on_a_phone_everything_is_two_taps_away(somebody: Make, size: Any) -> None:
    anna = somebody("Anna", viewport=size, has_touch=True, is_mobile=True)
    SCENES["table"](anna)
    shown_by_panes(anna, NEEDED, ["[data-place^='plot:1/'], [data-place^='hand:1/']"])


@pytest.mark.parametrize("size", [PHONE, PHONE_ACROSS], ids=["upright", "across"])
def test_a_lesson_on_a_phone_lays_nothing_on_anything(somebody: Make, size: Any) -> None:
    anna = somebody("Anna", viewport=size, has_touch=True, is_mobile=True)
    SCENES["lesson"](anna)
    assert anna.page.evaluate(OVERLAPS, "[data-place^='plot:1/'], [data-place^='hand:1/']") == []


@pytest.mark.parametrize("scene", SCENES)
def test_no_page_is_wider_than_a_phone_in_any_language(somebody: Make, scene: str) -> None:
    anna = somebody("Anna", viewport=PHONE, is_mobile=True)
    SCENES[scene](anna)
    for language in LANGUAGES:
        speak(anna, language)
        assert wide(anna) <= 0, language
        assert "⟨" not in anna.page.inner_text("body"), language


@pytest.mark.parametrize("language", [*LANGUAGES, "en-XA"])
def test_a_table_speaks_every_language_and_nothing_is_cut_off(somebody: Make, language: str) -> None:
    anna = somebody("Anna")
    SCENES["table"](anna)
    anna.page.goto(f"{anna.page.url}&lang={language}")
    anna.page.wait_for_selector(".question [data-answer]")
    assert "⟨" not in anna.page.content()
    assert wide(anna) <= 0
    if language != "en-XA":
        assert anna.page.evaluate(CUT) == []
    else:
        shown = anna.page.inner_text(".question h2")
        assert "~" in shown, "what is not translated would stand out here"


def test_at_twice_the_size_of_letters_nothing_is_lost(somebody: Make) -> None:
    anna = somebody("Anna", viewport={"width": 683, "height": 384}, device_scale_factor=2)
    SCENES["table"](anna)
    assert wide(anna) <= 0
    assert anna.page.is_visible("#question-text")
    SCENES["new-table"](anna)
    assert wide(anna) <= 0
