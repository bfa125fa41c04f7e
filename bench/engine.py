"""Engine speed beside catanatron's: random games, copies, memory, replay.

Every figure is the best of several rounds; in each round our compiled core, our interpreted core and catanatron
take turns in processes of their own on one core, so that all three meet the same noise; it is their processor
time that counts, not that of whatever else runs. Read the ratios.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parent
ROUNDS = 5
LOWER_IS_BETTER = {"clone_us", "memory_kb", "replay_ms"}

# How many times catanatron's decisions per second are to be reached.
GOALS = {
    "alchemicus": {"compiled": 20.0, "interpreted": 1.0},
    "trismegistus": {"compiled": 15.0, "interpreted": 1.0},
}


def measure(script: str, *words: str, pure: bool = False) -> dict[str, float]:
    """Run one worker pinned to one core and return its figures."""
    environment = {**os.environ, "EMERALD_PURE": "1" if pure else "0", "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(HERE / script), *words]
    if sys.platform == "linux":
        command = ["taskset", "-c", str(max(os.sched_getaffinity(0))), *command]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(f"{script} failed:\n{run.stderr}")
    figures: dict[str, float] = json.loads(run.stdout)
    return figures


def better(name: str, one: float, other: float) -> float:
    return min(one, other) if name in LOWER_IS_BETTER else max(one, other)


def best_of(rounds: list[dict[str, float]]) -> dict[str, float]:
    best = dict(rounds[0])
    for figures in rounds[1:]:
        for name, value in figures.items():
            best[name] = better(name, best[name], value)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="both", choices=["both", *sorted(GOALS)])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", type=Path, help="write the figures of one game")
    chosen = parser.parse_args()
    if chosen.json and chosen.game == "both":
        parser.error("--json wants one game")
    for game in sorted(GOALS) if chosen.game == "both" else [chosen.game]:
        measure_game(game, chosen.rounds, chosen.json)


def measure_game(game: str, rounds: int, file: Path | None) -> None:
    """Measure and show one game, and write its figures if asked to."""
    compiled, interpreted, catan = [], [], []
    for _ in track(range(rounds), description=f"{game}, {rounds} rounds"):
        compiled.append(measure("_ours.py", game))
        interpreted.append(measure("_ours.py", game, "--short", pure=True))
        catan.append(measure("_catan.py"))
    ours, pure, theirs = best_of(compiled), best_of(interpreted), best_of(catan)
    if not ours.pop("compiled"):
        sys.exit("there is no compiled core here: make install, with a C compiler")
    pure.pop("compiled")
    show(game, rounds, ours, pure, theirs)
    if file:
        figures = {"game": game, "rounds": rounds, "compiled": ours, "interpreted": pure}
        file.write_text(json.dumps({**figures, "catanatron": theirs, "versions": versions()}, indent=1) + "\n")


def versions() -> dict[str, str]:
    found = {name: version(name) for name in ("emerald-tablet", "catanatron", "mypy", "librt")}
    return {"python": platform.python_version(), "machine": platform.machine(), **found}


def show(game: str, rounds: int, ours: dict[str, float], pure: dict[str, float], theirs: dict[str, float]) -> None:
    goals = GOALS[game]
    table = Table(title=f"{game}, 4 seats, best of {rounds}", title_justify="left")
    for heading in ("", "compiled", "interpreted", "catanatron", "compiled / catanatron", "goal", ""):
        table.add_column(heading, justify="left" if heading in ("", "goal") else "right")
    fast, slow = (figures["decisions_s"] / theirs["decisions_s"] for figures in (ours, pure))
    games = ours["games_s"] / theirs["games_s"]
    copies = theirs["clone_us"] / ours["clone_us"]
    wanted, wanted_slow = goals["compiled"], goals["interpreted"]
    cheap = ours["clone_us"] <= 2.5 and copies >= 20
    numbers = (ours, pure, theirs)
    rows = [
        ("random play, decisions/s", "decisions_s", f"{fast:.1f} x", f"{wanted:g} x", fast >= wanted),
        ("the same, interpreted", "", f"{slow:.1f} x", f"{wanted_slow:g} x", slow >= wanted_slow),
        ("random play, games/s", "games_s", f"{games:.1f} x", "", None),
        ("decisions per game", "decisions_game", "", "", None),
        ("questions per game", "questions_game", "", "", None),
        ("candidates per question, median", "candidates", "", "", None),
        (
            "clone, mid-game, us",
            "clone_us",
            f"{copies:.0f} x",
            "2.5 us, 20 x",
            cheap,
        ),
        ("live match at its end, KB", "memory_kb", "", "300 KB", ours["memory_kb"] <= 300),
        ("any position from a file, ms", "replay_ms", "", "20 ms", ours["replay_ms"] <= 20),
    ]
    for label, name, ratio, goal, met in rows:
        cells = [f"{figures[name]:,.4g}" if name in figures else "" for figures in numbers]
        table.add_row(label, *cells, ratio, goal, "" if met is None else "met" if met else "NOT MET")
    console = Console() if sys.stdout.isatty() else Console(width=140)  # a file has room for every word
    console.print(table)
    console.print(", ".join(f"{name} {number}" for name, number in versions().items()))


if __name__ == "__main__":
    main()
