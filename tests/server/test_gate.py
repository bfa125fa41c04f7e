"""OWASP's cheat sheets, sentence by sentence: headers, policy, cookies, foreign pages; floods of every kind."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from emerald.server.gate.limits import Bucket, Shared
from tests.server.playing import Make, begun, turn
from tools.servers import services
from tools.servers.running import FREE, ME, Client, Line, Running

PLACES = ["/", "/assets/nothing.js", "/api/me", "/api/nothing", "/api/tables/nosuchtable", "/schema/openapi.json"]


@pytest.fixture(scope="module")
def secure(tmp_path_factory: Any) -> Iterator[Running]:
    """Return a server that is reached by HTTPS under a name, as behind a proxy."""
    running = Running(tmp_path_factory.mktemp("secure"), EMERALD_ORIGIN="https://table.example.org")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: Any) -> Iterator[Running]:
    """Return a server with small limits."""
    limits = {"EMERALD_LIMIT_REQUESTS": "5", "EMERALD_LIMIT_NEW": "8", "EMERALD_LIMIT_LINES": "4"}
    running = Running(tmp_path_factory.mktemp("strict"), **limits)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def named(secure: Running) -> Iterator[httpx.Client]:
    """Return somebody who comes to the server under its name."""
    with httpx.Client(base_url=secure.address, headers={"Host": "table.example.org"}) as client:
        yield client


def log_of(server: Running) -> str:
    return (server.folder / "log.txt").read_text(encoding="utf-8")


# -- headers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PLACES)
def test_headers_that_guard_are_on_every_reply(server: Running, path: str) -> None:
    found = httpx.get(server.address + path).headers
    assert found["x-content-type-options"] == "nosniff"
    assert found["x-frame-options"] == "DENY"
    assert found["referrer-policy"] == "same-origin"
    assert found["cross-origin-opener-policy"] == "same-origin"
    assert found["cross-origin-resource-policy"] == "same-origin"
    assert "geolocation=()" in found["permissions-policy"]
    assert "frame-ancestors 'none'" in found["content-security-policy"]
    for telling in ("server", "x-powered-by", "access-control-allow-origin"):
        assert telling not in found


def test_pages_may_load_what_is_ours_and_run_no_script_in_them(server: Running) -> None:
    policy = httpx.get(server.address).headers["content-security-policy"]
    rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self'"
    assert rules["base-uri"] == "'none'"
    assert rules["form-action"] == "'self'"
    assert not any("http" in each or "*" in each for each in rules.values())
    assert [name for name, each in rules.items() if "unsafe" in each] == ["style-src-attr"]


def test_data_runs_nothing_and_is_not_kept(server: Running) -> None:
    found = httpx.get(f"{server.address}/api/me").headers
    assert found["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert found["cache-control"] == "no-store"
    assert found["content-type"] == "application/json"


def test_https_is_kept_to_where_it_is_used(server: Running, named: httpx.Client) -> None:
    assert "strict-transport-security" not in httpx.get(server.address).headers
    found = named.get("/").headers["strict-transport-security"]
    assert found.startswith("max-age=31536000")


# -- cookies --------------------------------------------------------------------------------------


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Running, named: httpx.Client) -> None:
    plain = httpx.post(f"{server.address}/api/guests", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in plain
    assert "SameSite=lax" in plain
    assert "Domain" not in plain
    assert "Path=/" in plain
    assert "Secure" not in plain  # at http://127.0.0.1 it would never come back
    assert "Secure" in named.post("/api/guests", json={"name": "Anna"}).headers["set-cookie"]


def test_a_session_cannot_be_chosen_beforehand(server: Running) -> None:
    """Session fixation: a cookie the server did not make is worth nothing, and coming in makes a new one."""
    fixed = {"Cookie": "emerald_session=" + "a" * 43}
    answer = httpx.post(f"{server.address}/api/guests", json={"name": "Anna"}, headers=fixed)
    made = answer.cookies["emerald_session"]
    assert made != "a" * 43
    assert len(made) >= 43  # 256 random bits
    assert httpx.get(f"{server.address}/api/me", headers=fixed).json()["kind"] == "nobody"


# -- foreign pages --------------------------------------------------------------------------------

FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1"},  # the same machine, another port
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Origin": "https://evil.example"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_changes_nothing(client: Make, headers: dict[str, str]) -> None:
    anna, _, table = begun(client)
    before = anna.see(table, 1)
    order = {"seat": 1, "version": before["version"], "key": "forged-by-a-page", "command": {"type": "resign"}}
    answer = anna.http.post(f"/api/tables/{table}/orders", json=order, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["message"]["key"] == "server-foreign-page"
    for form in ({"content-type": "text/plain"}, {"content-type": "application/x-www-form-urlencoded"}):
        body = b'{"name": "Mallory"}'
        assert anna.http.post("/api/guests", content=body, headers={**headers, **form}).status_code == 403
    assert anna.http.put("/api/me/talk", json={"takes_part": True}, headers=headers).status_code == 403
    assert anna.see(table, 1) == before


def test_a_foreign_page_reads_nothing(client: Make) -> None:
    anna = client("Anna")
    for mode in ("cors", "no-cors", "websocket"):
        headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": mode}
        assert anna.http.get("/api/me", headers=headers).status_code == 403
    link = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}  # a link to a table, in a mail
    assert anna.http.get("/table/abcdefghij?seat=2&key=x", headers=link).status_code in (200, 404)


def test_a_foreign_page_has_no_live_line(client: Make, server: Running) -> None:
    anna, _, table = begun(client)
    cookies = "; ".join([f"{name}={value}" for name, value in anna.http.cookies.items()])
    address = server.address.replace("http://", "ws://") + "/api/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers={"Cookie": cookies, "Origin": "https://evil.example"})
    assert refused.value.response.status_code == 403
    with connect(address, additional_headers={"Cookie": cookies, "Origin": server.address}) as line:
        line.send(json.dumps({"type": "listen", "table": table, "seat": 1}))
        assert '"seat":1' in str(line.recv(30))


def test_our_own_pages_are_not_foreign(client: Make, server: Running) -> None:
    anna = client("Anna")
    for headers in ({"Origin": server.address}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}):
        assert anna.http.put("/api/me/talk", json={"takes_part": True}, headers=headers).status_code == 200


def test_under_another_name_nobody_is_served(secure: Running, named: httpx.Client) -> None:
    """Rebinding a name to our address does not make a foreign page ours."""
    assert named.get("/api/me").status_code == 200
    misled = httpx.get(f"{secure.address}/api/me", headers={"Host": "evil.example"})
    assert (misled.status_code, misled.json()["message"]["key"]) == (421, "server-other-name")
    assert httpx.get(f"{secure.address}/healthz").status_code == 200  # watchdogs ask by address
    origin = {"Origin": "https://table.example.org"}
    assert named.put("/api/me/talk", json={"takes_part": True}, headers=origin).status_code == 401
    assert named.put("/api/me/talk", json={}, headers={"Origin": "http://table.example.org"}).status_code == 403


# -- floods ---------------------------------------------------------------------------------------


def test_a_flood_is_turned_away_and_others_do_not_notice(strict: Running) -> None:
    anna, bruno = Client(strict, "Anna"), Client(strict, "Bruno")
    table = anna.lay(ME, FREE, is_open=True, options={"first": "1"})["table"]
    bruno.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/begin")
    line = bruno.line()
    line.listen(table, 2)
    hostile = Client(strict, "Mallory")
    statuses = [hostile.http.get("/api/me").status_code for _ in range(120)]
    assert statuses[0] == 200
    assert statuses.count(429) > 30
    refused = hostile.http.get("/api/me")
    assert (refused.status_code, refused.json()["message"]["key"]) == (429, "server-too-much")
    assert int(refused.headers["retry-after"]) > 0
    turn(anna, table, 1)
    assert line.hear_until(bruno.see(table, 2)["version"])["waiting"] == [2]
    assert "turned away: server-too-much" in log_of(strict)
    assert log_of(strict).count("turned away: server-too-much") < 10  # the log is not flooded


def test_guests_are_not_made_by_the_thousand(strict: Running) -> None:
    with httpx.Client(base_url=strict.address, transport=httpx.HTTPTransport(local_address="127.0.0.9")) as mallory:
        statuses = [mallory.post("/api/guests", json={"name": "Mallory"}).status_code for _ in range(12)]
        assert statuses[:8] == [201] * 8
        assert statuses[-1] == 429
    with httpx.Client(base_url=strict.address, transport=httpx.HTTPTransport(local_address="127.0.0.8")) as other:
        assert other.post("/api/guests", json={"name": "Dora"}).status_code == 201


def test_an_address_holds_only_so_many_lines(strict: Running) -> None:
    address = strict.address.replace("http://", "ws://") + "/api/live"
    host, port = strict.address.removeprefix("http://").split(":")

    with contextlib.ExitStack() as held:

        def dial() -> Any:
            raw = socket.create_connection((host, int(port)), source_address=("127.0.0.7", 0))
            return held.enter_context(connect(address, sock=raw))

        lines = [dial() for _ in range(4)]
        with pytest.raises(InvalidStatus):
            dial()
        lines.pop().close()
        until_true(lambda: dial() is not None)


def until_true(is_so: Any, seconds: float = 30) -> None:
    """Wait until something that is refused at first is not."""
    end = time.monotonic() + seconds
    while True:
        try:
            assert is_so()
        except InvalidStatus:
            assert time.monotonic() < end
            time.sleep(0.02)
        else:
            return


def test_a_line_that_says_too_much_is_cut(client: Make) -> None:
    anna, _, table = begun(client)
    good, bad = anna.line(), client("Mallory").line()
    good.listen(table, 1)
    with pytest.raises(ConnectionClosed) as closed:
        say_and_hear(bad, 400)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    good.say({"type": "ping"})
    assert good.hear()["type"] == "pong"


def say_and_hear(line: Line, times: int) -> None:
    for _ in range(times):
        line.say({"type": "ping"})
    for _ in range(times):
        line.hear()


def test_a_frame_of_megabytes_is_not_even_read(client: Make) -> None:
    anna, _, table = begun(client)
    good, bad = anna.line(), client("Mallory").line()
    good.listen(table, 1)
    with contextlib.suppress(ConnectionClosed):
        bad.socket.send("x" * 5_000_000)
    with pytest.raises(ConnectionClosed):
        bad.hear()
    good.say({"type": "ping"})
    assert good.hear()["type"] == "pong"


@pytest.mark.parametrize(
    "words",
    [
        b"NONSENSE\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n" + b"X: " + b"y" * 200_000 + b"\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
    ],
    ids=["no-http", "length", "header", "chunks", "handshake", "tls"],
)
def test_broken_requests_break_nothing(client: Make, server: Running, words: bytes) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as raw:
        try:
            raw.sendall(words)
            raw.shutdown(socket.SHUT_WR)
            answer = raw.recv(65_536)
        except OSError:
            answer = b""
    assert not answer.startswith(b"HTTP/1.1 5")
    assert client("Anna").get("/api/me")["name"] == "Anna"


def test_a_bucket_fills_at_its_rate() -> None:
    bucket = Bucket(2.0, 3.0, 100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(100.5) for _ in range(2)] == [True, False]
    assert [bucket.take(900.0) for _ in range(4)] == [True, True, True, False]


async def counted(one: Shared, two: Shared) -> list[bool]:
    found = [await each.take("somebody") for _ in range(4) for each in (one, two)]
    await one.close()
    await two.close()
    return found


def test_two_nodes_count_together_by_redis(redis_server: services.Service) -> None:
    import asyncio

    url = f"redis://127.0.0.1:{redis_server.port}/0"
    found = asyncio.run(counted(Shared(5, url), Shared(5, url)))
    assert found.count(True) in (5, 6, 7, 8)  # a minute may end meanwhile; alone they would all be let in
    assert asyncio.run(counted(Shared(5), Shared(5))) == [True] * 8
    away = f"redis://127.0.0.1:{services.free_port()}/0"
    assert asyncio.run(counted(Shared(5, away), Shared(5, away))) == [True] * 8
