"""The numbered paragraphs of the rules, and how code and tests name them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PARAGRAPH = re.compile(r"\*\*([TA]\d+b?\.\d+)\b")
CHAPTER = re.compile(r"^## ([TA]\d+b?) ", re.MULTILINE)
NUMBER = r"[TA]\d+b?(?:\.\d+)?"
CITATION = re.compile(rf"(?<![\w.])({NUMBER})(?!\w)")
NAMED = re.compile(rf"(?:^|[.;:]\s)\s*({NUMBER}(?:, {NUMBER})*)(?=[\s.,;:]|$)")
TEST_NAME = re.compile(r"(?:^|_)([ta]\d+b?)_(\d+)(?=_|$)")


class Book:
    """The rules of one game: its chapters and paragraphs, in the order of the book."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.chapters = list(dict.fromkeys(CHAPTER.findall(text)))
        found = dict.fromkeys(PARAGRAPH.findall(text))
        self.paragraphs = sorted(found, key=lambda p: (self.chapters.index(chapter_of(p)), number_of(p)))

    def knows(self, number: str) -> bool:
        """Say whether a number names a paragraph or a chapter of this book."""
        return number in self.paragraphs or number in self.chapters

    def could_be_meant(self, number: str) -> bool:
        """Say whether a number looks like one of this book's, whether it exists or not."""
        return bool(self.chapters) and number[0] == self.chapters[0][0]


def books(root: Path = ROOT) -> list[Book]:
    """Return the rules of every game that has both rules and code."""
    return [
        Book(path.stem, path.read_text(encoding="utf-8"))
        for path in sorted((root / "docs" / "rules").glob("*.md"))
        if (root / "src" / "emerald" / "games" / path.stem / "rules").is_dir()
    ]


def chapter_of(number: str) -> str:
    """Return the chapter of a paragraph; a chapter is its own."""
    return number.partition(".")[0]


def number_of(number: str) -> int:
    """Return the place of a paragraph in its chapter."""
    return int(number.partition(".")[2] or 0)


def named_in(docstring: str) -> list[str]:
    """Return the numbers a docstring is about: those that begin a sentence; one in passing is not meant."""
    flat = " ".join(docstring.split())
    return list(dict.fromkeys(n for run in NAMED.findall(flat) for n in run.split(", ")))


def cited_in(text: str) -> list[str]:
    """Return every number a text mentions."""
    return list(dict.fromkeys(CITATION.findall(text)))


def cited_by_name(name: str) -> list[str]:
    """Return the paragraphs in the name of a test: test_a5_4_… is about A5.4."""
    if not name.startswith("test_"):
        return []
    return [f"{chapter[0].upper()}{chapter[1:]}.{number}" for chapter, number in TEST_NAME.findall(name[5:])]
