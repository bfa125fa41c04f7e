"""T13.10, T13.13 Which experiment Botmegistus completes, and which masterpiece."""

from __future__ import annotations

from emerald.games.trismegistus.botmegistus.lines import (
    CANNOT_COMPLETE,
    COMPLETES,
    DRAWN_FIRST,
    LESS_GOLD,
    MASTER_GOLD,
    MASTER_POINTS,
    MASTER_TYPE,
    MASTERPIECES,
    NO_MASTERPIECE,
    OLDER,
    ONE_OF_TWO,
    TYPE_NOT_DONE,
    WORTH_MORE,
)
from emerald.games.trismegistus.botmegistus.sight import Sight
from emerald.games.trismegistus.botmegistus.trace import Trace, foremost, greatest, least
from emerald.games.trismegistus.pieces import NOTHING
from emerald.kernel.vecs import append, i64, vec


def experiment_to_complete(sight: Sight, trace: Trace) -> i64:
    """T13.10 Return the place of the uncompleted experiment it completes now; NOTHING if it can complete none.

    Both are completed one after the other if its gold lasts, the older first.
    """
    beside = sight.its.beside
    found = affordable(sight, beside, sight.its.gold)
    if len(found) == 0:
        if len(beside) > 0:
            see_cards(sight, CANNOT_COMPLETE, beside, trace)
        return NOTHING
    if len(found) == 1 or lasts_for_all(sight):
        see_cards(sight, COMPLETES, beside, trace)
        return found[0]
    see_cards(sight, ONE_OF_TWO, beside, trace)
    found = greatest(trace, TYPE_NOT_DONE, found, types_not_done(sight, beside, found))
    found = greatest(trace, WORTH_MORE, found, points_of(sight, beside, found))
    found = least(trace, LESS_GOLD, found, gold_for(sight, beside, found))
    return foremost(trace, OLDER, found)


def masterpiece_to_complete(sight: Sight, trace: Trace) -> i64:
    """T13.13 Return which of the masterpieces drawn it completes: the one of more points whose requirement it meets.

    Equal points: a type it has not completed, then less gold, then the one drawn first.
    """
    drawn = sight.its.drawn
    found = affordable(sight, drawn, sight.its.gold if sight.difficulty.masterpiece_for_gold else 0)
    see_cards(sight, MASTERPIECES, drawn, trace)
    if len(found) == 0:
        trace.say(NO_MASTERPIECE)
        return NOTHING
    found = greatest(trace, MASTER_POINTS, found, points_of(sight, drawn, found))
    found = greatest(trace, MASTER_TYPE, found, types_not_done(sight, drawn, found))
    found = least(trace, MASTER_GOLD, found, gold_for(sight, drawn, found))
    return foremost(trace, DRAWN_FIRST, found)


def affordable(sight: Sight, cards: vec[i64], gold: i64) -> vec[i64]:
    """T13.10 Return the places of those experiments whose requirement it meets, each missing step for one gold."""
    found = vec[i64]()
    for place in range(i64(len(cards))):
        if sight.missing(cards[place]) <= gold:
            found = append(found, place)
    return found


def lasts_for_all(sight: Sight) -> bool:
    """T13.10 Say whether its gold pays for the missing steps of all its uncompleted experiments together."""
    beside = sight.its.beside
    total: i64 = 0
    for i in range(len(beside)):
        total += sight.missing(beside[i])
    return total <= sight.its.gold


def types_not_done(sight: Sight, cards: vec[i64], places: vec[i64]) -> vec[i64]:
    """T13.10, T13.13 Return for each place whether it has completed no experiment of that type: 1 or 0."""
    found = vec[i64]()
    for i in range(len(places)):
        has = sight.completed_of(sight.printed.element[cards[places[i]]]) > 0
        found = append(found, 0 if has else 1)
    return found


def points_of(sight: Sight, cards: vec[i64], places: vec[i64]) -> vec[i64]:
    """T13.10, T13.13 Return for each place the printed points of its experiment."""
    found = vec[i64]()
    for i in range(len(places)):
        found = append(found, sight.printed.points[cards[places[i]]])
    return found


def gold_for(sight: Sight, cards: vec[i64], places: vec[i64]) -> vec[i64]:
    """T13.10, T13.13 Return for each place what completing its experiment costs."""
    found = vec[i64]()
    for i in range(len(places)):
        found = append(found, sight.missing(cards[places[i]]))
    return found


def see_cards(sight: Sight, line: i64, cards: vec[i64], trace: Trace) -> None:
    """Note a line and the experiments it is about."""
    if trace.loud:
        printed = sight.printed
        trace.say(line, sight.its.gold)
        for place in range(i64(len(cards))):
            card = cards[place]
            trace.see(line, place, printed.element[card], sight.missing(card), printed.points[card])
