"""What the table of Trismegistus calls its dice, cards and things, in one line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from emerald.cli.terminal import Terminal
from emerald.games.trismegistus import wording
from emerald.games.trismegistus.pieces import CHARGED, ELEMENT_NAMES
from emerald.games.trismegistus.questions import thing_id
from emerald.games.trismegistus.view import View
from emerald.kernel.effects.tree import Effect
from emerald.kernel.messages import Message, packed

COLOURS: Final = ["bright_cyan", "bright_yellow", "bright_magenta", "bright_green"]  # of each seat
DICE: Final = {"black": "white on grey11", "white": "black on white", "red": "white on red3"}
ELEMENT_STYLES: Final = {"earth": "green", "fire": "bright_red", "water": "bright_blue", "air": "bright_yellow"}
DISCHARGED: Final = 17
EXPERIMENT_COLUMNS: Final = [
    "piece-experiment",
    "cli-tri-column-needs",
    "cli-tri-column-cost",
    "cli-tri-column-reward",
    "cli-tri-column-points",
]
ARTIFACT_COLUMNS: Final = ["piece-artifact", "cli-tri-column-symbols", "cli-tri-column-ability"]
PUBLICATION_COLUMNS: Final = ["piece-publication", "cli-tri-column-symbols", "cli-tri-column-points"]


def cards(terminal: Terminal, columns: Sequence[str]) -> Table:
    """Return an empty table with these columns, by their keys."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for key in columns:
        table.add_column(terminal.text(key))
    return table


def seat_name(terminal: Terminal, view: View, player: int) -> str:
    """Return what a player is called; after the one seat of a solo game comes the bot."""
    return terminal.names[player] if player < view.seat_count else terminal.text("bot-name")


def die(terminal: Terminal, colour: str) -> Text:
    """Return a die of a colour: its letter on that colour."""
    letter = terminal.text("cli-tri-letter", {"colour": colour})
    return Text(f" {letter} ", style=DICE[colour])


def element(terminal: Terminal, number: int, text: str = "") -> Text:
    """Return an element in its colour, with what follows it."""
    name = ELEMENT_NAMES[number]
    return Text(terminal.text("bot-track", {"element": name}) + text, style=ELEMENT_STYLES[name])


def said(terminal: Terminal, text: str) -> str:
    """Return messages packed into a text, in words."""
    return terminal.words.parts(text, terminal.names)


def effect_said(terminal: Terminal, view: View, effect: Effect | None) -> str:
    """Return what a card says; a dash if it says nothing."""
    return "–" if effect is None else said(terminal, wording.effect_words(view.law.components.lexicon, effect))


def experiment_row(terminal: Terminal, view: View, experiment: int) -> list[Text]:
    """Return an experiment: its name, requirement, cost, reward and points."""
    box = view.law.components
    card = box.experiments[experiment]
    cost = packed(wording.portion_messages(box.lexicon, card.cost))
    return [
        Text(said(terminal, wording.experiment_name(box, experiment)), style="bold"),
        element(terminal, int(card.element), f" {card.requires}"),
        Text(said(terminal, cost)),
        Text(effect_said(terminal, view, card.reward)),
        Text(str(card.points), style="bold"),
    ]


def artifact_line(terminal: Terminal, view: View, artifact: int) -> list[Text]:
    """Return an artifact: its name, its symbols, its ability."""
    box = view.law.components
    card = box.artifacts[artifact]
    symbols = Text()
    for number, count in enumerate(card.symbols):
        for _ in range(count):
            symbols.append_text(element(terminal, number, " "))
    name = Text(said(terminal, wording.artifact_name(box, artifact)), style="bold")
    return [name, symbols, Text(effect_said(terminal, view, card.ability))]


def publication_line(terminal: Terminal, view: View, publication: int) -> list[Text]:
    """Return a publication: its name, the symbols it needs, its points."""
    box = view.law.components
    card = box.publications[publication]
    needs = Text()
    for number, count in enumerate(card.needs):
        for _ in range(count):
            needs.append_text(element(terminal, number, " "))
    return [
        Text(said(terminal, wording.publication_name(box, publication)), style="bold"),
        needs,
        Text(str(card.points), style="bold"),
    ]


def achievement_line(terminal: Terminal, view: View, achievement: int) -> list[Text]:
    """Return an achievement: its name, what it asks to be shown, its bonus, its points."""
    box = view.law.components
    card = box.achievements[achievement]
    return [
        Text(said(terminal, wording.achievement_name(box, achievement)), style="bold"),
        Text(said(terminal, packed(wording.portion_messages(box.lexicon, card.condition)))),
        Text(effect_said(terminal, view, card.bonus)),
        Text(str(card.points), style="bold"),
    ]


def word(terminal: Terminal, view: View, counts: Sequence[tuple[int, int]]) -> str:
    """Return amounts of things in a row; discharged reaction tokens are said apart."""
    found: list[str] = []
    for count, thing in counts:
        if count == 0:
            continue
        if thing == DISCHARGED:
            found.append(terminal.text("cli-tri-discharged", {"count": count}))
        else:
            what = "reaction-token" if thing == CHARGED else thing_id(view, thing)
            found.append(said(terminal, packed([Message("effect-amount", "", {"count": count, "what": what})])))
    return ", ".join(found) if found else "–"
