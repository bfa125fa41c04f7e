"""The fast generator: the same everywhere, even, and by weight."""

import pytest

from emerald.kernel.rng import Rng, outcome_at, total_of
from emerald.kernel.vecs import i64, vec


def numbers(rng, below, count):
    return [int(rng.below(below)) for _ in range(count)]


def test_a_seed_gives_the_same_numbers_for_ever():
    assert numbers(Rng(1), 1000, 8) == [457, 405, 55, 963, 407, 114, 534, 441]
    assert numbers(Rng(2**64 + 1), 1000, 8) == numbers(Rng(1), 1000, 8)


def test_neighbouring_seeds_are_unlike():
    assert len({tuple(numbers(Rng(seed), 6, 10)) for seed in range(500)}) == 500


def test_a_twin_has_the_same_future():
    rng = Rng(7)
    numbers(rng, 10, 5)
    twin = rng.clone()
    assert numbers(rng, 1000, 20) == numbers(twin, 1000, 20)


def test_every_number_comes_equally_often():
    rng = Rng(3)
    found = [0] * 7
    for _ in range(14_000):
        found[rng.below(7)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in found) < 22.5  # one in a thousand


def test_numbers_stay_below_their_bound():
    assert set(numbers(Rng(4), 1, 50)) == {0}
    assert max(numbers(Rng(4), 2**31, 200)) < 2**31
    assert max(numbers(Rng(4), 2**31, 200)) > 2**30


def test_an_outcome_is_where_its_stretch_lies():
    weights = vec[i64]([2, 0, 3])
    assert total_of(weights) == 5
    assert [int(outcome_at(weights, point)) for point in range(5)] == [0, 0, 2, 2, 2]


def test_there_is_no_outcome_beyond_the_weights():
    with pytest.raises(ValueError, match=r"weights \[2, 0, 3\] are used up"):
        outcome_at(vec[i64]([2, 0, 3]), 5)


def test_outcomes_follow_their_weights():
    rng = Rng(5)
    found = [0, 0, 0, 0]
    for _ in range(10_000):
        found[rng.pick(vec[i64]([1, 0, 3, 6]))] += 1
    assert found[1] == 0
    assert sum((count - 1000 * share) ** 2 / (1000 * share) for count, share in zip(found, (1, 1, 3, 6)) if count) < 14
