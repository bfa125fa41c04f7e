"""`emerald simulate`: many games between players of our own, counted."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from rich import box
from rich.table import Table
from typer import Argument, Context, Option

from emerald.arena.shares import interval
from emerald.cli.bots import players_named
from emerald.cli.bulk import Tally, play_once, spread
from emerald.cli.progress import progress_bar
from emerald.cli.saves import write_whole
from emerald.cli.terminal import Terminal
from emerald.cli.wishes import opened, setup_of, whole_number
from emerald.kernel.game import Setup

MOST_GAMES = 10_000_000

Texts = list[str] | None


def simulate(
    context: Context,
    game: Annotated[str, Argument(help="cli-about-game")],
    games: Annotated[str, Option(help="cli-about-games", metavar="N", show_default=False)] = "100",
    seats: Annotated[str, Option(help="cli-about-seats", metavar="N", show_default=False)] = "",
    player: Annotated[Texts, Option(help="cli-about-player", metavar="N=NAME", show_default=False)] = None,
    option: Annotated[Texts, Option(help="cli-about-option", metavar="NAME=VALUE", show_default=False)] = None,
    seed: Annotated[str, Option(help="cli-about-seed", metavar="WORD", show_default=False)] = "",
    catalogue: Annotated[str, Option(help="cli-about-components", metavar="DIR", show_default=False)] = "",
    json_file: Annotated[str, Option("--json", help="cli-about-json", metavar="FILE", show_default=False)] = "",
) -> int:
    """Play many games and count what they came to."""
    terminal: Terminal = context.obj
    title = opened(game, catalogue)
    count = whole_number("--games", games, 1, MOST_GAMES)
    named = players_named(player or [], "--player")
    setup = setup_of(title, seats, option or [], named)
    named = {seat: named.get(seat, "random") for seat in range(setup.seats)}
    seed = seed or secrets.token_hex(4)
    tally = Tally(setup.seats)
    start = perf_counter()
    with progress_bar() as progress:
        for number in progress.track(range(count), description=terminal.text("cli-simulating")):
            tally.add(play_once(title, setup, named, f"{seed} {number}"))
    seconds = perf_counter() - start
    report = report_of(title, setup, named, seed, tally, seconds)
    show(terminal, report)
    if json_file:
        write_whole(Path(json_file), json.dumps(report, indent=2, ensure_ascii=False) + "\n")
        terminal.say("cli-json-written", {"file": json_file}, "dim")
    return 0


def report_of(
    game: Any, setup: Setup, named: dict[int, str], seed: str, tally: Tally, seconds: float
) -> dict[str, Any]:
    """Return everything that was counted, as it is written down in JSON."""
    rows: list[dict[str, Any]] = []
    for seat in range(setup.seats):
        low, high = interval(tally.wins[seat], tally.games)
        lines = {key: spread(values) for key, values in tally.lines[seat].items()}
        wins = {"wins": tally.wins[seat], "share": tally.wins[seat] / tally.games, "low": low, "high": high}
        rows.append({"seat": seat + 1, "player": named[seat], **wins, "lines": lines})
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "edition": game.edition,
        "catalogue": game.catalogue_hash,
        "options": setup.options,
        "seed": seed,
        "games": tally.games,
        "shared_wins": tally.shared,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 2),
        "decisions": spread(tally.decisions),
        "seats": rows,
    }


def show(terminal: Terminal, report: dict[str, Any]) -> None:
    """Print a report as a table."""
    table = Table(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    table.add_column(terminal.text("cli-column-seat"), justify="right")
    table.add_column(terminal.text("cli-column-player"))
    table.add_column(terminal.text("cli-column-wins"), justify="right")
    table.add_column(terminal.text("cli-column-interval"), justify="right")
    keys = list(dict.fromkeys([key for row in report["seats"] for key in row["lines"]]))
    for key in keys:
        table.add_column(terminal.text("score-" + key), justify="right")
    for row in report["seats"]:
        means = [f"{row['lines'][key]['mean']:.1f}" if key in row["lines"] else "–" for key in keys]
        shares = [f"{100 * row['share']:.1f} %", f"{100 * row['low']:.1f} – {100 * row['high']:.1f} %"]
        table.add_row(str(row["seat"]), row["player"], *shares, *means)
    terminal.show(table)
    decisions = {each: round(value) for each, value in report["decisions"].items()}
    terminal.say("cli-simulated-lengths", decisions)
    rate = {"games": report["games"], "rate": f"{report['games_per_second']:.1f}", "seed": report["seed"]}
    terminal.say("cli-simulated", rate)
    if report["shared_wins"]:
        terminal.say("cli-simulated-shared", {"count": report["shared_wins"]})
