"""Reading words one after another, and saying exactly which one was wrong."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, final

from emerald.kernel.numbers import number_within

MARKS: Final = ";|:(),"
LARGEST: Final = 99  # no printed card has a three-digit number


def closest(word: str, allowed: Sequence[str]) -> str:
    """Return the allowed word that was probably meant; empty if none is near."""
    near = get_close_matches(word, list(allowed), 1, 0.6)
    return near[0] if near else ""


def plain(word: str) -> bool:
    """Whether a word may be part of a name: no number, no mark of the grammar, not 'per'."""
    if not word or word.isdigit() or word == "per":
        return False
    for mark in MARKS:
        if mark in word:
            return False
    return True


class WordError(ValueError):
    """A text cannot be read: it names the word, what was expected and what was probably meant."""

    def __init__(self, text: str, word: str, place: int, expected: str, meant: str = "") -> None:
        found = f", found {word!r} (word {place})" if word else ""
        hint = f"; did you mean {meant!r}?" if meant else ""
        super().__init__(f"in {text!r}: expected {expected}{found}{hint}")
        self.text: Final = text
        self.word: Final = word  # empty where the text ended too early
        self.place: Final = place
        self.expected: Final = expected
        self.meant: Final = meant


@final
class Terms:
    """The numbered names of one kind of word; a name may be several words and have a plural."""

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind  # with its article, as errors say it: "a thing"
        self.names: Final[list[str]] = []
        self._plurals: Final[list[str]] = []
        self._numbers: Final[dict[str, int]] = {}
        self._longest: int = 0

    def __len__(self) -> int:
        return len(self.names)

    def add(self, name: str, plural: str = "") -> int:
        """Add a name and return its number."""
        number = len(self.names)
        plural = plural or name
        self.also(number, name, plural)
        self.names.append(name)
        self._plurals.append(plural)
        return number

    def also(self, number: int, *forms: str) -> None:
        """Let a name be read by other forms too; it is still said by its own."""
        for form in forms:
            words = form.split()
            if not words or " ".join(words) != form or not all(plain(word) for word in words):
                raise ValueError(f"{form!r} cannot be {self.kind}")
            if self._numbers.get(form, number) != number:
                raise ValueError(f"two words of one kind ({self.kind}) are called {form!r}")
            self._numbers[form] = number
            self._longest = max(self._longest, len(words))

    def leave_out(self) -> int:
        """Return a number that no word names, where a game numbers more than its cards speak of."""
        self.names.append("")
        self._plurals.append("")
        return len(self.names) - 1

    def forms(self) -> list[str]:
        """Return every spelling, singular and plural."""
        return list(self._numbers)

    def find(self, name: str) -> int:
        """Return the number of a name, or -1."""
        return self._numbers.get(name, -1)

    def say(self, number: int, amount: int = 1) -> str:
        """Return the name as it is said of that many."""
        return self.names[number] if amount == 1 else self._plurals[number]

    def match(self, words: list[str], at: int) -> tuple[int, int]:
        """Return the number of the longest name that stands at a place, and its length; (-1, 0) if none."""
        for length in range(min(self._longest, len(words) - at), 0, -1):
            number = self._numbers.get(" ".join(words[at : at + length]), -1)
            if number >= 0:
                return number, length
        return -1, 0


@final
class Reader:
    """A text as words, and the place one has come to."""

    def __init__(self, text: str) -> None:
        spaced = text
        for mark in MARKS:
            spaced = spaced.replace(mark, f" {mark} ")
        self.text: Final = text
        self.words: Final[list[str]] = spaced.split()
        self.at: int = 0

    def peek(self) -> str:
        """Return the next word; empty at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    def skip(self, word: str) -> bool:
        """Go past the next word if it is this one."""
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def expect(self, word: str) -> None:
        """Go past the next word, which must be this one."""
        if not self.skip(word):
            raise self.wrong(repr(word), [word])

    def number(self) -> int:
        """Read a number from 1 to 99."""
        number = number_within(self.peek(), 1, LARGEST)
        if number is None:
            raise self.wrong(f"a number from 1 to {LARGEST}", [])
        self.at += 1
        return number

    def term(self, terms: Terms) -> int:
        """Read the longest name of a kind that stands here."""
        number, length = terms.match(self.words, self.at)
        if number < 0:
            raise self.wrong(terms.kind, terms.forms())
        self.at += length
        return number

    def finish(self, expected: str) -> None:
        """Make sure that nothing is left."""
        if self.at < len(self.words):
            raise self.wrong(expected, [])

    def wrong(self, expected: str, allowed: list[str]) -> WordError:
        """Return the error that refuses the next word and guesses which of the allowed ones was meant."""
        word = self.peek()
        if not word:
            return WordError(self.text, "", 0, f"{expected}, but the text ends")
        meant = ""
        for length in (3, 2, 1):  # a name of three words is compared with three words
            if not meant:
                meant = closest(" ".join(self.words[self.at : self.at + length]), allowed)
        return WordError(self.text, word, self.at + 1, expected, meant)
