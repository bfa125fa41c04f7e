"""What somebody hears who cannot see the page: the tree the browser gives to a screen reader, written down.

python -m tests.browser.hearing        write the transcripts anew
"""

from __future__ import annotations

import random
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.people import ANSWER, CHROMIUM, FLAGS, PAY, Somebody, until
from tools.servers.running import Running

FOLDER: Final = Path(__file__).with_name("transcripts")
BRUNO: Final = {"kind": "me", "name": "Bruno"}
MOST_ANSWERS: Final = 400

Wish = tuple[list[dict[str, str]], dict[str, object]]
GAMES: Final[dict[str, Wish]] = {
    "alchemicus": ([{"kind": "me"}, BRUNO], {"options": {"turn-limit": "3", "first": "1"}, "seed": "heard"}),
    "trismegistus": ([{"kind": "me"}], {"seed": "heard"}),
}


def heard(reader: Somebody, game: str) -> str:
    """Play a whole game by what is heard alone; return its transcript: question by question, and all of the end."""
    seats, wish = GAMES[game]
    table = reader.lay(*seats, game=game, **wish)
    reader.begin(table)
    reader.sit(table)
    dice = random.Random(8)
    lines = ["# the whole page", *tree(reader, "body")]
    for _ in range(MOST_ANSWERS):
        reader.page.wait_for_selector(f".end, [data-hand-over], [data-lift], {ANSWER}, {PAY}")
        if reader.page.query_selector(".end"):
            break
        if reader.page.query_selector("[data-lift]"):
            lines += ["", "# the veil", *tree(reader, "body")]
            reader.page.get_by_role("button", name="Show my side").click()
            reader.page.wait_for_selector(".cockpit")
        elif reader.is_asked():
            lines += ["", *tree(reader, ".question")]
            choice = choose(reader, dice)
            lines.append(f"> {choice}")
        else:
            reader.page.get_by_role("button", name="Hand over to").click()
    reader.page.wait_for_selector(".end:not([aria-busy=true])")
    lines += ["", "# the end", *tree(reader, ".end")]
    return ("\n".join(lines) + "\n").replace(table, "the-table")


def tree(reader: Somebody, selector: str) -> list[str]:
    """Return what the accessibility tree has of a part of the page."""
    snapshot: str = reader.page.locator(selector).first.aria_snapshot()
    return snapshot.split("\n")


def choose(reader: Somebody, dice: random.Random) -> str:
    """Press a button of the question by its name, as a screen reader lists it; return the name."""
    buttons = reader.page.locator(f"{ANSWER}, {PAY}")
    chosen = buttons.nth(dice.randrange(buttons.count()))
    name = " ".join(chosen.inner_text().split())
    before = reader.page.inner_text("#question-text") + str(
        reader.page.eval_on_selector_all(".log li", "all => all.length")
    )
    chosen.focus()
    reader.page.keyboard.press("Enter")
    reader.settled()
    until(
        reader.page,
        "before => !document.querySelector('#question-text') || document.querySelector('#question-text').innerText"
        " + document.querySelectorAll('.log li').length !== before",
        before,
    )
    return name


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = Running(Path(folder))
        running.start()
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in GAMES:
            reader = Somebody(chromium, running, "Anna")
            (FOLDER / f"{game}.txt").write_text(heard(reader, game), encoding="utf-8")
            reader.leave()
        chromium.close()
        running.stop()


if __name__ == "__main__":
    main()
