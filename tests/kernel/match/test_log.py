"""The log and the past: what is packed comes out again, and every position can be had."""

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emerald.kernel.agenda import legal_actions
from emerald.kernel.events import EVERYONE
from emerald.kernel.game import Setup
from emerald.kernel.match.cut import HIDDEN, LEFT_OUT, SHOWN, Cut
from emerald.kernel.match.log import ANSWER, FATE, OUTCOME, PERSON, RESIGN, TAKE_BACK, Entry, Log
from emerald.kernel.match.match import Match
from emerald.kernel.match.past import MOST_SNAPSHOTS
from emerald.kernel.rng import Rng

ENTRIES = st.builds(
    Entry,
    st.integers(0, 5),
    st.integers(-1, 7),
    st.integers(0, 5),
    st.integers(0, 2**37 - 1),
    st.integers(0, 255),
    st.integers(0, 255),
    st.lists(st.integers(0, 2**40), max_size=20),
    st.text(max_size=5),
)


def fields(entry):
    return (
        *(entry.kind, entry.seat, entry.author, entry.value, entry.audience),
        *(entry.source, entry.weights, entry.name),
    )


@given(st.lists(ENTRIES, max_size=8))
def test_what_goes_in_comes_out(entries):
    log = Log()
    for entry in entries:
        log.add(entry)
    assert [fields(entry) for entry in log.entries()] == [fields(entry) for entry in entries]


def answer(value, seat=0, audience=EVERYONE):
    return Entry(ANSWER, seat, PERSON, value, audience)


def take_back(position):
    return Entry(TAKE_BACK, -1, PERSON, position)


def log_of(*entries):
    log = Log()
    for entry in entries:
        log.add(entry)
    return log


def test_the_course_leaves_out_what_was_taken_back_and_what_is_no_move():
    log = log_of(answer(1), Entry(RESIGN, 1, PERSON, 0), answer(2), answer(3), take_back(3), answer(4))
    assert log.course() == [0, 2, 5]
    assert [log.last_before(n) for n in range(7)] == [-1, 0, 0, 2, 3, 2, 5]


def test_a_take_back_may_return_to_what_an_earlier_one_set_aside():
    log = log_of(answer(1), answer(2), answer(3), take_back(1), answer(4), take_back(3))
    assert log.way_to(5, {}) == (0, [0, 4])
    assert log.way_to(6, {}) == (0, [0, 1, 2])
    assert log.way_to(6, {2: None}) == (2, [2])
    assert log.way_to(5, {2: None}) == (0, [0, 4])


def test_draws_count_what_was_taken_back():
    log = log_of(Entry(OUTCOME, -1, FATE, 1, source=2), take_back(0), Entry(OUTCOME, -1, FATE, 1, source=2))
    assert (log.draws(2), log.draws(0)) == (2, 0)


# -- the cut ---------------------------------------------------------------------------------


def ways(seat, *entries):
    cut = Cut(seat)
    return [cut.next(entry) for entry in entries], cut.known


def test_hidden_outcomes_are_known_to_have_come():
    outcome = Entry(OUTCOME, -1, FATE, 3, audience=0b10)
    assert ways(1, outcome, outcome) == ([SHOWN, SHOWN], 2)
    assert ways(0, outcome, outcome) == ([HIDDEN, HIDDEN], 2)
    assert ways(-1, outcome, outcome) == ([HIDDEN, HIDDEN], 2)


def test_how_many_hidden_answers_a_seat_gave_is_not_known():
    secret = answer(5, seat=1, audience=0b10)
    assert ways(1, secret, secret, secret) == ([SHOWN, SHOWN, SHOWN], 3)
    assert ways(0, secret, secret, secret) == ([HIDDEN, LEFT_OUT, LEFT_OUT], 1)
    open_one = answer(5, seat=1)
    assert ways(0, secret, open_one, secret) == ([HIDDEN, SHOWN, HIDDEN], 3)
    others = answer(5, seat=0, audience=0b01)
    assert ways(0, secret, others, secret) == ([HIDDEN, SHOWN, LEFT_OUT], 2)
    outcome = Entry(OUTCOME, -1, FATE, 3, audience=0b10)
    assert ways(0, secret, outcome, secret) == ([HIDDEN, HIDDEN, HIDDEN], 3)


# -- positions --------------------------------------------------------------------------------


def test_every_position_is_what_the_log_before_it_makes_of_the_start(play):
    t = play("rounds 300", stock="999 999 999")
    seen = [t.match.past.state.key()]
    for number in range(700):
        t.do(t.match.asked()[0] + 1, ("pick red", "pick green", "pick blue")[number % 3])
        if number == 400:
            t.match.take_back(333)
        if number == 600:
            t.match.take_back(700)
    fresh = Match(t.match.game, t.match.setup, b"seed", position=t.match.position, log_follows=True)
    for position in range(len(t.match.log)):
        fresh.past.add(t.match.log[position])
        seen.append(fresh.past.state.key())
    assert len(seen) > 1000
    assert [t.match.at(position).key() for position in range(len(seen))] == seen


def test_a_position_is_a_new_state(play):
    t = play("pick 1, pick 2, pick 1").do(1, "pick red")
    state = t.match.at(1)
    state.tokens[0][0] = 9
    assert t.match.at(1).tokens[0][0] == t.match.past.state.tokens[0][0] == 1


def test_a_position_beyond_the_log_is_none(play):
    t = play("pick 1, pick 2").do(1, "pick red")
    for position in (-1, 2):
        with pytest.raises(IndexError):
            t.match.at(position)


def test_snapshots_stay_few(play):
    t = play("rounds 900", stock="9999 9999 9999")
    for _ in range(900):
        t.do(1, "pick red").do(1, "pick green", "pick blue").do(2, "pick red")
    assert len(t.match.log) == 5400
    assert 0 < len(t.match.past.snapshots) <= MOST_SNAPSHOTS


def test_a_long_game_of_four_takes_at_most_300_kb(alchemicus):
    rng = Rng(3)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = Match(alchemicus, Setup(4, {"noctis": "yes", "turn-limit": "0"}), b"x" * 32)
    while len(match.log) < 6000:
        seat = match.asked()[0]
        actions = legal_actions(match.world(seat), seat)
        match.play(seat, int(actions[rng.below(len(actions))]))
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert after - before <= 300_000
