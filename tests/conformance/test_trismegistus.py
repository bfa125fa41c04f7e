"""Trismegistus passes the suite with every number of seats and every option, in our edition and in others."""

from pathlib import Path

import pytest

from emerald.games.trismegistus.catalogue import read_catalogue
from emerald.games.trismegistus.game import Trismegistus
from emerald.games.trismegistus.pieces import (
    CELLS,
    CHARGED,
    COLOURS,
    DISCHARGED,
    ELEMENTS,
    ETHEREAL_DIE,
    FIRST_EXPERIMENT,
    FORMULAS_EACH,
    HOLDINGS,
    MASTERPIECE,
    NOTHING,
    SLOTS,
)
from emerald.games.trismegistus.rules.laying import RollDice
from emerald.games.trismegistus.rules.setup import LayAchievement
from emerald.kernel.conformance import CHECKS, Case
from emerald.kernel.conformance.states import all_steps

GAMES = Path(__file__).parents[1] / "games" / "trismegistus"

# What is written of a seat, behind the things it holds.
TRACKS = HOLDINGS
ARTIFACTS = TRACKS + ELEMENTS
CHARGES = ARTIFACTS + SLOTS
SPACES = CHARGES + SLOTS
CHAMBER = SPACES + FORMULAS_EACH
DIE = CHAMBER + CELLS
POTENCY = DIE + 1
BESIDE = DIE + 2
DONE = DIE + 3
SEAT = DIE + 4

# What is written of the bot, behind the one seat it plays against.
ITS_GOLD, ITS_ETHEREAL, ITS_POINTS, ITS_TRACKS = range(SEAT, SEAT + 4)
ITS_DIE, ITS_POTENCY, ITS_ARTIFACTS, ITS_BESIDE, ITS_DONE = range(ITS_TRACKS + 4, ITS_TRACKS + 9)
ITS_PILE, ITS_DISCARDS, ITS_LEFT = range(ITS_DONE + 1, ITS_DONE + 4)


class TrismegistusLedger:
    """How the journal of Trismegistus is read."""

    def holdings(self, s):
        held = []
        for seat in s.seats:
            held += [*seat.held, *seat.tracks, *seat.slots]
            held += [int(seat.charged) >> slot & 1 for slot in range(SLOTS)]
            held += [*seat.formulas, *seat.chamber, seat.die, seat.potency, len(seat.beside), len(seat.done)]
        if s.rival is not None:
            its = s.rival
            held += [its.gold, its.ethereal, its.points, *its.tracks, its.die, its.potency]
            held += [len(its.artifacts), len(its.beside), len(its.done)]
            held += [its.pile, its.discards, its.left, its.right]
        return [int(number) for number in held]

    def enter(self, held, event):
        enter = getattr(Page(held, event), event.kind.replace("-", "_"), None)
        if enter is not None:
            enter()

    def constants(self, s):
        """Count the dice by colour, and what no rule takes out of the game: publications, achievements."""
        return (*self.dice(s), self.achievements(s), *self.publications(s), self.bot_cards(s))

    def bot_cards(self, s):
        """The bot has as many cards as were ever given to it: none before its set-up, never one twice."""
        its = s.rival
        if its is None:
            return 0
        places = [int(its.pile), int(its.discards), *[1 << int(card) for card in (its.left, its.right) if card >= 0]]
        return sum(mask.bit_count() for mask in places) - sum(places).bit_count()

    def dice(self, s):
        steps = [step for step in all_steps(s.agenda) if isinstance(step, RollDice)]
        sides = [*s.seats, *([] if s.rival is None else [s.rival])]
        for colour in range(COLOURS):
            count = sum(int(s.bowls[place]) for place in range(colour, len(s.bowls), COLOURS))
            count += sum(int(side.used[colour]) + (side.die == colour) for side in sides)
            yield count + sum(int((step.black, step.white, step.red)[colour]) for step in steps)

    def achievements(self, s):
        steps = [step for step in all_steps(s.agenda) if isinstance(step, LayAchievement)]
        masks = [int(s.open_achievements), *[int(seat.achievements) for seat in s.seats]]
        return sum(mask.bit_count() for mask in masks) + sum(int(step.count) for step in steps)

    def publications(self, s):
        """Each publication is there once; what was dealt and not yet chosen lies before its seat."""
        under = sum(1 << int(publication) for publication in s.under[::2])
        places = [int(s.deck), int(s.block), under, *[int(seat.publications) for seat in s.seats]]
        dealt = [int(card) for seat in s.seats for card in seat.dealt[4:6] if card != NOTHING]
        found = [publication for mask in places for publication in range(24) if mask >> publication & 1]
        return sorted([*found, *[card for card in dealt if card not in found]])


class Page:
    """The holdings, about to be changed as one event says; its methods are called like kinds of events."""

    def __init__(self, held, event):
        self.held = held
        self.what, self.amount = int(event.what), int(event.amount)
        self.source, self.target = int(event.source), int(event.target)
        self.seat = int(event.seat)

    def add(self, place, amount):
        self.held[self.seat * SEAT + place] += amount

    def put(self, place, what):
        self.held[self.seat * SEAT + place] = what

    # -- things and steps ---------------------------------------------------------------------------

    def gain(self):
        self.add(self.what, self.amount)

    def spend(self):
        self.add(self.what, -self.amount)
        if self.what == CHARGED:
            self.add(DISCHARGED, self.amount)

    def recharge_token(self):
        self.add(DISCHARGED, -1)
        self.add(CHARGED, 1)

    def move_cube(self):
        self.add(self.source, -1)
        self.add(self.target, 1)

    def climb(self):
        self.add(TRACKS + self.what, self.target - self.source)

    step_back = climb

    # -- dice ---------------------------------------------------------------------------------------

    def draft(self):
        self.put(DIE, self.what)
        self.put(POTENCY, self.amount)

    def raise_(self):
        self.add(ETHEREAL_DIE, -1)
        self.put(POTENCY, self.amount)

    def potency(self):
        self.add(POTENCY, -self.amount)

    def shelve_die(self):
        self.put(DIE, NOTHING)
        self.put(POTENCY, 0)

    def collect_dice(self):
        for seat in range(len(self.held) // SEAT):
            self.seat = seat
            self.shelve_die()
        if len(self.held) % SEAT:  # what the bot has follows the one seat
            self.held[ITS_DIE], self.held[ITS_POTENCY] = NOTHING, 0

    # -- artifacts, experiments, formulas -------------------------------------------------------------

    def place_artifact(self):
        self.put(ARTIFACTS + self.target, self.what)
        self.put(CHARGES + self.target, 1)

    def discharge(self):
        self.put(CHARGES + self.source, 0)

    def recharge(self):
        self.put(CHARGES + self.target, 1)

    def recharge_everything(self):
        for slot in range(SLOTS):
            if self.held[self.seat * SEAT + ARTIFACTS + slot] != NOTHING:
                self.put(CHARGES + slot, 1)
        self.add(CHARGED, self.held[self.seat * SEAT + DISCHARGED])
        self.put(DISCHARGED, 0)

    def take_experiment(self):
        self.add(BESIDE, 1)

    starting_experiment = take_experiment

    def perform(self):
        self.add(BESIDE, 0 if self.what >= FIRST_EXPERIMENT[MASTERPIECE] else -1)

    def complete(self):
        self.add(DONE, 1)

    def lay_formula(self):
        self.put(SPACES + self.target, self.what)

    def unlock(self):
        self.put(SPACES + self.source, NOTHING)
        self.put(CHAMBER + self.target, self.what)

    # -- the bot: T13 -----------------------------------------------------------------------------------

    def bot_take_gold(self):
        self.held[ITS_GOLD] += self.amount

    def bot_take_points(self):
        self.held[ITS_POINTS] += self.amount

    def bot_take_ethereal(self):
        self.held[ITS_ETHEREAL] += self.amount

    def bot_advance(self):
        self.held[ITS_TRACKS + self.what] += 1

    def bot_take_die(self):
        self.held[ITS_DIE] = self.what % COLOURS
        self.held[ITS_POTENCY] = self.amount

    def bot_spend_ethereal(self):
        self.held[ITS_ETHEREAL] -= 1
        self.held[ITS_POTENCY] += 1

    def bot_spend_potency(self):
        self.held[ITS_POTENCY] -= self.amount

    def bot_tidy(self):
        if self.what:
            self.held[ITS_DIE] = NOTHING

    def bot_take_artifact(self):
        self.held[ITS_ARTIFACTS] += 1

    bot_artifact = bot_take_artifact

    def bot_take_experiment(self):
        self.held[ITS_BESIDE] += 1

    bot_experiment = bot_take_experiment

    def bot_complete_experiment(self):
        self.held[ITS_GOLD] -= self.amount
        self.held[ITS_BESIDE] -= 1
        self.held[ITS_DONE] += 1

    def bot_complete_masterpiece(self):
        self.held[ITS_GOLD] -= self.amount
        self.held[ITS_DONE] += 1

    def bot_stack(self):
        self.held[ITS_PILE] = self.what

    def bot_add_card(self):
        self.held[ITS_PILE] |= 1 << self.what

    def bot_reshuffle(self):
        self.held[ITS_PILE], self.held[ITS_DISCARDS] = self.held[ITS_DISCARDS], 0

    def bot_lay_open(self):
        self.held[ITS_PILE] &= ~(1 << self.what)
        self.held[ITS_LEFT + self.amount] = self.what

    def bot_discard_card(self):
        self.held[ITS_DISCARDS] |= 1 << self.what
        self.held[ITS_LEFT + self.amount] = NOTHING


setattr(Page, "raise", Page.raise_)

LEDGER = TrismegistusLedger()
AT_ONCE = {"reactions": "at-once"}
FIRST_GAME = {"setup": "introductory"}
TABLES = [
    (1, {"bot-planning": "yes"}),
    (1, {"bot": "heroic", "essences": "shuffled"}),
    (2, {}),
    (3, {"achievements": "no", "essences": "shuffled"}),
    (4, AT_ONCE),
    (2, {**FIRST_GAME, **AT_ONCE}),
    (3, {**FIRST_GAME, "first": "3"}),
    (4, {**FIRST_GAME, "essences": "shuffled"}),
]
BOUNDS = {"entries": 500, "worlds": 400}


def cases():
    box = Trismegistus()
    workshop = Trismegistus(read_catalogue(GAMES / "workshop"))
    other = Trismegistus(read_catalogue(GAMES / "other"))
    found = [Case(box, LEDGER, seats, options, seeds=(1,), **BOUNDS) for seats, options in TABLES]
    found += [Case(each, LEDGER, seats, AT_ONCE, seeds=(1,), **BOUNDS) for each, seats in ((workshop, 3), (other, 4))]
    return found


@pytest.mark.parametrize("case", cases(), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conforms(check, case):
    check(case)
