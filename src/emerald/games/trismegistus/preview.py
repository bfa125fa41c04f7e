"""What each answer costs, brings and wastes, from what the asked seat may know; the same for terminal and browser.

An answer is tried in one imagined world, up to the next question: what happens until then is public or this seat's
own, so it is the same in all worlds this seat may be in. What moved is the deal; a payment is made as suggested.
"""

from __future__ import annotations

from typing import Any, Final

from emerald.games.preview import Amount, Preview
from emerald.games.trismegistus import wording
from emerald.games.trismegistus.answers import ACTIONS, action_message
from emerald.games.trismegistus.imagine import imagine
from emerald.games.trismegistus.pieces import (
    DISCHARGED,
    ELEMENT_NAMES,
    ELEMENTS,
    HOLDINGS,
    NOTHING,
    OPEN_CELLS,
)
from emerald.games.trismegistus.questions import thing_id
from emerald.games.trismegistus.rules.formulas import formulas_left
from emerald.games.trismegistus.rules.payment import PayCube, PayFor
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import PERFORM
from emerald.games.trismegistus.view import View
from emerald.kernel.agenda import Decision, apply, question_for, settle
from emerald.kernel.effects.hindrance import hindrance
from emerald.kernel.effects.tree import ALL, GAIN, NONE, SEQUENCE, Effect
from emerald.kernel.messages import NO_OBJECTION, Message
from emerald.kernel.rng import Rng

Question = Decision[Any]
Deal = tuple[list[Amount], list[Amount]]  # cost and gain

PARAGRAPHS: Final = {
    "draft": "T4.4",
    "keep-die": "T4.4",
    "turn-to": "T4.5",
    "raise": "T4.4",
    "leave-potency": "T4.4",
    "gather": "T5.1",
    "draw-essence": "T5.2",
    "name-essence": "T2.5",
    "transmute": "T6.1",
    "stop": "T5.3",
    "move": "T6.1",
    "pay": "T6.2",
    "use-artifact": "T6.5",
    "leave-artifact": "T6.5",
    "acquire": "T5.4",
    "place": "T5.4",
    "recharge": "T5.5",
    "take-experiment": "T5.6",
    "chameleon": "T5.7",
    "perform": "T9.1",
    "unlock": "T11.3",
    "into": "T11.2",
    "use-formula": "T9.3",
    "claim": "T9.4",
    "end-actions": "T4.6",
    "react-gather": "T8.1",
    "react-essence": "T8.1",
    "react-transmute": "T8.1",
    "react-recharge": "T8.1",
    "no-reaction": "T8.1",
    "advance": "T7.3",
    "go-back": "T7.3",
    "gain-raw": "T15.1",
    "gain-refined": "T15.1",
    "refine": "T15.3",
    "gild": "T15.3",
    "return": "T12b.1",
    "chamber-bonus": "T11.2",
    "choose": "T10.5",
    "yes": "T15",
    "no": "T15",
    "enough": "T10.5",
    "take-laboratory": "T3.9",
    "keep-experiment": "T3.13",
    "keep-masterpiece": "T3.13",
    "keep-publication": "T3.13",
    "keep-artifact": "T3.13",
}
STEP_PARAGRAPHS: Final = {  # where a verb is answered to more than one question
    ("ActionPhase", "transmute"): "T5.3",
    ("StopOrGoOn", "transmute"): "T5.3",
    ("ChooseArrow", "transmute"): "T6.7",
    ("PayCube", "pay"): "T10.4",
    ("ExchangeForOther", "pay"): "T15.3",
    ("GiveForRefined", "pay"): "T15.3",
    ("TakeOther", "gain-raw"): "T15.3",
    ("ChooseFormula", "unlock"): "T10.6",
    ("GainAnyEssence", "name-essence"): "T15.1",
}


def previews(view: View) -> list[Preview]:
    """Return every candidate of the question this seat is asked, rising."""
    if not view.is_asked:
        return []
    world = imagine(view, Rng(1))
    question = question_for(world, view.seat)
    assert question is not None
    return [_preview(world, view, question, int(action)) for action in view.candidates]


def _preview(world: Table, view: View, question: Question, action: int) -> Preview:
    said = action_message(view, action)
    message = Message(said.key, paragraph_of(question, action), said.args)
    reason = question.objection(world, action)
    if reason != NO_OBJECTION:
        why_not = world.reasons.message(reason, question.details(world, action, reason))
        return Preview(action, message, [], [], False, why_not)
    after = world.clone()
    apply(after, view.seat, action)
    ends_undo = question_for(after, view.seat) is None
    pay_as_suggested(after, view.seat)
    cost, gain = deal_between(view, world, after)
    return Preview(action, message, cost, gain, ends_undo, None, warnings_of(world, view, action))


def paragraph_of(question: Question, action: int) -> str:
    """Return the paragraph that offers an answer."""
    verb = ACTIONS.verb(action).name
    return STEP_PARAGRAPHS.get((type(question).__name__, verb), PARAGRAPHS[verb])


def pay_as_suggested(s: Table, seat: int) -> None:
    """Go on through the questions of a payment with the answers suggested."""
    question = question_for(s, seat)
    while isinstance(question, PayCube):
        apply(s, seat, question.suggest(s))
        question = question_for(s, seat)


def deal_between(view: View, before: Table, after: Table) -> Deal:
    """Return what a seat has less and more of: things, steps on tracks, and the potency it spent."""
    cost: list[Amount] = []
    gain: list[Amount] = []
    mine, then = before.seats[view.seat], after.seats[view.seat]
    if then.die == mine.die and then.face == mine.face and then.potency < mine.potency:
        cost.append(Amount("potency", int(mine.potency - then.potency)))
    for thing in range(HOLDINGS):
        change = int(then.held[thing] - mine.held[thing])
        if change != 0 and thing != DISCHARGED:
            (gain if change > 0 else cost).append(Amount(thing_id(view, thing), abs(change)))
    for track in range(ELEMENTS):
        change = int(then.tracks[track] - mine.tracks[track])
        if change != 0:
            (gain if change > 0 else cost).append(Amount(f"{ELEMENT_NAMES[track]}-step", abs(change)))
    return cost, gain


# -- what is wasted ---------------------------------------------------------------------------------------------


def warnings_of(world: Table, view: View, action: int) -> list[Message]:
    """Return what an answer would waste, as far as can be said now."""
    verb = ACTIONS.verb(action).name
    if verb == "draft":
        lost = int(world.seats[view.seat].potency)
        return [Message("warning-potency-lost", "T4.4", {"count": lost})] if lost > 0 else []
    if verb == "perform":
        return _wasted_by_performing(world, view.seat, action - int(PERFORM))
    box = view.law.components
    if verb in ("acquire", "use-artifact"):
        artifact = view.market[action - ACTIONS.verb(action).base] if verb == "acquire" else NOTHING
        if verb == "use-artifact":
            artifact = view.seats[view.seat].slots[action - ACTIONS.verb(action).base]
        return _lost(world, view.seat, box.artifacts[artifact].ability)
    if verb == "claim":
        return _lost(world, view.seat, box.achievements[action - ACTIONS.verb(action).base].bonus)
    return []


def _wasted_by_performing(world: Table, seat: int, experiment: int) -> list[Message]:
    """Return what of an experiment is lost if it is performed now: rewards, and the formula of a full chamber."""
    box = world.law.components
    paid = world.clone()
    paid.then(PayFor(seat, experiment))
    settle(paid)
    pay_as_suggested(paid, seat)
    found = _lost(paid, seat, box.experiments[experiment].reward)
    element = box.experiment_element[experiment]
    mine = world.seats[seat]
    is_first = all(box.experiment_element[done] != element for done in mine.done)
    if is_first and mine.formula_count() == OPEN_CELLS and len(formulas_left(mine, element)) > 0:
        found.append(Message("warning-chamber-full", "T11.2"))
    return found


def _lost(world: Table, seat: int, effect: Effect | None) -> list[Message]:
    """Return a warning for each part of an effect that could not be used now."""
    if effect is None:
        return []
    parts = effect.parts if effect.op in (ALL, SEQUENCE) else (effect,)
    with_gains = world.clone()
    for part in parts:
        if world.goes_first(seat, part):
            with_gains.gain(seat, part.thing, part.amount)
    lexicon = world.law.components.lexicon
    vain = [part for part in parts if _is_vain(with_gains, seat, part)]
    return [Message("warning-lost", "", {"effect": wording.effect_words(lexicon, part)}) for part in vain]


def _is_vain(world: Table, seat: int, part: Effect) -> bool:
    """Say whether a part of an effect would come to nothing, or count nothing."""
    if part.op == GAIN:
        return part.per != NONE and world.count(seat, part.per) == 0
    return hindrance(world, seat, part) != NO_OBJECTION
