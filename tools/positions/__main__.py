"""python -m tools.positions GAME: play games, search long at some of their positions, and write the suite anew."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from rich.progress import Progress

from emerald.games.shelf import open_game
from emerald.kernel.agenda import question_for, questions
from emerald.kernel.game import Setup
from emerald.kernel.match.fate import seed_from_text
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import write
from emerald.players.registry import player, seed_of
from emerald.players.search.planner import PlannerPlayer

FOLDER: Final = Path(__file__).parents[2] / "tests" / "players" / "positions"
HOST: Final = "greedy:worlds=1,depth=2"  # who plays the games
CLOSE: Final = 0.003  # of the victory: an answer so near the best is as good
FAR: Final = 0.02  # an answer so much worse in every search is a mistake
RUNS: Final = 3


def main() -> int:
    """Write a game's file of positions."""
    parser = argparse.ArgumentParser(prog="python -m tools.positions", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--each", type=int, default=20, help="positions of each game, at most")
    parser.add_argument("--nodes", type=int, default=6000)
    wanted = parser.parse_args()
    game = open_game(wanted.game)
    lines: list[str] = []
    with Progress(transient=True) as progress:
        for number in progress.track(range(wanted.games)):
            match = played(game, 2 + number % 2, f"positions {number}")
            name = f"{wanted.game}-{number + 1}.match"
            (FOLDER / name).write_text(write(match), encoding="utf-8")
            for position in range(10, len(match.log), max(1, len(match.log) // (3 * wanted.each))):
                line = judged(game, match, position, wanted.nodes)
                if line and sum(each.startswith(name) for each in lines) < wanted.each:
                    lines.append(f"{name} {position} {line}")
    (FOLDER / f"{wanted.game}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} positions")
    return 0


def played(game: Any, seats: int, seed: str) -> Match:
    """Return a game between two of our own."""
    match = Match(game, Setup(seats), seed_from_text(seed))
    hosts = [player(HOST, game, seed_of(f"{seed} {seat}")) for seat in range(seats)]
    while not match.over:
        seat = questions(match.state)[0][0]
        match.play(seat, hosts[seat].choose(match.view(seat)))
    return match


def judged(game: Any, match: Match, position: int, nodes: int) -> str:
    """Return which answers are right at a position and which are mistakes, if long searches agree that some are."""
    state = match.at(position)
    if state.over or not questions(state):
        return ""
    seat, question = questions(state)[0]
    view = game.view(state, seat)
    if len(view.actions) < 3 or question.suggest(state) >= 0 or question_for(state, seat) is None:
        return ""
    worths: list[dict[int, float]] = []
    for run in range(RUNS):
        thinker = player(f"planner:nodes={nodes}", game, seed_of(f"{position} {run}"))
        assert isinstance(thinker, PlannerPlayer)
        thinker.choose(view)
        worths.append(thinker.opinions())
    best = [
        action for action in worths[0] if all(each.get(action, 0.0) >= max(each.values()) - CLOSE for each in worths)
    ]
    worse = [
        int(action)
        for action in view.actions
        if all(each.get(int(action), 0.0) <= max(each.values()) - FAR for each in worths)
    ]
    if not best or len(best) + len(worse) < len(view.actions) // 2 or not worse:
        return ""
    return f"best {in_words(game, best)} avoid {in_words(game, worse)}"


def in_words(game: Any, actions: list[int]) -> str:
    """Return answers as they stand in a line of the suite."""
    return ",".join([game.actions.names[each].replace(" ", "_") for each in actions])


if __name__ == "__main__":
    sys.exit(main())
