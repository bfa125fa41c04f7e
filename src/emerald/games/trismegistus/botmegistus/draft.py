"""T13.4 Which die Botmegistus takes."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.botmegistus.cards import MAX, BotCard
from emerald.games.trismegistus.botmegistus.lines import (
    COLOUR_ORDER,
    GREATEST_POTENCY,
    METAL_ORDER,
    NEXT_COLOUR,
    OTHER_COLOURS,
    OTHER_ORDER,
    OWN_COLOUR,
    OWN_ORDER,
)
from emerald.games.trismegistus.botmegistus.sight import Sight
from emerald.games.trismegistus.botmegistus.trace import Trace, foremost, greatest
from emerald.games.trismegistus.pieces import COLOURS, COPPER, INFINITY, IRON, LEAD, MERCURY, NOTHING, TIN
from emerald.kernel.messages import Message, Refusal
from emerald.kernel.vecs import append, i64, vec

# Black before white before red is their order as numbers.
BY_METAL: Final[vec[i64]] = vec[i64]([INFINITY, IRON, MERCURY, TIN, COPPER, LEAD])  # T13.4 at equal potency


def choose_die(sight: Sight, card: BotCard, trace: Trace) -> i64:
    """T13.4 Return the die it takes, as bowl × 3 + colour."""
    if card.left != MAX:
        found = dice_asked_for(sight, card, True)
        if len(found) > 0:
            found = greatest(trace, OWN_COLOUR, found, potencies(sight, found), True)
            return foremost(trace, OWN_ORDER, found)
        found = dice_asked_for(sight, card, False)
        if len(found) > 0:
            found = greatest(trace, OTHER_COLOURS, found, potencies(sight, found), True)
            return foremost(trace, COLOUR_ORDER, of_first_bowl(found, trace))
    found = dice_of(sight, colour_to_take(sight, card, trace))
    found = greatest(trace, GREATEST_POTENCY, found, potencies(sight, found), True)
    return foremost(trace, METAL_ORDER, found)


def face_to_turn_to(card: BotCard, bowl: i64) -> i64:
    """T13.4 Return the face its die shows: infinity becomes the left symbol, with max it becomes iron."""
    if bowl != INFINITY:
        return bowl
    return IRON if card.left == MAX else card.left


def dice_asked_for(sight: Sight, card: BotCard, own: bool) -> vec[i64]:
    """T13.4 Return the dice of infinity, left and right symbol, of the card's own colour or of the others."""
    found = vec[i64]()
    for bowl in (i64(INFINITY), card.left, card.right):
        for colour in range(i64(COLOURS)):
            if bowl != NOTHING and (colour == card.colour) == own and sight.has_die(bowl, colour):
                found = append(found, bowl * COLOURS + colour)
    return found


def dice_of(sight: Sight, colour: i64) -> vec[i64]:
    """T13.4 Return all dice of a colour: infinity, then iron before mercury before tin before copper before lead."""
    found = vec[i64]()
    for i in range(len(BY_METAL)):
        if sight.has_die(BY_METAL[i], colour):
            found = append(found, BY_METAL[i] * COLOURS + colour)
    return found


def of_first_bowl(found: vec[i64], trace: Trace) -> vec[i64]:
    """T13.4 Return those dice that lie in the first bowl of the card's order: infinity, left, right."""
    kept = vec[i64]()
    for i in range(len(found)):
        if found[i] // COLOURS == found[0] // COLOURS:
            kept = append(kept, found[i])
    if len(kept) < len(found):
        trace.say(OTHER_ORDER)
        trace.end(OTHER_ORDER, len(kept))
    return kept


def colour_to_take(sight: Sight, card: BotCard, trace: Trace) -> i64:
    """T13.4 Return the card's colour, or if no die has it the first that one has: black, white, red."""
    if sight.has_colour(card.colour):
        return card.colour
    for colour in range(i64(COLOURS)):
        if sight.has_colour(colour):
            trace.say(NEXT_COLOUR, card.colour, colour)
            return colour
    raise Refusal(Message("bot-fault-no-dice", "T13.4"))


def potencies(sight: Sight, dice: vec[i64]) -> vec[i64]:
    """T13.4 Return the potency of each of some dice."""
    found = vec[i64]()
    for i in range(len(dice)):
        found = append(found, sight.potency(dice[i] // COLOURS))
    return found
