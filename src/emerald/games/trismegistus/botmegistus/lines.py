"""The lines of Botmegistus' priority lists, and the other sentences of its trace: number, rule, name, what they say.

A line is said as ``bot-line-<name>``, a candidate as that line sees it as ``bot-seen-<seen>``. Their arguments are the
numbers of the note, in this order; `telling.py` knows what each name of an argument makes of a number.
"""

from __future__ import annotations

from typing import Final

# -- the card and the die: T13.3, T13.4 ------------------------------------------------------------

CARD: Final = 0
ASKS_FOR: Final = 1
KEEPS_DIE: Final = 2
OWN_COLOUR: Final = 3
OWN_ORDER: Final = 4
OTHER_COLOURS: Final = 5
OTHER_ORDER: Final = 6
COLOUR_ORDER: Final = 7
GREATEST_POTENCY: Final = 8
METAL_ORDER: Final = 9
NEXT_COLOUR: Final = 10
BOOSTS: Final = 11
SPENDS: Final = 12

# -- actions: T13.5 to T13.7 -------------------------------------------------------------------------

CLIMBS: Final = 13
SCORES: Final = 14
NO_ARTIFACT: Final = 15
MORE_SYMBOLS: Final = 16
ARTIFACT_BY_DIE: Final = 17
TWO_ALREADY: Final = 18
EMPTY_BOOK: Final = 19
IN_THE_BOOK: Final = 20
NEW_TYPE: Final = 21
AT_ONCE: Final = 22
AT_ONCE_POINTS: Final = 23
NEARER: Final = 24
NEARER_FOR_YOU: Final = 25
MORE_POINTS: Final = 26
LEFT_PAGE: Final = 27

# -- tracks and bonus tokens: T13.8, T13.9 ------------------------------------------------------------

LOWEST: Final = 28
NEXT_TOKEN: Final = 29
LEADS_YOU: Final = 30
LEFTMOST: Final = 31
AT_THE_TOP: Final = 32
ALL_AT_THE_TOP: Final = 33
TOKEN: Final = 34
UNMET: Final = 35
NONE_UNMET: Final = 36

# -- completing: T13.10 --------------------------------------------------------------------------------

COMPLETES: Final = 37
CANNOT_COMPLETE: Final = 38
ONE_OF_TWO: Final = 39
TYPE_NOT_DONE: Final = 40
WORTH_MORE: Final = 41
LESS_GOLD: Final = 42
OLDER: Final = 43

# -- the end of a turn, a round, the game; set-up: T13.2, T13.11 to T13.13 ---------------------------------

DIE_STAYS: Final = 44
DIE_IS_USED: Final = 45
THIRD_DIE: Final = 46
MOST_SYMBOLS: Final = 47
BY_LOT: Final = 48
ROLLED: Final = 49
ROLLED_LOWEST: Final = 50
MASTERPIECES: Final = 51
NO_MASTERPIECE: Final = 52
MASTER_POINTS: Final = 53
MASTER_TYPE: Final = 54
MASTER_GOLD: Final = 55
DRAWN_FIRST: Final = 56
CARD_BY_DIE: Final = 57  # lines are added at the end, for whoever keeps notes knows their numbers
BEGINS: Final = 58
AFTER_ROUND: Final = 59

LINES: Final[list[tuple[str, str, str, str, str]]] = [
    ("T13.3", "card", "kind element", "", ""),
    ("T13.4", "asks-for", "colour left right", "", ""),
    ("T13.4", "keeps-die", "colour face count", "", ""),
    ("T13.4", "own-colour", "", "die", "die count kept"),
    ("T13.4", "own-order", "", "", ""),
    ("T13.4", "other-colours", "", "die", "die count kept"),
    ("T13.4", "other-order", "", "", ""),
    ("T13.4", "colour-order", "", "", ""),
    ("T13.4", "greatest-potency", "", "die", "die count kept"),
    ("T13.4", "metal-order", "", "", ""),
    ("T13.4", "next-colour", "colour next", "", ""),
    ("T13.4", "boosts", "count", "", ""),
    ("T13.5", "spends", "need count", "", ""),
    ("T13.5", "climbs", "element has need", "", ""),
    ("T13.5", "scores", "element has need", "", ""),
    ("T13.6", "no-artifact", "colour", "", ""),
    ("T13.6", "more-symbols", "", "artifact", "space count kept"),
    ("T13.6", "artifact-by-die", "side", "", ""),
    ("T13.7", "two-already", "", "", ""),
    ("T13.7", "empty-book", "face", "", ""),
    ("T13.7", "in-the-book", "face", "page", "page element need points"),
    ("T13.7", "new-type", "", "page-yes", "page yes kept"),
    ("T13.7", "at-once", "", "page-yes", "page yes kept"),
    ("T13.7", "at-once-points", "", "page-points", "page points kept"),
    ("T13.7", "nearer", "", "page-steps", "page count kept"),
    ("T13.7", "nearer-for-you", "", "page-steps", "page count kept"),
    ("T13.7", "more-points", "", "page-points", "page points kept"),
    ("T13.7", "left-page", "", "", ""),
    ("T13.9", "lowest", "", "track", "element count kept"),
    ("T13.9", "next-token", "", "track-token", "element steps kept"),
    ("T13.9", "leads-you", "", "track-lead", "element lead kept"),
    ("T13.9", "leftmost", "", "", ""),
    ("T13.9", "at-the-top", "element", "", ""),
    ("T13.9", "all-at-the-top", "", "", ""),
    ("T13.8", "token", "token element", "", ""),
    ("T13.8", "unmet", "", "track-missing", "element count kept"),
    ("T13.8", "none-unmet", "", "", ""),
    ("T13.10", "completes", "count", "held", "age element count points"),
    ("T13.10", "cannot-complete", "count", "held", "age element count points"),
    ("T13.10", "one-of-two", "count", "held", "age element count points"),
    ("T13.10", "type-not-done", "", "held-yes", "age yes kept"),
    ("T13.10", "worth-more", "", "held-points", "age points kept"),
    ("T13.10", "less-gold", "", "held-gold", "age count kept"),
    ("T13.10", "older", "", "", ""),
    ("T13.11", "die-stays", "count", "", ""),
    ("T13.11", "die-is-used", "count", "", ""),
    ("T13.11", "third-die", "", "", ""),
    ("T13.12", "most-symbols", "", "element", "element count kept"),
    ("T13.12", "by-lot", "", "", ""),
    ("T13.2", "rolled", "face element", "", ""),
    ("T13.2", "rolled-lowest", "face", "", ""),
    ("T13.13", "masterpieces", "count", "drawn", "number element count points"),
    ("T13.13", "no-masterpiece", "", "", ""),
    ("T13.13", "master-points", "", "drawn-points", "number points kept"),
    ("T13.13", "master-type", "", "drawn-yes", "number yes kept"),
    ("T13.13", "master-gold", "", "drawn-gold", "number count kept"),
    ("T13.13", "drawn-first", "", "", ""),
    ("T13.3", "card-by-die", "side", "", ""),
    ("T13.1", "begins", "", "", ""),
    ("T13.12", "after-round", "number", "", ""),
]
