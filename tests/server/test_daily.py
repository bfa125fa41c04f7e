"""The daily deal: equal for all, once for each, its seed withheld, compared when it is over."""

from __future__ import annotations

import time
from typing import Any

from emerald.server.daily.deal import day_ends, seed_of, today
from tests.server.playing import Make
from tools.servers.running import PATIENCE, Client


def play(person: Client, table: str) -> Any:
    end = time.monotonic() + PATIENCE
    while (update := person.see(table, 1))["facts"]["status"] == "playing":
        assert time.monotonic() < end
        if update["waiting"] == [1]:
            person.play(update, next(each["words"] for each in update["question"]["candidates"] if not each["why_not"]))
        else:
            time.sleep(0.01)
    return update


def test_days_are_whole_and_seeds_differ_by_day_game_and_server() -> None:
    assert today(0) == "1970-01-01"
    assert day_ends("alchemicus 1970-01-01") == 86_400_000
    seeds = {seed_of(key, game, day) for key in (b"a", b"b") for game in ("x", "y") for day in ("1", "2")}
    assert len(seeds) == 8


def test_everybody_is_dealt_the_same_once(client: Make) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    deal = anna.get("/api/daily/alchemicus")
    assert deal["table"] == ""
    mine, theirs = anna.post("/api/daily", {"game": "alchemicus"}), bruno.post("/api/daily", {"game": "alchemicus"})
    assert mine["facts"]["seed_hash"] == theirs["facts"]["seed_hash"] == deal["seed_hash"]
    hands = [each.see(table["table"], 1)["board"]["hand"] for each, table in ((anna, mine), (bruno, theirs))]
    assert hands[0] == hands[1] or len(mine["entries"]) != len(theirs["entries"])  # whoever begins may have drawn
    assert anna.post("/api/daily", {"game": "alchemicus"})["table"] == mine["table"]
    assert anna.get("/api/daily/alchemicus")["table"] == mine["table"]
    anna.get("/api/daily/chess", 404)
    anna.get(f"/api/daily/alchemicus/{deal['day']}", 409)


def test_results_compare_and_the_seed_stays_secret_until_the_day_is_over(client: Make) -> None:
    day = ""
    for name in ("Cleo", "Dora"):
        person = client(name)
        table = person.post("/api/daily", {"game": "alchemicus"})["table"]
        over = play(person, table)
        assert over["facts"]["seed"] == ""
        assert over["facts"]["daily"].startswith("alchemicus ")
        assert person.http.get(f"/api/tables/{table}/file", params={"seat": 1}).status_code == 409
        person.get(f"/api/tables/{table}/verification", 409)
        person.get(f"/api/tables/{table}/positions/5", seat=1)
        person.get(f"/api/tables/{table}/positions/5", 403, seat=2)
        day = over["facts"]["daily"].split(" ")[1]
        result = person.get(f"/api/daily/alchemicus/{day}")
        assert result["lines"] == next(each["lines"] for each in over["facts"]["result"] if each["seat"] == 1)
    assert result["finished"] == 2
    assert result["worse"] + result["alike"] <= 1
    turn_refused = client("Eve").get(f"/api/daily/alchemicus/{day}", 409)
    assert turn_refused["message"]["key"] == "server-not-over"
