"""What lies where on the table, and what can be asked about it; nothing changes here.

Decks are masks of unseen cards: which one comes is decided when it comes. The publication deck alone has
layers, for its top and its bottom are not alike: the rest of the box, the shuffled block of those refused at
set-up (T3.13), and one by one those put under it (T12b.1), which their seats know.
"""

from __future__ import annotations

from typing import Any, Final

from emerald.games.trismegistus.botmegistus.rival import Rival
from emerald.games.trismegistus.law import Law
from emerald.games.trismegistus.objections import REASONS
from emerald.games.trismegistus.pieces import (
    BONUS_SPACES,
    BONUS_STEP,
    COLOURS,
    FACES,
    MARKET,
    NOTHING,
    PAGES,
)
from emerald.games.trismegistus.seat import EMPTY, Seat
from emerald.games.trismegistus.verbs import CHOOSE, ENOUGH, NO, YES
from emerald.kernel.agenda import NOBODY, Step
from emerald.kernel.effects.economy import Answers, Economy
from emerald.kernel.effects.lexicon import Lexicon
from emerald.kernel.steps import StepTable
from emerald.kernel.vecs import i64, vec

STEPS: Final = StepTable()  # filled by the rules, whose table of contents it is
ANSWERS: Final = Answers(YES, NO, ENOUGH, CHOOSE)

# The steps of the words of T15, filled by the rules too: of each verb, and of each thing of which one is chosen.
PERFORMED: Final[list[type[Step[Any]]]] = []
CHOSEN: Final[list[type[Step[Any]]]] = []

# What a new table begins with; these are replaced, never changed.
NO_PAGES: Final[vec[i64]] = vec[i64]([NOTHING] * PAGES)
NO_MARKET: Final[vec[i64]] = vec[i64]([NOTHING] * MARKET)
NO_BONUS: Final[vec[i64]] = vec[i64]([NOTHING] * BONUS_SPACES)
PRINTED_CLIMBS: Final[vec[i64]] = vec[i64]([0, 2, 1, 3])  # T2.6: by kind of essence, the track it climbs


class Layout(Economy):
    """The main board, the decks, the laboratories, and the course of a game in progress.

    Of its vecs only ``bowls`` is changed in place; every other one is replaced as a whole when it changes, so that
    copies may share it.
    """

    def __init__(self, law: Law, lexicon: Lexicon, seats: list[Seat], bowls: vec[i64], rival: Rival | None) -> None:
        super().__init__(len(seats), REASONS, lexicon, ANSWERS)
        self.law: Final = law
        self.seats: Final = seats
        self.rival: Final = rival  # T13
        self.bowls: vec[i64] = bowls  # face × 3 + colour: dice
        self.round: i64 = 0
        self.pages: vec[i64] = NO_PAGES  # T2.4: the experiment on each page, book × 2 + left or right
        self.market: vec[i64] = NO_MARKET
        self.bonus: vec[i64] = NO_BONUS  # T3.5: the kind of token on each bonus space, track × 2 + lower or upper
        self.climbs: vec[i64] = PRINTED_CLIMBS  # T2.6
        self.open_achievements: i64 = 0  # a mask; what nobody has claimed
        self.experiments: vec[i64] = EMPTY  # by level: unseen cards of the deck, as a mask from its first card on
        self.artifacts: vec[i64] = EMPTY  # by level: unseen artifacts of the stack, the same
        self.deck: i64 = 0  # publications nobody has held, as a mask
        self.block: i64 = 0  # T3.13: publications refused at set-up, still under the deck
        self.under: vec[i64] = EMPTY  # T12b.1: those put under, first to come first: publication, who put it there
        self.lore: vec[i64] = EMPTY  # T12b.1: the course of the publications, entry by entry
        self.row: vec[i64] = EMPTY  # T4.2: the turn order of this round
        self.next_row: vec[i64] = EMPTY
        self.active: i64 = NOBODY  # whose turn it is; in a solo game 1 is the bot

    def write_open(self, out: list[int]) -> None:
        """Append what everyone sees of the main board (T1.9)."""
        out += [self.seat_count, self.round, self.open_achievements, self.active]
        for numbers in (self.bowls, self.pages, self.market, self.bonus, self.climbs, self.row, self.next_row):
            out.append(len(numbers))
            out += numbers

    def key(self) -> tuple[int, ...]:
        """Return the whole state as integers: equality, hashing and digests use it."""
        out: list[int] = []
        self.write_open(out)
        out += [self.deck, self.block]
        for numbers in (self.experiments, self.artifacts, self.under, self.lore):
            out.append(len(numbers))
            out += numbers
        for seat in self.seats:
            seat.write(out)
        if self.rival is not None:
            self.rival.write(out)
        STEPS.write(self.agenda, out)
        return tuple(out)

    # -- questions about the table -----------------------------------------------------------------

    def left_of(self, seat: i64, steps: i64 = 1) -> i64:
        """Return the seat so many places to the left."""
        return (seat + steps) % self.seat_count

    def dice_in_bowl(self, face: i64) -> i64:
        """T4.4 Return how many dice lie in a bowl."""
        bowls = self.bowls
        count: i64 = 0
        for colour in range(COLOURS):
            count += bowls[face * COLOURS + colour]
        return count

    def dice_left(self) -> i64:
        """Return how many dice lie in all bowls."""
        bowls = self.bowls
        count: i64 = 0
        for place in range(FACES * COLOURS):
            count += bowls[place]
        return count

    def active_colour(self) -> i64:
        """T8.1 Return the colour of the active player's real die."""
        if self.active < self.seat_count:
            return self.seats[self.active].die
        rival = self.rival
        assert rival is not None
        return rival.die

    def active_face(self) -> i64:
        """T8.1 Return the face the active player's die was turned to."""
        if self.active < self.seat_count:
            return self.seats[self.active].face
        rival = self.rival
        assert rival is not None
        return rival.face

    def publications_to_come(self) -> i64:
        """T12b.1 Return how many publications the deck holds."""
        count: i64 = len(self.under) // 2
        unseen = self.deck
        while unseen:
            unseen &= unseen - 1
            count += 1
        unseen = self.block
        while unseen:
            unseen &= unseen - 1
            count += 1
        return count

    def tokens_passed(self, tracks: vec[i64], before: i64, track: i64) -> i64:
        """T7.1 Return the mask of bonus spaces with a token that a marker has reached since it stood on a step."""
        passed: i64 = 0
        for upper in range(i64(2)):
            space = track * 2 + upper
            if before < BONUS_STEP[upper] <= tracks[track] and self.bonus[space] != NOTHING:
                passed |= 1 << space
        return passed
