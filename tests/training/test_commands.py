"""`emerald tune` and `emerald train`, whole, on games of a few turns."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emerald.arena.block import opened
from emerald.players.evaluation import read_weights
from emerald.players.mind import seen_by, shipped_rows
from tests.cli.sessions import Shell

SHORT = ["--option", "turn-limit=2", "--player", "greedy:worlds=1,depth=1", "--seed", "s", "--processes", "1"]
TUNE = ["tune", "alchemicus", *SHORT, "--generations", "3", "--pairs", "2", "--blocks", "2"]
TRAIN = ["train", "alchemicus", *SHORT, "--games", "10", "--rounds", "2", "--blocks", "2"]


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path / "home")


def test_weights_are_tuned_examined_and_written_as_they_are_read(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    done = shell.run(*TUNE, "--out", str(folder))
    assert (done.code, done.err) == (0, "")
    assert "on 2 deals" in done.out
    seen = seen_by(opened("alchemicus", ""))
    rows = read_weights(folder / "weights.toml", seen.MODES, seen.FEATURE_NAMES, seen.PHASES)
    assert rows != shipped_rows("alchemicus")
    assert rows[3:] == shipped_rows("alchemicus")[3:]  # nobody raced
    record = json.loads((folder / "record.json").read_text())
    assert record["command"].startswith("emerald tune alchemicus --seed s")
    assert record["blocks"] == 2


def test_an_interrupted_run_goes_on_and_comes_to_the_same(shell: Shell, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert shell.run(*TUNE, "--out", str(whole)).code == 0
    broken.mkdir()
    for name, lines in (("terms.json", 999), ("generations.jsonl", 1)):
        text = (whole / name).read_text().splitlines(keepends=True)
        (broken / name).write_text("".join(text[:lines]) + ("{half" if lines == 1 else ""))
    assert shell.run(*TUNE, "--out", str(broken)).code == 0
    for name in ("generations.jsonl", "exam.jsonl", "weights.toml", "record.json"):
        assert (broken / name).read_text() == (whole / name).read_text(), name
    other = shell.run(*TUNE, "--pairs", "3", "--out", str(whole))
    assert other.code == 2
    assert "plan" in other.err


def test_a_net_is_trained_and_shown_to_the_gate(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    done = shell.run(*TRAIN, "--out", str(folder))
    assert (done.code, done.err) == (0, "")
    assert "The net does not pass" in done.out  # two deals prove nothing
    record = json.loads((folder / "record.json").read_text())
    assert [each["games"] for each in record["rounds"]] == [10, 20]
    assert record["gate"]["passed"] is False
    net = json.loads((folder / "net.json").read_text())
    assert net["catalogue"] == opened("alchemicus", "").catalogue_hash
    assert len(net["net"]["own"]) == len(net["features"])
    again = shell.run(*TRAIN, "--out", str(folder))  # all is there already
    assert again.out == done.out
