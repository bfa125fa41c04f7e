"""Every language says everything, with the same arguments, and in its own words."""

from __future__ import annotations

import re
from typing import Any, Final

from emerald.words import words_of
from emerald.words.arguments import COUNT, KINDS, NUMBER, SEAT

COUNTS: Final = [0, 1, 2, 5, 21]
PLURALS: Final = {
    "en": ["one", "other"],
    "de": ["one", "other"],
    "es": ["one", "other"],
    "pl": ["one", "few", "many"],
    "ru": ["one", "few", "many"],
}
CATEGORIES: Final = ["zero", "one", "two", "few", "many", "other"]
# Two forms are enough where the word for 2 is the word for 5, or where no number is said.
TWO_FORMS: Final = ["match-names", "cli-winner"]
# What is the same in a language as in English, and rightly so: names, and words the two share.
NAMES: Final = ["Alchemicus", "Trismegistus", "Emerald Tablet", "Noctis", "Enter", "enter"]
# Components keep their Latin and Greek names, and the names of people, in every language; what they were, none keeps.
NAMED: Final = ("card-", "experiment-", "artifact-", "publication-", "achievement-", "formula-", "laboratory-")
SHARED: Final = {
    "de": [
        *NAMES,
        "Adept",
        "Alchemist",
        "Magister",
        "Computer",
        "Transport",
        "Transmutation",
        "Gold",
        "Golem",
        "Hand",
        "Name",
        "Experiment",
        "Material",
    ],
    "es": [*NAMES, "Botmegistus", "metal", "no", "material"],
    "pl": [*NAMES, "Adept", "Magister", "Botmegistus", "golem", "metal", "symbol", "Transport"],
    "ru": NAMES,
}
QUOTES: Final = {"en": ("“", "”"), "de": ("„", "“"), "es": ("«", "»"), "pl": ("„", "”"), "ru": ("«", "»")}
ALL_QUOTES: Final = set("“”„«»‚‘") | {'"'}


def samples(book: Any, place: tuple[str, str]) -> list[dict[str, int | str]]:
    """Return arguments for every choice of a pattern, and for every count."""
    ways: dict[str, list[int | str]] = {}
    for name in book.variables(place):
        kind = KINDS[name]
        ways[name] = [*COUNTS] if kind in (COUNT, NUMBER) else [1] if kind == SEAT else ["word"]
    for each in reachable(book, place):
        for name, variants in book.choices(each):
            if not set(variants) & set(CATEGORIES[1:5]):
                ways[name] = [*ways[name], *[int(key) if key.isdigit() else key for key in variants]]
    longest = max([len(values) for values in ways.values()], default=1)
    rows = [tuple(values[i % len(values)] for values in ways.values()) for i in range(longest)]
    found = [
        (*row[:which], value, *row[which + 1 :])
        for which, values in enumerate(ways.values())
        for value in values
        for row in rows
    ]
    return [dict(zip(ways, row, strict=True)) for row in dict.fromkeys([*rows, *found])]


def reachable(book: Any, place: tuple[str, str]) -> list[tuple[str, str]]:
    found = [place]
    for other in book.references(place):
        found += reachable(book, other)
    return found


def test_every_line_of_every_file_is_fluent(book: Any) -> None:
    assert book.junk == []


def test_no_message_is_written_twice(book: Any) -> None:
    assert book.twice == []


def test_every_language_has_the_same_messages(translation: Any, english: Any) -> None:
    assert translation.file_of == english.file_of


def test_every_language_has_the_same_attributes_but_for_its_cases(translation: Any, english: Any) -> None:
    assert set(translation.places) == set(english.places)


def test_every_language_uses_the_same_arguments(translation: Any, english: Any) -> None:
    assert {place: translation.variables(place) for place in translation.places} == {
        place: english.variables(place) for place in english.places
    }


def test_messages_refer_to_messages_that_exist(book: Any) -> None:
    assert [other for place in book.patterns for other in book.references(place) if other not in book.patterns] == []


def test_only_plain_fluent_is_used_so_that_browsers_read_it_too(book: Any) -> None:
    for file, text in book.texts.items():
        assert not re.search(r"^-", text, re.MULTILINE), f"{file} has terms, which cannot see arguments"
        assert not re.search(r"\{[^{}]*\b[A-Z]{2,}\(", text), f"{file} calls a function"


def test_every_message_can_be_said_for_every_choice_and_count(book: Any) -> None:
    words = words_of(book.language)
    for key, attribute in book.patterns:
        for args in samples(book, (key, attribute)):
            said = words.attribute(key, attribute, args, ["Anna"]) if attribute else words.say(key, args, ["Anna"])
            assert "⟨" not in said, f"{book.language} {key} {args}: {said}"
            assert "{" not in said, f"{book.language} {key} {args}: {said}"
            assert said == said.strip() or key == "catalogue-hint", f"{book.language} {key} {args}: {said!r}"
            assert "  " not in said, f"{book.language} {key} {args}: {said!r}"


def test_every_argument_has_a_kind(book: Any) -> None:
    assert {name for place in book.patterns for name in book.variables(place)} <= set(KINDS)


def test_plurals_are_those_of_the_language(book: Any) -> None:
    for place in book.patterns:
        for name, variants in book.choices(place):
            plural = [key for key in variants if key in CATEGORIES[1:5]]
            if not plural:
                continue
            assert KINDS[name] in (COUNT, NUMBER) or name == "expected", f"{place} counts ${name}"
            found = [key for key in variants if not key.isdigit()]
            if place[0] in TWO_FORMS:
                assert found in (["one", "many"], ["one", "other"], PLURALS[book.language]), f"{book.language} {place}"
            else:
                assert found == PLURALS[book.language], f"{book.language} {place}"


def test_where_english_has_a_plural_the_others_have_one(translation: Any, english: Any) -> None:
    for place in english.places:
        counted = {name for name, variants in english.choices(place) if variants == ["one", "other"]}
        theirs = {name for name, variants in translation.choices(place) if "one" in variants}
        assert counted <= theirs, f"{translation.language} {place}"


def test_three_forms_of_polish_and_russian_are_said(english: Any) -> None:
    said = {
        language: [words_of(language).say("amount", {"what": "card", "count": count}) for count in COUNTS]
        for language in PLURALS
    }
    assert said == {
        "en": ["0 cards", "1 card", "2 cards", "5 cards", "21 cards"],
        "de": ["0 Karten", "1 Karte", "2 Karten", "5 Karten", "21 Karten"],
        "es": ["0 cartas", "1 carta", "2 cartas", "5 cartas", "21 cartas"],
        "pl": ["0 kart", "1 karta", "2 karty", "5 kart", "21 kart"],
        "ru": ["0 карт", "1 карта", "2 карты", "5 карт", "21 карта"],
    }


def test_choices_by_id_are_the_same_in_every_language(translation: Any, english: Any) -> None:
    for place in english.places:
        ours, theirs = [
            {
                (name, key)
                for each in reachable(book, place)
                for name, variants in book.choices(each)
                if not set(variants) & set(CATEGORIES[1:5])
                for key in variants
            }
            for book in (english, translation)
        ]
        assert ours == theirs, f"{translation.language} {place}"


def test_no_english_is_left(translation: Any, english: Any) -> None:
    names = {english.plain(place)[0] for place in english.places if place[0].startswith(NAMED) and not place[1]}
    allowed = names | set(SHARED[translation.language])
    for place in english.places:
        same = set(translation.plain(place)) & set(english.plain(place))
        left = [text.strip() for text in same if re.search(r"[A-Za-z]{2}", text) and text.strip(" :(") not in allowed]
        assert left == [], f"{translation.language} {place}"


def test_russian_is_written_in_russian_letters(english: Any, translation: Any) -> None:
    for place in translation.places:
        text = "".join(translation.plain(place))
        if re.search("[A-Za-z]{2}", "".join(english.plain(place))) and translation.language == "ru":
            is_name = place[0].startswith(NAMED) and not place[1]
            latin_only = re.search("[А-Яа-яЁё]", text) is None
            assert not latin_only or text.strip(" :(") in SHARED["ru"] or is_name, place


def test_sentences_end_alike(translation: Any, english: Any) -> None:
    for place in english.places:
        ours, theirs = [ending(book, place) for book in (english, translation)]
        assert ours == theirs, f"{translation.language} {place}"


def ending(book: Any, place: tuple[str, str]) -> str:
    """Return the mark that ends what is said, if any."""
    args = samples(book, place)[0]
    words = words_of(book.language)
    key, attribute = place
    said = words.attribute(key, attribute, args, ["Anna"]) if attribute else words.say(key, args, ["Anna"])
    return said[-1] if said and said[-1] in ".?:!" else ""


def test_quotation_marks_are_those_of_the_language(book: Any) -> None:
    for place in book.patterns:
        found = {mark for text in book.plain(place) for mark in text if mark in ALL_QUOTES}
        assert found <= set(QUOTES[book.language]), f"{book.language} {place}"
        whole = "".join(book.plain(place))
        opening, closing = QUOTES[book.language]
        assert whole.count(opening) == whole.count(closing), f"{book.language} {place}"
