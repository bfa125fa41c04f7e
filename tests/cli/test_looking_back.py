"""`emerald replay` and `emerald verify`: what a match file tells afterwards."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.cli.sessions import COMMAND, PATIENCE, Shell

BOTS = ("--bot", "1=random", "--bot", "2=random")
GAME = ("play", "alchemicus", "--seed", "tablet", "--option", "first=1", "--option", "turn-limit=4", "--save", "one")


@pytest.fixture
def finished(shell: Shell) -> Shell:
    """Return a machine on which a game has been played to its end."""
    shell.run(*GAME, *BOTS)
    return shell


def test_replay_at_shows_the_answer_and_the_table_after_it(finished: Shell) -> None:
    first = finished.run("replay", "one", "--at", "0").out
    assert "Position 0 of " in first
    assert first.count("off the board") == 2
    second = finished.run("replay", "one", "--at", "1").out
    assert "random 1: " in second


def test_replay_shows_hands_only_of_a_finished_game(finished: Shell) -> None:
    assert "own buildings by plot" not in finished.run("replay", "one").out
    assert "random 2: own buildings by plot" in finished.run("replay", "one", "--seat", "2").out
    finished.run(*GAME[:-1], "running", typed="1\n")
    done = finished.run("replay", "running", "--seat", "1")
    assert (done.code, done.err) == (2, "Hands are shown only once the game is over.\n")
    watched = finished.run("replay", "running")
    assert watched.code == 0
    assert "You draw" not in watched.out
    assert "Donarium (5)" not in watched.out


def test_replay_all_tells_every_position_and_the_score(finished: Shell) -> None:
    out = finished.run("replay", "one", "--all").out
    last = int(out.partition("Position 0 of ")[2].split()[0])
    for number in range(last + 1):
        assert f"Position {number} of {last}" in out
    assert out.rstrip().endswith(("wins.", "random 2."))


def test_replay_refuses_positions_there_are_not(finished: Shell) -> None:
    done = finished.run("replay", "one", "--at", "9999")
    assert done.code == 2
    assert done.err.startswith("--at: a number from 0 to ")


def test_what_reads_us_may_stop_reading(finished: Shell) -> None:
    process = subprocess.Popen(
        [*COMMAND, "replay", "one", "--all"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=finished.environment(),
    )
    assert process.stdout is not None
    process.stdout.close()
    _, complaints = process.communicate(timeout=PATIENCE)
    assert complaints == b""


def test_verify_says_what_was_checked(finished: Shell) -> None:
    done = finished.run("verify", "one")
    assert (done.code, done.err) == (0, "")
    assert "one: everything is in order." in done.out
    assert finished.kept("one").partition("seed-hash: ")[2].split()[0] in done.out
    answers = sum(line.startswith("answer ") for line in finished.kept("one").splitlines())
    assert f"{answers} answers were lawful." in done.out


def test_verify_finds_a_card_that_fate_did_not_deal(finished: Shell, tmp_path: Path) -> None:
    text = finished.kept("one")
    file = tmp_path / "forged.match"
    file.write_text(text.replace("outcome base-pile to 1: taberna", "outcome base-pile to 1: gloria", 1))
    done = finished.run("verify", str(file))
    assert done.code == 1
    assert "something is wrong" in done.out
    assert "everything is in order" not in done.out
    assert "Line " in done.out


def test_verify_wants_a_finished_game(shell: Shell) -> None:
    shell.run(*GAME, typed="1\n")
    done = shell.run("verify", "one")
    assert done.code == 1
    assert "⟨" not in done.out


def test_a_level_score_is_spelled_out(finished: Shell) -> None:
    out = finished.run("replay", "one").out
    assert "Level on “Fame” with " in out
    assert "So “Sum of building prices” decides; the best has " in out
