"""T13 What lies on Botmegistus' side of the table."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.pieces import COLOURS, ELEMENTS, NOTHING
from emerald.kernel.vecs import i64, vec

BOT: Final = 1  # in the turn order of a solo game, after the one seat
EMPTY: Final[vec[i64]] = vec[i64]()  # what it begins with; replaced, never changed


@final
class Rival:
    """T13.1 Botmegistus: no laboratory, no formulas, no essences; everything it has is open.

    Its cards are numbered as `cards.py` says: basic, specialization, personality. Only ``tracks`` and ``used`` are
    changed in place; every other vec is replaced as a whole when it changes, so that copies may share it.
    """

    def __init__(self, tracks: vec[i64], used: vec[i64]) -> None:
        self.tracks: vec[i64] = tracks
        self.used: vec[i64] = used
        self.gold: i64 = 0
        self.ethereal: i64 = 0
        self.points: i64 = 0
        self.die: i64 = NOTHING  # the colour of the die on its potency track
        self.face: i64 = NOTHING
        self.potency: i64 = 0
        self.artifacts: vec[i64] = EMPTY
        self.beside: vec[i64] = EMPTY  # experiments it has not completed, oldest first
        self.done: vec[i64] = EMPTY
        self.drawn: vec[i64] = EMPTY  # T13.13: masterpieces it may complete at the end
        self.rolls: vec[i64] = EMPTY  # T13.2: the faces a game has thrown for its first steps
        self.pile: i64 = 0  # T13.3: unseen cards, as a mask
        self.discards: i64 = 0
        self.left: i64 = NOTHING  # the open cards; without advanced planning only the left one
        self.right: i64 = NOTHING

    def clone(self) -> Rival:
        """Return an independent twin."""
        twin = Rival(self.tracks[:], self.used[:])
        twin.gold = self.gold
        twin.ethereal = self.ethereal
        twin.points = self.points
        twin.die = self.die
        twin.face = self.face
        twin.potency = self.potency
        twin.artifacts = self.artifacts
        twin.beside = self.beside
        twin.done = self.done
        twin.drawn = self.drawn
        twin.rolls = self.rolls
        twin.pile = self.pile
        twin.discards = self.discards
        twin.left = self.left
        twin.right = self.right
        return twin

    def write(self, out: list[int]) -> None:
        """Append everything as integers."""
        out += self.tracks
        out += self.used
        out += [self.gold, self.ethereal, self.points, self.die, self.face, self.potency]
        out += [self.pile, self.discards, self.left, self.right]
        for numbers in (self.artifacts, self.beside, self.done, self.drawn, self.rolls):
            out.append(len(numbers))
            out += numbers

    def dice_taken(self) -> i64:
        """T4.1 Return how many dice it has taken in this round."""
        used = self.used
        return used[0] + used[1] + used[2] + (0 if self.die == NOTHING else 1)


def new_rival() -> Rival:
    """Return a rival with nothing."""
    return Rival(vec[i64]([0] * ELEMENTS), vec[i64]([0] * COLOURS))
