"""One player's laboratory, and what lies beside it."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.pieces import (
    CELLS,
    COLOURS,
    ELEMENTS,
    FORMULAS_EACH,
    HOLDINGS,
    NOTHING,
    SLOTS,
)
from emerald.kernel.vecs import i64, vec

NO_DIE: Final = -1
DEALT: Final = 8  # two starting experiments, masterpieces, publications, artifacts
DEALT_EXPERIMENT: Final = 0
DEALT_MASTERPIECE: Final = 2
DEALT_PUBLICATION: Final = 4
DEALT_ARTIFACT: Final = 6

# What a new seat begins with; these are replaced, never changed.
EMPTY: Final[vec[i64]] = vec[i64]()
NO_ARTIFACTS: Final[vec[i64]] = vec[i64]([NOTHING] * SLOTS)
NO_FORMULAS: Final[vec[i64]] = vec[i64]([NOTHING] * FORMULAS_EACH)
NO_CELLS: Final[vec[i64]] = vec[i64]([NOTHING] * CELLS)
NOT_DEALT: Final[vec[i64]] = vec[i64]([NOTHING] * DEALT)


@final
class Seat:
    """One player's laboratory, and what lies beside it.

    Only ``held``, ``tracks`` and ``used`` are changed in place; every other vec is replaced as a whole when it
    changes, so that copies may share it.
    """

    def __init__(self, held: vec[i64], tracks: vec[i64], used: vec[i64]) -> None:
        self.held: vec[i64] = held  # T1.3, T1.7: materials, essences, tokens, points
        self.tracks: vec[i64] = tracks  # T7: steps on the four mastery tracks
        self.used: vec[i64] = used  # T4.7: used dice, by colour
        self.laboratory: i64 = NOTHING
        self.die: i64 = NO_DIE  # T4.4: the colour of the die on the potency track
        self.face: i64 = NO_DIE
        self.potency: i64 = 0
        self.slots: vec[i64] = NO_ARTIFACTS  # T2.2: the artifact beside each arrow
        self.charged: i64 = 0  # slots whose artifact is charged, as a mask
        self.beside: vec[i64] = EMPTY  # T5.6: experiments beside the laboratory, oldest first
        self.done: vec[i64] = EMPTY  # T10.6: completed experiments, in order
        self.masterpiece: i64 = NOTHING  # secret while in hand
        self.publications: i64 = 0  # secret; a mask
        self.formulas: vec[i64] = NO_FORMULAS  # T3.12: column × 2 + place, while still locked
        self.chamber: vec[i64] = NO_CELLS  # T11.2: the formula on each cell
        self.face_down: i64 = 0  # T9.3: cells whose formula has been used, as a mask
        self.by_experiment: i64 = 0  # T11.1: columns of which an experiment has unlocked a formula, as a mask
        self.by_gold: i64 = 0
        self.achievements: i64 = 0  # T12.1: a mask
        self.reached: i64 = 0  # T7.1: bonus spaces that have given their effect to this seat, as a mask
        self.waiting: vec[i64] = EMPTY  # T6.6: bonus spaces reached while a transmutation is open, in order
        self.open: i64 = 0  # T6.6: how many transmutations are open, one inside the other
        self.dealt: vec[i64] = NOT_DEALT  # T3.13: pairs; once chosen, the chosen one first
        self.chosen: i64 = 0  # how many of the four secret choices are made

    def clone(self) -> Seat:
        """Return an independent twin."""
        twin = Seat(self.held[:], self.tracks[:], self.used[:])
        twin.laboratory = self.laboratory
        twin.die = self.die
        twin.face = self.face
        twin.potency = self.potency
        twin.slots = self.slots
        twin.charged = self.charged
        twin.beside = self.beside
        twin.done = self.done
        twin.masterpiece = self.masterpiece
        twin.publications = self.publications
        twin.formulas = self.formulas
        twin.chamber = self.chamber
        twin.face_down = self.face_down
        twin.by_experiment = self.by_experiment
        twin.by_gold = self.by_gold
        twin.achievements = self.achievements
        twin.reached = self.reached
        twin.waiting = self.waiting
        twin.open = self.open
        twin.dealt = self.dealt
        twin.chosen = self.chosen
        return twin

    def write(self, out: list[int]) -> None:
        """Append everything as integers."""
        self.write_open(out)
        out += [self.masterpiece, self.publications, self.chosen]
        out += self.dealt

    def write_open(self, out: list[int]) -> None:
        """Append what everyone sees (T1.9)."""
        out += self.held
        out += self.tracks
        out += self.used
        out += [self.laboratory, self.die, self.face, self.potency, self.charged, self.face_down]
        out += [self.by_experiment, self.by_gold, self.achievements, self.reached, self.open]
        for numbers in (self.slots, self.beside, self.done, self.formulas, self.chamber, self.waiting):
            out.append(len(numbers))
            out += numbers

    def dice_taken(self) -> i64:
        """T4.1 Return how many dice this seat has taken in this round."""
        used = self.used
        return used[0] + used[1] + used[2] + (0 if self.die == NO_DIE else 1)

    def lowest_step(self) -> i64:
        """T7.3 Return the step of the lowest marker."""
        tracks = self.tracks
        return min(min(tracks[0], tracks[1]), min(tracks[2], tracks[3]))  # noqa: PLW3301 - the compiler knows min of two

    def highest_step(self) -> i64:
        """T15.8 Return the step of the highest marker."""
        tracks = self.tracks
        return max(max(tracks[0], tracks[1]), max(tracks[2], tracks[3]))  # noqa: PLW3301 - the same

    def artifact_count(self) -> i64:
        """T15.7 Return how many artifacts are owned, charged or not."""
        count: i64 = 0
        slots = self.slots
        for slot in range(SLOTS):
            if slots[slot] != NOTHING:
                count += 1
        return count

    def formula_count(self) -> i64:
        """T14.3 Return how many formulas are in the stone, face up or down."""
        count: i64 = 0
        chamber = self.chamber
        for cell in range(CELLS):
            if chamber[cell] != NOTHING:
                count += 1
        return count


def new_seat() -> Seat:
    """Return a laboratory with nothing in it."""
    return Seat(vec[i64]([0] * HOLDINGS), vec[i64]([0] * ELEMENTS), vec[i64]([0] * COLOURS))


def with_item(numbers: vec[i64], place: i64, item: i64) -> vec[i64]:
    """Return a copy in which one place holds something else; the old one may be shared."""
    changed = numbers[:]
    changed[place] = item
    return changed
