"""People in browsers: real pages of a real Chromium, at a real server."""

from __future__ import annotations

import random
import re
import shutil
import time
from pathlib import Path
from typing import Any, Final, final

from playwright.sync_api import Browser, BrowserContext, Page

from tools.servers.running import Running

CHROMIUM: Final = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), ""
)
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESK: Final = {"width": 1366, "height": 768}
PATIENCE: Final = 20.0  # seconds
PHONE: Final = {"width": 390, "height": 844}
PHONE_ACROSS: Final = {"width": 844, "height": 390}
ANSWER: Final = ".question [data-answer]:not([aria-disabled])"
PAY: Final = ".question [data-pay]"
# What the browser itself says of a connection that a test cuts.
EXPECTED: Final = re.compile("WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|net::ERR_FAILED|status of 4")


def until(page: Page, is_so: str, arg: Any = None) -> None:
    """Wait until an expression holds on a page, whose content policy lets only its own scripts wait there."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(is_so, arg):
        assert time.monotonic() < end, is_so
        page.wait_for_timeout(20)


@final
class Somebody:
    """One person with a browser of their own: cookies, storage, and what went wrong on the pages."""

    def __init__(self, browser: Browser, server: Running, name: str = "", **wishes: Any) -> None:
        self.server: Final = server
        self.context: Final[BrowserContext] = browser.new_context(
            base_url=server.address,
            viewport=wishes.pop("viewport", DESK),
            locale=wishes.pop("locale", "en-GB"),
            reduced_motion=wishes.pop("reduced_motion", "reduce"),
            **wishes,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.faults: Final[list[str]] = []
        self.page: Page = self.open_page()
        if name:
            self.page.request.post(f"{server.address}/api/guests", data={"name": name})

    def open_page(self) -> Page:
        """Return a new page, like a new tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", lambda message: self._heard(message.type, message.text))
        return page

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not EXPECTED.search(text):
            self.faults.append(f"{kind}: {text}")

    # -- tables -----------------------------------------------------------------------------------

    def lay(self, *seats: dict[str, str], game: str = "alchemicus", **more: Any) -> str:
        """Lay a table; return its name."""
        answer = self.page.request.post(
            f"{self.server.address}/api/tables", data={"game": game, "seats": list(seats), **more}
        )
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]
        return table

    def begin(self, table: str) -> None:
        """Begin the game of a table."""
        answer = self.page.request.post(f"{self.server.address}/api/tables/{table}/begin")
        assert answer.ok, answer.text()

    def sit(self, table: str, seat: int = 1) -> None:
        """Open a table on the page, from a seat."""
        self.page.goto(f"/table/{table}?seat={seat}")
        self.page.wait_for_selector(".cockpit")

    def update(self, table: str, seat: int) -> Any:
        """Return what the server says of a table, past the client."""
        return self.page.request.get(f"{self.server.address}/api/tables/{table}?seat={seat}").json()

    # -- playing ----------------------------------------------------------------------------------

    def answers(self) -> list[str]:
        """Return the words of the answers that can be given."""
        found: list[str] = self.page.eval_on_selector_all(ANSWER, "all => all.map(each => each.dataset.answer)")
        return found

    def asked(self) -> str:
        """Return the question."""
        return self.page.inner_text("#question-text")

    def settled(self) -> None:
        """Wait until nothing is under way."""
        until(self.page, "!document.querySelector('.question[aria-busy=true]')")

    def press(self, words: str) -> None:
        """Give an answer from the list."""
        self.page.click(f'.question [data-answer="{words}"]:not([aria-disabled])')
        self.settled()

    def pay(self) -> None:
        """Hand over what is suggested."""
        self.page.click(PAY)
        self.settled()

    def is_asked(self) -> bool:
        """Say whether this page waits for an answer."""
        return self.page.query_selector(f"{ANSWER}, {PAY}") is not None

    def answer(self, dice: random.Random) -> None:
        """Answer whatever is asked."""
        if self.page.query_selector(PAY):
            self.pay()
        else:
            self.press(dice.choice(self.answers()))

    def shot(self, folder: Path, name: str) -> None:
        """Keep a picture of the page."""
        folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=folder / f"{name}.png")

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong meanwhile."""
        self.context.close()
        assert not self.faults, "; ".join(self.faults)
