"""One errand considered: what Botmegistus does next, or what it needs to know first."""

from __future__ import annotations

from emerald.games.trismegistus.botmegistus.errands import (
    ACT,
    ADVANCE_LOWEST,
    ADVANCE_ON,
    ADVANCE_TOWARDS,
    BOOST,
    CHOOSE_CARD,
    CLEAN_UP,
    COMPLETE,
    DRAFT,
    FIRST_EXPERIMENT,
    FIRST_STACK,
    GAIN_ARTIFACT,
    GAIN_ETHEREAL,
    GAIN_EXPERIMENT,
    GAIN_GOLD,
    GAIN_POINTS,
    GAME_ENDS,
    MASTERPIECE,
    NOT_THROWN,
    PLAY,
    PUT_AWAY,
    REACHED,
    REACTIONS,
    ROLL,
    ROUND_ENDS,
    SET_UP,
    SPECIALIZE,
    SPEND,
    SWEEP,
    TAKE_ETHEREAL,
    TAKE_GOLD,
    TAKE_POINTS,
    TURN,
    TURN_UP,
    Advice,
    Command,
    Errand,
    do,
)
from emerald.games.trismegistus.botmegistus.gains import advance, gain_artifact, gain_experiment, reached
from emerald.games.trismegistus.botmegistus.rounds import (
    first_experiment,
    first_stack,
    game_ends,
    masterpiece,
    roll,
    round_ends,
    set_up,
    specialize,
    sweep,
)
from emerald.games.trismegistus.botmegistus.sight import Sight
from emerald.games.trismegistus.botmegistus.trace import SILENT, Trace
from emerald.games.trismegistus.botmegistus.tracks import lowest_track, named_track, track_towards
from emerald.games.trismegistus.botmegistus.turn import (
    act,
    boost,
    choose_card,
    clean_up,
    complete,
    draft,
    let_react,
    play,
    put_away,
    spend,
    turn,
    turn_up,
)
from emerald.kernel.vecs import i64


def consider(sight: Sight, errand: Errand, thrown: i64 = NOT_THROWN, trace: Trace = SILENT) -> Advice:
    """Return what the bot does next; equal arguments give equal advice, and nothing is changed."""
    kind, what = errand.kind, errand.what
    if SET_UP <= kind <= GAME_ENDS or kind >= ROLL:
        return _of_the_game(sight, kind, what, thrown, trace)
    if kind >= GAIN_GOLD:
        return _gain(sight, kind, what, thrown, trace)
    return _of_the_turn(sight, kind, what, thrown, trace)


def _of_the_game(sight: Sight, kind: i64, what: i64, thrown: i64, trace: Trace) -> Advice:
    """Consider an errand of the set-up, a turn as a whole, the end of a round or of the game."""
    if kind == TURN:
        return turn(sight)
    if kind == SET_UP:
        return set_up(sight, what, trace)
    if kind == FIRST_STACK:
        return first_stack(sight, what)
    if kind == FIRST_EXPERIMENT:
        return first_experiment()
    if kind == ROLL:
        return roll(thrown, trace)
    if kind == SWEEP:
        return sweep(sight)
    if kind == ROUND_ENDS:
        return round_ends(sight, trace)
    if kind == SPECIALIZE:
        return specialize(sight, thrown, trace)
    if kind == GAME_ENDS:
        return game_ends(sight)
    assert kind == MASTERPIECE
    return masterpiece(sight, trace)


def _of_the_turn(sight: Sight, kind: i64, what: i64, thrown: i64, trace: Trace) -> Advice:
    """Consider an errand of a turn, from its card to its clean-up."""
    if kind == TURN_UP:
        return turn_up(sight, what, thrown)
    if kind == CHOOSE_CARD:
        return choose_card(thrown, trace)
    if kind == PLAY:
        return play(sight, what, trace)
    if kind == DRAFT:
        return draft(sight, what, trace)
    if kind == BOOST:
        return boost(sight, trace)
    if kind == SPEND:
        return spend(sight, what, trace)
    if kind == ACT:
        return act(sight, what, trace)
    if kind == COMPLETE:
        return complete(sight, trace)
    if kind == REACTIONS:
        return let_react(sight)
    if kind == CLEAN_UP:
        return clean_up(sight, trace)
    assert kind == PUT_AWAY
    return put_away(sight, what)


def _gain(sight: Sight, kind: i64, what: i64, thrown: i64, trace: Trace) -> Advice:
    """Consider an errand that gains something."""
    if kind == GAIN_GOLD:
        return do(Command(TAKE_GOLD, 0, what))
    if kind == GAIN_POINTS:
        return do(Command(TAKE_POINTS, 0, what))
    if kind == GAIN_ETHEREAL:
        return do(Command(TAKE_ETHEREAL, 0, what))
    if kind == GAIN_ARTIFACT:
        return gain_artifact(sight, thrown, trace)
    if kind == GAIN_EXPERIMENT:
        return gain_experiment(sight, trace)
    if kind == ADVANCE_ON:
        return advance(sight, named_track(sight, what, trace))
    if kind == ADVANCE_LOWEST:
        return advance(sight, lowest_track(sight, trace))
    if kind == ADVANCE_TOWARDS:
        return advance(sight, track_towards(sight, trace))
    assert kind == REACHED
    return reached(sight, what, trace)
