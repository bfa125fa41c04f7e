"""Words to trees and back."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emerald.kernel.effects.grammar import (
    MOST_PARTS,
    in_any_order,
    parse_cost,
    parse_effect,
    parse_requirement,
    read_effect,
)
from emerald.kernel.effects.lexicon import NUMBER, Lexicon
from emerald.kernel.effects.printing import say, say_portions
from emerald.kernel.effects.tree import (
    ALL,
    CHOOSE,
    CONDITION,
    COUNTED,
    EACH,
    GAIN,
    IF,
    MAY,
    OPPONENTS,
    PAY,
    PRIMITIVE,
    REPEAT,
    SEQUENCE,
    THING,
    Effect,
    Portion,
)
from emerald.kernel.effects.wording import LARGEST, WordError


def lexicon() -> Lexicon:
    """All that T15 of Trismegistus needs, in small."""
    words = Lexicon()
    for name in ("raw lead", "raw copper", "refined silver", "any raw", "any essence", "salt", "gold"):
        words.thing(name)
    words.thing("chameleon", "chameleons")
    words.thing("point", "points")
    words.count("fire and air symbol", "fire and air symbols")
    words.count("fire experiment", "fire experiments")
    words.count("artifact", "artifacts")
    words.scale("fire")
    words.scale("lowest track")
    words.condition("final round")
    words.kind("track", ["earth", "fire", "any", "lowest"])
    words.kind("arrow", ["black", "white", "red", "any"])
    words.kind("form", ["raw", "refined", "different raw", "gold"])
    words.kind("deck", ["publications", "random artifact"])
    words.primitive("advance", "<number> <track>")
    words.primitive("transmute", "<arrow>")
    words.primitive("exchange", "<number> <form> for <form>")
    words.primitive("draw", "<deck>")
    words.primitive("recharge")
    return words


T15 = [
    "gain 1 raw copper",
    "gain 2 chameleons",
    "gain 2 refined silver",
    "gain 1 salt; advance 1 any",
    "all of (gain 1 salt; advance 1 any; gain 1 chameleon)",
    "advance 3 fire",
    "twice exchange 1 raw for refined",
    "exchange 1 raw for different raw",
    "three times exchange 1 refined for gold",
    "pay 1 gold: gain 5 any raw",
    "transmute black; transmute any",
    "draw publications; draw random artifact",
    "recharge",
    "gain 2 points per fire experiment",
    "gain 1 point per fire and air symbol",
    "gain 1 point per lowest track",
    "may pay 1 gold, 2 salt: (gain 1 chameleon; advance 1 lowest)",
    "choose gain 1 salt | (gain 1 gold; recharge) | may transmute red",
    "choose (choose gain 1 gold | recharge) | recharge",
    "choose gain 1 salt | gain 1 gold; recharge",
    "opponents may pay 1 salt: gain 1 gold",
    "each player gain 1 salt",
    "if fire 5, 3 artifacts, final round, 2 raw copper: gain 1 gold",
]


@pytest.mark.parametrize("text", T15)
def test_the_grammar_says_every_sort_of_effect_and_prints_it_as_written(text: str) -> None:
    words = lexicon()
    effect = parse_effect(words, text)
    assert effect.text == text
    assert say(words, effect) == text


def test_layout_brackets_and_plurals_do_not_matter() -> None:
    words = lexicon()
    loose = parse_effect(words, " ( gain 1 chameleons;(recharge) ) ")
    assert loose.shape() == parse_effect(words, "gain 1 chameleon; recharge").shape()


@pytest.mark.parametrize(
    ("text", "word", "expected", "meant"),
    [
        ("", "", "an effect", ""),
        ("gain 1 goald", "goald", "a thing", "gold"),
        ("gain 1 raw coper", "raw", "a thing", "raw copper"),
        ("gain gold", "gold", "a number from 1 to 99", ""),
        ("gain 0 gold", "0", "a number from 1 to 99", ""),
        ("gain 100 gold", "100", "a number from 1 to 99", ""),
        ("gain ² gold", "²", "a number from 1 to 99", ""),
        ("gian 1 gold", "gian", "an effect", "gain"),
        ("advanse 1 fire", "advanse", "an effect", "advance"),
        ("advance 1 fyre", "fyre", "a track", "fire"),
        ("transmute blak", "blak", "an arrow", "black"),
        ("exchange 1 raw into refined", "into", "'for'", ""),
        ("exchange 1 raw fro refined", "fro", "'for'", "for"),
        ("gain 1 gold gain 1 salt", "gain", "';' or the end", ""),
        ("gain 1 gold;", "", "an effect", ""),
        ("(gain 1 gold", "", "')'", ""),
        ("gain 1 gold)", ")", "';' or the end", ""),
        ("pay 1 gold gain 1 salt", "gain", "':'", ""),
        ("pay 1 gold, 2 gold: recharge", "gold", "a thing not named before", ""),
        ("choose gain 1 gold", "", "'|'", ""),
        ("choose gain 1 gold; recharge", ";", "'|'", ""),
        ("all of gain 1 gold; recharge", "gain", "'('", ""),
        ("all of (gain 1 gold)", ")", "';'", ""),
        ("each gain 1 gold", "gain", "'player'", ""),
        ("three gain 1 gold", "gain", "'times'", ""),
        ("gain 1 point per artefact", "artefact", "something counted", "artifact"),
        ("if 3 artefacts: recharge", "artefacts", "a thing or something counted", "artifacts"),
        ("if fire: recharge", ":", "a number from 1 to 99", ""),
        ("if final rund: recharge", "final", "a number, a scale or a condition", "final round"),
        ("if 5 fire: recharge", "fire", "a thing or something counted", ""),
    ],
)
def test_an_error_names_the_text_the_word_and_what_was_expected(
    text: str, word: str, expected: str, meant: str
) -> None:
    with pytest.raises(WordError) as caught:
        parse_effect(lexicon(), text)
    error = caught.value
    assert (error.text, error.word) == (text, word)
    assert error.expected.removesuffix(", but the text ends") == expected
    if meant:
        assert error.meant == meant
    assert repr(text) in str(error)


def test_an_error_reads_as_a_sentence() -> None:
    with pytest.raises(
        WordError, match=r"^in 'gain 1 goald': expected a thing, found 'goald' \(word 3\); did you mean"
    ):
        parse_effect(lexicon(), "gain 1 goald")


def test_a_choice_has_no_more_parts_than_a_mask_holds() -> None:
    with pytest.raises(WordError, match="at most 30 parts"):
        parse_effect(lexicon(), "choose " + " | ".join(["recharge"] * (MOST_PARTS + 1)))


def test_costs_and_requirements_are_lists() -> None:
    words = lexicon()
    cost = parse_cost(words, "2 raw copper, 1 raw lead")
    assert [(p.kind, p.amount, p.word) for p in cost] == [(THING, 2, 1), (THING, 1, 0)]
    needs = parse_requirement(words, "fire 5, 2 fire experiments, 1 gold, final round")
    assert [p.kind for p in needs] == [COUNTED, COUNTED, THING, CONDITION]
    assert say_portions(words, needs) == "fire 5, 2 fire experiments, 1 gold, final round"
    with pytest.raises(WordError, match="expected ',' or the end, found 'salt'"):
        parse_cost(words, "1 gold salt")
    with pytest.raises(WordError, match="but the text ends"):
        parse_requirement(words, "fire 5,")


@pytest.mark.parametrize(
    "declare",
    [
        lambda words: words.thing("gold"),
        lambda words: words.thing("gold;salt"),
        lambda words: words.thing("gold per salt"),
        lambda words: words.thing("7 gold"),
        lambda words: words.thing(" gold"),
        lambda words: words.thing("artifact"),
        lambda words: words.count("gold"),
        lambda words: words.scale("final round"),
        lambda words: words.condition("fire"),
        lambda words: words.kind("track", []),
        lambda words: words.primitive("gain"),
        lambda words: words.primitive("draw"),
        lambda words: words.primitive("draw two"),
        lambda words: words.primitive("move", "<place>"),
    ],
)
def test_a_lexicon_refuses_words_that_could_be_misread(declare: Callable[[Lexicon], Any]) -> None:
    with pytest.raises(ValueError, match=r"cannot|called|already|declared"):
        declare(lexicon())


def test_any_order_turns_a_sequence_only() -> None:
    words = lexicon()
    assert read_effect(words, "recharge; gain 1 gold", any_order=True).text == "all of (recharge; gain 1 gold)"
    assert in_any_order(words, parse_effect(words, "recharge")).text == "recharge"


def test_a_book_numbers_a_whole_before_its_parts_and_gives_answers_a_place() -> None:
    words = lexicon()
    first = read_effect(words, "gain 1 gold; choose recharge | gain 1 salt", owner="still")
    second = read_effect(words, "all of (recharge; gain 1 gold)", owner="oven")
    assert [effect.text for effect in words.book.effects[:3]] == [first.text, "gain 1 gold", first.parts[1].text]
    assert [effect.id for effect in words.book.effects] == list(range(len(words.book.effects)))
    assert [words.book.effects[number].option for number in words.book.options] == [0, 1, 2, 3]
    assert [part.option for part in second.parts] == [2, 3]
    assert (first.option, second.owner) == (-1, "oven")
    assert words.book.option_names() == ["still.1", "still.2", "oven.1", "oven.2"]


def test_components_may_have_fixed_places_for_their_answers() -> None:
    words = lexicon()
    effect = read_effect(words, "choose recharge | gain 1 salt", owner="still", first=4, room=3)
    assert [part.option for part in effect.parts] == [4, 5]
    assert words.book.options[:4] == [-1] * 4
    with pytest.raises(WordError, match="at most 3 alternatives, found 4"):
        read_effect(words, "choose recharge | (choose recharge | recharge)", owner="oven", first=8, room=3)
    with pytest.raises(ValueError, match="'oven' and 'still' both want option 5"):
        read_effect(words, "choose recharge | recharge", owner="oven", first=5, room=3)


WORDS = lexicon()
AMOUNTS = st.integers(1, LARGEST)


def index(count: int) -> st.SearchStrategy[int]:
    return st.integers(0, count - 1)


COSTS = st.lists(
    st.builds(Portion, st.just(THING), AMOUNTS, index(len(WORDS.things))),
    min_size=1,
    max_size=3,
    unique_by=lambda portion: portion.word,
)
DEMANDS = st.lists(
    st.builds(Portion, st.just(THING), AMOUNTS, index(len(WORDS.things)))
    | st.builds(Portion, st.just(COUNTED), AMOUNTS, index(len(WORDS.counted)))
    | st.builds(Portion, st.just(CONDITION), st.just(0), index(len(WORDS.conditions))),
    min_size=1,
    max_size=3,
)


def primitive(number: int) -> st.SearchStrategy[Effect]:
    slots: list[st.SearchStrategy[int]] = []
    for slot in WORDS.primitives[number].pattern:
        if slot == NUMBER:
            slots.append(AMOUNTS)
        elif slot in WORDS.kinds:
            slots.append(index(len(WORDS.kinds[slot])))
    return st.tuples(*slots).map(lambda operands: Effect(PRIMITIVE, thing=number, operands=operands))


LEAVES = st.one_of(
    st.builds(Effect, st.just(GAIN), AMOUNTS, index(len(WORDS.things)), st.integers(-1, len(WORDS.counted) - 1)),
    *[primitive(number) for number in range(len(WORDS.primitives))],
)


def grown(parts: st.SearchStrategy[Effect]) -> st.SearchStrategy[Effect]:
    one = st.tuples(parts)
    several = st.lists(parts, min_size=2, max_size=4).map(tuple)
    return st.one_of(
        st.builds(lambda op, inner: Effect(op, parts=inner), st.sampled_from([SEQUENCE, ALL, CHOOSE]), several),
        st.builds(lambda op, inner: Effect(op, parts=inner), st.sampled_from([MAY, OPPONENTS, EACH]), one),
        st.builds(lambda n, inner: Effect(REPEAT, n, parts=inner), st.integers(2, 5), one),
        st.builds(lambda cost, inner: Effect(PAY, portions=tuple(cost), parts=inner), COSTS, one),
        st.builds(lambda needs, inner: Effect(IF, portions=tuple(needs), parts=inner), DEMANDS, one),
    )


@given(st.recursive(LEAVES, grown, max_leaves=12))
def test_reading_what_was_printed_gives_the_same_shape(effect: Effect) -> None:
    again = parse_effect(WORDS, say(WORDS, effect))
    assert again.shape() == effect.shape()
    assert again.text == say(WORDS, effect)


@given(DEMANDS)
def test_reading_a_printed_requirement_gives_the_same_list(needs: list[Portion]) -> None:
    again = parse_requirement(WORDS, say_portions(WORDS, tuple(needs)))
    assert [portion.shape() for portion in again] == [portion.shape() for portion in needs]


@given(st.lists(st.sampled_from("gain pay 1 2 gold salt choose | ; : ( ) , may all of if fire per recharge".split())))
def test_no_heap_of_words_breaks_the_parser(heap: list[str]) -> None:
    text = " ".join(heap)
    try:
        effect = parse_effect(WORDS, text)
    except WordError:
        return  # any other error would fail the test
    assert parse_effect(WORDS, effect.text).shape() == effect.shape()


# -- what a game adds to its words, and takes away -----------------------------------------


def test_a_thing_is_read_by_its_other_names_and_said_by_its_own() -> None:
    words = lexicon()
    words.things.also(words.things.find("salt"), "sal", "kitchen salt")
    effect = parse_effect(words, "gain 2 kitchen salt; gain 1 sal")
    assert [part.thing for part in effect.parts] == [words.things.find("salt")] * 2
    assert say(words, effect) == "gain 2 salt; gain 1 salt"
    with pytest.raises(ValueError, match="two words of one kind"):
        words.things.also(words.things.find("salt"), "gold")
    with pytest.raises(ValueError, match="cannot be a thing"):
        words.things.also(words.things.find("salt"), "salt;")


def test_a_number_may_be_left_without_a_word() -> None:
    words = Lexicon()
    numbers = [words.thing("salt"), words.things.leave_out(), words.thing("gold")]
    assert numbers == [0, 1, 2]
    assert words.things.find("") == -1
    assert parse_effect(words, "gain 1 gold").thing == 2


@pytest.mark.parametrize("text", ["may gain 1 salt", "gain 1 salt; may gain 1 gold", "twice (may gain 1 gold)"])
def test_a_word_of_the_grammar_can_be_taken_away(text: str) -> None:
    words = lexicon()
    words.without("may")
    with pytest.raises(WordError, match="expected an effect, found 'may'"):
        parse_effect(words, text)
    assert parse_effect(lexicon(), text)
