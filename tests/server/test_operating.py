"""What whoever runs a server is told, and that stopping it loses nothing."""

from __future__ import annotations

import json
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from tests.server.playing import Make, begun, turn
from tools.servers import services
from tools.servers.running import Running
from tools.servers.survival import Game


def test_it_lives_and_is_ready(server: Running) -> None:
    for place in ("/healthz", "/readyz"):
        answer = httpx.get(server.address + place)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def samples(server: Running) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """Return what Prometheus would read."""
    families = text_string_to_metric_families(httpx.get(f"{server.address}/metrics").text)
    return {(each.name, tuple(sorted(each.labels.items()))): each.value for one in families for each in one.samples}


def test_prometheus_reads_what_was_done(client: Make, server: Running) -> None:
    before = samples(server)
    anna, _, table = begun(client)
    line = anna.line()
    line.listen(table, 1)
    turn(anna, table, 1)
    httpx.post(f"{server.address}/api/guests", json={"name": "x"}, headers={"Origin": "https://evil.example"})
    after = samples(server)

    def more(name: str, **labels: str) -> float:
        key = (name, tuple(sorted(labels.items())))
        return after.get(key, 0) - before.get(key, 0)

    assert more("emerald_saves_total") > 2
    assert more("emerald_lines") == 1
    assert more("emerald_tables") == 1
    assert more("emerald_refusals_total", kind="origin") == 1
    place = "/api/tables/{table_id}/orders"
    assert more("emerald_requests_total", place=place, method="POST", status="200") >= 1
    assert more("emerald_request_seconds_count", place=place) >= 1
    assert not any(table in str(key) for key in after)


def test_measures_are_not_for_everybody(tmp_path: Path) -> None:
    running = Running(tmp_path, EMERALD_METRICS_TOKEN="token")
    running.start()
    try:
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}  # as the proxy on this machine says
        assert httpx.get(f"{running.address}/metrics", headers=elsewhere).status_code == 403
        for word, status in (("Bearer token", 200), ("Bearer other", 403), ("token", 403)):
            answer = httpx.get(f"{running.address}/metrics", headers={**elsewhere, "Authorization": word})
            assert answer.status_code == status
    finally:
        running.stop()


def test_the_log_can_be_json_a_line_each(tmp_path: Path) -> None:
    running = Running(tmp_path, EMERALD_LOG="json", EMERALD_LOG_LEVEL="info")
    running.start()
    httpx.get(f"{running.address}/api/me", params={"secret": "word"})
    httpx.post(f"{running.address}/api/guests", headers={"Origin": "https://evil.example"})
    running.stop()
    lines = [json.loads(line) for line in (tmp_path / "log.txt").read_text(encoding="utf-8").splitlines()]
    for line in lines:
        assert {"time", "level", "logger", "message"} <= set(line)
    asked = next(line for line in lines if line["logger"] == "emerald.access")
    assert asked["message"] == "GET /api/me 200"
    assert asked["took_ms"] >= 0
    turned = next(line for line in lines if line["logger"] == "emerald.gate")
    assert (turned["level"], turned["path"]) == ("warning", "/api/guests")
    assert not any("word" in json.dumps(line) for line in lines)  # queries may hold keys of seats


def test_whoever_asks_is_told_that_the_database_is_away(tmp_path_factory: Any) -> None:
    postgres = services.postgres(tmp_path_factory.mktemp("away"))
    if postgres is None:
        pytest.skip("PostgreSQL is not installed here (Debian: apt install postgresql)")
    postgres.start()
    running = Running(tmp_path_factory.mktemp("node"), DATABASE_URL=services.database_url(postgres))
    running.start()
    try:
        assert httpx.get(f"{running.address}/readyz").status_code == 200
        postgres.kill()
        answer = httpx.get(f"{running.address}/readyz", timeout=30)
        assert (answer.status_code, answer.json()) == (503, {"status": "storage-away"})
        assert httpx.get(f"{running.address}/healthz").status_code == 200
        refused = httpx.post(f"{running.address}/api/guests", json={"name": "Anna"}, timeout=60)
        assert (refused.status_code, refused.json()["message"]["key"]) == (503, "server-storage-away")
        postgres.start()
        end = time.monotonic() + 30
        while httpx.get(f"{running.address}/readyz", timeout=30).status_code != 200:
            assert time.monotonic() < end
    finally:
        running.stop()
        postgres.kill()


def test_stopped_in_the_middle_of_play_it_loses_no_answer(tmp_path: Path) -> None:
    """Nobody is asked to leave first: lines are open, events stream, orders are on their way."""
    running = Running(tmp_path, EMERALD_GRACE="5")
    running.start()
    games = [Game([running], number) for number in range(3)]
    line = games[0].players[0].client.line()
    line.listen(games[0].table, 1)
    events: list[str] = []
    follow = threading.Thread(target=_read_events, args=(running.address, games[1].table, events))
    follow.start()
    for each in games:
        each.start()
    for _ in range(3):
        end = time.monotonic() + 60
        answered = sum([len(player.acknowledged) for game in games for player in game.players])
        while sum([len(player.acknowledged) for game in games for player in game.players]) < answered + 5:
            assert time.monotonic() < end
            time.sleep(0.01)
        assert running.end_politely() in (0, -signal.SIGTERM)
        running.start()
    with pytest.raises(ConnectionClosed) as closed:
        line.hear_until(1 << 60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012  # comes again
    follow.join(30)
    assert events
    for each in games:
        each.stop()
    assert [each.check() for each in games] == [""] * 3
    running.stop()


def _read_events(address: str, table: str, events: list[str]) -> None:
    try:
        with httpx.stream("GET", f"{address}/api/tables/{table}/live?seat=0", timeout=60) as stream:
            events += list(stream.iter_lines())
    except httpx.HTTPError:
        events.append("cut")
