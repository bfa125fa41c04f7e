"""The ways in which dice, decks, books, market and turn order of the main board change; the journal hears of each."""

from __future__ import annotations

from emerald.games.trismegistus import lore
from emerald.games.trismegistus.pieces import (
    COLOURS,
    FACES,
    FIRST_EXPERIMENT,
    LEVELS,
    MASTERPIECE,
    NOTHING,
)
from emerald.games.trismegistus.reckoning import Reckoning
from emerald.games.trismegistus.seat import EMPTY, NO_DIE, with_item
from emerald.kernel.agenda import NOBODY
from emerald.kernel.vecs import append, i64, vec


class Board(Reckoning):
    """The main board and its decks."""

    # -- the box: T2.1, T3.2 -----------------------------------------------------------------------

    def fill_decks(self) -> None:
        """T2.1, T3.2 Put all cards into their decks but those for more players."""
        components = self.law.components
        for level in range(LEVELS):
            deck: i64 = 0
            for experiment in components.experiments_for(level, self.seat_count):
                deck |= 1 << (experiment - FIRST_EXPERIMENT[level])
            self.experiments = append(self.experiments[:], deck)
        for level in range(MASTERPIECE):
            stack: i64 = 0
            for artifact in components.artifacts_of(level):
                stack |= 1 << (artifact - components.first_artifact[level])
            self.artifacts = append(self.artifacts[:], stack)
        for publication in components.publications_for(self.seat_count):
            self.deck |= 1 << publication

    # -- dice: T3.7, T4.4 --------------------------------------------------------------------------

    def roll(self, face: i64, colour: i64) -> None:
        """T3.7 Put a die that was rolled into the bowl of its face."""
        self.bowls[face * COLOURS + colour] += 1
        self.journal.note("roll", NOBODY, colour, 1, target=face)

    def empty_bowl(self, face: i64) -> None:
        """T3.7 Take all dice out of a bowl that is too full, to roll them again."""
        for colour in range(COLOURS):
            self.bowls[face * COLOURS + colour] = 0
        self.journal.note("empty-bowl", NOBODY, face)

    def collect_dice(self) -> None:
        """T14.1 Take up all dice, those on the boards too."""
        for place in range(FACES * COLOURS):
            self.bowls[place] = 0
        for mine in self.seats:
            for colour in range(COLOURS):
                mine.used[colour] = 0
            mine.die = NO_DIE
            mine.face = NO_DIE
            mine.potency = 0
        rival = self.rival
        if rival is not None:
            for colour in range(COLOURS):
                rival.used[colour] = 0
            rival.die = NO_DIE
            rival.face = NO_DIE
            rival.potency = 0
        self.journal.note("collect-dice", NOBODY, 0)

    # -- books: T2.4, T5.6 -------------------------------------------------------------------------

    def lay_experiment(self, page: i64, experiment: i64) -> None:
        """T3.3, T5.6, T14.1 Lay an experiment of its deck on a page."""
        self._off_the_deck(experiment)
        self.pages = with_item(self.pages, page, experiment)
        self.journal.note("lay-experiment", NOBODY, experiment, 1, target=page)

    def clear_page(self, page: i64) -> None:
        """T14.1 Remove an experiment that is too old from the game."""
        self.journal.note("clear-page", NOBODY, self.pages[page], 1, source=page)
        self.pages = with_item(self.pages, page, NOTHING)

    # -- market and artifact stacks: T2.4, T5.4 ----------------------------------------------------

    def lay_artifact(self, space: i64, artifact: i64) -> None:
        """T3.4, T5.4, T14.1 Lay an artifact of the stack on a space of the market."""
        self._off_the_stack(artifact)
        self.market = with_item(self.market, space, artifact)
        self.journal.note("lay-artifact", NOBODY, artifact, 1, target=space)

    def clear_market(self) -> None:
        """T14.1 Remove all artifacts of the market from the game."""
        for space in range(i64(len(self.market))):
            if self.market[space] != NOTHING:
                self.journal.note("clear-space", NOBODY, self.market[space], 1, source=space)
                self.market = with_item(self.market, space, NOTHING)

    def take_from_market(self, space: i64) -> None:
        """T5.4, T13.6 Take an artifact off the market; whoever calls says where it goes."""
        self.market = with_item(self.market, space, NOTHING)

    def take_off_page(self, page: i64) -> None:
        """T5.6, T13.7 Take an experiment out of its book; whoever calls says where it goes."""
        self.pages = with_item(self.pages, page, NOTHING)

    def draw_artifact(self, artifact: i64) -> None:
        """T15.5 Take a random artifact off the stack; whoever calls says where it goes."""
        self._off_the_stack(artifact)

    # -- what is laid out once: T2.6, T3.5, T12.1 ----------------------------------------------------

    def lay_bonus(self, space: i64, kind: i64) -> None:
        """T3.5 Put a bonus token on a bonus space, face up."""
        self.bonus = with_item(self.bonus, space, kind)
        self.journal.note("lay-bonus", NOBODY, kind, 1, target=space)

    def remove_bonus(self, space: i64) -> None:
        """T4.7 Remove a bonus token from the game; nobody's marker on it counts any more."""
        self.journal.note("remove-bonus", NOBODY, self.bonus[space], 1, source=space)
        self.bonus = with_item(self.bonus, space, NOTHING)
        for mine in self.seats:
            mine.reached &= ~(1 << space)

    def lay_essence(self, essence: i64, track: i64) -> None:
        """T2.6 Put the token of an essence beside the track it climbs."""
        self.climbs = with_item(self.climbs, essence, track)
        self.journal.note("lay-essence", NOBODY, essence, 1, target=track)

    def lay_achievement(self, achievement: i64) -> None:
        """T12.1 Lay an achievement open."""
        self.open_achievements |= 1 << achievement
        self.journal.note("lay-achievement", NOBODY, achievement)

    # -- publications: T12b.1 -----------------------------------------------------------------------

    def stack_refused(self) -> None:
        """T3.13 Shuffle the publications nobody chose and put them under the deck; each seat knows of its own."""
        for seat in range(self.seat_count):
            refused = self.seats[seat].dealt[5]
            if refused != NOTHING:
                self.block |= 1 << refused
                self._happened(lore.REFUSED, seat, refused)
        self.journal.note("stack-refused", NOBODY, 0)

    def draw_publication(self, seat: i64, publication: i64) -> None:
        """T12b.1 Move a publication from the deck to a hand; only its owner sees it."""
        here = 1 << publication
        if self.deck & here:
            self.deck &= ~here
            self._happened(lore.DRAWN, seat, publication)
        elif self.block & here:
            self.block &= ~here
            self._happened(lore.DRAWN_FROM_BLOCK, seat, publication)
        else:
            assert self.under[0] == publication, "this is not the publication that comes next"
            self.under = self.under[2:]
            self._happened(lore.DRAWN_FROM_UNDER, seat, publication)
        self.seats[seat].publications |= here
        self.journal.note("draw-publication", seat, publication, audience=1 << seat)

    def return_publication(self, seat: i64, publication: i64) -> None:
        """T12b.1 Put a publication of a hand under the deck; only who puts it there knows which."""
        self.seats[seat].publications &= ~(1 << publication)
        self.under = append(append(self.under[:], publication), seat)
        self._happened(lore.RETURNED, seat, publication)
        self.journal.note("return-publication", seat, publication, audience=1 << seat)

    # -- the course of the game -----------------------------------------------------------------------

    def begin_round(self, number: i64) -> None:
        """T4.1 Count a round."""
        self.round = number
        self.journal.note("round", NOBODY, number)

    def set_order(self, order: vec[i64]) -> None:
        """T3.8, T14.1 Say in which order turns are taken; behind the last seat, alone, comes the bot."""
        self.row = order[:]
        self.next_row = EMPTY
        for place in range(i64(len(order))):
            self.journal.note("order", order[place], place)

    def begin_turn(self, seat: i64) -> None:
        """T4.2 Say whose turn it is."""
        self.active = seat
        self.journal.note("turn", seat, self.round)

    def move_to_next_row(self, seat: i64) -> None:
        """T4.7 Move a marker to the first free place of the next row."""
        self.journal.note("next-row", seat, i64(len(self.next_row)))
        self.next_row = append(self.next_row[:], seat)

    # -- inside -----------------------------------------------------------------------------------------

    def _happened(self, what: i64, seat: i64, publication: i64) -> None:
        self.lore = append(self.lore[:], lore.noted(what, seat, publication))

    def _off_the_stack(self, artifact: i64) -> None:
        components = self.law.components
        level = components.artifact_level[artifact]
        masks = self.artifacts
        here: i64 = 1 << (artifact - components.first_artifact[level])
        self.artifacts = with_item(masks, level, masks[level] & ~here)

    def _off_the_deck(self, experiment: i64) -> None:
        level = self.law.components.experiment_level[experiment]
        masks = self.experiments
        here: i64 = 1 << (experiment - FIRST_EXPERIMENT[level])
        self.experiments = with_item(masks, level, masks[level] & ~here)
