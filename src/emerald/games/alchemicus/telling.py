"""Questions, answers and events of Alchemicus as messages: which key, and which typed arguments.

Numbers of seats, plots and fields count from 1. Names are given as ids, which the words of a language
turn into names: `card` horten … infamia, `good` herbs … gold, `place` building … gifts (what a field lets one do),
`pile` base, noctis or bank. `load` is what lies on a plot: nothing, herbs, ore, tincture, metal, gold or
tincture-and-metal. `who` says to whom an event is told: me, if it is told to the seat that acts, or another.
A card the reader may not know is `hidden`.
"""

from __future__ import annotations

from typing import Any, Final

from emerald.games.alchemicus.cards import (
    BASE_KINDS,
    CARD_NAMES,
    FIELD_ACTIONS,
    FIELDS,
    GOOD_NAMES,
    METAL,
    NOTHING,
    PLOTS,
    TINCTURE,
)
from emerald.games.alchemicus.law import seller_of
from emerald.games.alchemicus.plots import first_good, kind_at, second_good
from emerald.games.alchemicus.rules.building import TearDown
from emerald.games.alchemicus.rules.infamia import Defend
from emerald.games.alchemicus.rules.mutabilus import PlaceStolen
from emerald.games.alchemicus.rules.payment import Pay
from emerald.games.alchemicus.rules.race import LIFT_ELSEWHERE, LIFT_ON_GIFTS, LiftInfamia
from emerald.games.alchemicus.rules.sale import BuyGood, PlaceBought, Through
from emerald.games.alchemicus.rules.works import CarryInto, HarvestSome, load_of
from emerald.games.alchemicus.verbs import (
    CARRY,
    GUARD,
    HARVEST_AT,
    INTO,
    MOVE,
    PLACE,
    POST,
    SACRIFICE,
    SELL,
    TEAR_DOWN,
    THROUGH,
    action_table,
)
from emerald.games.alchemicus.view import View
from emerald.kernel.agenda import Decision
from emerald.kernel.events import HIDDEN, Event
from emerald.kernel.messages import Message

ACTIONS: Final = action_table()
PLOT_VERBS: Final = {
    "tear-down": TEAR_DOWN,
    "harvest-at": HARVEST_AT,
    "carry": CARRY,
    "into": INTO,
    "guard": GUARD,
    "sacrifice": SACRIFICE,
}
CARD_VERBS: Final = ["discard", "take", "build", "move-spirit", "play"]
SEAT_VERBS: Final = ["rob", "defame"]
THEIR_PLOT_VERBS: Final = ["steal", "haunt", "revert", "dispel"]
UNTOLD: Final = "piles bank-waits start good-leaves announce".split()  # what follows them tells it better

# Events by what their `what` is, and by where they say they happened.
OF_A_CARD: Final = "draw golem-dealt bank take discard steal-card build tear-down reveal spirit".split()
OF_A_GOOD: Final = "harvest carry transmute revert good-comes sell steal-good".split()
OF_A_BACK: Final = "back shuffle".split()
AT_SOURCE: Final = "sacrifice carry sell".split()
AT_TARGET: Final = "harvest transmute good-comes guard build".split()
AT_ANOTHERS: Final = "revert haunt dispel steal-good".split()
AT_A_SEAT: Final = "infamia defame".split()
ON_A_FIELD: Final = "move post".split()

Args = dict[str, int | str]


# -- questions ------------------------------------------------------------------------------


def question_of(view: View) -> Decision[Any] | None:
    """Return the question on top of the agenda, whoever is asked."""
    top = view.agenda[-1] if view.agenda else None
    return top if isinstance(top, Decision) else None


def question_message(view: View) -> Message:
    """Say what is asked now; `seat` is who is asked."""
    step = question_of(view)
    assert step is not None, "nobody is asked"
    args: Args = {"seat": int(step.seat) + 1}
    args.update(_question_args(view, step))
    return Message("question-alchemicus-" + question_name(view), "", args)


def question_name(view: View) -> str:
    """Return the name of the question asked now, as messages call it."""
    step = question_of(view)
    return kebab(type(step).__name__) if step is not None else ""


def _question_args(view: View, step: Decision[Any]) -> Args:
    if isinstance(step, Pay | HarvestSome):
        return {"count": int(step.count if isinstance(step, Pay) else step.cards)}
    if isinstance(step, TearDown):
        return {"card": CARD_NAMES[step.kind]}
    if isinstance(step, Through | PlaceBought):
        return {"good": good_name(int(step.good))}
    if isinstance(step, BuyGood):
        return {"good": good_name(int(step.good)), "other": int(step.seller) + 1, "count": int(step.price)}
    if isinstance(step, PlaceStolen):
        return {"good": good_name(int(first_good(view.seats[step.other].plots[step.plot])))}
    if isinstance(step, CarryInto):
        return {"good": good_name(int(load_of(view.seats[step.seat].plots[step.plot])))}
    if isinstance(step, Defend):
        return {"other": int(step.by) + 1}
    if isinstance(step, LiftInfamia):
        return {"count": lifting_price(view, int(step.seat))}
    return {}


def lifting_price(view: View, seat: int) -> int:
    """A10.4 Return how many cards free a seat of an Infamia where it stands."""
    on_gifts = place_of(view, int(view.seats[seat].field)) == "gifts"
    return LIFT_ON_GIFTS if on_gifts else LIFT_ELSEWHERE


# -- answers ----------------------------------------------------------------------------------


def action_message(view: View, action: int) -> Message:
    """Say what an answer does, as far as its words go."""
    verb = ACTIONS.verb(action)
    return Message("action-alchemicus-" + verb.name, "", _action_args(view, verb.name, action))


def _action_args(view: View, verb: str, action: int) -> Args:
    operand = ACTIONS.operand(action)
    me = question_seat(view)
    if verb == "pass":
        return {"question": question_name(view)}
    if verb in CARD_VERBS:
        return {"card": operand}
    if verb in SEAT_VERBS:
        return {"other": int(operand.removeprefix("seat-"))}
    if verb in PLOT_VERBS:
        return _plot_args(view, me, action - PLOT_VERBS[verb])
    if verb in THEIR_PLOT_VERBS:
        at = action - ACTIONS.verb(action).base
        args = _plot_args(view, at // int(PLOTS), at % int(PLOTS))
        args["other"] = at // int(PLOTS) + 1
        return args
    if verb == "draw":
        return {"pile": operand}
    if verb == "move":
        field = (int(view.seats[me].field) + action - MOVE + 1) % int(FIELDS)
        return {"count": action - MOVE + 1, "field": field + 1, "place": place_of(view, field)}
    if verb in ("place", "post"):
        field = action - (PLACE if verb == "place" else POST)
        return {"field": field + 1, "place": place_of(view, field)}
    if verb == "sell":
        args = _plot_args(view, me, (action - SELL) // len(GOOD_NAMES))
        args["good"] = GOOD_NAMES[(action - SELL) % len(GOOD_NAMES)]
        return args
    if verb == "through":
        seller, _, pay = operand.partition("-")
        return {"card": seller, "pay": pay, "line": action - THROUGH}
    return {}


def _plot_args(view: View, seat: int, plot: int) -> Args:
    here = view.seats[seat].plots[plot]
    return {"plot": plot + 1, "card": CARD_NAMES[kind_at(here)], "load": load_name(int(here))}


def question_seat(view: View) -> int:
    """Return who is asked; whoever looks, if nobody is."""
    step = question_of(view)
    return int(step.seat) if step is not None else view.seat


# -- events -----------------------------------------------------------------------------------


def event_message(view: View, event: Event) -> Message | None:
    """Tell an event to the seat whose view it is; None where another event tells it better."""
    kind = event.kind
    if kind in UNTOLD or (kind == "steal-card" and event.what == HIDDEN):
        return None
    if kind == "back" and view.seat in (int(event.source), int(event.target)):
        return None  # these two see the card itself
    who = "me" if event.seat >= 0 and event.seat == view.seat else "another"
    args: Args = {"seat": int(event.seat) + 1, "who": who, "count": int(event.amount)}
    args.update(_what_args(event))
    args.update(_where_args(view, event))
    return Message("event-alchemicus-" + kind, "", args)


def _what_args(event: Event) -> Args:
    kind, what = event.kind, int(event.what)
    args: Args = {}
    if kind in OF_A_CARD:
        args["card"] = "hidden" if what == HIDDEN else CARD_NAMES[what]
    if kind in OF_A_GOOD:
        args["good"] = good_name(what)
    if kind == "sell":
        args["card"] = CARD_NAMES[seller_of(event.target)]
    if kind in OF_A_BACK or kind == "draw":
        args["pile"] = "noctis" if (event.source if kind == "draw" else what) == 1 else "base"
    return args


def _where_args(view: View, event: Event) -> Args:
    kind, source, target = event.kind, int(event.source), int(event.target)
    if kind in AT_SOURCE:
        return _spot_args(view, int(event.seat), source)
    if kind in AT_TARGET:
        return _spot_args(view, int(event.seat), target)
    if kind in AT_ANOTHERS:
        return {"other": source + 1, **_spot_args(view, source, target)}
    if kind in ON_A_FIELD:
        return {"field": target + 1, "place": place_of(view, target)}
    if kind == "unpost":
        return {"field": source + 1, "place": place_of(view, source)}
    if kind in AT_A_SEAT:
        return {"other": target + 1}
    return {"other": source + 1} if kind in ("back", "steal-card") else {}


def _spot_args(view: View, seat: int, plot: int) -> Args:
    """Return where something happened; the building is told as it stands now, if it still does."""
    kind = int(kind_at(view.seats[seat].plots[plot]))
    return {"plot": plot + 1, "building": CARD_NAMES[kind] if kind >= 0 else "hidden"}


# -- names ------------------------------------------------------------------------------------


def place_of(view: View, field: int) -> str:
    """Return what a field of the outer ring lets one do; `nowhere` off the board."""
    return FIELD_ACTIONS[view.law.outer[field]] if field >= 0 else "nowhere"


def good_name(good: int) -> str:
    """Return the id of a good."""
    return GOOD_NAMES[good - 1]


def load_name(plot: int) -> str:
    """Return the id of what lies on a plot."""
    first, second = int(first_good(plot)), int(second_good(plot))
    if first == TINCTURE and second == METAL:
        return "tincture-and-metal"
    good = first if first != NOTHING else second
    return "nothing" if good == NOTHING else good_name(good)


def back_of(kind: int) -> str:
    """Return which of the two backs a card shows."""
    return "base" if kind < BASE_KINDS else "noctis"


def kebab(name: str) -> str:
    """Return the name of a class as words joined by hyphens."""
    return "".join(["-" + letter.lower() if letter.isupper() else letter for letter in name]).removeprefix("-")
