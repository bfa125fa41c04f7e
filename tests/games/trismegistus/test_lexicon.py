"""T15 The words of the cards: what can be said, and what cannot."""

import pytest

from emerald.games.trismegistus.lexicon import (
    ANY_ESSENCE_THING,
    ANY_RAW,
    ANY_REFINED,
    COUNTS,
    ESSENCES_HELD,
    MATERIALS_HELD,
    PAIRS,
    STEP_BACK,
    SYMBOLS_OF,
    THINGS,
    condition_of,
    cost_of,
    effect_of,
    new_lexicon,
    reward_of,
)
from emerald.games.trismegistus.pieces import DISCHARGED, ELEMENT_NAMES, HOLDING_NAMES, HOLDINGS
from emerald.kernel.effects.grammar import parse_effect
from emerald.kernel.effects.printing import say, say_portions
from emerald.kernel.effects.tree import ALL
from emerald.kernel.effects.wording import Reader, WordError

TRACKS = [*ELEMENT_NAMES, "any track", "lowest track", "three tracks"]
T15_1 = [
    *[f"gain 1 raw {metal}" for metal in ("lead", "copper", "tin", "mercury", "iron")],
    *[f"gain 1 refined {metal}" for metal in ("copper", "tin", "mercury", "iron")],
    *[f"gain 2 {thing}" for thing in ("silver", "gold", "any raw", "any refined", "salt", "sulfur", "aether")],
    *["gain 1 any essence", "gain 1 reaction token", "gain 1 ethereal die", "gain 3 ethereal dice"],
    *["gain 1 chameleon", "gain 2 chameleons", "gain 1 point", "gain 5 points"],
]
T15_2 = [*[f"advance 1 on {track}" for track in TRACKS], "advance 2 on any track", "advance 3 on any track"]
T15_3 = [
    *["twice exchange raw for refined", "exchange raw for other raw"],
    *["three times exchange refined for gold", "exchange gold for five raw"],
]
T15_4 = [
    *["transmute black", "transmute white", "transmute red", "transmute wild"],
    *["transmute wild; transmute wild", "twice transmute red"],
]
T15_5 = ["draw publications", "draw artifact"]
T15_6 = ["recharge reaction token", "pay 1 reaction token: gain 3 any raw", "pay 1 step: gain 1 gold"]
T15_7 = [
    *[f"gain 1 point per {element} experiment" for element in ELEMENT_NAMES],
    *[f"gain 1 point per {element} artifact" for element in ELEMENT_NAMES],
    *[f"gain 1 point per {ELEMENT_NAMES[one]} and {ELEMENT_NAMES[other]} symbol" for one, other in PAIRS],
    *[f"gain 1 point per {element}" for element in ELEMENT_NAMES],
    *[f"gain 2 points per {counted}" for counted in ("experiment", "artifact", "formula", "lowest track")],
    "gain 1 any raw per artifact",
]


@pytest.mark.parametrize("text", T15_1 + T15_2 + T15_3 + T15_4 + T15_5 + T15_6 + T15_7)
def test_t15_every_sign_is_a_word_and_is_said_as_it_is_read(text: str) -> None:
    lexicon = new_lexicon()
    effect = effect_of(lexicon, text, "here")
    assert say(lexicon, effect) == text
    assert parse_effect(lexicon, effect.text).shape() == effect.shape()


REFUSED = [
    ("may gain 1 salt", "may"),
    ("choose gain 1 salt | gain 1 gold", "choose"),
    ("opponents gain 1 salt", "opponents"),
    ("each player gain 1 salt", "each"),
    ("if fire 5: gain 1 gold", "if"),
    ("all of (gain 1 salt; gain 1 gold)", "all"),
    ("gain 1 salt; gain 1 step", "gain"),
    ("gain 1 raw silver", "raw"),
    ("gain 1 refined lead", "refined"),
    ("gain 1 discharged reaction token", "discharged"),
    ("pay 1 salt: gain 1 gold", "pay"),
    ("pay 2 steps: gain 1 gold", "pay"),
    ("advance 2 on fire", "advance"),
    ("advance 2 on three tracks", "advance"),
    ("advance 2 on lowest track", "advance"),
    ("advance 4 on any track", "advance"),
    ("twice gain 1 salt", "twice"),
    ("three times (transmute red; transmute black)", "three"),
    ("gain 1 point per material", "gain"),
    ("gain 1 point per essence", "gain"),
    ("gain 1 point per level-2 experiment", "gain"),
    ("gain 1 point per any track", "gain"),
    ("transmute green", "green"),
]


@pytest.mark.parametrize(("text", "word"), REFUSED)
def test_t15_nothing_else_is_said(text: str, word: str) -> None:
    with pytest.raises(WordError) as error:
        effect_of(new_lexicon(), text, "here")
    assert error.value.word == word
    assert Reader(text).words[error.value.place - 1] == word


def test_t15_things_are_numbered_as_they_are_held() -> None:
    lexicon = new_lexicon()
    assert len(lexicon.things) == THINGS
    assert len(lexicon.counted) == COUNTS
    for number, name in enumerate(HOLDING_NAMES):
        words = "reaction token" if name == "charged-reaction" else name.replace("-", " ").removesuffix("s")
        assert lexicon.things.find(words) == (number if number != DISCHARGED else -1)
    assert [lexicon.things.find(word) for word in ("any raw", "any refined", "any essence", "step")] == [
        *(ANY_RAW, ANY_REFINED, ANY_ESSENCE_THING, STEP_BACK)
    ]
    assert ANY_RAW == HOLDINGS


def test_t1_6_mercury_essence_is_raw_mercury() -> None:
    assert say(new_lexicon(), effect_of(new_lexicon(), "gain 2 mercury essence", "here")) == "gain 2 raw mercury"


def test_t15_7_a_pair_of_symbols_has_no_order() -> None:
    lexicon = new_lexicon()
    one = effect_of(lexicon, "gain 1 point per fire and air symbol", "here")
    other = effect_of(lexicon, "gain 1 point per air and fire symbol", "here")
    assert one.shape() == other.shape()
    assert one.per == SYMBOLS_OF + PAIRS.index((1, 3))


def test_t10_5_only_the_parts_of_a_reward_are_options_with_fixed_places() -> None:
    lexicon = new_lexicon()
    text = "gain 1 salt; pay 1 step: (gain 1 gold; transmute wild); draw publications"
    assert effect_of(lexicon, text, "artifact-1").option_count() == 0
    assert lexicon.book.options == []
    reward = reward_of(lexicon, text, "experiment-3", 8, 4)
    assert reward.op == ALL
    assert [part.option for part in reward.parts] == [8, 9, 10]
    with pytest.raises(WordError, match="at most 2 alternatives"):
        reward_of(lexicon, text, "experiment-4", 12, 2)


def test_t10_4_a_cost_is_paid_in_materials() -> None:
    lexicon = new_lexicon()
    text = "2 raw copper, 1 refined iron, 1 silver, 1 gold, 1 any raw, 1 any refined"
    assert say_portions(lexicon, cost_of(lexicon, text)) == text
    for word in ("salt", "any essence", "reaction tokens", "points", "step"):
        with pytest.raises(WordError, match="expected a material"):
            cost_of(lexicon, f"1 raw copper, 2 {word}")


def test_t10_4_no_more_than_fifteen_of_a_kind_are_paid() -> None:
    lexicon = new_lexicon()
    assert cost_of(lexicon, "15 raw lead, 15 gold")[0].amount == 15
    with pytest.raises(WordError, match="expected a number from 1 to 15, found '16'"):
        cost_of(lexicon, "16 raw lead")


def test_t15_8_what_can_be_asked_for() -> None:
    lexicon = new_lexicon()
    asked = [
        *["fire 5, air 4", "any track 8", "3 experiments, 2 fire experiments", "1 level-3 experiment, 2 masterpieces"],
        *["4 artifacts, 2 air artifacts", "5 formulas", "6 materials, 4 essences", "2 silver, 1 gold, 3 any refined"],
        *["2 salt, 2 any essence, 1 raw iron"],
    ]
    for text in asked:
        assert say_portions(lexicon, condition_of(lexicon, text)) == text
    for text in ("lowest track 3", "2 fire and air symbols", "3 points", "1 chameleon", "1 ethereal die", "2 steps"):
        with pytest.raises(WordError):
            condition_of(lexicon, text)
    assert condition_of(lexicon, "2 materials")[0].word == MATERIALS_HELD
    assert condition_of(lexicon, "2 essences")[0].word == ESSENCES_HELD
