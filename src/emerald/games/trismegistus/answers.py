"""Answers of Trismegistus as messages: which key, and which typed arguments (see `telling.py`)."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus import wording
from emerald.games.trismegistus.components import BONUSES, Components, option_names
from emerald.games.trismegistus.layout import ANSWERS
from emerald.games.trismegistus.lexicon import ANY_ESSENCE_THING
from emerald.games.trismegistus.pieces import (
    ANY_ESSENCE,
    COLOUR_NAMES,
    COLOURS,
    COPPER,
    ELEMENT_NAMES,
    FACE_NAMES,
    FIRST_EXPERIMENT,
    FORMULAS_EACH,
    HELD_AS,
    MASTERPIECE,
    MOST_POTENCY,
    NOTHING,
    RAW,
    REFINED,
    REFINED_COPPER,
)
from emerald.games.trismegistus.questions import (
    ARROW_NAMES,
    Args,
    artifact_args,
    asked_seat,
    die_of_the_turn,
    effect_of,
    formula_of,
    question_name,
    question_of,
    thing_id,
)
from emerald.games.trismegistus.rules.actions import ActionPhase, MainAction
from emerald.games.trismegistus.rules.essence import NameEssence
from emerald.games.trismegistus.rules.formulas import price_in_gold
from emerald.games.trismegistus.rules.reactions import React
from emerald.games.trismegistus.verbs import CHAMBER_BONUS, CHOOSE, action_table
from emerald.games.trismegistus.view import View
from emerald.kernel.effects.tree import Effect
from emerald.kernel.messages import Message

ACTIONS: Final = action_table(option_names())

# Verbs by what their operand is.
OF_AN_EXPERIMENT: Final = "take-experiment perform keep-experiment keep-masterpiece".split()
OF_A_SLOT: Final = "use-artifact recharge react-recharge".split()
OF_AN_ARROW: Final = "transmute react-transmute".split()
OF_A_TRACK: Final = "advance go-back".split()
OF_A_THING: Final = "move pay".split()
OF_THE_QUESTION: Final = "yes no enough".split()


def action_message(view: View, action: int) -> Message:
    """Say what an answer does, as far as its words go."""
    verb = ACTIONS.verb(action)
    return Message("action-trismegistus-" + verb.name, "", _answered(view, verb.name, action - verb.base, action))


def _answered(view: View, verb: str, operand: int, action: int) -> Args:
    box = view.law.components
    if verb in OF_AN_EXPERIMENT:
        return {"experiment": wording.experiment_name(box, _experiment(view, verb, operand))}
    if verb in OF_A_SLOT:
        return artifact_args(view, int(view.seats[asked_seat(view)].slots[operand]))
    if verb in OF_AN_ARROW:
        return {"arrow": ARROW_NAMES[operand]}
    if verb in OF_A_TRACK:
        return {"element": ELEMENT_NAMES[operand]}
    if verb in OF_A_THING:
        return {"what": ACTIONS.operand(action)}
    if verb in OF_THE_QUESTION:
        return {"question": question_name(view)}
    return _with_dice(view, verb, operand) or _with_goods(view, verb, operand) or _with_tiles(view, verb, operand)


def _with_dice(view: View, verb: str, operand: int) -> Args:
    """Return the arguments of an answer about a die."""
    if verb == "draft":
        face, colour = operand // COLOURS, operand % COLOURS
        dice = sum([int(view.bowls[face * COLOURS + each]) for each in range(COLOURS)])
        return {"face": FACE_NAMES[face], "colour": COLOUR_NAMES[colour], "count": min(dice, int(MOST_POTENCY))}
    if verb == "turn-to":
        return {"face": FACE_NAMES[operand]}
    if verb == "chameleon":
        return {"face": FACE_NAMES[operand // COLOURS], "colour": COLOUR_NAMES[operand % COLOURS]}
    if verb == "raise":
        return {"count": int(view.seats[asked_seat(view)].potency) + 1}
    return {}


def _with_goods(view: View, verb: str, operand: int) -> Args:
    """Return the arguments of an answer about cubes and essences."""
    if verb in ("gather", "react-gather"):
        return {"count": operand + 1, "what": f"raw-{face_at_work(view)}"}
    if verb in ("draw-essence", "react-essence"):
        return {"count": operand + 1, "what": _essence_of(view)}
    if verb == "name-essence":
        step = question_of(view)
        count = int(step.amount) if isinstance(step, NameEssence) else 1
        return {"count": count, "what": thing_id(view, int(HELD_AS[operand]))}
    if verb == "gain-raw":
        return {"what": thing_id(view, RAW + operand)}
    if verb == "gain-refined":
        return {"what": thing_id(view, REFINED + COPPER + operand)}
    if verb == "refine":
        return {"what": thing_id(view, REFINED_COPPER + operand)}
    return {"what": thing_id(view, REFINED_COPPER + operand)} if verb == "gild" else {}


def _with_tiles(view: View, verb: str, operand: int) -> Args:
    """Return the arguments of an answer about cards and tiles."""
    box, seat = view.law.components, asked_seat(view)
    if verb == "acquire":
        return artifact_args(view, int(view.market[operand]))
    if verb == "keep-artifact":
        return artifact_args(view, operand)
    if verb == "place":
        replaced = int(view.seats[seat].slots[operand])
        kept = wording.artifact_name(box, replaced) if replaced != NOTHING else ""
        return {"arrow": ARROW_NAMES[operand], "kind": "taken" if kept else "free", "artifact": kept}
    if verb in ("return", "keep-publication"):
        return {"publication": wording.publication_name(box, operand)}
    if verb == "unlock":
        return _unlocking(view, seat, operand)
    if verb == "into":
        return {"number": operand + 1}
    if verb == "use-formula":
        place = int(view.seats[seat].laboratory) * int(FORMULAS_EACH) + int(view.seats[seat].chamber[operand])
        effect = box.formula(place).ability
        return {"formula": wording.formula_name(box, place), "effect": effect_of(view, effect)}
    if verb == "claim":
        return {"achievement": wording.achievement_name(box, operand)}
    if verb == "take-laboratory":
        return {"laboratory": wording.laboratory_name(box, operand)}
    if verb == "chamber-bonus":
        number = box.chamber_bonus[view.seats[seat].laboratory * BONUSES + operand]
        side = ACTIONS.operand(CHAMBER_BONUS + operand)
        return {"side": side, "effect": effect_of(view, box.lexicon.book.effects[number])}
    return {"effect": effect_of(view, _option(box, operand + int(CHOOSE)))} if verb == "choose" else {}


def _unlocking(view: View, seat: int, space: int) -> Args:
    """Return the formula, its column, and what it costs where gold unlocks it."""
    mine = view.seats[seat]
    paid = isinstance(question_of(view), ActionPhase)
    return {
        "formula": formula_of(view, seat, int(mine.formulas[space])),
        "element": ELEMENT_NAMES[space // 2],
        "kind": "gold" if paid else "free",
        "count": int(price_in_gold(mine.by_gold)),
    }


def face_at_work(view: View) -> str:
    """Return the metal the die of this question shows: one's own, a chameleon's, the active player's."""
    step = question_of(view)
    if isinstance(step, MainAction):
        return FACE_NAMES[step.face]
    if isinstance(step, React):
        return str(die_of_the_turn(view)["face"])
    return FACE_NAMES[view.seats[asked_seat(view)].face]


def _essence_of(view: View) -> str:
    """Return the essence of the bowl of that face."""
    essence = view.law.components.box.essence_of_face[FACE_NAMES.index(face_at_work(view))]
    return thing_id(view, int(ANY_ESSENCE_THING) if essence == ANY_ESSENCE else int(HELD_AS[essence]))


def _experiment(view: View, verb: str, operand: int) -> int:
    if verb == "take-experiment":
        return int(view.pages[operand])
    return operand + (int(FIRST_EXPERIMENT[MASTERPIECE]) if verb == "keep-masterpiece" else 0)


def _option(box: Components, action: int) -> Effect | None:
    number = box.lexicon.book.options[action - int(ANSWERS.choose)]
    return box.lexicon.book.effects[number] if number != NOTHING else None
