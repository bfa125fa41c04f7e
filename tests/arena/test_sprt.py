"""The test that stops when it knows: its figures, and how often it errs."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from emerald.arena.sprt import LEAST_BLOCKS, Sprt, score_at


def test_elo_and_scores() -> None:
    assert score_at(0) == 0.5
    assert score_at(400) == pytest.approx(10 / 11)
    assert score_at(-100) == pytest.approx(1 - score_at(100))


def test_the_bounds_are_those_of_the_error_rates() -> None:
    test = Sprt(0, 20)
    assert (test.upper, test.lower) == pytest.approx((log(19), -log(19)))


def test_the_ratio_is_the_formula() -> None:
    test = Sprt(0, 20)
    for i in range(40):
        test.add((0.5, 0.75, 0.5, 1.0)[i % 4])
    mean, variance = 0.6875, 0.04296875
    low, high = score_at(0), score_at(20)
    assert test.ratio == pytest.approx(40 * (high - low) * (2 * mean - low - high) / (2 * variance))


def test_nothing_is_decided_before_the_variance_can_be_known() -> None:
    test = Sprt(0, 20)
    for _ in range(LEAST_BLOCKS - 1):
        test.add(1.0)
    assert (test.ratio, test.verdict) == (0.0, None)
    test.add(1.0)
    assert test.verdict is True


@pytest.mark.parametrize(("true", "wrong"), [(0.5, True), (score_at(60), False)])
def test_it_errs_no_more_often_than_agreed_on(true: float, wrong: bool) -> None:
    errors = 0
    for seed in range(300):
        luck, test = Random(seed), Sprt(0, 60)
        while test.verdict is None:
            test.add((luck.random() < true) * 0.5 + (luck.random() < true) * 0.5)
        errors += test.verdict is wrong
    assert errors <= 300 * 0.05 + 3 * (300 * 0.05 * 0.95) ** 0.5
