"""Why the rules of Alchemicus forbid something: numbers, paragraphs and message keys."""

from __future__ import annotations

from typing import Final

from emerald.kernel.messages import ReasonTable

TOO_FEW_CARDS: Final = 100
MOVE_NEEDS_FAME: Final = 101
SPIRIT_FIELD_OCCUPIED: Final = 102
GLORIA_IS_NO_BUILDING: Final = 103
NO_ROOM: Final = 105
NO_SELLER_LEFT: Final = 106
GIFT_NEEDS_CARDS: Final = 107
GLORIA_NEEDS_CARDS: Final = 108
NOCTIS_PILE_IS_EMPTY: Final = 109
BANK_IS_EMPTY: Final = 110
NO_TARGET: Final = 111
NO_DOMO: Final = 112
NO_CARD_TO_ROB: Final = 113
GOLEM_GUARDS: Final = 114
INFAMOUS_SELL_NO_GOLD: Final = 115
GOLD_NEEDS_DONARIUM: Final = 116
MOVE_NEEDS_GLORIA: Final = 117
NO_NOCTIS_CARD_CAN_COME: Final = 118
NO_FAME_TO_LOSE: Final = 119
TWO_INFAMIAS_ALREADY: Final = 120

REASONS: Final = ReasonTable(
    [
        (TOO_FEW_CARDS, "A2.2", "too-few-cards"),
        (MOVE_NEEDS_FAME, "A2.4", "move-needs-fame"),
        (SPIRIT_FIELD_OCCUPIED, "A2.5", "spirit-field-occupied"),
        (GLORIA_IS_NO_BUILDING, "A3.2", "gloria-is-no-building"),
        (NO_ROOM, "A5.2", "no-room"),
        (NO_SELLER_LEFT, "A6.1", "no-seller-left"),
        (GIFT_NEEDS_CARDS, "A7.1", "gift-needs-cards"),
        (GLORIA_NEEDS_CARDS, "A7.2", "gloria-needs-cards"),
        (NOCTIS_PILE_IS_EMPTY, "A9.2", "noctis-pile-is-empty"),
        (BANK_IS_EMPTY, "A8.1", "bank-is-empty"),
        (NO_TARGET, "A9.2", "no-target"),
        (NO_DOMO, "A4.3", "no-domo"),
        (NO_CARD_TO_ROB, "A4.3", "no-card-to-rob"),
        (GOLEM_GUARDS, "A9.5", "golem-guards"),
        (INFAMOUS_SELL_NO_GOLD, "A10.4", "infamous-sell-no-gold"),
        (GOLD_NEEDS_DONARIUM, "A10.1", "gold-needs-donarium"),
        (MOVE_NEEDS_GLORIA, "A10.2", "move-needs-gloria"),
        (NO_NOCTIS_CARD_CAN_COME, "A9.9", "no-noctis-card-can-come"),
        (NO_FAME_TO_LOSE, "A9.10", "no-fame-to-lose"),
        (TWO_INFAMIAS_ALREADY, "A10.4", "two-infamias-already"),
    ]
)
