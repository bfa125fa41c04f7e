"""The Fluent files as syntax trees, for tests of what every language must have."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast

from emerald.words import FOLDER, LANGUAGES

CASES: Final = ["accusative", "genitive"]  # forms a language needs for its own grammar; no code asks for them

Place = tuple[str, str]  # a message and its attribute, which is empty for its value


class Book:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.file_of: Final[dict[str, str]] = {}
        self.patterns: Final[dict[Place, ast.Pattern]] = {}
        self.junk: Final[list[str]] = []
        self.twice: Final[list[str]] = []
        self.texts: Final[dict[str, str]] = {}
        for file in sorted((FOLDER / language).glob("*.ftl")):
            self.texts[file.name] = file.read_text(encoding="utf-8")
            self._read(file.name, FluentParser().parse(self.texts[file.name]))

    def _read(self, file: str, resource: ast.Resource) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self.junk.append(f"{self.language}/{file}: {entry.content}")
            elif isinstance(entry, ast.Message):
                key = entry.id.name
                if key in self.file_of:
                    self.twice.append(key)
                self.file_of[key] = file
                if entry.value is not None:
                    self.patterns[key, ""] = entry.value
                for attribute in entry.attributes:
                    self.patterns[key, attribute.id.name] = attribute.value

    @property
    def keys(self) -> set[str]:
        return set(self.file_of)

    @property
    def places(self) -> list[Place]:
        """Every pattern that code may ask for."""
        return [place for place in self.patterns if place[1] not in CASES]

    def variables(self, place: Place) -> set[str]:
        """Return the arguments a pattern needs, those of what it refers to included."""
        found = {node.id.name for node in nodes(self.patterns[place], ast.VariableReference)}
        for other in self.references(place):
            found |= self.variables(other)
        return found

    def references(self, place: Place) -> list[Place]:
        """Return the patterns a pattern refers to."""
        return [
            (node.id.name, node.attribute.name if node.attribute is not None else "")
            for node in nodes(self.patterns[place], ast.MessageReference)
        ]

    def choices(self, place: Place) -> list[tuple[str, list[str]]]:
        """Return by what a pattern chooses, and between which variants."""
        found: list[tuple[str, list[str]]] = []
        for node in nodes(self.patterns[place], ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference), f"{place}: chooses by something else"
            found.append((node.selector.id.name, [_name(variant.key) for variant in node.variants]))
        return found

    def plain(self, place: Place) -> list[str]:
        """Return the pieces of text of a pattern."""
        return [node.value for node in nodes(self.patterns[place], ast.TextElement)]


def _name(key: Any) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def nodes(tree: ast.BaseNode, kind: type) -> list[Any]:
    """Return every node of a kind within a tree."""
    found = [tree] if isinstance(tree, kind) else []
    for value in vars(tree).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.Span):
                found += nodes(child, kind)
    return found


@cache
def book_of(language: str) -> Book:
    return Book(language)


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Book:
    """The messages of each language in turn."""
    return book_of(request.param)


@pytest.fixture(params=[language for language in LANGUAGES if language != "en"])
def translation(request: pytest.FixtureRequest) -> Book:
    """The messages of each language but English in turn."""
    return book_of(request.param)


@pytest.fixture(scope="session")
def english() -> Book:
    return book_of("en")
