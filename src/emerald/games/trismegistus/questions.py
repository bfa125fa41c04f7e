"""Questions of Trismegistus as messages: which key, and which typed arguments (see `telling.py`)."""

from __future__ import annotations

from typing import Any, Final

from emerald.games.trismegistus import wording
from emerald.games.trismegistus.lexicon import ARROW_WORDS, DRAW_WORDS
from emerald.games.trismegistus.pieces import ARROWS, CHARGED, COLOUR_NAMES, FACE_NAMES, FORMULAS_EACH, METAL_NAMES
from emerald.games.trismegistus.rules.actions import ActionPhase, MainAction
from emerald.games.trismegistus.rules.artifacts import PlaceArtifact
from emerald.games.trismegistus.rules.choices import KeepCard
from emerald.games.trismegistus.rules.effects import AskToDraw, ChooseArrow
from emerald.games.trismegistus.rules.essence import NameEssence
from emerald.games.trismegistus.rules.exchanges import (
    ExchangeForGold,
    ExchangeForOther,
    ExchangeForRefined,
    ExchangeGold,
    GiveForRefined,
)
from emerald.games.trismegistus.rules.experiments import TakeRewards
from emerald.games.trismegistus.rules.formulas import ChooseCell
from emerald.games.trismegistus.rules.gains import GainAnyEssence, GainAnyRaw, GainAnyRefined
from emerald.games.trismegistus.rules.mastery import AdvanceAny, AdvanceThree
from emerald.games.trismegistus.rules.payment import PayCube
from emerald.games.trismegistus.rules.reactions import React
from emerald.games.trismegistus.rules.transmutation import UseArtifact
from emerald.games.trismegistus.view import View
from emerald.kernel.agenda import Decision, Together
from emerald.kernel.effects.resolve import Confirm
from emerald.kernel.effects.tree import Effect
from emerald.kernel.messages import Message

Args = dict[str, int | str]

ARROW_NAMES: Final = [f"{METAL_NAMES[i]}-to-{METAL_NAMES[i + 1]}" for i in range(int(ARROWS))]
CHARGED_TOKEN: Final = "reaction-token"  # noqa: S105 - a piece of cardboard
DEALT_NAMES: Final = "experiment masterpiece publication artifact".split()
COUNTED_STEPS: Final = (AdvanceAny, AdvanceThree, GainAnyRaw, GainAnyRefined, GainAnyEssence, NameEssence, PayCube)
EXCHANGES: Final = (ExchangeForRefined, ExchangeForOther, ExchangeForGold, ExchangeGold)


def question_of(view: View) -> Decision[Any] | None:
    """Return the question this seat is asked, or the first that others are."""
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, Decision):
        return top
    first: Decision[Any] | None = None
    if isinstance(top, Together):
        for lane in top.lanes:
            step = lane[-1] if lane else None
            if isinstance(step, Decision):
                if step.seat == view.seat:
                    return step
                first = first if first is not None else step
    return first


def question_message(view: View) -> Message:
    """Say what is asked now; `seat` is who is asked."""
    step = question_of(view)
    assert step is not None, "nobody is asked"
    return Message(
        "question-trismegistus-" + question_name(view), "", {"seat": int(step.seat) + 1, **_asked(view, step)}
    )


def question_name(view: View) -> str:
    """Return the name of the question asked now, as messages call it."""
    step = question_of(view)
    return kebab(type(step).__name__) if step is not None else ""


def _asked(view: View, step: Decision[Any]) -> Args:
    box = view.law.components
    if isinstance(step, ActionPhase):
        return {"kind": "free" if step.main_is_done else "main"}
    if isinstance(step, MainAction):
        return {"face": FACE_NAMES[step.face], "colour": COLOUR_NAMES[step.colour]}
    if isinstance(step, KeepCard):
        return {"card": DEALT_NAMES[int(step.place) // 2]}
    if isinstance(step, PlaceArtifact):
        return {"artifact": wording.artifact_name(box, step.artifact)}
    if isinstance(step, UseArtifact):
        return artifact_args(view, int(view.seats[step.seat].slots[step.slot]))
    if isinstance(step, COUNTED_STEPS):
        return _how_many(view, step)
    if isinstance(step, EXCHANGES):
        return {"count": int(step.times)}
    return _asked_about_goods(view, step)


def _asked_about_goods(view: View, step: Decision[Any]) -> Args:
    box = view.law.components
    if isinstance(step, GiveForRefined):
        return {"what": f"refined-{METAL_NAMES[step.metal]}"}
    if isinstance(step, ChooseCell):
        return {"formula": formula_of(view, int(step.seat), int(view.seats[step.seat].formulas[step.space]))}
    if isinstance(step, ChooseArrow):
        return {"arrow": ARROW_WORDS[step.colour], "count": int(step.times)}
    if isinstance(step, AskToDraw):
        return {"card": DRAW_WORDS[step.what]}
    if isinstance(step, Confirm):
        return {"effect": wording.effect_words(box.lexicon, box.lexicon.book.effects[step.effect])}
    if isinstance(step, React):
        return {"other": int(view.active) + 1, **die_of_the_turn(view)}
    return {}


def _how_many(view: View, step: Any) -> Args:
    if isinstance(step, PayCube):
        return {"count": int(step.cubes), "experiment": _performed(view)}
    if isinstance(step, NameEssence):
        return {"count": int(step.amount)}
    if isinstance(step, AdvanceAny):
        return {"count": int(step.steps)}
    return {"count": int(step.left if isinstance(step, AdvanceThree) else step.count)}


def _performed(view: View) -> str:
    """Return the name of the experiment that is being paid for."""
    agenda = view.agenda
    for i in range(len(agenda) - 1, -1, -1):  # the compiler cannot go through it reversed
        step = agenda[i]
        if isinstance(step, TakeRewards):
            return wording.experiment_name(view.law.components, step.experiment)
    return ""


def die_of_the_turn(view: View) -> Args:
    """Return face and colour of the active player's die."""
    if view.active < view.seat_count:
        active = view.seats[view.active]
        return {"face": FACE_NAMES[active.face], "colour": COLOUR_NAMES[active.die]}
    assert view.rival is not None
    return {"face": FACE_NAMES[view.rival.face], "colour": COLOUR_NAMES[view.rival.die]}


def asked_seat(view: View) -> int:
    """Return who is asked; whoever looks, if nobody is."""
    step = question_of(view)
    return int(step.seat) if step is not None else view.seat


# -- names -----------------------------------------------------------------------------------------------------


def artifact_args(view: View, artifact: int) -> Args:
    box = view.law.components
    return {
        "artifact": wording.artifact_name(box, artifact),
        "effect": effect_of(view, box.artifacts[artifact].ability),
    }


def formula_of(view: View, seat: int, formula: int) -> str:
    box = view.law.components
    return wording.formula_name(box, int(view.seats[seat].laboratory) * int(FORMULAS_EACH) + formula)


def effect_of(view: View, effect: Effect | None) -> str:
    return "" if effect is None else wording.effect_words(view.law.components.lexicon, effect)


def thing_id(view: View, thing: int) -> str:
    """Return what messages call a cube, an essence or a token."""
    return CHARGED_TOKEN if thing == CHARGED else wording.thing_id(view.law.components.lexicon, thing)


def kebab(name: str) -> str:
    """Return the name of a class as words joined by hyphens."""
    return "".join(["-" + letter.lower() if letter.isupper() else letter for letter in name]).removeprefix("-")
