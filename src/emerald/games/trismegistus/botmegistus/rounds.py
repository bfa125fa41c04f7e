"""T13.1, T13.2, T13.12, T13.13 What Botmegistus does before the first turn, between rounds and at the end."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.botmegistus.cards import ALL_BASIC, FIRST_PERSONALITY, FIRST_SPECIALIZATION
from emerald.games.trismegistus.botmegistus.completing import masterpiece_to_complete
from emerald.games.trismegistus.botmegistus.difficulty import NO_PERSONALITY
from emerald.games.trismegistus.botmegistus.errands import (
    ADD_CARD,
    ADVANCE_LOWEST,
    ADVANCE_ON,
    COMPLETE_MASTERPIECE,
    DRAW_MASTERPIECES,
    DRAW_STARTING_EXPERIMENT,
    FIRST_EXPERIMENT,
    FIRST_STACK,
    GAIN_ETHEREAL,
    GAIN_GOLD,
    LEFT,
    MASTERPIECE,
    NEED_ELEMENT,
    NEED_ROLL,
    NOT_THROWN,
    REMOVE_TOKEN,
    RIGHT,
    ROLL,
    SPECIALIZE,
    STACK,
    SWEEP,
    TURN_UP,
    Advice,
    Command,
    Errand,
    ask,
    do,
    nothing,
    then,
)
from emerald.games.trismegistus.botmegistus.lines import (
    AFTER_ROUND,
    BEGINS,
    BY_LOT,
    MOST_SYMBOLS,
    ROLLED,
    ROLLED_LOWEST,
)
from emerald.games.trismegistus.botmegistus.sight import Sight
from emerald.games.trismegistus.botmegistus.trace import Trace, before_throw, greatest
from emerald.games.trismegistus.pieces import BONUS_SPACES, BONUS_STEP, BONUS_STEPS, ELEMENTS, FACES, NOTHING
from emerald.kernel.vecs import append, i64, vec

FIRST_ETHEREAL: Final = 1  # T13.1
ETHEREAL_AFTER_ROUND: Final[vec[i64]] = vec[i64]([0, 2, 3, 0])


# -- before the first turn -------------------------------------------------------------------------------


def set_up(sight: Sight, element: i64, trace: Trace) -> Advice:
    """T13.1 It gets an ethereal die, gold, cards; T13.2 then it rolls; T13.15, T13.16 all of it as the switches say."""
    difficulty = sight.difficulty
    trace.say(BEGINS)
    errands = [Errand(GAIN_ETHEREAL, FIRST_ETHEREAL), Errand(GAIN_GOLD, difficulty.gold), Errand(FIRST_STACK, element)]
    if difficulty.experiment:
        errands.append(Errand(FIRST_EXPERIMENT))
    for _ in range(difficulty.first_steps):
        for track in range(ELEMENTS):
            errands.append(Errand(ADVANCE_ON, track))
    for _ in range(difficulty.rolls):
        errands.append(Errand(ROLL))
    errands.append(Errand(SWEEP))
    if difficulty.planning:
        errands += [Errand(TURN_UP, LEFT), Errand(TURN_UP, RIGHT)]
    return Advice(None, errands)


def first_stack(sight: Sight, element: i64) -> Advice:
    """T13.1 Its pile is the nine basic cards and the personality of its artifact's element; T13.16 or without it."""
    cards: i64 = ALL_BASIC
    if sight.difficulty.personality != NO_PERSONALITY:
        cards |= 1 << (FIRST_PERSONALITY + element)
    return do(Command(STACK, cards))


def first_experiment() -> Advice:
    """T13.15 It may begin with a random starting experiment, uncompleted."""
    return do(Command(DRAW_STARTING_EXPERIMENT))


def roll(thrown: i64, trace: Trace) -> Advice:
    """T13.2 Lead, copper, tin, mercury move it on earth, fire, water, air; iron and infinity on its lowest track."""
    if thrown == NOT_THROWN:
        return ask(NEED_ROLL, vec[i64]([1] * FACES))
    if thrown < ELEMENTS:
        trace.say(ROLLED, thrown, thrown)
        return then(Errand(ADVANCE_ON, thrown))
    trace.say(ROLLED_LOWEST, thrown)
    return then(Errand(ADVANCE_LOWEST))


def sweep(sight: Sight) -> Advice:
    """T13.2 A bonus token it has reached is removed."""
    for space in range(i64(BONUS_SPACES)):
        track = space // BONUS_STEPS
        if sight.bonus[space] != NOTHING and sight.its.tracks[track] >= BONUS_STEP[space % BONUS_STEPS]:
            return do(Command(REMOVE_TOKEN, space), Errand(SWEEP))
    return nothing()


# -- between rounds ----------------------------------------------------------------------------------------


def round_ends(sight: Sight, trace: Trace) -> Advice:
    """T13.12 After round 1 it gets two ethereal dice, after round 2 three, and a specialization each time."""
    dice = ETHEREAL_AFTER_ROUND[sight.round]
    if dice == 0:
        return nothing()
    trace.say(AFTER_ROUND, sight.round - 1)
    errands = [Errand(GAIN_ETHEREAL, dice)]
    if sight.difficulty.specializations:  # T13.16
        errands.append(Errand(SPECIALIZE))
    return Advice(None, errands)


def specialize(sight: Sight, thrown: i64, trace: Trace) -> Advice:
    """T13.12 The specialization of the element it has most symbols of, not yet in play, joins its pile; ties by lot."""
    found = vec[i64]()
    values = vec[i64]()
    for element in range(i64(ELEMENTS)):
        if not is_in_play(sight, FIRST_SPECIALIZATION + element):
            found = append(found, element)
            values = append(values, sight.symbols_of(element))
    if len(found) == 0:
        return nothing()
    found = greatest(before_throw(trace, thrown), MOST_SYMBOLS, found, values, True)
    if len(found) == 1:
        return do(Command(ADD_CARD, FIRST_SPECIALIZATION + found[0]))
    if thrown == NOT_THROWN:
        return ask(NEED_ELEMENT, one_each(found))
    trace.say(BY_LOT)
    return do(Command(ADD_CARD, FIRST_SPECIALIZATION + thrown))


def is_in_play(sight: Sight, card: i64) -> bool:
    """T13.12 Say whether a card is in its pile, its discards or open."""
    its = sight.its
    return ((its.pile | its.discards) >> card) & 1 == 1 or its.left == card or its.right == card


def one_each(elements: vec[i64]) -> vec[i64]:
    """T13.12 Return for each element whether it is among these: all of them are alike."""
    weights = vec[i64]([0] * ELEMENTS)
    for i in range(len(elements)):
        weights[elements[i]] = 1
    return weights


# -- at the end ----------------------------------------------------------------------------------------------


def game_ends(sight: Sight) -> Advice:
    """T13.13 Masterpieces are drawn for it; T13.16 or none."""
    if sight.difficulty.masterpieces == 0:
        return nothing()
    return do(Command(DRAW_MASTERPIECES, 0, sight.difficulty.masterpieces), Errand(MASTERPIECE))


def masterpiece(sight: Sight, trace: Trace) -> Advice:
    """T13.13 It completes one of those drawn, if it can."""
    place = masterpiece_to_complete(sight, trace)
    if place == NOTHING:
        return nothing()
    card = sight.its.drawn[place]
    return do(Command(COMPLETE_MASTERPIECE, place, sight.missing(card), sight.printed.element[card]))
