"""What a block counts for, ratings, and intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from emerald.arena.block import BlockRecord
from emerald.arena.ratings import mean_interval, ratings, share_interval
from emerald.arena.scores import compared, lead_of, score_of, wins_of
from emerald.arena.table import GameRecord, SeatRecord

if TYPE_CHECKING:
    from conftest import Made


def test_a_block_counts_every_seating_alike(made: Made) -> None:
    record = made(0, (9, 3), (2, 2))
    assert score_of(record, 0) == 0.75
    assert score_of(record, 1) == 0.25
    assert wins_of(record, 0) == 0.75
    assert lead_of(record, 0) == 3.0


def test_seats_of_one_player_are_not_compared_with_each_other() -> None:
    seats = [SeatRecord(place=place) for place in (1, 3, 2, 4)]
    game = GameRecord([0, 0, 1, 1], seats, "0")
    assert sorted(compared(game)) == [(1, 0, 0.0), (1, 0, 0.0), (1, 0, 0.0), (1, 0, 1.0)]
    assert score_of(BlockRecord([0, 0, 1, 1], 0, [game]), 0) == 0.75


def test_a_rating_is_the_score_in_elo_points(made: Made) -> None:
    records = [made(i, (1, 0), (0, 1) if i % 4 else (1, 0)) for i in range(400)]  # 7 of 8
    one, other = ratings(records, 2, anchor=1)
    assert one.elo == pytest.approx(338, abs=3)  # 400 lg 7
    assert (other.elo, other.low, other.high) == (0.0, 0.0, 0.0)
    assert one.low < one.elo < one.high
    assert one.high - one.low == pytest.approx(4 * 18, rel=0.25)  # the blocks' deviation, by hand


def test_who_wins_every_game_is_strong_but_not_infinitely(made: Made) -> None:
    one, _ = ratings([made(i, (1, 0), (0, 1)) for i in range(50)], 2, anchor=1)
    assert 500 < one.elo < 1500


def test_ratings_join_players_who_never_met(made: Made) -> None:
    records = [made(i, (1, 0), (0, 1) if i % 2 else (1, 0), lineup=(a, a + 1)) for i in range(200) for a in (0, 1)]
    found = ratings(records, 3, anchor=2)
    assert found[0].elo == pytest.approx(2 * found[1].elo, rel=0.05)


def test_draws_of_whole_blocks_see_that_their_games_belong_together(made: Made) -> None:
    alike = [made(i, (1, 0), (0, 1)) if i % 2 else made(i, (0, 1), (1, 0)) for i in range(200)]
    mixed = [made(i, (1, 0), (1, 0)) for i in range(200)]
    widths = [each.high - each.low for each in (ratings(alike, 2, 1)[0], ratings(mixed, 2, 1)[0])]
    assert widths[0] > 90
    assert widths[1] < 1  # whoever wins from the same seat every time has half of every block


def test_intervals_of_shares_are_wilsons_for_independent_games() -> None:
    low, high = share_interval([1.0] * 50 + [0.0] * 50, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    low, high = share_interval([1.0] * 10, 20)
    assert (low, high) == pytest.approx((0.8389, 1.0), abs=1e-3)


def test_intervals_of_means() -> None:
    assert mean_interval([1.0, 3.0]) == pytest.approx((0.04, 3.96), abs=1e-2)
