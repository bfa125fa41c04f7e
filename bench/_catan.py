"""Measures catanatron with four random players; prints figures as JSON."""

import json
import random
from time import process_time

from catanatron import Color, Game, RandomPlayer

GAMES = 12
COPIES = 2000


def new_game(seed: int) -> Game:
    random.seed(seed)
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def main() -> None:
    decisions = questions = 0
    middle = new_game(0)
    for seed in range(GAMES):
        game = new_game(seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            questions += 1
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
            if seed == 0 and questions == 500:
                middle = game.copy()
    start = process_time()
    for seed in range(GAMES):
        new_game(seed).play()
    seconds = process_time() - start
    start = process_time()
    for _ in range(COPIES):
        middle.copy()
    copying = process_time() - start
    figures = {
        "decisions_s": decisions / seconds,
        "games_s": GAMES / seconds,
        "decisions_game": decisions / GAMES,
        "questions_game": questions / GAMES,
        "clone_us": copying / COPIES * 1e6,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
