"""What learning from games is made of: weights that explain them, nets that do, and the same numbers at the table."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
import pytest

from emerald.arena.block import opened
from emerald.kernel.agenda import apply, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, play_out
from emerald.players.learned import Learned, Net
from emerald.players.mind import Mind, seen_by, shipped_net, shipped_rows
from emerald.players.registry import player
from emerald.training.duel import Duel, Ground, fight
from emerald.training.evolution import Generation, Pace, duels, grown, moved, span_of, twins
from emerald.training.lessons import Exercise, Lessons, lessons_of, phase_weights, play_exercise
from emerald.training.nets import Schooling, odds_of, read, slope, surprise, targets, trained, written

TITLE = "alchemicus"
SHORT = (("turn-limit", "3"),)
FEATURES, PHASES = 4, 3


def made_up(games: int, seed: int) -> Lessons:
    """Return lessons of games that follow a law: the odds are what the weights (1, 0.5, -0.5, 0) say."""
    generator = np.random.default_rng(seed)
    own = generator.integers(0, 6, (games, FEATURES)).astype(np.float32)
    rival = generator.integers(0, 6, (games, FEATURES)).astype(np.float32)
    odds = (own - rival) @ np.array([1, 0.5, -0.5, 0], np.float32)
    result = (1 / (1 + np.exp(-odds))).astype(np.float32)
    phase = generator.uniform(0, PHASES - 1, games).astype(np.float32)
    return Lessons(own, rival, phase, result, np.arange(games), np.full(games, -1))


def test_a_net_finds_the_law() -> None:
    lessons = made_up(4000, 2)
    numbers = trained(lessons, PHASES, Schooling(rounds=8), 1)
    held = lessons.result[lessons.game % 10 == 9].astype(float)
    perfect = -float(np.mean(held * np.log(held) + (1 - held) * np.log(1 - held)))
    assert surprise(numbers, lessons, PHASES) < perfect + 0.03
    assert perfect < 0.5


def test_slopes_are_those_of_the_loss() -> None:
    lessons = made_up(50, 3)
    numbers = trained(lessons, PHASES, Schooling(rounds=1), 1)
    wide = {name: each.astype(np.float64) for name, each in numbers.items()}
    shares = phase_weights(lessons.phase, PHASES)
    some = np.arange(len(lessons))

    def loss() -> float:
        odds = odds_of(wide, lessons.own, lessons.rival, shares)  # type: ignore[arg-type] - finer numbers than usual
        return float(np.mean(np.logaddexp(0, odds) - lessons.result * odds))

    slopes = slope(wide, lessons, shares, some)  # type: ignore[arg-type] - the same
    for name, place in (("own", (1, 3)), ("rival", (2, 5)), ("bends", (1, 2)), ("inner", (4, 2)), ("out", (3,))):
        wide[name][place] += 1e-5
        above = loss()
        wide[name][place] -= 2e-5
        assert (above - loss()) / 2e-5 == pytest.approx(slopes[name][place], abs=1e-4), name
        wide[name][place] += 1e-5


def exercise(number: int, seats: int = 2) -> Exercise:
    return Exercise(TITLE, "", seats, SHORT, "greedy:worlds=1,depth=1", None, 100, "t", number)


@pytest.fixture(scope="module")
def games() -> list[dict[str, Any]]:
    return [play_exercise(exercise(number)) for number in range(10)]


def test_equal_numbers_are_played_alike(games: list[dict[str, Any]]) -> None:
    assert play_exercise(exercise(3)) == games[3] != games[4]


def test_a_lesson_is_what_a_seat_saw_at_the_end_of_its_turn(games: list[dict[str, Any]]) -> None:
    for game in games:
        seats = [each[0] for each in game["lessons"][:4]]
        assert seats in ([0, 1, 0, 1], [1, 0, 1, 0])
        assert max(game["worths"]) > 0.5
    lessons = lessons_of(games)
    assert len(lessons) == sum(len(game["lessons"]) for game in games)
    followed = lessons.after >= 0
    assert (lessons.game[lessons.after[followed]] == lessons.game[followed]).all()
    assert lessons.result.min() >= 0
    assert lessons.result.max() <= 1


def test_of_three_seats_every_two_are_compared() -> None:
    game = play_exercise(exercise(1, seats=3))
    lessons = lessons_of([game])
    assert len(lessons) == 2 * len(game["lessons"])
    assert lessons.own.shape == lessons.rival.shape


def test_aims_mix_the_end_with_what_the_last_net_thought_of_the_way(games: list[dict[str, Any]]) -> None:
    lessons = lessons_of(games)
    before = trained(lessons, len(shipped_rows(TITLE)), Schooling(first=4, second=3, rounds=1), 1)
    aims = targets(lessons, before, len(shipped_rows(TITLE)), 0.7)
    last = lessons.after < 0
    assert (aims[last] == lessons.result[last]).all()
    shares = phase_weights(lessons.phase, len(shipped_rows(TITLE)))
    guess = 1 / (1 + np.exp(-odds_of(before, lessons.own, lessons.rival, shares)))
    one = int(np.flatnonzero(~last)[-1])
    after = lessons.after[one]
    assert aims[one] == pytest.approx(0.7 * aims[after] + 0.3 * guess[after], abs=1e-5)
    assert (targets(lessons, None, 6, 0.7) == lessons.result).all()


def test_at_the_table_a_net_says_what_it_said_in_training(games: list[dict[str, Any]]) -> None:
    game, lessons = opened(TITLE, ""), lessons_of(games)
    seen = seen_by(game)
    phases = len(shipped_rows(TITLE))
    net = written(trained(lessons, phases, Schooling(rounds=2), 1))
    judge = Learned(seen.features, seen.phase_of, game.standings, Net(net))
    s, luck = game.begin(Setup(2)), Rng(5)
    for _ in range(6):  # the same judge, position after position
        play_out(s, luck, 60)
        let_fate_speak(s, luck)
        own = np.array([list(seen.features(s, 1, True))], np.float32)
        rival = np.array([list(seen.features(s, 0, False))], np.float32)
        shares = phase_weights(np.array([seen.phase_of(s) / 100], np.float32), phases)
        odds = float(odds_of(read(net), own, rival, shares)[0])
        assert judge.worth(s, 1) == pytest.approx(1 / (1 + exp(-odds)), abs=1e-4)


# -- evolution ------------------------------------------------------------------------------------


def test_twins_differ_in_opposite_ways_in_the_rows_of_their_mode() -> None:
    rows = [[100, 200], [300, 400]]
    one, other = twins(rows, [1.0, 2.0], [1, -1], 0.25, range(1))
    assert one.rows == [[125, 300], [300, 400]]
    assert other.rows == [[75, 500], [300, 400]]
    seen = seen_by(opened(TITLE, ""))
    assert list(span_of(seen, {"race": "yes"})) == [3, 4, 5]
    assert list(span_of(seen, {"noctis": "yes"})) == [0, 1, 2]


def test_what_leads_grows() -> None:
    """A made-up game in which only the first feature counts: its factor rises, the others stay about there."""
    generation, pace = Generation(0, [1.0] * 5), Pace(pairs=20)
    for _ in range(15):
        draws = generation.draws(1, pace.pairs)
        fought = [type("Fought", (), {"margin": 0.5 * draw[0]})() for draw in draws]
        generation = moved(generation, draws, fought, pace)
    assert generation.factors[0] > 2 * max(generation.factors[1:])
    assert generation.number == 15


def test_a_duel_is_fair_and_can_be_repeated() -> None:
    rows = shipped_rows(TITLE)
    ground = Ground(TITLE, "", SHORT, "greedy:worlds=1,depth=1", "s")
    even = [fight(Duel(ground, Mind(rows), Mind(rows), number)) for number in range(2)]
    assert [each.score for each in even] == [0.5, 0.5]
    assert [each.lead for each in even] == [0, 0]
    blind = Mind([[0] * len(rows[0])] * len(rows))
    uneven = [fight(Duel(ground, Mind(rows), blind, number)) for number in range(6)]
    assert sum(each.lead for each in uneven) > 0
    assert fight(Duel(ground, Mind(rows), blind, 3)) == uneven[3]
    assert uneven[3].lead == -fight(Duel(ground, blind, Mind(rows), 3)).lead


def test_no_deal_comes_twice() -> None:
    ground, pace = Ground(TITLE, "", SHORT, "greedy", "s"), Pace(pairs=3)
    rows = shipped_rows(TITLE)
    numbers: list[int] = []
    for number in range(4):
        generation = Generation(number, [1.0] * len(rows[0]))
        work = duels(ground, rows, generation, generation.draws(1, pace.pairs), pace, range(3))
        numbers += [each.number for each in work]
    assert numbers == list(range(12))
    assert grown(rows, [1.0] * len(rows[0]), range(3)) == rows


def test_a_player_with_a_net_says_so_and_one_without_judges_by_weights(games: list[dict[str, Any]]) -> None:
    game = opened(TITLE, "")
    net = written(trained(lessons_of(games), len(shipped_rows(TITLE)), Schooling(rounds=1), 1))
    learned = player("planner:nodes=30", game, 1, Mind(shipped_rows(TITLE), net))
    assert learned.name == "learned"
    s, luck = game.begin(Setup(2)), Rng(1)
    for _ in range(20):
        let_fate_speak(s, luck)
        seat = questions(s)[0][0]
        view = game.view(s, seat)
        action = learned.choose(view)
        assert action in view.actions
        apply(s, seat, action)
    fits = shipped_net(TITLE, game.catalogue_hash) is not None
    assert player("learned:nodes=30", game, 1).name == ("learned" if fits else "planner")
    assert shipped_net(TITLE, "a hash of other components") is None
