"""Every command speaks every language; a message that is missing would show as ⟨key⟩."""

from __future__ import annotations

import re

import pytest

from emerald import __version__
from emerald._pure import PACKAGE
from emerald.cli.app import COMMANDS
from emerald.words import LANGUAGES, words_of
from tests.cli.sessions import Shell

TYPED = "help\nwhy 1\n1\n3\n1\nundo\n1\nlog\nsave\nfoo\n99\nquit\n"
GAME = ("play", "alchemicus", "--seed", "tablet", "--option", "noctis=yes", "--save", "one")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_the_language(shell: Shell, language: str) -> None:
    out = shell.run("--lang", language, *GAME, "--bot", "2=random", typed=TYPED).out
    assert "⟨" not in out
    assert words_of(language).say("cli-left", {"name": "one"}) in out
    out = shell.run("play", "--resume", f"--lang={language}", typed="quit\n").out
    assert "⟨" not in out
    options = ("--option", "turn-limit=2", "--option", "race=yes", "--save", "two")
    out = shell.run(*GAME[:-2], *options, "--bot", "1=random", "--bot", "2=random", EMERALD_LANG=language).out
    out += shell.run("replay", "two", "--all", "--lang", language).out
    out += shell.run("verify", "two", "--lang", language).out
    out += shell.run("simulate", "alchemicus", "--games", "1", "--option", "turn-limit=1", "--lang", language).out
    assert "⟨" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(shell: Shell, language: str) -> None:
    for command in ([], *[[name] for name in COMMANDS]):
        done = shell.run("--lang", language, *command, "--help")
        assert done.code == 0
        assert "⟨" not in done.out
        assert "Show this message" not in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_speak_the_language(shell: Shell, language: str) -> None:
    done = shell.run("play", "chess", "--lang", language)
    args = {"word": "chess", "allowed": "alchemicus, trismegistus"}
    assert done.err == words_of(language).say("cli-unknown-game", args) + "\n"


def test_the_version(shell: Shell) -> None:
    assert shell.run("--version").out == __version__ + "\n"


def test_every_message_of_the_command_line_is_used_and_there() -> None:
    used: set[str] = set()
    for file in [*(PACKAGE / "cli").rglob("*.py"), *(PACKAGE / "server" / "admin").rglob("*.py")]:
        used |= set(re.findall(r'"(cli-[a-z-]+)"', file.read_text(encoding="utf-8")))
    beginnings = tuple(key for key in used if key.endswith("-"))
    text = "".join(file.read_text(encoding="utf-8") for file in (PACKAGE / "words" / "en").glob("*.ftl"))
    there = set(re.findall(r"^(cli-[a-z-]+) =", text, re.MULTILINE))
    assert {key for key in used if not key.endswith("-")} - there == set()
    assert {key for key in there - used if not key.startswith(beginnings)} == set()
