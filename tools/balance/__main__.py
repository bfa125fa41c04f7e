"""python -m tools.balance [--games N] [--seats 2 3 4] [--player NAME]: how Trismegistus fares in play."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from emerald.games.shelf import open_game
from emerald.kernel.game import Setup
from tools.balance.figures import Figures, of_100, with_interval
from tools.balance.watching import KINDS, Watched, watch


def main() -> int:
    """Play, count, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--player", default="greedy", help="who plays all seats")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--catalogue", help="another catalogue than ours")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--all", action="store_true", help="list every component, not only those that stand out")
    wanted = parser.parse_args()
    game = open_game("trismegistus", Path(wanted.catalogue) if wanted.catalogue else None)
    console = Console(highlight=False)
    for seats in wanted.seats:
        figures = Figures(seats)
        numbers = range(wanted.games)
        with Progress(console=console, transient=True) as progress:
            if wanted.jobs > 1:
                with ProcessPoolExecutor(wanted.jobs) as pool:
                    tasks = [(wanted.catalogue, seats, wanted.player, f"{wanted.seed} {n}") for n in numbers]
                    for watched in progress.track(pool.map(play_one, tasks), total=wanted.games):
                        figures.add(watched)
            else:
                for n in progress.track(numbers):
                    figures.add(play(game, seats, wanted.player, f"{wanted.seed} {n}"))
        show(console, game, figures, wanted.all)
    return 0


def play_one(task: tuple[str | None, int, str, str]) -> Watched:
    """Play one game in a process of its own."""
    catalogue, seats, player, seed = task
    return play(open_game("trismegistus", Path(catalogue) if catalogue else None), seats, player, seed)


def play(game: Any, seats: int, player: str, seed: str) -> Watched:
    """Play one game of a player against itself, achievements lying open."""
    return watch(game, Setup(seats, {"achievements": "yes"}), dict.fromkeys(range(seats), player), seed)


def show(console: Console, game: Any, figures: Figures, everything: bool) -> None:
    """Print what games of one number of seats came to."""
    box = game.catalogue.components
    console.rule(
        f"{figures.seats} seats, {figures.games} games, {figures.decisions / figures.games:.0f} decisions each"
    )
    console.print(
        "wins by seat, %: "
        + "  ".join([with_interval(sum(each), len(each)) for _, each in sorted(figures.by_seat.items())])
    )
    labs = [(each.name, figures.fates[("laboratory", place)]) for place, each in enumerate(box.laboratories)]
    console.print(
        "wins by alchemist, %: " + "  ".join([f"{name} {with_interval(fate.share, fate.had)}" for name, fate in labs])
    )
    points = Table("source", "points", "%", "of winners", box=None)
    for source, (mean, part) in figures.sources().items():
        winners = figures.winners[source]
        points.add_row(source, f"{mean:.1f}", of_100(part), f"{sum(winners) / max(len(winners), 1):.1f}")
    console.print(points)
    names = {
        "laboratory": [each.name for each in box.laboratories],
        "experiment": [each.name for each in box.experiments],
        "artifact": [each.name for each in box.artifacts],
        "publication": [each.name for each in box.publications],
        "achievement": [each.name for each in box.achievements],
        "formula": [formula.name for each in box.laboratories for formula in each.formulas],
    }
    for kind in KINDS:
        shown = figures.rare_or_certain(kind)
        if everything:
            shown = [(place, fate) for (each, place), fate in sorted(figures.fates.items()) if each == kind]
        table = Table(kind, "offered", "taken %", "finished %", "had", "wins %", box=None)
        for place, fate in shown:
            table.add_row(
                f"{names[kind][place]}",
                f"{fate.offered:.0f}",
                of_100(fate.rate),
                of_100(fate.finished) if fate.started else "",
                str(fate.had),
                with_interval(fate.share, fate.had),
            )
        if shown:
            console.print(table)


if __name__ == "__main__":
    sys.exit(main())
