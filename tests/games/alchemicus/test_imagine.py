"""Imagined worlds: they look to a seat exactly like its view, can be played, and are as likely as they should be."""

import itertools
from collections import Counter
from pathlib import Path

import pytest

from emerald.games.alchemicus import generations
from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, CARD_NAMES
from emerald.games.alchemicus.catalogue import read_catalogue
from emerald.games.alchemicus.game import Alchemicus
from emerald.games.alchemicus.rules.payment import Pay
from emerald.kernel.agenda import apply, fate_asked, happen, legal_actions, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, play_out, random_answer

PLAIN = {"bank": "no"}
NOCTIS = {"bank": "no", "noctis": "yes"}
SWITCHES = ("bank", "advanced-sale", "noctis", "race")
SAMPLES = 3000
RARE = 0.02


def in_words(counts):
    names = []
    for kind, count in enumerate(counts):
        names += [CARD_NAMES[kind]] * int(count)
    return tuple(names)


# -- every imagined world -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(16))
def test_every_view_of_a_game_can_be_imagined(game, number):
    """All modules, all seats and a watcher: the same view again, a whole pack, and a game that can go on."""
    words = [("no", "yes")[(number >> place) & 1] for place in range(4)]
    options = dict(zip(SWITCHES, words, strict=True)) | {"turn-limit": "30"}
    seats = 2 + number % 3
    s, rng = game.begin(Setup(seats, options)), Rng(number)
    while True:
        let_fate_speak(s, rng)
        if s.over:
            break
        ((seat, question),) = questions(s)
        if rng.below(12) == 0:
            for who in range(-1, seats):
                agrees(game, s, who, rng)
        apply(s, seat, random_answer(s, question, rng))


def agrees(game, s, seat, rng):
    view = game.view(s, seat)
    world = game.imagine(view, rng)
    assert game.view(world, seat).key() == view.key()
    assert whole_pack(world) == whole_pack(s)
    for who, _ in questions(world):
        assert len(legal_actions(world, who)) > 0
    if rng.below(6) == 0:
        play_out(world, rng)
        assert world.over


def whole_pack(s):
    """Count by kind all cards that are not on the table."""
    counts = [int(s.pool[kind]) for kind in range(ALL_KINDS)]
    for start in range(0, len(s.old), generations.SIZE):
        for kind in range(BASE_KINDS):
            counts[kind] += int(s.old[start + 1 + kind])
    for seat in s.seats:
        for kind in range(ALL_KINDS):
            counts[kind] += int(seat.hand[kind])
    return counts


def test_an_imagined_world_is_its_own(game, lay):
    t = lay(
        2, NOCTIS, {"hand-1": "domo, golem", "hand-2": "gloria, pactum", "built-1": "horten: herbs", "next": "MovePawn"}
    )
    view = game.view(t.state, 0)
    before = (view.key(), t.state.key())
    world = game.imagine(view, Rng(1))
    play_out(world, Rng(2))
    assert (view.key(), t.state.key()) == before


def test_the_same_generator_imagines_the_same(game, lay):
    view = game.view(lay(3, NOCTIS, {"hand-2": "4 domo", "hand-3": "gloria, pactum", "next": "MovePawn"}).state, 0)
    assert game.imagine(view, Rng(5)).key() == game.imagine(view, Rng(5)).key()
    assert game.imagine(view, Rng(5)).key() != game.imagine(view, Rng(6)).key()


def test_different_worlds_are_imagined(game, lay):
    t = lay(2, PLAIN, {"hand-2": "5 domo", "next": "EndTurn 0"})
    view = game.view(t.state, 0)
    rng = Rng(1)
    assert len({in_words(game.imagine(view, rng).seats[1].hand) for _ in range(50)}) > 30


# -- what is known stays true -----------------------------------------------------------------------------------


def worlds(game, t, seat, count=200):
    view, rng = game.view(t.state, seat), Rng(7)
    return [game.imagine(view, rng) for _ in range(count)]


def test_a_known_card_is_in_its_hand(game, lay):
    position = {"hand-2": "horten, 2 domo", "bank": "gloria", "field-2": "3", "turn": "2", "next": "ChooseDraw"}
    t = lay(2, {}, position).do("draw bank", "discard horten", "take gloria")
    assert all(world.seats[1].hand[9] > 0 for world in worlds(game, t, 0))
    assert all(world.seats[1].hand[9] > 0 for world in worlds(game, t, -1))


def test_a_card_seen_going_from_hand_to_hand_is_in_one_of_the_two(game, lay):
    position = {"hand-2": "horten, 2 domo", "hand-3": "fornax", "bank": "gloria", "field-2": "3", "turn": "2"}
    t = lay(4, {}, position | {"next": "ChooseDraw"}).do("draw bank", "discard horten", "take gloria")
    t.state.steal_card(2, 1, 8)
    found = Counter((world.seats[1].hand[9] > 0, world.seats[2].hand[9] > 0) for world in worlds(game, t, 0))
    assert found[(False, False)] == 0
    assert found[(True, False)] > 50
    assert found[(False, True)] > 50


@pytest.mark.parametrize("seat", [0, -1])
def test_a9_10_a_card_at_work_is_in_the_hand_it_came_from(game, lay, seat):
    position = {"hand-2": "infamia, 5 horten", "hand-1": "5 domo", "fame-1": "1", "turn": "2", "next": "NoctisPhase"}
    t = lay(2, NOCTIS, position).do("play infamia", "defame seat-1")
    assert t.asked() == (0, "Defend")
    for world in worlds(game, t, seat, 30):
        assert world.seats[1].hand[15] == 1
        apply(world, 0, game.actions.parse("suffer"))
        assert world.seats[0].fame == 0


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_a2_2_a_payment_under_way_can_go_on(game, lay, seat):
    hands = {"hand-1": "taberna, fornax, domo, 2 gloria", "hand-2": "3 horten", "hand-3": "3 metalle"}
    t = lay(3, PLAIN, hands | {"next": "Build"})
    t.do("build taberna", "discard domo")
    for world in worlds(game, t, seat, 100):
        assert sum(world.seats[0].hand[8:]) >= 2  # two cards from Domo on are still to be paid
        apply(world, 0, legal_actions(world, 0)[0])


def test_a2_2_even_if_hardly_any_world_allows_it(game, lay):
    # of the hundred cards that seat 2 cannot place, one is a Domo and one a Gloria: seat 1 must be about to pay both
    position = {
        "hand-1": "alembic, domo, donarium, taberna, gloria",
        "discards": "9 gloria, 13 domo, 9 donarium",
        "hand-2": "horten",
    }
    t = lay(3, PLAIN, position | {"hand-3": "3 metalle", "next": "Build"}).do("build alembic", "discard donarium")
    for world in worlds(game, t, 1, 20):
        assert list(world.seats[0].hand[8:10]) == [1, 1]
        apply(world, 0, legal_actions(world, 0)[0])


@pytest.mark.parametrize("seed", [48, 83])
def test_a2_2_even_if_generations_leave_hardly_any_choice(seed):
    """Few cards of two generations: of all ways to deal them only some leave the payer what it must still pay."""
    game = Alchemicus(read_catalogue(Path(__file__).parents[2] / "conformance" / "few_cards.toml"))
    s, rng = game.begin(Setup(2, {"bank": "no", "turn-limit": "18"})), Rng(seed)
    looks = 0
    while not s.over:
        let_fate_speak(s, rng)
        for seat, question in questions(s):
            if isinstance(question, Pay) and question.lowest > 0:
                for who in (1 - seat, -1):
                    worlds = [game.imagine(game.view(s, who), Rng(number)) for number in range(4)]
                    assert all(len(legal_actions(world, seat)) > 0 for world in worlds)
                    looks += 1
            apply(s, seat, random_answer(s, question, rng))
    assert looks > 20


def test_a5_4_no_card_is_of_a_generation_it_cannot_be_of(game, lay, all_but):
    # the present generation is two Labria and a Fornax, of which seat 2, who holds five Gloria, drew one
    rest = all_but("5 gloria, taberna, 2 labrium, fornax")
    position = {"hand-1": rest, "hand-2": "5 gloria", "unseen": "taberna", "discards": "2 labrium, fornax"}
    t = lay(2, PLAIN, position | {"field-1": "4"}).fate("taberna").advance()
    t.state.draw_card(1, CARD_NAMES.index("fornax"))
    for world in worlds(game, t, 0):
        assert in_words(world.pool) in (("labrium", "labrium"), ("fornax", "labrium"))
        assert world.seats[1].hand[9] == 5


# -- how likely each world is -----------------------------------------------------------------------------------


def likely(cards, *places):
    """Deal labelled cards to places of so many cards in every way; return how likely each deal is, in words."""
    deals = Counter()
    for order in itertools.permutations(range(len(cards))):
        start, deal = 0, []
        for size in places:
            deal.append(tuple(sorted(cards[i] for i in order[start : start + size])))
            start += size
        deals[tuple(deal)] += 1
    total = sum(deals.values())
    return {deal: count / total for deal, count in deals.items()}


def imagined(game, t, seat, read):
    """Return how often each world is imagined, as read off it."""
    view, rng = game.view(t.state, seat), Rng(11)
    found = Counter(read(game.imagine(view, rng)) for _ in range(SAMPLES))
    return {deal: count / SAMPLES for deal, count in found.items()}


def alike(found, expected):
    assert set(found) <= set(expected)
    for deal, chance in expected.items():
        assert abs(found.get(deal, 0) - chance) < RARE, (deal, found.get(deal, 0), chance)


def test_a5_4_hands_pile_and_goods_share_the_unseen_cards_alike(game, lay):
    position = {"hand-1": "3 taberna", "hand-2": "domo, gloria", "hand-3": "domo", "built-1": "horten: herbs"}
    t = lay(3, PLAIN, position | {"unseen": "gloria, gloria, fornax", "next": "EndTurn 0"})
    cards = ["domo", "domo", "gloria", "gloria", "gloria", "fornax"]

    def read(world):
        return tuple(
            tuple(sorted(in_words(counts))) for counts in (world.seats[1].hand, world.seats[2].hand, world.pool)
        )

    alike(imagined(game, t, 0, read), likely(cards, 2, 1, 3))


def test_a5_4_after_discards_too(game, lay):
    position = {"hand-1": "3 taberna", "hand-2": "domo, gloria, 2 fornax", "unseen": "2 gloria, labrium, fornax"}
    t = lay(2, PLAIN, position | {"next": "EndTurn 0"})
    t.state.discard(1, CARD_NAMES.index("fornax"), 2)

    def read(world):
        return tuple(tuple(sorted(in_words(counts))) for counts in (world.seats[1].hand, world.pool))

    alike(imagined(game, t, 0, read), likely(["domo", "gloria", "gloria", "gloria", "labrium", "fornax"], 2, 4))


def test_a5_4_an_old_good_is_any_card_unseen_of_its_generation(game, lay):
    # the pile has run dry: a good of the old generation may be any card the others still hold
    position = {"hand-2": "domo, gloria", "hand-3": "gloria", "built-1": "horten: herbs", "unseen": "labrium, taberna"}
    t = lay(3, PLAIN, position | {"field-1": "4"}).fate("taberna").advance()

    def read(world):
        return tuple(
            tuple(sorted(in_words(counts))) for counts in (world.old[1:11], world.seats[1].hand, world.seats[2].hand)
        )

    alike(imagined(game, t, 0, read), likely(["domo", "gloria", "gloria", "labrium"], 1, 2, 1))


def test_a5_4_cards_held_since_before_the_shuffle_are_not_in_the_pile(game, lay, all_but):
    # seat 2 held a Horten when the pile ran dry; the new pile is two Horten and two Metalle, of which it drew two
    rest = all_but("horten", "2 horten, 2 metalle", "taberna, gloria")
    position = {"hand-1": f"{rest}, gloria", "hand-2": "horten", "unseen": "taberna"}
    position |= {"discards": "2 horten, 2 metalle", "field-1": "4"}
    t = lay(2, PLAIN, position).fate("taberna").advance()
    for card in (0, 1):
        t.state.draw_card(1, card)

    def read(world):
        return (tuple(sorted(in_words(world.pool))),)

    assert t.state.pile == 2
    alike(imagined(game, t, 0, read), likely(["horten", "horten", "metalle", "metalle"], 2))


def test_a4_3_a_stolen_card_is_any_the_robbed_may_have_had(game, lay):
    # seat 3 saw a back go from seat 1 to seat 2; the four unseen cards lie in three places
    position = {"hand-1": "domo, gloria", "hand-2": "", "hand-3": "3 taberna", "unseen": "gloria, fornax"}
    t = lay(3, PLAIN, position | {"next": "EndTurn 0"})
    t.state.steal_card(1, 0, 9)

    def read(world):
        return tuple(
            tuple(sorted(in_words(counts))) for counts in (world.seats[0].hand, world.seats[1].hand, world.pool)
        )

    alike(imagined(game, t, 2, read), likely(["domo", "gloria", "gloria", "fornax"], 1, 1, 2))


def test_fate_weighs_an_imagined_world_by_what_it_holds(game, lay):
    t = lay(2, PLAIN, {"hand-2": "2 domo", "unseen": "gloria, fornax", "field-1": "4"})
    world = game.imagine(game.view(t.state, 0), Rng(3))
    assert list(fate_asked(world).weights(world)) == list(world.pool[:BASE_KINDS])
    happen(world, int(Rng(4).pick(fate_asked(world).weights(world))))
    assert world.seats[0].cards == 1
