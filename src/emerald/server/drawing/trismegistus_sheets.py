"""T14.2 What the publications of a finished game of Trismegistus rest on, by name."""

from __future__ import annotations

from emerald.games.trismegistus import wording
from emerald.games.trismegistus.components import Components
from emerald.games.trismegistus.ledger import completed, publications_of, symbols_used
from emerald.games.trismegistus.pieces import ELEMENT_NAMES, NOTHING
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.symbols import ON_ARTIFACT, ON_EXPERIMENT, SYMBOL_NAMES, Symbol
from emerald.server.messages.scores import PublicationSheet, SeatSheet, SymbolSheet


def sheets(state: Table) -> list[SeatSheet]:
    """Return for every seat its publications, and which symbol serves which of them."""
    box = state.law.components
    return [
        SeatSheet(
            seat + 1,
            [_publication(box, card, completed(state, seat)) for card in publications_of(state, seat)],
            [_symbol(box, symbol) for symbol in symbols_used(state, seat)],
        )
        for seat in range(int(state.seat_count))
    ]


def _publication(box: Components, card: int, complete: int) -> PublicationSheet:
    each = box.publications[card]
    return PublicationSheet(
        _place(card),
        wording.publication_name(box, card),
        {ELEMENT_NAMES[element]: int(count) for element, count in enumerate(each.needs) if count},
        int(each.points),
        bool((complete >> card) & 1),
    )


def _symbol(box: Components, symbol: Symbol) -> SymbolSheet:
    kind, number = SYMBOL_NAMES[symbol.where], int(symbol.number)
    if symbol.where == ON_ARTIFACT:
        place, name = f"artifact-{number + 1}", wording.artifact_name(box, number)
    elif symbol.where == ON_EXPERIMENT:
        place, name = f"experiment-{number + 1}", wording.experiment_name(box, number)
    else:
        place, name = f"track-{ELEMENT_NAMES[number]}", ""
    serves = "" if symbol.serves == NOTHING else _place(int(symbol.serves))
    return SymbolSheet(ELEMENT_NAMES[symbol.element], kind, place, name, serves)


def _place(publication: int) -> str:
    return f"publication-{publication + 1}"
