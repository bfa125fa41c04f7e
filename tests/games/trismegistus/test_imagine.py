"""Imagined worlds: they look to a seat exactly like its view, can be played, and are as likely as they should be."""

from collections import Counter, defaultdict

import pytest

from emerald.games.trismegistus.view import View
from emerald.kernel.agenda import apply, legal_actions, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, play_out, random_answer

ACTIONS = {"next": "ActionPhase 1"}
SAMPLES = 1500
DEVIATIONS = 4.5


# -- every imagined world -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {}),
        (3, {"reactions": "at-once", "essences": "shuffled"}),
        (4, {"achievements": "no"}),
        (4, {"setup": "introductory", "reactions": "at-once"}),
    ],
)
def test_every_view_of_a_game_can_be_imagined(game, seats, options):
    """At every step of the set-up and of the game: the same view again, and a game that can go on."""
    for seed in range(3):
        s, rng = game.begin(Setup(seats, options)), Rng(seed)
        while True:
            let_fate_speak(s, rng)
            if s.over:
                break
            asked = questions(s)
            seat, question = asked[rng.below(len(asked))]
            if rng.below(6) == 0 or type(question).__name__ == "KeepCard":
                for who in range(-1, seats):
                    agrees(game, s, who, rng)
            apply(s, seat, random_answer(s, question, rng))


def agrees(game, s, seat, rng):
    view = game.view(s, seat)
    world = game.imagine(view, rng)
    assert game.view(world, seat).key() == view.key()
    assert every_card(world) == every_card(s)
    for who, _ in questions(world):
        assert len(legal_actions(world, who)) > 0
    if rng.below(8) == 0:
        play_out(world, rng)
        assert world.over


def every_card(s):
    """Count what lies in all hidden places together."""
    publications = int(s.deck) | int(s.block)
    for publication in s.under[::2]:
        publications |= 1 << int(publication)
    decks = [int(deck).bit_count() for deck in (*s.experiments, *s.artifacts)]
    for seat in s.seats:
        publications |= int(seat.publications)
        for card in seat.dealt[4:6]:
            publications |= 1 << int(card) if card >= 0 else 0
    dealt = [sum(1 for card in seat.dealt if card >= 0) for seat in s.seats]
    return publications, decks, dealt, [seat.masterpiece >= 0 for seat in s.seats]


def test_an_imagined_world_is_its_own(game, lay):
    t = lay(
        2, {}, ACTIONS | {"publications-2": "book-1, book-2", "masterpiece-2": "master-air-1", "bowls": "9 tin/red"}
    )
    view = game.view(t.state, 0)
    before = (view.key(), t.state.key())
    play_out(game.imagine(view, Rng(1)), Rng(2))
    assert (view.key(), t.state.key()) == before


def test_the_same_generator_imagines_the_same(game, lay):
    view = game.view(lay(2, {}, ACTIONS | {"publications-2": "book-1, book-2"}).state, 0)
    assert game.imagine(view, Rng(5)).key() == game.imagine(view, Rng(5)).key()
    assert game.imagine(view, Rng(5)).key() != game.imagine(view, Rng(6)).key()


# -- what is known stays true -----------------------------------------------------------------------------------


def worlds(game, s, seat, count=150):
    view, rng = game.view(s, seat), Rng(7)
    return [game.imagine(view, rng) for _ in range(count)]


def test_a_publication_just_put_back_is_where_it_was_put(game, lay):
    position = {"publications-1": "book-3", "deck": "book-1, book-2", "under": "book-4 2"}
    s = lay(2, {}, ACTIONS | position).state
    s.return_publication(0, 2)
    for world in worlds(game, s, 0):
        assert list(world.under)[2:] == [2, 0]
        assert world.publications_to_come() == 4
    assert len({int(world.under[0]) for world in worlds(game, s, 0)}) == 3  # what the other put there may be any


def test_a_publication_another_drew_from_where_it_was_put_is_in_that_hand(game, lay):
    s = lay(3, {}, ACTIONS | {"deck": "", "under": "book-4 1, book-5 3"}).state
    s.draw_publication(1, 3)
    for world in worlds(game, s, 0, 20):
        assert world.seats[1].publications == 1 << 3
    for world in worlds(game, s, 2, 20):
        assert list(world.under) == [4, 2]


def test_t1_9_a_masterpiece_one_refused_is_in_nobodys_hand(game, lay):
    t = lay(2, {"first": "1"}, None, 4)
    t.do(t.may()[0], t.may()[1])
    while any(type(step).__name__ == "KeepCard" for _, step in questions(t.state)):
        seat = questions(t.state)[0][0]
        t.do(t.may(seat)[1], seat=seat)
    mine = [int(card) for card in t.state.seats[0].dealt]
    for world in worlds(game, t.state, 0):
        theirs = [int(card) for card in world.seats[1].dealt]
        assert not {mine[2], mine[3]} & {theirs[2], theirs[3]}
        assert theirs[0] == t.state.seats[1].dealt[0]
        assert theirs[1] not in mine[:2]
        assert (int(world.experiments[4]) >> (theirs[2] - 56)) & 1 == 0


# -- how likely each world is -----------------------------------------------------------------------------------


def where_they_lie(s):
    return (
        tuple(int(seat.publications) for seat in s.seats),
        int(s.deck),
        int(s.block),
        tuple(int(number) for number in s.under),
    )


def all_worlds(s, script):
    """Return every world these draws can lead to, seats drawing two and returning one by chance, with its chance."""
    found = {s.key(): (s, 1.0)}
    for seat in script:
        for step in ("draw", "draw", "return"):
            after = {}
            for world, chance in found.values():
                ways = possible(world, seat, step)
                for publication in ways:
                    twin = world.clone()
                    if step == "draw":
                        twin.draw_publication(seat, publication)
                    else:
                        twin.return_publication(seat, publication)
                    before = after[twin.key()][1] if twin.key() in after else 0.0
                    after[twin.key()] = (twin, before + chance / len(ways))
            found = after
    return list(found.values())


def possible(s, seat, step):
    if step == "return":
        unseen = int(s.seats[seat].publications)
    elif s.deck or s.block:
        unseen = int(s.deck or s.block)
    else:
        return [int(s.under[0])]
    return [publication for publication in range(24) if (unseen >> publication) & 1]


def seen_by(s, seat):
    return View(s, seat).key()


SCRIPTS = [
    # all of the deck, then the block, of which each knows one
    ({"deck": "book-1, book-2", "block": "book-3 1, book-4 2", "publications-1": "book-5"}, (1, 0)),
    # what the first put under, behind one that the second put there, comes back through other hands
    ({"deck": "", "block": "book-3 1", "under": "book-4 2, book-5 1"}, (1, 0)),
    ({"deck": "", "block": "book-3 1, book-6 2", "under": "book-4 1, book-5 1"}, (1, 1)),
    ({"deck": "book-1", "under": "book-4 1, book-5 1", "publications-2": "book-7"}, (1, 0)),
    ({"deck": "", "block": "book-3 1, book-6 2, book-7 2", "publications-1": "book-8"}, (1, 0)),
    ({"deck": "", "block": "book-3 1, book-6 2", "under": "book-4 1, book-5 1"}, (1, 0, 1)),
]


@pytest.mark.parametrize("number", range(len(SCRIPTS)))
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_t12b_1_each_course_is_imagined_as_often_as_it_would_be_the_true_one(game, lay, number, seat):
    position, script = SCRIPTS[number]
    start = lay(2, {}, ACTIONS | position).state
    # what this seat does not know of the start is counted out as well: each way as likely
    starts = {}
    view, rng = View(start, seat), Rng(3)
    for _ in range(300):
        world = game.imagine(view, rng)
        starts[world.key()] = world
    groups = defaultdict(list)
    for each in starts.values():
        for world, chance in all_worlds(each, script):
            groups[seen_by(world, seat)].append((world, chance / len(starts)))
    hardest = sorted(groups.values(), key=lambda group: -len({where_they_lie(world) for world, _ in group}))
    for group in hardest[:2]:
        total = sum(chance for _, chance in group)
        expected = Counter()
        for world, chance in group:
            expected[where_they_lie(world)] += chance / total
        view, rng = View(group[0][0], seat), Rng(11)
        found = Counter(where_they_lie(game.imagine(view, rng)) for _ in range(SAMPLES))
        assert set(found) <= set(expected)
        for place, chance in expected.items():
            spread = (SAMPLES * chance * (1 - chance)) ** 0.5
            assert abs(found[place] - SAMPLES * chance) <= DEVIATIONS * max(spread, 1.5), (place, chance, found[place])


def test_t1_9_others_hold_a_masterpiece_if_they_are_seen_to(game, lay):
    s = lay(2, {}, ACTIONS | {"masterpiece-1": "master-fire-1", "masterpiece-2": "master-air-1"}).state
    for world in worlds(game, s, 0, 20):
        assert world.seats[0].masterpiece == s.seats[0].masterpiece
        assert world.seats[1].masterpiece in set(range(56, 64)) - {s.seats[0].masterpiece}


def test_t3_13_while_they_choose_others_have_publications_this_seat_has_not_seen(game, lay):
    t = lay(3, {"first": "1"}, None, 4)
    t.do(*[t.may()[0]], seat=2).do(t.may()[0]).do(t.may()[0])
    s = t.state
    mine = {int(card) for card in s.seats[0].dealt[4:6]}
    view = game.view(s, 0)
    for world in worlds(game, s, 0, 20):
        theirs = [int(card) for seat in (1, 2) for card in world.seats[seat].dealt[4:6]]
        assert len({*theirs, *mine}) == 6
        assert min(theirs) >= 0
        deck = {card for card in range(24) if int(world.deck) >> card & 1}
        assert len(deck) == int(s.deck).bit_count()
        assert not deck & {*theirs, *mine}
        assert game.view(world, 0).key() == view.key()


def test_t3_13_t1_9_others_were_dealt_any_of_the_cards_this_seat_has_not_seen(game, lay):
    t = lay(2, {"first": "1"}, None, 4)
    t.do(t.may()[0], t.may()[1])
    seen = {int(card) for card in t.state.seats[0].dealt[:2]}
    mine = {int(card) for card in t.state.seats[0].dealt[4:6]}
    for world in worlds(game, t.state, 0, 30):
        theirs = {int(card) for card in world.seats[1].dealt[4:6]}
        assert len(theirs - mine) == 2
        assert [card for card in range(24) if (int(world.deck) >> card) & 1] == sorted(set(range(16)) - theirs - mine)
    found = Counter(int(world.seats[1].dealt[0]) for world in worlds(game, t.state, 0, SAMPLES))
    assert set(found) == set(range(8)) - seen
    for count in found.values():
        assert abs(count - SAMPLES / 6) < DEVIATIONS * (SAMPLES * 5 / 36) ** 0.5
