"""What browser tests start from: a server, a Chromium, and people with browsers of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from emerald._pure import PACKAGE
from tests.browser.people import CHROMIUM, FLAGS, Somebody
from tools.servers.running import Running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return the machine's Chromium, without a window."""
    if not CHROMIUM:
        pytest.skip("no Chromium on this machine (Debian: apt install chromium)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server that serves the built client."""
    assert (PACKAGE / "server" / "static" / "index.html").exists(), "the client is not built: make web"
    running = Running(tmp_path_factory.mktemp("browser"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def somebody(browser: Browser, hosted: Running) -> Iterator[Callable[..., Somebody]]:
    """Bring people to the server; when a test ends, their pages must have gone through without a fault."""
    made: list[Somebody] = []

    def make(name: str = "", **wishes: Any) -> Somebody:
        made.append(Somebody(browser, hosted, name, **wishes))
        return made[-1]

    yield make
    for each in made:
        each.leave()
