"""What the two commands that learn have in common: the ground they play on, their folder, and their bar."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from emerald.cli.arena import MOST_PROCESSES, require_extra
from emerald.cli.bots import require_player
from emerald.cli.mistakes import Mistake
from emerald.cli.progress import progress_bar
from emerald.cli.terminal import Terminal
from emerald.cli.wishes import opened, setup_of, whole_number

if TYPE_CHECKING:
    from emerald.training.duel import Ground
    from emerald.training.folder import Folder

MOST: Final = 10_000_000


def ground_of(game: str, catalogue: str, option: list[str], player: str, seats: str, seed: str) -> tuple[Ground, int]:
    """Return where a run plays, and with how many seats."""
    require_extra("arena")
    require_extra("train")
    from emerald.training.duel import Ground

    require_player(player)
    title = opened(game, catalogue)
    setup = setup_of(title, seats, option, {})
    options = tuple(sorted(setup.options.items()))
    return Ground(title.name, catalogue, options, player, seed or secrets.token_hex(4)), setup.seats


def count_of(option: str, text: str, least: int = 0) -> int:
    """Return how much of something is wanted."""
    return whole_number(option, text, least, MOST)


def processes_of(text: str) -> int:
    """Return how many processes are to work."""
    return whole_number("--processes", text, 1, MOST_PROCESSES) if text else os.cpu_count() or 1


def folder_of(out: str, terms: dict[str, Any]) -> Folder:
    """Return the folder of a run; raise Mistake if another one lives there."""
    from emerald.training.folder import Folder, OtherTerms

    if not out:
        raise Mistake("cli-needs-a-value", {"option": "--out"})
    try:
        return Folder(Path(out), terms)
    except OtherTerms as other:
        args: dict[str, int | str] = {"word": other.word, "found": other.found, "wanted": other.wanted}
        raise Mistake("cli-other-contest", {"folder": out, **args}) from None


@contextmanager
def bar(terminal: Terminal, key: str, total: int) -> Iterator[Callable[[str], None]]:
    """Yield what is to be called whenever a piece of work is done."""
    with progress_bar() as progress:
        task = progress.add_task(terminal.text(key), total=total)

        def advance(what: str) -> None:
            progress.update(task, advance=1, description=f"{terminal.text(key)} · {what.partition('.')[0]}")

        yield advance


def command_of(command: str, ground: Ground, more: list[str]) -> str:
    """Return the command that does the same again."""
    words = ["emerald", command, ground.game, "--seed", ground.seed, "--player", ground.player, *more]
    for key, value in ground.options:
        words += ["--option", f"{key}={value}"]
    if ground.catalogue:
        words += ["--catalogue", ground.catalogue]
    return shlex.join(words)


def percent(part: dict[str, float]) -> dict[str, str]:
    """Return a share and its interval for a sentence."""
    return {name: f"{100 * part[key]:.1f}" for name, key in (("mean", "mean"), ("least", "low"), ("most", "high"))}
