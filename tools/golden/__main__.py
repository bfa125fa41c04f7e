"""python -m tools.golden [write|coverage|digests]: `make golden` runs the first and says what changed."""

from __future__ import annotations

import argparse
import os
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import track

if TYPE_CHECKING:
    from tools.golden.games import Golden

CHOICES = ["write", "coverage", "digests"]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description=__doc__)
    parser.add_argument("what", nargs="?", default="write", choices=CHOICES)
    parser.add_argument("names", nargs="*", help="of digests: only these games")
    wanted = parser.parse_args()
    if wanted.what == "coverage":
        os.environ["EMERALD_PURE"] = "1"  # before anything of emerald is imported: only Python can be watched
    from tools.golden.games import golden_games, titles

    console = Console()
    missing = 0
    for title in titles():
        games = golden_games(title)
        if wanted.what == "write":
            write_all(console, title, games)
        elif wanted.what == "coverage":
            missing += cover(console, title, games)
        else:
            digests(title, [golden for golden in games if golden.name in wanted.names or not wanted.names])
    return 1 if missing else 0


def write_all(console: Console, title: str, games: list[Golden]) -> None:
    """Write the actions and the transcripts of a title anew, and say what is not as before."""
    from emerald.games.shelf import open_game
    from emerald.kernel.match.text import write
    from tools.golden.games import GAMES, action_lines, play, transcripts

    game = open_game(title)
    save(console, GAMES / title / "actions.txt", action_lines(game.actions))
    for golden in track(games, title, console=console, transient=True, disable=not console.is_terminal):
        save(console, golden.path, write(play(golden, game)))
    known = {golden.path for golden in games}
    for path in sorted(transcripts(title).glob("*.txt")):
        if path not in known:
            path.unlink()
            console.print(f"{path.name}: gone", highlight=False)


def save(console: Console, path: Path, text: str) -> None:
    """Write a file if it is not as it was."""
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if text != before:
        path.write_text(text, encoding="utf-8")
        console.print(f"{path.name}: {'changed' if before else 'new'}", highlight=False)


def cover(console: Console, title: str, games: list[Golden]) -> int:
    """Print what the golden games do not exercise; return how much that is."""
    from emerald.games.shelf import open_game
    from emerald.kernel.match.text import read
    from tools.golden.coverage import Coverage

    game: Any = open_game(title)
    coverage = Coverage(title, game)
    for golden in games:
        coverage.add(read(golden.path.read_text(encoding="utf-8"), game))
    missing = coverage.missing()
    for word in missing:
        console.print(f"{title} {word}", highlight=False, markup=False)
    console.print(f"{title}: {len(coverage.wanted())} things, {len(coverage.excused)} excused, {len(missing)} missing")
    return len(missing)


def digests(title: str, games: list[Golden]) -> None:
    """Play again and print a digest of each whole file: runs of different builds can be compared."""
    from emerald.kernel.match.text import write
    from tools.golden.games import play

    for golden in games:
        print(title, golden.name, sha256(write(play(golden)).encode()).hexdigest())


if __name__ == "__main__":
    sys.exit(main())
