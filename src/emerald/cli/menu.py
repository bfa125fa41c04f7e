"""What `emerald play` asks when it is told nothing: a new game, step by step, or one to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from emerald.cli.mistakes import Mistake, sentences
from emerald.cli.saves import kept_games
from emerald.cli.terminal import Terminal
from emerald.cli.wishes import Wishes, opened, whole_number
from emerald.games.shelf import TITLES
from emerald.kernel.game import Option, Setup
from emerald.players.registry import OFFERED

SHOWN: Final = 8  # kept games, the latest first
USUAL_BOT: Final = "adept"


def choose(terminal: Terminal, wishes: Wishes) -> str | None:
    """Return the kept game to go on with; None once the wishes tell a new one."""
    terminal.say("cli-menu-welcome", style="bold")
    kept = [save.name for save in kept_games() if not save.is_over][:SHOWN]
    labels = [terminal.text("cli-menu-new"), *[terminal.text("cli-menu-resume", {"name": name}) for name in kept]]
    answer = pick(terminal, "cli-menu-what", labels, 0)
    if answer > 0:
        return kept[answer - 1]
    titles = list(TITLES)
    if len(titles) > 1:
        titles = [titles[pick(terminal, "cli-menu-game", [terminal.text("game-" + title) for title in titles], 0)]]
    wishes.game = titles[0]
    game = opened(wishes.game, wishes.catalogue)
    _ask_seats(terminal, game, wishes)
    _ask_options(terminal, game, wishes)
    return None


def pick(terminal: Terminal, question: str, labels: Sequence[str], default: int) -> int:
    """Return the place of one of several labels; Enter is the default."""
    terminal.say(question)
    for number, label in enumerate(labels, start=1):
        terminal.line(f"  {number}  {label}", "bold" if number == default + 1 else "")
    return ask_number(terminal, 1, len(labels), default + 1) - 1


def ask_number(terminal: Terminal, low: int, high: int, default: int) -> int:
    """Return a number within bounds; Enter is the default."""
    while True:
        text = terminal.ask(terminal.text("cli-menu-prompt", {"default": default}) + " ")
        try:
            return whole_number("", text, low, high) if text else default
        except Mistake:
            terminal.say("cli-menu-number", {"low": low, "high": high}, "yellow")


def _ask_seats(terminal: Terminal, game: Any, wishes: Wishes) -> None:
    terminal.say("cli-menu-seats", {"low": min(game.seats), "high": max(game.seats)})
    seats = ask_number(terminal, min(game.seats), max(game.seats), min(game.seats))
    wishes.seats = str(seats)
    labels = [terminal.text("cli-menu-person"), *[bot_label(terminal, name) for name in OFFERED]]
    for seat in range(1, seats + 1):
        terminal.say("cli-menu-who", {"number": seat})
        answer = pick(terminal, "cli-menu-kinds", labels, 0 if seat == 1 else OFFERED.index(USUAL_BOT) + 1)
        if answer > 0:
            wishes.bots.append(f"{seat}={OFFERED[answer - 1]}")
        else:
            wishes.names.append(terminal.ask(terminal.text("cli-menu-name") + " ") or _person(terminal, seat))


def bot_label(terminal: Terminal, name: str) -> str:
    """Return how a player of our own is offered."""
    return terminal.text("cli-menu-bot", {"player": terminal.text("player-" + name)})


def _person(terminal: Terminal, seat: int) -> str:
    return terminal.text("cli-person-name", {"number": seat})


def _ask_options(terminal: Terminal, game: Any, wishes: Wishes) -> None:
    labels = [terminal.text("cli-menu-usual-options"), terminal.text("cli-menu-own-options")]
    while pick(terminal, "cli-menu-options", labels, 0) == 1:
        chosen = {option.name: _ask_option(terminal, game.name, option) for option in game.options}
        options = {name: value for name, value in chosen.items() if value is not None}
        faults = game.check(Setup(int(wishes.seats), options))
        if not faults:
            wishes.options = [f"{name}={value}" for name, value in options.items()]
            return
        for fault in faults:
            terminal.lines(sentences(terminal.words, Mistake(fault.key, fault.args)), "yellow")


def _ask_option(terminal: Terminal, game: str, option: Option) -> str | None:
    """Return what an option is to be, or None for its default."""
    key = f"option-{game}-{option.name}"
    terminal.line(f"{terminal.text(key)} ({option.rule})", "bold")
    terminal.line(terminal.words.attribute(key, "about"), "dim")
    if option.choices:
        labels = [terminal.text(f"{key}-{choice}") for choice in option.choices]
        default = option.choices.index(option.default)
        answer = pick(terminal, "cli-menu-choices", labels, default)
        return None if answer == default else option.choices[answer]
    return terminal.ask(terminal.text("cli-menu-prompt", {"default": option.default or "–"}) + " ") or None
