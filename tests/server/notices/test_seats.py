"""Seats that are kept for somebody, who is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.browsers import Browser
from tests.server.notices.telling import account, due_now, laid
from tests.server.playing import Make
from tools.servers.running import FREE, ME


def test_a_seat_can_be_kept_for_somebody_who_is_told(
    client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), account(client, "Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    name = bruno.get("/api/me")["name"]
    table = anna.lay(ME, FREE)["table"]
    path = f"/api/tables/{table}/invitations"
    anna.post(path, {"seat": 2, "name": "Nobody at all"}, 404)
    bruno.post(path, {"seat": 2, "name": name}, 403)
    anna.post(path, {"seat": 1, "name": name}, 409)
    anna.post(path, {"seat": 2, "name": name.upper()})
    due_now(database)
    browser.wait()
    assert (browser.messages[0]["kind"], browser.messages[0]["table"]) == ("invited", table)
    client("Cleo").post(f"/api/tables/{table}/sit", {"seat": 2}, 403)
    facts = bruno.post(f"/api/tables/{table}/sit", {})["facts"]
    assert [each["kind"] for each in facts["seats"]] == ["person", "person"]


def test_a_rematch_is_told_to_those_for_whom_seats_are_kept(
    client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    table = laid(anna, bruno)
    proposal = anna.order(anna.see(table, 1), {"type": "propose", "kind": "abandon"})["proposals"][0]["number"]
    bruno.order(bruno.see(table, 2), {"type": "vote", "number": proposal, "agree": True})
    bruno.post("/api/me/subscriptions", browser.subscription("es"), 201)
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    due_now(database)
    browser.wait()
    assert (browser.messages[0]["kind"], browser.messages[0]["table"]) == ("rematch", again)
    assert browser.messages[0]["body"] == "Quieren volver a jugar contigo."
