"""T14.2 Element symbols at the end of the game, and the publications they are best used for."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.components import Components
from emerald.games.trismegistus.pieces import ELEMENTS, NOTHING, PUBLICATIONS, SLOTS, TOP_OF_TRACK
from emerald.kernel.vecs import append, i64, vec

ON_ARTIFACT: Final = 0
ON_EXPERIMENT: Final = 1
ON_TRACK: Final = 2
SYMBOL_NAMES: Final = "artifact experiment track".split()


@final
class Symbol:
    """One symbol: where it stands, of which element, and which publication it serves, if any."""

    def __init__(self, where: i64, number: i64, element: i64, serves: i64) -> None:
        self.where: Final = where
        self.number: Final = number  # of the artifact, the experiment or the track
        self.element: Final = element
        self.serves: Final = serves


def symbols_of(components: Components, slots: vec[i64], done: vec[i64], tracks: vec[i64]) -> vec[i64]:
    """T14.2 Return by element the symbols of artifacts, charged or not, of completed experiments, of tracks at 12."""
    found = vec[i64]([0] * ELEMENTS)
    for element in range(ELEMENTS):
        for slot in range(SLOTS):
            if slots[slot] != NOTHING:
                found[element] += components.artifact_symbols[slots[slot] * ELEMENTS + element]
        if tracks[element] == TOP_OF_TRACK:
            found[element] += 1
    for i in range(len(done)):
        found[components.experiment_element[done[i]]] += 1
    return found


def best_publications(components: Components, hand: i64, symbols: vec[i64]) -> i64:
    """T14.2 Return the publications, as a mask, that make most points of these symbols, each serving one of them.

    Tables of the most points that the rest of the hand can make of every possible remainder of symbols; of equal
    choices the one that completes the earlier publication is taken.
    """
    needs = components.publication_needs
    points = components.publication_points
    cards = vec[i64]()
    for publication in range(PUBLICATIONS):
        if (hand >> publication) & 1:
            cards = append(cards, publication)
    steps = vec[i64]()  # how far apart remainders lie that differ by one symbol of an element
    size: i64 = 1
    for element in range(ELEMENTS):
        steps = append(steps, size)
        size *= symbols[element] + 1
    count = i64(len(cards))
    most = vec[i64]([0] * int((count + 1) * size))  # from which card on × remainder
    for i in range(count - 1, -1, -1):
        card = cards[i]
        for left in range(size):
            best = most[(i + 1) * size + left]
            price = _price(needs, card, left, symbols, steps)
            if price != NOTHING:
                best = max(best, most[(i + 1) * size + left - price] + points[card])
            most[i * size + left] = best
    chosen: i64 = 0
    left = size - 1
    for i in range(count):
        price = _price(needs, cards[i], left, symbols, steps)
        if price != NOTHING and points[cards[i]] + most[(i + 1) * size + left - price] == most[i * size + left]:
            chosen |= 1 << cards[i]
            left -= price
    return chosen


def _price(needs: vec[i64], publication: i64, left: i64, symbols: vec[i64], steps: vec[i64]) -> i64:
    """Return how far a publication takes a remainder of symbols down, or NOTHING if it needs more than that."""
    price: i64 = 0
    for element in range(ELEMENTS):
        need = needs[publication * ELEMENTS + element]
        if need > (left // steps[element]) % (symbols[element] + 1):
            return NOTHING
        price += need * steps[element]
    return price


def points_of(components: Components, publications: i64) -> i64:
    """T14.2 Return what publications are worth together."""
    total: i64 = 0
    for publication in range(PUBLICATIONS):
        if (publications >> publication) & 1:
            total += components.publication_points[publication]
    return total


def assignment(
    components: Components, slots: vec[i64], done: vec[i64], tracks: vec[i64], publications: i64
) -> list[Symbol]:
    """T14.2 Say which symbol serves which of some publications that can all be completed; the rest serve none."""
    wanted = vec[i64]([0] * (PUBLICATIONS * ELEMENTS))
    for place in range(PUBLICATIONS * ELEMENTS):
        if (publications >> (place // ELEMENTS)) & 1:
            wanted[place] = components.publication_needs[place]
    found: list[Symbol] = []
    for slot in range(SLOTS):
        if slots[slot] != NOTHING:
            for element in range(ELEMENTS):
                for _ in range(components.artifact_symbols[slots[slot] * ELEMENTS + element]):
                    found.append(_symbol(ON_ARTIFACT, slots[slot], element, wanted))
    for i in range(len(done)):
        found.append(_symbol(ON_EXPERIMENT, done[i], components.experiment_element[done[i]], wanted))
    for track in range(ELEMENTS):
        if tracks[track] == TOP_OF_TRACK:
            found.append(_symbol(ON_TRACK, track, track, wanted))
    return found


def _symbol(where: i64, number: i64, element: i64, wanted: vec[i64]) -> Symbol:
    """Return a symbol that serves the first publication in want of it."""
    for publication in range(PUBLICATIONS):
        if wanted[publication * ELEMENTS + element] > 0:
            wanted[publication * ELEMENTS + element] -= 1
            return Symbol(where, number, element, publication)
    return Symbol(where, number, element, NOTHING)
