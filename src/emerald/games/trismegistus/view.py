"""T1.9 What one seat may know, with perfect recall; built up from what is open, never cut down."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.games.trismegistus.botmegistus.rival import Rival
from emerald.games.trismegistus.law import Law
from emerald.games.trismegistus.layout import STEPS
from emerald.games.trismegistus.lore import known_to
from emerald.games.trismegistus.pieces import FIRST_EXPERIMENT, MASTERPIECE, NOTHING, STARTING
from emerald.games.trismegistus.seat import (
    DEALT,
    DEALT_ARTIFACT,
    DEALT_EXPERIMENT,
    DEALT_MASTERPIECE,
    DEALT_PUBLICATION,
    NOT_DEALT,
    Seat,
)
from emerald.games.trismegistus.state import Table
from emerald.kernel.agenda import Step, question_for
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

UNSEEN: Final = -2  # a card was dealt here, and this seat has not seen which


@final
class SeatSeen:
    """T1.9 What everyone sees of one seat."""

    def __init__(self, seat: Seat, solo: bool) -> None:
        self.held: Final[vec[i64]] = seat.held[:]
        self.tracks: Final[vec[i64]] = seat.tracks[:]
        self.used: Final[vec[i64]] = seat.used[:]
        self.laboratory: Final[i64] = seat.laboratory
        self.die: Final[i64] = seat.die
        self.face: Final[i64] = seat.face
        self.potency: Final[i64] = seat.potency
        self.slots: Final[vec[i64]] = seat.slots
        self.charged: Final[i64] = seat.charged
        self.beside: Final[vec[i64]] = seat.beside
        self.done: Final[vec[i64]] = seat.done
        self.has_masterpiece: Final = seat.masterpiece != NOTHING
        self.publications: Final[i64] = int(seat.publications).bit_count()  # how many
        self.formulas: Final[vec[i64]] = seat.formulas
        self.chamber: Final[vec[i64]] = seat.chamber
        self.face_down: Final[i64] = seat.face_down
        self.by_experiment: Final[i64] = seat.by_experiment
        self.by_gold: Final[i64] = seat.by_gold
        self.achievements: Final[i64] = seat.achievements
        self.reached: Final[i64] = seat.reached
        self.waiting: Final[vec[i64]] = seat.waiting
        self.open: Final[i64] = seat.open
        self.chosen: Final[i64] = seat.chosen
        self.dealt: Final[vec[i64]] = dealt_openly(seat, solo)

    def write(self, out: list[int]) -> None:
        """Append everything as integers."""
        out += self.held
        out += self.tracks
        out += self.used
        out += [self.laboratory, self.die, self.face, self.potency, self.charged, self.face_down]
        out += [self.by_experiment, self.by_gold, self.achievements, self.reached, self.open, self.chosen]
        out += [int(self.has_masterpiece), self.publications]
        out += self.dealt
        for numbers in (self.slots, self.beside, self.done, self.formulas, self.chamber, self.waiting):
            out.append(len(numbers))
            out += numbers


@final
class View:
    """T1.9 The game as one seat knows it; seat -1 is somebody who only watches."""

    def __init__(self, s: Table, seat: int) -> None:
        self.seat: Final = seat
        self.seat_count: Final[i64] = s.seat_count
        self.law: Final[Law] = s.law
        self.round: Final[i64] = s.round
        self.bowls: Final[vec[i64]] = s.bowls[:]
        self.pages: Final[vec[i64]] = s.pages
        self.market: Final[vec[i64]] = s.market
        self.bonus: Final[vec[i64]] = s.bonus
        self.climbs: Final[vec[i64]] = s.climbs
        self.open_achievements: Final[i64] = s.open_achievements
        self.row: Final[vec[i64]] = s.row
        self.next_row: Final[vec[i64]] = s.next_row
        self.active: Final[i64] = s.active
        self.seats: Final[list[SeatSeen]] = [SeatSeen(other, s.law.solo) for other in s.seats]
        self.rival: Final[Rival | None] = None if s.rival is None else s.rival.clone()  # T13.1: all of it is open
        self.experiments: Final[vec[i64]] = unseen_experiments(s, seat)
        self.artifacts: Final[vec[i64]] = unseen_artifacts(s, seat)
        self.deck: Final[i64] = int(s.deck).bit_count()
        self.block: Final[i64] = int(s.block).bit_count()
        self.under: Final[i64] = i64(len(s.under) // 2)
        self.publications: Final[i64] = unseen_publications(s, seat)
        self.lore: Final[vec[i64]] = known_to(s.lore, seat)
        self.hand: Final[i64] = s.seats[seat].publications if seat >= 0 else 0
        self.masterpiece: Final[i64] = s.seats[seat].masterpiece if seat >= 0 else NOTHING
        self.dealt: Final[vec[i64]] = s.seats[seat].dealt if seat >= 0 else NOT_DEALT
        self.agenda: Final[list[Step[Any]]] = s.agenda.copy()  # steps hold nothing hidden
        question = question_for(s, seat) if seat >= 0 else None
        self.is_asked: Final = question is not None
        candidates = vec[i64]()
        objections = vec[i64]()
        actions = vec[i64]()
        if question is not None:
            candidates = question.candidates(s)
            for i in range(len(candidates)):
                reason = question.objection(s, candidates[i])
                objections = append(objections, reason)
                if reason == NO_OBJECTION:
                    actions = append(actions, candidates[i])
        self.candidates: Final[vec[i64]] = candidates
        self.objections: Final[vec[i64]] = objections
        self.actions: Final[vec[i64]] = actions

    def key(self) -> tuple[int, ...]:
        """Return all that the view says as integers."""
        out: list[int] = [self.seat, self.seat_count, self.round, self.open_achievements, self.active]
        out += [self.deck, self.block, self.under, self.publications, self.hand, self.masterpiece]
        out += self.dealt
        for numbers in (
            self.bowls,
            self.pages,
            self.market,
            self.bonus,
            self.climbs,
            self.row,
            self.next_row,
            self.experiments,
            self.artifacts,
            self.lore,
            self.candidates,
            self.objections,
        ):
            out.append(len(numbers))
            out += numbers
        for other in self.seats:
            other.write(out)
        if self.rival is not None:
            self.rival.write(out)
        STEPS.write(self.agenda, out)
        return tuple(out)


def has_chosen(seat: Seat) -> bool:
    """T3.13 Say whether a seat's choices have been revealed: its starting experiment is never out of sight again."""
    chosen = seat.dealt[DEALT_EXPERIMENT]
    return chosen != NOTHING and (chosen in seat.beside or chosen in seat.done)


def dealt_openly(seat: Seat, solo: bool) -> vec[i64]:
    """T3.13 Return what all know of the cards dealt to a seat: UNSEEN, but for those shown since.

    T13.1 Alone the artifact that was not chosen goes to the bot, for all to see.
    """
    seen = seat.dealt[:]
    for place in range(DEALT):
        if seen[place] != NOTHING:
            seen[place] = UNSEEN
    if has_chosen(seat):
        seen[DEALT_EXPERIMENT] = seat.dealt[DEALT_EXPERIMENT]
        seen[DEALT_ARTIFACT] = seat.dealt[DEALT_ARTIFACT]
        if solo:
            seen[DEALT_ARTIFACT + 1] = seat.dealt[DEALT_ARTIFACT + 1]
    if seat.dealt[DEALT_MASTERPIECE] in seat.done:
        seen[DEALT_MASTERPIECE] = seat.dealt[DEALT_MASTERPIECE]
    return seen


def hidden_cards(s: Table, seat: int, place: i64) -> i64:
    """T3.13 Return the cards of one kind dealt to others that this seat has not seen, as a mask from the first."""
    first: i64 = FIRST_EXPERIMENT[MASTERPIECE] if place == DEALT_MASTERPIECE else 0
    found: i64 = 0
    for other in range(s.seat_count):
        if other == seat:
            continue
        dealt = s.seats[other].dealt
        seen = dealt_openly(s.seats[other], s.law.solo)
        for each in range(place, place + 2):
            if seen[each] == UNSEEN:
                found |= 1 << (dealt[each] - first)
    return found


def unseen_experiments(s: Table, seat: int) -> vec[i64]:
    """T3.13 Return by level the experiments this seat has not seen, in decks or dealt to others."""
    unseen = s.experiments[:]
    if len(unseen) > 0:
        unseen[STARTING] |= hidden_cards(s, seat, DEALT_EXPERIMENT)
        unseen[MASTERPIECE] |= hidden_cards(s, seat, DEALT_MASTERPIECE)
    return unseen


def unseen_artifacts(s: Table, seat: int) -> vec[i64]:
    """T3.13 Return by level the artifacts this seat has not seen, in stacks or dealt to others."""
    unseen = s.artifacts[:]
    if len(unseen) > 0:
        unseen[STARTING] |= hidden_cards(s, seat, DEALT_ARTIFACT)
    return unseen


def unseen_publications(s: Table, seat: int) -> i64:
    """T12b.1 Return every publication of the game that is not in this seat's hand, nor dealt to it and undecided."""
    found = s.deck | s.block
    for i in range(0, len(s.under), 2):
        found |= 1 << s.under[i]
    for other in range(s.seat_count):
        mine = s.seats[other]
        if other != seat:
            found |= mine.publications
            if not has_chosen(mine):
                for place in range(DEALT_PUBLICATION, DEALT_ARTIFACT):
                    if mine.dealt[place] != NOTHING:
                        found |= 1 << mine.dealt[place]
    return found
