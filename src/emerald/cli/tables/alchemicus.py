"""The table of Alchemicus in a terminal: board and piles, one strip a seat, the own side in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from emerald.cli.terminal import Terminal
from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, CARD_NAMES, DOMO, FIELDS, PLOTS
from emerald.games.alchemicus.lore import holders_of, kind_of
from emerald.games.alchemicus.plots import EMPTY_PLOT, has_golem, kind_at, spiritus_on
from emerald.games.alchemicus.telling import load_name, place_of
from emerald.games.alchemicus.view import SeatSeen, View

PAWN: Final = "♟"
SPIRIT: Final = "☿"
GOLEM_MARK: Final = "▣"
SPIRITUS_MARK: Final = "≈"
COLOURS: Final = ["bright_cyan", "bright_yellow", "bright_magenta", "bright_green"]  # beside the number of each seat
LOADS: Final = {
    "nothing": "",
    "herbs": "green",
    "ore": "bright_black",
    "tincture": "bright_red",
    "metal": "bright_blue",
    "gold": "bright_yellow",
    "tincture-and-metal": "bright_red",
}


def draw(terminal: Terminal, view: View) -> RenderableType:
    """Return the whole table as the seat of a view sees it."""
    parts: list[RenderableType] = [_board(terminal, view), _piles(terminal, view), _strips(terminal, view)]
    if view.seat >= 0:
        parts.append(_own_side(terminal, view))
    return Group(*parts)


# -- the board ----------------------------------------------------------------------------------


def _board(terminal: Terminal, view: View) -> RenderableType:
    fields = [_field(terminal, view, field) for field in range(int(FIELDS))]
    outer = _rows(fields, len(fields))
    if sum([3 + max([line.cell_len for line in field.split()]) for field in fields]) >= terminal.console.width:
        outer = _rows(fields, len(fields) // 2)
    ring = Text(terminal.text("cli-alchemicus-inner-ring") + ": ", style="dim")
    for place, kind in enumerate([*view.law.inner, DOMO]):
        if place == len(view.law.inner):
            ring.append("  ◎ ", style="dim")
        elif place:
            ring.append(" – ", style="dim")
        marked = int(view.spirit) == int(kind)
        ring.append(_card(terminal, int(kind)) + (f" {SPIRIT}" if marked else ""), style="bold red" if marked else "")
    ring.append("   " + terminal.text("cli-alchemicus-spirit-blocks", {"card": CARD_NAMES[view.spirit]}), style="dim")
    return Group(outer, ring)


def _rows(fields: Sequence[Text], length: int) -> Table:
    """Return the fields of the outer ring, so many in a row; no name is cut."""
    table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1), border_style="dim")
    for _ in range(length):
        table.add_column(justify="center")
    for start in range(0, len(fields), length):
        table.add_row(*fields[start : start + length])
    return table


def _field(terminal: Terminal, view: View, field: int) -> Text:
    text = Text(f"{field + 1}\n", style="dim")
    text.append(terminal.text("place", {"place": place_of(view, field)}), style="bold")
    text.append("\n")
    if (int(view.posts) >> field) & 1:
        text.append(GOLEM_MARK + " ", style="yellow")
    for seat, other in enumerate(view.seats):
        if int(other.field) == field:
            text.append(f"{PAWN}{seat + 1} ", style=COLOURS[seat])
    return text


def _piles(terminal: Terminal, view: View) -> Text:
    text = Text(terminal.text("cli-alchemicus-pile", {"count": int(view.pile)}))
    if view.law.noctis:
        text.append("   " + terminal.text("cli-alchemicus-noctis-pile", {"count": int(view.noctis_pile)}))
    if view.law.bank:
        text.append("\n" + terminal.text("cli-alchemicus-bank") + ": ")
        text.append(_cards(terminal, [int(count) for count in view.bank]) or "–", style="bold")
    text.append("\n" + terminal.text("cli-alchemicus-discards") + ": ", style="dim")
    text.append(_cards(terminal, [int(count) for count in view.discards]) or "–", style="dim")
    return text


# -- the seats ----------------------------------------------------------------------------------


def _strips(terminal: Terminal, view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    for key in ("player", "fame", "hand", "field", "turns", "buildings"):
        if key != "fame" or not view.law.race:
            table.add_column(
                terminal.text("cli-alchemicus-column-" + key), justify="left" if key != "fame" else "right"
            )
    for seat, other in enumerate(view.seats):
        row = [_name(terminal, view, seat)]
        if not view.law.race:
            row.append(Text(str(other.fame), style="bold"))
        row += [_hand_size(terminal, view, seat), Text(terminal.text("place", {"place": place_of(view, other.field)}))]
        row += [Text(str(other.turns)), _buildings(terminal, other, numbered=False)]
        table.add_row(*row)
    return table


def _name(terminal: Terminal, view: View, seat: int) -> Text:
    text = Text(f"{PAWN}{seat + 1} {terminal.names[seat]}", style=COLOURS[seat])
    if seat == view.seat:
        text.stylize("bold")
    if int(view.seats[seat].infamies):
        text.append("\n" + terminal.text("cli-alchemicus-infamies", {"count": int(view.seats[seat].infamies)}))
    return text


def _hand_size(terminal: Terminal, view: View, seat: int) -> Text:
    other = view.seats[seat]
    text = Text(str(other.base_cards))
    if view.law.noctis:
        text.append(f" + {other.noctis_cards}")
    known = [0] * int(ALL_KINDS)
    for item in view.known:
        if holders_of(item) == 1 << seat:
            known[kind_of(item)] += 1
    if seat != view.seat and any(known):
        text.append("\n" + terminal.text("cli-alchemicus-known") + " " + _cards(terminal, known), style="dim")
    return text


def _buildings(terminal: Terminal, seat: SeatSeen, numbered: bool) -> Text:
    text = Text()
    for plot in range(int(PLOTS)):
        here = int(seat.plots[plot])
        if here == EMPTY_PLOT:
            continue
        if len(text):
            text.append("   " if numbered else ", ")
        if numbered:
            text.append(f"{plot + 1} ", style="dim")
        text.append(_card(terminal, int(kind_at(here))))
        load = load_name(here)
        if load != "nothing":
            text.append(f" [{terminal.text('load', {'load': load})}]", style=LOADS[load])
        text.append(f" {GOLEM_MARK}" if has_golem(here) else "", style="yellow")
        text.append(f" {SPIRITUS_MARK}{spiritus_on(here)}" if spiritus_on(here) else "", style="red")
    return text


def _own_side(terminal: Terminal, view: View) -> Panel:
    plots = _buildings(terminal, view.seats[view.seat], numbered=True)
    hand = Text()
    for kind in range(int(ALL_KINDS)):
        count = int(view.hand[kind])
        if count:
            hand.append("   " if len(hand) else "")
            hand.append(f"{count} × " if count > 1 else "")
            hand.append(_card(terminal, kind), style="bold" if kind < BASE_KINDS else "bold magenta")
            hand.append(f" ({view.law.prices[kind]})", style="dim")
    whole = int(view.seats[view.seat].base_cards + view.seats[view.seat].noctis_cards)
    title = terminal.text("cli-alchemicus-own-side", {"seat": view.seat + 1})
    heading = Text(terminal.text("cli-alchemicus-own-hand", {"count": whole}) + " ", style="dim")
    return Panel(
        Group(plots, heading + hand), title=title, title_align="left", border_style=COLOURS[view.seat], padding=(0, 1)
    )


# -- names ----------------------------------------------------------------------------------------


def _card(terminal: Terminal, kind: int) -> str:
    return terminal.text("card", {"card": CARD_NAMES[kind]})


def _cards(terminal: Terminal, counts: Sequence[int]) -> str:
    """Return cards by kind in a row, `2 × Horten, Gloria`."""
    names = [(count, _card(terminal, kind)) for kind, count in enumerate(counts) if count > 0]
    return ", ".join([f"{count} × {name}" if count > 1 else name for count, name in names])
