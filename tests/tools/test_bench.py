"""`bench/`: what `emerald bench` starts runs alone, and its workers count what they say."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
COMMANDS = sorted([file.name for file in BENCH.glob("*.py") if not file.name.startswith("_")])


def ran(script: str, *words: str) -> str:
    environment = {**os.environ, "EMERALD_PURE": "1"}
    command = [sys.executable, str(BENCH / script), *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("script", COMMANDS)
def test_a_script_needs_no_word(script: str) -> None:
    usage = ran(script, "--help").partition("\n\n")[0]
    assert re.sub(r"\[[^\]]*\]", "", usage).split() == ["usage:", script]  # whatever else there is stands in brackets


def test_a_worker_counts_decisions_questions_and_candidates() -> None:
    figures = json.loads(ran("_ours.py", "alchemicus", "--short", "--games", "2"))
    assert figures["compiled"] == 0
    assert 0 < figures["decisions_game"] < figures["questions_game"]
    assert figures["candidates"] >= 1
    assert figures["decisions_s"] == pytest.approx(figures["games_s"] * figures["decisions_game"])
    assert figures["clone_us"] > 0
