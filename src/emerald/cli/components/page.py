"""A page of one component, and the list of all of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from emerald.cli.terminal import Terminal


@final
class Entry:
    """One component: what it is called, the lines of its page, and one sentence about it."""

    def __init__(self, kind: str, id_: str, name: str, lines: list[tuple[str, str]], about: str = "") -> None:
        self.kind: Final = kind  # experiment, artifact, …
        self.id: Final = id_
        self.name: Final = name
        self.lines: Final = lines  # (what, its words); the same whats for all of a kind
        self.about: Final = about


def page(terminal: Terminal, entry: Entry) -> RenderableType:
    """Return the page of one component."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for what, words in entry.lines:
        if words:
            grid.add_row(what, Text(words))
    grid.add_row(terminal.text("cli-component-id"), Text(entry.id, style="dim"))
    parts: list[RenderableType] = [grid]
    if entry.about:
        parts += [Text(), Text(entry.about, style="italic")]
    return Panel(Group(*parts), title=Text(entry.name, style="bold"), title_align="left", expand=False)


def listing(terminal: Terminal, kind: str, entries: Sequence[Entry]) -> RenderableType:
    """Return all components of a kind, one a row."""
    title = Text(terminal.text("cli-components-" + kind), style="bold")
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    whats = [what for what, _ in entries[0].lines]
    shown = [i for i in range(len(whats)) if any(entry.lines[i][1] for entry in entries)]
    table.add_column(terminal.text("cli-component-name"))
    for i in shown:
        table.add_column(whats[i])
    for entry in entries:
        table.add_row(Text(entry.name), *[Text(entry.lines[i][1]) for i in shown])
    return table
