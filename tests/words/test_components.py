"""Every component of the Emerald edition has its name and a line on what it was, in every language."""

from __future__ import annotations

from collections import Counter
from typing import Any

from emerald.games.trismegistus.catalogue import read_catalogue
from emerald.words import words_of

LONGEST: int = 125  # a line on a card or beside it


def keys() -> list[str]:
    """Return the keys of all components of the Emerald edition."""
    box = read_catalogue().components
    found = [f"experiment-{each.name}" for each in box.experiments]
    found += [f"artifact-{each.name}" for each in box.artifacts]
    found += [f"publication-{each.name}" for each in box.publications]
    found += [f"achievement-{each.name}" for each in box.achievements]
    found += [f"laboratory-{each.name}" for each in box.laboratories]
    found += [f"formula-{formula.name}" for each in box.laboratories for formula in each.formulas]
    return found


def test_every_component_has_a_name_and_a_line_about_it(book: Any) -> None:
    words = words_of(book.language)
    wanted = keys()
    assert len(wanted) == 197
    for key in wanted:
        assert words.knows(key), key
        about = words.attribute(key, "about")
        assert about.endswith("."), f"{key}: {about}"
        assert 20 < len(about) <= LONGEST, f"{key}: {about}"
        assert "\n" not in about


def test_no_two_components_have_one_name(book: Any) -> None:
    words = words_of(book.language)
    names = Counter(words.say(key) for key in keys())
    assert [name for name, count in names.items() if count > 1] == []


def test_no_name_waits_for_a_component_there_is_not(book: Any) -> None:
    kinds = ("experiments", "artifacts", "books", "laboratories")
    files = {f"trismegistus-{kind}.ftl" for kind in kinds}
    named = {key for key, file in book.file_of.items() if file in files}
    assert named == set(keys())
