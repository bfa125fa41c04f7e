"""Entries of the log in words, one line each, and back; each entry has exactly one wording."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.events import EVERYONE
from emerald.kernel.game import Setup
from emerald.kernel.match.faults import fault, number_of, quoted
from emerald.kernel.match.log import (
    ANSWER,
    AUTHOR_NAMES,
    FATE,
    KIND_NAMES,
    OUTCOME,
    REPLACE,
    TAKE_BACK,
    THE_TABLE,
    Entry,
)
from emerald.kernel.messages import Message, Refusal

LONGEST_LINE: Final = 1000
MOST_ENTRIES: Final = 9_999_999
NOT_TOLD: Final = -1  # the value and the author of an entry that a cut file hides
HIDDEN_WORD: Final = "hidden"
TABLE_WORD: Final = "table"
NOBODY_WORD: Final = "nobody"


def is_line(text: str) -> bool:
    """Say whether a text can stand on a line of its own and be found there again as it was."""
    if len(text) > LONGEST_LINE or text != text.strip():
        return False
    for char in text:
        code = ord(char)
        if code < 32 or 127 <= code < 160 or code == 0x2028 or code == 0x2029 or 0xD800 <= code < 0xE000:
            return False
    return True


def is_key(text: str) -> bool:
    """Say whether a text can be the name of an option or of a line of a position."""
    return bool(text) and is_line(text) and " " not in text and ":" not in text


def require_lines(names: list[str], setup: Setup, position: dict[str, str] | None) -> None:
    """Raise Refusal where names, options or a position could not be written down line by line."""
    if len(names) != setup.seats:
        raise Refusal(Message("match-names", "", {"names": len(names), "seats": setup.seats}))
    for name in names:
        if not name or not is_line(name):
            raise Refusal(Message("match-bad-text", "", {"word": quoted(name)}))
    for words in (setup.options, position if position is not None else {}):
        for key, value in words.items():
            if not is_key(key) or not is_line(value):
                raise Refusal(Message("match-bad-text", "", {"word": quoted(f"{key}: {value}")}))


def weights_in_words(weights: list[int], outcome: int) -> str:
    """Return weights in the order of the outcomes, the one that came in brackets."""
    words = [str(weight) for weight in weights]
    words[outcome] = "[" + words[outcome] + "]"
    return " ".join(words)


@final
class Wording:
    """Puts the entries of one table into words and back."""

    def __init__(self, game: Any, seats: int) -> None:
        self._game: Final = game
        self._seats: Final = seats
        self._entries: Final[dict[str, Entry]] = {}

    # -- into words ------------------------------------------------------------------------

    def line(self, entry: Entry) -> str:
        """Return the whole line of an entry."""
        if entry.weights:
            return self.head(entry) + " | " + weights_in_words(entry.weights, entry.value)
        return self.head(entry)

    def head(self, entry: Entry) -> str:
        """Return the line of an entry without its weights."""
        kind = KIND_NAMES[entry.kind]
        if entry.kind == OUTCOME:
            source = self._game.sources[entry.source]
            word = HIDDEN_WORD if entry.value == NOT_TOLD else self._game.outcomes[entry.source][entry.value]
            return f"{kind} {source}{_to(entry.audience)}: {word}"
        who = TABLE_WORD if entry.seat == THE_TABLE else str(entry.seat + 1)
        if entry.author == NOT_TOLD:
            return f"{kind} {who}: {HIDDEN_WORD}"
        head = f"{kind} {who} {AUTHOR_NAMES[entry.author]}{_to(entry.audience)}"
        if entry.kind == ANSWER:
            return f"{head}: {self._game.actions.names[entry.value]}"
        if entry.kind == TAKE_BACK:
            return f"{head}: {entry.value}"
        if entry.kind == REPLACE:
            return f"{head}: {AUTHOR_NAMES[entry.value]} {entry.name}".rstrip()
        return head

    # -- and back --------------------------------------------------------------------------

    def entry(self, head: str, line: int) -> Entry:
        """Return the entry of a line without its weights; raise FileFault if it is not exactly the entry's wording."""
        known = self._entries.get(head)
        if known is not None:
            return known
        entry = self._parse(head, line)
        if self.head(entry) != head:
            raise fault(line, "file-wording", {"expected": self.head(entry), "found": quoted(head)})
        self._entries[head] = entry
        return entry

    def _parse(self, head: str, line: int) -> Entry:
        left, _, what = head.partition(": ")
        words = left.split(" ")
        if words[0] not in KIND_NAMES:
            raise fault(line, "file-unknown-kind", {"word": quoted(words[0])})
        kind = KIND_NAMES.index(words[0])
        if len(words) < 2:
            raise fault(line, "file-unfinished-line", {"found": quoted(head)})
        if kind == OUTCOME:
            return self._outcome(words, what, line)
        if kind == ANSWER and what == HIDDEN_WORD:
            return Entry(kind, self._seat(words[1], line), NOT_TOLD, NOT_TOLD)
        seat = THE_TABLE if kind == TAKE_BACK and words[1] == TABLE_WORD else self._seat(words[1], line)
        if len(words) < 3:
            raise fault(line, "file-unfinished-line", {"found": quoted(head)})
        author = _author(words[2], line)
        audience = self._audience(words[3:], line)
        if kind == ANSWER:
            return Entry(kind, seat, author, self._action(what, line), audience)
        if kind == TAKE_BACK:
            return Entry(kind, seat, author, number_of(what, line, 0, MOST_ENTRIES), audience)
        if kind == REPLACE:
            by, _, name = what.partition(" ")
            if not is_line(name):
                raise fault(line, "file-bad-text", {"word": quoted(name)})
            return Entry(kind, seat, author, _author(by, line), audience, name=name)
        return Entry(kind, seat, author, 0, audience)

    def _outcome(self, words: list[str], what: str, line: int) -> Entry:
        if words[1] not in self._game.sources:
            raise fault(line, "file-unknown-source", {"word": quoted(words[1])})
        source: int = self._game.sources.index(words[1])
        audience = self._audience(words[2:], line)
        if what == HIDDEN_WORD:
            return Entry(OUTCOME, THE_TABLE, FATE, NOT_TOLD, audience, source)
        if what not in self._game.outcomes[source]:
            raise fault(line, "file-unknown-outcome", {"word": quoted(what), "source": words[1]})
        return Entry(OUTCOME, THE_TABLE, FATE, self._game.outcomes[source].index(what), audience, source)

    def _seat(self, word: str, line: int) -> int:
        return number_of(word, line, 1, self._seats) - 1

    def _audience(self, words: list[str], line: int) -> int:
        if not words:
            return EVERYONE
        if words[0] != "to" or len(words) < 2:
            raise fault(line, "file-unknown-word", {"word": quoted(words[0])})
        audience = 0
        for word in words[1:]:
            if word != NOBODY_WORD:
                audience |= 1 << self._seat(word, line)
        return audience

    def _action(self, text: str, line: int) -> int:
        try:
            return int(self._game.actions.parse(text))
        except ValueError:
            raise fault(line, "file-unknown-action", {"word": quoted(text)}) from None


def _to(audience: int) -> str:
    """Return who may know, where not everyone may."""
    if audience == EVERYONE:
        return ""
    seats = [str(seat + 1) for seat in range(8) if (audience >> seat) & 1]
    return " to " + (" ".join(seats) if seats else NOBODY_WORD)


def _author(word: str, line: int) -> int:
    if word not in AUTHOR_NAMES[:FATE]:
        raise fault(line, "file-unknown-author", {"word": quoted(word)})
    return AUTHOR_NAMES.index(word)
