"""The table of Trismegistus in a terminal: main board, one strip a seat, the own laboratory in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from emerald.cli.tables.trismegistus.laboratory import laboratory
from emerald.cli.tables.trismegistus.names import (
    ARTIFACT_COLUMNS,
    COLOURS,
    EXPERIMENT_COLUMNS,
    achievement_line,
    artifact_line,
    cards,
    die,
    experiment_row,
    seat_name,
)
from emerald.cli.terminal import Terminal
from emerald.games.trismegistus.pieces import (
    ACHIEVEMENTS,
    BONUS_NAMES,
    BOOKS,
    CHARGED,
    COLOUR_NAMES,
    COPPER,
    DISCHARGED,
    ELEMENT_NAMES,
    ELEMENTS,
    ESSENCE_NAMES,
    FACE_NAMES,
    GOLD,
    IRON,
    MARKET,
    METAL_NAMES,
    NOTHING,
    PAGES,
    POINTS,
    RAW,
    REFINED,
    SALT,
)
from emerald.games.trismegistus.pieces import COLOURS as DICE_COLOURS
from emerald.games.trismegistus.view import SeatSeen, View

SEAT_COLUMNS: Final = [
    "cli-tri-column-player",
    "cli-tri-column-points",
    "cli-tri-column-die",
    "board-used-dice",
    "cli-tri-column-done",
    "cli-tri-column-artifacts",
    "cli-tri-column-stone",
    "cli-tri-column-hand",
]
GOODS_COLUMNS: Final = [
    "cli-tri-column-goods",
    *[f"metal-{metal}" for metal in METAL_NAMES],
    *["essence-salt", "essence-sulfur", "essence-aether"],
    *["piece-ethereal-die", "piece-chameleon", "piece-reaction-token"],
]
ACHIEVEMENT_COLUMNS: Final = [
    "piece-achievement",
    "cli-tri-column-shows",
    "cli-tri-column-bonus",
    "cli-tri-column-points",
]
TOKENS: Final = {"advance": "▲", "chameleon": "◆", "ethereal-die": "◇"}
PLAYED: Final = "✓"


def draw(terminal: Terminal, view: View) -> RenderableType:
    """Return the whole table as the seat of a view sees it."""
    parts: list[RenderableType] = [
        _course(terminal, view),
        Columns([_bowls(terminal, view), _tracks(terminal, view)], padding=(0, 3)),
        _books(terminal, view),
        _market(terminal, view),
    ]
    if view.open_achievements:
        parts.append(_achievements(terminal, view))
    parts.append(_strips(terminal, view))
    if view.seat >= 0:
        parts.append(laboratory(terminal, view))
    return Group(*parts)


# -- the main board -----------------------------------------------------------------------------------------


def _course(terminal: Terminal, view: View) -> Text:
    """Return the round and the turn order, with those who have had all their dice in it."""
    text = Text(terminal.text("cli-tri-round", {"number": int(view.round)}), style="bold")
    text.append("   " + terminal.text("board-turn-order") + ": ", style="dim")
    for place, player in enumerate(view.row):
        text.append(" → " if place else "", style="dim")
        text.append(seat_name(terminal, view, int(player)), style=COLOURS[int(player)])
        text.append(f" {PLAYED}" if player in view.next_row else "", style="dim")
    return text


def _bowls(terminal: Terminal, view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    table.add_column(terminal.text("board-bowl"))
    table.add_column(terminal.text("cli-tri-dice"))
    for face, name in enumerate(FACE_NAMES):
        dice = Text()
        for colour in range(int(DICE_COLOURS)):
            for _ in range(int(view.bowls[face * DICE_COLOURS + colour])):
                dice.append_text(die(terminal, COLOUR_NAMES[colour]))
                dice.append(" ")
        table.add_row(terminal.text("bot-face", {"face": name}), dice if len(dice) else Text("–", style="dim"))
    return table


def _tracks(terminal: Terminal, view: View) -> Table:
    """Return the mastery tracks: which essence climbs them, their bonus tokens, where everybody stands."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    table.add_column(terminal.text("board-mastery"))
    table.add_column(terminal.text("piece-essence"))
    table.add_column("4")
    table.add_column("8")
    for seat in range(int(view.seat_count)):
        table.add_column(Text(seat_name(terminal, view, seat), style=COLOURS[seat]), justify="right")
    if view.rival is not None:
        table.add_column(Text(terminal.text("bot-name"), style=COLOURS[1]), justify="right")
    for track in range(int(ELEMENTS)):
        essence = [name for kind, name in enumerate(ESSENCE_NAMES) if view.climbs[kind] == track]
        row = [Text(terminal.text("bot-track", {"element": ELEMENT_NAMES[track]}), style="bold")]
        row.append(Text(terminal.text("essence-" + essence[0]) if essence else "–"))
        row += [_token(int(view.bonus[track * 2 + upper])) for upper in range(2)]
        row += [Text(str(seen.tracks[track])) for seen in view.seats]
        if view.rival is not None:
            row.append(Text(str(view.rival.tracks[track])))
        table.add_row(*row)
    return table


def _token(kind: int) -> Text:
    return Text("·", style="dim") if kind == NOTHING else Text(TOKENS[BONUS_NAMES[kind]], style="bold")


def _books(terminal: Terminal, view: View) -> Table:
    table = cards(terminal, ["board-book", *EXPERIMENT_COLUMNS])
    for page in range(int(PAGES)):
        if view.pages[page] != NOTHING:
            book = terminal.text("bot-face", {"face": FACE_NAMES[page * int(BOOKS) // int(PAGES)]})
            table.add_row(Text(book, style="dim"), *experiment_row(terminal, view, int(view.pages[page])))
    return table


def _market(terminal: Terminal, view: View) -> Table:
    table = cards(terminal, ["board-market", *ARTIFACT_COLUMNS])
    for space in range(int(MARKET)):
        if view.market[space] != NOTHING:
            colour = COLOUR_NAMES[space * int(DICE_COLOURS) // int(MARKET)]
            table.add_row(die(terminal, colour), *artifact_line(terminal, view, int(view.market[space])))
    return table


def _achievements(terminal: Terminal, view: View) -> Table:
    table = cards(terminal, ACHIEVEMENT_COLUMNS)
    for achievement in range(int(ACHIEVEMENTS)):
        if (view.open_achievements >> achievement) & 1:
            table.add_row(*achievement_line(terminal, view, achievement))
    return table


# -- the seats ----------------------------------------------------------------------------------------------


def _strips(terminal: Terminal, view: View) -> RenderableType:
    """Return two lines for each seat: how it stands, and what it holds."""
    table = cards(terminal, SEAT_COLUMNS)
    goods = cards(terminal, GOODS_COLUMNS)
    for seat, seen in enumerate(view.seats):
        name = Text(seat_name(terminal, view, seat), style=f"{'bold ' if seat == view.seat else ''}{COLOURS[seat]}")
        table.add_row(
            name,
            Text(str(seen.held[POINTS]), style="bold"),
            _potency(terminal, seen.die, seen.face, seen.potency),
            _used(terminal, list(seen.used)),
            _some(len(seen.done)),
            _some(sum([1 for artifact in seen.slots if artifact != NOTHING])),
            _some(sum([1 for formula in seen.chamber if formula != NOTHING])),
            Text(terminal.text("cli-tri-hand", {"count": int(seen.publications), "names": len(seen.beside)})),
        )
        goods.add_row(name, *_goods(seen))
    if view.rival is not None:
        table.add_row(*_bot(terminal, view))
    return Group(table, goods)


def _goods(seen: SeatSeen) -> list[Text]:
    """Return what a seat holds: raw and refined of each metal, essences, ethereal dice, chameleons, reaction tokens."""
    held = seen.held
    found: list[Text] = []
    for metal in range(int(GOLD) + 1):
        raw = int(held[RAW + metal]) if metal <= IRON else 0
        refined = int(held[REFINED + metal]) if metal >= COPPER else 0
        both = f"{raw}+{refined}" if COPPER <= metal <= IRON else str(raw + refined)
        found.append(Text(both, style="" if raw + refined else "dim"))
    for thing in range(int(SALT), int(CHARGED)):
        found.append(_some(int(held[thing])))
    found.append(Text(f"{held[CHARGED]}/{held[CHARGED] + held[DISCHARGED]}"))
    return found


def _some(count: int) -> Text:
    return Text(str(count), style="" if count else "dim")


def _potency(terminal: Terminal, colour: int, face: int, potency: int) -> Text:
    if colour == NOTHING:
        return Text("–", style="dim")
    text = die(terminal, COLOUR_NAMES[colour])
    text.append(f" {terminal.text('bot-face', {'face': FACE_NAMES[face]})} ")
    text.append(str(potency), style="bold")
    return text


def _used(terminal: Terminal, used: Sequence[int]) -> Text:
    text = Text()
    for colour, count in enumerate(used):
        for _ in range(int(count)):
            text.append_text(die(terminal, COLOUR_NAMES[colour]))
            text.append(" ")
    return text


def _bot(terminal: Terminal, view: View) -> list[Text]:
    rival = view.rival
    assert rival is not None
    return [
        Text(terminal.text("bot-name"), style=COLOURS[1]),
        Text(str(rival.points), style="bold"),
        _potency(terminal, int(rival.die), int(rival.face), int(rival.potency)),
        _used(terminal, list(rival.used)),
        _some(len(rival.done)),
        _some(len(rival.artifacts)),
        Text("–", style="dim"),
        Text(
            terminal.text(
                "cli-tri-bot-hand",
                {"names": len(rival.beside), "count": int(rival.gold), "have": int(rival.ethereal)},
            )
        ),
    ]
