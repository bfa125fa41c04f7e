"""What holds at one table for one whole game: its components and the switches it plays with."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.botmegistus.difficulty import Difficulty
from emerald.games.trismegistus.components import Components
from emerald.games.trismegistus.pieces import BLACK, RED, WHITE
from emerald.kernel.vecs import i64, vec


@final
class Law:
    """The components and the switches of one table; shared by all its states, never changed."""

    def __init__(
        self,
        components: Components,
        seats: int,
        introductory: bool,
        shuffled_essences: bool,
        achievements: bool,
        at_once: bool,
        first: int,
        difficulty: Difficulty,
    ) -> None:
        self.components: Final = components
        self.solo: Final = seats == 1
        self.introductory: Final = introductory  # T3.14
        self.shuffled_essences: Final = shuffled_essences  # T2.6
        self.achievements: Final = achievements  # T12
        self.at_once: Final = at_once  # T8.2
        self.first: Final[i64] = first  # T3.8: a seat, or NOBODY for a random one
        self.difficulty: Final = difficulty


def dice_in_play(law: Law, seats: i64) -> vec[i64]:
    """T3.6 Return how many dice of each colour are in play."""
    dice = vec[i64]([6, 5, 5])
    if seats < 4:
        dice[BLACK] -= 1
    if seats < 3:
        dice[RED] -= 1
    if law.difficulty.white_die_less:
        dice[WHITE] -= 1  # T13.15
    return dice
