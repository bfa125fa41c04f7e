"""The loader of words: which language is meant, what is said, and how a gap shows."""

from __future__ import annotations

import pytest

from emerald.words import LANGUAGES, UnknownLanguage, Words, missing, wanted_language, words_of


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"EMERALD_LANG": "pl", "LANG": "de_DE.UTF-8"}, "pl"),
        ({"EMERALD_LANG": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LANGUAGE": "xx:es:de"}, "es"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "de_DE"}, "ru"),
        ({"LC_MESSAGES": "pl_PL@euro"}, "pl"),
        ({"LANG": "es-MX"}, "es"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"EMERALD_LANG": "tlh", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_first_variable_that_says_something_counts(environment: dict[str, str], language: str) -> None:
    assert wanted_language(environment) == language


def test_without_any_variable_there_is_a_language_all_the_same() -> None:
    assert wanted_language({}) in LANGUAGES


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="tlh") as caught:
        words_of("tlh")
    assert caught.value.language == "tlh"


def test_words_of_a_language_are_read_once() -> None:
    assert words_of("en") is words_of("en")


def test_a_message_is_filled_and_an_attribute_found() -> None:
    words = words_of("en")
    assert words.say("cli-bot-name", {"player": "greedy", "number": 2}) == "greedy 2"
    assert words.attribute("card-horten", "gloss") == "garden"
    assert words.attribute("card-horten", "nothing") == ""
    assert words.attribute("no-such-key", "gloss") == ""


def test_a_seat_becomes_the_name_of_who_sits_there() -> None:
    words = words_of("en")
    assert words.say("cli-thinking", {"seat": 2}, ["Ana", "Ben"]) == "Ben is thinking …"
    assert words.say("cli-thinking", {"seat": 3}, ["Ana", "Ben"]) == "3 is thinking …"


def test_what_is_missing_shows() -> None:
    words = words_of("en")
    assert words.say("no-such-key") == missing("no-such-key") == "⟨no-such-key⟩"
    assert words.say("cli-thinking").endswith(missing("cli-thinking"))
    assert not words.knows("no-such-key")


def test_no_marks_of_direction_stand_in_what_a_terminal_shows() -> None:
    assert Words("de").say("cli-bot-name", {"player": "greedy", "number": 2}).isprintable()
