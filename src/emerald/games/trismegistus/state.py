"""The ways in which things change hands in the laboratories; with board.py and opponent.py the only ways there are."""

from __future__ import annotations

from typing import Any, final

from emerald.games.trismegistus import lore
from emerald.games.trismegistus.botmegistus.rival import new_rival
from emerald.games.trismegistus.components import FirstGame
from emerald.games.trismegistus.law import Law
from emerald.games.trismegistus.layout import CHOSEN, PERFORMED
from emerald.games.trismegistus.lexicon import STEP_BACK
from emerald.games.trismegistus.opponent import Opponent
from emerald.games.trismegistus.pieces import (
    CHARGED,
    COLOURS,
    DISCHARGED,
    ETHEREAL_DIE,
    FACES,
    HOLDINGS,
    INFINITY,
    NOTHING,
    REFINED,
    SLOTS,
    TOP_OF_TRACK,
)
from emerald.games.trismegistus.seat import (
    DEALT_ARTIFACT,
    DEALT_EXPERIMENT,
    DEALT_MASTERPIECE,
    DEALT_PUBLICATION,
    EMPTY,
    NO_DIE,
    new_seat,
    with_item,
)
from emerald.kernel.effects.lexicon import Lexicon
from emerald.kernel.effects.tree import Effect
from emerald.kernel.vecs import append, i64, vec


@final
class Table(Opponent):
    """A game of Trismegistus in progress."""

    def clone(self) -> Table:
        """Return an independent twin that tells nobody; the law, the steps and most vecs are shared."""
        rival = self.rival
        twin = Table(
            self.law,
            self.lexicon,
            [seat.clone() for seat in self.seats],
            self.bowls[:],
            None if rival is None else rival.clone(),
        )
        twin.agenda = self.agenda.copy()
        twin.round = self.round
        twin.pages = self.pages
        twin.market = self.market
        twin.bonus = self.bonus
        twin.climbs = self.climbs
        twin.open_achievements = self.open_achievements
        twin.experiments = self.experiments
        twin.artifacts = self.artifacts
        twin.deck = self.deck
        twin.block = self.block
        twin.under = self.under
        twin.lore = self.lore
        twin.row = self.row
        twin.next_row = self.next_row
        twin.active = self.active
        return twin

    # -- set-up: T3.9 to T3.13 -----------------------------------------------------------------------

    def take_laboratory(self, seat: i64, laboratory: i64) -> None:
        """T3.9 Give a seat its laboratory."""
        self.seats[seat].laboratory = laboratory
        self.journal.note("laboratory", seat, laboratory)

    def lay_formula(self, seat: i64, space: i64, formula: i64) -> None:
        """T3.12 Lay a formula on a formula space, face up."""
        mine = self.seats[seat]
        mine.formulas = with_item(mine.formulas, space, formula)
        self.journal.note("lay-formula", seat, formula, 1, target=space)

    def deal(self, seat: i64, place: i64, card: i64) -> None:
        """T3.13 Deal one of the eight cards of the set-up; only its seat sees it."""
        mine = self.seats[seat]
        mine.dealt = with_item(mine.dealt, place, card)
        if place < DEALT_PUBLICATION:
            self._off_the_deck(card)
        elif place < DEALT_ARTIFACT:
            self.deck &= ~(1 << card)
        else:
            self._off_the_stack(card)
        self.journal.note("deal", seat, card, 1, target=place, audience=1 << seat)

    def choose_dealt(self, seat: i64, place: i64, card: i64) -> None:
        """T3.13 Choose one of a pair in secret; the chosen one is kept first."""
        mine = self.seats[seat]
        if mine.dealt[place] != card:
            dealt = mine.dealt[:]
            dealt[place + 1] = dealt[place]
            dealt[place] = card
            mine.dealt = dealt
        mine.chosen += 1
        self.journal.note("choose", seat, card, 1, target=place, audience=1 << seat)

    def reveal_choices(self, seat: i64) -> None:
        """T3.13 Show the starting experiment and artifact; masterpiece and publication stay in hand."""
        mine = self.seats[seat]
        mine.masterpiece = mine.dealt[DEALT_MASTERPIECE]
        mine.publications |= 1 << mine.dealt[DEALT_PUBLICATION]
        self._happened(lore.KEPT, seat, mine.dealt[DEALT_PUBLICATION])
        mine.beside = append(mine.beside[:], mine.dealt[DEALT_EXPERIMENT])
        self.journal.note("starting-experiment", seat, mine.dealt[DEALT_EXPERIMENT])
        self.journal.note("starting-artifact", seat, mine.dealt[DEALT_ARTIFACT])

    def give_first_game(self, seat: i64, game: FirstGame) -> None:
        """T3.14 Give a seat what the introductory set-up has for it; all know of it, for the book says so."""
        mine = self.seats[seat]
        mine.laboratory = game.laboratory
        mine.beside = append(mine.beside[:], game.experiment)
        mine.masterpiece = game.masterpiece
        mine.publications |= 1 << game.publication
        self.deck &= ~(1 << game.publication)
        self._happened(lore.DEALT_OPENLY, seat, game.publication)
        self.journal.note("laboratory", seat, game.laboratory)
        self.journal.note("starting-experiment", seat, game.experiment)
        self.journal.note("starting-masterpiece", seat, game.masterpiece)
        self.journal.note("draw-publication", seat, game.publication)
        self.journal.note("starting-artifact", seat, game.artifact)

    # -- dice: T4.4 to T4.7 ------------------------------------------------------------------------

    def draft_die(self, seat: i64, face: i64, colour: i64) -> None:
        """T4.4 Take a die; its potency is the number of dice in the bowl, this one included."""
        mine = self.seats[seat]
        mine.potency = min(self.dice_in_bowl(face), 5)
        self.bowls[face * COLOURS + colour] -= 1
        mine.die = colour
        mine.face = face
        self.journal.note("draft", seat, colour, mine.potency, source=face)

    def turn_die(self, seat: i64, face: i64) -> None:
        """T4.5 Turn a die taken from the infinity bowl to a metal."""
        self.seats[seat].face = face
        self.journal.note("turn-die", seat, face, 1, source=INFINITY, target=face)

    def raise_potency(self, seat: i64) -> None:
        """T4.4 Discard an ethereal die for one potency more."""
        mine = self.seats[seat]
        mine.held[ETHEREAL_DIE] -= 1
        mine.potency += 1
        self.journal.note("raise", seat, ETHEREAL_DIE, mine.potency)

    def spend_potency(self, seat: i64, potency: i64) -> None:
        """T4.6 Spend potency of the die."""
        self.seats[seat].potency -= potency
        self.journal.note("potency", seat, 0, potency)

    def shelve_die(self, seat: i64) -> None:
        """T4.4, T4.7 Move the die of the potency track to the used dice; what potency is left is lost."""
        mine = self.seats[seat]
        mine.used[mine.die] += 1
        self.journal.note("shelve-die", seat, mine.die, mine.potency)
        mine.die = NO_DIE
        mine.face = NO_DIE
        mine.potency = 0

    # -- materials, essences, tokens -------------------------------------------------------------------

    def gain(self, seat: i64, thing: i64, amount: i64) -> None:
        """T15.1 Give a seat things; there are always enough (T1.8). Where any will do, ask which."""
        if thing >= HOLDINGS:
            make: Any = CHOSEN[thing - HOLDINGS]
            self.then(make(seat, amount))
            return
        self.seats[seat].held[thing] += amount
        self.journal.note("gain", seat, thing, amount)

    def spend(self, seat: i64, thing: i64, amount: i64) -> None:
        """T1.4 Take things from a seat that has them; a reaction token is turned, not lost."""
        held = self.seats[seat].held
        assert held[thing] >= amount, "this is not there to be spent"
        held[thing] -= amount
        if thing == CHARGED:
            held[DISCHARGED] += amount
        self.journal.note("spend", seat, thing, amount)

    def pay(self, seat: i64, effect: Effect) -> None:
        """T15.6 Discharge a reaction token, or ask for the track of a step back (T7.3): effects cost nothing else."""
        for portion in effect.portions:
            if portion.word == STEP_BACK:
                make: Any = CHOSEN[STEP_BACK - HOLDINGS]
                self.then(make(seat, portion.amount))
            else:
                self.spend(seat, portion.word, portion.amount)

    def perform(self, seat: i64, effect: Effect) -> None:
        """T15 Put the step of a verb of the cards on the agenda."""
        make: Any = PERFORMED[effect.thing]
        self.then(make(seat, *effect.operands))

    def repeat(self, seat: i64, effect: Effect, times: i64) -> None:
        """T15 An exchange or a transmutation asks each time itself whether it is wanted."""
        make: Any = PERFORMED[effect.thing]
        self.then(make(seat, *effect.operands, times))

    def recharge_token(self, seat: i64) -> None:
        """T15.6 Turn a discharged reaction token."""
        held = self.seats[seat].held
        held[DISCHARGED] -= 1
        held[CHARGED] += 1
        self.journal.note("recharge-token", seat, CHARGED)

    def move_cube(self, seat: i64, material: i64, metal: i64) -> None:
        """T6.4 Move a cube along an arrow into the refined space of the next metal."""
        held = self.seats[seat].held
        held[material] -= 1
        held[REFINED + metal + 1] += 1
        self.journal.note("move-cube", seat, material, 1, source=material, target=REFINED + metal + 1)

    # -- mastery: T7 --------------------------------------------------------------------------------------

    def climb(self, seat: i64, track: i64) -> i64:
        """T7.1 Move a marker up one step; return the mask of bonus spaces with a token that it has newly reached."""
        mine = self.seats[seat]
        before = mine.tracks[track]
        assert before < TOP_OF_TRACK, "the marker is at the top"
        mine.tracks[track] = before + 1
        self.journal.note("climb", seat, track, 1, before, before + 1)
        return self.tokens_passed(mine.tracks, before, track) & ~mine.reached

    def step_back(self, seat: i64, track: i64) -> None:
        """T7.3 Move a marker down one step; it neither gives nor takes back a bonus."""
        mine = self.seats[seat]
        mine.tracks[track] -= 1
        self.journal.note("step-back", seat, track, 1, mine.tracks[track] + 1, mine.tracks[track])

    def reach_bonus(self, seat: i64, space: i64, waits: bool) -> None:
        """T7.1 Note that a seat has reached a bonus token, once; T6.6 during a transmutation its effect waits."""
        mine = self.seats[seat]
        mine.reached |= 1 << space
        if waits:
            mine.waiting = append(mine.waiting[:], space)
        self.journal.note("reach-bonus", seat, self.bonus[space], 1, target=space)

    def open_transmutation(self, seat: i64) -> None:
        """T6.6 Note that a transmutation has begun."""
        self.seats[seat].open += 1

    def close_transmutation(self, seat: i64) -> None:
        """T6.6 Note that a transmutation is done."""
        self.seats[seat].open -= 1

    def take_waiting(self, seat: i64) -> vec[i64]:
        """T6.6 Return the bonus spaces that waited, in the order reached; none waits any more."""
        mine = self.seats[seat]
        waiting = mine.waiting
        mine.waiting = EMPTY
        return waiting

    # -- artifacts: T5.4, T5.5, T6.5 -----------------------------------------------------------------------

    def acquire_artifact(self, seat: i64, space: i64) -> None:
        """T5.4 Take an artifact off the market; where it is put is asked next."""
        self.journal.note("acquire-artifact", seat, self.market[space], 1, source=space)
        self.take_from_market(space)

    def place_artifact(self, seat: i64, slot: i64, artifact: i64) -> None:
        """T5.4 Put an artifact into a slot, charged; one already there leaves the game."""
        mine = self.seats[seat]
        if mine.slots[slot] != NOTHING:
            self.journal.note("replace-artifact", seat, mine.slots[slot], 1, source=slot)
        mine.slots = with_item(mine.slots, slot, artifact)
        mine.charged |= 1 << slot
        self.journal.note("place-artifact", seat, artifact, 1, target=slot)

    def discharge(self, seat: i64, slot: i64) -> None:
        """T6.5 Turn an artifact down before its ability resolves."""
        mine = self.seats[seat]
        mine.charged &= ~(1 << slot)
        self.journal.note("discharge", seat, mine.slots[slot], 1, source=slot)

    def recharge(self, seat: i64, slot: i64) -> None:
        """T5.5 Turn a discharged artifact up."""
        mine = self.seats[seat]
        mine.charged |= 1 << slot
        self.journal.note("recharge", seat, mine.slots[slot], 1, target=slot)

    def recharge_everything(self, seat: i64) -> None:
        """T14.1 Recharge all artifacts and reaction tokens of a seat."""
        mine = self.seats[seat]
        for slot in range(SLOTS):
            if mine.slots[slot] != NOTHING:
                mine.charged |= 1 << slot
        mine.held[CHARGED] += mine.held[DISCHARGED]
        mine.held[DISCHARGED] = 0
        self.journal.note("recharge-everything", seat, 0)

    # -- experiments, formulas, achievements: T5.6, T10, T11, T12 -----------------------------------------

    def take_experiment(self, seat: i64, page: i64) -> None:
        """T5.6 Lay an experiment of a book beside the laboratory."""
        mine = self.seats[seat]
        experiment = self.pages[page]
        self.take_off_page(page)
        mine.beside = append(mine.beside[:], experiment)
        self.journal.note("take-experiment", seat, experiment, 1, source=page)

    def perform_experiment(self, seat: i64, experiment: i64) -> None:
        """T10.1 Show the experiment that is being performed; it leaves its place beside the laboratory or the hand."""
        mine = self.seats[seat]
        if mine.masterpiece == experiment:
            mine.masterpiece = NOTHING
        else:
            mine.beside = without(mine.beside, experiment)
        self.journal.note("perform", seat, experiment)

    def complete_experiment(self, seat: i64, experiment: i64) -> None:
        """T10.6 Put a performed experiment into its column."""
        mine = self.seats[seat]
        mine.done = append(mine.done[:], experiment)
        self.journal.note("complete", seat, experiment)

    def unlock_formula(self, seat: i64, space: i64, cell: i64, by_gold: bool) -> None:
        """T11.2 Move a formula to an empty cell of the chamber, face up."""
        mine = self.seats[seat]
        formula = mine.formulas[space]
        column = space // 2
        mine.formulas = with_item(mine.formulas, space, NOTHING)
        mine.chamber = with_item(mine.chamber, cell, formula)
        if by_gold:
            mine.by_gold |= 1 << column
        else:
            mine.by_experiment |= 1 << column
        self.journal.note("unlock", seat, formula, 1, space, cell)

    def use_formula(self, seat: i64, cell: i64) -> None:
        """T9.3 Turn a formula over; its effect follows."""
        mine = self.seats[seat]
        mine.face_down |= 1 << cell
        self.journal.note("use-formula", seat, mine.chamber[cell], 1, source=cell)

    def claim(self, seat: i64, achievement: i64) -> None:
        """T12.1 Take an achievement for good."""
        self.open_achievements &= ~(1 << achievement)
        self.seats[seat].achievements |= 1 << achievement
        self.journal.note("claim", seat, achievement)


def without(numbers: vec[i64], item: i64) -> vec[i64]:
    """Return a copy without the first of some items."""
    left = vec[i64]()
    found = False
    for i in range(len(numbers)):
        if not found and numbers[i] == item:
            found = True
        else:
            left = append(left, numbers[i])
    return left


def new_table(seat_count: int, law: Law, lexicon: Lexicon) -> Table:
    """Return a table with nothing on it yet."""
    rival = new_rival() if law.solo else None
    return Table(law, lexicon, [new_seat() for _ in range(seat_count)], vec[i64]([0] * (FACES * COLOURS)), rival)
