"""Measures whether players keep to their time: how long decisions took of a budget in milliseconds.

    python bench/budget.py [--milliseconds 100] [--decisions 1000] [--player planner]

On a machine with other work to do, time on the wall is not the player's alone; the processor's is printed beside it.
"""

import argparse
from time import perf_counter, process_time
from typing import Any

from emerald.games.shelf import TITLES, open_game
from emerald.kernel.agenda import apply, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak
from emerald.players.registry import player

BEYOND = 1.1


def measured(game: Any, name: str, decisions: int) -> tuple[list[float], list[float]]:
    """Return how long decisions took, on the wall and of the processor, in milliseconds."""
    wall: list[float] = []
    own: list[float] = []
    seed = 0
    while len(wall) < decisions:
        s, luck = game.begin(Setup(2)), Rng(seed)
        players = [player(name, game, seat) for seat in range(2)]
        let_fate_speak(s, luck)
        while not s.over and len(wall) < decisions:
            seat = questions(s)[0][0]
            view = game.view(s, seat)
            start, begun = perf_counter(), process_time()
            action = players[seat].choose(view)
            if len(view.actions) > 1:
                wall.append(1000 * (perf_counter() - start))
                own.append(1000 * (process_time() - begun))
            apply(s, seat, action)
            let_fate_speak(s, luck)
        seed += 1
    return sorted(wall), sorted(own)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--milliseconds", type=int, default=100)
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--player", default="planner")
    chosen = parser.parse_args()
    for title in TITLES:
        name = f"{chosen.player}:ms={chosen.milliseconds}"
        for clock, times in zip(("wall", "processor"), measured(open_game(title), name, chosen.decisions), strict=True):
            late = sum(each > BEYOND * chosen.milliseconds for each in times)
            parts = [times[int(part * (len(times) - 1))] for part in (0.5, 0.99, 1.0)]
            figures = "  ".join(f"{each:8.1f}" for each in parts)
            print(f"{title:13} {name:20} {clock:10} median, p99, slowest: {figures} ms   late: {late} of {len(times)}")


if __name__ == "__main__":
    main()
