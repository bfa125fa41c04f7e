"""Commands carried out: on its inventory, as a game does too, and on all it sees, for whoever has nothing else."""

from __future__ import annotations

from emerald.games.trismegistus.botmegistus.errands import (
    ADD_CARD,
    ADVANCE,
    COMPLETE_EXPERIMENT,
    COMPLETE_MASTERPIECE,
    DISCARD_CARD,
    LAY_OPEN,
    LEFT,
    REMOVE_TOKEN,
    RESHUFFLE,
    SPEND_ETHEREAL,
    SPEND_POTENCY,
    STACK,
    TAKE_ARTIFACT,
    TAKE_DIE,
    TAKE_ETHEREAL,
    TAKE_EXPERIMENT,
    TAKE_GOLD,
    TAKE_POINTS,
    TIDY,
    Command,
)
from emerald.games.trismegistus.botmegistus.rival import Rival
from emerald.games.trismegistus.botmegistus.sight import Sight
from emerald.games.trismegistus.pieces import BONUS_SPACES, BONUS_STEP, BONUS_STEPS, COLOURS, NOTHING
from emerald.kernel.vecs import append, i64, vec


def take_up(its: Rival, command: Command, card: i64 = NOTHING) -> None:
    """Change its inventory as a command says; ``card`` is the experiment or artifact it takes off the board."""
    kind = command.kind
    if kind <= DISCARD_CARD:
        move_card(its, command)
    elif kind <= SPEND_POTENCY or kind == TIDY:
        use_die(its, command)
    elif kind == COMPLETE_EXPERIMENT or kind == COMPLETE_MASTERPIECE:
        complete(its, command)
    else:
        gain(its, command, card)


def use_die(its: Rival, command: Command) -> None:
    """T13.4, T13.5 Take a die, change its potency; T13.11 put it with the used dice."""
    kind, count = command.kind, command.count
    if kind == TAKE_DIE:
        its.die = command.what % COLOURS
        its.face = command.extra
        its.potency = count
    elif kind == SPEND_ETHEREAL:
        its.ethereal -= 1
        its.potency = count
    elif kind == SPEND_POTENCY:
        its.potency -= count
    elif command.what == 1:
        its.used[its.die] += 1
        its.die = NOTHING
        its.face = NOTHING


def gain(its: Rival, command: Command, card: i64) -> None:
    """T13.5 Gain what a command says: a step, tokens, an artifact or an experiment."""
    kind, count = command.kind, command.count
    if kind == ADVANCE:
        its.tracks[command.what] = count
    elif kind == TAKE_GOLD:
        its.gold += count
    elif kind == TAKE_POINTS:
        its.points += count
    elif kind == TAKE_ETHEREAL:
        its.ethereal += count
    elif kind == TAKE_ARTIFACT:
        its.artifacts = append(its.artifacts[:], card)
    elif kind == TAKE_EXPERIMENT:
        its.beside = append(its.beside[:], card)


def complete(its: Rival, command: Command) -> None:
    """T13.10 Pay the gold and move an experiment to those completed; T13.13 or one of the masterpieces drawn."""
    place = command.what
    its.gold -= command.count
    if command.kind == COMPLETE_EXPERIMENT:
        its.done = append(its.done[:], its.beside[place])
        its.beside = without(its.beside, place)
    else:
        its.done = append(its.done[:], its.drawn[place])


def move_card(its: Rival, command: Command) -> None:
    """T13.3 Change where its cards lie."""
    kind, what = command.kind, command.what
    if kind == STACK:
        its.pile = what
    elif kind == ADD_CARD:
        its.pile |= 1 << what
    elif kind == RESHUFFLE:
        its.pile = its.discards
        its.discards = 0
    elif kind == LAY_OPEN:
        its.pile &= ~(1 << what)
        _lay(its, command.count, what)
    elif kind == DISCARD_CARD:
        its.discards |= 1 << what
        _lay(its, command.count, NOTHING)


def carry_out(sight: Sight, command: Command) -> None:
    """Change all that a command changes, but for what only the box knows: what is refilled, drawn, or your reaction."""
    kind, what = command.kind, command.what
    card: i64 = NOTHING
    if kind == TAKE_DIE:
        sight.bowls = with_item(sight.bowls, what, sight.bowls[what] - 1)
    elif kind == TAKE_ARTIFACT:
        card = sight.market[what]
        sight.market = with_item(sight.market, what, NOTHING)
    elif kind == TAKE_EXPERIMENT:
        card = sight.pages[what]
        sight.pages = with_item(sight.pages, what, NOTHING)
    elif kind == REMOVE_TOKEN:
        sight.bonus = with_item(sight.bonus, what, NOTHING)
    take_up(sight.its, command, card)
    if kind == TIDY:
        sight.bonus = tokens_left(sight)


def tokens_left(sight: Sight) -> vec[i64]:
    """T13.11 Return the bonus tokens that stay after a turn: those no marker stands on or above."""
    left = sight.bonus[:]
    for space in range(i64(BONUS_SPACES)):
        track, step = space // BONUS_STEPS, BONUS_STEP[space % BONUS_STEPS]
        if sight.its.tracks[track] >= step or sight.yours[track] >= step:
            left[space] = NOTHING
    return left


def without(cards: vec[i64], place: i64) -> vec[i64]:
    """Return a copy that lacks what is at one place."""
    left = vec[i64]()
    for i in range(len(cards)):
        if i != place:
            left = append(left, cards[i])
    return left


def with_item(numbers: vec[i64], place: i64, item: i64) -> vec[i64]:
    """Return a copy in which one place holds something else."""
    changed = numbers[:]
    changed[place] = item
    return changed


def _lay(its: Rival, place: i64, card: i64) -> None:
    if place == LEFT:
        its.left = card
    else:
        its.right = card
