"""Numbers as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emerald.kernel.numbers import number_within


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *[("0", 0), ("7", 7), ("007", 7), ("100", 100)],
        *[("101", None), ("-1", None), ("+1", None), ("1.0", None), ("", None), (" 1", None), ("1_0", None)],
        *[("٣", None), ("²", None), ("one", None), ("9" * 5000, None), ("0" * 5000 + "1", 1)],
    ],
)
def test_a_number_is_plain_digits_within_bounds(text: str, number: int | None) -> None:
    assert number_within(text, 0, 100) == number


def test_bounds_hold_on_both_sides() -> None:
    assert [number_within(str(n), 3, 5) for n in range(1, 8)] == [None, None, 3, 4, 5, None, None]


@given(st.integers(0, 10**30), st.integers(0, 10**30), st.integers(0, 10**30))
def test_whatever_can_be_said_is_read_as_it_is(number: int, low: int, high: int) -> None:
    assert number_within(str(number), low, high) == (number if low <= number <= high else None)
