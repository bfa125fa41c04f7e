"""The table of Trismegistus, by name: built from a view, so that nothing gets in that a seat may not know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emerald.games.trismegistus import wording
from emerald.games.trismegistus.botmegistus.cards import BOT_CARD_NAMES
from emerald.games.trismegistus.botmegistus.rival import Rival
from emerald.games.trismegistus.botmegistus.telling import message_of_event
from emerald.games.trismegistus.components import Components
from emerald.games.trismegistus.pieces import (
    ARROWS,
    BONUS_NAMES,
    BONUS_STEP,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    ELEMENT_NAMES,
    ESSENCE_NAMES,
    FACE_NAMES,
    FIRST_ARTIFACT,
    FIRST_EXPERIMENT,
    FORMULAS_EACH,
    HOLDING_NAMES,
    LEVEL_NAMES,
    METAL_NAMES,
    NOTHING,
    SLOTS,
)
from emerald.games.trismegistus.seat import DEALT
from emerald.games.trismegistus.view import SeatSeen, View
from emerald.kernel.events import Event
from emerald.kernel.messages import Message
from emerald.server.daily.deal import DailyShape
from emerald.server.drawing.trismegistus_box import components
from emerald.server.drawing.trismegistus_places import DEALT_KINDS, MARKET_NAMES, places
from emerald.server.drawing.trismegistus_sheets import sheets
from emerald.server.messages.games import Preset
from emerald.server.messages.policies import Reaction
from emerald.server.messages.trismegistus import (
    BonusSpace,
    Botmegistus,
    Bowl,
    Cell,
    Component,
    DealtCard,
    Die,
    FormulaSpace,
    MarketSpace,
    Page,
    Slot,
    TrismegistusBoard,
    TrismegistusSeat,
    UnseenLevel,
)

__all__ = ["DAILY", "PRESETS", "REACTIONS", "aside", "board", "components", "places", "purse", "sheets"]

PRESETS: Final = [
    Preset("introductory", {"setup": "introductory"}),
    Preset("full", {}),
    Preset("at-once", {"reactions": "at-once"}),
]
DAILY: Final = [DailyShape({}, [])]  # alone against Botmegistus
SEAT_NUMBERS: Final = [str(seat) for seat in range(1, 5)]
REACTIONS: Final = [
    Reaction("react", "no-reaction", {"face": FACE_NAMES, "colour": COLOUR_NAMES, "other": SEAT_NUMBERS})
]


def board(view: View) -> TrismegistusBoard:
    """Return all that a view shows."""
    box, law = view.law.components, view.law
    return TrismegistusBoard(
        round=int(view.round),
        active=int(view.active) + 1 if view.active < view.seat_count else 0,
        is_bots_turn=bool(view.rival is not None and view.active == view.seat_count),
        row=[int(seat) + 1 for seat in view.row],
        next_row=[int(seat) + 1 for seat in view.next_row],
        bowls=[_bowl(view, face) for face in range(len(FACE_NAMES))],
        pages=[
            Page(f"page-{page + 1}", METAL_NAMES[page // 2], _experiment(box, int(card)))
            for page, card in enumerate(view.pages)
        ],
        market=[MarketSpace(MARKET_NAMES[space], _artifact(box, int(card))) for space, card in enumerate(view.market)],
        bonus=[
            BonusSpace(
                ELEMENT_NAMES[space // 2], int(BONUS_STEP[space % 2]), "" if kind == NOTHING else BONUS_NAMES[kind]
            )
            for space, kind in enumerate(view.bonus)
        ],
        climbs={ESSENCE_NAMES[essence]: ELEMENT_NAMES[track] for essence, track in enumerate(view.climbs)},
        achievements=[_achievement(box, place) for place in _members(int(view.open_achievements))],
        seats=[_seat(view, number) for number in range(int(view.seat_count))],
        botmegistus=None if view.rival is None else _rival(box, view.rival),
        hand=[_publication(box, place) for place in _members(int(view.hand))],
        masterpiece=_experiment(box, int(view.masterpiece)),
        unseen_experiments=[
            UnseenLevel(LEVEL_NAMES[level], _places("experiment", int(FIRST_EXPERIMENT[level]), int(mask)))
            for level, mask in enumerate(view.experiments)
        ],
        unseen_artifacts=[
            UnseenLevel(LEVEL_NAMES[level], _places("artifact", _first_artifact(box, level), int(mask)))
            for level, mask in enumerate(view.artifacts)
        ],
        unseen_publications=_places("publication", 0, int(view.publications)),
        publication_deck=int(view.deck + view.block + view.under),
        is_solo=law.solo,
        is_introductory=law.introductory,
        has_achievements=law.achievements,
        reacts_at_once=law.at_once,
    )


def purse(view: View) -> list[tuple[int, int]]:
    """Return nothing: what is paid here is asked for cube by cube, for each may stand for another."""
    return []


def aside(event: Event) -> Message | None:
    """T13 Return what Botmegistus goes by, sees, decides and does, as its trace tells it."""
    return message_of_event(event) if event.kind.startswith("bot-") else None


# -- the main board -----------------------------------------------------------------------------


def _bowl(view: View, face: int) -> Bowl:
    dice = view.bowls[face * COLOURS : (face + 1) * COLOURS]
    return Bowl(FACE_NAMES[face], {COLOUR_NAMES[colour]: int(count) for colour, count in enumerate(dice) if count})


def _die(colour: int, face: int, potency: int) -> Die | None:
    return Die(COLOUR_NAMES[colour], FACE_NAMES[face], potency) if colour >= 0 and face >= 0 else None


# -- the seats ----------------------------------------------------------------------------------


def _seat(view: View, number: int) -> TrismegistusSeat:
    box, seat = view.law.components, view.seats[number]
    laboratory = int(seat.laboratory)
    return TrismegistusSeat(
        seat=number + 1,
        laboratory=_laboratory(box, laboratory),
        held={HOLDING_NAMES[what]: int(count) for what, count in enumerate(seat.held)},
        tracks={ELEMENT_NAMES[track]: int(step) for track, step in enumerate(seat.tracks)},
        used={COLOUR_NAMES[colour]: int(count) for colour, count in enumerate(seat.used)},
        die=_die(int(seat.die), int(seat.face), int(seat.potency)),
        slots=[_slot(box, seat, slot) for slot in range(int(SLOTS))],
        beside=_experiments(box, seat.beside),
        done=_experiments(box, seat.done),
        has_masterpiece=bool(seat.has_masterpiece),
        publications=int(seat.publications),
        formulas=[
            FormulaSpace(f"{ELEMENT_NAMES[space // 2]}-{space % 2 + 1}", _formula(box, laboratory, int(formula)))
            for space, formula in enumerate(seat.formulas)
            if formula != NOTHING
        ],
        chamber=[_cell(box, seat, cell) for cell in range(int(CELLS))],
        by_experiment=_elements(int(seat.by_experiment)),
        by_gold=_elements(int(seat.by_gold)),
        achievements=[_achievement(box, place) for place in _members(int(seat.achievements))],
        reached=_members(int(seat.reached)),
        dealt=_dealt(view, number),
        choices=int(seat.chosen),
    )


def _slot(box: Components, seat: SeatSeen, slot: int) -> Slot:
    has_laboratory = seat.laboratory != NOTHING
    colour = COLOUR_NAMES[box.arrow_colour[seat.laboratory * ARROWS + slot]] if has_laboratory else ""
    arrow = f"{METAL_NAMES[slot]}-to-{METAL_NAMES[slot + 1]}"
    is_charged = bool((int(seat.charged) >> slot) & 1)
    return Slot(f"slot-{slot + 1}", arrow, colour, _artifact(box, int(seat.slots[slot])), is_charged)


def _cell(box: Components, seat: SeatSeen, cell: int) -> Cell:
    is_open = seat.laboratory != NOTHING and bool((int(box.open_cells[seat.laboratory]) >> cell) & 1)
    lies = int(seat.chamber[cell])
    formula = "" if lies == NOTHING else _formula(box, int(seat.laboratory), lies)
    return Cell(f"cell-{cell + 1}", is_open, formula, bool((int(seat.face_down) >> cell) & 1))


def _dealt(view: View, number: int) -> list[DealtCard]:
    """Return the pairs of the secret choices: a seat's own as it knows them, others' as far as they were shown."""
    mine = number == view.seat
    dealt = view.dealt if mine else view.seats[number].dealt
    found: list[DealtCard] = []
    for place in range(int(DEALT)):
        card = int(dealt[place])
        if card != NOTHING:
            is_chosen = place % 2 == 0 and int(view.seats[number].chosen) > place // 2
            found.append(DealtCard(DEALT_KINDS[place // 2], _dealt_card(view, place // 2, card), is_chosen))
    return found


def _dealt_card(view: View, kind: int, card: int) -> Component | None:
    box = view.law.components
    if card < 0:
        return None
    if kind < 2:
        return _experiment(box, card)
    return _publication(box, card) if kind == 2 else _artifact(box, card)


def _rival(box: Components, rival: Rival) -> Botmegistus:
    return Botmegistus(
        tracks={ELEMENT_NAMES[track]: int(step) for track, step in enumerate(rival.tracks)},
        used={COLOUR_NAMES[colour]: int(count) for colour, count in enumerate(rival.used)},
        gold=int(rival.gold),
        ethereal_dice=int(rival.ethereal),
        points=int(rival.points),
        die=_die(int(rival.die), int(rival.face), int(rival.potency)),
        artifacts=_artifacts(box, rival.artifacts),
        beside=_experiments(box, rival.beside),
        done=_experiments(box, rival.done),
        drawn=_experiments(box, rival.drawn),
        pile=[BOT_CARD_NAMES[card] for card in _members(int(rival.pile))],
        discards=[BOT_CARD_NAMES[card] for card in _members(int(rival.discards))],
        left="" if rival.left == NOTHING else BOT_CARD_NAMES[rival.left],
        right="" if rival.right == NOTHING else BOT_CARD_NAMES[rival.right],
    )


# -- components ---------------------------------------------------------------------------------


def _experiment(box: Components, card: int) -> Component | None:
    return None if card < 0 else Component(f"experiment-{int(card) + 1}", wording.experiment_name(box, card))


def _experiments(box: Components, cards: Iterable[int]) -> list[Component]:
    return [each for card in cards if (each := _experiment(box, int(card)))]


def _artifact(box: Components, card: int) -> Component | None:
    return None if card < 0 else Component(f"artifact-{int(card) + 1}", wording.artifact_name(box, card))


def _artifacts(box: Components, cards: Iterable[int]) -> list[Component]:
    return [each for card in cards if (each := _artifact(box, int(card)))]


def _first_artifact(box: Components, level: int) -> int:
    return int(box.first_artifact[level]) if level < len(box.first_artifact) else int(FIRST_ARTIFACT[level])


def _publication(box: Components, card: int) -> Component:
    return Component(f"publication-{card + 1}", wording.publication_name(box, card))


def _achievement(box: Components, card: int) -> Component:
    return Component(f"achievement-{card + 1}", wording.achievement_name(box, card))


def _laboratory(box: Components, card: int) -> Component | None:
    return None if card < 0 else Component(f"laboratory-{card + 1}", wording.laboratory_name(box, card))


def _formula(box: Components, laboratory: int, formula: int) -> str:
    return wording.formula_name(box, laboratory * int(FORMULAS_EACH) + formula) if laboratory >= 0 else ""


def _elements(mask: int) -> list[str]:
    return [ELEMENT_NAMES[element] for element in _members(mask)]


def _places(kind: str, first: int, mask: int) -> list[str]:
    """Return what the members of a mask are called, counted from the first of them."""
    return [f"{kind}-{first + member + 1}" for member in _members(mask)]


def _members(mask: int) -> list[int]:
    """Return the members of a mask, rising."""
    return [place for place in range(64) if (mask >> place) & 1]
