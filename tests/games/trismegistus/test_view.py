"""T1.9 What one seat may know: everything open, its own secrets, and nothing of anybody else's."""

import pytest

from emerald.games.trismegistus import lore
from emerald.games.trismegistus.view import UNSEEN
from emerald.kernel.agenda import apply, questions
from emerald.kernel.rng import Rng
from tests.games.trismegistus.saying import perform, say

ACTIONS = {"next": "ActionPhase 1"}


@pytest.fixture(scope="module")
def chosen(lay):
    """Return a game of three just after the secret choices."""
    t = lay(3, {"first": "1"}, None, 5)
    for _ in range(3):
        t.do(t.may()[0])
    while any(name == "KeepCard" for _, name in asked(t)):
        for seat, name in asked(t):
            if name == "KeepCard":
                t.do(t.may(seat)[0], seat=seat)
                break
    return t


def asked(t):
    return [(seat, type(step).__name__) for seat, step in questions(t.state)]


def test_t1_9_hands_are_secret_and_how_many_they_are_is_not(lay, game):
    position = {"publications-1": "book-1, book-2", "publications-2": "book-3", "masterpiece-2": "master-air-1"}
    t = lay(2, {}, ACTIONS | position)
    mine, theirs, nobodys = (game.view(t.state, seat) for seat in (0, 1, -1))
    assert [seen.publications for seen in mine.seats] == [2, 1]
    assert [seen.has_masterpiece for seen in nobodys.seats] == [False, True]
    assert (mine.hand, theirs.hand, nobodys.hand) == (0b11, 0b100, 0)
    assert (mine.masterpiece, theirs.masterpiece) == (-1, 62)
    assert mine.publications == 0xFFFF & ~0b11  # the sixteen of two players, but for its own
    assert nobodys.publications == 0xFFFF


def test_t1_9_everything_on_boards_is_open(lay, game):
    position = {
        "things-2": "3 gold, salt",
        "tracks-2": "fire 5",
        "artifacts-2": "slot-1: wild discharged",
        "beside-2": "low-air-1",
        "done-2": "low-fire-1",
        "chamber-2": "cell-2: fire-1 gold",
        "bowls": "lead/red",
        "pages": "page-2: low-earth-1",
        "market": "red-1: mid-1",
        "bonus": "air-1: advance",
    }
    t = lay(2, {}, ACTIONS | position)
    view, s = game.view(t.state, 0), t.state
    seen, other = view.seats[1], s.seats[1]
    assert (list(seen.held), list(seen.tracks), list(seen.slots)) == (
        list(other.held),
        list(other.tracks),
        list(other.slots),
    )
    assert (seen.charged, list(seen.beside), list(seen.done)) == (0, [20], [12])
    assert (list(seen.chamber), seen.by_gold) == (list(other.chamber), 0b10)
    assert (list(view.bowls), list(view.pages), list(view.market)) == (list(s.bowls), list(s.pages), list(s.market))
    assert list(view.bonus) == list(s.bonus)


def test_t3_13_what_was_dealt_to_others_is_not_seen(chosen, game):
    s = chosen.state
    for seat in (0, 1, 2):
        view = game.view(s, seat)
        assert list(view.dealt) == list(s.seats[seat].dealt)
        for other in (0, 1, 2):
            dealt = s.seats[other].dealt
            experiment, artifact = dealt[0], dealt[6]
            assert list(view.seats[other].dealt) == [
                *[experiment, UNSEEN, UNSEEN, UNSEEN, UNSEEN, UNSEEN, artifact, UNSEEN]
            ]


def test_t3_13_before_the_choices_are_revealed_nothing_of_others_is_seen(lay, game):
    t = lay(2, {"first": "1"}, None, 2)
    t.do(t.may()[0], t.may()[1])
    t.do(t.may(0)[0], seat=0)
    view = game.view(t.state, 1)
    assert list(view.seats[0].dealt) == [UNSEEN] * 8
    assert view.seats[0].chosen == 1
    assert t.state.seats[0].dealt[0] in [int(card) for card in range(8)]
    assert (view.experiments[0] >> int(t.state.seats[0].dealt[0])) & 1


def test_t3_13_a_seat_never_forgets_what_it_refused(chosen, game):
    view = game.view(chosen.state, 0)
    for place, unseen in ((1, view.experiments[0]), (7, view.artifacts[0])):
        assert (unseen >> int(view.dealt[place])) & 1 == 0
    assert (view.experiments[4] >> int(view.dealt[3] - 56)) & 1 == 0
    assert view.publications & (1 << int(view.dealt[5]))  # this one is still in the game, under the deck
    refused = [item for item in view.lore if lore.what_of(item) == lore.REFUSED]
    assert [int(lore.publication_of(item)) for item in refused] == [int(view.dealt[5]), 31, 31]


def test_t10_1_a_masterpiece_is_known_once_it_was_performed(lay, game):
    position = {"masterpiece-1": "master-air-1", "things-1": "raw-lead", "tracks-1": "air 12"}
    t = perform(lay(2, {}, ACTIONS | position), "master-air-1")
    view = game.view(t.state, 1)
    assert (view.seats[0].has_masterpiece, list(view.seats[0].done)) == (False, [62])
    assert view.seats[0].dealt[2] == 62


def test_t1_9_the_key_of_a_state_tells_open_things_apart(lay):
    boards = ({"pages": "page-1: low-fire-1"}, {"tracks-2": "fire 1"}, {"bowls": "lead/red"}, {"things-1": "salt"})
    keys = {lay(2, {}, ACTIONS | lines).state.key() for lines in ({}, *boards)}
    assert len(keys) == 5
    opened: list[int] = []
    lay(2, {}, ACTIONS).state.write_open(opened)
    assert opened != []
    opened.clear()
    lay(2, {}, ACTIONS).state.seats[0].write_open(opened)
    assert opened != []


def test_t12b_1_t1_9_the_course_of_the_publications_is_open_but_for_which_they_were(lay, game):
    t = lay(2, {}, ACTIONS | {"publications-1": "book-9", "publications-2": "book-8", "deck": "book-1, book-2"})
    say(t, "draw publications").do("yes", "return publication-9")
    mine, theirs = (
        [(int(lore.what_of(item)), int(lore.seat_of(item)), int(lore.publication_of(item)) + 1) for item in view.lore]
        for view in (game.view(t.state, 0), game.view(t.state, 1))
    )
    came = [int(word.removeprefix("publication-")) for _, word in t.drawn]
    what = [lore.DRAWN, lore.DRAWN, lore.DRAWN, lore.DRAWN, lore.RETURNED]
    assert mine == list(zip(what, [0, 1, 0, 0, 0], [9, 32, *came, 9], strict=True))
    assert theirs == list(zip(what, [0, 1, 0, 0, 0], [32, 8, 32, 32, 32], strict=True))


def test_a_watcher_sees_what_everyone_sees(chosen, game):
    view = game.view(chosen.state, -1)
    assert (view.hand, view.masterpiece, view.is_asked, list(view.actions)) == (0, -1, False, [])
    assert all(lore.publication_of(item) == lore.UNKNOWN for item in view.lore)


def test_t3_14_in_the_introductory_game_all_know_what_all_begin_with(lay, game):
    t = lay(2, {"setup": "introductory"})
    view = game.view(t.state, 1)
    openly = [item for item in view.lore if lore.what_of(item) == lore.DEALT_OPENLY]
    assert [int(lore.publication_of(item)) for item in openly] == [0, 1]
    world = game.imagine(view, Rng(1))
    assert [seat.masterpiece for seat in world.seats] == [seat.masterpiece for seat in t.state.seats]
    assert [seat.publications for seat in world.seats] == [1, 2]


def test_only_the_seat_that_is_asked_sees_its_answers(lay, game):
    t = lay(2, {}, ACTIONS | {"things-1": "gold"})
    mine, theirs = game.view(t.state, 0), game.view(t.state, 1)
    assert mine.is_asked
    assert len(mine.candidates) == len(mine.objections) > len(mine.actions) > 0
    assert (theirs.is_asked, list(theirs.candidates), list(theirs.actions)) == (False, [], [])


def test_a_view_is_left_alone_by_what_happens_later(lay, game):
    t = lay(2, {}, ACTIONS | {"things-1": "2 gold", "bowls": "lead/red"})
    view = game.view(t.state, 0)
    before = view.key()
    apply(t.state, 0, game.actions.parse("unlock earth-1"))
    t.do("into cell-1", "end-actions")
    assert view.key() == before
    assert game.view(t.state, 0).key() != before


def test_t13_1_all_of_the_bots_side_is_open(lay, game):
    position = {"next": "ActionPhase 1", "bot-things": "3 gold", "bot-tracks": "air 4", "die-1": "red lead 0"}
    view = game.view(lay(1, {}, position).state, -1)
    assert (view.rival.gold, list(view.rival.tracks)) == (3, [0, 0, 0, 4])
