"""Bots answer by themselves; what breaks in their processes blocks no table and loses none."""

from __future__ import annotations

import time
from typing import Any

from tests.server.playing import Make, turn
from tools.servers.running import ME, PATIENCE, Client, Running


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def settled(person: Client, table: str) -> Any:
    """Wait until the person is asked, or the game is over."""
    end = time.monotonic() + PATIENCE
    while True:
        update = person.see(table, 1)
        if update["waiting"] in ([1], []):
            return update
        assert time.monotonic() < end, "the bots do not answer"
        time.sleep(0.02)


def test_bots_play_a_game_to_its_end(client: Make) -> None:
    anna = client("Anna")
    table = anna.lay(ME, bot("greedy"), bot("random"), options={"turn-limit": "4"})["table"]
    anna.post(f"/api/tables/{table}/begin")
    while settled(anna, table)["waiting"]:
        turn(anna, table, 1)
    over = anna.see(table, 1)
    assert over["facts"]["status"] == "over"
    assert {each["author"] for each in over["entries"] if each["seat"] > 1 and each["kind"] == "answer"} == {"bot"}


def test_bots_alone_at_a_table_play_to_its_end(client: Make) -> None:
    host = client("Host")
    table = host.lay(bot("random"), bot("random"), options={"turn-limit": "3"})["table"]
    host.post(f"/api/tables/{table}/begin")
    end = time.monotonic() + PATIENCE
    while host.see(table, 0)["facts"]["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_killed_process_is_replaced_and_its_table_goes_on(client: Make, server: Running) -> None:
    anna = client("Anna")
    table = anna.lay(ME, bot("greedy"), bot("greedy"), options={"turn-limit": "12"})["table"]
    anna.post(f"/api/tables/{table}/begin")
    kills = 0
    while settled(anna, table)["waiting"]:
        turn(anna, table, 1)
        kills += server.kill_workers()
    assert kills > 5
    assert anna.see(table, 1)["facts"]["status"] == "over"


def test_after_a_kill_of_the_server_its_bots_go_on(client: Make, server: Running) -> None:
    anna = client("Anna")
    table = anna.lay(ME, bot("greedy"), options={"turn-limit": "8", "first": "1"})["table"]
    anna.post(f"/api/tables/{table}/begin")
    for _ in range(3):
        settled(anna, table)
        turn(anna, table, 1)
        server.kill()
        server.start()
        anna = anna.at(server)
    assert settled(anna, table)["known"] > 20


def test_a_bot_that_takes_too_long_or_too_much_is_replaced_by_a_simple_one(tmp_path: Any) -> None:
    for limit in ({"EMERALD_THINKING": "0.001"}, {"EMERALD_WORKER_MEMORY": "16"}):
        folder = tmp_path / str(len(limit))
        folder.mkdir(exist_ok=True)
        server = Running(folder, **limit)
        server.start()
        try:
            anna = Client(server, "Anna")
            table = anna.lay(ME, bot("greedy"), options={"turn-limit": "2", "first": "1"})["table"]
            anna.post(f"/api/tables/{table}/begin")
            turn(anna, table, 1)
            assert settled(anna, table)["known"] > 16
        finally:
            server.stop()
        assert "could not think" in (folder / "log.txt").read_text(encoding="utf-8")
