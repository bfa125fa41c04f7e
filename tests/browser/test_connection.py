"""Reload, two tabs, a connection cut, an answer lost on the way: always the right state, nothing sent twice."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route

from tests.browser.people import ANSWER, Somebody, until
from tests.browser.test_undo import begun, picture

Make = Callable[..., Somebody]
ME, FREE = {"kind": "me"}, {"kind": "free"}


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(somebody: Make) -> None:
    anna, _ = begun(somebody)
    anna.press("move 1")
    anna.press("build horten")
    anna.page.wait_for_selector("[data-pay]")
    before = picture(anna)
    asked = anna.asked()
    anna.page.reload()
    anna.page.wait_for_selector("[data-pay]")
    assert (picture(anna), anna.asked()) == (before, asked)
    anna.page.go_back()
    anna.page.go_forward()
    anna.page.wait_for_selector("[data-pay]")
    assert picture(anna) == before


def test_two_tabs_show_the_same_and_a_stale_answer_is_not_given(somebody: Make) -> None:
    anna, table = begun(somebody)
    first = anna.page
    second = anna.open_page()
    second.goto(f"/table/{table}?seat=1")
    second.wait_for_selector(ANSWER)
    first.click('[data-answer="move 1"]')
    second.wait_for_selector('[data-answer="build horten"]')
    # a tab that hears nothing any more, and answers what is no longer asked
    second.route("**/api/**", lambda route: route.continue_())
    second.evaluate("() => { WebSocket.prototype.send = () => {}; }")
    first.click('[data-answer="pass"]')
    first.wait_for_selector('[data-answer="end-turn"]')
    drafts = len(anna.update(table, 1)["drafts"])
    stale = second.query_selector('[data-answer="build metalle"]')
    if stale:
        stale.click()
        second.wait_for_selector('[data-answer="end-turn"]')
    assert len(anna.update(table, 1)["drafts"]) == drafts


def test_an_answer_whose_reply_was_lost_is_carried_out_once(somebody: Make) -> None:
    anna, table = begun(somebody)
    keys: list[str] = []

    def lose_the_first_reply(route: Route) -> None:
        keys.append(route.request.post_data_json["key"])
        if len(keys) == 1:
            route.fetch()  # it arrives, and is carried out; only the reply never comes back
            route.abort()
        else:
            route.continue_()

    anna.page.route("**/orders", lose_the_first_reply)
    anna.page.click('[data-answer="move 1"]')
    anna.page.wait_for_selector('[data-answer="build horten"]')
    until(anna.page, "!document.querySelector('.question[aria-busy=true]')")
    assert len(keys) >= 2
    assert len(set(keys)) == 1
    assert [each["words"] for each in anna.update(table, 1)["drafts"]] == ["move 1"]


def test_a_connection_lost_is_found_again(somebody: Make) -> None:
    anna, bruno = somebody("Anna"), somebody("Bruno")
    table = anna.lay(ME, FREE, options={"first": "1"}, is_open=True, seed="lost")
    bruno.page.request.post(f"{bruno.server.address}/api/tables/{table}/sit", data={})
    anna.begin(table)
    anna.sit(table)
    bruno.sit(table, 2)
    bruno.context.set_offline(True)
    bruno.page.wait_for_timeout(200)
    anna.page.wait_for_selector(ANSWER)
    for words in ("draw base", "place field-3"):
        anna.press(words)
    while anna.is_asked():
        anna.press(anna.answers()[-1])
    assert bruno.page.query_selector(ANSWER) is None
    bruno.context.set_offline(False)
    bruno.page.evaluate("dispatchEvent(new Event('online'))")
    bruno.page.wait_for_selector(ANSWER)
    assert "Harvest (field 3)" in bruno.page.inner_text(".log")


NO_WEBSOCKET = """window.WebSocket = class {
    static CONNECTING = 0; static OPEN = 1; static CLOSING = 2; static CLOSED = 3;
    readyState = 3;
    constructor() { setTimeout(() => this.onclose?.(), 0); }
    send() {}
    close() {}
};"""


def test_without_a_websocket_events_bring_what_happens(somebody: Make) -> None:
    anna, bruno = somebody("Anna"), somebody("Bruno")
    bruno.context.add_init_script(NO_WEBSOCKET)
    table = anna.lay(ME, FREE, options={"first": "1"}, is_open=True, seed="events")
    bruno.page.request.post(f"{bruno.server.address}/api/tables/{table}/sit", data={})
    anna.begin(table)
    anna.sit(table)
    with bruno.page.expect_request(lambda request: "/live?" in request.url):
        bruno.sit(table, 2)
    anna.page.wait_for_selector(ANSWER)
    for words in ("draw base", "place field-3"):
        anna.press(words)
    while anna.is_asked():
        anna.press(anna.answers()[-1])
    bruno.page.wait_for_selector(ANSWER)
    assert "Harvest (field 3)" in bruno.page.inner_text(".log")
