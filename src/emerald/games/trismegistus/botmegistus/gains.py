"""T13.5 to T13.9 What Botmegistus gains, and what comes of it: artifacts, experiments, steps, bonus tokens."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.botmegistus.errands import (
    ADVANCE,
    ADVANCE_TOWARDS,
    GAIN_ETHEREAL,
    GAIN_GOLD,
    GAIN_POINTS,
    NEED_ARTIFACT_SIDE,
    REACHED,
    TAKE_ARTIFACT,
    TAKE_EXPERIMENT,
    Advice,
    Command,
    Errand,
    ask,
    do,
    nothing,
    then,
)
from emerald.games.trismegistus.botmegistus.lines import EMPTY_BOOK, NO_ARTIFACT, TOKEN, TWO_ALREADY
from emerald.games.trismegistus.botmegistus.market import artifact_spaces, choose_page, pages_of_book, space_by_die
from emerald.games.trismegistus.botmegistus.sight import Sight
from emerald.games.trismegistus.botmegistus.trace import Trace, before_throw
from emerald.games.trismegistus.botmegistus.turn import either_side
from emerald.games.trismegistus.pieces import BONUS_ADVANCE, BONUS_ETHEREAL, NOTHING
from emerald.kernel.vecs import i64

MOST_BESIDE: Final = 2  # T13.5
GOLD_INSTEAD: Final = 1  # T13.5, T13.7
POINTS_FOR_A_CHAMELEON: Final = 5  # T13.8
DICE_FOR_A_TOKEN: Final = 1  # T13.8


def gain_artifact(sight: Sight, thrown: i64, trace: Trace) -> Advice:
    """T13.6 It takes an artifact of its die's colour; where none lies, nothing."""
    found = artifact_spaces(sight, before_throw(trace, thrown))
    if len(found) == 0:
        trace.say(NO_ARTIFACT, sight.its.die)
        return nothing()
    space = space_by_die(found, thrown, trace)
    return ask(NEED_ARTIFACT_SIDE, either_side()) if space == NOTHING else do(Command(TAKE_ARTIFACT, space))


def gain_experiment(sight: Sight, trace: Trace) -> Advice:
    """T13.7 It takes an experiment of its die's book; T13.5 if it holds two, or the book is empty, 1 gold."""
    if len(sight.its.beside) >= MOST_BESIDE:
        trace.say(TWO_ALREADY)
        return then(Errand(GAIN_GOLD, GOLD_INSTEAD))
    found = pages_of_book(sight, trace)
    if len(found) == 0:
        trace.say(EMPTY_BOOK, sight.its.face)
        return then(Errand(GAIN_GOLD, GOLD_INSTEAD))
    page = choose_page(sight, found, trace)
    card = sight.pages[page]
    return do(Command(TAKE_EXPERIMENT, page, 1 if is_refilled(sight, card) else 0, sight.printed.element[card]))


def is_refilled(sight: Sight, experiment: i64) -> bool:
    """T13.7 Say whether the page is refilled at once: the experiment is of this round's level."""
    return sight.printed.level[experiment] == sight.round


def advance(sight: Sight, track: i64) -> Advice:
    """T13.9 It advances one step; what it reaches is looked at before anything else."""
    if track == NOTHING:
        return nothing()
    return do(Command(ADVANCE, track, sight.its.tracks[track] + 1), Errand(REACHED, track))


def reached(sight: Sight, track: i64, trace: Trace) -> Advice:
    """T13.8 A bonus token is used as soon as it is reached: an ethereal die, 5 points, or one step more."""
    space = sight.space_reached(track)
    if space == NOTHING:
        return nothing()
    kind = sight.bonus[space]
    trace.say(TOKEN, kind, track)
    if kind == BONUS_ETHEREAL:
        return then(Errand(GAIN_ETHEREAL, DICE_FOR_A_TOKEN))
    if kind == BONUS_ADVANCE:
        return then(Errand(ADVANCE_TOWARDS))
    return then(Errand(GAIN_POINTS, POINTS_FOR_A_CHAMELEON))
