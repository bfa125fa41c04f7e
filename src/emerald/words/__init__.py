"""What is said to people, in their language: Fluent messages, looked up by key and filled with typed arguments.

This package knows neither kernel nor games. Arguments that are ids (`card` horten) go into the sentence as they are,
which chooses its word for them; numbers of seats become the names of those who sit there. `arguments` says which is
which.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource

from emerald._pure import PACKAGE
from emerald.words.arguments import KINDS, PARTS, fitted

FOLDER: Final = PACKAGE / "words"
FALLBACK: Final = "en"
LANGUAGES: Final = ("en", "de", "es", "pl", "ru")
VARIABLES: Final = ("EMERALD_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that says something counts

BETWEEN: Final = "; "  # between the parts of an argument

Arguments = Mapping[str, int | str]


class UnknownLanguage(ValueError):
    """Nobody has translated the game into this language; ``language`` is what was asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language: Final = language


@final
class Words:
    """Everything the game says, in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        for file in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def knows(self, key: str) -> bool:
        """Say whether there is a message of this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, args: Arguments | None = None, names: Sequence[str] = ()) -> str:
        """Return a message; what is missing shows, so that it is seen and mended."""
        return self._format(key, "", args, names)

    def attribute(self, key: str, attribute: str, args: Arguments | None = None, names: Sequence[str] = ()) -> str:
        """Return an attribute of a message, the gloss of a card for instance; empty if it has none."""
        if not self.knows(key) or attribute not in self._bundle.get_message(key).attributes:
            return ""
        return self._format(key, attribute, args, names)

    def parts(self, text: str, names: Sequence[str] = ()) -> str:
        """Return messages packed into one text (`packed` of `emerald.kernel.messages`), one after another.

        A part is a key with its arguments, `effect-gain count=2 what=salt`, or words that stand for themselves. Parts
        are joined by semicolons; after one that ends with a colon, and inside brackets, there is none.
        """
        said = ""
        for part in text.split(BETWEEN):
            clause = self._part(part, names)
            if said and not said.endswith((":", "(")) and clause != ")":
                said += BETWEEN
            elif said.endswith(":"):
                said += " "
            said += clause
        return said

    def _part(self, part: str, names: Sequence[str]) -> str:
        key, *words = part.split(" ")
        if not self.knows(key):
            return part
        pairs = [word.partition("=") for word in words]
        return self.say(key, {name: int(value) if value.isdigit() else value for name, _, value in pairs}, names)

    def _whole(self, name: str, value: int | str, names: Sequence[str]) -> int | str:
        return self.parts(value, names) if isinstance(value, str) and KINDS.get(name) == PARTS else value

    def _format(self, key: str, attribute: str, args: Arguments | None, names: Sequence[str]) -> str:
        if not self.knows(key):
            return missing(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return missing(key)
        whole = {name: self._whole(name, value, names) for name, value in (args or {}).items()}
        text, faults = self._bundle.format_pattern(pattern, fitted(whole, names))
        return str(text) if not faults else f"{text} {missing(key)}"


def missing(key: str) -> str:
    """Return how a message shows that is not there, or that lacks an argument."""
    return f"⟨{key}⟩"


@cache
def words_of(language: str) -> Words:
    """Return the words of one of the languages there are."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Words(language)


def wanted_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language the environment asks for: EMERALD_LANG, then the locale; English where there is no such."""
    for variable in VARIABLES:
        for wish in environment.get(variable, "").split(":"):  # LANGUAGE is a list
            language = language_of(wish)
            if language in LANGUAGES:
                return language
        if environment.get(variable):
            return FALLBACK
    spoken = language_of(locale.getlocale()[0] or "")  # macOS and Windows say it nowhere else
    return spoken if spoken in LANGUAGES else FALLBACK


def language_of(name: str) -> str:
    """Return the language in a locale's name: `pl` of pl_PL.UTF-8."""
    return name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
