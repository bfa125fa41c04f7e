"""Questions, answers and events of Trismegistus as messages: which key, and which typed arguments.

Numbers of seats and steps count from 1. Ids: `what` is a cube, essence or token as cards call them (raw-lead … gold,
salt, ethereal-die, reaction-token, point), `face` and `colour` those of a die, `element` a track, `arrow` from which
metal to which (lead-to-copper), `side` an end of a row or column of the chamber, `token` a bonus token. `experiment`,
`artifact`, `publication`, `formula`, `achievement`, `laboratory` and `effect` are messages of their own (`wording.py`).
`who` says to whom an event is told: me, if it is told to the seat that acts, or another.
"""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus import wording
from emerald.games.trismegistus.afterword import afterword
from emerald.games.trismegistus.answers import action_message
from emerald.games.trismegistus.botmegistus.telling import COMMAND_EVENTS, message_of_event
from emerald.games.trismegistus.botmegistus.trace import NOTE_SORTS
from emerald.games.trismegistus.pieces import (
    BONUS_NAMES,
    BONUS_STEP,
    CHARGED,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    FACE_NAMES,
    REFINED,
)
from emerald.games.trismegistus.questions import (
    ARROW_NAMES,
    DEALT_NAMES,
    Args,
    formula_of,
    question_message,
    thing_id,
)
from emerald.games.trismegistus.seat import DEALT_ARTIFACT, DEALT_PUBLICATION
from emerald.games.trismegistus.view import View
from emerald.kernel.events import HIDDEN, Event
from emerald.kernel.messages import Message

__all__ = ["action_message", "afterword", "event_message", "question_message"]

OPPONENTS: Final = {1: ["bot-name"]}  # by how many seats: who plays without one, as messages call them
UNTOLD: Final = (
    "order roll empty-bowl collect-dice clear-page clear-space lay-bonus lay-essence lay-achievement lay-formula "
    "stack-refused potency recharge-everything acquire-artifact"
).split()  # the table shows them, or what follows them tells it better
UNTOLD_OF_THE_BOT: Final = (
    "bot-stack bot-lay-open bot-discard-card bot-let-react bot-tidy bot-remove-token bot-draw-starting-experiment "
    "bot-draw-masterpieces bot-throw"
).split()
NOT_A_LINE: Final = tuple([f"-{sort}" for sort in NOTE_SORTS if sort != "line"])
EXPERIMENT_EVENTS: Final = (
    "lay-experiment starting-experiment starting-masterpiece take-experiment perform complete"
).split()
ARTIFACT_EVENTS: Final = ("lay-artifact starting-artifact replace-artifact place-artifact discharge recharge").split()


def event_message(view: View, event: Event) -> Message | None:
    """Tell an event to the seat whose view it is; None where the table or another event tells it better."""
    kind = event.kind
    if kind.startswith("bot-"):
        return _of_the_bot(view, event)
    if kind in UNTOLD or (kind in ("deal", "choose") and event.what == HIDDEN):
        return None
    if kind == "shelve-die" and event.amount == 0:
        return None
    who = "me" if event.seat >= 0 and event.seat == view.seat else "another"
    count = int(event.what if kind == "round" else event.amount)
    args: Args = {"seat": int(event.seat) + 1, "who": who, "count": count, **_happened(view, event)}
    if kind == "spend" and event.what == CHARGED:
        return Message("event-trismegistus-discharge-token", "", {"seat": args["seat"], "who": who})
    return Message("event-trismegistus-" + kind, "", args)


def _of_the_bot(view: View, event: Event) -> Message | None:
    """Tell what the bot does and, of its reasons, the lines it goes by; the full trace is for those who look back."""
    if event.kind.endswith(NOT_A_LINE) or event.kind in UNTOLD_OF_THE_BOT:
        return None
    said = message_of_event(event)
    if said is not None and event.kind not in COMMAND_EVENTS:
        return said
    args: Args = {"seat": int(event.seat) + 1, **(said.args if said is not None else {})}
    box, card = view.law.components, int(event.target)
    if event.kind == "bot-take-artifact":
        args["artifact"] = wording.artifact_name(box, card)
    elif event.kind == "bot-take-experiment":
        args["experiment"] = wording.experiment_name(box, card)
    elif event.kind == "bot-artifact":
        args["artifact"] = wording.artifact_name(box, int(event.what))
    elif event.kind in ("bot-experiment", "bot-masterpiece"):
        args["experiment"] = wording.experiment_name(box, int(event.what))
    return Message("event-trismegistus-" + event.kind, "" if said is None else said.rule, args)


def _happened(view: View, event: Event) -> Args:
    kind, what, box = event.kind, int(event.what), view.law.components
    if kind in ("gain", "spend", "move-cube"):
        return _moved(view, event)
    if kind in ("draft", "turn-die", "shelve-die", "raise"):
        return _of_dice(event)
    if kind in ("climb", "step-back"):
        return {"element": ELEMENT_NAMES[what], "number": int(event.target)}
    if kind in ("reach-bonus", "remove-bonus"):
        space = int(event.target if kind == "reach-bonus" else event.source)
        number = int(BONUS_STEP[space % 2])
        return {"token": BONUS_NAMES[what], "element": ELEMENT_NAMES[space // 2], "number": number}
    if kind in ("deal", "choose"):
        return _of_dealt(view, what, int(event.target))
    if kind in ("draw-publication", "return-publication"):
        known = "hidden" if what == HIDDEN else "seen"
        return {"kept": known, "publication": "" if what == HIDDEN else wording.publication_name(box, what)}
    if kind in (
        "lay-experiment",
        "starting-experiment",
        "starting-masterpiece",
        "take-experiment",
        "perform",
        "complete",
    ):
        return {"experiment": wording.experiment_name(box, what)}
    if kind in ARTIFACT_EVENTS:
        arrow = {"arrow": ARROW_NAMES[int(event.target)]} if kind == "place-artifact" else {}
        return {"artifact": wording.artifact_name(box, what), **arrow}
    if kind in ("unlock", "use-formula"):
        return {"formula": formula_of(view, int(event.seat), what)}
    if kind == "claim":
        return {"achievement": wording.achievement_name(box, what)}
    return {"laboratory": wording.laboratory_name(box, what)} if kind == "laboratory" else {}


def _moved(view: View, event: Event) -> Args:
    if event.kind == "move-cube":
        return {"what": thing_id(view, int(event.target)), "arrow": ARROW_NAMES[int(event.target) - REFINED - 1]}
    return {"what": thing_id(view, int(event.what))}


def _of_dice(event: Event) -> Args:
    if event.kind == "turn-die":
        return {"face": FACE_NAMES[int(event.what)]}
    if event.kind == "draft":
        return {"colour": COLOUR_NAMES[int(event.what)], "face": FACE_NAMES[int(event.source)]}
    return {"colour": COLOUR_NAMES[int(event.what)]} if event.kind == "shelve-die" else {}


def _of_dealt(view: View, card: int, place: int) -> Args:
    """Return the card dealt or chosen, in whichever argument its kind has."""
    box = view.law.components
    args: Args = {"card": DEALT_NAMES[place // 2], "experiment": "", "publication": "", "artifact": ""}
    if place < DEALT_PUBLICATION:
        args["experiment"] = wording.experiment_name(box, card)
    elif place < DEALT_ARTIFACT:
        args["publication"] = wording.publication_name(box, card)
    else:
        args["artifact"] = wording.artifact_name(box, card)
    return args
