"""The number types: what both kinds of vec can do alike."""

from emerald._pure import compiled
from emerald.kernel.vecs import append, extend, i64, pop, remove, vec


def test_a_vec_holds_numbers_in_order():
    v = vec[i64]([3, 1, 2])
    assert (len(v), v[0], v[-1], list(v), 1 in v, 5 in v) == (3, 3, 2, [3, 1, 2], True, False)
    assert list(vec[i64]()) == []


def test_a_changed_vec_is_what_the_change_returns():
    v = append(vec[i64]([3, 1]), 2)
    assert list(v) == [3, 1, 2]
    v, last = pop(v)
    assert (list(v), last) == ([3, 1], 2)
    v, first = pop(v, 0)
    assert (list(v), first) == ([1], 3)
    v = extend(v, vec[i64]([1, 4]))
    assert list(v) == [1, 1, 4]
    v = remove(v, 1)
    assert list(v) == [1, 4]
    v[0] = 9
    assert list(v) == [9, 4]


def test_only_a_slice_is_a_second_vec():
    v = vec[i64]([1, 2, 3])
    w = v[:]
    w[0] = 9
    assert (list(v), list(w), list(v[1:])) == ([1, 2, 3], [9, 2, 3], [2, 3])


def test_vecs_are_compared_by_what_they_hold():
    assert vec[i64]([1, 2]) == vec[i64]([1, 2])
    assert vec[i64]([1, 2]) != vec[i64]([2, 1])


def test_numbers_are_plain_where_the_core_is_interpreted():
    assert compiled() or i64 is int
    assert i64(7) == 7
