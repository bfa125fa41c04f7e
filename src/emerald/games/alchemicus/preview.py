"""What each answer costs and brings, from what the asked seat may know; the same for terminal and browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from emerald.games.alchemicus.cards import (
    CARD_NAMES,
    DOMO,
    FIELDS,
    GIFT,
    GLORIA,
    GOLEM,
    HARVEST,
    HERBS,
    HOMUNCULUS,
    HORTEN,
    INFAMIA,
    MUTABILUS,
    NOTHING,
    PLOTS,
    SPIRIT,
    SPIRITUS,
    TRANSMUTATION,
    TRANSPORT,
)
from emerald.games.alchemicus.imagine import imagine
from emerald.games.alchemicus.law import pays_fame, tariff
from emerald.games.alchemicus.plots import first_good, kind_at, second_good, spiritus_on, transmuted
from emerald.games.alchemicus.rules.building import TearDown
from emerald.games.alchemicus.rules.race import price_of_lifting
from emerald.games.alchemicus.rules.sale import BuyGood, PlaceBought, Sale, Through
from emerald.games.alchemicus.rules.spirit import costs_the_hand
from emerald.games.alchemicus.rules.turn import FREE_STEPS, ChooseDraw, MovePawn
from emerald.games.alchemicus.rules.walking import steps_until_stopped
from emerald.games.alchemicus.rules.works import can_harvest, can_transmute
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.telling import ACTIONS, action_message, back_of, good_name
from emerald.games.alchemicus.verbs import (
    DISCARD,
    DRAW_BANK,
    DRAW_BASE,
    HARVEST_AT,
    MOVE,
    MOVE_SPIRIT,
    PLACE,
    PLAY,
    SELL,
    STEAL,
    TAKE,
    TEAR_DOWN,
    THROUGH,
)
from emerald.games.alchemicus.view import View
from emerald.games.preview import Amount, Preview
from emerald.kernel.agenda import Decision, apply, question_for
from emerald.kernel.messages import NO_OBJECTION, Message
from emerald.kernel.rng import Rng

Deal = tuple[list[Amount], list[Amount]]  # cost and gain
Question = Decision[Any]

CARD: Final = "card"
NOCTIS_CARD: Final = "noctis-card"
FAME: Final = "fame"
VICTORY: Final = "victory"

PARAGRAPHS: Final = {
    "discard": "A2.2",
    "take": "A8.1",
    "place": "A2.3",
    "move": "A2.4",
    "build": "A3.1",
    "tear-down": "A3.3",
    "move-spirit": "A4.2",
    "rob": "A4.3",
    "harvest": "A5.1",
    "harvest-at": "A5.1",
    "carry": "A5.2",
    "into": "A5.2",
    "transmute": "A5.3",
    "sell": "A6.1",
    "through": "A6.1",
    "buy": "A8.2",
    "give": "A7.1",
    "guard": "A9.5",
    "post": "A10.3",
    "steal": "A9.6",
    "haunt": "A9.7",
    "revert": "A9.8",
    "dispel": "A9.8",
    "defame": "A9.10",
    "sacrifice": "A9.10",
    "buy-off": "A9.10",
    "suffer": "A9.10",
    "lift": "A10.4",
    "pass": "A2.8",
}
DRAW_PARAGRAPHS: Final = {"base": "A2.1", "noctis": "A9.2", "bank": "A8.1"}
STEP_PARAGRAPHS: Final = {
    "BuyGood": "A8.2",
    "ChoosePassingCard": "A9.3",
    "EndTurn": "A7.2",
    "LiftInfamia": "A10.4",
    "NoctisPhase": "A9.2",
    "PlaceBought": "A8.2",
    "PlaceStolen": "A9.6",
    "Rob": "A4.3",
}


def previews(view: View) -> list[Preview]:
    """Return every candidate of the question this seat is asked, rising.

    What an answer leads to is tried in one imagined world: whether fate or another seat speaks next is
    public, so it is the same in all of them.
    """
    if not view.is_asked:
        return []
    world = imagine(view, Rng(1))
    question = question_for(world, view.seat)
    assert question is not None
    found: list[Preview] = []
    for i in range(len(view.candidates)):
        found.append(_preview(world, view, question, int(view.candidates[i])))
    return found


def _preview(world: Table, view: View, question: Question, action: int) -> Preview:
    said = action_message(view, action)
    message = Message(said.key, paragraph_of(question, action), said.args)
    cost, gain = deal_of(world, view.seat, question, action)
    reason = question.objection(world, action)
    if reason != NO_OBJECTION:
        why_not = world.reasons.message(reason, question.details(world, action, reason))
        return Preview(action, message, cost, gain, False, why_not)
    return Preview(action, message, cost, gain, ends_undo(world, view.seat, action), None)


def ends_undo(world: Table, seat: int, action: int) -> bool:
    """Say whether fate or another seat has the word after this answer."""
    twin = world.clone()
    apply(twin, seat, action)
    return question_for(twin, seat) is None


def paragraph_of(question: Question, action: int) -> str:
    """Return the paragraph that offers an answer."""
    step = type(question).__name__
    verb = ACTIONS.verb(action).name
    if step in STEP_PARAGRAPHS:
        return STEP_PARAGRAPHS[step]
    if verb == "draw":
        return DRAW_PARAGRAPHS[ACTIONS.operand(action)]
    return PARAGRAPHS[verb]


def deal_of(world: Table, seat: int, question: Question, action: int) -> Deal:
    """Return what an answer costs and what it brings."""
    verb = ACTIONS.verb(action).name
    if verb in DEALS:
        return DEALS[verb](world, seat, question, action)
    if verb in NOCTIS_DEALS:
        return [Amount(CARD, int(world.law.prices[NOCTIS_DEALS[verb]]))], []
    return [], []


# -- cards ------------------------------------------------------------------------------------


def _draw(world: Table, seat: int, question: Question, action: int) -> Deal:
    cost = [Amount(CARD, 1)] if isinstance(question, ChooseDraw) and action != DRAW_BASE else []
    return cost, [Amount(CARD if action in (DRAW_BASE, DRAW_BANK) else NOCTIS_CARD, 1)]


def _discard(world: Table, seat: int, question: Question, action: int) -> Deal:
    return [Amount(CARD if back_of(action - DISCARD) == "base" else NOCTIS_CARD, 1)], []


def _take(world: Table, seat: int, question: Question, action: int) -> Deal:
    return [], [Amount(CARD_NAMES[action - TAKE], 1)]


def _rob(world: Table, seat: int, question: Question, action: int) -> Deal:
    return [], [Amount(CARD, 1)]


def _play(world: Table, seat: int, question: Question, action: int) -> Deal:
    kind = action - PLAY + GLORIA
    if kind == GLORIA:
        return [Amount(CARD, GIFT), Amount("gloria", 1)], [Amount(FAME, 1)]
    gain = [Amount(NOCTIS_CARD, 3)] if CARD_NAMES[kind] == "pactum" else []
    return [Amount(CARD, int(world.law.prices[kind])), Amount(CARD_NAMES[kind], 1)], gain


# -- moving -----------------------------------------------------------------------------------


def _place(world: Table, seat: int, question: Question, action: int) -> Deal:
    return [], landing(world, seat, action - PLACE)


def _move(world: Table, seat: int, question: Question, action: int) -> Deal:
    assert isinstance(question, MovePawn)
    steps = action - MOVE + 1
    beyond = steps - FREE_STEPS
    cost: list[Amount] = []
    if beyond > 0 and world.law.race:
        cost = [Amount("gloria", beyond), Amount(CARD, beyond)]
    elif beyond > 0:
        cost = [Amount(FAME, 1)]
    walked = int(steps_until_stopped(world, seat, steps))
    start = int(world.seats[seat].field)
    gain = landing(world, seat, (start + walked) % int(FIELDS))
    to_the_spirit = (int(world.law.spirit_field) - start - 1) % int(FIELDS) + 1
    if to_the_spirit < walked:
        gain = added(Amount(CARD, 1), gain)
    return cost, gain


def landing(world: Table, seat: int, field: int) -> list[Amount]:
    """A2.7, A9.3 Return the cards that come of landing on a field, before its action."""
    action = world.law.outer[field]
    domos = int(world.seats[seat].count(DOMO))
    if action in (HARVEST, TRANSPORT, TRANSMUTATION) and domos > 0 and not world.is_blocked(DOMO):
        return [Amount(CARD, domos)]
    return [Amount(NOCTIS_CARD, 1)] if action == SPIRIT and world.law.noctis else []


def added(amount: Amount, amounts: list[Amount]) -> list[Amount]:
    """Return amounts with one more, joined to what is like it."""
    found = [amount]
    for each in amounts:
        if each.what == amount.what:
            found[0] = Amount(each.what, amount.count + each.count)
        else:
            found.append(each)
    return found


def _move_spirit(world: Table, seat: int, question: Question, action: int) -> Deal:
    place = action - MOVE_SPIRIT
    if CARD_NAMES[place] != ACTIONS.operand(action) or not costs_the_hand(world, place):
        return [], []
    return _some(CARD, int(world.seats[seat].cards)), []


# -- buildings and goods -----------------------------------------------------------------------


def _build(world: Table, seat: int, question: Question, action: int) -> Deal:
    return [Amount(CARD, int(world.law.prices[CARD_NAMES.index(ACTIONS.operand(action))]))], []


def _tear_down(world: Table, seat: int, question: Question, action: int) -> Deal:
    assert isinstance(question, TearDown)
    here = int(world.seats[seat].plots[action - TEAR_DOWN])
    cost = [Amount(CARD, int(world.law.prices[question.kind])), Amount(CARD_NAMES[kind_at(here)], 1)]
    return cost + goods_on(here), []


def goods_on(plot: int) -> list[Amount]:
    """Return what lies on a plot; a gold is one good."""
    first, second = int(first_good(plot)), int(second_good(plot))
    found = [Amount(good_name(first), 1)] if first != NOTHING else []
    return [*found, Amount(good_name(second), 1)] if second not in (NOTHING, first) else found


def _harvest(world: Table, seat: int, question: Question, action: int) -> Deal:
    plots = world.seats[seat].plots
    kinds = [int(kind_at(plots[plot])) for plot in range(int(PLOTS)) if can_harvest(world, seat, plot)]
    herbs = kinds.count(HORTEN)
    return [], _some("herbs", herbs) + _some("ore", len(kinds) - herbs)


def _harvest_at(world: Table, seat: int, question: Question, action: int) -> Deal:
    kind = kind_at(world.seats[seat].plots[action - HARVEST_AT])
    return [], [Amount("herbs" if kind == HORTEN else "ore", 1)]


def _transmute(world: Table, seat: int, question: Question, action: int) -> Deal:
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    for plot in range(int(PLOTS)):
        here = int(world.seats[seat].plots[plot])
        if can_transmute(world, seat, plot) and spiritus_on(here) == 0:
            for amounts, found in ((cost, goods_on(here)), (gain, goods_on(int(transmuted(here))))):
                for each in found:
                    amounts[each.what] = amounts.get(each.what, 0) + each.count
    return [Amount(*each) for each in cost.items()], [Amount(*each) for each in gain.items()]


def _some(what: str, count: int) -> list[Amount]:
    return [Amount(what, count)] if count > 0 else []


# -- sale -------------------------------------------------------------------------------------


def _sell(world: Table, seat: int, question: Question, action: int) -> Deal:
    assert isinstance(question, Sale)
    plot, good = (action - SELL) // 5, (action - SELL) % 5 + 1
    how = Through(seat, plot, good, question.pergulae, question.tabernae, question.donaria)
    lines = how.candidates(world)
    gain = _tariff(world, good, int(lines[0]) - THROUGH) if len(lines) == 1 else []
    return [Amount(good_name(good), 1)], gain


def _through(world: Table, seat: int, question: Question, action: int) -> Deal:
    assert isinstance(question, Through)
    return [Amount(good_name(int(question.good)), 1)], _tariff(world, int(question.good), action - THROUGH)


def _tariff(world: Table, good: int, line: int) -> list[Amount]:
    if world.law.race and good_name(good) == "gold":
        return [Amount(VICTORY, 1)]  # A10.1
    return [Amount(FAME if pays_fame(line) else CARD, int(tariff(good, line)))]


def _buy(world: Table, seat: int, question: Question, action: int) -> Deal:
    assert isinstance(question, BuyGood)
    return [Amount(CARD, int(question.price))], [Amount(good_name(int(question.good)), 1)]


def _into(world: Table, seat: int, question: Question, action: int) -> Deal:
    if isinstance(question, PlaceBought):
        return [Amount(CARD, int(question.price))], []
    return [], []


# -- fame and Noctis ----------------------------------------------------------------------------


def _give(world: Table, seat: int, question: Question, action: int) -> Deal:
    return [Amount(CARD, GIFT)], [Amount(FAME, 1)]


def _steal(world: Table, seat: int, question: Question, action: int) -> Deal:
    other, plot = (action - STEAL) // int(PLOTS), (action - STEAL) % int(PLOTS)
    good = first_good(world.seats[other].plots[plot])
    return [Amount(CARD, int(world.law.prices[MUTABILUS]))], [Amount("herbs" if good == HERBS else "ore", 1)]


def _sacrifice(world: Table, seat: int, question: Question, action: int) -> Deal:
    return [Amount("golem", 1)], []


def _buy_off(world: Table, seat: int, question: Question, action: int) -> Deal:
    return [Amount(CARD, GIFT)], []


def _suffer(world: Table, seat: int, question: Question, action: int) -> Deal:
    return ([], []) if world.law.race else ([Amount(FAME, 1)], [])


def _lift(world: Table, seat: int, question: Question, action: int) -> Deal:
    return [Amount(CARD, int(price_of_lifting(world, seat)))], []


DEALS: Final[dict[str, Callable[[Table, int, Question, int], Deal]]] = {
    "draw": _draw,
    "discard": _discard,
    "take": _take,
    "place": _place,
    "move": _move,
    "build": _build,
    "tear-down": _tear_down,
    "move-spirit": _move_spirit,
    "rob": _rob,
    "harvest": _harvest,
    "harvest-at": _harvest_at,
    "transmute": _transmute,
    "sell": _sell,
    "through": _through,
    "buy": _buy,
    "into": _into,
    "give": _give,
    "play": _play,
    "steal": _steal,
    "sacrifice": _sacrifice,
    "buy-off": _buy_off,
    "suffer": _suffer,
    "lift": _lift,
}
NOCTIS_DEALS: Final = {
    "guard": GOLEM,
    "post": GOLEM,
    "haunt": SPIRITUS,
    "revert": HOMUNCULUS,
    "dispel": HOMUNCULUS,
    "defame": INFAMIA,
}
