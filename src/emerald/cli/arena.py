"""`emerald arena`: players against each other on equal deals, until there is enough to say who is stronger."""

from __future__ import annotations

import json
import os
import secrets
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from rich import box
from rich.table import Table
from typer import Argument, Context, Option

from emerald.cli.bots import require_player
from emerald.cli.mistakes import Mistake
from emerald.cli.progress import progress_bar
from emerald.cli.saves import write_whole
from emerald.cli.terminal import Terminal
from emerald.cli.wishes import opened, setup_of, whole_number

if TYPE_CHECKING:
    from emerald.arena.block import BlockRecord, Terms
    from emerald.arena.seating import Lineup
    from emerald.arena.sprt import Sprt

MOST_BLOCKS: Final = 1_000_000
MOST_PROCESSES: Final = 512
NEEDED: Final = {
    "arena": ["numpy", "altair", "vl_convert"],
    "cluster": ["ray"],
    "train": ["numpy"],
}  # extra: what it must have brought
ELO: Final = "Elo"  # a name, and the same in every language
RESULTS: Final = "results.json"
PAGE: Final = "report.html"

Texts = list[str] | None


@dataclass
class Course:
    """How a contest is to be played."""

    lineups: list[Lineup]
    blocks: int
    processes: int
    ray: str | None
    test: Sprt | None
    folder: Path | None


def arena(
    context: Context,
    game: Annotated[str, Argument(help="cli-about-game")],
    player: Annotated[Texts, Option(help="cli-about-contender", metavar="NAME", show_default=False)] = None,
    seats: Annotated[str, Option(help="cli-about-seats", metavar="N", show_default=False)] = "2",
    blocks: Annotated[str, Option(help="cli-about-blocks", metavar="N", show_default=False)] = "50",
    lineup: Annotated[Texts, Option(help="cli-about-lineup", metavar="N,N", show_default=False)] = None,
    sprt: Annotated[str, Option(help="cli-about-sprt", metavar="ELO,ELO", show_default=False)] = "",
    option: Annotated[Texts, Option(help="cli-about-option", metavar="NAME=VALUE", show_default=False)] = None,
    seed: Annotated[str, Option(help="cli-about-seed", metavar="WORD", show_default=False)] = "",
    catalogue: Annotated[str, Option(help="cli-about-components", metavar="DIR", show_default=False)] = "",
    out: Annotated[str, Option(help="cli-about-out", metavar="DIR", show_default=False)] = "",
    processes: Annotated[str, Option(help="cli-about-processes", metavar="N", show_default=False)] = "",
    on: Annotated[str, Option(help="cli-about-on", metavar="ray[:ADDRESS]", show_default=False)] = "",
) -> int:
    """Play a contest and say what it came to."""
    require_extra("arena")
    from emerald.arena.block import Terms

    names = player or []
    for each in names:
        require_player(each)
    if len(names) < 2 or len(set(names)) < len(names):
        raise Mistake("cli-arena-players")
    title = opened(game, catalogue)
    setup = setup_of(title, seats, option or [], {})
    options = tuple(sorted(setup.options.items()))
    terms = Terms(title.name, catalogue, setup.seats, options, tuple(names), seed or secrets.token_hex(4))
    course = Course(
        lineups_of(lineup or [], len(names), setup.seats),
        whole_number("--blocks", blocks, 1, MOST_BLOCKS),
        whole_number("--processes", processes, 1, MOST_PROCESSES) if processes else os.cpu_count() or 1,
        ray_address(on),
        test_of(sprt),
        Path(out) if out else None,
    )
    if course.test is not None and len(course.lineups) > 1:
        raise Mistake("cli-sprt-needs-two")
    records = played(context.obj, terms, course)
    show(context.obj, terms, course, records)
    return 0


def played(terminal: Terminal, terms: Terms, course: Course) -> list[BlockRecord]:
    """Play a contest with a bar that shows how far it has come."""
    from emerald.arena.contest import Contest
    from emerald.arena.crew import crew
    from emerald.arena.ledger import Ledger, OtherContest

    try:
        ledger = Ledger(course.folder, terms) if course.folder is not None else None
    except OtherContest as other:
        args: dict[str, int | str] = {"word": other.word, "found": other.found, "wanted": other.wanted}
        raise Mistake("cli-other-contest", {"folder": str(course.folder), **args}) from None
    contest = Contest(terms, course.lineups, range(course.blocks), ledger)
    records: list[BlockRecord] = []
    with crew(course.processes, course.ray) as hired, progress_bar() as progress:
        task = progress.add_task(terminal.text("cli-arena-playing"), total=len(contest))
        for each in contest.play(hired, course.test):
            records.append(each.record)
            progress.advance(task)
    return records


def show(terminal: Terminal, terms: Terms, course: Course, records: list[BlockRecord]) -> None:
    """Print what a contest came to, and write it down if there is a folder for it."""
    from emerald.arena.results import results

    found = results(terms, records, command_of(terms, course), course.test)
    terminal.show(ladder(terminal, found))
    terminal.show(meetings(terminal, found))
    terminal.say("arena-games", {"games": found["games"], "blocks": found["blocks"]})
    if course.test is not None:
        verdict = {True: "yes", False: "no", None: "open"}[course.test.verdict]
        bounds = {"least": f"{course.test.elo0:g}", "most": f"{course.test.elo1:g}"}
        terminal.say("cli-arena-verdict", {"verdict": verdict, "ratio": f"{course.test.ratio:.2f}", **bounds})
    terminal.say("cli-arena-again", {"command": found["command"]}, "dim", whole=True)
    if course.folder is not None:
        from emerald.arena.page import page

        for name, text in ((RESULTS, json.dumps(found, indent=1) + "\n"), (PAGE, page(found, terminal.words))):
            write_whole(course.folder / name, text)
            terminal.say("cli-json-written", {"file": str(course.folder / name)}, "dim")


def ladder(terminal: Terminal, found: dict[str, Any]) -> Table:
    """Return the players, the strongest first."""
    table = Table(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    table.add_column(terminal.text("cli-column-player"))
    table.add_column(ELO, justify="right")
    for key in ("cli-column-interval", "cli-column-decision", "cli-column-late", "cli-column-nodes"):
        table.add_column(terminal.text(key), justify="right")
    rows = zip(found["terms"]["players"], found["ratings"], found["players"], strict=True)
    for name, rating, player in sorted(rows, key=lambda row: -row[1]["elo"]):
        times = player["milliseconds"]
        interval = f"{rating['low']:.0f} – {rating['high']:.0f}"
        speed = (f"{times['mean']:.2f}", f"{times['p99']:.2f}", f"{player['nodes']:.0f}")
        table.add_row(name, f"{rating['elo']:.0f}", interval, *speed)
    return table


def meetings(terminal: Terminal, found: dict[str, Any]) -> Table:
    """Return line-up by line-up how the first player did, with 95 % intervals in brackets."""
    table = Table(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    table.add_column(terminal.text("cli-column-lineup"))
    for key in ("cli-column-score", "cli-column-wins", "cli-column-lead"):
        table.add_column(terminal.text(key), justify="right", no_wrap=True)
    table.add_column(terminal.text("cli-column-blocks"), justify="right")
    for each in found["lineups"]:
        names = " · ".join(found["terms"]["players"][which] for which in each["lineup"])
        cells: list[str] = []
        for key, factor, sign in (("score", 100, " %"), ("wins", 100, " %"), ("lead", 1, "")):
            mean, low, high = (factor * each[key][part] for part in ("mean", "low", "high"))
            cells.append(f"{mean:.1f}{sign} ({low:.1f} – {high:.1f})")
        table.add_row(names, *cells, str(each["blocks"]))
    return table


def lineups_of(texts: Sequence[str], players: int, seats: int) -> list[Lineup]:
    """Return the line-ups asked for, from texts like `1,2,2,2`; every two players if none is."""
    from emerald.arena.seating import matrix

    found: list[Lineup] = []
    for text in texts:
        words = text.split(",")
        if len(words) != seats or not all(word.isascii() and word.isdigit() for word in words):
            raise Mistake("cli-bad-lineup", {"word": text, "seats": seats, "players": players})
        lineup = tuple(int(word) - 1 for word in words)
        if min(lineup) < 0 or max(lineup) >= players or len(set(lineup)) < 2:
            raise Mistake("cli-bad-lineup", {"word": text, "seats": seats, "players": players})
        found.append(lineup)
    return found or matrix(players, seats)


def test_of(text: str) -> Sprt | None:
    """Return the test asked for, from a text like `0,20`."""
    from emerald.arena.sprt import Sprt

    if not text:
        return None
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        raise Mistake("cli-bad-sprt", {"word": text}) from None
    if not -1000 <= low < high <= 1000:
        raise Mistake("cli-bad-sprt", {"word": text})
    return Sprt(low, high)


def ray_address(text: str) -> str | None:
    """Return the address in `ray:ADDRESS`, nothing for a cluster of this machine alone, None for no cluster."""
    if not text:
        return None
    name, _, address = text.partition(":")
    if name != "ray":
        raise Mistake("cli-bad-on", {"word": text})
    require_extra("cluster")
    return address


def require_extra(extra: str) -> None:
    """Raise Mistake unless the parts of an extra are installed."""
    if not all(find_spec(module) for module in NEEDED[extra]):
        command = [sys.executable, "-m", "pip", "install", f"emerald-tablet[{extra}]"]
        raise Mistake("cli-needs-extra", {"command": shlex.join(command)})


def command_of(terms: Terms, course: Course) -> list[str]:
    """Return the words of the command that plays the same contest again."""
    words = ["emerald", "arena", terms.game, "--seats", str(terms.seats), "--seed", terms.seed]
    for name in terms.players:
        words += ["--player", name]
    for key, value in terms.options:
        words += ["--option", f"{key}={value}"]
    for lineup in course.lineups:
        words += ["--lineup", ",".join(str(which + 1) for which in lineup)]
    if terms.catalogue:
        words += ["--catalogue", terms.catalogue]
    if course.test is not None:
        words += ["--sprt", f"{course.test.elo0:g},{course.test.elo1:g}"]
    return [*words, "--blocks", str(course.blocks)]
