"""One's own laboratory of Trismegistus in a terminal: storage, artifacts by arrow, experiments, the stone, the hand."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from emerald.cli.tables.trismegistus.names import (
    ARTIFACT_COLUMNS,
    COLOURS,
    EXPERIMENT_COLUMNS,
    PUBLICATION_COLUMNS,
    artifact_line,
    cards,
    die,
    effect_said,
    element,
    experiment_row,
    publication_line,
    said,
    word,
)
from emerald.cli.terminal import Terminal
from emerald.games.trismegistus import wording
from emerald.games.trismegistus.pieces import (
    ARROWS,
    CELLS,
    COLOUR_NAMES,
    COLUMNS,
    COPPER,
    FORMULAS_EACH,
    GOLD,
    IRON,
    METAL_NAMES,
    NOTHING,
    PUBLICATIONS,
    RAW,
    REFINED,
    SALT,
)
from emerald.games.trismegistus.questions import ARROW_NAMES
from emerald.games.trismegistus.seat import DEALT_ARTIFACT, DEALT_PUBLICATION
from emerald.games.trismegistus.view import SeatSeen, View

FACE_UP: Final = "○"
FACE_DOWN: Final = "●"
CLOSED: Final = "▓"
EMPTY: Final = "·"
DOWN: Final = "dim strike"


def laboratory(terminal: Terminal, view: View) -> Panel:
    """Return the own side of the table."""
    mine = view.seats[view.seat]
    parts: list[RenderableType] = [Columns([_storage(terminal, mine), _stone(terminal, view, mine)], padding=(0, 4))]
    others = [(int(mine.held[thing]), thing) for thing in range(int(SALT), 18)]
    parts.append(Text(word(terminal, view, others)))
    parts.append(_arrows(terminal, view, mine))
    if len(mine.beside) or view.masterpiece != NOTHING:
        parts.append(_experiments(terminal, view, mine))
    if view.hand:
        hand = [number for number in range(int(PUBLICATIONS)) if (view.hand >> number) & 1]
        parts.append(_publications(terminal, view, hand))
    elif any(card != NOTHING for card in view.dealt):
        parts.append(_dealt(terminal, view))
    alchemist = NOTHING if mine.laboratory == NOTHING else int(mine.laboratory)
    name = "" if alchemist == NOTHING else said(terminal, wording.laboratory_name(view.law.components, alchemist))
    title = terminal.text("cli-tri-own-side", {"seat": view.seat + 1, "text": name})
    return Panel(Group(*parts), title=title, title_align="left", border_style=COLOURS[view.seat], padding=(0, 1))


def _storage(terminal: Terminal, mine: SeatSeen) -> Table:
    """Return the storage spaces: raw and refined, metal by metal in the order of the path."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    table.add_column("")
    raw = [Text(terminal.text("cli-tri-raw"), style="dim")]
    refined = [Text(terminal.text("cli-tri-refined"), style="dim")]
    for metal in range(int(GOLD) + 1):
        table.add_column(terminal.text("metal-" + METAL_NAMES[metal]), justify="right")
        raw.append(_count(int(mine.held[RAW + metal])) if metal <= IRON else Text(""))
        refined.append(_count(int(mine.held[REFINED + metal])) if metal >= COPPER else Text(""))
    table.add_row(*raw)
    table.add_row(*refined)
    return table


def _count(count: int) -> Text:
    return Text(str(count), style="bold" if count else "dim")


def _stone(terminal: Terminal, view: View, mine: SeatSeen) -> Table:
    """Return the chamber as its grid, and beside it the formulas that are still locked, column by column."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    if mine.laboratory == NOTHING:
        return table
    components = view.law.components
    open_cells = components.open_cells[mine.laboratory]
    for _ in range(3 + int(COLUMNS)):
        table.add_column()
    columns = [_column(terminal, view, mine, column) for column in range(int(COLUMNS))]
    for row in range(3):
        cells: list[Text] = []
        for cell in range(row * 3, row * 3 + 3):
            filled = mine.chamber[cell] != NOTHING
            mark = FACE_DOWN if (mine.face_down >> cell) & 1 else FACE_UP
            closed = not (open_cells >> cell) & 1
            cells.append(Text(f"{cell + 1}{CLOSED if closed else mark if filled else EMPTY}"))
        table.add_row(*cells, *[lines[row] for lines in columns])
    return table


def _column(terminal: Terminal, view: View, mine: SeatSeen, column: int) -> list[Text]:
    """Return the head of a formula column and what still lies on its two spaces."""
    lines = [element(terminal, column)]
    for space in (column * 2, column * 2 + 1):
        formula = int(mine.formulas[space])
        if formula == NOTHING:
            lines.append(Text("–", style="dim"))
        else:
            place = int(mine.laboratory) * int(FORMULAS_EACH) + formula
            lines.append(Text(said(terminal, wording.formula_name(view.law.components, place))))
    return lines


def _arrows(terminal: Terminal, view: View, mine: SeatSeen) -> Table:
    """Return the arrows with their colours and the artifacts beside them, and the formulas to be used."""
    table = cards(terminal, ["board-arrow", *ARTIFACT_COLUMNS])
    for arrow in range(int(ARROWS)):
        label = Text()
        if mine.laboratory != NOTHING:
            colour = view.law.components.arrow_colour[mine.laboratory * ARROWS + arrow]
            label.append_text(die(terminal, COLOUR_NAMES[colour]))
        label.append(" " + terminal.text("tri-arrow", {"arrow": ARROW_NAMES[arrow]}))
        artifact = int(mine.slots[arrow])
        empty = [Text("–", style="dim"), Text(""), Text("")]
        cells = empty if artifact == NOTHING else artifact_line(terminal, view, artifact)
        if artifact != NOTHING and not (mine.charged >> arrow) & 1:
            for cell in cells:
                cell.stylize(DOWN)
        table.add_row(label, *cells)
    for number in range(int(CELLS)):
        if mine.chamber[number] != NOTHING:
            place = int(mine.laboratory) * int(FORMULAS_EACH) + int(mine.chamber[number])
            formula = view.law.components.formula(place)
            style = DOWN if (mine.face_down >> number) & 1 else ""
            name = said(terminal, wording.formula_name(view.law.components, place))
            label = Text(terminal.text("cli-tri-cell", {"number": number + 1}), style="dim")
            ability = Text(effect_said(terminal, view, formula.ability), style=style)
            table.add_row(label, Text(name, style=style), "", ability)
    return table


def _experiments(terminal: Terminal, view: View, mine: SeatSeen) -> Table:
    hand = [int(experiment) for experiment in mine.beside]
    return _experiment_table(terminal, view, [*hand, int(view.masterpiece)])


def _experiment_table(terminal: Terminal, view: View, experiments: list[int]) -> Table:
    table = cards(terminal, EXPERIMENT_COLUMNS)
    for experiment in experiments:
        if experiment != NOTHING:
            table.add_row(*experiment_row(terminal, view, experiment))
    return table


def _publications(terminal: Terminal, view: View, publications: list[int]) -> Table:
    table = cards(terminal, PUBLICATION_COLUMNS)
    for publication in publications:
        if publication != NOTHING:
            table.add_row(*publication_line(terminal, view, publication))
    return table


def _dealt(terminal: Terminal, view: View) -> Group:
    """Return the cards dealt at the set-up, to choose from."""
    dealt = [int(card) for card in view.dealt]
    artifacts = cards(terminal, ARTIFACT_COLUMNS)
    for artifact in dealt[DEALT_ARTIFACT:]:
        if artifact != NOTHING:
            artifacts.add_row(*artifact_line(terminal, view, artifact))
    experiments = _experiment_table(terminal, view, dealt[:DEALT_PUBLICATION])
    return Group(experiments, _publications(terminal, view, dealt[DEALT_PUBLICATION:DEALT_ARTIFACT]), artifacts)
