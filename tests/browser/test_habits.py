"""What is settled beforehand, what is said at the table, what one writes down for oneself."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.people import ANSWER, Somebody, until
from tests.browser.test_two_browsers import invited

Make = Callable[..., Somebody]
ME, FREE = {"kind": "me"}, {"kind": "free"}
SALE = {
    "turn": "1",
    "field-1": "6",
    "field-2": "3",
    "turns-1": "3",
    "turns-2": "3",
    "fame-1": "2",
    "hand-1": "2 pergula",
    "hand-2": "3 horten, 2 pergula",
    "built-1": "horten: herbs, fornax: ore, pergula, taberna",
    "built-2": "horten, metalle",
}


def settle(somebody: Somebody, question: str, way: str) -> None:
    """Open the menu and settle what is answered to a question."""
    somebody.page.click("header button")
    somebody.page.click(f"[data-policy='{question}'] label:has-text('{way}')")
    somebody.page.wait_for_selector("dialog [role=status]:has-text('Kept')")


def test_a_purchase_is_passed_by_policy_and_asked_where_the_conditions_hold(somebody: Make) -> None:
    anna = somebody("Anna")
    table = anna.lay(ME, {"kind": "me", "name": "Bruno"}, options={"bank": "no", "advanced-sale": "yes"}, position=SALE)
    anna.begin(table)
    anna.sit(table, 2)
    settle(anna, "buy-good", "Ask only if")
    with anna.page.expect_response("**/policies?seat=2"):
        anna.page.click("[data-policy='buy-good'] label:has-text('ore')")
    stored = anna.page.request.get(f"{anna.server.address}/api/tables/{table}/policies?seat=2").json()
    conditions = [{"what": "good", "is_one_of": ["ore"], "at_least": None, "at_most": None}]
    assert stored["policies"] == [{"question": "buy-good", "ask": "if", "conditions": conditions}]
    anna.sit(table)
    anna.page.wait_for_selector(ANSWER)
    anna.press("move 1")
    anna.press("sell plot-1/herbs")
    anna.press("through taberna-cards")
    anna.page.wait_for_selector('[data-answer="sell plot-2/ore"]')  # herbs are passed without asking
    anna.press("sell plot-2/ore")
    anna.press("through taberna-cards")
    anna.page.click("[data-hand-over='2']")
    anna.page.click("[data-lift]")
    anna.page.wait_for_selector('[data-answer="buy"]')
    assert "ore" in anna.asked()


def test_what_would_it_have_done(somebody: Make) -> None:
    anna = somebody("Anna")
    table = anna.lay(ME, {"kind": "me", "name": "Bruno"}, options={"advanced-sale": "yes"}, seed="policies")
    anna.begin(table)
    anna.sit(table)
    settle(anna, "buy-good", "Pass without asking")
    anna.page.click("[data-try]")
    anna.page.wait_for_selector(".trial, dialog [role=status]:has-text('settled yet')")


def test_talk_is_heard_by_those_who_want_to(somebody: Make) -> None:
    anna, bruno = somebody("Anna"), somebody()
    table = anna.lay(ME, FREE, options={"first": "1"}, seed="talk")
    invited(anna, bruno, table)
    for each in (anna, bruno):
        each.page.click("[data-tab=talk]")
        each.page.click("[data-take-part]")
        each.page.wait_for_selector("[data-speak]")
    anna.page.click("[data-tab=log]")
    bruno.page.fill(".talk input", "Salve, Anna!")
    bruno.page.keyboard.press("Enter")
    bruno.page.wait_for_selector("[data-said] >> text=Salve, Anna!")
    anna.page.wait_for_selector("[data-tab=talk] .new")
    anna.page.click("[data-tab=talk]")
    anna.page.wait_for_selector("[data-said] >> text=Salve, Anna!")
    anna.page.click("[data-said] summary")
    anna.page.click("[data-said] button:has-text('Mute')")
    anna.page.wait_for_selector("text=Nothing has been said yet.")
    watcher = somebody()
    watcher.page.goto(f"/table/{table}")
    watcher.page.wait_for_selector(".cockpit")
    assert watcher.page.query_selector("[data-tab]") is None


def test_notes_are_kept_for_oneself(somebody: Make) -> None:
    anna = somebody("Anna")
    table = anna.lay(ME, {"kind": "me", "name": "Bruno"}, seed="notes")
    anna.begin(table)
    anna.sit(table)
    anna.page.click("[data-tab=notes]")
    anna.page.wait_for_selector("[data-notes=kept]")
    anna.page.fill(".notes textarea", "gold by turn 9")
    anna.page.wait_for_selector("[data-notes=changed]")
    anna.page.wait_for_selector("[data-notes=kept]")
    anna.page.reload()
    anna.page.click("[data-tab=notes]")
    until(anna.page, "document.querySelector('.notes textarea')?.value === 'gold by turn 9'")
