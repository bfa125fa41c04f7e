"""What moved in Trismegistus, whence and whither, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emerald.games.trismegistus.botmegistus.cards import BOT_CARD_NAMES
from emerald.games.trismegistus.pieces import (
    BONUS_NAMES,
    COLOUR_NAMES,
    COLOURS,
    ELEMENT_NAMES,
    ESSENCE_NAMES,
    FACE_NAMES,
    HOLDING_NAMES,
)
from emerald.kernel.events import HIDDEN, Event

Naming = Callable[[Event], str]

MARKET_NAMES: Final = [f"{colour}-{number}" for colour in COLOUR_NAMES for number in (1, 2)]
DEALT_KINDS: Final = "experiment masterpiece publication artifact".split()


def places(event: Event) -> tuple[str, str, str]:
    """Return what moved, whence and whither; empty where there is nothing to say."""
    what, whence, whither = PLACES.get(event.kind, (_nothing, _nothing, _nothing))
    return ("hidden" if event.what == HIDDEN else what(event)), whence(event), whither(event)


def _nothing(event: Event) -> str:
    return ""


def _card(kind: str) -> Naming:
    def named(event: Event) -> str:
        return f"{kind}-{int(event.what) + 1}"

    return named


def _of(names: list[str]) -> Naming:
    def named(event: Event) -> str:
        return names[int(event.what)] if 0 <= event.what < len(names) else ""

    return named


def _always(place: str) -> Naming:
    def named(event: Event) -> str:
        return place

    return named


def _mine(place: str) -> Naming:
    """Return the naming of a place that every seat has."""

    def named(event: Event) -> str:
        return f"{place}:{int(event.seat) + 1}"

    return named


def _numbered(place: str, at_source: bool) -> Naming:
    """Return the naming of a numbered place of the seat that acts."""

    def named(event: Event) -> str:
        return f"{place}:{int(event.seat) + 1}/{int(event.source if at_source else event.target) + 1}"

    return named


def _bowl(at_source: bool) -> Naming:
    def named(event: Event) -> str:
        return f"bowl:{FACE_NAMES[int(event.source if at_source else event.target)]}"

    return named


def _page(at_source: bool) -> Naming:
    def named(event: Event) -> str:
        return f"page:{int(event.source if at_source else event.target) + 1}"

    return named


def _market(at_source: bool) -> Naming:
    def named(event: Event) -> str:
        return f"market:{MARKET_NAMES[int(event.source if at_source else event.target)]}"

    return named


def _bonus(at_source: bool) -> Naming:
    def named(event: Event) -> str:
        space = int(event.source if at_source else event.target)
        return f"bonus:{ELEMENT_NAMES[space // 2]}-{space % 2 + 1}"

    return named


def _step(at_source: bool) -> Naming:
    def named(event: Event) -> str:
        step = int(event.source if at_source else event.target)
        return f"track:{int(event.seat) + 1}/{ELEMENT_NAMES[int(event.what)]}/{step}"

    return named


def _held(at_source: bool) -> Naming:
    def named(event: Event) -> str:
        held = int(event.source if at_source else event.target)
        return f"storage:{int(event.seat) + 1}/{HOLDING_NAMES[held]}"

    return named


def _held_as_what(event: Event) -> str:
    return f"storage:{int(event.seat) + 1}/{HOLDING_NAMES[int(event.what)]}"


def _dealt(event: Event) -> str:
    kind = DEALT_KINDS[int(event.target) // 2]
    return f"{kind}-{int(event.what) + 1}"


def _taken(kind: str) -> Naming:
    """Return the naming of the card that the opponent without a seat takes."""

    def named(event: Event) -> str:
        return f"{kind}-{int(event.target) + 1}"

    return named


def _bots_die(event: Event) -> str:
    return COLOUR_NAMES[int(event.what) % COLOURS]


def _bots_bowl(event: Event) -> str:
    return f"bowl:{FACE_NAMES[int(event.what) // COLOURS]}"


def _bots_page(event: Event) -> str:
    return f"page:{int(event.what) + 1}"


def _bots_space(event: Event) -> str:
    return f"market:{MARKET_NAMES[int(event.what)]}"


def _bots_step(event: Event) -> str:
    return f"track:{int(event.seat) + 1}/{ELEMENT_NAMES[int(event.what)]}/{int(event.amount)}"


EXPERIMENT: Final = _card("experiment")
ARTIFACT: Final = _card("artifact")
PUBLICATION: Final = _card("publication")

PLACES: Final[dict[str, tuple[Naming, Naming, Naming]]] = {
    "roll": (_of(COLOUR_NAMES), _always("bag"), _bowl(at_source=False)),
    "draft": (_of(COLOUR_NAMES), _bowl(at_source=True), _mine("potency")),
    "turn-die": (_of(FACE_NAMES), _mine("potency"), _mine("potency")),
    "raise": (_of(HOLDING_NAMES), _held_as_what, _mine("potency")),
    "shelve-die": (_of(COLOUR_NAMES), _mine("potency"), _mine("used")),
    "lay-experiment": (EXPERIMENT, _always("deck"), _page(at_source=False)),
    "clear-page": (EXPERIMENT, _page(at_source=True), _always("box")),
    "take-experiment": (EXPERIMENT, _page(at_source=True), _mine("beside")),
    "perform": (EXPERIMENT, _mine("beside"), _mine("beside")),
    "complete": (EXPERIMENT, _mine("beside"), _mine("done")),
    "starting-experiment": (EXPERIMENT, _mine("dealt"), _mine("beside")),
    "starting-masterpiece": (EXPERIMENT, _mine("dealt"), _mine("hand")),
    "lay-artifact": (ARTIFACT, _always("stack"), _market(at_source=False)),
    "clear-space": (ARTIFACT, _market(at_source=True), _always("box")),
    "acquire-artifact": (ARTIFACT, _market(at_source=True), _mine("hand")),
    "starting-artifact": (ARTIFACT, _mine("dealt"), _mine("hand")),
    "place-artifact": (ARTIFACT, _mine("hand"), _numbered("slot", at_source=False)),
    "replace-artifact": (ARTIFACT, _numbered("slot", at_source=True), _always("box")),
    "discharge": (ARTIFACT, _numbered("slot", at_source=True), _numbered("slot", at_source=True)),
    "recharge": (ARTIFACT, _numbered("slot", at_source=False), _numbered("slot", at_source=False)),
    "lay-bonus": (_of(BONUS_NAMES), _always("box"), _bonus(at_source=False)),
    "remove-bonus": (_of(BONUS_NAMES), _bonus(at_source=True), _always("box")),
    "reach-bonus": (_of(BONUS_NAMES), _bonus(at_source=False), _mine("seat")),
    "lay-essence": (_of(ESSENCE_NAMES), _always("box"), _nothing),
    "lay-achievement": (_card("achievement"), _always("box"), _always("achievements")),
    "claim": (_card("achievement"), _always("achievements"), _mine("seat")),
    "laboratory": (_card("laboratory"), _always("box"), _mine("seat")),
    "deal": (_dealt, _always("deck"), _mine("dealt")),
    "choose": (_dealt, _mine("dealt"), _mine("dealt")),
    "draw-publication": (PUBLICATION, _always("publications"), _mine("hand")),
    "return-publication": (PUBLICATION, _mine("hand"), _always("publications")),
    "gain": (_of(HOLDING_NAMES), _always("box"), _held_as_what),
    "spend": (_of(HOLDING_NAMES), _held_as_what, _always("box")),
    "move-cube": (_of(HOLDING_NAMES), _held(at_source=True), _held(at_source=False)),
    "climb": (_of(ELEMENT_NAMES), _step(at_source=True), _step(at_source=False)),
    "step-back": (_of(ELEMENT_NAMES), _step(at_source=True), _step(at_source=False)),
    "unlock": (_nothing, _numbered("formula", at_source=True), _numbered("cell", at_source=False)),
    "use-formula": (_nothing, _numbered("cell", at_source=True), _numbered("cell", at_source=True)),
    "bot-lay-open": (_of(BOT_CARD_NAMES), _nothing, _always("botmegistus")),
    "bot-discard-card": (_of(BOT_CARD_NAMES), _nothing, _always("botmegistus")),
    "bot-take-die": (_bots_die, _bots_bowl, _always("botmegistus")),
    "bot-take-artifact": (_taken("artifact"), _bots_space, _always("botmegistus")),
    "bot-take-experiment": (_taken("experiment"), _bots_page, _always("botmegistus")),
    "bot-advance": (_of(ELEMENT_NAMES), _bots_step, _bots_step),
    "bot-artifact": (ARTIFACT, _always("market"), _always("botmegistus")),
    "bot-experiment": (EXPERIMENT, _always("pages"), _always("botmegistus")),
    "bot-masterpiece": (EXPERIMENT, _always("deck"), _always("botmegistus")),
}
