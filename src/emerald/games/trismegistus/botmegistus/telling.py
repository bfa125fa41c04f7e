"""Notes, commands and needs as messages: a key, a paragraph, and arguments that say which element, colour or side."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.botmegistus.cards import (
    ALL_BASIC,
    FIRST_PERSONALITY,
    KIND_NAMES,
    SYMBOL_NAMES,
    element_of,
    kind_of,
)
from emerald.games.trismegistus.botmegistus.errands import COMMAND_NAMES, NEED_NAMES, SIDE_NAMES, Command
from emerald.games.trismegistus.botmegistus.lines import LINES
from emerald.games.trismegistus.botmegistus.trace import DECIDED, LINE, NOTE_SORTS, SEEN, Note
from emerald.games.trismegistus.pieces import (
    BONUS_NAMES,
    BONUS_STEP,
    BONUS_STEPS,
    COLOUR_NAMES,
    COLOURS,
    ELEMENT_NAMES,
    FACE_NAMES,
    NOTHING,
    TOP_OF_TRACK,
)
from emerald.kernel.events import Event
from emerald.kernel.messages import Message

Args = dict[str, int | str]

NO_YES: Final = "no yes".split()
AGES: Final = "older newer".split()
NONE: Final = "none"
BY_NAME: Final[dict[str, list[str]]] = {  # arguments that name something
    "age": AGES,
    "colour": COLOUR_NAMES,
    "element": ELEMENT_NAMES,
    "face": FACE_NAMES,
    "kept": NO_YES,
    "kind": KIND_NAMES,
    "left": SYMBOL_NAMES,
    "next": COLOUR_NAMES,
    "right": SYMBOL_NAMES,
    "side": SIDE_NAMES,
    "token": BONUS_NAMES,
    "turned": FACE_NAMES,
    "yes": NO_YES,
}

# By command: its paragraph, and what its three numbers are, "-" for nothing.
COMMANDS: Final[list[tuple[str, str]]] = [
    ("T13.1", "stack"),
    ("T13.12", "card"),
    ("T13.3", ""),
    ("T13.3", "card - side"),
    ("T13.3", "card"),
    ("T13.4", "die count turned"),
    ("T13.4", "- count"),
    ("T13.5", "- count rest"),
    ("T13.9", "element count"),
    ("T13.6", "space"),
    ("T13.7", "page yes element"),
    ("T13.5", "- count"),
    ("T13.5", "- points"),
    ("T13.8", "- count"),
    ("T13.10", "age count element"),
    ("T13.11", "colour face"),
    ("T13.11", "yes"),
    ("T13.2", "bonus"),
    ("T13.15", ""),
    ("T13.13", "- count"),
    ("T13.13", "number count element"),
]
NEEDS: Final = ["", "T13.3", "T13.3", "T13.6", "T13.2", "T13.12"]  # by need: its paragraph


# What a game's journal calls notes and commands: their numbers are those of the event.
NOTE_EVENTS: Final = [[f"bot-why-{line[1]}-{sort}" for sort in NOTE_SORTS] for line in LINES]
COMMAND_EVENTS: Final = [f"bot-{name}" for name in COMMAND_NAMES]


def message_of_event(event: Event) -> Message | None:
    """Return what an event of the bot's turn says; None if it is none of these."""
    numbers = (event.what, event.amount, event.source, event.target)
    for line in range(len(LINES)):
        if event.kind in NOTE_EVENTS[line]:
            return message_of(Note(line, NOTE_EVENTS[line].index(event.kind), *numbers))
    if event.kind in COMMAND_EVENTS:
        return command_message(Command(COMMAND_EVENTS.index(event.kind), event.what, event.amount, event.source))
    return None


def message_of(note: Note) -> Message:
    """Return what a note says."""
    rule, name, said, seen, seen_args = LINES[note.line]
    numbers = [int(note.first), int(note.second), int(note.third), int(note.fourth)]
    if note.sort == LINE:
        return Message("bot-line-" + name, rule, _args(said, numbers))
    if note.sort == SEEN:
        return Message("bot-seen-" + seen, rule, _args(seen_args, numbers))
    if note.sort == DECIDED:
        return Message("bot-decided", rule)
    return Message("bot-tied", rule, {"count": numbers[0]})


def command_message(command: Command) -> Message:
    """Return what somebody is told to do."""
    rule, names = COMMANDS[command.kind]
    numbers = [int(command.what), int(command.count), int(command.extra)]
    return Message("bot-do-" + COMMAND_NAMES[command.kind], rule, _args(names, numbers))


def need_message(need: int) -> Message:
    """Return what is to be thrown or turned up."""
    return Message("bot-need-" + NEED_NAMES[need], NEEDS[need])


def _args(names: str, numbers: list[int]) -> Args:
    args: Args = {}
    for name, number in zip(names.split(), numbers):
        args.update(_arg(name, number))
    return args


def _arg(name: str, number: int) -> Args:
    """Return what a number says under this name; some numbers say two things."""
    if name == "-":
        return {}
    if name in BY_NAME:
        return {name: _word(BY_NAME[name], number)}
    if name == "die":
        return {"face": FACE_NAMES[number // COLOURS], "colour": COLOUR_NAMES[number % COLOURS]}
    if name == "page":
        return {"face": FACE_NAMES[number // 2], "side": SIDE_NAMES[number % 2]}
    if name == "space":
        return {"colour": COLOUR_NAMES[number // 2], "side": SIDE_NAMES[number % 2]}
    if name == "bonus":
        return {"element": ELEMENT_NAMES[number // BONUS_STEPS], "count": int(BONUS_STEP[number % BONUS_STEPS])}
    if name == "card":
        return {"kind": KIND_NAMES[kind_of(number)], "element": _word(ELEMENT_NAMES, element_of(number))}
    if name == "stack":
        personality = (number & ~ALL_BASIC) >> FIRST_PERSONALITY
        return {"element": _word(ELEMENT_NAMES, personality.bit_length() - 1)}
    if name == "steps":
        return {"count": number if number <= TOP_OF_TRACK else 0}  # 0: no token is left above
    if name == "lead":
        return {"who": "it" if number > 0 else "you" if number < 0 else "nobody", "count": abs(number)}
    return {name: number + 1 if name == "number" else number}


def _word(words: list[str], number: int) -> str:
    return NONE if number == NOTHING else words[number]
