"""`emerald simulate`: many games, counted."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from emerald.arena.shares import interval
from emerald.cli.bulk import Outcome, Tally, spread
from emerald.kernel.game import Line, Standing
from tests.cli.sessions import Shell

SHORT = ("--option", "turn-limit=4")


def simulated(shell: Shell, file: Path, *arguments: str) -> dict[str, Any]:
    done = shell.run("simulate", "alchemicus", *SHORT, "--json", str(file), *arguments)
    assert (done.code, done.err) == (0, "")
    report: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return report


def test_the_result_is_a_table_and_json(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    done = shell.run(
        "simulate", "alchemicus", "--games", "5", "--seats", "3", "--seed", "s", *SHORT, "--json", str(file)
    )
    assert "5 games, " in done.out
    assert done.out.count("random") == 3
    assert "Sum of building prices" in done.out
    report = json.loads(file.read_text(encoding="utf-8"))
    assert (report["game"], report["games"], report["seed"], len(report["seats"])) == ("alchemicus", 5, "s", 3)
    assert report["options"] == {"turn-limit": "4"}
    assert sum(row["wins"] for row in report["seats"]) == pytest.approx(5)
    assert set(report["seats"][0]["lines"]) == {"fame", "building-prices"}
    assert report["games_per_second"] > 0


def test_equal_seeds_play_alike(shell: Shell, tmp_path: Path) -> None:
    reports = []
    for seed in ("one", "one", "two"):
        report = simulated(shell, tmp_path / "report.json", "--games", "8", "--seed", seed)
        reports.append((report["decisions"], report["seats"]))
    assert reports[0] == reports[1] != reports[2]


def test_players_sit_where_they_are_told(shell: Shell, tmp_path: Path) -> None:
    report = simulated(shell, tmp_path / "report.json", "--games", "3", "--seed", "s", "--player", "2=greedy")
    assert [row["player"] for row in report["seats"]] == ["random", "greedy"]
    assert report["seats"][1]["wins"] > report["seats"][0]["wins"]


def test_wilsons_interval() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_a_shared_victory_counts_in_parts() -> None:
    tally = Tally(2)
    tally.add(Outcome(7, [Standing(0, 1, [Line("fame", 3)]), Standing(1, 1, [Line("fame", 3)])]))
    tally.add(Outcome(9, [Standing(0, 2, [Line("fame", 1)]), Standing(1, 1, [Line("fame", 4)])]))
    assert (tally.wins, tally.shared, tally.games) == ([0.5, 1.5], 1, 2)
    assert spread(tally.decisions) == {"mean": 8.0, "low": 7, "median": 8.0, "high": 9}
    assert tally.lines[1] == {"fame": [3, 4]}


def test_ctrl_c_ends_even_a_game_without_end(shell: Shell) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    pressed = Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    pressed.start()
    try:
        done = shell.run("simulate", "alchemicus", "--games", "1", "--option", "turn-limit=0", "--seats", "4")
    finally:
        pressed.join()
        signal.signal(signal.SIGINT, before)
    assert (done.code, done.out, done.err) == (130, "", "")
