"""The words a game adds to the grammar: things, counted quantities, conditions and its own verbs."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.effects.tree import EffectBook
from emerald.kernel.effects.wording import Terms, plain

NUMBER: Final = "<number>"
TIMES: Final[dict[str, int]] = {"twice": 2, "three times": 3, "four times": 4, "five times": 5}
KEYWORDS: Final = [
    "gain", "pay", "may", "choose", "all", "opponents", "each", "if", "twice", "three", "four", "five",
]  # fmt: skip


@final
class Primitive:
    """A verb only the game can carry out, and the pattern of what follows it."""

    def __init__(self, name: str, pattern: list[str]) -> None:
        self.name: Final = name
        self.pattern: Final = pattern  # "<kind>" stands for an operand, anything else for itself


@final
class Lexicon:
    """All words of one game, with the book of effects written in them."""

    def __init__(self) -> None:
        self.things: Final = Terms("a thing")
        self.counted: Final = Terms("something counted")  # said "3 artifacts"
        self.conditions: Final = Terms("a condition")
        self.primitives: Final[list[Primitive]] = []
        self.kinds: Final[dict[str, Terms]] = {"<thing>": self.things, "<counted>": self.counted}
        self.book: Final = EffectBook()
        self.keywords: Final[list[str]] = list(KEYWORDS)
        self._scales: Final[set[int]] = set()

    def without(self, *keywords: str) -> None:
        """Take words of the grammar away that stand on no card of the game."""
        for keyword in keywords:
            self.keywords.remove(keyword)

    def thing(self, name: str, plural: str = "") -> int:
        """Declare something that is gained and paid."""
        if self.counted.find(name) >= 0 and not self.is_scale(self.counted.find(name)):
            raise ValueError(f"{name!r} is counted already; it cannot be a thing too")
        return self.things.add(name, plural)

    def count(self, name: str, plural: str = "") -> int:
        """Declare a quantity that is only counted: ``3 artifacts``, ``per artifact``."""
        if self.things.find(name) >= 0:
            raise ValueError(f"{name!r} is a thing already; it cannot be counted too")
        return self.counted.add(name, plural)

    def scale(self, name: str) -> int:
        """Declare a counted quantity that is a step on a scale: ``fire 5``, ``per fire``."""
        if self.conditions.find(name) >= 0:
            raise ValueError(f"{name!r} is a condition already; it cannot be a scale too")
        number = self.counted.add(name)
        self._scales.add(number)
        return number

    def is_scale(self, counted: int) -> bool:
        """Whether a counted quantity is a step on a scale."""
        return counted in self._scales

    def condition(self, name: str) -> int:
        """Declare something that holds or does not."""
        if self.counted.find(name) >= 0 and self.is_scale(self.counted.find(name)):
            raise ValueError(f"{name!r} is a scale already; it cannot be a condition too")
        return self.conditions.add(name)

    def kind(self, name: str, words: list[str]) -> Terms:
        """Declare a kind of operand by its words, which are numbered in this order."""
        key = f"<{name}>"
        if key in self.kinds or key == NUMBER:
            raise ValueError(f"there is a kind {name!r} already")
        terms = Terms(f"a {name}" if name[0] not in "aeiou" else f"an {name}")
        for word in words:
            terms.add(word)
        self.kinds[key] = terms
        return terms

    def primitive(self, name: str, pattern: str = "") -> int:
        """Declare a verb, for example ``("exchange", "<number> <form> for <form>")``; return its number."""
        if not plain(name) or " " in name or name in KEYWORDS or name in self.verbs():
            raise ValueError(f"{name!r} cannot be a verb")
        words = pattern.split()
        for word in words:
            if word[0] == "<" and word != NUMBER and word not in self.kinds:
                raise ValueError(f"{name!r} needs the kind {word}, which nobody declared")
        self.primitives.append(Primitive(name, words))
        return len(self.primitives) - 1

    def verbs(self) -> list[str]:
        """Return the names of the game's own verbs."""
        return [primitive.name for primitive in self.primitives]
