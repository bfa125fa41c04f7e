"""T14.2 What the score sheet does not show: which symbol serves which publication."""

from __future__ import annotations

from emerald.games.trismegistus.components import Components
from emerald.games.trismegistus.pieces import ELEMENT_NAMES, PUBLICATIONS
from emerald.games.trismegistus.seat import Seat
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.symbols import (
    ON_ARTIFACT,
    ON_EXPERIMENT,
    Symbol,
    assignment,
    best_publications,
    symbols_of,
)
from emerald.games.trismegistus.wording import artifact_name, experiment_name, publication_name
from emerald.kernel.messages import Message, packed


def afterword(s: Table) -> list[Message]:
    """T14.2 Say of each publication in a hand what serves it, or that nothing does; seat by seat."""
    found: list[Message] = []
    for place, seat in enumerate(s.seats):
        found += publications_of(s.law.components, seat, place + 1)
    return found


def publications_of(box: Components, seat: Seat, number: int) -> list[Message]:
    """T14.2 Say of each publication in one hand what serves it."""
    symbols = symbols_of(box, seat.slots, seat.done, seat.tracks)
    best = best_publications(box, seat.publications, symbols)
    served = assignment(box, seat.slots, seat.done, seat.tracks, best)
    found: list[Message] = []
    for publication in range(PUBLICATIONS):
        if not (int(seat.publications) >> publication) & 1:
            continue
        args: dict[str, int | str] = {"seat": number, "publication": publication_name(box, publication)}
        if (int(best) >> publication) & 1:
            args["points"] = int(box.publication_points[publication])
            serving = [symbol for symbol in served if symbol.serves == publication]
            args["symbols"] = packed([part for symbol in serving for part in symbol_messages(box, symbol)])
            found.append(Message("score-trismegistus-served", "T14.2", args))
        else:
            found.append(Message("score-trismegistus-unserved", "T14.2", args))
    return found


def symbol_messages(box: Components, symbol: Symbol) -> list[Message]:
    """T14.2 Return a symbol as parts of a message: its element, then what it stands on."""
    element = Message("tri-symbol", "", {"element": ELEMENT_NAMES[symbol.element]})
    if symbol.where == ON_ARTIFACT:
        return [element, Message(artifact_name(box, symbol.number))]
    if symbol.where == ON_EXPERIMENT:
        return [element, Message(experiment_name(box, symbol.number))]
    return [element, Message("tri-symbol-of-track")]
