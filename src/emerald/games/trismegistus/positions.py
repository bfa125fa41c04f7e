"""Reading the lines of a position laid out by hand: words into numbers, and what is wrong by line and word."""

from __future__ import annotations

from typing import Final, NoReturn, final

from emerald.games.trismegistus.components import Components, places
from emerald.games.trismegistus.pieces import (
    ACHIEVEMENTS,
    ARTIFACTS,
    EXPERIMENTS,
    FIRST_EXPERIMENT,
    LABORATORIES,
    LEVELS,
    NOTHING,
    PUBLICATIONS,
)
from emerald.kernel.messages import Message, Refusal

MOST: Final = 99


def refuse(key: str, line: str, word: str) -> NoReturn:
    """Refuse a position for one word of one line."""
    raise Refusal(Message(key, "", {"line": line, "word": word}))


@final
class Position:
    """The lines of a position, and which cards they have placed so far; a card is written by its id or its place."""

    def __init__(self, lines: dict[str, str], components: Components) -> None:
        self.lines: Final = lines
        self._experiments: Final = _numbers([each.name for each in components.experiments], "experiment", EXPERIMENTS)
        self._artifacts: Final = _numbers([each.name for each in components.artifacts], "artifact", ARTIFACTS)
        self._publications: Final = _numbers(
            [each.name for each in components.publications], "publication", PUBLICATIONS
        )
        self._achievements: Final = _numbers(
            [each.name for each in components.achievements], "achievement", ACHIEVEMENTS
        )
        self._laboratories: Final = _numbers(
            [each.name for each in components.laboratories], "laboratory", LABORATORIES
        )
        self._placed: Final[set[tuple[str, int]]] = set()

    def has(self, line: str) -> bool:
        """Whether a line is there."""
        return line in self.lines

    def only(self, known: list[str]) -> None:
        """Refuse lines that no position has."""
        for line in self.lines:
            if line not in known:
                refuse("position-unknown-line", line, line)

    # -- words --------------------------------------------------------------------------------------

    def items(self, line: str) -> list[str]:
        """Return what stands between the commas of a line."""
        return [part.strip() for part in self.lines.get(line, "").split(",") if part.strip()]

    def number(self, line: str, default: int, low: int, high: int) -> int:
        """Return the number a line gives."""
        return _within(line, self.lines.get(line, str(default)).strip(), low, high)

    def counts(self, line: str, names: list[str]) -> list[int]:
        """Return how many of each name, as in ``2 raw-lead, salt``."""
        found = [0] * len(names)
        for item in self.items(line):
            words = item.split()
            count = _within(line, words.pop(0), 1, MOST) if words[0][:1].isdigit() else 1
            found[self.one_of(line, " ".join(words), names)] += count
        return found

    def named(self, line: str, names: list[str]) -> list[tuple[int, list[str]]]:
        """Return the place and the words after its name, as in ``slot-1: alembic discharged, slot-3: lens``."""
        found: list[tuple[int, list[str]]] = []
        for item in self.items(line):
            name, _, tail = item.partition(":")
            place = self.one_of(line, name.strip(), names)
            if not tail.split() or place in [other for other, _ in found]:
                refuse("position-bad-word", line, item)
            found.append((place, tail.split()))
        return found

    def one_of(self, line: str, word: str, names: list[str]) -> int:
        """Return which of these names a word is."""
        if word not in names:
            refuse("position-bad-word", line, word)
        return names.index(word)

    def steps(self, line: str, names: list[str], most: int) -> list[int]:
        """Return a number for each name, as in ``earth 3, fire 12``."""
        found = [0] * len(names)
        for item in self.items(line):
            words = item.split()
            if len(words) != 2:
                refuse("position-bad-word", line, item)
            found[self.one_of(line, words[0], names)] = _within(line, words[1], 0, most)
        return found

    # -- cards: each lies in one place only ----------------------------------------------------------

    def experiment(self, line: str, word: str, levels: range = range(LEVELS)) -> int:
        """Return an experiment of certain levels, and note that it is placed."""
        number = self._card("experiment", self._experiments, line, word)
        if not FIRST_EXPERIMENT[levels.start] <= number < FIRST_EXPERIMENT[levels.stop]:
            refuse("position-bad-word", line, word)
        return number

    def experiments(self, line: str, levels: range = range(LEVELS)) -> list[int]:
        """Return the experiments of a line."""
        return [self.experiment(line, word, levels) for word in self.items(line)]

    def artifact(self, line: str, word: str) -> int:
        """Return an artifact."""
        return self._card("artifact", self._artifacts, line, word)

    def artifacts(self, line: str) -> list[int]:
        """Return the artifacts of a line."""
        return [self.artifact(line, word) for word in self.items(line)]

    def publication(self, line: str, word: str) -> int:
        """Return a publication."""
        return self._card("publication", self._publications, line, word)

    def publications(self, line: str) -> list[int]:
        """Return the publications of a line."""
        return [self.publication(line, word) for word in self.items(line)]

    def achievements(self, line: str) -> int:
        """Return the achievements of a line as a mask."""
        found = 0
        for word in self.items(line):
            found |= 1 << self._card("achievement", self._achievements, line, word)
        return found

    def laboratory(self, line: str, default: int) -> int:
        """Return the laboratory of a line."""
        return self._card("laboratory", self._laboratories, line, self.lines.get(line, f"laboratory-{default + 1}"))

    def is_placed(self, sort: str, number: int) -> bool:
        """Whether a card lies somewhere."""
        return (sort, number) in self._placed

    def _card(self, sort: str, numbers: dict[str, int], line: str, word: str) -> int:
        number = numbers.get(word.strip(), NOTHING)
        if number == NOTHING:
            refuse("position-bad-word", line, word)
        if (sort, number) in self._placed:
            refuse("position-too-many", line, word)
        self._placed.add((sort, number))
        return number


def _numbers(names: list[str], sort: str, count: int) -> dict[str, int]:
    """Return the numbers of components by id and by place; vacant places have no card."""
    found: dict[str, int] = {}
    for number, place in enumerate(places(sort, count)):
        if number < len(names) and names[number]:
            found[place] = number
            found[names[number]] = number
    return found


def _within(line: str, text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit()) or not low <= int(text) <= high:
        refuse("position-bad-word", line, text)
    return int(text)
