"""Clocks: what runs, what a turn adds, and what happens when somebody's time is up."""

from __future__ import annotations

import time
from typing import Any

from msgspec.structs import replace

from emerald.server.messages.tables import ClockWish
from emerald.server.storage.records import ClockState, Course, Plan, SeatRecord, TableRecord
from emerald.server.storage.schema import PLAYING
from emerald.server.tables import clocks
from tests.server.playing import Make, begun, turn
from tools.servers.running import PATIENCE, Client

LIVE = ClockWish(pace="live", start=60, increment=5)
DAILY = ClockWish(pace="daily", hours=24)
SEATS = [SeatRecord("person", "a", "Anna"), SeatRecord("person", "b", "Bruno"), SeatRecord("bot", "", "Bot", "random")]


def table(wish: ClockWish) -> TableRecord:
    plan = Plan("a", {}, "", "", wish, 0, True, "any")
    return TableRecord("t", 1, PLAYING, False, "alchemicus", 0, 0, 0, 0, 0, plan, "", "", Course(), SEATS)


def plain(seat: int, at: int, left: int) -> int:
    return at + left


def test_a_live_clock_runs_while_its_seat_must_answer_and_gains_when_it_has() -> None:
    times = clocks.turned(table(LIVE), clocks.started(LIVE, 3), 0b001, 1_000, plain)
    assert times == [ClockState(60_000, 61_000), ClockState(60_000), ClockState(60_000)]
    times = clocks.turned(table(LIVE), times, 0b001, 9_000, plain)
    assert times[0] == ClockState(60_000, 61_000)
    times = clocks.turned(table(LIVE), times, 0b110, 11_000, plain)
    assert times == [ClockState(55_000), ClockState(60_000, 71_000), ClockState(60_000)]
    assert clocks.deadline(times, []) == 71_000
    assert clocks.deadline(times, [1]) == 0


def test_a_daily_clock_is_full_again_for_every_answer() -> None:
    day = 24 * clocks.HOUR
    times = clocks.turned(table(DAILY), clocks.started(DAILY, 3), 0b001, 0, plain)
    assert times[0] == ClockState(day, day)
    times = clocks.turned(table(DAILY), times, 0b010, day - 1, plain)
    assert times[:2] == [ClockState(day), ClockState(day, 2 * day - 1)]


def test_whose_time_is_up_is_called_late_once() -> None:
    late = table(LIVE)
    late = replace(late, course=replace(late.course, clocks=[ClockState(5, 100), ClockState(5, 90), ClockState(5)]))
    assert clocks.up(late, 89) == []
    assert clocks.up(late, 95) == [1]
    assert clocks.up(replace(late, course=replace(late.course, late=[1])), 100) == [0]


def wait_for(person: Client, table: str, seat: int, kind: str) -> Any:
    end = time.monotonic() + PATIENCE
    while True:
        update = person.see(table, seat)
        if [each for each in update["entries"] if each["kind"] == kind]:
            return update
        assert time.monotonic() < end, f"no {kind}"
        time.sleep(0.1)


def test_when_time_is_up_the_others_may_give_the_seat_to_a_bot(client: Make) -> None:
    anna, bruno, name = begun(client, clock={"pace": "live", "start": 2, "increment": 0})
    faces = anna.see(name, 1)["clocks"]
    assert [each["left"] for each in faces] == [2_000, 2_000]
    assert faces[0]["until"] is not None
    assert faces[1]["until"] is None
    claim = {"type": "claim", "other": 1}
    assert bruno.order(bruno.see(name, 2), claim, 409)["message"]["key"] == "server-not-late"
    late = wait_for(bruno, name, 2, "time-out")
    assert late["facts"]["seats"][0]["is_late"]
    done = bruno.order(bruno.see(name, 2), claim)
    assert done["facts"]["seats"][0]["kind"] == "bot"
    assert not done["facts"]["seats"][0]["is_late"]


def test_where_the_table_wants_it_a_bot_stands_in_by_itself(client: Make) -> None:
    clock = {"pace": "live", "start": 2, "increment": 0, "on_time_out": "bot"}
    anna, _, name = begun(client, clock=clock)
    told = wait_for(anna, name, 1, "replace")
    assert told["facts"]["seats"][0]["is_away"]
    assert anna.post(f"/api/tables/{name}/return?seat=1")["facts"]["seats"][0]["kind"] == "person"


def test_an_answer_in_time_after_being_called_late_clears_it(client: Make) -> None:
    anna, bruno, name = begun(client, clock={"pace": "live", "start": 2, "increment": 60})
    wait_for(bruno, name, 2, "time-out")
    turn(anna, name, 1)
    seats = bruno.see(name, 2)["facts"]["seats"]
    assert [each["is_late"] for each in seats] == [False, False]
