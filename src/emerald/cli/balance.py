"""`emerald balance`: how the components of a game fare in play: who wins, what is taken, where points come from."""

from __future__ import annotations

import json
import os
import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from rich import box
from rich.table import Table
from typer import Argument, Context, Option

from emerald.cli.arena import MOST_PROCESSES, PAGE, RESULTS, require_extra
from emerald.cli.bots import require_player
from emerald.cli.mistakes import Mistake
from emerald.cli.progress import progress_bar
from emerald.cli.saves import write_whole
from emerald.cli.terminal import Terminal
from emerald.cli.wishes import opened, setup_of, whole_number

if TYPE_CHECKING:
    from emerald.arena.balance.figures import Figures

MOST_GAMES: Final = 1_000_000
SEATS: Final = "2,3,4"

Texts = list[str] | None


def balance(
    context: Context,
    game: Annotated[str, Argument(help="cli-about-game")],
    games: Annotated[str, Option(help="cli-about-watched", metavar="N", show_default=False)] = "100",
    seats: Annotated[str, Option(help="cli-about-tables", metavar="N,N", show_default=False)] = SEATS,
    player: Annotated[str, Option(help="cli-about-everybody", metavar="NAME", show_default=False)] = "greedy",
    option: Annotated[Texts, Option(help="cli-about-option", metavar="NAME=VALUE", show_default=False)] = None,
    seed: Annotated[str, Option(help="cli-about-seed", metavar="WORD", show_default=False)] = "",
    catalogue: Annotated[str, Option(help="cli-about-components", metavar="DIR", show_default=False)] = "",
    out: Annotated[str, Option(help="cli-about-out", metavar="DIR", show_default=False)] = "",
    processes: Annotated[str, Option(help="cli-about-processes", metavar="N", show_default=False)] = "",
    every: Annotated[bool, Option("--all", help="cli-about-every-component", show_default=False)] = False,
) -> int:
    """Play a player against itself, and count."""
    require_extra("arena")
    require_player(player)
    from emerald.arena.balance.figures import Figures
    from emerald.arena.balance.watching import Game, module_of, play
    from emerald.arena.crew import crew
    from emerald.arena.identity import circumstances, source_hash

    terminal: Terminal = context.obj
    title = opened(game, catalogue)
    count = whole_number("--games", games, 1, MOST_GAMES)
    workers = whole_number("--processes", processes, 1, MOST_PROCESSES) if processes else os.cpu_count() or 1
    seed = seed or secrets.token_hex(4)
    module = module_of(title.name)
    tables = [setup_of(title, each, option or [], {}) for each in seats.split(",")]
    found: list[Figures] = []
    with crew(workers) as hired, progress_bar() as progress:
        bar = progress.add_task(terminal.text("cli-balancing"), total=count * len(tables))
        for setup in tables:
            figures = Figures(setup.seats)
            options = tuple(sorted({**module.OPTIONS, **setup.options}.items()))
            tasks = [Game(title.name, catalogue, setup.seats, options, player, f"{seed} {n}") for n in range(count)]
            for watched in hired.do(play, tasks):
                figures.add(watched)
                progress.advance(bar)
            found.append(figures)
    words = ["emerald", "balance", title.name, "--games", games, "--seats", seats, "--player", player, "--seed", seed]
    for each in option or []:
        words += ["--option", each]
    if catalogue:
        words += ["--catalogue", catalogue]
    names = module.names(title)
    report = {
        "game": title.name,
        "command": shlex.join(words),
        "edition": title.edition,
        "catalogue": title.catalogue_hash,
        "source": source_hash(),
        "circumstances": circumstances(),
        "player": player,
        "tables": [each.to_json(names) for each in found],
    }
    for told in report["tables"]:
        show(terminal, told, every)
    terminal.say("cli-arena-again", {"command": report["command"]}, "dim", whole=True)
    if out:
        from emerald.arena.balance.page import page

        folder = Path(out)
        if folder.exists() and not folder.is_dir():
            raise Mistake("cli-needs-a-value", {"option": "--out"})
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in ((RESULTS, json.dumps(report, indent=1) + "\n"), (PAGE, page(report, terminal.words))):
            write_whole(folder / name, text)
            terminal.say("cli-json-written", {"file": str(folder / name)}, "dim")
    return 0


def show(terminal: Terminal, told: dict[str, Any], every: bool) -> None:
    """Print what games of one number of seats came to."""
    args = {
        "seats": told["seats"],
        "games": told["games"],
        "rate": f"{told['decisions']:.0f}",
        "mean": f"{told['turns']:.1f}",
    }
    terminal.say("cli-balance-games", args)
    terminal.show(wins(terminal, told))
    terminal.show(sources(terminal, told))
    shown = [each for each in told["components"] if every or _stands_out(told, each)]
    if shown:
        terminal.show(components(terminal, shown))
    terminal.say("cli-balance-breaches", {"count": len(told["breaches"])})


def _stands_out(told: dict[str, Any], component: dict[str, Any]) -> bool:
    return any(each["kind"] == component["kind"] and each["name"] == component["name"] for each in told["breaches"])


def wins(terminal: Terminal, told: dict[str, Any]) -> Table:
    """Return the share of victories of every seat."""
    table = _table(terminal, ["cli-column-seat", "cli-column-wins", "cli-column-interval"])
    for number, each in enumerate(told["by_seat"]):
        table.add_row(str(number + 1), _percent(each["mean"]), f"{_percent(each['low'])} – {_percent(each['high'])}")
    return table


def sources(terminal: Terminal, told: dict[str, Any]) -> Table:
    """Return where points came from."""
    table = _table(terminal, ["cli-column-source", "cli-column-points", "cli-column-part", "cli-column-of-winners"])
    for source, each in told["sources"].items():
        table.add_row(source, f"{each['points']:.1f}", _percent(each["part"]), f"{each['winners']:.1f}")
    return table


def components(terminal: Terminal, shown: list[dict[str, Any]]) -> Table:
    """Return how components fared."""
    keys = ["cli-column-component", "cli-column-offered", "cli-column-taken", "cli-column-finished", "cli-column-wins"]
    table = _table(terminal, keys)
    for each in shown:
        won = each["wins"]
        share = f"{_percent(won['mean'])} ({_percent(won['low'])} – {_percent(won['high'])})" if won["games"] else "–"
        finished = "–" if each["finished"] is None else _percent(each["finished"])
        table.add_row(
            f"{each['kind']} {each['name']}", f"{each['offered']:.0f}", _percent(each["taken"]), finished, share
        )
    return table


def _table(terminal: Terminal, keys: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    for number, key in enumerate(keys):
        table.add_column(terminal.text(key), justify="right" if number else "left")
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
