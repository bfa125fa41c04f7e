"""Taking back: what nobody has seen, as far as the barrier, which is said."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.people import ANSWER, Somebody

Make = Callable[..., Somebody]
TWO = [{"kind": "me"}, {"kind": "me", "name": "Bruno"}]
POSITION = {
    "turn": "1",
    "field-1": "8",
    "field-2": "3",
    "turns-1": "2",
    "turns-2": "2",
    "hand-1": "2 horten, metalle, alembic, 2 pergula, domo, taberna",
    "hand-2": "pergula",
    "built-1": "horten, pergula",
    "built-2": "horten, pergula",
}


PICTURE = """() => {
    const table = document.querySelector(".table").cloneNode(true);
    for (const chip of table.querySelectorAll("small")) chip.remove();
    return table.textContent.replace(/\\s+/g, " ");
}"""


def begun(somebody: Make) -> tuple[Somebody, str]:
    anna = somebody("Anna")
    table = anna.lay(*TWO, options={"bank": "no"}, position=POSITION)
    anna.begin(table)
    anna.sit(table)
    anna.page.wait_for_selector(ANSWER)
    return anna, table


def picture(anna: Somebody) -> str:
    """Return what the table shows, in words, but for the chips that say what has just changed."""
    shown: str = anna.page.evaluate(PICTURE)
    return shown


def test_step_by_step_and_all_at_once(somebody: Make) -> None:
    anna, table = begun(somebody)
    start = picture(anna)
    assert anna.page.query_selector("[data-undo]") is None
    anna.press("move 1")
    moved = picture(anna)
    anna.press("build horten")
    anna.page.wait_for_selector("[data-pay]")
    anna.pay()
    built = picture(anna)
    assert built != moved
    assert len(anna.update(table, 1)["drafts"]) == 3
    assert anna.update(table, 2)["drafts"] == []
    anna.page.click("[data-undo]")
    anna.page.wait_for_selector("[data-pay]")
    anna.page.keyboard.press("Control+z")
    anna.page.wait_for_selector('[data-answer="build horten"]')
    anna.press("build metalle")
    anna.page.wait_for_selector("[data-pay]")
    anna.pay()
    anna.page.click("[data-restart]")
    anna.page.wait_for_selector('[data-answer="move 1"]')
    assert picture(anna) == start
    assert anna.page.query_selector(".log .draft") is None


def test_the_barrier_is_said(somebody: Make) -> None:
    anna, _ = begun(somebody)
    answer = anna.page.locator('[data-answer="move 3"]')
    assert answer.get_by_label("cannot be taken back").count() == 1, "it passes the Spirit field: a card comes"
    assert anna.page.locator('[data-answer="move 1"]').get_by_label("cannot be taken back").count() == 0
    anna.press("move 3")
    anna.page.wait_for_selector(".barrier")
    assert "card has been drawn" in anna.page.inner_text(".barrier")
    assert anna.page.query_selector("[data-undo]") is None


def test_before_a_revelation_the_page_asks_if_it_is_told_to(somebody: Make) -> None:
    anna, _ = begun(somebody)
    anna.page.evaluate(
        "localStorage.setItem('emerald-settings', JSON.stringify({confirmReveal: true, language: 'en'}))"
    )
    anna.page.reload()
    anna.page.click('[data-answer="move 3"]')
    anna.page.wait_for_selector("[data-sure]")
    assert "goes to Harvest" not in anna.page.inner_text(".log"), "nothing is done before the second word"
    anna.page.click("[data-sure]")
    anna.page.wait_for_selector('[data-answer="harvest"], [data-answer="pass"], [data-answer="end-turn"]')
