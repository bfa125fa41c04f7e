"""Every screen there is, and how to come to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.browser.people import ANSWER, Somebody

ME, FREE = {"kind": "me"}, {"kind": "free"}
BRUNO = {"kind": "me", "name": "Bruno"}
RICH: Final = {
    "turn": "1",
    "field-1": "8",
    "field-2": "3",
    "field-3": "2",
    "field-4": "3",
    "turns-1": "6",
    "turns-2": "6",
    "turns-3": "6",
    "turns-4": "5",
    "fame-1": "12",
    "fame-2": "17",
    "fame-3": "3",
    "fame-4": "9",
    "spirit": "alembic",
    "bank": "labrium, domo, 2 pergula, horten",
    "hand-1": "2 horten, metalle, alembic, taberna, gloria, golem, spiritus, homunculus",
    "hand-2": "pergula, infamia",
    "hand-3": "domo, 2 metalle",
    "built-1": "horten: herbs, pergula, alembic golem: herbs, fornax: ore, labrium: tincture metal, donarium, metalle, "
    "taberna, domo, horten, alembic: tincture",
    "built-2": "horten, pergula, labrium spiritus 2: gold, donarium",
    "built-3": "horten: herbs, pergula, fornax golem: metal",
    "built-4": "horten, pergula, metalle: ore, taberna, taberna, domo, domo, alembic, fornax, labrium, donarium, domo",
}
NOCTIS: Final = {"noctis": "yes"}


def home(somebody: Somebody) -> None:
    somebody.lay(ME, FREE, is_open=True, title="An open table")
    somebody.page.goto("/")
    somebody.page.wait_for_selector("[data-play-now]")
    somebody.page.wait_for_selector("#mine")


def new_table(somebody: Somebody) -> None:
    somebody.page.goto("/new/alchemicus")
    somebody.page.wait_for_selector("[data-lay]")
    for summary in somebody.page.query_selector_all("summary"):
        summary.click()


def waiting_room(somebody: Somebody) -> None:
    somebody.page.goto(f"/table/{somebody.lay(ME, FREE, FREE)}")
    somebody.page.wait_for_selector("[role=img][aria-label]")
    somebody.page.wait_for_selector("section input[readonly]")


def table(somebody: Somebody) -> None:
    four = [ME, BRUNO, {"kind": "me", "name": "Katarzyna"}, {"kind": "me", "name": "Дмитрий"}]
    laid = somebody.lay(*four, options=NOCTIS, position=RICH)
    somebody.begin(laid)
    somebody.sit(laid)
    somebody.page.wait_for_selector(ANSWER)


def payment(somebody: Somebody) -> None:
    laid = somebody.lay(ME, BRUNO, options={"bank": "no"}, position={**two(RICH), "field-1": "7"})
    somebody.begin(laid)
    somebody.sit(laid)
    somebody.page.wait_for_selector(ANSWER)
    somebody.press("move 1")
    somebody.press("give")
    somebody.page.wait_for_selector("[data-pay]")


def two(position: dict[str, str]) -> dict[str, str]:
    """Return as much of a position as two seats and the base game have."""
    base = {key: value for key, value in position.items() if not key.endswith(("-3", "-4")) and key != "bank"}
    base["hand-1"] = "2 horten, metalle, alembic, taberna, gloria, 2 pergula"
    base["hand-2"] = "pergula"
    base["built-1"] = "horten: herbs, pergula, alembic: herbs, fornax: ore, labrium: tincture metal, donarium"
    base["built-2"] = "horten, pergula, labrium: gold, donarium"
    return base


def menu(somebody: Somebody) -> None:
    table(somebody)
    somebody.page.click("header button")
    somebody.page.wait_for_selector("dialog[open]")


def end(somebody: Somebody) -> None:
    position = {**two(RICH), "fame-1": "25", "turns-1": "99", "turns-2": "98", "next": "EndTurn 0"}
    laid = somebody.lay(ME, BRUNO, options={"bank": "no"}, position=position)
    somebody.begin(laid)
    somebody.sit(laid)
    somebody.press("end-turn")
    somebody.page.click("[data-hand-over]")
    somebody.page.click("[data-lift]")
    somebody.page.wait_for_selector(ANSWER)
    while not somebody.page.query_selector(".end"):
        somebody.press(somebody.answers()[-1])
        somebody.page.wait_for_timeout(100)


def replay(somebody: Somebody) -> None:
    end(somebody)
    table = somebody.page.url.split("/table/")[1].split("?")[0]
    somebody.page.goto(f"/replay/{table}?at=2&seat=1")
    somebody.page.wait_for_selector("[data-verified]")


def veil(somebody: Somebody) -> None:
    laid = somebody.lay(ME, BRUNO)
    somebody.begin(laid)
    somebody.page.goto(f"/table/{laid}?seat=1&veil")
    somebody.page.wait_for_selector("[data-lift]")


def plain(path: str, selector: str) -> Callable[[Somebody], None]:
    def go(somebody: Somebody) -> None:
        somebody.page.goto(path)
        somebody.page.wait_for_selector(selector)

    return go


SCENES: Final[dict[str, Callable[[Somebody], None]]] = {
    "home": home,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "table": table,
    "payment": payment,
    "menu": menu,
    "end": end,
    "replay": replay,
    "veil": veil,
    "learn": plain("/learn", "[data-chapter]"),
    "lesson-of-trismegistus": plain("/learn/trismegistus/transmute", ".lesson"),
    "lesson": plain("/learn/alchemicus/goods", ".lesson"),
    "rules": plain("/rules/alchemicus", "#A1\\.1"),
    "components": plain("/components/alchemicus", ".grid li"),
    "component": plain("/components/alchemicus/labrium", ".grid li"),
    "profile": plain("/profile", "h1"),
    "settings": plain("/settings", ".settings"),
    "nowhere": plain("/nowhere/at/all", "h1"),
    "no-table": plain("/table/zzzzzzzzzz", "h1"),
}
