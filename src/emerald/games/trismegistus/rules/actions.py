"""T4.6, T5, T9 The action phase: one main action, and free actions before and after it."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.objections import (
    MAIN_ACTION_IS_DONE,
    MAIN_ACTION_IS_DUE,
    NEEDS_THREE_POTENCY,
    NO_POTENCY,
    NOT_DISCHARGED,
    NOT_THE_DIES_BOOK,
    NOT_THE_DIES_COLOUR,
    NOT_THE_DIES_SPACES,
    TWO_EXPERIMENTS_ALREADY,
)
from emerald.games.trismegistus.pieces import (
    ARROWS,
    CHAMELEON,
    COLOURS,
    FORMULAS_EACH,
    MARKET,
    METAL_FACES,
    MOST_POTENCY,
    NOTHING,
    PAGES,
    RAW,
    SLOTS,
)
from emerald.games.trismegistus.rules import achievements, experiments, formulas
from emerald.games.trismegistus.rules.artifacts import PlaceArtifact, UseAtOnce
from emerald.games.trismegistus.rules.essence import draw_essence
from emerald.games.trismegistus.rules.laying import RefillPage, RefillSpace
from emerald.games.trismegistus.rules.transmutation import Transmute
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import (
    ACQUIRE,
    CLAIM,
    DRAW_ESSENCE,
    END_ACTIONS,
    GATHER,
    NAME_ESSENCE,
    PERFORM,
    RECHARGE,
    STOP,
    TAKE_EXPERIMENT,
    TRANSMUTE,
    UNLOCK,
    USE_FORMULA,
)
from emerald.games.trismegistus.verbs import (
    CHAMELEON as TURN_CHAMELEON,
)
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

PRICE_OF_AN_ARTIFACT: Final = 3  # T5.4
MOST_EXPERIMENTS: Final = 2  # T5.6


@final
class ActionPhase(Decision[Table]):
    """T4.6 Exactly one main action, and any number of free actions before and after it."""

    def __init__(self, seat: i64, main_is_done: i64) -> None:
        self.seat = seat
        self.main_is_done: Final = main_is_done

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.main_is_done)

    def candidates(self, s: Table) -> vec[i64]:
        seat = self.seat
        mine = s.seats[seat]
        found = main_actions(s, seat)
        if self.main_is_done == 0 and mine.held[CHAMELEON] > 0:
            for place in range(METAL_FACES * COLOURS):
                found = append(found, TURN_CHAMELEON + place)
        return append(free_actions(s, seat, found), END_ACTIONS)

    def objection(self, s: Table, action: i64) -> i64:
        if action == END_ACTIONS:
            return NO_OBJECTION if self.main_is_done else MAIN_ACTION_IS_DUE
        if action >= PERFORM:
            return free_objection(s, self.seat, action)
        if self.main_is_done:
            return MAIN_ACTION_IS_DONE
        if action >= TURN_CHAMELEON:
            return NO_OBJECTION
        mine = s.seats[self.seat]
        return main_objection(s, self.seat, mine.face, mine.die, action)

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        if action >= PERFORM:
            return free_details(s, self.seat, action, reason)
        return main_details(s, self.seat, reason)

    def take(self, s: Table, action: i64) -> None:
        seat = self.seat
        if action == END_ACTIONS:
            return
        if action >= PERFORM:
            s.then(ActionPhase(seat, self.main_is_done))
            take_free_action(s, seat, action)
            return
        s.then(ActionPhase(seat, 1))
        if action >= TURN_CHAMELEON:
            s.spend(seat, CHAMELEON, 1)
            place = action - TURN_CHAMELEON
            s.then(MainAction(seat, place // COLOURS, place % COLOURS))
        else:
            mine = s.seats[seat]
            take_main_action(s, seat, mine.face, mine.die, action)


@final
class MainAction(Decision[Table]):
    """T5.7 The main action for which a chameleon has given the die another face and colour."""

    def __init__(self, seat: i64, face: i64, colour: i64) -> None:
        self.seat = seat
        self.face: Final = face
        self.colour: Final = colour

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.face, self.colour)

    def candidates(self, s: Table) -> vec[i64]:
        return main_actions(s, self.seat)

    def objection(self, s: Table, action: i64) -> i64:
        return main_objection(s, self.seat, self.face, self.colour, action)

    def details(self, s: Table, action: i64, reason: i64) -> dict[str, int | str]:
        return main_details(s, self.seat, reason)

    def take(self, s: Table, action: i64) -> None:
        take_main_action(s, self.seat, self.face, self.colour, action)


# -- T5 main actions ------------------------------------------------------------------------------


def main_actions(s: Table, seat: i64) -> vec[i64]:
    """T5.1, T5.2, T5.3, T5.4, T5.5, T5.6 List the main actions worth showing, whatever the die."""
    found = vec[i64]()
    for potency in range(MOST_POTENCY):
        found = append(found, GATHER + potency)
    for potency in range(MOST_POTENCY):
        found = append(found, DRAW_ESSENCE + potency)
    for arrow in range(ARROWS):
        found = append(found, TRANSMUTE + arrow)
    market, pages, slots = s.market, s.pages, s.seats[seat].slots
    for space in range(MARKET):
        if market[space] != NOTHING:
            found = append(found, ACQUIRE + space)
    for slot in range(SLOTS):
        if slots[slot] != NOTHING:
            found = append(found, RECHARGE + slot)
    for page in range(PAGES):
        if pages[page] != NOTHING:
            found = append(found, TAKE_EXPERIMENT + page)
    return found


def main_objection(s: Table, seat: i64, face: i64, colour: i64, action: i64) -> i64:
    """T5 Return why a main action cannot be done with a die of this face and colour, or 0."""
    mine = s.seats[seat]
    if action < DRAW_ESSENCE:
        return NO_OBJECTION if action - GATHER < mine.potency else NO_POTENCY
    if action < NAME_ESSENCE:
        return NO_OBJECTION if action - DRAW_ESSENCE < mine.potency else NO_POTENCY
    if action < STOP:
        arrow = action - TRANSMUTE
        return s.why_not_transmute(seat, arrow) if s.arrow_colour(seat, arrow) == colour else NOT_THE_DIES_COLOUR
    if action < RECHARGE:
        if action >= ACQUIRE and (action - ACQUIRE) // 2 != colour:
            return NOT_THE_DIES_SPACES
        return NO_OBJECTION if mine.potency >= PRICE_OF_AN_ARTIFACT else NEEDS_THREE_POTENCY
    if action < TAKE_EXPERIMENT:
        return NOT_DISCHARGED if (mine.charged >> (action - RECHARGE)) & 1 else NO_OBJECTION
    if (action - TAKE_EXPERIMENT) // 2 != face:
        return NOT_THE_DIES_BOOK
    return NO_OBJECTION if len(mine.beside) < MOST_EXPERIMENTS else TWO_EXPERIMENTS_ALREADY


def main_details(s: Table, seat: i64, reason: i64) -> dict[str, int | str]:
    """Return the arguments of the reason against a main action."""
    if reason == NO_POTENCY or reason == NEEDS_THREE_POTENCY:
        return {"have": int(s.seats[seat].potency)}
    return {}


def take_main_action(s: Table, seat: i64, face: i64, colour: i64, action: i64) -> None:
    """T5 Do a main action with a die of this face and colour."""
    if action < DRAW_ESSENCE:
        potency = action - GATHER + 1
        s.spend_potency(seat, potency)
        s.gain(seat, RAW + face, potency)
    elif action < NAME_ESSENCE:
        potency = action - DRAW_ESSENCE + 1
        s.spend_potency(seat, potency)
        draw_essence(s, seat, face, potency)
    elif action < STOP:
        transmute_once(s, seat, action - TRANSMUTE)
    elif action < RECHARGE:
        space = action - ACQUIRE
        artifact = s.market[space]
        s.spend_potency(seat, PRICE_OF_AN_ARTIFACT)
        s.acquire_artifact(seat, space)
        s.then(PlaceArtifact(seat, artifact), UseAtOnce(seat, artifact), RefillSpace(space))
    elif action < TAKE_EXPERIMENT:
        s.spend_potency(seat, 1)
        s.recharge(seat, action - RECHARGE)
    else:
        page = action - TAKE_EXPERIMENT
        s.spend_potency(seat, 1)
        if s.law.components.experiment_level[s.pages[page]] == s.round:
            s.then(RefillPage(page))
        s.take_experiment(seat, page)


def transmute_once(s: Table, seat: i64, arrow: i64) -> None:
    """T5.3 One transmutation for one potency, after which one may go on along the same arrow."""
    s.spend_potency(seat, 1)
    s.then(Transmute(seat, arrow), TransmuteOn(seat, arrow))


@final
class TransmuteOn(Task[Table]):
    """T5.3 As long as there is potency, a cube and an essence, one more transmutation may follow."""

    def __init__(self, seat: i64, arrow: i64) -> None:
        self.seat = seat
        self.arrow: Final = arrow

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.arrow)

    def run(self, s: Table) -> None:
        if s.seats[self.seat].potency > 0 and s.why_not_transmute(self.seat, self.arrow) == NO_OBJECTION:
            s.then(StopOrGoOn(self.seat, self.arrow))


@final
class StopOrGoOn(Decision[Table]):
    """T5.3 After each transmutation you stop or go on."""

    def __init__(self, seat: i64, arrow: i64) -> None:
        self.seat = seat
        self.arrow: Final = arrow

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.arrow)

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64]([TRANSMUTE + self.arrow, STOP])

    def take(self, s: Table, action: i64) -> None:
        if action != STOP:
            transmute_once(s, self.seat, self.arrow)


# -- T9 free actions ------------------------------------------------------------------------------


def free_actions(s: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """T9.1, T9.2, T9.3, T9.4 Append the free actions worth showing, rising."""
    mine = s.seats[seat]
    at_hand = experiments.experiments_at_hand(s, seat)
    for i in range(len(at_hand)):
        found = append(found, PERFORM + at_hand[i])
    formulas_left = mine.formulas
    for space in range(FORMULAS_EACH):
        if formulas_left[space] != NOTHING:
            found = append(found, UNLOCK + space)
    cells = formulas.usable_cells(mine)
    for i in range(len(cells)):
        found = append(found, USE_FORMULA + cells[i])
    unclaimed = achievements.open_achievements(s)
    for i in range(len(unclaimed)):
        found = append(found, CLAIM + unclaimed[i])
    return found


def free_objection(s: Table, seat: i64, action: i64) -> i64:
    """T9 Return why a free action cannot be done, or 0."""
    if action < UNLOCK:
        return experiments.perform_objection(s, seat, action - PERFORM)
    if action < USE_FORMULA:
        return formulas.unlock_objection(s, seat, action - UNLOCK)
    if action < CLAIM:
        return formulas.use_objection(s, seat, action - USE_FORMULA)
    return achievements.claim_objection(s, seat, action - CLAIM)


def free_details(s: Table, seat: i64, action: i64, reason: i64) -> dict[str, int | str]:
    """Return the arguments of the reason against a free action."""
    if action < UNLOCK:
        return experiments.perform_details(s, seat, action - PERFORM, reason)
    if action < USE_FORMULA:
        return formulas.unlock_details(s, seat, action - UNLOCK, reason)
    if action < CLAIM:
        return formulas.use_details(s, seat, action - USE_FORMULA, reason)
    if action < END_ACTIONS:
        return achievements.claim_details(s, seat, action - CLAIM, reason)
    return {}


def take_free_action(s: Table, seat: i64, action: i64) -> None:
    """T9 Do a free action."""
    if action < UNLOCK:
        s.then(experiments.Perform(seat, action - PERFORM))
    elif action < USE_FORMULA:
        s.then(formulas.UnlockByGold(seat, action - UNLOCK))
    elif action < CLAIM:
        s.then(formulas.UseFormula(seat, action - USE_FORMULA))
    else:
        s.then(achievements.Claim(seat, action - CLAIM))
