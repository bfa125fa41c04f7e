"""T13.8, T13.9 On which track Botmegistus advances."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.botmegistus.lines import (
    ALL_AT_THE_TOP,
    AT_THE_TOP,
    LEADS_YOU,
    LEFTMOST,
    LOWEST,
    NEXT_TOKEN,
    NONE_UNMET,
    UNMET,
)
from emerald.games.trismegistus.botmegistus.sight import Sight
from emerald.games.trismegistus.botmegistus.trace import Trace, foremost, greatest, least
from emerald.games.trismegistus.pieces import ELEMENTS, NOTHING, TOP_OF_TRACK
from emerald.kernel.vecs import append, i64, vec

FARTHEST: Final = TOP_OF_TRACK + 1  # where no bonus token is left above


def lowest_track(sight: Sight, trace: Trace) -> i64:
    """T13.9 Return its lowest track; NOTHING if all are at the top."""
    found = below_the_top(sight)
    if len(found) == 0:
        trace.say(ALL_AT_THE_TOP)
        return NOTHING
    return first_by_list(sight, least(trace, LOWEST, found, steps_on(sight, found), True), trace)


def named_track(sight: Sight, track: i64, trace: Trace) -> i64:
    """T13.9 Return the track named, or if it is at the top another by the list over all; NOTHING if all are."""
    if sight.its.tracks[track] < TOP_OF_TRACK:
        return track
    trace.say(AT_THE_TOP, track)
    found = below_the_top(sight)
    if len(found) == 0:
        trace.say(ALL_AT_THE_TOP)
        return NOTHING
    return first_by_list(sight, found, trace)


def track_towards(sight: Sight, trace: Trace) -> i64:
    """T13.8 Return the track nearest to an unmet requirement of an uncompleted experiment, else its lowest."""
    found = vec[i64]()
    values = vec[i64]()
    for track in range(i64(ELEMENTS)):
        missing = least_missing(sight, track)
        if missing > 0:
            found = append(found, track)
            values = append(values, missing)
    if len(found) == 0:
        trace.say(NONE_UNMET)
        return lowest_track(sight, trace)
    return first_by_list(sight, least(trace, UNMET, found, values, True), trace)


def least_missing(sight: Sight, track: i64) -> i64:
    """T13.8 Return the fewest steps missing for an uncompleted experiment of a track that is not met yet, else 0."""
    beside = sight.its.beside
    fewest: i64 = 0
    for i in range(len(beside)):
        missing = sight.missing(beside[i])
        if sight.printed.element[beside[i]] == track and missing > 0 and (fewest == 0 or missing < fewest):
            fewest = missing
    return fewest


def first_by_list(sight: Sight, found: vec[i64], trace: Trace) -> i64:
    """T13.9 Return one of some tracks: nearest to a bonus token above, then where it leads you most, then leftmost."""
    if len(found) > 1:
        found = least(trace, NEXT_TOKEN, found, to_tokens(sight, found))
    if len(found) > 1:
        found = greatest(trace, LEADS_YOU, found, leads(sight, found))
    return foremost(trace, LEFTMOST, found)


def below_the_top(sight: Sight) -> vec[i64]:
    """T13.9 Return the tracks on which it can advance, from left to right."""
    found = vec[i64]()
    for track in range(i64(ELEMENTS)):
        if sight.its.tracks[track] < TOP_OF_TRACK:
            found = append(found, track)
    return found


def steps_on(sight: Sight, tracks: vec[i64]) -> vec[i64]:
    """T13.9 Return its step on each of some tracks."""
    found = vec[i64]()
    for i in range(len(tracks)):
        found = append(found, sight.its.tracks[tracks[i]])
    return found


def to_tokens(sight: Sight, tracks: vec[i64]) -> vec[i64]:
    """T13.9 Return on each of some tracks how far the next bonus token is; none is farthest."""
    found = vec[i64]()
    for i in range(len(tracks)):
        steps = sight.to_next_token(tracks[i])
        found = append(found, FARTHEST if steps == NOTHING else steps)
    return found


def leads(sight: Sight, tracks: vec[i64]) -> vec[i64]:
    """T13.9 Return on each of some tracks by how many steps it leads you; below zero you lead."""
    found = vec[i64]()
    for i in range(len(tracks)):
        found = append(found, sight.its.tracks[tracks[i]] - sight.yours[tracks[i]])
    return found
