"""The rules of Crucible in the order of the rulebook; the list at the end is the table of contents."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.agenda import NOBODY, Chance, Decision, Step, Task, Together, together
from emerald.kernel.conformance.crucible.components import (
    BUY,
    CARD_COUNT,
    DECK_IS_EMPTY,
    DONE,
    DRAW,
    FROM_DECK,
    FROM_DICE,
    FROM_MARKET,
    GOLD,
    KEEP,
    MIRROR,
    NO_MIRROR,
    NO_SUCH_DIE,
    NO_TWO_ALIKE,
    PASS,
    PAY,
    PLAY,
    SHOW,
    TAKE_DIE,
    TOO_FEW_ESSENCES,
    TRANSMUTE,
)
from emerald.kernel.conformance.crucible.state import PERFORMED, STEPS, Table
from emerald.kernel.effects.resolve import EFFECT_STEPS, Resolve
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

MARKET_SIZE: Final = 3
PRICE_OF_DRAWING: Final = 1
PRICE_OF_BUYING: Final = 2

# -- C1 set-up ------------------------------------------------------------------------------


def set_up(seat_count: int) -> list[Step[Any]]:
    """C1.2 Return the steps of the set-up: the market, then all seats at once, then the first round."""
    lanes: list[tuple[int, list[Step[Any]]]] = [(seat, [DrawCards(seat, 2), Keep(seat)]) for seat in range(seat_count)]
    everyone: Together[Any] = together(lanes)
    return [FillMarket(), everyone, StartRound(1)]


@final
class Keep(Decision[Table]):
    """C1.2 One of two cards stays in hand, the other goes under the deck: nobody else learns which."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        return _cards_of(s.seats[self.seat].hand, KEEP)

    def take(self, s: Table, action: i64) -> None:
        other = s.seats[self.seat].hand & ~(1 << (action - KEEP))
        s.lay_under(self.seat, int(other).bit_length() - 1)

    def audience(self) -> i64:
        return 1 << self.seat


# -- C2 the round ---------------------------------------------------------------------------


@final
class StartRound(Task[Table]):
    """C2.1 Roll the dice; C2.2 then every seat has a turn; C5.1 the game ends with the last round."""

    def __init__(self, number: i64) -> None:
        self.seat = NOBODY
        self.number: Final = number

    def fields(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: Table) -> None:
        if self.number > s.law.rounds:
            s.end()
            return
        s.begin_round(self.number)
        first = (self.number - 1) % s.seat_count
        turns = [Turn((first + i) % s.seat_count) for i in range(s.seat_count)]
        s.then(RollDice(s.seat_count + 1), *turns, StartRound(self.number + 1))


@final
class RollDice(Chance[Table]):
    """C2.1 Each die shows one of the essences."""

    def __init__(self, dice: i64) -> None:
        self.seat = NOBODY
        self.source = FROM_DICE
        self.dice: Final = dice

    def fields(self) -> tuple[int, ...]:
        return (self.dice,)

    def weights(self, s: Table) -> vec[i64]:
        return vec[i64]([1, 1, 1])

    def happen(self, s: Table, outcome: i64) -> None:
        s.roll(outcome)
        if self.dice > 1:
            s.then(RollDice(self.dice - 1))


# -- C3 the turn ----------------------------------------------------------------------------


@final
class Turn(Task[Table]):
    """C3 A die, then free actions."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.then(TakeDie(self.seat), FreeActions(self.seat))


@final
class TakeDie(Decision[Table]):
    """C3.1 A die gives its essence once for each die that shows it, this one included."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([TAKE_DIE, TAKE_DIE + 1, TAKE_DIE + 2])

    def objection(self, s: Table, action: i64) -> i64:
        return NO_SUCH_DIE if s.dice[action - TAKE_DIE] == 0 else NO_OBJECTION

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        return {"essence": int(action - TAKE_DIE)}

    def take(self, s: Table, action: i64) -> None:
        essence = action - TAKE_DIE
        amount = s.dice[essence]
        s.take_die(self.seat, essence)
        s.gain(self.seat, essence, amount)


@final
class FreeActions(Decision[Table]):
    """C3.2 Any number of free actions; each puts the question back under what it sets going."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        found = vec[i64]([DRAW])
        for action in _cards_of(s.market, BUY):
            found = append(found, action)
        for action in _cards_of(s.seats[self.seat].hand, PLAY):
            found = append(found, action)
        for essence in range(GOLD):
            found = append(found, TRANSMUTE + essence)
        return append(found, DONE)

    def objection(self, s: Table, action: i64) -> i64:
        mine = s.seats[self.seat]
        if action == DONE:
            return NO_OBJECTION
        if action >= TRANSMUTE:
            return NO_TWO_ALIKE if mine.things[action - TRANSMUTE] < 2 else NO_OBJECTION
        if action == DRAW and not s.deck:
            return DECK_IS_EMPTY
        return TOO_FEW_ESSENCES if mine.essences() < _price(s, action) else NO_OBJECTION

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        if reason == DECK_IS_EMPTY:
            return {}
        if reason == NO_TWO_ALIKE:
            essence = action - TRANSMUTE
            return {"essence": int(essence), "have": int(s.seats[self.seat].things[essence])}
        return {"need": int(_price(s, action)), "have": int(s.seats[self.seat].essences())}

    def take(self, s: Table, action: i64) -> None:
        seat = self.seat
        if action == DONE:
            return
        s.then(FreeActions(seat))
        if action == DRAW:
            s.then(Pay(seat, PRICE_OF_DRAWING, 0), DrawCards(seat, 1))
        elif action < PLAY:
            s.then(Pay(seat, PRICE_OF_BUYING, 0), TakeFromMarket(seat, action - BUY), FillMarket())
        elif action < TRANSMUTE:
            card = action - PLAY
            s.play_card(seat, card)
            s.then(Pay(seat, _price(s, action), 0), Resolve(seat, s.law.components.effects[card].id))
        else:
            s.spend(seat, action - TRANSMUTE, 2)
            s.gain(seat, GOLD, 1)
            s.then(Reactions(seat))


@final
class Pay(Decision[Table]):
    """C3.2 A price is paid essence by essence, in the order of the essences so that no payment comes twice.

    An essence is offered only while the rest can still be paid, so no answer leads into a dead end.
    """

    def __init__(self, seat: i64, price: i64, lowest: i64) -> None:
        self.seat = seat
        self.price: Final = price
        self.lowest: Final = lowest

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.price, self.lowest)

    def candidates(self, s: Table) -> vec[i64]:
        things = s.seats[self.seat].things
        found = vec[i64]()
        for essence in range(self.lowest, GOLD):
            left: i64 = 0
            for later in range(essence, GOLD):
                left += things[later]
            if things[essence] > 0 and left >= self.price:
                found = append(found, PAY + essence)
        return found

    def take(self, s: Table, action: i64) -> None:
        s.spend(self.seat, action - PAY, 1)
        if self.price > 1:
            s.then(Pay(self.seat, self.price - 1, action - PAY))

    def suggest(self, s: Table) -> i64:
        """Pay with what there is most of."""
        things = s.seats[self.seat].things
        best: i64 = -1
        for action in self.candidates(s):
            if best < 0 or things[action - PAY] > things[best - PAY]:
                best = action
        return best


@final
class DrawCards(Task[Table]):
    """C3.3 Cards come one by one, as long as there is a deck; also what the word "draw" of a card does."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count: Final = count

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def run(self, s: Table) -> None:
        if self.count > 0 and s.deck:
            s.then(CardDrawn(self.seat), DrawCards(self.seat, self.count - 1))


@final
class CardDrawn(Chance[Table]):
    """C3.3 Which card of the deck comes: only its owner sees it."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.source = FROM_DECK

    def weights(self, s: Table) -> vec[i64]:
        return _each_of(s.deck)

    def happen(self, s: Table, outcome: i64) -> None:
        s.draw_card(self.seat, outcome)

    def audience(self) -> i64:
        return 1 << self.seat


@final
class TakeFromMarket(Task[Table]):
    """C3.4 A bought card comes into the hand, for all to see."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card: Final = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def run(self, s: Table) -> None:
        s.buy_card(self.seat, self.card)


@final
class FillMarket(Task[Table]):
    """C3.4 The market is filled from the deck, and when that is empty from under it."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        if int(s.market).bit_count() < MARKET_SIZE and (s.deck or s.under()):
            s.then(CardOpened(), FillMarket())


@final
class CardOpened(Chance[Table]):
    """C3.4 Which card comes into the market."""

    def __init__(self) -> None:
        self.seat = NOBODY
        self.source = FROM_MARKET

    def fields(self) -> tuple[int, ...]:
        return ()

    def weights(self, s: Table) -> vec[i64]:
        return _each_of(s.deck or s.under())

    def happen(self, s: Table, outcome: i64) -> None:
        s.open_card(outcome)


# -- C4 reactions -----------------------------------------------------------------------------


@final
class Reactions(Task[Table]):
    """C4.1 Whoever holds a card is asked, mirror or not: a question left out would tell who has none."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if not s.law.reactions:
            return
        asked = [other for other in s.others(self.seat) if s.seats[other].hand]
        s.then(*[React(other) for other in asked])


@final
class React(Decision[Table]):
    """C4.1 The mirror may be shown and discarded for a gold."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([SHOW, PASS])

    def objection(self, s: Table, action: i64) -> i64:
        has_mirror = (s.seats[self.seat].hand >> MIRROR) & 1
        return NO_MIRROR if action == SHOW and not has_mirror else NO_OBJECTION

    def take(self, s: Table, action: i64) -> None:
        if action == SHOW:
            s.discard(self.seat, MIRROR)
            s.gain(self.seat, GOLD, 1)


# -- inside -------------------------------------------------------------------------------------


def _price(s: Table, action: i64) -> i64:
    if action == DRAW:
        return PRICE_OF_DRAWING
    return s.law.components.prices[action - PLAY] if action >= PLAY else PRICE_OF_BUYING


def _cards_of(cards: i64, verb: i64) -> vec[i64]:
    """List one action for every card of a set, rising."""
    found = vec[i64]()
    for card in range(CARD_COUNT):
        if (cards >> card) & 1:
            found = append(found, verb + card)
    return found


def _each_of(cards: i64) -> vec[i64]:
    """Weigh every card of a set alike, and all others nothing."""
    return vec[i64]([(cards >> card) & 1 for card in range(CARD_COUNT)])


STEPS.add(
    [
        Keep,
        *(StartRound, RollDice),
        *(Turn, TakeDie, FreeActions, Pay, DrawCards, CardDrawn, TakeFromMarket, FillMarket, CardOpened),
        *(Reactions, React),
        *EFFECT_STEPS,
    ]
)
PERFORMED.append(DrawCards)
