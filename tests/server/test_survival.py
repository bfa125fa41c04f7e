"""Killed at random moments: no acknowledged answer is lost, none is carried out twice, all tables go on.

This is the short form; `python -m tools.servers` is the long one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools.servers.__main__ import on_postgres, on_sqlite, summed_up
from tools.servers.survival import Game, Told, answers_of


def test_one_server_on_sqlite(tmp_path: Path) -> None:
    told = on_sqlite(tmp_path, games=2, kills=4)
    assert told.faults == []
    assert told.kills == {"server": 2, "worker": 2}
    assert told.answers > 10


def test_two_servers_on_postgresql_with_redis(tmp_path_factory: Any) -> None:
    told = on_postgres(tmp_path_factory.mktemp("survival"), games=2, kills=4, away=1)
    if told is None:
        pytest.skip("PostgreSQL or Redis is not installed here (Debian: apt install postgresql redis-server)")
    assert told.faults == []
    assert set(told.kills) == {"server", "worker", "postgres", "redis"}
    assert told.answers > 5
    assert told.meanwhile > 0


def test_a_lost_answer_and_one_carried_out_twice_are_found(server: Any) -> None:
    game = Game([server], 1)
    for _ in range(4):
        game.one_answer(1e12)
    assert game.check() == ""
    player = next(each for each in game.players if each.acknowledged)
    assert answers_of(player, game.table) == player.acknowledged
    player.acknowledged.append("an answer that was lost")
    assert game.check() != ""
    player.acknowledged[-2:] = []
    assert game.check() != ""


def test_the_report_says_what_came_of_it() -> None:
    told = Told({"server": 3}, 70, 2, 4)
    assert summed_up(told, 9.6) == (
        "4 games, 70 answers, 2 sent again, kills: server 3; "
        "no acknowledged answer lost, none twice, every table went on (10 s)"
    )
    assert summed_up(Told(faults=["table x waits"]), 1).endswith("table x waits (1 s)")
    assert "not installed" in summed_up(None, 1)
