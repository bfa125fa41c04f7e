"""The action table: one verb, one operand, one number, for ever.

Places are fixed by A0; only names of components come from the catalogue.
"""

from __future__ import annotations

from typing import Final

from emerald.games.alchemicus.cards import CARD_NAMES, GOOD_NAMES
from emerald.kernel.actions import ActionTable

DRAW: Final = 0  # base, noctis, bank
DISCARD: Final = DRAW + 3  # 16 kinds
TAKE: Final = DISCARD + 16  # 10 kinds
PLACE: Final = TAKE + 10  # 8 fields
MOVE: Final = PLACE + 8  # 1 to 8 fields
BUILD: Final = MOVE + 8  # 10 kinds
TEAR_DOWN: Final = BUILD + 10  # 12 plots
MOVE_SPIRIT: Final = TEAR_DOWN + 12  # five buildings of the ring, Domo
ROB: Final = MOVE_SPIRIT + 6  # 4 seats
HARVEST_ALL: Final = ROB + 4
HARVEST_AT: Final = HARVEST_ALL + 1  # 12 plots
CARRY: Final = HARVEST_AT + 12  # 12 plots
INTO: Final = CARRY + 12  # 12 plots
TRANSMUTE: Final = INTO + 12
SELL: Final = TRANSMUTE + 1  # 12 plots × 5 goods
THROUGH: Final = SELL + 60  # 6 lines of the tariff
BUY: Final = THROUGH + 6
GIVE: Final = BUY + 1
PLAY: Final = GIVE + 1  # Gloria and the six Noctis cards
GUARD: Final = PLAY + 7  # 12 plots
POST: Final = GUARD + 12  # 8 fields
STEAL: Final = POST + 8  # 4 seats × 12 plots
HAUNT: Final = STEAL + 48  # 4 seats × 12 plots
REVERT: Final = HAUNT + 48  # 4 seats × 12 plots
DISPEL: Final = REVERT + 48  # 4 seats × 12 plots
DEFAME: Final = DISPEL + 48  # 4 seats
SACRIFICE: Final = DEFAME + 4  # 12 plots
BUY_OFF: Final = SACRIFICE + 12
SUFFER: Final = BUY_OFF + 1
LIFT: Final = SUFFER + 1
PASS: Final = LIFT + 1
END_TURN: Final = PASS + 1
HOW_MANY: Final = END_TURN + 1

DRAW_BASE: Final = DRAW
DRAW_NOCTIS: Final = DRAW + 1
DRAW_BANK: Final = DRAW + 2

TARIFF_LINES: Final = [
    "pergula-cards",
    "pergula-fame",
    "taberna-cards",
    "taberna-fame",
    "donarium-cards",
    "donarium-fame",
]


def action_table() -> ActionTable:
    """Return the table of all actions."""
    plots = [f"plot-{i + 1}" for i in range(12)]
    fields = [f"field-{i + 1}" for i in range(8)]
    seats = [f"seat-{i + 1}" for i in range(4)]
    seats_plots = [f"{seat}/{plot}" for seat in seats for plot in plots]
    table = ActionTable()
    table.add("draw", DRAW, ["base", "noctis", "bank"])
    table.add("discard", DISCARD, CARD_NAMES)
    table.add("take", TAKE, CARD_NAMES[:10])
    table.add("place", PLACE, fields)
    table.add("move", MOVE, [str(i + 1) for i in range(8)])
    table.add("build", BUILD, CARD_NAMES[:10])
    table.add("tear-down", TEAR_DOWN, plots)
    table.add("move-spirit", MOVE_SPIRIT, [*CARD_NAMES[:5], "domo"])
    table.add("rob", ROB, seats)
    table.add("harvest", HARVEST_ALL)
    table.add("harvest-at", HARVEST_AT, plots)
    table.add("carry", CARRY, plots)
    table.add("into", INTO, plots)
    table.add("transmute", TRANSMUTE)
    table.add("sell", SELL, [f"{plot}/{good}" for plot in plots for good in GOOD_NAMES])
    table.add("through", THROUGH, TARIFF_LINES)
    table.add("buy", BUY)
    table.add("give", GIVE)
    table.add("play", PLAY, CARD_NAMES[9:])
    table.add("guard", GUARD, plots)
    table.add("post", POST, fields)
    table.add("steal", STEAL, seats_plots)
    table.add("haunt", HAUNT, seats_plots)
    table.add("revert", REVERT, seats_plots)
    table.add("dispel", DISPEL, seats_plots)
    table.add("defame", DEFAME, seats)
    table.add("sacrifice", SACRIFICE, plots)
    table.add("buy-off", BUY_OFF)
    table.add("suffer", SUFFER)
    table.add("lift", LIFT)
    table.add("pass", PASS)
    table.add("end-turn", END_TURN)
    if len(table) != HOW_MANY:
        raise ValueError(f"the table has {len(table)} actions instead of {HOW_MANY}")
    return table
