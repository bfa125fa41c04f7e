"""Positions laid out by hand: every word they understand, and every word they do not."""

import pytest

from emerald.games.alchemicus import generations
from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, CARD_NAMES, GOLD
from emerald.games.alchemicus.plots import first_good, has_golem, second_good, spiritus_on
from emerald.kernel.agenda import questions
from emerald.kernel.game import Setup
from emerald.kernel.messages import Refusal

PLAIN = {"bank": "no"}
NOCTIS = {"bank": "no", "noctis": "yes"}
RACE = {"bank": "no", "noctis": "yes", "race": "yes"}
ALL = {"noctis": "yes", "race": "yes"}


def everything(s):
    """Count by kind every card of a state, wherever it is; goods are among the unseen ones."""
    counts = [int(s.pool[kind] + s.discards[kind]) for kind in range(ALL_KINDS)]
    for kind in range(BASE_KINDS):
        counts[kind] += int(s.bank[kind]) + sum(old[kind] for old in old_generations(s))
    for seat in s.seats:
        for kind in range(ALL_KINDS):
            counts[kind] += int(seat.hand[kind]) + (seat.count(kind) if kind < BASE_KINDS else 0)
        counts[10] += sum(has_golem(plot) for plot in seat.plots)
        counts[12] += sum(int(spiritus_on(plot)) for plot in seat.plots)
        counts[15] += int(seat.infamies)
    counts[10] += int(s.posts).bit_count()
    return counts


def old_generations(s):
    """Return by kind the cards of each earlier generation."""
    starts = range(0, len(s.old), generations.SIZE)
    return [[int(count) for count in s.old[start + 1 : start + 1 + BASE_KINDS]] for start in starts]


def goods(s):
    """Count the cards that lie as goods."""
    return sum((first_good(plot) > 0) + (second_good(plot) > 0) for seat in s.seats for plot in seat.plots)


def refusal(game, position, options=PLAIN, seats=2):
    """Return key, line and word of what is wrong with a position."""
    with pytest.raises(Refusal) as caught:
        game.compose(Setup(seats, options), position)
    message = caught.value.message
    assert list(message.args) == ["line", "word"]
    return message.key, message.args["line"], message.args["word"]


# -- what is understood --------------------------------------------------------------------------------------


def test_an_empty_position_is_a_turn_of_seat_1(lay):
    t = lay(2, PLAIN, {})
    assert t.asked() == (0, "PlacePawn")
    assert (t.built(1), t.hand(2), t.discards, t.bank) == ("", "", "", "")


def test_turn_and_next(lay):
    assert lay(3, PLAIN, {"turn": "3", "field-3": "4"}).asked() == (2, "MovePawn")
    assert lay(3, PLAIN, {"turn": "2", "next": "Build"}).asked() == (1, "Build")


def test_a_turn_begins_with_its_draw(lay):
    assert lay(2, PLAIN, {"field-1": "4"}).advance().drawn[0][0] == "base-pile"


def test_after_the_step_to_begin_with_the_turn_goes_on(lay):
    t = lay(2, PLAIN, {"next": "Build", "hand-1": "12 domo"}).do("pass", "end-turn")
    assert t.asked() == (0, "Pay")
    t = lay(2, PLAIN, {"next": "HandLimit", "hand-1": "11 domo, gloria"}).do("discard domo", "discard domo")
    assert t.asked()[0] == 1


def test_a_step_may_have_fields(lay):
    t = lay(2, PLAIN, {"next": "Sale 1 3 0", "built-1": "horten: herbs"})
    assert (t.asked()[1], t.may()) == ("Sale", ["sell plot-1/herbs", "pass"])


def test_what_stands_in_the_open(lay):
    position = {"first": "2", "spirit": "domo", "last-round": "yes", "posts": "field-3 field-5", "next": "EndTurn 0"}
    s = lay(2, RACE, position).state
    assert (s.first, CARD_NAMES[s.spirit], s.last_round, s.posts) == (1, "domo", 1, 0b10100)


def test_what_stands_by_a_seat(lay):
    position = {"hand-1": "2 horten, gloria", "fame-1": "7", "field-1": "8", "turns-1": "4", "infamies-1": "1"}
    t = lay(2, RACE, position | {"next": "EndTurn 0"})
    seat = t.state.seats[0]
    assert t.hand(1) == "2 horten, gloria"
    assert (seat.fame, seat.field, seat.turns, seat.infamies, seat.cards) == (7, 7, 4, 1, 3)


def test_buildings_with_goods_and_guests(lay):
    built = "horten: herbs, labrium golem spiritus 2: tincture metal, alembic spiritus, domo golem, labrium: gold"
    t = lay(2, NOCTIS, {"built-1": built})
    assert t.built(1) == built
    assert t.state.seats[0].built == 5


def test_a0_5_as_many_spiritus_as_a_table_can_have(lay):
    many = NOCTIS | {"noctis-counts": "spiritus 40"}
    assert lay(2, many, {"built-1": "alembic spiritus 40"}).built(1) == "alembic spiritus 40"


def test_like_cards_may_be_named_twice(lay):
    position = {"hand-1": "horten, 2 horten, horten", "unseen": "domo, gloria, domo", "next": "EndTurn 0"}
    t = lay(2, PLAIN, position)
    assert t.hand(1) == "4 horten"
    assert t.state.pool[8] == 2


def test_discards_and_bank(lay):
    t = lay(2, {"noctis": "yes"}, {"discards": "3 domo, golem", "bank": "2 gloria", "next": "EndTurn 0"})
    assert (t.discards, t.bank) == ("3 domo, golem", "2 gloria")


def test_what_is_not_mentioned_is_unseen(lay):
    s = lay(2, NOCTIS, {"hand-1": "domo, golem", "next": "EndTurn 0"}).state
    assert (s.pile, s.noctis_pile) == (139, 39)
    assert list(s.discards) == [0] * 16


def test_with_unseen_told_the_rest_lies_in_the_discards(lay):
    s = lay(2, NOCTIS, {"unseen": "2 domo", "unseen-noctis": "golem, 2 infamia", "next": "EndTurn 0"}).state
    assert (s.pile, s.noctis_pile) == (2, 3)
    assert (s.discards[8], s.discards[0], s.discards[10], s.discards[15]) == (12, 18, 9, 2)


def test_goods_are_among_the_unseen(lay):
    s = lay(2, PLAIN, {"built-1": "horten: herbs, labrium: gold", "unseen": "5 domo", "next": "EndTurn 0"}).state
    assert (s.pile, goods(s)) == (2, 3)


def test_goods_of_earlier_generations(lay):
    position = {"built-1": "horten: herbs/0, labrium: gold/0/2, metalle: ore", "old-0": "2 domo", "old-2": "gloria"}
    s = lay(2, PLAIN, position | {"next": "EndTurn 0"}).state
    assert (s.generation, s.pile) == (3, 140 - 3 - 3 - 1)
    assert (s.old[0], s.old[generations.SIZE]) == (0, 2)


def test_one_number_serves_both_cards_of_a_gold(lay):
    s = lay(2, PLAIN, {"built-1": "labrium: gold/0", "old-0": "2 domo", "next": "EndTurn 0"}).state
    assert [sum(old) for old in old_generations(s)] == [2]


def test_a_good_set_aside_is_counted(lay):
    # the gold (good 5) that seat 1 sold lies nowhere, and two unseen cards are in it
    s = lay(
        2, {"advanced-sale": "yes"}, {"next": "OfferGood 1 5 0 0 7", "hand-2": "7 domo", "built-2": "labrium"}
    ).state
    assert (GOLD, s.pile) == (5, 140 - 7 - 1 - 2)


@pytest.mark.parametrize(
    ("options", "position"),
    [
        (PLAIN, {"hand-1": "3 domo, gloria", "built-2": "horten: herbs, labrium: gold", "discards": "2 taberna"}),
        (NOCTIS, {"hand-1": "golem, infamia", "built-2": "labrium golem spiritus 3: gold", "discards": "pactum"}),
        ({}, {"bank": "5 domo", "hand-2": "4 gloria", "unseen": "3 horten"}),
        (ALL, {"infamies-2": "2", "posts": "field-1 field-8", "built-1": "domo golem", "unseen-noctis": "golem"}),
        (PLAIN, {"built-1": "horten: herbs/0, alembic: tincture/1", "old-0": "domo", "old-1": "gloria"}),
    ],
)
def test_no_card_is_made_or_lost(game, lay, options, position):
    s = lay(2, options, position | {"next": "EndTurn 0"}).state
    copies = [int(count) for count in game.catalogue.components.copies]
    if options.get("noctis") != "yes":
        copies[BASE_KINDS:] = [0] * 6
    assert everything(s) == copies
    assert s.pile + goods(s) == sum(s.pool[:BASE_KINDS]) + sum(sum(old) for old in old_generations(s))


def test_hands_cannot_be_told_from_the_unseen_rest(game, lay):
    views = [
        game.view(lay(2, PLAIN, {"hand-2": hand, "next": "EndTurn 0"}).state, 0) for hand in ("2 domo", "2 gloria")
    ]
    assert views[0].key() == views[1].key()


# -- what is not -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["hands-1", "hand-3", "hand", "built-0", "old-10", "pile"])
def test_an_unknown_line(game, line):
    assert refusal(game, {line: "domo"}) == ("position-unknown-line", line, line)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("turn", "3"),
        ("turn", "0"),
        ("turn", "one"),
        ("turn", "²"),
        ("first", "3"),
        ("spirit", "pergula"),
        ("spirit", "gloria"),
        ("last-round", "maybe"),
        ("fame-1", "-1"),
        ("fame-1", "1000"),
        ("field-1", "9"),
        ("turns-2", "10000"),
        ("infamies-1", "3"),
        ("posts", "field-3"),  # no Golems on fields but in a race
        ("hand-1", "doma"),
        ("hand-1", "two domo"),
        ("hand-1", "2 domo gloria"),
        ("hand-1", "2"),
        ("hand-1", "1000 domo"),
        ("discards", "herbs"),
        ("bank", "domo"),  # there is none
        ("unseen", "domino"),
        ("next", "Buidl"),
        ("next", "Together"),
    ],
)
def test_a_word_that_is_none(game, line, word):
    assert refusal(game, {line: word})[:2] == ("position-bad-word", line)


@pytest.mark.parametrize(
    ("built", "word"),
    [
        ("gloria", "gloria"),
        ("golem", "golem"),
        ("hortem", "hortem"),
        ("horten: ore", "horten: ore"),
        ("horten: weeds", "horten: weeds"),
        ("horten: herbs herbs", "horten: herbs herbs"),
        ("horten: herbs/0", "horten: herbs/0"),
        ("labrium: gold/0/0/0", "labrium: gold/0/0/0"),
        (", ".join(["horten"] * 13), "horten"),
    ],
)
def test_a_building_that_cannot_be(game, built, word):
    assert refusal(game, {"built-1": built}) == ("position-bad-word", "built-1", word)


@pytest.mark.parametrize(
    ("built", "word"),
    [
        ("alembic gloem", "gloem"),
        ("alembic spiritus 0", "0"),
        ("alembic spiritus 41", "41"),
        ("alembic spiritus golem", "golem"),
        ("horten spiritus", "1"),
        ("alembic golem golem", "golem"),
    ],
)
def test_a0_5_a_guest_that_cannot_be(game, built, word):
    assert refusal(game, {"built-1": built}, NOCTIS) == ("position-bad-word", "built-1", word)


@pytest.mark.parametrize(
    ("line", "words", "word"),
    [
        ("hand-1", "domo, golem", "golem"),
        ("built-2", "horten golem", "golem"),
        ("discards", "pactum", "pactum"),
        ("unseen-noctis", "infamia", "infamia"),
    ],
)
def test_noctis_cards_without_noctis(game, line, words, word):
    assert refusal(game, {line: words}) == ("position-needs-noctis", line, word)


def test_cards_of_the_wrong_back(game):
    assert refusal(game, {"unseen": "golem"}, NOCTIS) == ("position-bad-word", "unseen", "golem")
    assert refusal(game, {"unseen-noctis": "domo"}, NOCTIS) == ("position-bad-word", "unseen-noctis", "domo")
    assert refusal(game, {"bank": "golem"}, {"noctis": "yes"}) == ("position-bad-word", "bank", "golem")
    assert refusal(game, {"old-0": "golem"}, NOCTIS) == ("position-bad-word", "old-0", "golem")


@pytest.mark.parametrize(
    ("position", "line", "word"),
    [
        ({"hand-1": "8 gloria", "hand-2": "3 gloria"}, "hand-2", "gloria"),
        ({"hand-1": "8 donarium", "built-2": "donarium, donarium, donarium"}, "built-2", "donarium"),
        ({"discards": "11 gloria"}, "discards", "gloria"),
        ({"unseen": "11 gloria"}, "unseen", "gloria"),
        ({"hand-1": "2 gloria", "unseen": "9 gloria"}, "unseen", "gloria"),
        (
            {"hand-1": "6 golem", "built-1": "domo golem, domo golem, domo golem, domo golem, domo golem"},
            "built-1",
            "golem",
        ),
        ({"hand-1": "3 infamia", "infamies-2": "2"}, "hand-1", "infamia"),
        ({"hand-1": "10 golem", "posts": "field-3"}, "hand-1", "golem"),
    ],
)
def test_more_cards_than_there_are(game, position, line, word):
    assert refusal(game, position, RACE) == ("position-too-many", line, word)


def test_more_goods_than_unseen_cards(game):
    position = {"built-1": "horten: herbs, labrium: gold", "unseen": "2 domo"}
    assert refusal(game, position) == ("position-too-few-unseen", "unseen", "3")


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ({"built-1": "horten: herbs/0", "old-0": "2 domo"}, "old-0"),
        ({"built-1": "horten: herbs/0, labrium: gold/0/1", "old-0": "2 domo", "old-1": "2 domo"}, "old-1"),
        ({"built-1": "horten", "old-3": "2 domo"}, "old-3"),
    ],
)
def test_an_earlier_generation_has_as_many_cards_as_goods(game, position, line):
    assert refusal(game, position) == ("position-bad-word", line, "2 domo")


def test_goods_of_a_generation_told_empty(game):
    position = {"built-1": "horten: herbs/0, metalle: ore/1", "old-0": "", "old-1": "domo"}
    assert refusal(game, position) == ("position-bad-word", "old-0", "")


def test_a_bank_has_five_places(game):
    assert refusal(game, {"bank": "6 domo"}, {}) == ("position-bad-word", "bank", "6 domo")


def test_a2_5_two_pawns_on_the_spirit_field(game):
    assert refusal(game, {"field-1": "2", "field-2": "2"}) == ("position-bad-word", "field-2", "2")


@pytest.mark.parametrize(
    "words",
    [
        "Sale",  # its fields are missing
        "Sale 1 one 0",
        "Build 1",
        "Build 99999999999999999999",
        "LayBank",  # not a seat's step
        "RevealGood 0",
        "SetUp",
        "FirstBuildings",  # lays cards that were never in the pile
        "Pay 3 -1 0 0",  # nothing to pay with
        "Theft 1",  # nothing to steal
        "DiscardPlayed 9 1",  # not in the hand
        "TakeFromBank",  # nothing to take
    ],
)
def test_a_step_that_cannot_be_taken_here(game, words):
    key, line, _ = refusal(game, {"next": words})
    assert (key, line) == ("position-bad-word", "next")


def test_a_refused_set_up_is_refused_first(game):
    with pytest.raises(Refusal, match="setup-seats"):
        game.compose(Setup(7), {})


def test_a_position_leaves_a_question_or_the_end(game):
    assert questions(game.compose(Setup(2, PLAIN), {"next": "Build"}))
    assert game.compose(Setup(2, PLAIN), {"next": "NextTurn", "turn": "2", "last-round": "yes"}).over
