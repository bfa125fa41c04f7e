"""Golden games: each is read, replayed and played again, and must be to the last letter what it always was.

The same files are checked interpreted and compiled: that is the proof that both play alike.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from emerald.games.shelf import open_game
from emerald.kernel.match.text import read, verify, write
from tools.golden.games import Golden, golden_games, play, titles, transcripts

ROOT = Path(__file__).parents[2]
GOLDEN = [golden for title in titles() for golden in golden_games(title)]
MOST_BYTES = 1_500_000  # of all transcripts together


def golden(*arguments: str, pure: bool) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.golden", *arguments]
    environment = {**os.environ, "EMERALD_PURE": "1" if pure else "0", "COLUMNS": "200"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("each", GOLDEN, ids=lambda each: f"{each.title}-{each.name}")
def test_a_golden_game_is_replayed_and_played_again_alike(each: Golden) -> None:
    game = open_game(each.title)
    text = each.path.read_text(encoding="utf-8")
    match = read(text, game)
    assert match.over
    assert write(match) == text
    assert write(play(each, game)) == text


@pytest.mark.parametrize("title", titles())
def test_a_golden_game_can_be_verified(title: str) -> None:
    first = golden_games(title)[0]
    verified = verify(first.path.read_text(encoding="utf-8"), open_game(title))
    assert verified.ok
    assert min(verified.answers, verified.outcomes, verified.digests) > 0


@pytest.mark.parametrize("title", titles())
def test_the_folder_holds_the_listed_games_and_no_others(title: str) -> None:
    listed = {each.path for each in golden_games(title)}
    assert set(transcripts(title).glob("*.txt")) == listed
    assert sum([path.stat().st_size for path in listed]) < MOST_BYTES


def test_the_golden_games_exercise_everything_that_is_not_excused() -> None:
    ran = golden("coverage", pure=True)
    assert ran.stdout.endswith(" 0 missing\n"), ran.stdout + ran.stderr
    assert ran.returncode == 0


def test_both_builds_play_alike() -> None:
    """Where there is no compiled core, two interpreted runs are compared."""
    some = [each.name for title in titles() for each in golden_games(title)[::8]]
    interpreted, other = golden("digests", *some, pure=True), golden("digests", *some, pure=False)
    assert len(interpreted.stdout.splitlines()) == len(some) >= 4, interpreted.stderr
    assert interpreted.stdout == other.stdout, other.stderr
