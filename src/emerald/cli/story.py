"""What happened, in words: the events a seat may know of, a paragraph for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from emerald.cli.asking import bundled
from emerald.cli.terminal import Terminal
from emerald.games import shelf
from emerald.kernel.events import Event, Journal
from emerald.kernel.match.match import Match
from emerald.kernel.match.past import replay

TURN: Final = "turn"  # the event that begins a paragraph


def last_turns(match: Match, seat: int, turns: int) -> list[Event]:
    """Return the events of the last turns, the present one among them, as a seat may know them."""
    state = match.at(0)
    state.journal = Journal(muted=False)
    for number in match.log.course():
        replay(state, match.log[number])
    events = state.journal.events
    start = len(events)
    while start > 0 and turns > 0:
        start -= 1
        if events[start].kind == TURN:
            turns -= 1
    return [event.seen_by(seat) for event in events[start:]]


def paragraphs(terminal: Terminal, game: str, view: Any, events: Sequence[Event]) -> list[str]:
    """Return events in words, a line for each turn's worth and one for each turn's beginning."""
    found: list[str] = []
    sentences: list[str] = []
    for event in events:
        message = shelf.told(game, view, event)
        if message is None:
            continue
        if event.kind == TURN:
            found += [bundled(sentences, " ")] if sentences else []
            sentences = []
            found.append("— " + terminal.message(message))
        else:
            sentences.append(terminal.message(message))
    return [*found, bundled(sentences, " ")] if sentences else found
