"""A1 Set-up: what lies where before the first turn, who begins, and what is open."""

import pytest

from emerald.games.alchemicus.cards import CARD_NAMES
from emerald.kernel.agenda import fate_asked, happen
from emerald.kernel.game import Setup

PLAIN = {"bank": "no"}


@pytest.mark.parametrize("seats", [1, 5])
def test_a1_1_two_to_four_play(game, seats):
    (fault,) = game.check(Setup(seats))
    assert (fault.rule, fault.key, fault.args) == ("A1.1", "setup-seats", {"low": 2, "high": 4, "found": seats})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a1_1_everything_is_laid_out_for_every_number_of_players(lay, seats):
    t = lay(seats, PLAIN)
    assert t.state.seat_count == seats
    assert [t.field(seat) for seat in range(1, seats + 1)] == [0] * seats  # off the board
    assert t.asked()[1] == "PlacePawn"


def test_a1_1_the_spirit_begins_on_labrium(lay):
    assert CARD_NAMES[lay(2, PLAIN).state.spirit] == "labrium"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a1_2_each_starts_with_one_horten_and_one_pergula(lay, seats):
    t = lay(seats, PLAIN)
    assert [t.built(seat) for seat in range(1, seats + 1)] == ["horten, pergula"] * seats


@pytest.mark.parametrize(("seats", "pile"), [(2, 126), (3, 119), (4, 112)])
def test_a1_3_five_cards_each_and_the_rest_is_the_pile(game, lay, seats, pile):
    t = lay(seats, PLAIN)
    first = t.asked()[0]
    assert [seat.cards for seat in t.state.seats] == [6 if i == first else 5 for i in range(seats)]  # A2.1: one drew
    assert t.state.pile == 140 - 2 * seats - 5 * seats - 1 == pile - 1
    assert t.discards == ""


def test_a1_3_starting_buildings_never_were_in_the_pile(game):
    chance = fate_asked(game.begin(Setup(3, PLAIN)))
    assert list(chance.weights(game.begin(Setup(3, PLAIN)))) == [15, 18, 14, 14, 10, 15, 14, 10, 14, 10]


def test_a1_4_the_first_player_is_random(lay):
    begins = {lay(3, PLAIN, seed=seed).asked()[0] for seed in range(20)}
    assert begins == {0, 1, 2}


def beginning(game, seats, options):
    """Return how likely each seat is to begin."""
    s = game.begin(Setup(seats, PLAIN | options))
    while True:
        chance = fate_asked(s)
        weights = list(chance.weights(s))
        if game.sources[chance.source] == "first-seat":
            return weights
        happen(s, next(kind for kind, weight in enumerate(weights) if weight))


def test_a1_4_each_is_as_likely_to_begin(game):
    assert beginning(game, 4, {}) == [1, 1, 1, 1]


def test_a1_4_a_table_may_say_who_begins(game, lay):
    assert beginning(game, 3, {"first": "2"}) == [0, 1, 0]
    t = lay(3, PLAIN | {"first": "2"})
    assert (t.asked()[0], t.state.first) == (1, 1)


def test_a1_4_in_a_rematch_the_least_fame_may_begin(game):
    assert beginning(game, 3, {"last-fame": "20 12 17"}) == [0, 1, 0]


def test_a1_4_of_several_with_least_fame_one_begins_at_random(game):
    assert beginning(game, 4, {"last-fame": "7 20 7 9"}) == [1, 0, 1, 0]


def test_a1_4_the_rematch_is_off_by_default(game):
    (last_fame,) = [option for option in game.options if option.name == "last-fame"]
    assert last_fame.default == ""


def test_a1_4_turns_go_to_the_left(lay):
    t = lay(3, PLAIN | {"first": "2"})
    order = []
    for _ in range(4):
        order.append(t.asked()[0] + 1)
        t.do(next(answer for answer in t.may() if answer in ("place field-8", "move 1")))
        while t.asked()[0] + 1 == order[-1]:
            t.do("pass" if "pass" in t.may() else t.may()[-1])
    assert order == [2, 3, 1, 2]


# -- A1.5 open and secret --------------------------------------------------------------------

RICH = {
    "hand-1": "alembic, golem",
    "hand-2": "3 domo, gloria, pactum",
    "built-1": "horten: herbs, labrium golem spiritus 2: tincture metal",
    "built-2": "fornax: ore",
    "fame-2": "7",
    "field-2": "4",
    "discards": "taberna, infamia",
    "bank": "2 gloria",
    "next": "EndTurn 0",
}


def test_a1_5_what_is_open(game, lay):
    t = lay(2, {"noctis": "yes"}, RICH)
    view, s = game.view(t.state, 0), t.state
    other = view.seats[1]
    assert (other.fame, other.field) == (7, 3)
    assert list(other.plots) == list(s.seats[1].plots)  # buildings, goods, generations, guests
    assert (other.base_cards, other.noctis_cards) == (4, 1)
    assert (view.pile, view.noctis_pile) == (s.pile, s.noctis_pile)
    assert list(view.discards) == list(s.discards)
    assert list(view.bank) == list(s.bank)
    assert (view.spirit, view.first, view.last_round) == (s.spirit, s.first, s.last_round)


def test_a1_5_infamias_and_golems_on_fields_are_open(game, lay):
    race = {"race": "yes", "noctis": "yes", "bank": "no"}
    t = lay(2, race, {"infamies-2": "2", "posts": "field-3 field-8", "next": "EndTurn 0"})
    view = game.view(t.state, 0)
    assert (view.seats[1].infamies, view.posts) == (2, 0b10000100)


def test_a1_5_hands_are_secret(game, lay):
    seen = game.view(lay(2, {"noctis": "yes"}, RICH).state, 0).key()
    other = RICH | {"hand-2": "3 taberna, domo, homunculus"}
    assert game.view(lay(2, {"noctis": "yes"}, other).state, 0).key() == seen
    assert game.view(lay(2, {"noctis": "yes"}, RICH | {"hand-1": "fornax, golem"}).state, 0).key() != seen


def test_a1_5_who_only_watches_sees_no_hand(game, lay):
    seen = game.view(lay(2, {"noctis": "yes"}, RICH).state, -1).key()
    other = RICH | {"hand-1": "fornax, pactum", "hand-2": "3 taberna, domo, homunculus"}
    assert game.view(lay(2, {"noctis": "yes"}, other).state, -1).key() == seen


def test_a1_5_the_two_backs_are_told_apart(game, lay):
    seen = game.view(lay(2, {"noctis": "yes"}, RICH).state, 0)
    other = game.view(lay(2, {"noctis": "yes"}, RICH | {"hand-2": "3 domo, golem, pactum"}).state, 0)
    assert seen.seats[1].key() != other.seats[1].key()
