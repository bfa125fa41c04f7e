"""The person at the terminal: what is printed, and what is typed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, final

from rich.console import Console, RenderableType
from rich.text import Text

from emerald.kernel.messages import Message
from emerald.words import Arguments, Words

with suppress(ImportError):
    import readline  # noqa: F401 - gives what is typed at a terminal arrow keys and a memory

PLAIN_WIDTH: Final = 100  # of lines that go into a file or a pipe


@final
class Terminal:
    """Where one person reads and types, in one language; it knows who sits where once there is a table."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.names: list[str] = []
        self.is_live: Final = sys.stdin.isatty() and sys.stdout.isatty()
        width = None if sys.stdout.isatty() else PLAIN_WIDTH
        self.console: Final = Console(highlight=False, markup=False, emoji=False, width=width)

    def text(self, key: str, args: Arguments | None = None) -> str:
        """Return a message of the command line in words."""
        return self.words.say(key, args, self.names)

    def message(self, message: Message) -> str:
        """Return a message of kernel or game in words."""
        return self.words.say(message.key, message.args, self.names)

    def say(self, key: str, args: Arguments | None = None, style: str = "", whole: bool = False) -> None:
        """Print a message of the command line; a whole one is not broken into lines, so that it can be copied."""
        self.console.print(Text(self.text(key, args), style=style), soft_wrap=whole)

    def line(self, text: str, style: str = "", whole: bool = False) -> None:
        """Print a line, wrapped where the terminal ends unless it is to be copied whole."""
        self.console.print(Text(text, style=style), soft_wrap=whole)

    def show(self, what: RenderableType) -> None:
        """Print a table, a board, or whatever else Rich can draw."""
        self.console.print(what)

    def lines(self, texts: Sequence[str], style: str = "") -> None:
        """Print several lines."""
        for text in texts:
            self.line(text, style)

    @property
    def redraws(self) -> bool:
        """Whether the screen can be drawn anew; on a plain terminal one line follows the other."""
        return self.is_live and not self.console.is_dumb_terminal

    def clear(self) -> None:
        """Empty the screen, if it can be drawn anew."""
        if self.redraws:
            self.console.clear()

    def veil(self) -> None:
        """Empty the screen for the next person: what was on it must not be scrolled back to either."""
        if self.redraws:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.file.write("\n" * self.console.height)

    def ask(self, prompt: str) -> str:
        """Return what is typed; raise EOFError when nothing more can come."""
        self.console.file.flush()
        typed = input(prompt).strip()
        if not self.is_live:
            print(typed)  # a pipe does not echo
        return typed
