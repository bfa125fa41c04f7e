"""Bad input of every kind is refused with a message and leaves nothing behind; others do not notice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from emerald.games.shelf import open_game
from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import write
from emerald.kernel.rng import Rng
from emerald.words import words_of
from tests.server.playing import Make, begun, turn
from tools.servers.running import FREE, ME

DEEP = b'{"name": ' + b"[" * 5_000
TABLE: dict[str, Any] = {"game": "alchemicus", "seats": [ME, FREE]}
BAD_TABLES = [
    {},
    {"game": "alchemicus"},
    {**TABLE, "seats": []},
    {**TABLE, "seats": [ME]},
    {**TABLE, "seats": [ME] * 9},
    {**TABLE, "seats": [{"kind": "king"}, ME]},
    {**TABLE, "seats": [{"kind": "bot", "bot": "../../etc"}, ME]},
    {**TABLE, "seats": [{"kind": "bot", "bot": "greedy:worlds=1000000"}, ME]},
    {**TABLE, "seats": [{"kind": "me", "name": "a\nseed: 00"}, FREE], "x": 1},
    {**TABLE, "game": "chess"},
    {**TABLE, "game": "../alchemicus"},
    {**TABLE, "options": {"bank": "perhaps"}},
    {**TABLE, "options": {"bank\nseed": "no"}},
    {**TABLE, "options": {"turn-limit": "9" * 900}},
    {**TABLE, "options": {"turn-limit": 5}},
    {**TABLE, "clock": {"pace": "live", "start": -1}},
    {**TABLE, "clock": {"pace": "never"}},
    {**TABLE, "delay": 10**9},
    {**TABLE, "title": "x" * 81},
    {**TABLE, "unknown": True},
    [],
    "alchemicus",
    None,
    12,
]


def refused(response: Any, *statuses: int) -> str:
    """Return the key of a refusal, which must be one, with words for it."""
    assert response.status_code in statuses, f"{response.status_code} {response.text}"
    key: str = response.json()["message"]["key"]
    assert words_of("en").knows(key)
    return key


@pytest.mark.parametrize("table", BAD_TABLES, ids=lambda each: json.dumps(each)[:50])
def test_a_table_that_makes_no_sense_is_not_laid(client: Make, table: Any) -> None:
    anna = client("Anna")
    refused(anna.http.post("/api/tables", json=table), 400)
    assert anna.get("/api/tables", scope="mine")["tables"] == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b'{"name": ' + b"[" * 5_000,
        b'{"name": "\xed\xa0\x80"}',
        b'{"name": 1}',
        b'{"nome": "x"}',
    ],
)
def test_a_body_that_is_no_json_is_refused(client: Make, body: bytes) -> None:
    nobody = client()
    response = nobody.http.post("/api/guests", content=body, headers={"content-type": "application/json"})
    refused(response, 400)
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize("name", ["", "   ", "\x00", "a\tb\x07", "\u2028", "x" * 41])
def test_a_name_that_cannot_stand_in_a_file_is_refused(client: Make, name: str) -> None:
    refused(client().http.post("/api/guests", json={"name": name}), 400)


def test_a_body_larger_than_anybody_needs_is_refused(client: Make) -> None:
    anna = client("Anna")
    assert refused(anna.http.post("/api/tables", json={**TABLE, "title": "x" * 100_000}), 413) == "server-too-large"
    assert refused(anna.http.post("/api/files", json={"text": "x" * 5_000_000}), 413) == "server-too-large"


def test_the_components_of_another_game_make_no_table(client: Make) -> None:
    anna = client("Anna")
    other = next(each["catalogue"] for each in anna.get("/api/games") if each["name"] == "trismegistus")
    answer = anna.http.post("/api/tables", json={**TABLE, "catalogue": other})
    assert refused(answer, 404) == "server-no-such-catalogue"
    assert refused(anna.http.get("/api/games/alchemicus/components", params={"catalogue": other}), 404)


def test_a_long_file_is_not_too_large(client: Make) -> None:
    game = open_game("alchemicus")
    match = Match(game, Setup(4), b"long", [f"Player {number}" for number in range(4)])
    rng = Rng(1)
    while not match.over:
        seat = match.asked()[0]
        actions = match.view(seat).actions
        match.play(seat, int(actions[rng.below(len(actions))]))
    text = write(match)
    assert len(text) > 64_000
    assert client("Anna").post("/api/files", {"text": text})["facts"]["status"] == "over"


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/..%2f..%2fsecret",
        "/api/tables/%00",
        "/api/tables/' OR 1=1 --",
        "/api/tables/" + "x" * 2_000,
        "/api/nothing",
        "/api/tables/nosuchtable/why?seat=1&words=x",
    ],
)
def test_places_that_are_not_there(client: Make, path: str) -> None:
    refused(client("Anna").http.get(path), 400, 401, 403, 404)


@pytest.mark.parametrize(
    "query",
    [
        "seat=99",
        "seat=-1",
        "seat=x",
        "seat=1e9",
        "seat=99999999999999999999999",
        "seat=1&after=-5",
        "after=x",
        "most=0",
    ],
)
def test_numbers_out_of_bounds(client: Make, query: str) -> None:
    anna, _, table = begun(client)
    refused(anna.http.get(f"/api/tables/{table}/entries?{query}"), 400)


def order(update: Any, **changed: Any) -> dict[str, Any]:
    command = {"type": "play", "actions": ["draw bank"]}
    plain = {"seat": 1, "version": update["version"], "key": "a-hostile-key", "command": command}
    return {**plain, **changed}


BAD_ORDERS = [
    ({"seat": 2}, 403),
    ({"seat": 0}, 400),
    ({"seat": 9}, 400),
    ({"version": 0}, 409),
    ({"version": 10**30}, 409),
    ({"version": -3}, 409),
    ({"key": "short"}, 400),
    ({"key": "x" * 61}, 400),
    ({"key": "key with blanks"}, 400),
    ({"command": {}}, 400),
    ({"command": {"type": "win"}}, 400),
    ({"command": {"type": "play", "actions": []}}, 400),
    ({"command": {"type": "play", "actions": ["draw bank"] * 101}}, 400),
    ({"command": {"type": "play", "actions": ["win the game"]}}, 400),
    ({"command": {"type": "play", "actions": [7]}}, 400),
    ({"command": {"type": "play", "actions": ["draw bank", "draw bank"]}}, 409),
    ({"command": {"type": "undo", "steps": 10**9}}, 400),
    ({"command": {"type": "undo", "steps": 3}}, 409),
    ({"command": {"type": "claim", "other": 2}}, 409),
    ({"command": {"type": "propose", "kind": "win"}}, 400),
    ({"command": {"type": "propose", "kind": "replace", "other": 8}}, 409),
    ({"command": {"type": "vote", "number": 10**30, "agree": True}}, 409),
    ({"hand": "gloria"}, 400),
]


@pytest.mark.parametrize(("changed", "status"), BAD_ORDERS, ids=lambda each: str(each)[:50])
def test_an_order_that_is_not_in_order_changes_nothing(client: Make, changed: dict[str, Any], status: int) -> None:
    anna, bruno, table = begun(client)
    before = anna.see(table, 1), bruno.see(table, 2)
    response = anna.http.post(f"/api/tables/{table}/orders", json=order(before[0], **changed))
    refused(response, status)
    assert (anna.see(table, 1), bruno.see(table, 2)) == before
    turn(anna, table, 1)


def test_nobody_acts_in_anothers_name(client: Make) -> None:
    anna, bruno, table = begun(client)
    cleo, nobody = client("Cleo"), client()
    update = anna.see(table, 1)
    path = f"/api/tables/{table}"
    for other, status in ((bruno, 403), (cleo, 403), (nobody, 401)):
        refused(other.http.post(f"{path}/orders", json=order(update)), status)
        refused(other.http.post(f"{path}/begin"), status, 409)
        refused(other.http.get(path, params={"seat": 1}), 403)
        refused(other.http.post(f"{path}/return", params={"seat": 1}), status)
    refused(cleo.http.post(f"{path}/leave"), 409)
    forged = client()
    forged.http.cookies.set("emerald_session", "x" * 43)
    assert forged.get("/api/me")["kind"] == "nobody"


def test_a_forged_link_gives_no_seat(client: Make) -> None:
    anna, cleo = client("Anna"), client("Cleo")
    one = anna.lay(ME, FREE)["table"]
    other = anna.lay(ME, FREE)["table"]
    key = anna.get(f"/api/tables/{one}/links")[0]["key"]
    refused(cleo.http.get(f"/api/tables/{one}/links"), 403)
    for table, seat, forged in ((other, 2, key), (one, 1, key), (one, 2, key[:-1] + "0"), (one, 2, "")):
        if forged != key or (table, seat) != (one, 2):
            refused(cleo.http.post(f"/api/tables/{table}/sit", json={"seat": seat, "key": forged}), 403)
    assert cleo.post(f"/api/tables/{one}/sit", {"seat": 2, "key": key})["seat"] == 2


def test_others_go_on_meanwhile(client: Make) -> None:
    anna, bruno, table = begun(client)
    hostile = client("Mallory")
    line = bruno.line()
    line.listen(table, 2)
    for number in range(60):
        hostile.http.post(f"/api/tables/{table}/orders", json=order({"version": number}))
    update = turn(anna, table, 1)
    assert line.hear_until(bruno.see(table, 2)["version"])["waiting"] == update["waiting"]
