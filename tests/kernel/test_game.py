"""Set-ups and standings."""

import pytest

from emerald.kernel.game import Line, Option, Setup, rank


def places(*sheets):
    lines = [[Line(key, value) for key, value in zip("abc", sheet)] for sheet in sheets]
    return [(standing.seat, standing.place) for standing in rank(lines)]


def test_the_first_line_decides():
    assert places([3], [9], [5]) == [(0, 3), (1, 1), (2, 2)]


def test_the_next_line_breaks_ties():
    assert places([5, 1], [5, 2], [9, 0]) == [(0, 3), (1, 2), (2, 1)]
    assert places([5, 2, 1], [5, 2, 3]) == [(0, 2), (1, 1)]


@pytest.mark.parametrize(
    ("sheets", "expected"),
    [
        (([1], [1], [1]), [1, 1, 1]),
        (([2], [1], [2], [0]), [1, 3, 1, 4]),
        (([3], [2], [2], [1]), [1, 2, 2, 4]),
    ],
)
def test_equal_sheets_share_a_place_and_the_next_is_skipped(sheets, expected):
    assert [place for _, place in places(*sheets)] == expected


def test_a_standing_keeps_its_sheet():
    (standing,) = rank([[Line("fame", -4), Line("prices", 0)]])
    assert [(line.key, line.value) for line in standing.lines] == [("fame", -4), ("prices", 0)]


def test_nobody_played_nobody_ranks():
    assert rank([]) == []


def test_a_setup_keeps_its_own_options():
    options = {"bank": "no"}
    setup = Setup(3, options)
    options["bank"] = "yes"
    assert (setup.seats, setup.options, Setup(2).options) == (3, {"bank": "no"}, {})


def test_an_option_without_choices_is_free_text():
    assert Option("limit", "A8.3", "100").choices == []
    assert Option("bank", "A8.1", "yes", ["no", "yes"]).choices == ["no", "yes"]


def test_the_games_own_opponent_is_ranked_but_has_no_seat():
    standings = rank([[Line("points", 5), Line("ties", 0)]], rival=[Line("points", 5), Line("ties", 1)])
    assert [(each.seat, each.place) for each in standings] == [(0, 2), (-1, 1)]


def test_a_sum_comes_with_its_parts():
    parts = [[Line("gold", 2), Line("tracks", 3)], [Line("gold", 1), Line("tracks", 0)]]
    standings = rank([[Line("points", 5)], [Line("points", 1)]], parts)
    assert [[line.value for line in each.parts] for each in standings] == [[2, 3], [1, 0]]
    assert rank([[Line("points", 5)]])[0].parts == []
