"""T14.2 to T14.6 The score sheet, against counting out every choice of publications."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emerald.games.trismegistus.afterword import afterword
from emerald.games.trismegistus.components import Components, Publication
from emerald.games.trismegistus.ledger import Ledger, completed, publications_of, symbols_used
from emerald.games.trismegistus.pieces import ELEMENT_NAMES, ELEMENTS, NOTHING, PUBLICATIONS
from emerald.games.trismegistus.symbols import (
    ON_ARTIFACT,
    ON_EXPERIMENT,
    ON_TRACK,
    assignment,
    best_publications,
    points_of,
    symbols_of,
)
from emerald.kernel.vecs import i64, vec
from emerald.words import words_of
from tests.games.trismegistus.saying import edition

BOOK = "publication-book-"
END = {"next": "EndRound", "round": "3"}


@pytest.fixture
def end(lay):
    """Lay out a position in which the game has just ended."""
    return lambda position, seats=2: lay(seats, {}, END | position)


def parts(t, seat=1):
    return {line.key: line.value for line in t.game.standings(t.state)[seat - 1].parts}


# -- T14.2 experiments and symbols --------------------------------------------------------------------------------


def test_t14_2_completed_experiments_give_their_points_and_others_none(end):
    # in this edition a level gives: starting 1, level 2 four, masterpieces what the file says
    position = {"done-1": "begin-air-1, mid-air-1", "beside-1": "mid-air-2", "masterpiece-1": "master-air-1"}
    t = end(position)
    points = t.game.catalogue.components.experiment_points
    assert parts(t)["completed-experiments"] == points[6] + points[36]


def symbols(t, seat=1):
    mine = t.state.seats[seat - 1]
    found = symbols_of(t.game.catalogue.components, mine.slots, mine.done, mine.tracks)
    return {name: int(count) for name, count in zip(ELEMENT_NAMES, found, strict=True) if count}


@pytest.mark.parametrize(
    ("position", "found"),
    [
        ({"artifacts-1": "slot-1: wild, slot-2: climb-fire discharged"}, {"earth": 1, "water": 1}),
        ({"artifacts-1": "slot-1: mid-1"}, {"earth": 1, "fire": 1}),
        ({"done-1": "low-air-1, mid-air-1, master-fire-1"}, {"air": 2, "fire": 1}),
        ({"beside-1": "low-air-1", "masterpiece-1": "master-fire-1"}, {}),
        ({"tracks-1": "earth 12, fire 11, air 12"}, {"earth": 1, "air": 1}),
    ],
)
def test_t14_2_symbols_stand_on_artifacts_completed_experiments_and_tracks_at_12(end, position, found):
    assert symbols(end(position)) == found


def test_t14_2_only_publications_that_are_completed_give_points(end):
    # book-1 needs two earth for 3 points, book-5 earth and fire for 3, book-8 air and earth for 6
    position = {"publications-1": "book-1, book-5, book-8", "done-1": "low-earth-1, low-fire-1, low-air-1"}
    t = end(position)
    assert parts(t)["publications"] == 6
    assert parts(end(position | {"done-1": "low-earth-1"}))["publications"] == 0
    assert parts(end(position | {"done-1": "low-earth-1, low-earth-2, low-fire-1, low-air-1"}))["publications"] == (
        6 + 3
    )


def other_publications(game, needs_and_points):
    """Return components whose first publications need and give what a test says."""
    old = game.catalogue.components
    new = [Publication(f"p{i}", "", needs, points) for i, (needs, points) in enumerate(needs_and_points)]
    return Components(
        old.lexicon,
        old.experiments,
        old.artifacts,
        new + old.publications[len(new) :],
        old.achievements,
        old.laboratories,
        old.first_games,
        old.box,
        old.bot_cards,
    )


def most_points(publications, count):
    """Return the best sum over all sets of publications that the symbols suffice for."""
    best = 0
    for size in range(len(publications) + 1):
        for chosen in combinations(publications, size):
            if all(sum(needs[e] for needs, _ in chosen) <= count[e] for e in range(ELEMENTS)):
                best = max(best, sum(points for _, points in chosen))
    return best


needs = st.tuples(*[st.integers(0, 3)] * ELEMENTS).filter(any)


@given(
    publications=st.lists(st.tuples(needs, st.integers(1, 14)), min_size=1, max_size=7),
    count=st.tuples(*[st.integers(0, 5)] * ELEMENTS),
)
@settings(max_examples=200, deadline=None)
def test_t14_2_the_best_total_is_found(game, publications, count):
    components = other_publications(game, publications)
    hand = (1 << len(publications)) - 1
    chosen = best_publications(components, hand, vec[i64](count))
    assert chosen & ~hand == 0
    taken = [publications[i] for i in range(len(publications)) if (chosen >> i) & 1]
    assert all(sum(needs[e] for needs, _ in taken) <= count[e] for e in range(ELEMENTS))
    assert points_of(components, chosen) == sum(points for _, points in taken) == most_points(publications, count)


def test_t14_2_a_whole_deck_in_one_hand_is_no_trouble(game):
    components = game.catalogue.components
    chosen = best_publications(components, (1 << PUBLICATIONS) - 1, vec[i64]([7, 7, 7, 7]))
    needed = [
        sum(components.publications[i].needs[e] for i in range(PUBLICATIONS) if chosen >> i & 1) for e in range(4)
    ]
    assert max(needed) <= 7
    assert points_of(components, chosen) >= 60


def test_t14_2_each_symbol_serves_one_publication_and_those_of_an_artifact_may_serve_different_ones(end):
    # book-4 needs two air for 6, book-2 two fire for 4, book-6 fire and water for 4
    position = {
        "publications-1": "book-2, book-4, book-6",
        "artifacts-1": "slot-1: mid-1, slot-2: late-2, slot-3: late-4",
        "done-1": "low-fire-1",
        "tracks-1": "air 12",
    }
    t = end(position)
    mine, components = t.state.seats[0], t.game.catalogue.components
    chosen = best_publications(
        components, mine.publications, vec[i64](symbols_of(components, mine.slots, mine.done, mine.tracks))
    )
    served = assignment(components, mine.slots, mine.done, mine.tracks, chosen)
    serving = Counter(
        (components.publications[each.serves].name, ELEMENT_NAMES[each.element]) for each in served if each.serves >= 0
    )
    assert serving == {("book-2", "fire"): 2, ("book-4", "air"): 2, ("book-6", "fire"): 1, ("book-6", "water"): 1}
    assert len(served) == 8  # mid-1, late-2 and late-4 have two symbols each
    assert Counter(each.where for each in served) == {ON_ARTIFACT: 6, ON_EXPERIMENT: 1, ON_TRACK: 1}
    assert parts(t)["publications"] == 4 + 6 + 4
    mid_1 = [each.serves for each in served[:2]]
    assert mid_1 == [-1, 1]  # of its two symbols, one serves none


@given(
    publications=st.lists(st.tuples(needs, st.integers(1, 14)), min_size=1, max_size=6),
    artifacts=st.lists(st.integers(8, 47), unique=True, max_size=6),
    done=st.lists(st.integers(0, 63), unique=True, max_size=6),
    tracks=st.tuples(*[st.sampled_from([0, 11, 12])] * ELEMENTS),
)
@settings(max_examples=100, deadline=None)
def test_t14_2_what_is_said_to_serve_is_what_was_counted(game, publications, artifacts, done, tracks):
    components = other_publications(game, publications)
    slots = vec[i64]([*artifacts, *[-1] * (6 - len(artifacts))])
    count = symbols_of(components, slots, vec[i64](done), vec[i64](tracks))
    chosen = best_publications(components, (1 << len(publications)) - 1, count)
    served = assignment(components, slots, vec[i64](done), vec[i64](tracks), chosen)
    assert [sum(1 for each in served if each.element == e) for e in range(ELEMENTS)] == list(count)
    for i, (wanted, _) in enumerate(publications):
        given_to = [sum(1 for each in served if each.serves == i and each.element == e) for e in range(ELEMENTS)]
        assert given_to == (list(wanted) if (chosen >> i) & 1 else [0] * ELEMENTS)


def test_t14_2_the_end_says_which_symbol_serves_which_publication(end):
    # book-4 needs two air for 6, book-2 two fire for 4; there is one fire only
    t = end({"publications-1": "book-2", "publications-2": "book-4", "done-2": "low-air-1", "tracks-2": "air 12"})
    unserved, served = afterword(t.state)
    assert (unserved.key, unserved.args) == ("score-trismegistus-unserved", {"seat": 1, "publication": BOOK + "2"})
    assert (served.key, served.rule) == ("score-trismegistus-served", "T14.2")
    assert served.args == {
        "seat": 2,
        "publication": BOOK + "4",
        "points": 6,
        "symbols": "tri-symbol element=air; experiment-low-air-1; tri-symbol element=air; tri-symbol-of-track",
    }
    words = words_of("en").say(served.key, served.args, ["Anna", "Ben"])
    assert words.startswith("Ben: ")
    assert words.endswith(", 6 points. air: experiment-low-air-1; air: the top of the track.")


def test_t14_2_the_ledger_names_what_completes_a_publication(end):
    # book-4 needs two air for 6, book-2 two fire; there are three air, one of which serves nothing
    position = {
        "publications-1": "book-2, book-4",
        "artifacts-1": "slot-1: mid-1",
        "done-1": "low-air-1, low-air-2",
        "tracks-1": "air 12",
    }
    t = end(position)
    books = t.game.catalogue.components.publications
    assert [books[place].name for place in range(PUBLICATIONS) if completed(t.state, 0) >> place & 1] == ["book-4"]
    assert [books[place].name for place in publications_of(t.state, 0)] == ["book-2", "book-4"]
    used = symbols_used(t.state, 0)
    assert Counter(ELEMENT_NAMES[each.element] for each in used if each.serves != NOTHING) == {"air": 2}
    assert Counter(each.where for each in used) == {ON_ARTIFACT: 2, ON_EXPERIMENT: 2, ON_TRACK: 1}
    assert completed(t.state, 1) == 0


def test_t14_2_to_t14_5_the_ledger_counts_what_the_sheet_counts(lay):
    t = lay(
        2,
        {},
        {
            "next": "ActionPhase 1",
            "round": "2",
            "things-1": "3 gold, 2 ethereal-die",
            "tracks-1": "air 12",
            "done-2": "low-air-1",
        },
    )
    ledger = Ledger(t.state)
    assert ledger.round_number(t.state) == 2
    sheets = [{line.key: line.value for line in lines} for lines in ledger.parts(t.state)]
    assert sheets == [parts(t), parts(t, 2)]
    assert (sheets[0]["gold"], sheets[0]["tracks"], sheets[1]["completed-experiments"] > 0) == (3, 7, True)
    alone = lay(1, {}, {"next": "ActionPhase 1", "bot-things": "3 gold", "bot-tracks": "fire 12"})
    mine, its = Ledger(alone.state).parts(alone.state)
    assert [line.value for line in its] == [line.value for line in alone.game.standings(alone.state)[-1].parts]
    assert sum(line.value for line in its) > sum(line.value for line in mine) == 0


# -- T14.3 to T14.5 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("formulas", "points"), [(0, 0), (1, 0), (2, 1), (3, 4), (4, 9), (5, 16), (6, 25), (7, 36)])
def test_t14_3_the_stone(end, formulas, points):
    cells = [1, 2, 3, 4, 5, 8, 9]
    spaces = ["earth-1", "earth-2 gold", "fire-1 used", "fire-2 gold", "water-1", "air-1", "air-2 gold used"]
    chamber = ", ".join(f"cell-{cell}: {space}" for cell, space in list(zip(cells, spaces, strict=True))[:formulas])
    assert parts(end({"chamber-1": chamber}))["stone"] == points


def test_t14_4_a_gold_and_an_ethereal_die_are_a_point_each_and_nothing_else_is(end):
    things = "3 gold, 2 ethereal-die, 9 silver, 9 raw-lead, 9 salt, 5 chameleon, 2 charged-reaction"
    t = end({"things-1": things})
    assert {key: value for key, value in parts(t).items() if value} == {"gold": 3, "ethereal-dice": 2}


@pytest.mark.parametrize(("step", "points"), [(0, 0), (9, 0), (10, 2), (11, 4), (12, 7)])
def test_t14_5_tracks(end, step, points):
    assert parts(end({"tracks-1": f"earth {step}, air {step}"}))["tracks"] == 2 * points


def test_t14_5_achievements_and_points_scored_before(end):
    t = end({"achievements-1": "feat-1, feat-4", "things-1": "7 points"})
    assert (parts(t)["achievements"], parts(t)["during-the-game"]) == (6, 7)


# -- T14.6 ------------------------------------------------------------------------------------------------------


def placed(t):
    return [(standing.seat + 1, standing.place) for standing in t.game.standings(t.state)]


def test_t14_6_most_points_win(end):
    t = end({"things-1": "3 points", "things-2": "5 gold", "things-3": "4 ethereal-die"}, 3)
    assert placed(t) == [(1, 3), (2, 1), (3, 2)]
    assert t.game.standings(t.state)[1].lines[0].value == 5


def test_t14_6_then_more_completed_experiments_then_it_is_shared(lay, game):
    worth_one = edition(game, experiments={"low-air-1": {"points": 1}, "low-fire-1": {"points": 1}})
    position = {"things-1": "points", "done-2": "low-air-1", "done-3": "low-fire-1"}
    t = type(lay(1))(worth_one, 3, {}, END | position)
    assert placed(t) == [(1, 3), (2, 1), (3, 1)]
    assert [line.key for line in t.game.standings(t.state)[0].lines] == ["points", "experiments"]


def test_t14_6_points_are_the_sum_of_their_parts(lay):
    t = lay(4, {}, None, 3)
    for standing in t.game.standings(t.state):
        assert standing.lines[0].value == sum(line.value for line in standing.parts)
