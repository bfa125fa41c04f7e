"""Where fate speaks: one source for each purpose, so that equal seeds deal alike whatever was played in between."""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.botmegistus.cards import BOT_CARD_NAMES
from emerald.games.trismegistus.botmegistus.errands import NEED_NAMES, PIP_NAMES
from emerald.games.trismegistus.components import Components, places
from emerald.games.trismegistus.pieces import (
    ACHIEVEMENTS,
    ARTIFACTS,
    BONUS_NAMES,
    ELEMENT_NAMES,
    FACE_NAMES,
    FIRST_EXPERIMENT,
    FORMULAS_EACH,
    MASTERPIECE,
    PUBLICATIONS,
    ROUNDS,
    STARTING,
)

MOST_SEATS: Final = 4

FROM_FIRST_SEAT: Final = 0
FROM_EXPERIMENTS: Final = 1  # level 1, 2, 3
FROM_ARTIFACTS: Final = 4  # level 1, 2, 3: what comes into the market
FROM_DRAWN_ARTIFACTS: Final = 7  # level 1, 2, 3: what an effect draws
FROM_BONUS: Final = 10
FROM_DICE: Final = 11  # round 1, 2, 3
FROM_ACHIEVEMENTS: Final = 14
FROM_ESSENCES: Final = 15
FROM_FORMULAS: Final = 16  # one for each seat
FROM_STARTING_EXPERIMENTS: Final = 20
FROM_MASTERPIECES: Final = 21
FROM_DEALT_PUBLICATIONS: Final = 22
FROM_STARTING_ARTIFACTS: Final = 23
FROM_PUBLICATIONS: Final = 24
FROM_BOT: Final = 25  # T13: one for each need of the bot but the first, its own cards foremost
FROM_BOT_EXPERIMENTS: Final = 30
FROM_BOT_MASTERPIECES: Final = 31

SOURCE_NAMES: Final = [
    "first-seat",
    *[f"experiments-{level + 1}" for level in range(ROUNDS)],
    *[f"artifacts-{level + 1}" for level in range(ROUNDS)],
    *[f"drawn-artifacts-{level + 1}" for level in range(ROUNDS)],
    "bonus-tokens",
    *[f"dice-{number + 1}" for number in range(ROUNDS)],
    "achievements",
    "essences",
    *[f"formulas-{seat + 1}" for seat in range(MOST_SEATS)],
    "starting-experiments",
    "masterpieces",
    "dealt-publications",
    "starting-artifacts",
    "publications",
    *[f"bot-{need}" for need in NEED_NAMES[1:]],
    "bot-experiments",
    "bot-masterpieces",
]


def outcome_names(components: Components) -> list[list[str]]:
    """Return by source what each outcome is called; decks count from their own first card on."""
    artifacts = places("artifact", ARTIFACTS)
    publications = places("publication", PUBLICATIONS)
    of_level = [_of_level(artifacts, components, level) for level in range(ROUNDS + 1)]
    return [
        [f"seat-{seat + 1}" for seat in range(MOST_SEATS)],
        *[_experiments(level) for level in range(1, ROUNDS + 1)],
        *of_level[1:],
        *of_level[1:],
        BONUS_NAMES,
        *[FACE_NAMES] * ROUNDS,
        places("achievement", ACHIEVEMENTS),
        ELEMENT_NAMES,
        *[places("formula", FORMULAS_EACH)] * MOST_SEATS,
        _experiments(STARTING),
        _experiments(MASTERPIECE),
        publications,
        of_level[STARTING],
        publications,
        BOT_CARD_NAMES,
        PIP_NAMES,
        PIP_NAMES,
        FACE_NAMES,
        ELEMENT_NAMES,
        _experiments(STARTING),
        _experiments(MASTERPIECE),
    ]


def _experiments(level: int) -> list[str]:
    return [
        f"experiment-{place + 1}" for place in range(int(FIRST_EXPERIMENT[level]), int(FIRST_EXPERIMENT[level + 1]))
    ]


def _of_level(artifacts: list[str], components: Components, level: int) -> list[str]:
    return artifacts[int(components.first_artifact[level]) : int(components.first_artifact[level + 1])]
