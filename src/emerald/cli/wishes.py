"""What somebody asks for on the command line, as words still to be checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from emerald.cli.mistakes import Mistake, Mistakes
from emerald.games.shelf import open_game
from emerald.kernel.game import Setup
from emerald.kernel.match.faults import quoted
from emerald.kernel.messages import Message
from emerald.kernel.numbers import number_within


@dataclass
class Wishes:
    """A new game, or one to go on with."""

    game: str = ""
    seats: str = ""
    bots: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    seed: str = ""
    catalogue: str = ""
    save: str = ""


def whole_number(option: str, text: str, low: int, high: int) -> int:
    """Return the number a text says, if it is within bounds."""
    number = number_within(text, low, high)
    if number is None:
        raise Mistake("cli-bad-number", {"option": option, "word": quoted(text), "low": low, "high": high})
    return number


def opened(game: str, catalogue: str) -> Any:
    """Return a game with its own components or with those of a file or folder."""
    return open_game(game, Path(catalogue) if catalogue else None)


def setup_of(game: Any, seats: str, options: Sequence[str], taken: Mapping[int, str]) -> Setup:
    """Return a checked set-up; raise Mistakes with all that is wrong with it."""
    most = max(game.seats)
    fewest = max([min(game.seats), *[seat + 1 for seat in taken]])
    count = whole_number("--seats", seats, min(game.seats), most) if seats else fewest
    for seat in taken:
        if seat >= count:
            raise Mistake("cli-no-such-seat", {"number": seat + 1, "seats": count})
    setup = Setup(count, switches(options))
    faults = game.check(setup)
    if faults:
        names = ", ".join([option.name for option in game.options])
        raise Mistakes([_with_names(fault, names) for fault in faults])
    return setup


def _with_names(fault: Message, names: str) -> Message:
    """Return what is wrong with a set-up; of an option there is not, also which there are."""
    if fault.key != "setup-unknown-option":
        return fault
    return Message("cli-no-such-option", "", {**fault.args, "allowed": names})


def switches(options: Sequence[str]) -> dict[str, str]:
    """Return options by name, from texts like `noctis=yes`."""
    chosen: dict[str, str] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise Mistake("cli-bad-option", {"word": text})
        if name in chosen:
            raise Mistake("cli-option-twice", {"option": name})
        chosen[name] = value
    return chosen
