"""Why the rules of Trismegistus forbid something: numbers, paragraphs and message keys."""

from __future__ import annotations

from typing import Final

from emerald.kernel.effects.economy import EFFECT_REASONS
from emerald.kernel.messages import ReasonTable

# A reason is added at the end of its chapter and never renumbered: search and logs know its number.
NO_POTENCY: Final = 100
MAIN_ACTION_IS_DONE: Final = 101
MAIN_ACTION_IS_DUE: Final = 102
NEEDS_THREE_POTENCY: Final = 103
NOT_THE_DIES_COLOUR: Final = 104
NOTHING_TO_MOVE: Final = 105
NO_ESSENCE: Final = 106
NOT_THE_DIES_SPACES: Final = 107
NOT_DISCHARGED: Final = 108
NOT_THE_DIES_BOOK: Final = 109
TWO_EXPERIMENTS_ALREADY: Final = 110
REQUIREMENT_NOT_MET: Final = 120
COST_NOT_PAYABLE: Final = 121
CHAMBER_IS_FULL: Final = 122
NOT_ENOUGH_GOLD: Final = 123
COLUMN_UNLOCKED_BY_GOLD: Final = 124
CONDITION_NOT_MET: Final = 125
BOTTOM_OF_THE_TRACK: Final = 127
NOTHING_TO_EXCHANGE: Final = 140
PUBLICATIONS_ARE_GONE: Final = 141
STACK_IS_EMPTY: Final = 142
NO_TOKEN_DISCHARGED: Final = 143

REASONS: Final = ReasonTable(
    [
        *EFFECT_REASONS,
        (NO_POTENCY, "T4.6", "no-potency"),
        (MAIN_ACTION_IS_DONE, "T4.6", "main-action-is-done"),
        (MAIN_ACTION_IS_DUE, "T4.6", "main-action-is-due"),
        (NEEDS_THREE_POTENCY, "T5.4", "needs-three-potency"),
        (NOT_THE_DIES_COLOUR, "T6.4", "not-the-dies-colour"),
        (NOTHING_TO_MOVE, "T6.1", "nothing-to-move"),
        (NO_ESSENCE, "T6.2", "no-essence"),
        (NOT_THE_DIES_SPACES, "T5.4", "not-the-dies-spaces"),
        (NOT_DISCHARGED, "T5.5", "not-discharged"),
        (NOT_THE_DIES_BOOK, "T5.6", "not-the-dies-book"),
        (TWO_EXPERIMENTS_ALREADY, "T5.6", "two-experiments-already"),
        (REQUIREMENT_NOT_MET, "T10.2", "requirement-not-met"),
        (COST_NOT_PAYABLE, "T10.4", "cost-not-payable"),
        (CHAMBER_IS_FULL, "T11.2", "chamber-is-full"),
        (NOT_ENOUGH_GOLD, "T11.3", "not-enough-gold"),
        (COLUMN_UNLOCKED_BY_GOLD, "T11.1", "column-unlocked-by-gold"),
        (CONDITION_NOT_MET, "T12.1", "condition-not-met"),
        (BOTTOM_OF_THE_TRACK, "T7.3", "bottom-of-the-track"),
        (NOTHING_TO_EXCHANGE, "T15.3", "nothing-to-exchange"),
        (PUBLICATIONS_ARE_GONE, "T12b.1", "publications-are-gone"),
        (STACK_IS_EMPTY, "T2.8", "stack-is-empty"),
        (NO_TOKEN_DISCHARGED, "T15.6", "no-token-discharged"),
    ]
)
