"""Two servers on one PostgreSQL, with Redis between them and without: any of them serves any table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import text

from emerald.server.storage.engine import engine_of
from tests.server.playing import lawful, turn
from tools.servers import services
from tools.servers.running import FREE, ME, PATIENCE, Client, Running
from tools.servers.services import Service

Two = tuple[Running, Running]


def servers(folders: Any, postgres: Service, name: str, redis: str, workers: tuple[int, int] = (1, 1)) -> Two:
    """Return two servers on an empty database, with so many processes in which bots think."""
    url = services.database_url(postgres)
    engine = engine_of(url.replace("postgresql://", "postgresql+psycopg://")).execution_options(
        isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    settings = {
        "DATABASE_URL": url.replace("/postgres", f"/{name}"),
        "REDIS_URL": redis,
        "EMERALD_SECRET": "the same on both",
    }
    one, two = [{**settings, "EMERALD_WORKERS": str(count)} for count in workers]
    return Running(folders.mktemp("one"), **one), Running(folders.mktemp("two"), **two)


@pytest.fixture(scope="module", params=["redis", "polling"])
def nodes(request: pytest.FixtureRequest, tmp_path_factory: Any, postgres_server: Service) -> Iterator[Two]:
    """Return two running servers."""
    redis = ""
    if request.param == "redis":
        service: Service = request.getfixturevalue("redis_server")
        redis = f"redis://127.0.0.1:{service.port}/0"
    two = servers(tmp_path_factory, postgres_server, f"nodes_{request.param}", redis)
    for each in two:
        each.start()
    yield two
    for each in two:
        each.stop()


def table_for_two(nodes: Two) -> tuple[Client, Client, str]:
    """Return two people, each at a server of its own, who sit at one table."""
    anna, bruno = Client(nodes[0], "Anna"), Client(nodes[1], "Bruno")
    table = anna.lay(ME, FREE, is_open=True, options={"first": "1", "turn-limit": "6"})["table"]
    bruno.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/begin")
    return anna, bruno, table


def test_each_sees_at_once_what_was_done_at_the_other(nodes: Two) -> None:
    anna, bruno, table = table_for_two(nodes)
    line = bruno.line()
    line.listen(table, 2)
    done = turn(anna, table, 1)
    told = line.hear_until(bruno.see(table, 2)["version"])
    assert told["waiting"] == [2]
    assert bruno.see(table, 0)["board"] == anna.see(table, 0)["board"]
    assert done["known"] == told["known"]


def test_a_game_from_both_servers_to_its_end_is_one_game(nodes: Two) -> None:
    anna, bruno, table = table_for_two(nodes)
    people = {1: anna, 2: bruno}
    while waiting := anna.see(table, 1)["waiting"]:
        turn(people[waiting[0]], table, waiting[0])
    mine, theirs = anna.see(table, 0), bruno.at(nodes[0]).see(table, 0)
    assert mine == theirs == bruno.see(table, 0)
    assert mine["facts"]["status"] == "over"


def test_of_two_orders_in_the_same_moment_exactly_one_is_carried_out(nodes: Two) -> None:
    anna, bruno, table = table_for_two(nodes)
    twin = anna.at(nodes[1])
    people = {1: anna, 2: bruno}
    won = []
    with ThreadPoolExecutor(2) as both:
        for number in range(12):
            seat = anna.see(table, 1)["waiting"][0]
            here = people[seat]
            there = twin if seat == 1 else bruno.at(nodes[0])
            update = here.see(table, seat)
            order = {
                "seat": seat,
                "version": update["version"],
                "command": {"type": "play", "actions": [lawful_one(update)], "confirm": True},
            }
            path = f"/api/tables/{table}/orders"
            sent = [
                both.submit(each.http.post, path, json={**order, "key": f"{name}-{number:08}"})
                for name, each in (("here", here), ("there", there))
            ]
            replies = [each.result() for each in sent]
            assert sorted(each.status_code for each in replies) == [200, 409]
            refused = next(each for each in replies if each.status_code == 409)
            assert refused.json()["message"]["key"] == "server-stale"
            won.append(replies[0].status_code == 200)
            latest = here.see(table, seat)
            assert latest["version"] == update["version"] + 1
            assert there.see(table, seat) == latest


def lawful_one(update: Any) -> str:
    """Return any lawful answer."""
    try:
        return lawful(update, passes=True)
    except IndexError:
        return lawful(update, passes=False)


def test_bots_are_taken_up_by_another_node_when_theirs_dies_or_does_not_think(
    tmp_path_factory: Any, postgres_server: Service
) -> None:
    asked, thinks = servers(tmp_path_factory, postgres_server, "nodes_think", "", (0, 1))
    asked.start()
    try:
        anna = Client(asked, "Anna")
        seats = [ME, {"kind": "bot", "bot": "greedy"}]
        table = anna.lay(*seats, options={"first": "2", "turn-limit": "6"})["table"]
        anna.post(f"/api/tables/{table}/begin")
        asked.kill()
        thinks.start()
        there = anna.at(thinks)
        wait_until_asked(there, table)
        asked.start()
        turn(anna.at(asked), table, 1)  # nobody thinks at this node, and it has nobody's bots in hand
        wait_until_asked(there, table)
        assert any(entry["author"] == "bot" for entry in there.see(table, 1)["entries"])
    finally:
        asked.stop()
        thinks.stop()


def wait_until_asked(person: Client, table: str) -> None:
    end = time.monotonic() + PATIENCE
    while person.see(table, 1)["waiting"] != [1]:
        assert time.monotonic() < end, "the bot does not answer"
        time.sleep(0.05)


def test_play_goes_on_while_redis_is_away(tmp_path_factory: Any, postgres_server: Service) -> None:
    redis = services.redis(tmp_path_factory.mktemp("redis"))
    if redis is None:
        pytest.skip("Redis is not installed here (Debian: apt install redis-server)")
    redis.start()
    two = servers(tmp_path_factory, postgres_server, "nodes_away", f"redis://127.0.0.1:{redis.port}/0")
    for each in two:
        each.start()
    try:
        anna, bruno, table = table_for_two(two)
        people = {1: anna, 2: bruno}
        lines = {seat: people[seat].line() for seat in (1, 2)}
        for seat, line in lines.items():
            line.listen(table, seat)
        for number in range(6):
            if number == 2:
                redis.kill()
            if number == 4:
                redis.start()
            seat = anna.see(table, 1)["waiting"][0]
            turn(people[seat], table, seat)
            other = 3 - seat
            lines[other].hear_until(people[other].see(table, other)["version"])
    finally:
        for each in two:
            each.stop()
        redis.kill()
