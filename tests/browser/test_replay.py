"""Looking back: an address for every position, any seat's eyes once the game is over, and the seal of the seed."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.people import DESK, PHONE, Somebody, until
from tests.browser.scenes import SCENES

Make = Callable[..., Somebody]


def over(somebody: Make) -> tuple[Somebody, str, int]:
    """Return somebody at the end of a game, the game, and how many entries everybody knows of it."""
    anna = somebody("Anna", viewport=DESK)
    SCENES["end"](anna)
    table = anna.page.url.split("/table/")[1].split("?")[0]
    return anna, table, int(anna.update(table, 0)["known"])


def shown(anna: Somebody, number: int) -> None:
    """Wait until a position is shown."""
    until(
        anna.page,
        "number => document.querySelector('#replay-title')?.innerText.startsWith(`Position ${number} of`)",
        arg=number,
    )


def test_every_position_has_an_address(somebody: Make) -> None:
    anna, table, last = over(somebody)
    anna.page.click(f'a[href="/replay/{table}"]')
    shown(anna, last)
    anna.page.click("[data-first]")
    shown(anna, 0)
    anna.page.keyboard.press("ArrowRight")
    shown(anna, 1)
    assert f"/replay/{table}?at=1" in anna.page.url
    anna.page.keyboard.press("End")
    shown(anna, last)
    anna.page.goto(f"/replay/{table}?at=1")
    shown(anna, 1)
    anna.page.reload()
    shown(anna, 1)
    assert anna.page.query_selector(".question") is None, "nobody is asked anything in a replay"


def test_hands_are_open_once_the_game_is_over(somebody: Make) -> None:
    anna, table, last = over(somebody)
    guest = somebody()
    guest.page.goto(f"/replay/{table}?at={last - 1}")
    shown(guest, last - 1)
    assert guest.page.query_selector("[data-place^='hand:1/']") is None
    guest.page.click("label:has-text('Anna')")
    guest.page.wait_for_selector("[data-place^='hand:1/']")
    assert "seat=1" in guest.page.url
    assert anna.page.query_selector(".end") is not None


def test_the_seal_says_whether_it_was_dealt_as_promised(somebody: Make) -> None:
    anna, table, _ = over(somebody)
    anna.page.goto(f"/replay/{table}")
    anna.page.wait_for_selector("[data-verified=true]")
    answer = anna.page.request.get(f"{anna.server.address}/api/tables/{table}/file")
    assert answer.text().startswith("emerald-match 1\n")
    assert "\nseed: " in answer.text()


def test_a_replay_fits_a_phone(somebody: Make) -> None:
    _, table, last = over(somebody)
    guest = somebody(viewport=PHONE, is_mobile=True, has_touch=True)
    guest.page.goto(f"/replay/{table}?at=1")
    shown(guest, 1)
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    guest.page.tap("[data-last]")
    shown(guest, last)
