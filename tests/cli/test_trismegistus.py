"""Trismegistus in the terminal: a table for every number of seats, and the same tools as for any game."""

from __future__ import annotations

import re

import pytest

from emerald.words import LANGUAGES
from tests.cli.sessions import Shell

TWO = ("play", "trismegistus", "--seats", "2", "--seed", "tablet", "--option", "first=1", "--save", "one")
FIRST_GAME = ("--option", "setup=introductory")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_typed_by_a_script(shell: Shell, seats: int) -> None:
    start = ("play", "trismegistus", "--seats", str(seats), "--seed", "tablet", "--save", "one")
    done = shell.run(*start, typed="1\ngather 1\nend-actions\nno-reaction\n2\n" * 300)
    assert (done.code, done.err) == (0, "")
    assert "The game is over." in done.out
    assert "Philosopher's stone" in done.out  # the points, part by part
    assert shell.run("verify", "one").code == 0


def test_the_end_says_what_served_each_publication(shell: Shell) -> None:
    bots = [part for seat in (1, 2) for part in ("--bot", f"{seat}=greedy")]
    end = shell.run(*TWO, *FIRST_GAME, *bots).out.rpartition("The game is over.")[2]
    assert re.search(r"^\S.*: .*, \d+ points?\. (earth|fire|water|air): ", end, re.MULTILINE)
    assert "no points; not all of its symbols were there." in end
    assert end.partition("The secret seed")[0].rpartition(" wins.")[2] in shell.run("replay", "one", "--all").out


def test_the_table_shows_what_a_decision_needs(shell: Shell) -> None:
    out = shell.run(*TWO, *FIRST_GAME, typed="table\n").out
    for words in ("turn order", "bowl", "mastery track", "book", "artifact market", "achievement", "Claude Duval"):
        assert words in out
    assert "Which die do you take?" in out
    assert "2 × T4.4" not in out


def test_costs_and_gains_stand_beside_the_answers_and_what_is_barred_says_why(shell: Shell) -> None:
    out = shell.run(*TWO, *FIRST_GAME, typed="draft\n1\nraise\nwhy end-actions\nwhy gather 5\n").out
    assert "1 potency" in out
    assert "Your main action comes first: it may not be left out. (T4.6)" in out
    assert "(T4.6)" in out.partition("why gather 5")[0]


def test_answers_barred_alike_are_one_line_and_keep_their_numbers(shell: Shell) -> None:
    out = shell.run(*TWO, *FIRST_GAME, typed="1\ngather 1\n").out
    after = out.rpartition("Anything else before your turn ends?")[2]
    (line,) = [each for each in after.splitlines() if each.strip().startswith("(1–")]
    assert "…" in after
    last = int(line.partition("–")[2].partition(")")[0])
    assert last > 20
    assert f"({last})" not in after


def test_an_answer_is_taken_back_until_others_are_asked(shell: Shell) -> None:
    out = shell.run(*TWO, *FIRST_GAME, typed="3\ngather 2\nundo\ngather 2\nend-actions\nundo\n").out
    assert out.count("You gain 2 raw") == 2
    assert "You take back 1 answer." in out


def test_a_game_goes_on_where_it_was_left(shell: Shell) -> None:
    shell.run(*TWO, *FIRST_GAME, typed="1\n")
    out = shell.run("play", "--resume", "one", typed="").out
    assert "What is your main action?" in out


def test_secret_choices_are_only_shown_to_their_seat(shell: Shell) -> None:
    out = shell.run(*TWO, typed="1\n1\n1\n1\n1\n1\n").out
    assert "Which starting experiment do you keep?" in out
    assert "You keep" in out
    told = shell.run("replay", "one", "--all").out
    assert "Player 2 keeps" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_every_language(shell: Shell, language: str) -> None:
    for name, more in (("a", ("--seats", "1")), ("b", ("--seats", "3", "--option", "reactions=at-once"))):
        bots = [part for seat in range(1, 4 if more[1] == "3" else 2) for part in ("--bot", f"{seat}=random")]
        start = ("play", "trismegistus", *more, "--seed", "tablet", "--save", name, "--lang", language)
        out = shell.run(*start, *bots).out
        out += shell.run("replay", name, "--all", "--lang", language).out
        assert "⟨" not in out
        assert "effect-" not in out
    out = shell.run(*TWO[:-1], "c", "--lang", language, typed="1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\ntable\n").out
    assert "⟨" not in out


def test_games_are_simulated_by_the_hundred(shell: Shell) -> None:
    done = shell.run("simulate", "trismegistus", "--games", "3", "--seats", "4")
    assert done.code == 0
    assert "3 games" in done.out
