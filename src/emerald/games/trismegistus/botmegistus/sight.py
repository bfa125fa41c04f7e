"""What Botmegistus sees: dice, books, market, bonus tokens, both players' steps, what it has, and what cards say."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.botmegistus.cards import BotCard
from emerald.games.trismegistus.botmegistus.difficulty import Difficulty
from emerald.games.trismegistus.botmegistus.rival import Rival
from emerald.games.trismegistus.pieces import (
    BONUS_STEP,
    BONUS_STEPS,
    COLOURS,
    ELEMENTS,
    FACES,
    MOST_POTENCY,
    NOTHING,
)
from emerald.kernel.vecs import i64, vec


@final
class Printed:
    """What is printed on experiments, artifacts and its own cards, by their numbers; never changed."""

    def __init__(
        self,
        level: vec[i64],
        element: vec[i64],
        requires: vec[i64],
        points: vec[i64],
        symbols: vec[i64],
        cards: list[BotCard],
    ) -> None:
        self.level: Final[vec[i64]] = level  # of experiments: 0 starting, 1 to 3, 4 masterpiece
        self.element: Final[vec[i64]] = element
        self.requires: Final[vec[i64]] = requires
        self.points: Final[vec[i64]] = points
        self.symbols: Final[vec[i64]] = symbols  # of artifacts: artifact × 4 + element, how many
        self.cards: Final = cards


@final
class Sight:
    """All that Botmegistus goes by, at one moment; nothing here is changed by considering."""

    def __init__(
        self,
        printed: Printed,
        difficulty: Difficulty,
        number: i64,
        bowls: vec[i64],
        pages: vec[i64],
        market: vec[i64],
        bonus: vec[i64],
        yours: vec[i64],
        its: Rival,
    ) -> None:
        self.printed: Final = printed
        self.difficulty: Final = difficulty
        self.round: i64 = number
        self.bowls: vec[i64] = bowls  # bowl × 3 + colour: dice
        self.pages: vec[i64] = pages  # book × 2 + left or right: an experiment, or NOTHING
        self.market: vec[i64] = market  # colour × 2 + left or right: an artifact, or NOTHING
        self.bonus: vec[i64] = bonus  # track × 2 + lower or upper: the kind of token, or NOTHING
        self.yours: vec[i64] = yours  # your steps on the four tracks
        self.its: Final = its

    # -- dice -------------------------------------------------------------------------------------

    def potency(self, bowl: i64) -> i64:
        """T4.4 Return the potency a die of this bowl would have."""
        count: i64 = 0
        for colour in range(i64(COLOURS)):
            count += self.bowls[bowl * COLOURS + colour]
        return min(count, MOST_POTENCY)

    def has_die(self, bowl: i64, colour: i64) -> bool:
        """Say whether a die of this colour lies in a bowl."""
        return self.bowls[bowl * COLOURS + colour] > 0

    def has_colour(self, colour: i64) -> bool:
        """Say whether a die of this colour lies in any bowl."""
        for bowl in range(i64(FACES)):
            if self.bowls[bowl * COLOURS + colour] > 0:
                return True
        return False

    # -- tracks -----------------------------------------------------------------------------------

    def to_next_token(self, track: i64) -> i64:
        """T13.9 Return how many steps its marker is below the next bonus token of a track; NOTHING if none is above."""
        step = self.its.tracks[track]
        for upper in range(i64(BONUS_STEPS)):
            if BONUS_STEP[upper] > step and self.bonus[track * BONUS_STEPS + upper] != NOTHING:
                return BONUS_STEP[upper] - step
        return NOTHING

    def space_reached(self, track: i64) -> i64:
        """T13.8 Return the bonus space its marker stands on, if a token lies there, else NOTHING."""
        for upper in range(i64(BONUS_STEPS)):
            if BONUS_STEP[upper] == self.its.tracks[track] and self.bonus[track * BONUS_STEPS + upper] != NOTHING:
                return track * BONUS_STEPS + upper
        return NOTHING

    # -- experiments and artifacts ----------------------------------------------------------------

    def missing(self, experiment: i64) -> i64:
        """T13.10 Return how many steps it is short of an experiment's requirement."""
        return max(self.printed.requires[experiment] - self.its.tracks[self.printed.element[experiment]], 0)

    def you_miss(self, experiment: i64) -> i64:
        """T13.7 Return how many steps you are short of an experiment's requirement."""
        return max(self.printed.requires[experiment] - self.yours[self.printed.element[experiment]], 0)

    def completed_of(self, element: i64) -> i64:
        """Return how many experiments of an element it has completed."""
        done = self.its.done
        count: i64 = 0
        for i in range(len(done)):
            if self.printed.element[done[i]] == element:
                count += 1
        return count

    def has_type(self, element: i64) -> bool:
        """T13.7 Say whether it has an experiment of an element, completed or not."""
        beside = self.its.beside
        for i in range(len(beside)):
            if self.printed.element[beside[i]] == element:
                return True
        return self.completed_of(element) > 0

    def symbols_on(self, artifact: i64) -> i64:
        """T13.6 Return how many element symbols an artifact has."""
        count: i64 = 0
        for element in range(i64(ELEMENTS)):
            count += self.printed.symbols[artifact * ELEMENTS + element]
        return count

    def symbols_of(self, element: i64) -> i64:
        """T13.12 Return how many symbols of an element it has, on artifacts and completed experiments."""
        artifacts = self.its.artifacts
        count = self.completed_of(element)
        for i in range(len(artifacts)):
            count += self.printed.symbols[artifacts[i] * ELEMENTS + element]
        return count

    # -- its cards --------------------------------------------------------------------------------

    def card_at(self, place: i64) -> i64:
        """Return the open card at a place, left or right; NOTHING if none lies there."""
        return self.its.left if place == 0 else self.its.right
