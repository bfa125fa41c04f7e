"""Accounts on the page of oneself: making one, coming in elsewhere, devices, taking all along, being forgotten."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.people import Somebody, until

Make = Callable[..., Somebody]
SECRET = "salt sulfur mercury"
ME = {"kind": "me"}


def come_in(somebody: Somebody, name: str, way: str) -> None:
    somebody.page.goto("/profile")
    somebody.page.click(f"form label:has-text('{way}')")
    somebody.page.fill("form input[autocomplete=username]", name)
    somebody.page.fill("form input[type=password]", SECRET)
    somebody.page.click("[data-come-in]")
    somebody.page.wait_for_selector("[data-log-out]")


def test_a_guest_keeps_its_games_and_is_known_on_another_device(somebody: Make) -> None:
    anna = somebody("Anna")
    table = anna.lay(ME, ME, seed="people")
    come_in(anna, "Anna of Cleve", "Make an account")
    anna.page.wait_for_selector(f"a[href*='{table}']")
    phone = somebody()
    come_in(phone, "Anna of Cleve", "Log in")
    phone.page.wait_for_selector(f"a[href*='{table}']")
    phone.page.wait_for_selector("[data-device=this]")
    assert phone.page.locator("[data-device]").count() == 2
    phone.page.click("button:has-text('Log out everywhere else')")
    until(phone.page, "document.querySelectorAll('[data-device]').length === 1")
    anna.page.goto("/profile")
    anna.page.wait_for_selector("[data-come-in]")


def test_what_an_account_is_made_of_can_be_changed(somebody: Make) -> None:
    bruno = somebody()
    come_in(bruno, "Bruno of Nola", "Make an account")
    bruno.page.fill(".account input[autocomplete=username]", "Giordano of Nola")
    bruno.page.click("[data-rename]")
    bruno.page.wait_for_selector("h1:has-text('Giordano of Nola')")
    bruno.page.click("summary:has-text('Change password')")
    bruno.page.fill("input[autocomplete=current-password]", "nothing like it")
    bruno.page.fill("input[autocomplete=new-password]", "another three words")
    bruno.page.click("[data-change-password]")
    bruno.page.wait_for_selector(".account [role=status]:has-text('password')")
    bruno.page.fill("input[autocomplete=current-password]", SECRET)
    bruno.page.click("[data-change-password]")
    bruno.page.wait_for_selector(".account [role=status]:has-text('Changed.')")


def test_everything_can_be_taken_along_and_forgotten(somebody: Make) -> None:
    cleo = somebody()
    come_in(cleo, "Cleo the Goldmaker", "Make an account")
    with cleo.page.expect_download() as downloading:
        cleo.page.click("a[href='/api/me/export']")
    assert downloading.value.path().read_bytes().startswith(b"PK")
    cleo.page.click("[data-leave]")
    cleo.page.fill(".sure input[type=password]", SECRET)
    cleo.page.click("[data-goodbye]")
    cleo.page.wait_for_selector("[data-play-now]")
    cleo.page.goto("/profile")
    cleo.page.click("form label:has-text('Log in')")
    cleo.page.fill("form input[autocomplete=username]", "Cleo the Goldmaker")
    cleo.page.fill("form input[type=password]", SECRET)
    cleo.page.click("[data-come-in]")
    cleo.page.wait_for_selector("form [role=alert]")


def test_what_one_wants_to_be_told_is_kept_and_the_worker_is_there(somebody: Make) -> None:
    anna = somebody("Anna")
    anna.page.goto("/profile")
    anna.page.wait_for_selector("#notices")
    with anna.page.expect_response("**/api/me/notices"):
        anna.page.click("label:has-text('Push: live games')")
    kept = anna.page.request.get(f"{anna.server.address}/api/me/notices").json()["wishes"]
    assert (kept["push_live"], kept["push_daily"]) == (True, True)
    worker = anna.page.request.get(f"{anna.server.address}/worker.js")
    assert "javascript" in worker.headers["content-type"]
    assert anna.page.evaluate("navigator.serviceWorker.register('/worker.js').then(found => found.scope)").endswith("/")


def test_a_table_for_ratings_is_laid_by_an_account_and_refuses_guests(somebody: Make) -> None:
    anna = somebody("Anna")
    anna.page.goto("/new/alchemicus")
    anna.page.wait_for_selector("[data-lay]")
    assert anna.page.get_by_role("switch", name="Play for ratings").is_disabled()
    come_in(anna, "Anna of Saxony", "Make an account")
    anna.page.goto("/new/alchemicus")
    anna.page.wait_for_selector("[data-lay]")
    anna.page.get_by_role("switch", name="Play for ratings").check(force=True)
    anna.page.get_by_role("switch", name="Show in the lobby").check(force=True)
    anna.page.click("[data-lay]")
    anna.page.wait_for_selector("main [data-rated]")
    table = anna.page.url.split("/table/")[1].split("?")[0]
    assert anna.page.request.get(f"{anna.server.address}/api/tables/{table}").json()["facts"]["is_rated"]
    guest = somebody("Bruno")
    guest.page.goto("/")
    guest.page.wait_for_selector(f"li:has(a[href*='{table}']) [data-rated]")
    guest.page.goto(f"/table/{table}")
    guest.page.click("[data-sit]")
    guest.page.wait_for_selector("[role=alert]:has-text('account')")
