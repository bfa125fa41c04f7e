"""docs/formats.md: its examples are files, and its twenty lines check a real game."""

import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from emerald.kernel.agenda import legal_actions
from emerald.kernel.conformance.crucible import Crucible
from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import publish, read_entries, verify
from emerald.kernel.rng import Rng

PAGE = (Path(__file__).parents[3] / "docs" / "formats.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_examples_are_files_of_the_game(alchemicus):
    whole, cut = blocks("match")
    for text, is_cut in ((whole, False), (cut, True)):
        current = re.sub(r"catalogue: \w+", f"catalogue: {alchemicus.catalogue_hash}", text).rpartition("seal: ")[0]
        current += f"seal: {sha256(current.encode()).hexdigest()[:16]}\n"
        header, entries = read_entries(current, alchemicus)
        assert (header.is_cut, len(entries), header.names) == (is_cut, 16, ["Anna", "Bruno"])


@pytest.fixture(scope="module")
def finished():
    match = Match(Crucible(), Setup(3), b"\x07" * 32)
    rng = Rng(7)
    while not match.over:
        seat = match.asked()[0]
        actions = legal_actions(match.world(seat), seat)
        match.play(seat, int(actions[rng.below(len(actions))]))
        if len(match.log) == 60 and not match.over:
            match.take_back(50)
    return publish(match)


def twenty_lines(tmp_path, text):
    (script,) = blocks("python")
    assert len(script.splitlines()) <= 24
    (tmp_path / "check.py").write_text(script, encoding="utf-8")
    (tmp_path / "game.match").write_text(text, encoding="utf-8")
    command = [sys.executable, "check.py", "game.match"]
    return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)


def test_twenty_lines_check_a_finished_game(tmp_path, finished):
    assert verify(finished, Crucible()).ok
    done = twenty_lines(tmp_path, finished)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"'deck': \d+", done.stdout)


def test_twenty_lines_find_another_seed(tmp_path, finished):
    done = twenty_lines(tmp_path, finished.replace("seed: 07", "seed: 08"))
    assert "this is not the seed that was promised" in done.stderr


def test_twenty_lines_find_another_outcome(tmp_path, finished):
    lines = finished.split("\n")
    place = next(i for i, line in enumerate(lines) if line.startswith("outcome dice"))
    other = next(i for i, weight in enumerate(lines[place].split(" | ")[1].split()) if weight[0] != "[")
    weights = ["[1]" if i == other else "1" for i in range(3)]
    lines[place] = f"outcome dice: fire | {' '.join(weights)}"
    done = twenty_lines(tmp_path, "\n".join(lines))
    assert f"line {place + 1} is not what the seed says" in done.stderr
