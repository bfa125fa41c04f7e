"""The table of Alchemicus, by name: built from a view, so that nothing gets in that a seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, CARD_NAMES, FIELD_ACTIONS, FIELDS, GOOD_NAMES, PLOTS
from emerald.games.alchemicus.catalogue import Catalogue
from emerald.games.alchemicus.lore import holders_of, kind_of
from emerald.games.alchemicus.plots import EMPTY_PLOT, has_golem, kind_at, spiritus_on
from emerald.games.alchemicus.rules.payment import Pay
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.telling import good_name, load_name, place_of, question_of
from emerald.games.alchemicus.verbs import DISCARD
from emerald.games.alchemicus.view import SeatSeen, View
from emerald.kernel.events import HIDDEN, Event
from emerald.kernel.messages import Message
from emerald.server.daily.deal import DailyShape
from emerald.server.messages.alchemicus import (
    AlchemicusBoard,
    AlchemicusCard,
    AlchemicusComponents,
    AlchemicusSeat,
    Building,
    Field,
    KnownCard,
    Price,
    Stack,
)
from emerald.server.messages.games import Preset
from emerald.server.messages.policies import Reaction
from emerald.server.messages.scores import SeatSheet
from emerald.server.messages.tables import SeatWish

PRESETS: Final = [
    Preset("first-game", {"bank": "no"}),
    Preset("classic", {}),
    Preset("noctis", {"noctis": "yes"}),
    Preset("race", {"race": "yes", "noctis": "yes"}),
    Preset("everything", {"noctis": "yes", "advanced-sale": "yes"}),
]
TWO_GREEDY: Final = [SeatWish("bot", bot="greedy"), SeatWish("bot", bot="greedy")]
DAILY: Final = [
    DailyShape({}, TWO_GREEDY),
    DailyShape({"noctis": "yes"}, TWO_GREEDY),
    DailyShape({"race": "yes", "noctis": "yes"}, TWO_GREEDY),
    DailyShape({"advanced-sale": "yes"}, TWO_GREEDY),
]
SEAT_NUMBERS: Final = [str(seat) for seat in range(1, 5)]
REACTIONS: Final = [
    Reaction("buy-good", "pass", {"good": GOOD_NAMES, "other": SEAT_NUMBERS, "count": []}),
    Reaction("defend", "suffer", {"other": SEAT_NUMBERS}),
]
PILES: Final = ["pile:base", "pile:noctis"]


def board(view: View) -> AlchemicusBoard:
    """Return all that a view shows."""
    law = view.law
    return AlchemicusBoard(
        fields=[_field(view, field) for field in range(int(FIELDS))],
        inner=[CARD_NAMES[kind] for kind in law.inner],
        spirit=CARD_NAMES[view.spirit],
        pile=int(view.pile),
        noctis_pile=int(view.noctis_pile),
        generation=int(view.generation),
        bank=_stacks(view.bank),
        bank_waits=int(view.bank_owed),
        discards=_stacks(view.discards),
        seats=[_seat(number, seat) for number, seat in enumerate(view.seats, 1)],
        hand=_stacks(view.hand),
        known=[KnownCard(CARD_NAMES[kind_of(item)], _seats_of(int(holders_of(item)))) for item in view.known],
        unseen=_stacks(view.unseen),
        prices=_prices(view),
        first=int(view.first) + 1,
        is_last_round=view.last_round == 1,
        winner=int(view.winner) + 1,
        has_bank=law.bank,
        has_noctis=law.noctis,
        is_race=law.race,
        has_advanced_sale=law.advanced_sale,
        turn_limit=int(law.turn_limit),
        most_plots=int(PLOTS),
    )


def _field(view: View, field: int) -> Field:
    pawns = [number for number, seat in enumerate(view.seats, 1) if int(seat.field) == field]
    return Field(field + 1, place_of(view, field), pawns, bool((int(view.posts) >> field) & 1))


def _seat(number: int, seat: SeatSeen) -> AlchemicusSeat:
    buildings = [_building(plot, int(seat.plots[plot])) for plot in range(int(PLOTS)) if seat.plots[plot] != EMPTY_PLOT]
    return AlchemicusSeat(
        number,
        int(seat.fame),
        int(seat.field) + 1,
        int(seat.turns),
        int(seat.infamies),
        int(seat.base_cards),
        int(seat.noctis_cards),
        buildings,
    )


def _building(plot: int, here: int) -> Building:
    return Building(plot + 1, CARD_NAMES[kind_at(here)], load_name(here), bool(has_golem(here)), int(spiritus_on(here)))


def _prices(view: View) -> list[Price]:
    components = view.law.components
    kinds = range(int(ALL_KINDS) if view.law.noctis else 10)
    return [
        Price(
            CARD_NAMES[kind],
            int(view.law.prices[kind]),
            int(components.copies[kind]),
            "price" in components.printed[kind],
        )
        for kind in kinds
    ]


def _stacks(counts: Iterable[int]) -> list[Stack]:
    return [Stack(CARD_NAMES[kind], int(count)) for kind, count in enumerate(counts) if count > 0]


def _seats_of(mask: int) -> list[int]:
    return [seat + 1 for seat in range(8) if (mask >> seat) & 1]


def components(catalogue: Catalogue) -> AlchemicusComponents:
    """Return what a catalogue holds."""
    found = catalogue.components
    return AlchemicusComponents(
        edition=catalogue.edition,
        outer=[FIELD_ACTIONS[place] for place in found.outer],
        inner=[CARD_NAMES[kind] for kind in found.inner],
        cards=[
            AlchemicusCard(
                name,
                int(found.prices[kind]),
                int(found.copies[kind]),
                kind >= int(BASE_KINDS),
                list(found.printed[kind]),
            )
            for kind, name in enumerate(CARD_NAMES)
        ],
    )


def sheets(state: Table) -> list[SeatSheet]:
    """Return nothing: fame comes at once, and no card rests on another (A7)."""
    return []


def purse(view: View) -> list[tuple[int, int]]:
    """Return the cards a payment can be made of; what is announced does not pay (A2.2)."""
    step = question_of(view)
    if not isinstance(step, Pay) or not view.is_asked:
        return []
    kept = {int(step.kept): int(step.kept_count)}
    free = [(kind, int(view.hand[kind]) - kept.get(kind, 0)) for kind in range(int(step.lowest), int(ALL_KINDS))]
    return [(DISCARD + kind, count) for kind, count in free if count > 0]


# -- events ---------------------------------------------------------------------------------------


def aside(event: Event) -> Message | None:
    """Return nothing: everybody at this table has a seat."""
    return None


def places(event: Event) -> tuple[str, str, str]:
    """Return what moved, whence and whither."""
    whence, whither = PLACES.get(event.kind, (_nowhere, _nowhere))
    return _what(event), whence(event), whither(event)


def _what(event: Event) -> str:
    kind, what = event.kind, int(event.what)
    if kind in CARDS:
        return "hidden" if what == HIDDEN else CARD_NAMES[what]
    if kind in GOODS:
        return good_name(what)
    return ("noctis" if what == 1 else "base") if kind in BACKS else ""


CARDS: Final = frozenset(
    "draw golem-dealt bank take announce discard steal-card start build tear-down reveal guard sacrifice post unpost "
    "haunt dispel infamia lift spirit".split()
)
GOODS: Final = frozenset("harvest carry transmute revert good-leaves good-comes".split())
BACKS: Final = frozenset("back shuffle piles".split())


def _nowhere(event: Event) -> str:
    return ""


def _hand(event: Event) -> str:
    return f"hand:{int(event.seat) + 1}"


def _hand_at_source(event: Event) -> str:
    return f"hand:{int(event.source) + 1}"


def _hand_at_target(event: Event) -> str:
    return f"hand:{int(event.target) + 1}"


def _seat_itself(event: Event) -> str:
    return f"seat:{int(event.seat) + 1}"


def _seat_at_target(event: Event) -> str:
    return f"seat:{int(event.target) + 1}"


def _own_plot_at_source(event: Event) -> str:
    return f"plot:{int(event.seat) + 1}/{int(event.source) + 1}"


def _own_plot_at_target(event: Event) -> str:
    return f"plot:{int(event.seat) + 1}/{int(event.target) + 1}"


def _plot_of_another(event: Event) -> str:
    return f"plot:{int(event.source) + 1}/{int(event.target) + 1}"


def _field_at_source(event: Event) -> str:
    return f"field:{int(event.source) + 1}" if event.source >= 0 else ""


def _field_at_target(event: Event) -> str:
    return f"field:{int(event.target) + 1}"


def _inner_at_source(event: Event) -> str:
    return f"inner:{CARD_NAMES[event.source]}"


def _inner_at_target(event: Event) -> str:
    return f"inner:{CARD_NAMES[event.target]}"


def _pile_drawn_from(event: Event) -> str:
    return PILES[int(event.source)]


def _pile_meant(event: Event) -> str:
    return PILES[int(event.what)]


def _always(place: str) -> Callable[[Event], str]:
    def named(event: Event) -> str:
        return place

    return named


Naming = Callable[[Event], str]

PLACES: Final[dict[str, tuple[Naming, Naming]]] = {
    "piles": (_nowhere, _pile_meant),
    "draw": (_pile_drawn_from, _hand_at_target),
    "golem-dealt": (_always("pile:noctis"), _hand),
    "bank": (_always("pile:base"), _always("bank")),
    "take": (_always("bank"), _hand),
    "discard": (_hand, _always("discards")),
    "back": (_hand_at_source, _hand_at_target),
    "steal-card": (_hand_at_source, _hand_at_target),
    "shuffle": (_always("discards"), _pile_meant),
    "start": (_always("box"), _seat_itself),
    "build": (_hand, _own_plot_at_target),
    "tear-down": (_own_plot_at_source, _always("discards")),
    "harvest": (_always("pile:base"), _own_plot_at_target),
    "carry": (_own_plot_at_source, _own_plot_at_target),
    "transmute": (_nowhere, _own_plot_at_target),
    "revert": (_nowhere, _plot_of_another),
    "good-leaves": (_own_plot_at_source, _nowhere),
    "good-comes": (_nowhere, _own_plot_at_target),
    "reveal": (_nowhere, _always("discards")),
    "guard": (_hand, _own_plot_at_target),
    "sacrifice": (_own_plot_at_source, _always("discards")),
    "post": (_hand, _field_at_target),
    "unpost": (_field_at_source, _always("discards")),
    "haunt": (_hand, _plot_of_another),
    "dispel": (_plot_of_another, _always("discards")),
    "infamia": (_hand_at_source, _seat_at_target),
    "lift": (_seat_itself, _always("discards")),
    "move": (_field_at_source, _field_at_target),
    "spirit": (_inner_at_source, _inner_at_target),
    "fame": (_always("box"), _seat_itself),
    "lose-fame": (_seat_itself, _always("box")),
}
