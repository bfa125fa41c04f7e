"""Watching: nothing secret, and at a table with a delay nothing that has only just happened."""

from __future__ import annotations

import time

from tests.server.playing import Make, begun, play_to_the_end, turn
from tools.servers.running import PATIENCE


def test_who_watches_a_table_with_a_delay_is_behind_everywhere(client: Make) -> None:
    anna, bruno, table = begun(client, delay=3_600)
    watcher = client("Cleo")
    before = watcher.see(table, 0)
    assert before["known"] == 0
    line = watcher.line()
    assert line.listen(table, 0)["known"] == 0
    for _ in range(2):
        turn(anna, table, 1)
        turn(bruno, table, 2)
    known = anna.see(table, 1)["known"]
    assert known > 20
    assert watcher.see(table, 0) == before
    assert line.is_silent(1)
    assert watcher.get(f"/api/tables/{table}/entries", seat=0) == []
    assert watcher.get(f"/api/tables/{table}/positions/{known}", seat=0)["known"] == 0
    assert watcher.http.get(f"/api/tables/{table}/file", params={"seat": 0}).status_code == 409
    assert (before["waiting"], before["clocks"]) == ([], [])
    listed = next(each for each in watcher.get("/api/tables")["tables"] if each["table"] == table)
    assert listed["waiting"] == []


def test_what_happened_comes_when_its_time_has_come(client: Make) -> None:
    anna, bruno, table = begun(client, delay=1, options={"turn-limit": "1"})
    line = client().line()
    first = line.listen(table, 0)
    turn(anna, table, 1)
    known = anna.see(table, 1)["known"]
    end = time.monotonic() + PATIENCE
    versions, update = [first["version"]], first
    while update["known"] < known:
        assert time.monotonic() < end
        update = line.hear()
        versions.append(update["version"])
    assert update["board"] == bruno.see(table, 0)["board"]
    play_to_the_end({1: anna, 2: bruno}, table)
    while "facts" not in update or update["facts"]["status"] != "over":
        update = line.hear()
        versions.append(update["version"])
    assert versions == sorted(versions)
    assert update["known"] == anna.see(table, 1)["known"]


def test_a_table_may_have_no_watchers_at_all(client: Make) -> None:
    anna, bruno, table = begun(client, can_watch=False)
    client("Cleo").get(f"/api/tables/{table}", 403, seat=0)
    assert bruno.see(table, 0)["seat"] == 0
    assert anna.see(table, 1)["facts"]["can_watch"] is False
