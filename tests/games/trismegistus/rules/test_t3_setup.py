"""T3 Set-up: options, what is laid out, the secret choices, the first game."""

from itertools import pairwise

import pytest

from emerald.games.trismegistus.pieces import NOTHING
from emerald.games.trismegistus.rules.laying import RollDice
from emerald.games.trismegistus.view import UNSEEN
from emerald.kernel.agenda import fate_asked, questions
from emerald.kernel.conformance.states import all_steps
from emerald.kernel.game import Setup

FIRST_GAME = {"setup": "introductory"}


def faults(game, seats, **options):
    return [f"{fault.rule} {fault.key}" for fault in game.check(Setup(seats, options))]


def drawn(t, source):
    """What fate has said for a source, in order."""
    return [outcome for name, outcome in t.drawn if name == source]


def take_laboratories(t):
    while t.asked()[1] == "TakeLaboratory":
        t.do(t.may()[0])
    return t


def keep_first(t, seat):
    """Keep the first card of each pair."""
    while t.asked()[1] == "KeepCard" and any(asked == seat for asked, _ in questions(t.state)):
        t.do(t.may(seat)[0], seat=seat)
    return t


def choose_all(t):
    take_laboratories(t)
    for seat in range(len(t.state.seats)):
        keep_first(t, seat)
    return t


# -- options ------------------------------------------------------------------------------------------------


def test_t3_1_one_to_four_play(game):
    assert [faults(game, seats) for seats in range(6)] == [["T3.1 setup-seats"], [], [], [], [], ["T3.1 setup-seats"]]


def test_t3_1_what_is_unknown_is_said(game):
    assert faults(game, 2, moon="full") == [" setup-unknown-option"]
    assert faults(game, 2, setup="half", essences="new") == ["T3.14 setup-unknown-word", "T2.6 setup-unknown-word"]


def test_t3_1_alone_it_is_the_full_setup_without_achievements(game):
    assert faults(game, 1, setup="introductory") == ["T3.1 setup-not-solo"]
    assert faults(game, 1, achievements="yes") == ["T3.1 setup-not-solo"]
    assert faults(game, 1, first="1") == ["T13.1 setup-not-solo"]
    assert faults(game, 1, achievements="no", setup="full", first="random") == []


def test_t3_1_the_switches_of_the_bot_are_for_one_player(game):
    assert faults(game, 2, **{"bot-gold": "3"}) == ["T13.15 setup-solo-only"]
    assert faults(game, 1, **{"bot-gold": "3"}) == []


def test_t3_1_who_begins_must_sit_there(game):
    assert faults(game, 2, first="3") == ["T3.8 setup-first-seat"]
    assert faults(game, 3, first="3") == []


def test_t3_1_the_law_says_what_the_options_say(game):
    options = {**FIRST_GAME, "essences": "shuffled", "achievements": "no", "reactions": "at-once", "first": "2"}
    law = game.begin(Setup(3, options)).law
    assert (law.introductory, law.shuffled_essences, law.achievements, law.at_once, law.first) == (
        *(True, True, False, True, 1),
    )
    law = game.begin(Setup(2)).law
    assert (law.introductory, law.shuffled_essences, law.achievements, law.at_once, law.first) == (
        *(False, False, True, False, -1),
    )
    law = game.begin(Setup(1, {"bot-gold": "3"})).law
    assert (law.solo, law.achievements, law.first, law.difficulty.gold) == (True, False, 0, 3)


def test_t3_1_a_faulty_setup_is_refused(game):
    with pytest.raises(ValueError, match="setup-unknown-word"):
        game.begin(Setup(2, {"setup": "half"}))


# -- the main board -----------------------------------------------------------------------------------------


def test_t3_2_the_decks_hold_everything_unseen(game):
    s = game.begin(Setup(4))
    assert [int(deck).bit_count() for deck in s.experiments] == [8, 16, 16, 16, 8]
    assert [int(stack).bit_count() for stack in s.artifacts] == [8, 14, 14, 12]
    assert int(s.deck).bit_count() == 24


def test_t3_2_equal_fate_deals_alike_whatever_was_chosen(lay):
    t, other = lay(3, seed=5), lay(3, seed=5)
    assert (t.pages, t.market, t.bonus, t.bowls) == (other.pages, other.market, other.bonus, other.bowls)


def test_t3_3_one_experiment_of_level_1_on_each_book(lay):
    t = lay(4)
    laid = [i for i, card in enumerate(t.state.pages) if card != NOTHING]
    assert laid == [0, 2, 4, 6, 8]
    assert all(words.split(": ")[1].startswith("low-") for words in t.pages.split(", "))
    assert int(t.state.experiments[1]).bit_count() == 11


def test_t3_4_six_artifacts_of_level_1_in_the_market(lay):
    t = lay(2)
    levels = t.game.catalogue.components.artifact_level
    assert [int(levels[card]) for card in t.state.market] == [1] * 6
    assert int(t.state.artifacts[1]).bit_count() == 8


def test_t3_5_a_random_token_on_each_bonus_space(lay):
    t = lay(2)
    assert drawn(t, "bonus-tokens") == [words.split(": ")[1] for words in t.bonus.split(", ")]
    counts = {kind: drawn(t, "bonus-tokens").count(kind) for kind in ("advance", "chameleon", "ethereal-die")}
    assert sum(counts.values()) == 8
    assert counts["advance"] <= 4
    assert max(counts["chameleon"], counts["ethereal-die"]) <= 3
    assert len({lay(2, seed=seed).bonus for seed in range(6)}) > 4


def test_t12_1_four_of_the_achievements_lie_open(lay):
    t = lay(3)
    laid = [int(word.removeprefix("achievement-")) - 1 for word in drawn(t, "achievements")]
    assert len(set(laid)) == 4
    assert int(t.state.open_achievements) == sum(1 << achievement for achievement in laid)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"achievements": "no"})])
def test_t12_1_they_are_an_option_and_never_for_one(lay, seats, options):
    assert int(lay(seats, options).state.open_achievements) == 0


@pytest.mark.parametrize(("seats", "dice"), [(1, [5, 5, 4]), (2, [5, 5, 4]), (3, [5, 5, 5]), (4, [6, 5, 5])])
def test_t3_6_dice_in_play(lay, seats, dice):
    bowls = [int(count) for count in lay(seats).state.bowls]
    assert [sum(bowls[colour::3]) for colour in range(3)] == dice


# -- rolling ------------------------------------------------------------------------------------------------


def rolling(lay, bowls, *faces):
    """Let one black die be rolled, and others again, as dictated."""
    return lay(4, {}, {"bowls": bowls, "next": "RollDice 1 1 0 0"}).fate(*faces).advance()


def test_t3_7_a_die_goes_into_the_bowl_of_its_face(lay):
    t = lay(2, {}, {"next": "RollDice 1 1 2 1"}).fate("tin", "lead", "lead", "infinity").advance()
    assert t.bowls == "2 lead/white, tin/black, infinity/red"


def test_t3_7_five_dice_may_lie_in_a_bowl(lay):
    t = rolling(lay, "4 lead/red", "lead")
    assert t.bowls == "lead/black, 4 lead/red"


def test_t3_7_a_bowl_of_six_is_rolled_again_as_a_whole(lay):
    t = rolling(lay, "3 lead/red, 2 lead/white", "lead", "tin", "tin", "tin", "iron", "iron", "copper")
    assert t.bowls == "copper/red, tin/black, 2 tin/white, 2 iron/red"


def test_t3_7_the_first_such_bowl_comes_first_and_then_again_from_the_start(lay):
    t = lay(4, {}, {"bowls": "6 copper/red, 6 iron/black", "next": "LookAtBowls 1"})
    t.fate("lead", "lead", "lead", "tin", "tin", "tin")  # the copper
    t.fate("lead", "lead", "mercury", "mercury", "mercury", "copper").advance()  # then the iron
    assert t.bowls == "2 lead/black, 3 lead/red, copper/black, 3 tin/red, 3 mercury/black"


def test_t3_7_dice_are_rolled_again_in_their_colours(game, lay):
    t = lay(4, {}, {"bowls": "2 tin/black, 3 tin/white, tin/red", "next": "LookAtBowls 1"})
    (step,) = [step for step in all_steps(t.state.agenda) if isinstance(step, RollDice)]
    assert (step.black, step.white, step.red) == (2, 3, 1)
    assert [int(weight) for weight in fate_asked(t.state).weights(t.state)] == [1] * 6


# -- seats --------------------------------------------------------------------------------------------------


def test_t3_8_the_first_player_is_random(lay):
    firsts = {lay(3, seed=seed).order for seed in range(12)}
    assert firsts == {"1 2 3", "2 3 1", "3 1 2"}


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_t3_8_or_chosen_and_the_others_follow_clockwise(lay, seat):
    t = lay(4, {"first": str(seat)})
    assert t.order == " ".join(str((seat - 1 + i) % 4 + 1) for i in range(4))
    assert drawn(t, "first-seat") == []


def test_t13_1_alone_you_are_the_first_player(lay):
    assert lay(1).order == "1 2"


def test_t13_15_or_else_the_bot_is(lay):
    t = take_laboratories(lay(1, {"bot-begins": "yes"}))
    assert t.order == "2 1"
    assert "ethereal-die" not in t.things()


def test_t13_15_a_white_die_less(lay):
    bowls = [int(count) for count in lay(1, {"white-die-less": "yes"}).state.bowls]
    assert [sum(bowls[colour::3]) for colour in range(3)] == [5, 4, 4]


@pytest.mark.parametrize(("option", "place"), [("own-masterpieces", 3), ("own-publications", 5)])
def test_t13_15_one_publication_or_masterpiece_less_is_dealt(lay, option, place):
    t = take_laboratories(lay(1, {option: "1"}))
    dealt = [int(card) for card in t.state.seats[0].dealt]
    assert [i for i, card in enumerate(dealt) if card == NOTHING] == [place]
    keep_first(t, 0)
    assert (t.asked()[1], int(t.state.seats[0].chosen)) == ("PlaceArtifact", 3)
    assert int(t.state.block).bit_count() == (0 if place == 5 else 1)


def test_t3_9_from_the_last_player_to_the_first_each_takes_a_laboratory(lay):
    t = lay(3, {"first": "2"})
    asked = []
    while t.asked()[1] == "TakeLaboratory":
        asked.append((t.asked()[0] + 1, len(t.may())))
        t.do(t.may()[-1])
    assert asked == [(1, 5), (3, 4), (2, 3)]
    assert [int(seat.laboratory) for seat in t.state.seats] == [4, 2, 3]


def test_t3_10_everyone_starts_with_the_same(lay):
    t = take_laboratories(lay(4, {"first": "1"}))
    assert t.things(1) == "raw-lead, raw-copper, raw-tin, raw-mercury, salt, sulfur, aether, 2 charged-reaction"
    assert (t.tracks(1), t.tracks(4)) == ("", "")


def test_t3_11_who_plays_later_gets_more(lay):
    t = take_laboratories(lay(4, {"first": "3"}))
    start = "raw-lead, raw-copper, raw-tin, {}raw-mercury, salt, sulfur, aether, {}2 charged-reaction"
    assert t.things(3) == start.format("", "")
    assert t.things(4) == start.format("", "ethereal-die, ")
    assert t.things(1) == start.format("", "2 ethereal-die, ")
    assert t.things(2) == start.format("2 ", "2 ethereal-die, ")


def test_t3_12_eight_formulas_shuffled_onto_the_eight_spaces(lay):
    t = take_laboratories(lay(2))
    for seat in t.state.seats:
        assert sorted(int(formula) for formula in seat.formulas) == list(range(8))
    assert [f"formula-{int(f) + 1}" for f in t.state.seats[1].formulas] == drawn(t, "formulas-2")
    assert list(t.state.seats[0].formulas) != list(t.state.seats[1].formulas)


# -- the choices --------------------------------------------------------------------------------------------


def test_t3_13_two_of_each_kind_are_dealt(lay):
    t = take_laboratories(lay(3))
    dealt = [[int(card) for card in seat.dealt] for seat in t.state.seats]
    for place, low, high in ((0, 0, 8), (2, 56, 64), (4, 0, 20), (6, 0, 8)):
        cards = [hand[place + i] for hand in dealt for i in range(2)]
        assert len(set(cards)) == 6
        assert all(low <= card < high for card in cards)
    assert [int(t.state.experiments[level]).bit_count() for level in (0, 4)] == [2, 2]
    assert (int(t.state.deck).bit_count(), int(t.state.artifacts[0]).bit_count()) == (14, 2)


def test_t3_13_all_choose_at_once_one_of_each_pair(lay):
    t = take_laboratories(lay(3))
    assert [(seat, type(question).__name__) for seat, question in questions(t.state)] == [
        (0, "KeepCard"),
        (1, "KeepCard"),
        (2, "KeepCard"),
    ]
    hand = [int(card) for card in t.state.seats[2].dealt]
    answers = []
    for _ in range(4):
        answers.append(t.may(2))
        t.do(t.may(2)[1], seat=2)
    for pair, (kind, shift, place) in zip(
        answers, (("experiment", 0, 0), ("masterpiece", 0, 2), ("publication", 0, 4), ("artifact", 0, 6)), strict=True
    ):
        word = "experiment" if kind == "masterpiece" else kind
        assert pair == [f"keep-{kind} {word}-{card + 1 + shift}" for card in sorted(hand[place : place + 2])]
    assert [seat for seat, _ in questions(t.state)] == [0, 1]
    assert list(t.state.seats[2].beside) == []  # nothing is shown before all have chosen


def test_t3_13_then_the_choices_are_shown_and_the_artifacts_placed_in_turn_order(lay):
    t = choose_all(lay(3, {"first": "2"}))
    assert t.asked() == (1, "PlaceArtifact")
    for seat in t.state.seats:
        assert list(seat.beside) == [seat.dealt[0]]
        assert (seat.masterpiece, int(seat.publications)) == (seat.dealt[2], 1 << int(seat.dealt[4]))
    t.do("place slot-3")
    assert t.asked() == (2, "PlaceArtifact")
    t.do("place slot-6")
    assert t.asked() == (0, "PlaceArtifact")
    t.do("place slot-1")
    first = t.artifact(t.state.seats[1].dealt[6])
    assert t.artifacts(2) == f"slot-3: {first}"
    assert t.things(2).count("raw-") == 4  # its ability is not used
    assert t.asked() == (1, "DraftDie")


def test_t3_13_publications_nobody_chose_go_under_the_deck(lay):
    t = choose_all(lay(2))
    refused = [int(seat.dealt[5]) for seat in t.state.seats]
    assert int(t.state.block) == sum(1 << card for card in refused)
    assert not int(t.state.deck) & int(t.state.block)
    assert t.state.publications_to_come() == 14


def test_t3_13_a_seat_keeps_seeing_what_it_refused_and_others_never_do(lay):
    t = choose_all(lay(2))
    dealt = [int(card) for card in t.state.seats[0].dealt]
    assert [int(card) for card in t.game.view(t.state, 0).dealt] == dealt
    seen = [int(card) for card in t.game.view(t.state, 1).seats[0].dealt]
    assert [place for place, card in enumerate(seen) if card == UNSEEN] == [1, 2, 3, 4, 5, 7]
    assert (seen[0], seen[6]) == (dealt[0], dealt[6])


def test_t3_13_what_is_dealt_and_chosen_is_told_to_its_seat_only(lay):
    t = choose_all(lay(2))
    secret = [event for event in t.events if event.kind in ("deal", "choose")]
    assert len(secret) == 2 * (8 + 4)
    assert {int(event.audience) for event in secret if event.seat == 0} == {1}
    assert {int(event.audience) for event in secret if event.seat == 1} == {2}


def test_t3_13_alone_the_person_chooses_too(lay):
    t = choose_all(lay(1))
    assert t.asked() == (0, "PlaceArtifact")


# -- the introductory set-up --------------------------------------------------------------------------------


def test_t3_14_everything_is_given_and_the_artifact_lies_beside_copper_to_tin(lay):
    t = lay(4, {**FIRST_GAME, "first": "1"})
    elements = "earth fire water air".split()
    for seat, element in enumerate(elements, start=1):
        mine = t.state.seats[seat - 1]
        assert int(mine.laboratory) == seat - 1
        assert t.beside(seat) == f"begin-{element}-1"
        assert t.experiments([mine.masterpiece]) == f"master-{element}-1"
        assert t.publications(seat) == f"book-{seat}"
        assert t.artifacts(seat) == f"slot-2: first-{element}-1"
    assert t.asked() == (0, "DraftDie")


def test_t3_14_later_players_get_more_here_too(lay):
    t = lay(2, {**FIRST_GAME, "first": "2"})
    assert "ethereal-die" in t.things(1)
    assert "ethereal-die" not in t.things(2)


def test_t3_14_the_publications_of_empty_seats_stay_in_the_deck(lay):
    t = lay(2, FIRST_GAME)
    assert [int(t.state.deck) >> book & 1 for book in range(4)] == [0, 0, 1, 1]
    assert int(t.state.deck).bit_count() == 14


def test_t3_14_all_know_what_the_book_gives(lay):
    t = lay(3, FIRST_GAME)
    known = [list(t.game.view(t.state, seat).lore) for seat in range(3)]
    assert all(before == after for before, after in pairwise(known))
