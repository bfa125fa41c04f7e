"""T13.13, T13.14 What the bot scores, line by line, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from emerald.games.trismegistus.botmegistus.score import score, you_win

FOUR_TYPES = ["earth 1, 0 points", "fire 1, 0 points", "water 1, 0 points", "air 1, 0 points"]


def sheet(look: Any, **more: Any) -> dict[str, int]:
    laid = look(**more)
    return {line.key: line.value for line in score(laid.sight.its, laid.sight.printed).lines()}


def test_t13_13_nothing_is_worth_nothing(look: Any) -> None:
    lines = sheet(look)
    assert list(lines) == [f"bot-{what}" for what in "points experiments tracks symbols ethereal stone gold".split()]
    assert set(lines.values()) == {0}


def test_t13_13_points_scored_during_the_game_count(look: Any) -> None:
    laid = look()
    laid.sight.its.points = 15
    assert score(laid.sight.its, laid.sight.printed).points == 15


def test_t13_13_completed_experiments_count_their_points_and_others_do_not(look: Any) -> None:
    lines = sheet(look, done=["fire 5, 7 points", "fire 2, 4 points"], beside=["air 1, 9 points"])
    assert lines["bot-experiments"] == 11


@pytest.mark.parametrize(
    ("steps", "points"),
    [("9 9 9 9", 0), ("10 9 9 9", 2), ("9 11 9 9", 4), ("9 9 12 9", 7), ("10 11 12 12", 20), ("9 9 9 10", 2)],
)
def test_t13_13_steps_10_to_12_count(look: Any, steps: str, points: int) -> None:
    assert sheet(look, steps=steps)["bot-tracks"] == points


def test_t13_13_a_higher_lowest_track_than_yours_is_worth_nothing(look: Any) -> None:
    assert set(sheet(look, steps="9 9 9 9", yours="0 0 0 0").values()) == {0}  # T16 row 10


def test_t13_13_three_points_for_each_symbol_on_artifacts(look: Any) -> None:
    lines = sheet(look, artifacts=["fire", "water air", "earth earth"], done=["fire 1, 0 points"])
    assert lines["bot-symbols"] == 15


def test_t13_13_three_points_for_each_ethereal_die(look: Any) -> None:
    assert sheet(look, ethereal=4)["bot-ethereal"] == 12


STONES = [
    # completed experiments, gold; formulas, their points, gold left
    ([], 0, 0, 0, 0),
    (FOUR_TYPES[:1], 0, 1, 0, 0),
    (FOUR_TYPES[:2], 0, 2, 1, 0),
    (FOUR_TYPES[:3], 0, 3, 4, 0),
    (FOUR_TYPES, 0, 4, 9, 0),
    # different elements only
    ([*FOUR_TYPES[:2], "fire 4, 0 points"], 0, 2, 1, 0),
    # one for each two gold, as often as it can
    (FOUR_TYPES, 1, 4, 9, 1),
    (FOUR_TYPES, 2, 5, 16, 0),
    (FOUR_TYPES, 5, 6, 25, 1),
    ([], 6, 3, 4, 0),
    # even where that loses points
    ([], 2, 1, 0, 0),
    ([], 4, 2, 1, 0),
    # to at most seven
    (FOUR_TYPES, 6, 7, 36, 0),
    (FOUR_TYPES, 9, 7, 36, 3),
    ([], 20, 7, 36, 6),
]


@pytest.mark.parametrize(("done", "gold", "formulas", "points", "left"), STONES)
def test_t13_13_formulas_are_types_and_pairs_of_gold(
    look: Any, done: list[str], gold: int, formulas: int, points: int, left: int
) -> None:
    laid = look(done=done, gold=gold)
    its = score(laid.sight.its, laid.sight.printed)
    assert (its.formulas, its.stone, its.gold) == (formulas, points, left)


def test_t13_13_the_masterpiece_counts_as_a_type(look: Any) -> None:
    lines = sheet(look, done=[*FOUR_TYPES[:3], "air 9, 14 points level 4"])  # T16 row 23
    assert (lines["bot-stone"], lines["bot-experiments"]) == (9, 14)


def test_t13_13_the_total_is_the_sum_of_its_lines(look: Any) -> None:
    laid = look(steps="10 0 0 12", done=FOUR_TYPES, gold=3, ethereal=2, artifacts=["fire air"])
    laid.sight.its.points = 20
    its = score(laid.sight.its, laid.sight.printed)
    assert its.total == sum([line.value for line in its.lines()]) == 20 + 0 + 9 + 6 + 6 + 16 + 1


@pytest.mark.parametrize(("yours", "its", "win"), [(50, 49, True), (50, 50, False), (49, 50, False)])
def test_t13_14_you_win_with_more_points_a_tie_is_a_loss(yours: int, its: int, win: bool) -> None:
    assert you_win(yours, its) is win
