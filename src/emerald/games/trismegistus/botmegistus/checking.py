"""What cannot be in what somebody typed: a companion asks before the bot decides by it."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.botmegistus.cards import BOT_CARDS
from emerald.games.trismegistus.botmegistus.gains import MOST_BESIDE
from emerald.games.trismegistus.botmegistus.sight import Sight
from emerald.games.trismegistus.pieces import (
    BONUS_KINDS,
    BONUS_SPACES,
    COLOURS,
    DICE_EACH,
    ELEMENTS,
    FACES,
    MARKET,
    METAL_FACES,
    MOST_POTENCY,
    NOTHING,
    PAGES,
    ROUNDS,
    TOP_OF_TRACK,
)
from emerald.kernel.messages import Message
from emerald.kernel.vecs import i64, vec

MOST_DICE: Final = 6  # T1.8: of one colour
MOST_HELD: Final = 999


def faults_of(sight: Sight) -> list[Message]:
    """Return what cannot be true of what is seen; empty if the bot can decide by it."""
    its, experiments = sight.its, len(sight.printed.level)
    artifacts = len(sight.printed.symbols) // ELEMENTS
    wrong: list[str] = []
    _check(wrong, "round", 1 <= sight.round <= ROUNDS)
    _check(wrong, "bowls", _are_within(sight.bowls, FACES * COLOURS, 0, MOST_DICE))
    _check(wrong, "pages", _are_within(sight.pages, PAGES, NOTHING, experiments - 1))
    _check(wrong, "market", _are_within(sight.market, MARKET, NOTHING, artifacts - 1))
    _check(wrong, "bonus", _are_within(sight.bonus, BONUS_SPACES, NOTHING, BONUS_KINDS - 1))
    _check(wrong, "yours", _are_within(sight.yours, ELEMENTS, 0, TOP_OF_TRACK))
    _check(wrong, "tracks", _are_within(its.tracks, ELEMENTS, 0, TOP_OF_TRACK))
    _check(wrong, "gold", 0 <= its.gold <= MOST_HELD)
    _check(wrong, "ethereal", 0 <= its.ethereal <= MOST_HELD)
    _check(wrong, "points", 0 <= its.points <= MOST_HELD)
    _check(wrong, "die", _is_a_die(its.die, its.face, its.potency))
    _check(wrong, "used", _are_within(its.used, COLOURS, 0, DICE_EACH) and its.dice_taken() <= DICE_EACH)
    _check(wrong, "artifacts", _are_within(its.artifacts, len(its.artifacts), 0, artifacts - 1))
    _check(wrong, "beside", _are_within(its.beside, min(len(its.beside), MOST_BESIDE), 0, experiments - 1))
    _check(wrong, "done", _are_within(its.done, len(its.done), 0, experiments - 1))
    _check(wrong, "drawn", _are_within(its.drawn, len(its.drawn), 0, experiments - 1))
    _check(wrong, "cards", _are_apart(int(its.pile), int(its.discards), int(its.left), int(its.right)))
    everywhere = [*sight.pages, *its.beside, *its.done, *its.drawn]
    _check(wrong, "twice", not _is_one_twice([*everywhere]) and not _is_one_twice([*sight.market, *its.artifacts]))
    return [Message("bot-fault-value", "T13", {"what": name}) for name in wrong]


def _check(wrong: list[str], name: str, holds: bool) -> None:
    if not holds:
        wrong.append(name)


def _are_within(numbers: vec[i64], count: int, low: int, high: int) -> bool:
    for number in numbers:
        if not low <= number <= high:
            return False
    return len(numbers) == count


def _is_a_die(colour: i64, face: i64, potency: i64) -> bool:
    if colour == NOTHING:
        return face == NOTHING and potency == 0
    return 0 <= colour < COLOURS and 0 <= face < METAL_FACES and 0 <= potency <= MOST_POTENCY


def _are_apart(pile: int, discards: int, left: int, right: int) -> bool:
    """Say whether each of the bot's cards lies in one place at most."""
    shown = [card for card in (left, right) if card != NOTHING]
    for card in shown:
        if not 0 <= card < BOT_CARDS or ((pile | discards) >> card) & 1:
            return False
    return pile & discards == 0 and 0 <= pile | discards < 1 << BOT_CARDS and len(set(shown)) == len(shown)


def _is_one_twice(cards: list[i64]) -> bool:
    lying = [int(card) for card in cards if card != NOTHING]
    return len(set(lying)) < len(lying)
