"""T1.4, T1.5, T10.2 to T10.4 What can be paid for an experiment, against counting out every way to pay."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emerald.games.trismegistus.components import COST_ANY_RAW, COST_ANY_REFINED, COSTS, SHOWS
from emerald.games.trismegistus.covering import meet
from emerald.games.trismegistus.pieces import MATERIALS, SILVER_CUBE
from emerald.games.trismegistus.rules.payment import PayCubes, pack, total_of, unpack
from emerald.kernel.agenda import NO_SUGGESTION, apply, legal_actions, questions, settle
from emerald.kernel.vecs import i64, vec
from tests.games.trismegistus.plainly import stands_for

PAY_HERE = {"next": "ActionPhase 1"}

# -- the rule, said as plainly as can be ---------------------------------------------------------------------


def can_meet(cubes, needs):
    """Say whether every cube can go to a need of its own, by trying all."""
    if not cubes:
        return True
    rest = cubes[1:]
    return any(
        stands_for(cubes[0], need) and can_meet(rest, needs[:i] + needs[i + 1 :])
        for i, need in enumerate(needs)
        if need not in needs[:i]
    )


def every_payment(held, needs, formulas):
    """Return all multisets of cubes that pay the needs but for as many as there are formulas."""
    listed = [need for need in range(COSTS) for _ in range(needs[need])]
    cubes = max(len(listed) - formulas, 0)
    return {
        paid
        for paid in combinations_with_replacement(range(MATERIALS), cubes)
        if all(paid.count(material) <= held[material] for material in paid) and can_meet(list(paid), listed)
    }


# -- what the questions lead to ------------------------------------------------------------------------------


def paid_in(s, before):
    return tuple(m for m in range(MATERIALS) for _ in range(before[m] - int(s.seats[0].held[m])))


def every_way(s, before):
    """Answer in every possible way; return what has been paid in each, and how many answers each took."""
    (asked,) = questions(s)
    if type(asked[1]).__name__ == "ActionPhase":
        return [paid_in(s, before)]
    lawful = list(legal_actions(s, 0))
    assert len(lawful) > 1, "a question with one answer"
    assert asked[1].suggest(s) == lawful[0] != NO_SUGGESTION
    found = []
    for action in lawful:
        twin = s.clone()
        apply(twin, 0, action)
        found += every_way(twin, before)
    return found


def paying(t, held, needs, formulas):
    """Return a state in which these needs are about to be paid."""
    s = t.state.clone()
    for material in range(MATERIALS):
        s.seats[0].held[material] = held[material]
    cubes = total_of(vec[i64](needs)) - formulas
    s.then(PayCubes(0, pack(vec[i64](needs)), cubes, 0))
    settle(s)
    return s


@st.composite
def cases(draw):
    held = [0] * 19
    for _ in range(draw(st.integers(0, 7))):
        held[draw(st.sampled_from([0, 1, 3, 5, 7, 9, 10]))] += 1
    needs = [0] * SHOWS
    for _ in range(draw(st.integers(0, 5))):
        needs[draw(st.sampled_from([0, 1, 3, 5, 7, 9, 10, COST_ANY_RAW, COST_ANY_REFINED]))] += 1
    return held, needs, draw(st.integers(0, 2))


@given(case=cases())
@settings(max_examples=400, deadline=None)
def test_t10_4_every_payment_is_reached_once_and_nothing_else_is(lay, case):
    held, needs, formulas = case
    expected = every_payment(held, needs, formulas)
    shortage = sum(needs) - formulas - meet(vec[i64](held), vec[i64](needs))
    assert (shortage <= 0) == bool(expected)  # T10.4: what can be paid is known before
    if expected:
        t = lay(2, {}, PAY_HERE)
        found = every_way(paying(t, held, needs, formulas), held)
        assert sorted(found) == sorted(expected)


def test_t1_5_gold_is_paid_for_anything_and_t1_4_refined_for_raw_but_not_for_more(lay):
    held = [0] * 19
    held[1], held[5], held[9], held[10] = 1, 1, 1, 1  # raw and refined copper, silver, gold
    needs = [0] * SHOWS
    needs[1] = 2
    t = lay(2, {}, PAY_HERE)
    found = every_way(paying(t, held, needs, 0), held)
    assert sorted(found) == [(1, 5), (1, 10), (5, 10)]


@pytest.mark.parametrize(("formulas", "paid"), [(0, (0, 5, 9)), (1, None), (2, None), (3, ())])
def test_t10_3_each_formula_spares_any_one_of_the_needs(lay, formulas, paid):
    held = [1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0] + [0] * 8
    needs = [0] * SHOWS
    needs[0], needs[5], needs[SILVER_CUBE] = 1, 1, 1
    t = lay(2, {}, PAY_HERE)
    found = every_way(paying(t, held, needs, formulas), held)
    if paid is not None:
        assert found == [paid]
    else:
        assert {len(each) for each in found} == {3 - formulas}
        assert len(found) == 3


@given(st.lists(st.integers(0, 15), min_size=COSTS, max_size=COSTS), st.integers(0, 30))
def test_t10_4_needs_are_one_number_and_back(amounts, silver):
    needs = [*amounts, *[0] * (SHOWS - COSTS)]
    needs[SILVER_CUBE] = silver
    assert list(unpack(pack(vec[i64](needs)))) == needs
