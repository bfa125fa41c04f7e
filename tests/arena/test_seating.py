"""Who sits where."""

from __future__ import annotations

from collections import Counter

import pytest

from emerald.arena.seating import against_all, matrix, seatings


def test_two_players_change_seats() -> None:
    assert seatings((0, 1)) == [(0, 1), (1, 0)]


def test_two_against_two_sit_in_all_six_ways() -> None:
    found = seatings((0, 0, 1, 1))
    assert len(found) == len(set(found)) == 6
    assert {Counter(seating)[0] for seating in found} == {2}


def test_one_against_three_sits_everywhere_once() -> None:
    assert sorted(seating.index(0) for seating in seatings((0, 1, 1, 1))) == [0, 1, 2, 3]


@pytest.mark.parametrize("lineup", [(0, 1, 2), (3, 1, 0, 2), (0, 0, 1, 2)])
def test_more_than_two_players_rotate_and_everyone_has_every_place_as_often(lineup: tuple[int, ...]) -> None:
    found = seatings(lineup)
    for seat in range(len(lineup)):
        assert Counter(seating[seat] for seating in found) == Counter(lineup)


def test_in_a_matrix_every_two_meet() -> None:
    assert matrix(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert matrix(2, 4) == [(0, 0, 1, 1)]
    assert matrix(2, 3) == [(0, 0, 1), (0, 1, 1)]


def test_one_can_sit_alone_among_copies_of_another() -> None:
    assert against_all(3, 4) == [(0, 1, 1, 1), (0, 2, 2, 2)]
