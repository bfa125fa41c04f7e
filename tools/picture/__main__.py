"""python -m tools.picture: play a few turns, go on with them at a terminal, and draw what it shows as an SVG."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
from pathlib import Path
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from emerald.games.shelf import open_game
from emerald.kernel.game import Setup
from emerald.kernel.match.fate import seed_from_text
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import write
from emerald.players.registry import player

PICTURE: Final = Path(__file__).parents[2] / "docs" / "pictures" / "alchemicus.svg"
WIDTH: Final = 108
HEIGHT: Final = 60
ANNA: Final = 0
TURN: Final = 7  # of Anna, in which she is to build, or a later one
BARRED: Final = 2  # answers at least that she cannot give
PATIENCE: Final = 30.0
CLEARED: Final = "\x1b[2J"
NO_COLOUR: Final = re.compile(r"\x1b\[[0-9;?]*[a-ln-zA-Z]|\x1b\][^\x07]*\x07")  # cursor, title; colours end in m
FONTS: Final = re.compile(r"@font-face \{\{.*?\}\}\s*\}?", re.DOTALL)  # a picture fetches nothing from anywhere


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.match"
        file.write_text(write(some_turns()), encoding="utf-8")
        screen = at_a_terminal(["play", "--resume", str(file), "--bot", "2=greedy", "--bot", "3=greedy"], folder)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(screen))
    PICTURE.parent.mkdir(exist_ok=True)
    console.save_svg(
        str(PICTURE), title="make play", code_format=FONTS.sub("", CONSOLE_SVG_FORMAT), unique_id="emerald"
    )
    print(f"{PICTURE.relative_to(PICTURE.parents[2])}: {len(screen.splitlines())} lines of a game")
    return 0


def some_turns() -> Match:
    """Return a game of three greedy players in which Anna is about to build, and not all she shows is lawful."""
    game = open_game("alchemicus")
    match = Match(game, Setup(3, {"first": "1"}), seed_from_text("picture"), ["Anna", "Bruno", "Celina"])
    players = [player("greedy", game, seed) for seed in range(3)]
    while not match.over:
        seat = match.asked()[0]
        view = match.view(seat)
        is_to_build = type(view.agenda[-1]).__name__ == "Build" and len(view.actions) + BARRED <= len(view.candidates)
        if seat == ANNA and is_to_build and view.seats[ANNA].turns >= TURN:
            return match
        match.play(seat, players[seat].choose(view))
    raise AssertionError("Anna never had to choose what to build")


def at_a_terminal(arguments: list[str], folder: str) -> str:
    """Return the last screen of the command, after asking of the first barred answer why it is barred."""
    mine, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
    environment = {**os.environ, "EMERALD_DATA": folder, "EMERALD_LANG": "en", "TERM": "xterm-256color"}
    process = subprocess.Popen(
        [sys.executable, "-m", "emerald", *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    try:
        shown = heard_until(mine, "Anna > ")
        barred = re.findall(r"^\((\d+)\)", plain(shown), re.MULTILINE)
        os.write(mine, f"why {barred[0]}\n".encode())
        shown += heard_until(mine, "Anna > ")
    finally:
        process.kill()
        process.wait()
        os.close(mine)
    return NO_COLOUR.sub("", shown.replace("\r", "").rpartition(CLEARED)[2]).strip("\n")


def heard_until(terminal: int, prompt: str) -> str:
    """Return what is printed up to a prompt, colours included."""
    heard = b""
    while not plain(heard.decode(errors="replace")).endswith(prompt):
        ready, _, _ = select.select([terminal], [], [], PATIENCE)
        assert ready, "the game does not come to its question"
        heard += os.read(terminal, 65536)
    return heard.decode()


def plain(text: str) -> str:
    """Return a text without its colours."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")


if __name__ == "__main__":
    sys.exit(main())
