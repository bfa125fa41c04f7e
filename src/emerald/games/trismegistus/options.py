"""T3.1 The switches of a table: what they are, and which combinations make no sense."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.botmegistus import difficulty
from emerald.games.trismegistus.components import Components
from emerald.games.trismegistus.law import Law
from emerald.games.trismegistus.sources import MOST_SEATS
from emerald.kernel.agenda import NOBODY
from emerald.kernel.game import Option, Setup
from emerald.kernel.messages import Message

SWITCH: Final = ["no", "yes"]

TABLE_OPTIONS: Final = [
    Option("setup", "T3.14", "full", ["full", "introductory"]),
    Option("essences", "T2.6", "printed", ["printed", "shuffled"]),
    Option("achievements", "T12.1", "yes", SWITCH),
    Option("reactions", "T8.2", "in-order", ["in-order", "at-once"]),
    Option("first", "T3.8", "random", ["random", "1", "2", "3", "4"]),
]
OPTIONS: Final = [*TABLE_OPTIONS, *difficulty.OPTIONS]


def option(setup: Setup, name: str) -> str:
    """Return what a set-up says of an option, or its default."""
    for known in OPTIONS:
        if known.name == name:
            return setup.options.get(name, known.default)
    raise KeyError(name)


def faults_of(setup: Setup) -> list[Message]:
    """T3.1 Return everything wrong with a set-up."""
    if not 1 <= setup.seats <= MOST_SEATS:
        return [Message("setup-seats", "T3.1", {"low": 1, "high": MOST_SEATS, "found": setup.seats})]
    faults: list[Message] = []
    known = {each.name: each for each in OPTIONS}
    for name, value in setup.options.items():
        if name not in known:
            faults.append(Message("setup-unknown-option", "", {"option": name}))
        elif value not in known[name].choices:
            args: dict[str, int | str] = {"option": name, "word": value, "allowed": ", ".join(known[name].choices)}
            faults.append(Message("setup-unknown-word", known[name].rule, args))
    if faults:
        return faults
    if setup.seats == 1:
        return _solo_faults(setup)
    for each in difficulty.OPTIONS:
        if option(setup, each.name) != each.default:
            faults.append(Message("setup-solo-only", each.rule, {"option": each.name}))
    first = option(setup, "first")
    if first != "random" and int(first) > setup.seats:
        faults.append(Message("setup-first-seat", "T3.8", {"seat": int(first), "seats": setup.seats}))
    return faults


def _solo_faults(setup: Setup) -> list[Message]:
    """T3.1, T13.1 Alone one plays the full set-up, first, and without achievements."""
    faults: list[Message] = []
    for name, word in (("setup", "introductory"), ("achievements", "yes")):
        if setup.options.get(name) == word:
            faults.append(Message("setup-not-solo", "T3.1", {"option": name}))
    if option(setup, "first") != "random":
        faults.append(Message("setup-not-solo", "T13.1", {"option": "first"}))
    return faults


def law_of(setup: Setup, components: Components) -> Law:
    """T3.1 Return the law of a table whose set-up has no faults."""
    solo = setup.seats == 1
    first = option(setup, "first")
    return Law(
        components,
        seats=setup.seats,
        introductory=option(setup, "setup") == "introductory",
        shuffled_essences=option(setup, "essences") == "shuffled",
        achievements=option(setup, "achievements") == "yes" and not solo,
        at_once=option(setup, "reactions") == "at-once",
        first=0 if solo else NOBODY if first == "random" else int(first) - 1,
        difficulty=difficulty.difficulty_of(setup.options if solo else {}),
    )
