"""Fate: what a seed says of a source and a draw, for ever."""

import hmac
from hashlib import sha256

import pytest

from emerald.kernel.match.fate import Fate, seed_from_text


def test_a_draw_is_the_hmac_of_source_and_number():
    fate = Fate(bytes(range(32)))
    digest = hmac.new(bytes(range(32)), b"base-pile 7", sha256).hexdigest()
    assert fate.point("base-pile", 7, 1000) == int(digest, 16) % 1000


def test_draws_never_change():
    fate = Fate(seed_from_text("emerald"))
    assert [fate.point("deck", draw, 100) for draw in range(8)] == [12, 92, 53, 88, 70, 83, 26, 41]
    assert [fate.point("dice", draw, 6) for draw in range(8)] == [0, 1, 5, 4, 0, 5, 0, 3]


def test_the_hash_commits_to_the_seed():
    fate = Fate(b"secret")
    assert fate.seed_hash == "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"
    assert Fate(b"secrer").seed_hash != fate.seed_hash


def test_a_word_makes_a_seed_of_full_length():
    assert seed_from_text("emerald") == sha256(b"emerald").digest()
    assert len(seed_from_text("")) == 32


def test_sources_and_draws_are_independent():
    fate = Fate(b"seed")
    points = {(source, draw): fate.point(source, draw, 2**64) for source in ("a", "b", "a 1") for draw in range(50)}
    assert len(set(points.values())) == 150


@pytest.mark.parametrize("total", [2, 6, 7, 140])
def test_every_point_comes_equally_often(total):
    fate = Fate(b"uniform")
    draws = 200 * total
    found = [0] * total
    for draw in range(draws):
        found[fate.point("deck", draw, total)] += 1
    squares = sum((count - 200) ** 2 / 200 for count in found)
    assert squares < total + 4 * (2 * total) ** 0.5  # four standard deviations of chi-square


def test_every_point_lies_within_its_total():
    fate = Fate(b"bounds")
    assert {fate.point("deck", draw, 1) for draw in range(20)} == {0}
    assert {fate.point("deck", draw, 3) for draw in range(100)} == {0, 1, 2}
