"""Measures one of our games with four random players, on whichever core is running; prints figures as JSON."""

import argparse
import gc
import json
import tracemalloc
from statistics import median
from time import process_time
from typing import Any

from emerald import compiled
from emerald.games.shelf import open_game
from emerald.kernel.agenda import NO_SUGGESTION, State, apply, legal_actions, questions
from emerald.kernel.game import Setup
from emerald.kernel.match.fate import seed_from_text
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import read, write
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, play_out, random_answer

SEATS = 4
GAMES = 40
POSITIONS = 5
SEED = 1


def count(game: Any, games: int) -> tuple[dict[str, float], list[State]]:
    """Return what a game consists of, and some states from the middle of games.

    A decision is a question with two lawful answers or more; a payment, however many cards it takes, is one.
    """
    decisions = asked = 0
    widths: list[int] = []
    middles: list[State] = []
    for seed in range(games):
        s = game.begin(Setup(SEATS))
        rng = Rng(seed)
        states: list[State] = []
        paying = -1
        while True:
            let_fate_speak(s, rng)
            if s.over:
                break
            seat, question = questions(s)[0]
            is_payment = question.suggest(s) != NO_SUGGESTION
            asked += 1
            widths.append(len(question.candidates(s)))
            if len(legal_actions(s, seat)) > 1 and not (is_payment and paying == seat):
                decisions += 1
            paying = seat if is_payment else -1
            if asked % 200 == 0:
                states.append(s.clone())
            apply(s, seat, random_answer(s, question, rng))
        middles.append(states[len(states) // 2])
    figures = {
        "decisions_game": decisions / games,
        "questions_game": asked / games,
        "candidates": float(median(widths)),
    }
    return figures, middles


def play(game: Any, games: int, times: int) -> float:
    """Return games per second, over the same games that were counted."""
    start = process_time()
    for _ in range(times):
        for seed in range(games):
            play_out(game.begin(Setup(SEATS)), Rng(seed))
    return times * games / (process_time() - start)


def copy(states: list[State], copies: int) -> float:
    """Return microseconds per clone."""
    start = process_time()
    for _ in range(copies):
        for state in states:
            state.clone()
    return (process_time() - start) / copies / len(states) * 1e6


def finish(match: Match) -> Match:
    rng = Rng(SEED)
    while not match.over:
        seat, question = questions(match.state)[0]
        match.play(seat, int(random_answer(match.state, question, rng)))
    match.take_events()
    return match


def remember(game: Any) -> tuple[float, Match]:
    """Return the kilobytes a finished match holds, log included, and the match."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = finish(Match(game, Setup(SEATS), seed_from_text("bench")))
    gc.collect()
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return held / 1024, match


def replay(game: Any, match: Match) -> float:
    """Return the milliseconds from a file's text to the state at a position, for the slowest of several."""
    text = write(match)
    slowest = 0.0
    for part in range(1, POSITIONS + 1):
        start = process_time()
        read(text, game).at(len(match.log) * part // POSITIONS)
        slowest = max(slowest, process_time() - start)
    return slowest * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--short", action="store_true", help="fewer games, and neither memory nor replay")
    parser.add_argument("--games", type=int, default=GAMES)
    chosen = parser.parse_args()
    game = open_game(chosen.game)
    figures, middles = count(game, chosen.games)
    games_s = play(game, chosen.games, 1 if chosen.short else 10)
    figures |= {
        "compiled": float(compiled()),
        "games_s": games_s,
        "decisions_s": games_s * figures["decisions_game"],
        "clone_us": copy(middles, 2_000 if chosen.short else 40_000),
    }
    if not chosen.short:
        figures["memory_kb"], match = remember(game)
        figures["replay_ms"] = replay(game, match)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
