"""T14.2 What the score sheet does not show: which symbol serves which publication."""

from __future__ import annotations

from emerald.games.trismegistus.components import Components
from emerald.games.trismegistus.ledger import completed, publications_of, symbols_used
from emerald.games.trismegistus.pieces import ELEMENT_NAMES
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.symbols import ON_ARTIFACT, ON_EXPERIMENT, Symbol
from emerald.games.trismegistus.wording import artifact_name, experiment_name, publication_name
from emerald.kernel.messages import Message, packed


def afterword(s: Table) -> list[Message]:
    """T14.2 Say of each publication in a hand what serves it, or that nothing does; seat by seat."""
    box = s.law.components
    found: list[Message] = []
    for seat in range(len(s.seats)):
        scoring, used = completed(s, seat), symbols_used(s, seat)
        for publication in publications_of(s, seat):
            args: dict[str, int | str] = {"seat": seat + 1, "publication": publication_name(box, publication)}
            if not (scoring >> publication) & 1:
                found.append(Message("score-trismegistus-unserved", "T14.2", args))
                continue
            serving = [symbol for symbol in used if symbol.serves == publication]
            args["points"] = int(box.publication_points[publication])
            args["symbols"] = packed([part for symbol in serving for part in symbol_messages(box, symbol)])
            found.append(Message("score-trismegistus-served", "T14.2", args))
    return found


def symbol_messages(box: Components, symbol: Symbol) -> list[Message]:
    """T14.2 Return a symbol as parts of a message: its element, then what it stands on."""
    element = Message("tri-symbol", "", {"element": ELEMENT_NAMES[symbol.element]})
    if symbol.where == ON_ARTIFACT:
        return [element, Message(artifact_name(box, symbol.number))]
    if symbol.where == ON_EXPERIMENT:
        return [element, Message(experiment_name(box, symbol.number))]
    return [element, Message("tri-symbol-of-track")]
