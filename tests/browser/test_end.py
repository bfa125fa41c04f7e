"""The end of a game: where every point came from, once more, the link to share, the file to keep."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.people import Somebody, until
from tests.browser.scenes import SCENES

Make = Callable[..., Somebody]


def sheet(somebody: Somebody) -> dict[str, list[str]]:
    """Return the score sheet as it is shown: by row."""
    rows: list[list[str]] = somebody.page.eval_on_selector_all(
        ".end > .scroll > table tbody tr",
        "all => all.map(row => [...row.children].map(cell => cell.textContent.trim()))",
    )
    return {row[0]: row[1:] for row in rows}


def test_every_point_has_its_source_and_its_place_on_the_chart(somebody: Make) -> None:
    anna = somebody("Anna")
    SCENES["end"](anna)
    anna.page.wait_for_selector(".end figure")
    shown = sheet(anna)
    fame = [int(cell) for cell in shown["Fame"]]
    parts = [[int(cell.replace("–", "0")) for cell in cells] for row, cells in shown.items() if row in SOURCES]
    assert [sum(column) for column in zip(*parts, strict=True)] == fame
    assert anna.page.locator(".end figure [role=img]").count() == 2
    label = anna.page.locator(".end figure [role=img]").first.get_attribute("aria-label") or ""
    assert label.endswith(str(fame[0]))
    anna.page.click(".end figure summary")
    assert anna.page.locator(".end figure table").first.is_visible()


SOURCES = ["Before this game", "Cards given away", "Gloria played", "Sold: Pergula", "Sold: Taberna", "Fame lost"]


def test_once_more_is_the_same_table_anew_and_the_file_is_the_match(somebody: Make) -> None:
    anna = somebody("Anna")
    SCENES["end"](anna)
    table = anna.page.url.split("/table/")[1].split("?")[0]
    with anna.page.expect_download() as downloading:
        anna.page.click("a[download]")
    assert downloading.value.path().read_text(encoding="utf-8").startswith("emerald-match 1\n")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.click(".end button:has-text('Share')")
    anna.page.wait_for_selector("text=Link copied")
    assert anna.page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{table}")
    anna.page.click("[data-again]")
    until(anna.page, "table => !location.pathname.endsWith(table)", table)
    anna.page.wait_for_selector(".question")
    assert anna.update(anna.page.url.split("/table/")[1].split("?")[0], 1)["facts"]["status"] == "playing"
