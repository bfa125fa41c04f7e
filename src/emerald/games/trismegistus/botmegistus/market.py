"""T13.6, T13.7 Which artifact and which experiment Botmegistus takes."""

from __future__ import annotations

from emerald.games.trismegistus.botmegistus.errands import LEFT, NOT_THROWN, RIGHT
from emerald.games.trismegistus.botmegistus.lines import (
    ARTIFACT_BY_DIE,
    AT_ONCE,
    AT_ONCE_POINTS,
    IN_THE_BOOK,
    LEFT_PAGE,
    MORE_POINTS,
    MORE_SYMBOLS,
    NEARER,
    NEARER_FOR_YOU,
    NEW_TYPE,
)
from emerald.games.trismegistus.botmegistus.sight import Sight
from emerald.games.trismegistus.botmegistus.trace import Trace, foremost, greatest, least
from emerald.games.trismegistus.pieces import NOTHING
from emerald.kernel.vecs import append, i64, vec


def artifact_spaces(sight: Sight, trace: Trace) -> vec[i64]:
    """T13.6 Return the market spaces of its die's colour with most element symbols, the left one first."""
    found = vec[i64]()
    values = vec[i64]()
    for side in (i64(LEFT), i64(RIGHT)):
        space = sight.its.die * 2 + side
        if sight.market[space] != NOTHING:
            found = append(found, space)
            values = append(values, sight.symbols_on(sight.market[space]))
    if len(found) == 0:
        return found
    return greatest(trace, MORE_SYMBOLS, found, values, True)


def space_by_die(found: vec[i64], thrown: i64, trace: Trace) -> i64:
    """T13.6 Return one of two spaces by an ordinary die, NOTHING while it has not been thrown; one alone needs none."""
    if len(found) == 1:
        return found[0]
    if thrown == NOT_THROWN:
        return NOTHING
    trace.say(ARTIFACT_BY_DIE, thrown)
    return found[thrown]


def pages_of_book(sight: Sight, trace: Trace) -> vec[i64]:
    """T13.7 Return the pages of its die's book that hold an experiment, the left one first."""
    found = vec[i64]()
    for side in (i64(LEFT), i64(RIGHT)):
        page = sight.its.face * 2 + side
        if sight.pages[page] != NOTHING:
            found = append(found, page)
    if len(found) > 0 and trace.loud:
        printed = sight.printed
        trace.say(IN_THE_BOOK, sight.its.face)
        for i in range(len(found)):
            card = sight.pages[found[i]]
            trace.see(IN_THE_BOOK, found[i], printed.element[card], printed.requires[card], printed.points[card])
    return found


def choose_page(sight: Sight, found: vec[i64], trace: Trace) -> i64:
    """T13.7 Return the page it takes: the list goes on until one is left."""
    if len(found) > 1:
        found = greatest(trace, NEW_TYPE, found, are_new(sight, found))
    if len(found) > 1:
        found = greatest(trace, AT_ONCE, found, at_once(sight, found))
        if len(found) > 1 and at_once(sight, found)[0] == 1:
            found = greatest(trace, AT_ONCE_POINTS, found, points_of(sight, found))
    if len(found) > 1:
        found = least(trace, NEARER, found, missing(sight, found))
    if len(found) > 1:
        found = least(trace, NEARER_FOR_YOU, found, you_miss(sight, found))
    if len(found) > 1:
        found = greatest(trace, MORE_POINTS, found, points_of(sight, found))
    return foremost(trace, LEFT_PAGE, found)


def are_new(sight: Sight, pages: vec[i64]) -> vec[i64]:
    """T13.7 Return for each page whether its experiment is of a type it has none of: 1 or 0."""
    found = vec[i64]()
    for i in range(len(pages)):
        has = sight.has_type(sight.printed.element[sight.pages[pages[i]]])
        found = append(found, 0 if has else 1)
    return found


def at_once(sight: Sight, pages: vec[i64]) -> vec[i64]:
    """T13.7 Return for each page whether it could complete its experiment at once, also with gold: 1 or 0."""
    found = vec[i64]()
    for i in range(len(pages)):
        found = append(found, 1 if sight.missing(sight.pages[pages[i]]) <= sight.its.gold else 0)
    return found


def missing(sight: Sight, pages: vec[i64]) -> vec[i64]:
    """T13.7 Return for each page how many steps it is short of the requirement."""
    found = vec[i64]()
    for i in range(len(pages)):
        found = append(found, sight.missing(sight.pages[pages[i]]))
    return found


def you_miss(sight: Sight, pages: vec[i64]) -> vec[i64]:
    """T13.7 Return for each page how many steps you are short of the requirement."""
    found = vec[i64]()
    for i in range(len(pages)):
        found = append(found, sight.you_miss(sight.pages[pages[i]]))
    return found


def points_of(sight: Sight, pages: vec[i64]) -> vec[i64]:
    """T13.7 Return for each page the printed points of its experiment."""
    found = vec[i64]()
    for i in range(len(pages)):
        found = append(found, sight.printed.points[sight.pages[pages[i]]])
    return found
