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
TRISMEGISTUS: Final = {
    "turn": "1",
    "round": "2",
    "bowls": "2 lead/black, lead/red, copper/white, tin/black, tin/red, mercury/white, mercury/red, 2 iron/black, "
    "iron/white, infinity/red",
    "pages": "page-1: experiment-9, page-2: experiment-25, page-3: experiment-26, page-5: experiment-11, "
    "page-6: experiment-28, page-7: experiment-12, page-8: experiment-29, page-9: experiment-30",
    "market": "black-1: artifact-23, black-2: artifact-24, white-1: artifact-25, white-2: artifact-26, "
    "red-1: artifact-27, red-2: artifact-28",
    "bonus": "earth-1: advance, earth-2: chameleon, fire-2: ethereal-die, water-1: chameleon, water-2: advance, "
    "air-1: ethereal-die, air-2: chameleon",
    "achievements": "achievement-1, achievement-4, achievement-9, achievement-12",
    "laboratory-1": "newton",
    "laboratory-2": "duval",
    "laboratory-3": "agrippa",
    "laboratory-4": "bacon",
    "things-1": "3 raw-lead, 2 raw-copper, raw-tin, raw-mercury, 2 refined-tin, refined-mercury, refined-iron, "
    "2 silver, gold, 2 salt, sulfur, 3 aether, 2 ethereal-die, chameleon, charged-reaction, discharged-reaction, "
    "4 points",
    "tracks-1": "earth 5, fire 3, water 8, air 2",
    "reached-1": "earth-1, water-1",
    "die-1": "red mercury 4",
    "used-1": "1 black",
    "artifacts-1": "slot-1: artifact-9, slot-2: artifact-12 discharged, slot-4: artifact-15, slot-6: artifact-1",
    "beside-1": "experiment-13, experiment-31",
    "done-1": "experiment-10, experiment-14",
    "masterpiece-1": "experiment-57",
    "publications-1": "publication-1, publication-5, publication-9",
    "chamber-1": "cell-2: earth-1 used, cell-4: water-1",
    "things-2": "raw-lead, 2 refined-copper, silver, salt, aether, 2 charged-reaction, ethereal-die, 2 points",
    "tracks-2": "earth 2, fire 6, water 1, air 4",
    "artifacts-2": "slot-1: artifact-10, slot-5: artifact-16 discharged",
    "beside-2": "experiment-16",
    "publications-2": "publication-2, publication-3",
    "used-2": "white",
    "done-2": "experiment-15",
    "things-3": "2 raw-tin, raw-iron, sulfur, 2 charged-reaction, 2 chameleon",
    "tracks-3": "fire 1, water 3, air 7",
    "artifacts-3": "slot-2: artifact-11, slot-3: artifact-13",
    "masterpiece-3": "experiment-58",
    "publications-3": "publication-4",
    "things-4": "4 raw-copper, gold, 2 aether, charged-reaction, discharged-reaction, 3 ethereal-die",
    "tracks-4": "earth 10, fire 2, water 2, air 1",
    "artifacts-4": "slot-6: artifact-14",
    "publications-4": "publication-6",
    "beside-4": "experiment-17, experiment-18",
    "masterpiece-4": "experiment-59",
}


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


def trismegistus(somebody: Somebody) -> None:
    four = [ME, BRUNO, {"kind": "me", "name": "Katarzyna"}, {"kind": "me", "name": "Дмитрий"}]
    laid = somebody.lay(*four, game="trismegistus", position=TRISMEGISTUS)
    somebody.begin(laid)
    somebody.sit(laid)
    somebody.page.wait_for_selector(ANSWER)
    somebody.page.wait_for_selector(".need")


def solo(somebody: Somebody) -> None:
    """Alone against Botmegistus, from one's own turn until it has had its first."""
    laid = somebody.lay(ME, game="trismegistus", options={"bot-planning": "yes"}, seed="solo")
    somebody.begin(laid)
    somebody.sit(laid)
    for _ in range(40):
        somebody.page.wait_for_selector(ANSWER)
        key = somebody.update(laid, 1)["question"]["message"]["key"]
        if key.endswith("-react"):
            break
        somebody.press(quick(somebody.answers()))
    others = somebody.page.query_selector("nav button >> nth=2")
    if others:  # on a phone it is a pane of its own
        others.click()
    somebody.page.click("[data-tale]")
    somebody.page.click("[data-tell-all]")
    somebody.page.wait_for_selector(".tale .deed")


def secret_choices(somebody: Somebody) -> None:
    laid = somebody.lay(
        ME, {"kind": "bot", "bot": "random"}, game="trismegistus", options={"first": "2"}, seed="set-up"
    )
    somebody.begin(laid)
    somebody.sit(laid)
    somebody.page.wait_for_selector(ANSWER)
    somebody.press(somebody.answers()[0])
    somebody.page.wait_for_selector("[data-place^='dealt:1/']")


QUICK: Final = ["end-actions", "no-reaction", "stop", "enough", "no", "leave-potency", "leave-artifact", "gather"]


def quick(answers: list[str]) -> str:
    """Return the answer that gets a game of Trismegistus on: whatever ends something, else as much as can be taken."""
    for verb in QUICK:
        found = [words for words in answers if words.split()[0] == verb]
        if found:
            return found[-1]
    return answers[0]


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
        somebody.page.wait_for_selector(f"{ANSWER}, .end")


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
    "trismegistus": trismegistus,
    "solo": solo,
    "secret-choices": secret_choices,
    "menu": menu,
    "end": end,
    "replay": replay,
    "veil": veil,
    "learn": plain("/learn", "[data-chapter]"),
    "lesson-of-trismegistus": plain("/learn/trismegistus/transmute", ".lesson"),
    "lesson": plain("/learn/alchemicus/goods", ".lesson"),
    "rules": plain("/rules/alchemicus", "#A1\\.1"),
    "components": plain("/components/alchemicus", ".grid li"),
    "components-trismegistus": plain("/components/trismegistus", ".grid li"),
    "new-trismegistus": plain("/new/trismegistus", "[data-lay]"),
    "component": plain("/components/alchemicus/labrium", ".grid li"),
    "profile": plain("/profile", "h1"),
    "settings": plain("/settings", ".settings"),
    "nowhere": plain("/nowhere/at/all", "h1"),
    "no-table": plain("/table/zzzzzzzzzz", "h1"),
}
