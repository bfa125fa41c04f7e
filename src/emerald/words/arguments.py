"""What the arguments of messages are, and how those a sentence cannot use as they are become words.

An id goes into a sentence as it is, and the sentence chooses its word for it: the messages `card`, `good`,
`place` and their like do nothing else. So names need neither code nor a list outside the Fluent files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

COUNT: Final = "count"  # a number that is counted or compared
NUMBER: Final = "number"  # a number that is a name: a field, a plot, a line
SEAT: Final = "seat"  # a seat, counted from 1, which becomes the name of whoever sits there
ID: Final = "id"  # a word the sentence chooses by
TEXT: Final = "text"  # words of a person or a file, shown as they are
PHRASE: Final = "phrase"  # words of the kernel ("a whole number"), which hyphens turn into an id
PARTS: Final = "parts"  # messages within a message (`Words.parts`): the name of a component, what a card says
MAYBE: Final = "maybe"  # a text that may be empty; then it is 0, for Fluent cannot choose by nothing

TEXT_ENDS: Final = ", but the text ends"  # what the kernel adds where a text is too short, which its place says too
PHRASES: Final = [
    "text",
    "true or false",
    "a whole number",
    "a list",
    "a list of words",
    "a list of texts",
    "a list of whole numbers",
    "a list of tables",
    "a thing",
    "something counted",
    "a thing or something counted",
    "a condition",
    "a number, a scale or a condition",
    "a number from 1 to 99",
    "an effect",
    "a material",
    "a material or an essence",
    "a thing that is gained",
    "something that can be shown",
    "something rewards are counted by",
    "an exchange or a transmutation",
    "one step or up to three on any track",
    "one step or reaction tokens",
    "a track",
    "an exchange",
    "an arrow",
    "a card",
]

KINDS: Final[dict[str, str]] = {
    "achievement": PARTS,
    "action": TEXT,
    "age": ID,
    "allowed": TEXT,
    "answers": TEXT,
    "arrow": ID,
    "artifact": PARTS,
    "asked": COUNT,
    "blocks": COUNT,
    "building": ID,
    "card": ID,
    "cards": TEXT,
    "colour": ID,
    "command": TEXT,
    "condition": TEXT,
    "count": COUNT,
    "counted": ID,
    "default": TEXT,
    "detail": TEXT,
    "edition": TEXT,
    "effect": PARTS,
    "element": ID,
    "entries": COUNT,
    "expected": PHRASE,
    "experiment": PARTS,
    "face": ID,
    "field": NUMBER,
    "file": TEXT,
    "finished": COUNT,
    "folder": TEXT,
    "form": ID,
    "formula": PARTS,
    "found": TEXT,
    "game": TEXT,
    "games": COUNT,
    "good": ID,
    "guests": COUNT,
    "has": COUNT,
    "hash": TEXT,
    "have": COUNT,
    "here": TEXT,
    "high": COUNT,
    "item": MAYBE,
    "kept": ID,
    "key": TEXT,
    "keys": COUNT,
    "kind": ID,
    "laboratory": PARTS,
    "least": TEXT,
    "left": ID,
    "level": ID,
    "line": TEXT,
    "load": ID,
    "low": COUNT,
    "mean": TEXT,
    "meant": MAYBE,
    "median": COUNT,
    "mode": ID,
    "most": TEXT,
    "name": TEXT,
    "names": COUNT,
    "need": COUNT,
    "needs": COUNT,
    "new": NUMBER,
    "next": ID,
    "number": NUMBER,
    "old": NUMBER,
    "option": TEXT,
    "other": SEAT,
    "passed": NUMBER,
    "pay": ID,
    "pile": ID,
    "place": ID,
    "player": TEXT,
    "players": TEXT,
    "plot": NUMBER,
    "points": COUNT,
    "position": NUMBER,
    "printed": ID,
    "publication": PARTS,
    "question": ID,
    "rate": TEXT,
    "ratio": TEXT,
    "regretted": NUMBER,
    "rest": COUNT,
    "right": ID,
    "rule": TEXT,
    "rules": NUMBER,
    "seat": SEAT,
    "seats": COUNT,
    "seed": TEXT,
    "sentence": TEXT,
    "sessions": COUNT,
    "side": ID,
    "source": ID,
    "symbols": PARTS,
    "table": TEXT,
    "tables": COUNT,
    "text": TEXT,
    "thing": PARTS,
    "title": TEXT,
    "token": ID,
    "track": ID,
    "turned": ID,
    "value": COUNT,
    "verdict": ID,
    "wanted": TEXT,
    "what": ID,
    "when": TEXT,
    "where": TEXT,
    "who": ID,
    "word": TEXT,
    "yes": ID,
}


def fitted(args: Mapping[str, int | str], names: Sequence[str] = ()) -> dict[str, int | str]:
    """Return the arguments as sentences want them; where nobody sits yet, a seat stays a number."""
    return {name: _fitted(KINDS.get(name, TEXT), value, names) for name, value in args.items()}


def _fitted(kind: str, value: int | str, names: Sequence[str]) -> int | str:
    if isinstance(value, int):
        return names[value - 1] if kind == SEAT and 1 <= value <= len(names) else value
    if kind == PHRASE:
        phrase = value.removesuffix(TEXT_ENDS)
        return phrase.replace(",", "").replace(" ", "-") if phrase in PHRASES else value
    return 0 if kind == MAYBE and not value else value
