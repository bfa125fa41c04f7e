"""The action table: one verb, one operand, one number, for ever.

Places are fixed by the counts of T2; a catalogue names components, it cannot move a number.
"""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.pieces import (
    ACHIEVEMENTS,
    ARROWS,
    CELLS,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    ESSENCE_NAMES,
    EXPERIMENTS,
    FACE_NAMES,
    FIRST_ARTIFACT,
    FIRST_EXPERIMENT,
    FORMULAS_EACH,
    HOLDING_NAMES,
    LABORATORIES,
    MARKET,
    MASTERPIECE,
    METAL_NAMES,
    MOST_POTENCY,
    PAGES,
    PUBLICATIONS,
    SLOTS,
)
from emerald.kernel.actions import ActionTable

# T4 draft
DRAFT: Final = 0  # bowl × 3 + colour
KEEP_DIE: Final = DRAFT + 18
TURN_TO: Final = KEEP_DIE + 1  # five metals
RAISE: Final = TURN_TO + 5
LEAVE_POTENCY: Final = RAISE + 1
# T5 main actions
GATHER: Final = LEAVE_POTENCY + 1  # 1 to 5
DRAW_ESSENCE: Final = GATHER + 5  # 1 to 5
NAME_ESSENCE: Final = DRAW_ESSENCE + 5  # four kinds
TRANSMUTE: Final = NAME_ESSENCE + 4  # six arrows
STOP: Final = TRANSMUTE + 6
MOVE: Final = STOP + 1  # eleven materials, the cube a transmutation moves
PAY: Final = MOVE + 11  # eleven materials, salt, sulfur, aether
USE_ARTIFACT: Final = PAY + 14  # six slots
LEAVE_ARTIFACT: Final = USE_ARTIFACT + 6
ACQUIRE: Final = LEAVE_ARTIFACT + 1  # six spaces of the market
PLACE: Final = ACQUIRE + 6  # six slots
RECHARGE: Final = PLACE + 6  # six slots
TAKE_EXPERIMENT: Final = RECHARGE + 6  # ten pages
CHAMELEON: Final = TAKE_EXPERIMENT + 10  # metal × 3 + colour
# T9 to T12 free actions
PERFORM: Final = CHAMELEON + 15  # 64 experiments
UNLOCK: Final = PERFORM + 64  # eight formula spaces, column × 2 + place
INTO_CELL: Final = UNLOCK + 8  # nine cells
USE_FORMULA: Final = INTO_CELL + 9  # nine cells
CLAIM: Final = USE_FORMULA + 9  # 16 achievements
END_ACTIONS: Final = CLAIM + 16
# T8 reactions
REACT_GATHER: Final = END_ACTIONS + 1
REACT_ESSENCE: Final = REACT_GATHER + 1
REACT_TRANSMUTE: Final = REACT_ESSENCE + 1  # six arrows
REACT_RECHARGE: Final = REACT_TRANSMUTE + 6  # six slots
NO_REACTION: Final = REACT_RECHARGE + 6
# T7, T15 what effects ask
ADVANCE: Final = NO_REACTION + 1  # four tracks
GO_BACK: Final = ADVANCE + 4  # four tracks
GAIN_RAW: Final = GO_BACK + 4  # lead to iron
GAIN_REFINED: Final = GAIN_RAW + 5  # copper to gold
REFINE: Final = GAIN_REFINED + 6  # copper to iron
GILD: Final = REFINE + 4  # refined copper to silver
RETURN: Final = GILD + 5  # 24 publications
CHAMBER_BONUS: Final = RETURN + 24  # rows 1 to 3 left and right, columns 1 to 3 top and bottom
CHOOSE: Final = CHAMBER_BONUS + 12  # the options of the catalogue, by place
CHOOSE_ROOM: Final = 520
YES: Final = CHOOSE + CHOOSE_ROOM
NO: Final = YES + 1
ENOUGH: Final = NO + 1
# T3 set-up
TAKE_LABORATORY: Final = ENOUGH + 1  # five
KEEP_EXPERIMENT: Final = TAKE_LABORATORY + 5  # eight starting experiments
KEEP_MASTERPIECE: Final = KEEP_EXPERIMENT + 8  # eight
KEEP_PUBLICATION: Final = KEEP_MASTERPIECE + 8  # 24
KEEP_ARTIFACT: Final = KEEP_PUBLICATION + 24  # eight starting artifacts
HOW_MANY: Final = KEEP_ARTIFACT + 8

CHAMBER_SIDES: Final = [
    *[f"row-{i + 1}-{side}" for i in range(3) for side in ("left", "right")],
    *[f"column-{i + 1}-{side}" for i in range(3) for side in ("top", "bottom")],
]


def action_table(option_names: list[str]) -> ActionTable:
    """Return the table of all actions; the catalogue names its options by place."""
    arrows = [f"{METAL_NAMES[i]}-to-{METAL_NAMES[i + 1]}" for i in range(ARROWS)]
    slots = [f"slot-{i + 1}" for i in range(SLOTS)]
    cells = [f"cell-{i + 1}" for i in range(CELLS)]
    spaces = [f"{element}-{i + 1}" for element in ELEMENT_NAMES for i in range(2)]
    levels = [int(first) for first in FIRST_EXPERIMENT]
    starting = [f"experiment-{i + 1}" for i in range(levels[1])]
    masterpieces = [f"experiment-{i + 1}" for i in range(levels[MASTERPIECE], EXPERIMENTS)]
    publications = [f"publication-{i + 1}" for i in range(PUBLICATIONS)]
    options = [*option_names, *[f"vacant-{i + 1}" for i in range(len(option_names), CHOOSE_ROOM)]]
    table = ActionTable()
    table.add("draft", DRAFT, [f"{face}/{colour}" for face in FACE_NAMES for colour in COLOUR_NAMES])
    table.add("keep-die", KEEP_DIE)
    table.add("turn-to", TURN_TO, METAL_NAMES[:5])
    table.add("raise", RAISE)
    table.add("leave-potency", LEAVE_POTENCY)
    table.add("gather", GATHER, [str(i + 1) for i in range(MOST_POTENCY)])
    table.add("draw-essence", DRAW_ESSENCE, [str(i + 1) for i in range(MOST_POTENCY)])
    table.add("name-essence", NAME_ESSENCE, ESSENCE_NAMES)
    table.add("transmute", TRANSMUTE, arrows)
    table.add("stop", STOP)
    table.add("move", MOVE, HOLDING_NAMES[:11])
    table.add("pay", PAY, HOLDING_NAMES[:14])
    table.add("use-artifact", USE_ARTIFACT, slots)
    table.add("leave-artifact", LEAVE_ARTIFACT)
    table.add("acquire", ACQUIRE, [f"{colour}-{i + 1}" for colour in COLOUR_NAMES for i in range(MARKET // 3)])
    table.add("place", PLACE, slots)
    table.add("recharge", RECHARGE, slots)
    table.add("take-experiment", TAKE_EXPERIMENT, [f"page-{i + 1}" for i in range(PAGES)])
    table.add("chameleon", CHAMELEON, [f"{metal}/{colour}" for metal in METAL_NAMES[:5] for colour in COLOUR_NAMES])
    table.add("perform", PERFORM, [f"experiment-{i + 1}" for i in range(EXPERIMENTS)])
    table.add("unlock", UNLOCK, spaces[:FORMULAS_EACH])
    table.add("into", INTO_CELL, cells)
    table.add("use-formula", USE_FORMULA, cells)
    table.add("claim", CLAIM, [f"achievement-{i + 1}" for i in range(ACHIEVEMENTS)])
    table.add("end-actions", END_ACTIONS)
    table.add("react-gather", REACT_GATHER)
    table.add("react-essence", REACT_ESSENCE)
    table.add("react-transmute", REACT_TRANSMUTE, arrows)
    table.add("react-recharge", REACT_RECHARGE, slots)
    table.add("no-reaction", NO_REACTION)
    table.add("advance", ADVANCE, ELEMENT_NAMES)
    table.add("go-back", GO_BACK, ELEMENT_NAMES)
    table.add("gain-raw", GAIN_RAW, METAL_NAMES[:5])
    table.add("gain-refined", GAIN_REFINED, METAL_NAMES[1:])
    table.add("refine", REFINE, METAL_NAMES[1:5])
    table.add("gild", GILD, METAL_NAMES[1:6])
    table.add("return", RETURN, publications)
    table.add("chamber-bonus", CHAMBER_BONUS, CHAMBER_SIDES)
    table.add("choose", CHOOSE, options)
    table.add("yes", YES)
    table.add("no", NO)
    table.add("enough", ENOUGH)
    table.add("take-laboratory", TAKE_LABORATORY, [f"laboratory-{i + 1}" for i in range(LABORATORIES)])
    table.add("keep-experiment", KEEP_EXPERIMENT, starting)
    table.add("keep-masterpiece", KEEP_MASTERPIECE, masterpieces)
    table.add("keep-publication", KEEP_PUBLICATION, publications)
    table.add("keep-artifact", KEEP_ARTIFACT, [f"artifact-{i + 1}" for i in range(int(FIRST_ARTIFACT[1]))])
    if len(table) != HOW_MANY:
        raise ValueError(f"the table has {len(table)} actions instead of {HOW_MANY}")
    return table
