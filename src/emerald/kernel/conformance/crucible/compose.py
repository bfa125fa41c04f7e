"""Positions laid out by hand: what differs from an empty table, in words, one line each.

turn = 2                              whose turn it is; the default is 1
next = FreeActions                    the step to begin with; the default is the whole turn
round = 3                             the default is 1
dice = 2 fire, earth
market, discards = phial, quill
deck = still, vessel                  without this line: every card not mentioned
things-1 = 3 fire, 2 gold             and hand-1, shown-1 (of the hand), under-1, played-1
"""

from __future__ import annotations

from typing import Any, Final

from emerald.kernel.agenda import settle
from emerald.kernel.conformance.crucible.components import ALL_CARDS, ESSENCES, THINGS, Law
from emerald.kernel.conformance.crucible.rules import StartRound, Turn
from emerald.kernel.conformance.crucible.state import STEPS, Seat, Table, new_table
from emerald.kernel.messages import Message, Refusal
from emerald.kernel.numbers import number_within

LINES: Final = "turn next round dice market discards deck".split()
SEAT_LINES: Final = "things hand shown under played".split()
MOST: Final = 99


def compose(seats: int, law: Law, position: dict[str, str]) -> Table:
    """Return the state a position describes; raise Refusal naming the line and the word that is wrong."""
    known = LINES + [f"{line}-{i + 1}" for i in range(seats) for line in SEAT_LINES]
    for line in position:
        if line not in known:
            raise _refusal("position-unknown-line", line, line)
    s = new_table(seats, law)
    placed: list[int] = []
    for i, seat in enumerate(s.seats):
        _lay_out(s, seat, i + 1, position, placed)
    s.market = _cards(position, "market", law, placed)
    s.discards = _cards(position, "discards", law, placed)
    s.deck = _cards(position, "deck", law, placed)
    rest = ALL_CARDS & ~sum([1 << card for card in placed])
    if "deck" in position:
        s.discards |= rest
    else:
        s.deck = rest
    s.round = _number(position, "round", 1, law.rounds)
    for essence, count in _counts(position, "dice", ESSENCES):
        s.dice[essence] = count
    _put_steps(s, position)
    settle(s)
    return s


def _refusal(key: str, line: str, word: str) -> Refusal:
    return Refusal(Message(key, "", {"line": line, "word": word}))


def _lay_out(s: Table, seat: Seat, number: int, position: dict[str, str], placed: list[int]) -> None:
    if f"things-{number}" in position:
        for thing in range(len(THINGS)):
            seat.things[thing] = 0
    for thing, count in _counts(position, f"things-{number}", THINGS):
        seat.things[thing] = count
    seat.hand = _cards(position, f"hand-{number}", s.law, placed)
    seat.played = _cards(position, f"played-{number}", s.law, placed)
    shown = _cards(position, f"shown-{number}", s.law, [])
    if shown & ~seat.hand:
        raise _refusal("position-bad-word", f"shown-{number}", position[f"shown-{number}"])
    s.shown |= shown
    under = _cards(position, f"under-{number}", s.law, placed)
    if under:
        if under & (under - 1):
            raise _refusal("position-too-many", f"under-{number}", position[f"under-{number}"])
        seat.laid = placed[-1]
    seat.has_laid = 1


def _cards(position: dict[str, str], line: str, law: Law, placed: list[int]) -> int:
    """Return the set of cards a line names, and add them to those placed."""
    found = 0
    for word in [part.strip() for part in position.get(line, "").split(",") if part.strip()]:
        if word not in law.components.names:
            raise _refusal("position-bad-word", line, word)
        card = law.components.names.index(word)
        if card in placed:
            raise _refusal("position-too-many", line, word)
        placed.append(card)
        found |= 1 << card
    return found


def _counts(position: dict[str, str], line: str, names: list[str]) -> list[tuple[int, int]]:
    """Return the things and counts of words like ``2 fire, gold``."""
    found: list[tuple[int, int]] = []
    for part in [part.strip() for part in position.get(line, "").split(",") if part.strip()]:
        words = part.split()
        count = number_within(words.pop(0), 0, MOST) if words[0].isdigit() else 1
        if len(words) != 1 or words[0] not in names or count is None:
            raise _refusal("position-bad-word", line, part)
        found.append((names.index(words[0]), count))
    return found


def _number(position: dict[str, str], line: str, default: int, most: int) -> int:
    text = position.get(line, str(default)).strip()
    number = number_within(text, 1, most)
    if number is None:
        raise _refusal("position-bad-word", line, text)
    return number


def _put_steps(s: Table, position: dict[str, str]) -> None:
    """Put the turn on the agenda, or the step it is to begin with, and after it the next round."""
    seat = _number(position, "turn", 1, s.seat_count) - 1
    words = position.get("next", Turn.__name__).split() or [Turn.__name__]
    names = [step.__name__ for step in STEPS.classes]
    if words[0] not in names:
        raise _refusal("position-bad-word", "next", words[0])
    try:
        make: Any = STEPS.classes[names.index(words[0])]
        step = make(seat, *[int(word) for word in words[1:]])
    except (TypeError, ValueError):
        raise _refusal("position-bad-word", "next", position["next"]) from None
    s.then(step, StartRound(s.round + 1))
