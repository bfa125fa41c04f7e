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


class TrismegistusLedger:
    """How the journal of Trismegistus is read."""

    def holdings(self, s):
        held = []
        for seat in s.seats:
            held += [*seat.held, *seat.tracks, *seat.slots]
            held += [int(seat.charged) >> slot & 1 for slot in range(SLOTS)]
            held += [*seat.formulas, *seat.chamber, seat.die, seat.potency, len(seat.beside), len(seat.done)]
        return [int(number) for number in held]

    def enter(self, held, event):
        enter = getattr(Page(held, event), event.kind.replace("-", "_"), None)
        if enter is not None:
            enter()

    def constants(self, s):
        """Count the dice by colour, and what no rule takes out of the game: publications, achievements."""
        return (*self.dice(s), self.achievements(s), *self.publications(s))

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


setattr(Page, "raise", Page.raise_)

LEDGER = TrismegistusLedger()
AT_ONCE = {"reactions": "at-once"}
FIRST_GAME = {"setup": "introductory"}
TABLES = [
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
