"""The end of a game: the score sheet, and what decided between those level on points."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from emerald.cli.terminal import Terminal
from emerald.games import shelf
from emerald.kernel.agenda import NOBODY
from emerald.kernel.game import Standing
from emerald.kernel.match.match import Match


def score_sheet(terminal: Terminal, standings: Sequence[Standing]) -> RenderableType:
    """Return the standings as a table, the best place first, and what their first lines are the sum of."""
    table = Table(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    table.add_column(terminal.text("cli-column-place"), justify="right")
    table.add_column(terminal.text("cli-column-player"))
    for line in standings[0].lines:
        table.add_column(terminal.text("score-" + line.key), justify="right")
    for each in sorted(standings, key=lambda standing: standing.place):
        values = [str(line.value) for line in each.lines]
        table.add_row(str(each.place), _name(terminal, each), *values, style="bold" if each.place == 1 else "")
    return Group(table, _parts(terminal, standings)) if standings[0].parts else table


def _parts(terminal: Terminal, standings: Sequence[Standing]) -> Table:
    """Return a line for each part of anybody's sum; not everyone's is the sum of the same."""
    table = Table(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    table.add_column("")
    keys: list[str] = []
    for each in standings:
        table.add_column(_name(terminal, each), justify="right")
        keys += [part.key for part in each.parts if part.key not in keys]
    worth = [{part.key: str(part.value) for part in each.parts} for each in standings]
    for key in keys:
        table.add_row(terminal.text("score-" + key), *[values.get(key, "") for values in worth])
    return table


def verdict(terminal: Terminal, standings: Sequence[Standing]) -> list[str]:
    """Return who won, and step by step which line decided it."""
    level = list(standings)
    found: list[str] = []
    for i, line in enumerate(standings[0].lines):
        best = max([each.lines[i].value for each in level])
        if i > 0:
            found.append(terminal.text("cli-tie-break", {"line": terminal.text("score-" + line.key), "value": best}))
        level = [each for each in level if each.lines[i].value == best]
        if len(level) == 1:
            break
        args: dict[str, int | str] = {
            "line": terminal.text("score-" + line.key),
            "value": best,
            "players": _names(terminal, level),
        }
        found.append(terminal.text("cli-level", args))
    winners: dict[str, int | str] = {"players": _names(terminal, level), "count": len(level)}
    return [*found, terminal.text("cli-winner", winners)]


def afterwords(terminal: Terminal, match: Match) -> list[str]:
    """Return what a game says of its end beyond the sheet, such as which symbol served which card."""
    return [terminal.message(message) for message in shelf.afterword(match.game.name, match.state)]


def _names(terminal: Terminal, standings: Sequence[Standing]) -> str:
    return ", ".join([_name(terminal, each) for each in standings])


def _name(terminal: Terminal, standing: Standing) -> str:
    """Return who it is; an opponent without a seat is named after all who have one."""
    return terminal.names[standing.seat if standing.seat != NOBODY else -1]
