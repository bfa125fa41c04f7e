"""`emerald arena`: a contest from the command line."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from emerald.words import LANGUAGES
from tests.cli.sessions import Shell

SHORT = ("--option", "turn-limit=3", "--seed", "s", "--processes", "1")
TWO = ("--player", "greedy:depth=1", "--player", "random")


def test_players_are_ranked_and_everything_is_written_down(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    done = shell.run("arena", "alchemicus", *TWO, *SHORT, "--blocks", "4", "--out", str(folder))
    assert (done.code, done.err) == (0, "")
    assert done.out.index("greedy:depth=1") < done.out.index("random")
    assert "8 games on 4 deals" in done.out
    found = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    assert found["games"] == 8
    assert [each["lineup"] for each in found["lineups"]] == [[0, 1]]
    assert found["lineups"][0]["score"]["mean"] >= 0.5
    assert f"The same again: {found['command']}" in done.out
    assert set(found["identity"]) == {"alchemicus", "greedy:depth=1", "random"}


def test_the_command_that_is_printed_plays_the_same_again(shell: Shell, tmp_path: Path) -> None:
    runs = []
    arguments = ["arena", "alchemicus", *TWO, *SHORT, "--blocks", "3"]
    for folder in ("one", "two"):
        assert shell.run(*arguments, "--out", str(tmp_path / folder)).code == 0
        lines = (tmp_path / folder / "blocks.jsonl").read_text().splitlines()
        runs.append([game["digest"] for line in lines for game in json.loads(line)["games"]])
        command = json.loads((tmp_path / folder / "results.json").read_text())["command"]
        arguments = [*command.split()[1:], "--processes", "2"]
    assert runs[0] == runs[1]


def addresses(text: str) -> list[str]:
    """Return what the tags of a page would have a browser load."""
    found: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.extend(f"{tag} {value}" for name, value in attrs if name in ("src", "href"))

    Reader().feed(text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_from_anywhere(shell: Shell, tmp_path: Path, language: str) -> None:
    done = shell.run("--lang", language, "arena", "alchemicus", *TWO, *SHORT, "--blocks", "1", "--out", str(tmp_path))
    assert done.code == 0
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert addresses(text) == []
    assert text.count('vegaEmbed("#arena-') == 4


def test_a_test_says_when_it_knows(shell: Shell) -> None:
    players = ("--player", "greedy", "--player", "random")
    options = ("--option", "turn-limit=9", "--seed", "s", "--processes", "1")
    done = shell.run("arena", "alchemicus", *players, *options, "--blocks", "60", "--sprt", "0,200")
    assert done.code == 0
    assert "The first player is stronger by 200 Elo" in done.out


def test_three_seats_and_a_line_up_of_ones_own(shell: Shell, tmp_path: Path) -> None:
    done = shell.run(
        "arena",
        "alchemicus",
        *TWO,
        *SHORT,
        "--seats",
        "3",
        "--lineup",
        "1,2,2",
        "--blocks",
        "2",
        "--out",
        str(tmp_path),
    )
    assert done.code == 0
    found = json.loads((tmp_path / "results.json").read_text())
    assert (found["games"], [each["lineup"] for each in found["lineups"]]) == (6, [[0, 1, 1]])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--player", "greedy"), "at least two different players"),
        (("--player", "greedy", "--player", "greedy"), "at least two different players"),
        (("--player", "greedy", "--player", "merlin"), "no player “merlin”"),
        ((*TWO, "--lineup", "1,3"), "not “1,3”"),
        ((*TWO, "--lineup", "1,1"), "not “1,1”"),
        ((*TWO, "--lineup", "1"), "not “1”"),
        ((*TWO, "--sprt", "20,0"), "not “20,0”"),
        ((*TWO, "--sprt", "much"), "not “much”"),
        ((*TWO, "--player", "greedy", "--sprt", "0,20"), "one line-up only"),
        ((*TWO, "--on", "moon"), "not “moon”"),
        ((*TWO, "--blocks", "0"), "--blocks"),
        ((*TWO, "--option", "noctis=perhaps"), "noctis"),
    ],
)
def test_mistakes_are_told(shell: Shell, arguments: tuple[str, ...], sentence: str) -> None:
    done = shell.run("arena", "alchemicus", *arguments)
    assert done.code == 2
    assert sentence in done.err


def test_a_folder_keeps_its_contest(shell: Shell, tmp_path: Path) -> None:
    for seed, code in (("a", 0), ("b", 2)):
        done = shell.run(
            *("arena", "alchemicus", *TWO, "--option", "turn-limit=2", "--processes", "1"),
            *("--blocks", "1", "--seed", seed, "--out", str(tmp_path)),
        )
        assert done.code == code
    assert "seed is “a” there and “b” here" in done.err
