"""What is wrong with the file of a match: the line, and a message saying what."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.messages import Message
from emerald.kernel.numbers import number_within

LONGEST_QUOTE: Final = 60


@final
class FileFault(ValueError):
    """A file cannot be read as a match; ``reason`` is there when the rules say why an answer is not lawful."""

    def __init__(self, line: int, message: Message, reason: Message | None = None) -> None:
        super().__init__(f"line {line}: {message}" + (f": {reason}" if reason is not None else ""))
        self.line: Final = line
        self.message: Final = message
        self.reason: Final = reason


def fault(line: int, key: str, args: dict[str, int | str] | None = None) -> FileFault:
    """Return a fault whose message has no paragraph."""
    return FileFault(line, Message(key, "", args))


def quoted(text: str) -> str:
    """Return what stands in a file, short and harmless enough to be shown."""
    shown = "".join([char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text[:LONGEST_QUOTE]])
    return shown + "…" if len(text) > LONGEST_QUOTE else shown


def number_of(text: str, line: int, low: int, high: int) -> int:
    """Return the number a word says in the one way it is written; raise FileFault if it says none in bounds."""
    number = number_within(text, low, high)
    if number is not None and str(number) == text:
        return number
    raise fault(line, "file-bad-number", {"word": quoted(text), "low": low, "high": high})
