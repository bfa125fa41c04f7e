"""T13.3 to T13.11 The errands of Botmegistus' turn: card, die, action, experiments, reaction, clean-up."""

from __future__ import annotations

from emerald.games.trismegistus.botmegistus.cards import PERSONALITY
from emerald.games.trismegistus.botmegistus.completing import experiment_to_complete
from emerald.games.trismegistus.botmegistus.difficulty import SCORES_ON_A_TIE
from emerald.games.trismegistus.botmegistus.draft import choose_die, face_to_turn_to
from emerald.games.trismegistus.botmegistus.errands import (
    ACT,
    BOOST,
    CHOOSE_CARD,
    CLEAN_UP,
    COMPLETE,
    COMPLETE_EXPERIMENT,
    DISCARD_CARD,
    DRAFT,
    LAY_OPEN,
    LEFT,
    LET_REACT,
    NEED_CARD,
    NEED_CARD_SIDE,
    NOT_THROWN,
    PIPS,
    PLAY,
    PUT_AWAY,
    REACTIONS,
    RESHUFFLE,
    RIGHT,
    SPEND,
    SPEND_ETHEREAL,
    SPEND_POTENCY,
    TAKE_DIE,
    TIDY,
    TURN_UP,
    Advice,
    Command,
    Errand,
    ask,
    do,
    nothing,
    side_of,
    then,
)
from emerald.games.trismegistus.botmegistus.lines import (
    ASKS_FOR,
    BOOSTS,
    CARD,
    CARD_BY_DIE,
    CLIMBS,
    DIE_IS_USED,
    DIE_STAYS,
    KEEPS_DIE,
    SCORES,
    SPENDS,
    THIRD_DIE,
)
from emerald.games.trismegistus.botmegistus.sight import Sight
from emerald.games.trismegistus.botmegistus.trace import Trace
from emerald.games.trismegistus.pieces import COLOURS, DICE_EACH, MOST_POTENCY, NOTHING
from emerald.kernel.messages import Message, Refusal
from emerald.kernel.vecs import append, i64, vec

# -- its card: T13.3 ---------------------------------------------------------------------------------


def turn(sight: Sight) -> Advice:
    """T13.3 Turn up the next card; with advanced planning two lie open, and a die chooses."""
    if not sight.difficulty.planning:
        return then(Errand(TURN_UP, LEFT), Errand(PLAY, LEFT))
    errands: list[Errand] = []
    for place in (LEFT, RIGHT):
        if sight.card_at(place) == NOTHING:
            errands.append(Errand(TURN_UP, place))
    return Advice(None, [*errands, Errand(CHOOSE_CARD)])


def turn_up(sight: Sight, place: i64, thrown: i64) -> Advice:
    """T13.3 Turn up a card of its pile; an empty pile is made of its discards first."""
    its = sight.its
    if its.pile == 0:
        if its.discards == 0:
            raise Refusal(Message("bot-fault-no-cards", "T13.3"))
        return do(Command(RESHUFFLE), Errand(TURN_UP, place))
    if thrown == NOT_THROWN:
        return ask(NEED_CARD, cards_in(its.pile, len(sight.printed.cards)))
    return do(Command(LAY_OPEN, thrown, place, place if sight.difficulty.planning else NOTHING))


def cards_in(pile: i64, count: i64) -> vec[i64]:
    """T13.3 Return for each of its cards whether it may come: all of a pile are alike."""
    weights = vec[i64]()
    for card in range(count):
        weights = append(weights, (pile >> card) & 1)
    return weights


def choose_card(thrown: i64, trace: Trace) -> Advice:
    """T13.3 With two cards open, 1 to 3 means the left one, 4 to 6 the right one."""
    if thrown == NOT_THROWN:
        return ask(NEED_CARD_SIDE, either_side())
    trace.say(CARD_BY_DIE, thrown)
    return then(Errand(PLAY, thrown))


def either_side() -> vec[i64]:
    """T13.3, T13.6 Return how many faces of an ordinary die mean left and right."""
    sides = vec[i64]([0, 0])
    for pips in range(1, PIPS + 1):
        sides[side_of(pips)] += 1
    return sides


def play(sight: Sight, place: i64, trace: Trace) -> Advice:
    """T13.3 A card is played from its draft to its clean-up, then put away."""
    card = sight.printed.cards[sight.card_at(place)]
    trace.say(CARD, card.kind, card.element)
    trace.say(ASKS_FOR, card.colour, card.left, card.right)
    return then(
        Errand(DRAFT, place),
        Errand(SPEND, place),
        Errand(ACT, place),
        Errand(COMPLETE),
        Errand(REACTIONS),
        Errand(CLEAN_UP),
        Errand(PUT_AWAY, place),
    )


def put_away(sight: Sight, place: i64) -> Advice:
    """T13.3 The card goes to its discards; with advanced planning the next takes its place at once."""
    command = Command(DISCARD_CARD, sight.card_at(place), place)
    return do(command, Errand(TURN_UP, place)) if sight.difficulty.planning else do(command)


# -- its die: T13.4, T13.5 -----------------------------------------------------------------------------


def draft(sight: Sight, place: i64, trace: Trace) -> Advice:
    """T13.4 It takes a die if it has none, and perhaps makes it stronger."""
    its = sight.its
    if its.die != NOTHING:
        trace.say(KEEPS_DIE, its.die, its.face, its.potency)
        return nothing()
    card = sight.printed.cards[sight.card_at(place)]
    die = choose_die(sight, card, trace)
    bowl = die // COLOURS
    return do(Command(TAKE_DIE, die, sight.potency(bowl), face_to_turn_to(card, bowl)), Errand(BOOST))


def boost(sight: Sight, trace: Trace) -> Advice:
    """T13.4 With an ethereal die and potency below five it spends one for one potency more."""
    its = sight.its
    if its.ethereal == 0 or its.potency >= MOST_POTENCY:
        return nothing()
    trace.say(BOOSTS, its.potency)
    return do(Command(SPEND_ETHEREAL, 0, its.potency + 1))


def spend(sight: Sight, place: i64, trace: Trace) -> Advice:
    """T13.5 It spends what the card says, or all it has, and acts in any case."""
    needs = sight.printed.cards[sight.card_at(place)].potency
    spent = min(needs, sight.its.potency)
    trace.say(SPENDS, needs, sight.its.potency)
    return do(Command(SPEND_POTENCY, 0, spent, sight.its.potency - spent))


def act(sight: Sight, place: i64, trace: Trace) -> Advice:
    """T13.5 It does what the card says, one thing after another."""
    card = sight.printed.cards[sight.card_at(place)]
    if card.kind != PERSONALITY:
        return Advice(None, card.action)
    its, yours = sight.its.tracks[card.element], sight.yours[card.element]
    above = scores(sight, its, yours)
    trace.say(SCORES if above else CLIMBS, card.element, its, yours)
    return Advice(None, card.above if above else card.action)


def scores(sight: Sight, its: i64, yours: i64) -> bool:
    """T13.5 Say whether a personality scores: its step is above yours; T13.15 if so chosen, also on a tie."""
    return its > yours or (its == yours and sight.difficulty.personality == SCORES_ON_A_TIE)


# -- after its action: T13.10, T13.11 -------------------------------------------------------------------


def complete(sight: Sight, trace: Trace) -> Advice:
    """T13.10 It completes an experiment if it can, then looks again."""
    place = experiment_to_complete(sight, trace)
    if place == NOTHING:
        return nothing()
    experiment = sight.its.beside[place]
    element = sight.printed.element[experiment]
    return do(Command(COMPLETE_EXPERIMENT, place, sight.missing(experiment), element), Errand(COMPLETE))


def let_react(sight: Sight) -> Advice:
    """T13.11 You may react to its die as usual."""
    return do(Command(LET_REACT, sight.its.die, sight.its.face))


def clean_up(sight: Sight, trace: Trace) -> Advice:
    """T13.11 A die at 0 goes to its used dice; after three its marker moves to the next row."""
    its = sight.its
    used = its.potency == 0
    number = its.dice_taken()
    if not used:
        trace.say(DIE_STAYS, its.potency)
    else:
        trace.say(DIE_IS_USED, number)
        if number == DICE_EACH:
            trace.say(THIRD_DIE)
    return do(Command(TIDY, 1 if used else 0, number))
