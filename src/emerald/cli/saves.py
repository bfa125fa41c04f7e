"""Where games are kept: one match file each, written whole or not at all, and beside it who sits where."""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final, final

from emerald.cli.mistakes import Mistake
from emerald.kernel.match.header import MOST_SEATS
from emerald.kernel.numbers import number_within

MATCH: Final = ".match"
SEATS: Final = ".seats.json"
NAME_FORM: Final = re.compile(r"[\w][\w.-]{0,79}")


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return EMERALD_DATA, or where this kind of machine keeps what programs remember for somebody."""
    if environment.get("EMERALD_DATA"):
        return Path(environment["EMERALD_DATA"])
    home = Path(environment.get("HOME") or Path.home())
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Emerald Tablet"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Emerald Tablet"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "emerald-tablet"


@final
class Save:
    """One kept game."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path

    @property
    def name(self) -> str:
        """What its owner calls it: a kept game's name, any other file's path."""
        return self.path.stem if self.path.parent == games_folder() else str(self.path)

    def write(self, text: str) -> None:
        """Replace the match file by a newer one; whatever happens, one of the two is there, and whole."""
        write_whole(self.path, text)

    def read(self) -> str:
        """Return the text of the match file."""
        return read_text(self.path)

    def note_over(self) -> None:
        """Note that the game has ended, so that nobody is asked whether to go on with it."""
        write_whole(self._seats, json.dumps({**self._kept(), "over": True}, indent=2) + "\n")

    @property
    def is_over(self) -> bool:
        """Whether the game is known to have ended."""
        return self._kept().get("over") is True

    def keep_seats(self, players: dict[int, str], catalogue: str) -> None:
        """Note which seats play by themselves, and with which components the game is played."""
        kept = {
            "catalogue": str(Path(catalogue).absolute()) if catalogue else "",
            "players": {str(seat + 1): name for seat, name in players.items()},
        }
        write_whole(self._seats, json.dumps(kept, indent=2) + "\n")

    def players(self) -> dict[int, str]:
        """Return which seats play by themselves, and as whom."""
        players = self._kept().get("players", {})
        found: dict[int, str] = {}
        for seat, name in players.items() if isinstance(players, dict) else ():
            number = number_within(str(seat), 1, MOST_SEATS)
            if number is not None:
                found[number - 1] = str(name)
        return found

    def catalogue(self) -> str:
        """Return where the components lie with which the game is played, if they are not its own."""
        catalogue = self._kept().get("catalogue", "")
        return catalogue if isinstance(catalogue, str) else ""

    @property
    def _seats(self) -> Path:
        return self.path.with_name(self.path.name.removesuffix(MATCH) + SEATS)

    def _kept(self) -> dict[str, object]:
        try:
            kept = json.loads(self._seats.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}  # a match file from elsewhere: everyone at the table is a person
        return kept if isinstance(kept, dict) else {}


def games_folder() -> Path:
    """Return where kept games lie."""
    return data_folder() / "games"


def kept_games() -> list[Save]:
    """Return all kept games, the one played last first."""
    folder = games_folder()
    files = list(folder.glob("*" + MATCH)) if folder.is_dir() else []
    return [Save(file) for file in sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True)]


def new_save(game: str, name: str) -> Save:
    """Return the place of a new game, by its name or the first free one of today."""
    if name:
        if not NAME_FORM.fullmatch(name):
            raise Mistake("cli-bad-name", {"word": name})
        save = Save(games_folder() / (name + MATCH))
        if save.path.exists():
            raise Mistake("cli-name-is-taken", {"word": name})
        return save
    today = datetime.now().astimezone().strftime("%Y-%m-%d")
    number = 1
    while (games_folder() / f"{game}-{today}-{number}{MATCH}").exists():
        number += 1
    return Save(games_folder() / f"{game}-{today}-{number}{MATCH}")


def find_save(word: str) -> Save:
    """Return the kept game of a name, the match file at a path, or the game played last if nothing is said."""
    if not word:
        kept = kept_games()
        if not kept:
            raise Mistake("cli-no-kept-games", {"folder": str(games_folder())})
        return kept[0]
    for path in (games_folder() / (word + MATCH), Path(word)):
        if path.is_file():
            return Save(path.absolute() if path.parent != games_folder() else path)
    raise Mistake("cli-no-such-file", {"file": word})


def read_text(path: Path) -> str:
    """Return the text of a file somebody named."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Mistake("cli-not-text", {"file": str(path)}) from None
    except FileNotFoundError:
        raise Mistake("cli-no-such-file", {"file": str(path)}) from None
    except OSError as error:
        raise Mistake("cli-cannot-read", {"file": str(path), "detail": error.strerror or ""}) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at every moment the old or the new one is there, whole, even if the power goes."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=path.name, dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        _settle_folder(path.parent)
    except OSError as error:
        raise Mistake("cli-cannot-write", {"file": str(path), "detail": error.strerror or ""}) from None


def _settle_folder(folder: Path) -> None:
    """Have the file's new name on the disk too, where folders can be written out."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
