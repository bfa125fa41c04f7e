"""A0.5, A8 to A10 The switches of a table: defaults, bounds, combinations that make no sense, and those that do."""

import itertools

import pytest

from emerald.games.alchemicus.catalogue import Catalogue
from emerald.games.alchemicus.game import Alchemicus
from emerald.games.alchemicus.law import Components
from emerald.games.alchemicus.options import law_of, may_begin, option
from emerald.kernel.game import Setup
from emerald.kernel.messages import Message, Refusal
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import play_out

SWITCHES = ["bank", "advanced-sale", "noctis", "race"]


def faults(game, options, seats=2):
    """Return what is wrong with a set-up as logs show it."""
    return [str(message) for message in game.check(Setup(seats, options))]


# -- what there is --------------------------------------------------------------------------------------------


def test_options_have_their_paragraph_and_default(game):
    assert {each.name: (each.rule, each.default) for each in game.options} == {
        "bank": ("A8.1", "yes"),
        "advanced-sale": ("A8.2", "no"),
        "turn-limit": ("A8.3", "100"),
        "noctis": ("A9", "no"),
        "golem-stops-mutabilus": ("A9.5", "yes"),
        "race": ("A10", "no"),
        "first": ("A1.4", "random"),
        "last-fame": ("A1.4", ""),
        "outer-ring": ("A0.5", ""),
        "inner-ring": ("A0.5", ""),
        "prices": ("A0.5", ""),
        "noctis-counts": ("A0.5", ""),
    }


def test_what_is_not_said_has_its_default(game):
    law = law_of(Setup(2), game.catalogue.components)
    assert (law.bank, law.advanced_sale, law.turn_limit, law.noctis, law.race) == (True, False, 100, False, False)
    assert law.golem_stops_mutabilus
    assert list(law.prices) == list(game.catalogue.components.prices)
    assert list(law.outer) == list(game.catalogue.components.outer)


def test_an_option_nobody_knows_has_no_default():
    with pytest.raises(KeyError):
        option(Setup(2), "weather")


@pytest.mark.parametrize(
    ("name", "attribute"),
    [
        ("bank", "bank"),
        ("advanced-sale", "advanced_sale"),
        ("noctis", "noctis"),
        ("race", "race"),
        ("golem-stops-mutabilus", "golem_stops_mutabilus"),
    ],
)
def test_each_switch_turns_its_own_rule(game, name, attribute):
    for word, on in (("yes", True), ("no", False)):
        law = law_of(Setup(2, {name: word}), game.catalogue.components)
        assert getattr(law, attribute) is on


# -- what cannot be ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a1_1_no_other_number_of_players(game, seats):
    assert faults(game, {}, seats) == [f"A1.1 setup-seats (low=2, high=4, found={seats})"]


def test_an_unknown_option(game):
    assert faults(game, {"weather": "fair"}) == ["setup-unknown-option (option=weather)"]


@pytest.mark.parametrize("name", [*SWITCHES, "golem-stops-mutabilus"])
@pytest.mark.parametrize("word", ["", "maybe", "Yes", "yes "])
def test_a_switch_is_yes_or_no(game, name, word):
    (fault,) = game.check(Setup(2, {name: word}))
    assert (fault.key, fault.args) == ("setup-unknown-word", {"option": name, "word": word, "allowed": "no, yes"})


@pytest.mark.parametrize("limit", ["0", "1", "100", "1000"])
def test_a8_3_a_turn_limit_is_a_number_or_none(game, limit):
    assert faults(game, {"turn-limit": limit}) == []
    assert law_of(Setup(2, {"turn-limit": limit}), game.catalogue.components).turn_limit == int(limit)


@pytest.mark.parametrize("limit", ["1001", "-1", "many", "", "1.5", "²", "9" * 40])
def test_a8_3_other_limits_are_refused(game, limit):
    assert faults(game, {"turn-limit": limit}) == [f"A8.3 setup-turn-limit (word={limit}, high=1000)"]


def test_a9_5_mutabilus_needs_noctis(game):
    reason = "A9.5 setup-needs-noctis (option=golem-stops-mutabilus)"
    assert faults(game, {"golem-stops-mutabilus": "no"}) == [reason]
    assert faults(game, {"golem-stops-mutabilus": "no", "noctis": "yes"}) == []


def test_a0_5_noctis_counts_need_noctis(game):
    assert faults(game, {"noctis-counts": "golem 5"}) == ["A0.5 setup-needs-noctis (option=noctis-counts)"]
    assert faults(game, {"noctis-counts": "golem 5", "noctis": "yes"}) == []


@pytest.mark.parametrize(("first", "seats"), [("3", 2), ("4", 3)])
def test_a1_4_who_begins_must_sit_there(game, first, seats):
    assert faults(game, {"first": first}, seats) == [f"A1.4 setup-first-seat (seat={first}, seats={seats})"]
    assert faults(game, {"first": first}, int(first)) == []


def test_a1_4_there_is_one_way_to_begin(game):
    assert faults(game, {"first": "1", "last-fame": "3 4"}) == ["A1.4 setup-two-ways-to-begin"]


def test_a10_1_a_race_knows_no_fame(game):
    reason = "A10.1 setup-race-knows-no-fame (option=last-fame)"
    assert faults(game, {"race": "yes", "last-fame": "3 4"}) == [reason]


@pytest.mark.parametrize("text", ["3", "3 4 5", "3 many", "3 -4", "3, 4", " "])
def test_a1_4_last_fame_names_every_seat(game, text):
    assert faults(game, {"last-fame": text}) == [f"A1.4 setup-last-fame (word={text}, seats=2)"]


def test_a0_5_a_word_of_a_ring_that_is_none(game):
    (fault,) = game.check(Setup(2, {"outer-ring": "building harbour"}))
    assert fault.args["word"] == "harbour"
    (fault,) = game.check(Setup(2, {"inner-ring": "labrium pergula"}))
    assert (fault.args["option"], fault.args["word"]) == ("inner-ring", "pergula")


@pytest.mark.parametrize("name", ["prices", "noctis-counts"])
@pytest.mark.parametrize("part", ["domo", "domo four", "four domo", "domo 4 5", "dome 4", "domo -4", "domo ²"])
def test_a0_5_numbers_are_said_card_by_card(game, name, part):
    reason = f"A0.5 setup-counts (option={name}, word={part})"
    assert faults(game, {name: part, "noctis": "yes"}) == [reason]


def test_a0_5_no_card_is_said_twice(game):
    assert faults(game, {"prices": "domo 2, domo 3"}) == ["A0.5 setup-counts (option=prices, word=domo 3)"]


def test_a0_5_a_price_beyond_its_bounds(game):
    assert faults(game, {"prices": "domo 10"}) == ["A0.5 setup-price-range (card=domo, low=1, high=9)"]


def test_a0_5_a_count_beyond_its_bounds(game):
    few = faults(game, {"noctis": "yes", "noctis-counts": "golem 3, pactum 41"}, 4)
    assert few == [
        "A0.5 setup-noctis-count (card=golem, low=4, high=40)",
        "A0.5 setup-noctis-count (card=pactum, low=0, high=40)",
    ]


def test_a0_5_a_printed_price(game):
    assert faults(game, {"prices": "alembic 2"}) == ["A0.5 setup-price-is-printed (card=alembic)"]


def test_a0_5_a_noctis_price_is_printed_even_if_the_catalogue_does_not_say_so(game):
    bare = Components(
        list(game.catalogue.components.copies),
        list(game.catalogue.components.prices),
        list(game.catalogue.components.outer),
        list(game.catalogue.components.inner),
        [[] for _ in range(16)],
    )
    other = Alchemicus(Catalogue(bare, "bare", "0" * 64, []))
    assert faults(other, {"prices": "golem 9"}) == ["A0.5 setup-price-is-printed (card=golem)"]


def test_all_faults_are_told(game):
    options = {"turn-limit": "never", "golem-stops-mutabilus": "no", "first": "4", "prices": "domo 0"}
    assert [fault.rule for fault in game.check(Setup(3, options))] == ["A8.3", "A9.5", "A1.4", "A0.5"]


def test_a_faulty_set_up_does_not_begin(game):
    with pytest.raises(Refusal) as caught:
        game.begin(Setup(2, {"turn-limit": "never"}))
    assert caught.value.message == Message("setup-turn-limit", "A8.3", {"word": "never", "high": 1000})


# -- what can -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("words", list(itertools.product(["no", "yes"], repeat=4)))
def test_every_sensible_combination_begins_and_plays(game, words, seats):
    options = dict(zip(SWITCHES, words, strict=True)) | {"turn-limit": "20"}
    s = game.begin(Setup(seats, options))
    assert play_out(s, Rng(seats)) > 0
    assert s.over
    assert sorted(standing.seat for standing in game.standings(s)) == list(range(seats))


def test_changed_components_play(game):
    options = {
        "outer-ring": "gifts harvest sale transmutation spirit transport building sale",
        "inner-ring": "horten labrium alembic fornax metalle",
        "prices": "horten 9, domo 1",
        "noctis": "yes",
        "noctis-counts": "golem 4, mutabilus 0, spiritus 40, pactum 0, infamia 1",
        "turn-limit": "20",
    }
    s = game.begin(Setup(4, options))
    play_out(s, Rng(1))
    assert s.over


@pytest.mark.parametrize(
    ("options", "mask"),
    [
        ({}, 0b111),
        ({"first": "2"}, 0b010),
        ({"last-fame": "20 3 3"}, 0b110),
        ({"last-fame": "0 0 0"}, 0b111),
    ],
)
def test_a1_4_who_may_begin(options, mask):
    assert may_begin(Setup(3, options)) == mask
