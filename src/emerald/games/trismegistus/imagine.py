"""Whole worlds that agree with a view: what this seat has not seen, dealt anew to the places where it may lie.

Whoever chose between cards this seat has not seen chose by chance, as far as it can tell: how others play is not held
against them. So starting experiments, masterpieces and artifacts are dealt alike to hidden places and decks, and the
publications go their course again (`strays.py`).
"""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus import lore
from emerald.games.trismegistus.pieces import FIRST_EXPERIMENT, MASTERPIECE, NOTHING, STARTING
from emerald.games.trismegistus.seat import (
    DEALT_ARTIFACT,
    DEALT_EXPERIMENT,
    DEALT_MASTERPIECE,
    DEALT_PUBLICATION,
    Seat,
)
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.strays import BLOCK, HAND, Strays, moved, way_taken
from emerald.games.trismegistus.view import UNSEEN, SeatSeen, View
from emerald.kernel.rng import Rng
from emerald.kernel.vecs import append, i64, vec

NEVER_SEEN: Final = -1  # a publication this seat knows nothing of


def imagine(view: View, rng: Rng) -> Table:
    """Return a state that looks to this seat exactly as the view does."""
    rival = view.rival
    seats = [_seat(seen) for seen in view.seats]
    s = Table(view.law, view.law.components.lexicon, seats, view.bowls[:], None if rival is None else rival.clone())
    s.agenda = view.agenda.copy()
    s.round = view.round
    s.pages = view.pages
    s.market = view.market
    s.bonus = view.bonus
    s.climbs = view.climbs
    s.open_achievements = view.open_achievements
    s.row = view.row
    s.next_row = view.next_row
    s.active = view.active
    experiments, artifacts = view.experiments[:], view.artifacts[:]
    if len(experiments) > 0:
        experiments[STARTING] = _deal(view, rng, seats, DEALT_EXPERIMENT, experiments[STARTING], 0)
        first = FIRST_EXPERIMENT[MASTERPIECE]
        experiments[MASTERPIECE] = _deal(view, rng, seats, DEALT_MASTERPIECE, experiments[MASTERPIECE], first)
        artifacts[STARTING] = _deal(view, rng, seats, DEALT_ARTIFACT, artifacts[STARTING], 0)
    s.experiments = experiments
    s.artifacts = artifacts
    _give_masterpieces(view, seats)
    _Publications(view, rng).lay(s)
    return s


def _seat(seen: SeatSeen) -> Seat:
    """Return a seat with all that is open about it."""
    made = Seat(seen.held[:], seen.tracks[:], seen.used[:])
    made.laboratory = seen.laboratory
    made.die = seen.die
    made.face = seen.face
    made.potency = seen.potency
    made.slots = seen.slots
    made.charged = seen.charged
    made.beside = seen.beside
    made.done = seen.done
    made.formulas = seen.formulas
    made.chamber = seen.chamber
    made.face_down = seen.face_down
    made.by_experiment = seen.by_experiment
    made.by_gold = seen.by_gold
    made.achievements = seen.achievements
    made.reached = seen.reached
    made.waiting = seen.waiting
    made.open = seen.open
    made.chosen = seen.chosen
    made.dealt = seen.dealt[:]
    return made


# -- starting experiments, masterpieces, starting artifacts: T3.13 -----------------------------------------


def _deal(view: View, rng: Rng, seats: list[Seat], place: i64, unseen: i64, first: i64) -> i64:
    """Deal cards of one kind to the hidden places of others; return the mask of what is left."""
    for other in range(view.seat_count):
        if other == view.seat:
            seats[other].dealt = view.dealt
            continue
        dealt = seats[other].dealt
        for each in range(place, place + 2):
            if dealt[each] == UNSEEN:
                card = _pick(unseen, rng)
                unseen &= ~(1 << card)
                dealt[each] = first + card
    return unseen


def _pick(cards: i64, rng: Rng) -> i64:
    """Return one card of a mask, each as likely."""
    left = rng.below(int(cards).bit_count())
    card: i64 = 0
    while True:
        if (cards >> card) & 1:
            if left == 0:
                return card
            left -= 1
        card += 1


def _give_masterpieces(view: View, seats: list[Seat]) -> None:
    """T3.14 Put the masterpieces into the hands: in the introductory set-up all know which, else those imagined."""
    for other in range(view.seat_count):
        if other == view.seat:
            seats[other].masterpiece = view.masterpiece
        elif view.seats[other].has_masterpiece:
            chosen = seats[other].dealt[DEALT_MASTERPIECE]
            if chosen == NOTHING:
                chosen = view.law.components.first_games[other].masterpiece
            seats[other].masterpiece = chosen


# -- publications: T12b.1 ------------------------------------------------------------------------------------


@final
class _Publications:
    """T12b.1 The publications on their course: cards that get a name when this seat sees it, the others at the end."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.view: Final = view
        self.rng: Final = rng
        self.names: Final[list[int]] = []  # by card
        self.block: Final[list[int]] = []
        self.hands: Final[list[list[int]]] = [[], [], [], []]
        self.under: Final[list[int]] = []
        self.cards: Final[list[int]] = []  # by entry of the course
        entries = view.lore
        way = way_taken(view.seat, entries, rng)
        for number in range(len(entries)):
            self.cards.append(self._follow(entries[number], way[number], way[number + 1]))
        self._name_the_rest()

    def lay(self, s: Table) -> None:
        """Lay the publications where they are, and write their course."""
        view = self.view
        entries = view.lore
        course = vec[i64]()
        returners: list[i64] = []
        for number in range(len(entries)):
            what, who = lore.what_of(entries[number]), lore.seat_of(entries[number])
            name = self.names[self.cards[number]]
            course = append(course, lore.noted(what, who, name))
            if what == lore.RETURNED:
                returners.append(who)
            if who != view.seat and (what == lore.KEPT or what == lore.REFUSED):
                dealt = s.seats[who].dealt
                dealt[DEALT_PUBLICATION + (0 if what == lore.KEPT else 1)] = name
        s.lore = course
        for card in self.block:
            s.block |= 1 << self.names[card]
        gone = len(returners) - len(self.under)
        under = vec[i64]()
        for i in range(len(self.under)):
            under = append(append(under, self.names[self.under[i]]), returners[gone + i])
        s.under = under
        for other in range(view.seat_count):
            for card in self.hands[other]:
                s.seats[other].publications |= 1 << self.names[card]
        s.deck = self._deal_undecided(s)

    def _deal_undecided(self, s: Table) -> i64:
        """T3.13 Deal publications to those who have not chosen yet; return the mask of what is left of the deck."""
        deck = self.view.publications
        for name in self.names:
            deck &= ~(1 << name)
        for other in range(self.view.seat_count):
            if other != self.view.seat:
                dealt = s.seats[other].dealt
                for place in range(DEALT_PUBLICATION, DEALT_ARTIFACT):
                    if dealt[place] == UNSEEN:
                        dealt[place] = _pick(deck, self.rng)
                        deck &= ~(1 << dealt[place])
        return deck

    def _follow(self, item: i64, before: Strays, after: Strays) -> int:
        """Let an entry of the course happen; return which card it was about."""
        what, who, name = lore.what_of(item), int(lore.seat_of(item)), int(lore.publication_of(item))
        if what == lore.RETURNED:
            card = self._card(self.hands[who], HAND + who, name, before, after)
            self.under.append(card)
        elif what == lore.REFUSED:
            card = self._new(name)
            self.block.append(card)
        else:
            if what == lore.DRAWN_FROM_BLOCK:
                card = self._card(self.block, BLOCK, name, before, after)
            elif what == lore.DRAWN_FROM_UNDER:
                card = self.under.pop(0)
                if name != lore.UNKNOWN:
                    self.names[card] = name
            else:
                card = self._new(name)
            self.hands[who].append(card)
        return card

    def _new(self, name: int) -> int:
        """Return a card that nobody has had before."""
        self.names.append(NEVER_SEEN if name == lore.UNKNOWN else name)
        return len(self.names) - 1

    def _card(self, here: list[int], place: int, name: int, before: Strays, after: Strays) -> int:
        """Take the card that left a place: the one this seat saw, the stray that moved, or any it has never seen."""
        wanted = name if name != lore.UNKNOWN else moved(before, after)
        for card in here:
            if wanted >= 0 and self.names[card] == wanted:
                here.remove(card)
                return card
        never_seen = [card for card in here if self.names[card] == NEVER_SEEN]
        card = never_seen[self.rng.below(len(never_seen))]
        here.remove(card)
        if name != lore.UNKNOWN:
            self.names[card] = name
        return card

    def _name_the_rest(self) -> None:
        """Give the cards this seat has never seen names it has never seen."""
        left = self.view.publications
        for name in self.names:
            if name != NEVER_SEEN:
                left &= ~(1 << name)
        for card in range(len(self.names)):
            if self.names[card] == NEVER_SEEN:
                name = int(_pick(left, self.rng))
                self.names[card] = name
                left &= ~(1 << name)
