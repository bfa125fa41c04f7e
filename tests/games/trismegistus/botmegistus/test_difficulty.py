"""T13.15, T13.16 The switches of a solo game, and the mixtures with a name."""

from __future__ import annotations

import pytest

from emerald.games.trismegistus.botmegistus.difficulty import (
    AS_PRESET,
    DIFFICULTY,
    NO_PERSONALITY,
    OPTIONS,
    PRESETS,
    SCORES_ABOVE,
    SCORES_ON_A_TIE,
    Difficulty,
    difficulty_of,
)

NAMES = (
    "gold experiment first_steps rolls personality specializations masterpieces masterpiece_for_gold bot_begins "
    "white_die_less own_publications own_masterpieces planning"
).split()


def values(difficulty: Difficulty) -> dict[str, int]:
    return {name: int(getattr(difficulty, name)) for name in NAMES}


def test_t13_15_the_standard_game_has_no_switch_set() -> None:
    assert values(difficulty_of({})) == values(difficulty_of({DIFFICULTY: "standard"})) == values(Difficulty())


SWITCHES = [
    ("bot-gold", "3", "gold", 3),
    ("bot-gold", "1", "gold", 1),
    ("bot-experiment", "yes", "experiment", True),
    ("bot-first-steps", "1", "first_steps", 1),
    ("bot-rolls", "0", "rolls", 0),
    ("bot-rolls", "4", "rolls", 4),
    *[("bot-rolls", str(rolls), "rolls", rolls) for rolls in (5, 6, 7, 8)],
    ("bot-personality", "none", "personality", NO_PERSONALITY),
    ("bot-personality", "above", "personality", SCORES_ABOVE),
    ("bot-personality", "tie", "personality", SCORES_ON_A_TIE),
    ("bot-specializations", "no", "specializations", False),
    ("bot-masterpieces", "0", "masterpieces", 0),
    ("bot-masterpieces", "3", "masterpieces", 3),
    ("bot-masterpiece-for-gold", "yes", "masterpiece_for_gold", True),
    ("bot-begins", "yes", "bot_begins", True),
    ("white-die-less", "yes", "white_die_less", True),
    ("own-publications", "1", "own_publications", 1),
    ("own-masterpieces", "1", "own_masterpieces", 1),
    ("bot-planning", "yes", "planning", True),
]


@pytest.mark.parametrize(("option", "word", "name", "value"), SWITCHES)
def test_t13_15_t13_16_each_switch_sets_one_thing_and_no_other(option: str, word: str, name: str, value: int) -> None:
    assert values(difficulty_of({option: word})) == {**values(Difficulty()), name: value}


def test_t13_15_t13_16_every_word_of_every_option_does_something() -> None:
    tried = {(option, word) for option, word, _, _ in SWITCHES}
    for option in OPTIONS:
        if option.name != DIFFICULTY:
            usual = {AS_PRESET, option.default, *[word for word in option.choices if is_usual(option.name, word)]}
            assert {word for word in option.choices if (option.name, word) not in tried} <= usual


def is_usual(option: str, word: str) -> bool:
    return values(difficulty_of({option: word})) == values(Difficulty())


def test_t13_15_t13_16_a_switch_set_by_itself_overrides_its_preset() -> None:
    mixed = values(difficulty_of({DIFFICULTY: "heroic", "bot-gold": "1", "white-die-less": "no"}))
    assert mixed == {**values(difficulty_of({DIFFICULTY: "heroic"})), "gold": 1, "white_die_less": False}


def test_t13_16_the_introductory_game_has_basic_cards_only() -> None:
    introductory = difficulty_of({DIFFICULTY: "introductory"})
    assert introductory.personality == NO_PERSONALITY
    assert not introductory.specializations


def test_t13_15_the_heroic_game_has_every_harder_switch() -> None:
    heroic = values(difficulty_of({DIFFICULTY: "heroic"}))
    standard = values(Difficulty())
    assert [name for name in NAMES if heroic[name] == standard[name]] == ["specializations", "planning"]


def test_t13_15_presets_only_name_options_and_words_there_are() -> None:
    known = {option.name: option.choices for option in OPTIONS}
    for said in PRESETS.values():
        for name, word in said.items():
            assert word in known[name]
            assert word != AS_PRESET
