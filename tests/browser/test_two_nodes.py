"""Two browsers at two nodes answer for one seat in the same moment: one wins, the other is told."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Response

from tests.browser.people import Somebody, until
from tools.servers import services
from tools.servers.running import Running

TWO = [{"kind": "me"}, {"kind": "me", "name": "Bruno"}]
ANSWERED = "!document.querySelector('.question [data-answer=\"draw bank\"]:not([aria-disabled])')"
CLICK = """([words, at]) => {
    const button = document.querySelector(`.question [data-answer="${words}"]`);
    setTimeout(() => button.click(), at - Date.now());
}"""


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: Any) -> Iterator[list[Running]]:
    """Return two servers on one PostgreSQL, without Redis."""
    postgres = services.postgres(tmp_path_factory.mktemp("postgres"))
    if postgres is None:
        pytest.skip("PostgreSQL is not installed here (Debian: apt install postgresql)")
    postgres.start()
    settings = {"DATABASE_URL": services.database_url(postgres), "EMERALD_SECRET": "the same", "EMERALD_WORKERS": "0"}
    two = [Running(tmp_path_factory.mktemp(name), **settings) for name in ("one", "two")]
    for each in two:
        each.start()
    yield two
    for each in two:
        each.stop()
    postgres.kill()


def test_exactly_one_wins_and_the_other_is_told(browser: Browser, nodes: list[Running]) -> None:
    here = Somebody(browser, nodes[0], "Anna")
    there = Somebody(browser, nodes[1])
    for cookie in here.context.cookies():
        there.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": nodes[1].address}])
    statuses: list[int] = []

    def note(answer: Response) -> None:
        if answer.url.endswith("/orders"):
            statuses.append(answer.status)

    for number in range(3):
        table = here.lay(*TWO, options={"first": "1"}, seed=f"nodes-{number}")
        here.begin(table)
        statuses.clear()
        for each in (here, there):
            each.sit(table)
            each.page.on("response", note)
        at = int(time.time() * 1000) + 400
        for each in (here, there):
            each.page.evaluate(CLICK, ["draw bank", at])
        for each in (here, there):
            until(each.page, ANSWERED)
            each.settled()
        until_two(here, statuses)
        assert sorted(statuses) == [200, 409]
        told = [each for each in (here, there) if each.page.query_selector(".fault")]
        assert len(told) == 1
        assert "The table has changed since you looked" in told[0].page.inner_text(".fault")
        assert here.asked() == there.asked()
        assert here.update(table, 1)["drafts"] == there.update(table, 1)["drafts"]
        assert [each["words"] for each in here.update(table, 1)["drafts"]] == ["draw bank"]
        for each in (here, there):
            each.page.remove_listener("response", note)
    here.leave()
    there.leave()


def until_two(somebody: Somebody, statuses: list[int]) -> None:
    """Wait until both have their replies, and the one that lost says so."""
    end = time.monotonic() + 20
    while len(statuses) < 2:
        assert time.monotonic() < end, statuses
        somebody.page.wait_for_timeout(20)
    somebody.page.wait_for_timeout(100)
