"""`emerald balance`: printed, and written down with its page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.sessions import Shell


@pytest.mark.parametrize(("game", "options"), [("alchemicus", ["--option", "turn-limit=4"]), ("trismegistus", [])])
def test_balance_is_printed_and_written_down(shell: Shell, tmp_path: Path, game: str, options: list[str]) -> None:
    common = ["--games", "2", "--seats", "2,3", "--player", "random", "--seed", "s", "--processes", "1"]
    done = shell.run("balance", game, *common, *options, "--out", str(tmp_path / "out"))
    assert (done.code, done.err) == (0, "")
    assert "2 seats, 2 games" in done.out
    assert "3 seats, 2 games" in done.out
    found = json.loads((tmp_path / "out" / "results.json").read_text())
    assert [table["games"] for table in found["tables"]] == [2, 2]
    assert found["command"].startswith(f"emerald balance {game} --games 2")
    assert sum(each["mean"] for each in found["tables"][1]["by_seat"]) == pytest.approx(1)
    assert (tmp_path / "out" / "report.html").read_text().count('vegaEmbed("#balance-') == 4
