"""A1.5 What one seat may know: all that is open, its own hand, what it has seen; and nothing else."""

import pytest

from emerald.games.alchemicus.cards import CARD_NAMES
from emerald.kernel.agenda import apply, legal_actions, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, random_answer

PLAIN = {"bank": "no"}
NOCTIS = {"bank": "no", "noctis": "yes"}
TABLE = {
    "hand-1": "alembic, 3 horten, golem",
    "hand-2": "2 domo, gloria, pactum",
    "built-1": "horten: herbs/0, labrium golem: tincture metal",
    "built-2": "fornax spiritus: ore",
    "old-0": "taberna",
    "fame-1": "2",
    "field-1": "8",
    "field-2": "2",
    "discards": "taberna, infamia",
    "next": "MovePawn",
}


def by_kind(counts):
    return {CARD_NAMES[kind]: int(count) for kind, count in enumerate(counts) if count}


def test_the_own_hand_is_seen(game, lay):
    t = lay(2, NOCTIS, TABLE)
    assert by_kind(game.view(t.state, 0).hand) == {"horten": 3, "alembic": 1, "golem": 1}
    assert by_kind(game.view(t.state, 1).hand) == {"domo": 2, "gloria": 1, "pactum": 1}
    assert by_kind(game.view(t.state, -1).hand) == {}


def test_who_is_asked_sees_candidates_and_objections(game, lay):
    t = lay(2, NOCTIS, TABLE)
    view = game.view(t.state, 0)
    assert view.is_asked
    assert [game.actions.names[action] for action in view.candidates] == t.shown()
    assert [game.actions.names[action] for action in view.actions] == t.may()
    assert [game.reasons[int(n)].key for n in view.objections if n] == ["spirit-field-occupied"]


@pytest.mark.parametrize("seat", [1, -1])
def test_who_is_not_asked_sees_no_answers(game, lay, seat):
    view = game.view(lay(2, NOCTIS, TABLE).state, seat)
    assert not view.is_asked
    assert (len(view.candidates), len(view.objections), len(view.actions)) == (0, 0, 0)


def test_what_is_still_to_be_done_is_seen_by_all(game, lay):
    t = lay(2, NOCTIS, TABLE)
    for seat in (-1, 0, 1):
        steps = [type(step).__name__ for step in game.view(t.state, seat).agenda]
        assert steps == ["NextTurn", "LastRound", "HandLimit", "EndTurn", "MovePawn"]


def test_a_view_does_not_change_with_the_table(game, lay):
    t = lay(2, NOCTIS, TABLE)
    views = [game.view(t.state, seat) for seat in (-1, 0, 1)]
    before = [view.key() for view in views]
    t.do("move 1", "build alembic")
    assert [view.key() for view in views] == before
    assert game.view(t.state, 0).key() != before[1]


def test_a5_4_the_unseen_cards_of_the_present_generation(game, lay):
    position = {"hand-1": "2 domo", "hand-2": "gloria", "hand-3": "labrium", "built-1": "horten: herbs"}
    s = lay(3, PLAIN, position | {"unseen": "fornax, 2 taberna", "next": "EndTurn 0"}).state
    rest = {"fornax": 1, "taberna": 2}
    assert by_kind(game.view(s, 0).unseen) == rest | {"gloria": 1, "labrium": 1}
    assert by_kind(game.view(s, 1).unseen) == rest | {"domo": 2, "labrium": 1}
    assert by_kind(game.view(s, -1).unseen) == rest | {"gloria": 1, "labrium": 1, "domo": 2}


def test_a5_4_how_many_each_has_drawn_is_seen_what_is_not(game, lay):
    position = {"hand-1": "2 domo, golem", "hand-2": "gloria, 2 pactum", "next": "EndTurn 0"}
    s = lay(2, NOCTIS, position).state
    for seat in (-1, 0, 1):
        assert list(game.view(s, seat).drawn) == [2, 1, 1, 2, 0, 0, 0, 0]
    assert by_kind(game.view(s, 0).my_draws) == {"domo": 2, "golem": 1}
    assert by_kind(game.view(s, -1).my_draws) == {}


def test_a5_4_an_earlier_generation_is_seen_the_same_way(game, lay):
    position = {"hand-1": "2 domo", "hand-2": "gloria", "built-1": "horten: herbs", "unseen": "fornax, taberna"}
    s = lay(2, PLAIN, position | {"field-1": "4"}).fate("taberna").advance().state  # the pile runs dry
    for seat, unseen, mine in [
        (0, {"fornax": 1, "gloria": 1}, {"domo": 2, "taberna": 1}),
        (1, {"fornax": 1, "domo": 2, "taberna": 1}, {"gloria": 1}),
        (-1, {"fornax": 1, "domo": 2, "taberna": 1, "gloria": 1}, {}),
    ]:
        old = game.view(s, seat).old
        assert list(old[:6]) == [0, 1, 3, 1, 0, 0]  # its number, its goods, the draws of four seats
        assert (by_kind(old[6:16]), by_kind(old[16:26])) == (unseen, mine)


def test_views_differ_where_one_may_know_more(game, lay):
    s = lay(2, NOCTIS, TABLE).state
    assert len({game.view(s, seat).key() for seat in (-1, 0, 1)}) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_answers_seen_are_the_lawful_ones_all_game_long(game, seats):
    options = {"noctis": "yes", "advanced-sale": "yes", "turn-limit": "12"}
    s, rng = game.begin(Setup(seats, options)), Rng(seats)
    while True:
        let_fate_speak(s, rng)
        if s.over:
            break
        ((seat, question),) = questions(s)
        assert list(game.view(s, seat).actions) == list(legal_actions(s, seat))
        apply(s, seat, random_answer(s, question, rng))
    assert not game.view(s, 0).is_asked
