"""Whoever is awaited is told once by push message, unless they look on; nothing of it is lost."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from emerald.server.notify.outward import Outward, is_public
from emerald.server.notify.webpush import Sender, decoded, encoded, encrypted
from tests.server.browsers import Browser, claims_of
from tests.server.notices.telling import SECRET, account, all_told, due_now, laid
from tests.server.playing import Make, turn
from tools.servers.running import Running


def test_a_push_message_is_encrypted_as_the_standard_says() -> None:
    """The example of RFC 8291, chapter 5."""
    key = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    message = encrypted(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(int.from_bytes(decoded(key), "big"), ec.SECP256R1()),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        padded_to=1,
    )
    assert encoded(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_one_secret_has_one_key_and_another_another() -> None:
    keys = {Sender(secret, "mailto:a@example.org").public for secret in (b"one", b"one", b"two")}
    assert len(keys) == 2


@pytest.mark.parametrize("language", ["en", "pl"])
def test_whose_turn_it_is_is_told_once(
    client: Make, browser: Browser, database: Callable[..., Any], language: str
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    settings = bruno.post("/api/me/subscriptions", browser.subscription(language), 201)
    assert (settings["devices"], settings["is_subscribed"], settings["has_mail"]) == (1, True, False)
    table = laid(anna, bruno, title="Monday")
    assert database("SELECT 1 FROM notices") == []
    turn(anna, table, 1)
    due_now(database)
    browser.wait()
    all_told(database)
    [message] = browser.messages
    body = {"en": "It is your turn.", "pl": "Twoja kolej."}[language]
    wanted = {"kind": "turn", "table": table, "title": "Monday · Anna", "body": body, "language": language}
    assert {name: message[name] for name in wanted} == wanted
    assert message["path"] == f"/table/{table}"
    headers, sealed = browser.requests[0]
    claims, key = claims_of(headers["authorization"])
    assert claims["aud"] == browser.origin
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert key == client().get("/api/push-key")["key"]
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert len(sealed) == 16 + 4 + 1 + 65 + 512 + 16  # whatever is said, it is as long
    turn(bruno, table, 2)
    turn(anna, table, 1)
    due_now(database)  # the next turn is told anew
    browser.wait(2)
    all_told(database)


def test_whoever_looks_on_is_not_told_and_whoever_looks_away_is(
    client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    table = laid(anna, bruno)
    line = bruno.line()
    line.listen(table, 2)
    turn(anna, table, 1)
    due_now(database)
    all_told(database)
    assert browser.requests == []
    line.say({"type": "away", "is_away": True})
    line.say({"type": "ping"})
    while line.hear()["type"] != "pong":
        pass
    turn(bruno, table, 2)
    turn(anna, table, 1)
    due_now(database)
    browser.wait()
    all_told(database)


def test_what_was_answered_and_what_is_not_wanted_is_not_told(
    client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    table = laid(anna, bruno)
    turn(anna, table, 1)
    turn(bruno, table, 2)
    due_now(database)
    all_told(database)
    live = laid(anna, bruno, clock={"pace": "live"})
    turn(anna, live, 1)
    due_now(database)
    all_told(database)
    settings = bruno.http.put("/api/me/notices", json={"push_daily": False, "push_live": True}).json()
    assert settings["wishes"] == {"push_live": True, "push_daily": False, "mail_live": False, "mail_daily": True}
    turn(anna, table, 1)
    due_now(database)
    all_told(database)
    assert browser.requests == []
    turn(bruno, live, 2)
    turn(anna, live, 1)
    due_now(database)
    browser.wait()
    assert browser.messages[0]["table"] == live


def test_the_end_is_told_to_those_who_did_not_bring_it_about(
    client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription("de"), 201)
    table = laid(anna, bruno)
    update = anna.see(table, 1)
    proposal = anna.order(update, {"type": "propose", "kind": "abandon"})["proposals"][0]["number"]
    bruno.order(bruno.see(table, 2), {"type": "vote", "number": proposal, "agree": True})
    due_now(database)
    browser.wait()
    assert browser.messages[0]["body"] == "Die Partie ist zu Ende."


def test_a_browser_that_is_gone_is_forgotten(client: Make, browser: Browser, database: Callable[..., Any]) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    browser.status = 410
    table = laid(anna, bruno)
    turn(anna, table, 1)
    due_now(database)
    all_told(database)
    assert len(browser.requests) == 1
    assert bruno.get("/api/me/notices")["devices"] == 0


def test_what_could_not_be_told_is_tried_again(client: Make, browser: Browser, database: Callable[..., Any]) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    browser.status = 503
    table = laid(anna, bruno)
    turn(anna, table, 1)
    due_now(database)
    browser.wait()
    assert database("SELECT 1 FROM notices WHERE tries = 1 AND due > :now", now=int(time.time() * 1000) + 30_000)
    browser.status = 201
    while not browser.messages:
        database("UPDATE notices SET due = 1")
        time.sleep(0.5)
    all_told(database)
    assert len(browser.messages) == 1


def test_what_is_due_survives_the_death_of_the_server(
    server: Running, client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    table = laid(anna, bruno)
    turn(anna, table, 1)
    server.kill()
    due_now(database)
    server.start()
    browser.wait()
    all_told(database)
    assert [each["table"] for each in browser.messages] == [table]


def test_logging_out_ends_messages_to_that_browser(client: Make, browser: Browser) -> None:
    bruno = account(client, "Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    elsewhere = client()
    name = bruno.get("/api/me")["name"]
    bruno.http.delete("/api/me/sessions/this").raise_for_status()
    elsewhere.post("/api/sessions", {"name": name, "password": SECRET}, 201)
    assert elsewhere.get("/api/me/notices")["devices"] == 0


def test_a_browser_can_be_taken_off(client: Make, browser: Browser) -> None:
    bruno, thief = client("Bruno"), client("Thief")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    end = {"endpoint": browser.subscription()["endpoint"]}
    thief.post("/api/me/subscriptions/end", end)
    assert bruno.get("/api/me/notices")["devices"] == 1
    assert bruno.post("/api/me/subscriptions/end", end)["devices"] == 0


@pytest.mark.parametrize("change", [{"p256dh": "A" * 87}, {"auth": "A" * 30}, {"endpoint": "ftp://127.0.0.1/x"}])
def test_what_is_no_browser_is_refused(client: Make, browser: Browser, change: dict[str, str]) -> None:
    answer = client("Bruno").http.post("/api/me/subscriptions", json=browser.subscription() | change)
    assert (answer.status_code, answer.json()["message"]["key"]) == (400, "server-bad-subscription")


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/1",
        "https://push.example.org:8443/1",
        "https://user@push.example.org/1",
        "https://push.example.org/" + "x" * 2000,
        "https:///1",
        "https://push.example.org:99999/1",
        "file:///etc/passwd",
    ],
)
def test_nothing_is_sent_to_addresses_that_no_push_service_has(url: str) -> None:
    assert not Outward(anywhere=False).is_allowed(url)
    assert Outward(anywhere=False).is_allowed("https://push.example.org/1")


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "::ffff:10.0.0.1", "0.0.0.0"]
)
def test_nothing_is_sent_into_our_own_network(address: str) -> None:
    assert not is_public(address)
    assert is_public("93.184.216.34")
