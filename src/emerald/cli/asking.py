"""A question as the terminal shows it: every candidate with its number, cost, gain and paragraph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from rich.table import Table
from rich.text import Text

from emerald.cli.mistakes import Mistake
from emerald.cli.terminal import Terminal
from emerald.games.preview import Amount, Preview
from emerald.kernel.actions import ActionTable
from emerald.kernel.match.faults import quoted
from emerald.kernel.numbers import number_within

LAWFUL: Final = "bold"
UNLAWFUL: Final = "dim"
NO_WAY_BACK: Final = "•"
WARNING: Final = "⚠"
MANY: Final = 4  # answers barred alike, one after another, are one line


@final
class Sheet:
    """The candidates of one question, ready to be printed and to be named."""

    def __init__(self, terminal: Terminal, words: ActionTable, previews: Sequence[Preview]) -> None:
        self._words: Final = words
        self.previews: Final = previews
        self.actions: Final = [each.action for each in previews]
        self.lawful: Final = [each.action for each in previews if each.why_not is None]
        self.labels: Final = [terminal.message(each.message) for each in previews]

    def table(self, terminal: Terminal) -> Table:
        """Return the numbered list; what the rules forbid stands in grey, its number in brackets."""
        table = Table(box=None, show_header=True, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("", justify="right")
        table.add_column("")
        table.add_column(terminal.text("cli-column-cost"))
        table.add_column(terminal.text("cli-column-gain"))
        table.add_column(terminal.text("cli-column-rule"))
        number = 1
        while number <= len(self.previews):
            alike = self._alike(number)
            if alike >= MANY:
                table.add_row(*self._bundle(terminal, number, alike))
                number += alike
            else:
                table.add_row(*self._row(terminal, number))
                number += 1
        return table

    def _row(self, terminal: Terminal, number: int) -> list[Text]:
        preview, label = self.previews[number - 1], self.labels[number - 1]
        is_barred = preview.why_not is not None
        words = Text(label + (f" {NO_WAY_BACK}" if preview.ends_undo else ""), style=UNLAWFUL if is_barred else LAWFUL)
        for warning in preview.warnings:
            words.append(f"\n{WARNING} {terminal.message(warning)}", style="not bold yellow")
        return [
            Text(f"({number})" if is_barred else str(number), style=UNLAWFUL if is_barred else LAWFUL),
            words,
            Text(amounts(terminal, preview.cost), style=UNLAWFUL if is_barred else ""),
            Text(amounts(terminal, preview.gain), style=UNLAWFUL if is_barred else ""),
            Text(preview.message.rule if preview.why_not is None else preview.why_not.rule, style=UNLAWFUL),
        ]

    def _alike(self, number: int) -> int:
        """Return how many answers from a number on are barred for the same reason, one after another."""
        first = self.previews[number - 1].why_not
        count = 0
        for preview in self.previews[number - 1 :]:
            if first is None or preview.why_not is None or preview.why_not.key != first.key:
                break
            count += 1
        return count

    def _bundle(self, terminal: Terminal, number: int, count: int) -> list[Text]:
        """Return one line for answers that are barred alike."""
        last = number + count - 1
        words = Text(f"{self.labels[number - 1]} … {self.labels[last - 1]}", style=UNLAWFUL)
        why_not = self.previews[number - 1].why_not
        rule = why_not.rule if why_not is not None else ""
        return [Text(f"({number}–{last})", style=UNLAWFUL), words, Text(""), Text(""), Text(rule, style=UNLAWFUL)]

    def find(self, text: str) -> int:
        """Return the answer a text names: its number here, its words in the log, or a part of its words here."""
        if text.isdecimal():
            number = number_within(text, 1, len(self.actions))
            if number is None:
                raise Mistake("cli-no-such-number", {"word": quoted(text), "high": len(self.actions)})
            return self.actions[number - 1]
        try:
            return self._words.parse(text.lower())
        except ValueError:
            return self._find_by_label(text)

    def _find_by_label(self, text: str) -> int:
        parts = text.casefold().split()
        found = [i for i, label in enumerate(self.labels) if all(part in label.casefold() for part in parts)]
        if len(found) > 1:
            found = [i for i in found if self.actions[i] in self.lawful] or found
        if not found:
            raise Mistake("cli-not-understood", {"word": text})
        if len(found) > 1:
            raise Mistake("cli-ambiguous", {"word": text, "allowed": "; ".join([self.labels[i] for i in found[:4]])})
        return self.actions[found[0]]

    def notes(self, terminal: Terminal) -> list[str]:
        """Return what explains the marks in the list, as far as it has any."""
        notes: list[str] = []
        if any(each.ends_undo for each in self.previews):
            notes.append(terminal.text("cli-note-no-way-back", {"word": NO_WAY_BACK}))
        barred = [number for number, each in enumerate(self.previews, start=1) if each.why_not is not None]
        if barred:
            notes.append(terminal.text("cli-note-why-not", {"number": barred[0]}))
        return notes


def amounts(terminal: Terminal, found: Sequence[Amount]) -> str:
    """Return amounts in words, `2 cards, 1 fame`."""
    return ", ".join([terminal.text("amount", {"what": each.what, "count": each.count}) for each in found])


def bundled(labels: Sequence[str], between: str = ", ") -> str:
    """Return labels in a row, those that come several times running counted."""
    counted: list[tuple[str, int]] = []
    for label in labels:
        if counted and counted[-1][0] == label:
            counted[-1] = (label, counted[-1][1] + 1)
        else:
            counted.append((label, 1))
    return between.join([f"{label} (×{count})" if count > 1 else label for label, count in counted])
