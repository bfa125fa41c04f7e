"""T1.4, T1.5, T10.2 to T10.4 Paying for an experiment: what may stand for what, and what discounts are good for.

What is to be paid is a row of needs: the materials of the cost, and one silver for each missing step of mastery. A
formula of the column is good for any one of them, so of the needs as many may stay open as there are formulas; it is
never asked which. The rest is paid cube by cube in the order of the spaces, so that no combination comes twice, and
a cube is offered only while cubes from its space on can pay the rest.
"""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.components import COSTS, SHOWS
from emerald.games.trismegistus.covering import best_use, meet
from emerald.games.trismegistus.objections import COST_NOT_PAYABLE, REQUIREMENT_NOT_MET
from emerald.games.trismegistus.pieces import ELEMENT_NAMES, GOLD_CUBE, MATERIALS, NOTHING, SILVER_CUBE
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.verbs import PAY
from emerald.kernel.agenda import Decision, Task
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec

_BITS: Final = 4
_MOST: Final = 15  # of one kind in a cost; of silver, which missing steps are added to, there is room for more
_SILVER_AT: Final = COSTS - 1


def missing_steps(s: Table, seat: i64, experiment: i64) -> i64:
    """T10.2 Return how many steps of its track are missing for an experiment."""
    components = s.law.components
    step = s.seats[seat].tracks[components.experiment_element[experiment]]
    return max(components.experiment_requires[experiment] - step, 0)


def discounts(s: Table, seat: i64, experiment: i64) -> i64:
    """T10.3 Return how many formulas of its column are unlocked, each good for a material or a step."""
    mine = s.seats[seat]
    column = s.law.components.experiment_element[experiment]
    return ((mine.by_experiment >> column) & 1) + ((mine.by_gold >> column) & 1)


def needs_of(s: Table, seat: i64, experiment: i64) -> vec[i64]:
    """T10.2, T10.4 Return the materials of the cost, and one silver more for each missing step."""
    needs = vec[i64]([0] * SHOWS)
    cost = s.law.components.experiment_cost
    for place in range(COSTS):
        needs[place] = cost[experiment * COSTS + place]
    needs[SILVER_CUBE] += missing_steps(s, seat, experiment)
    return needs


def total_of(needs: vec[i64]) -> i64:
    """Return how many needs there are."""
    total: i64 = 0
    for place in range(SHOWS):
        total += needs[place]
    return total


def why_not_payable(s: Table, seat: i64, experiment: i64) -> i64:
    """T10.2, T10.4 Say why an experiment cannot be paid: too low a step even with discounts, or materials missing."""
    held = s.seats[seat].held
    needs = needs_of(s, seat, experiment)
    spared = discounts(s, seat, experiment)
    cubes = total_of(needs) - spared
    if meet(held, needs) >= cubes:
        return NO_OBJECTION
    if missing_steps(s, seat, experiment) > spared + held[SILVER_CUBE] + held[GOLD_CUBE]:
        return REQUIREMENT_NOT_MET
    return COST_NOT_PAYABLE


def payment_details(s: Table, seat: i64, experiment: i64, reason: i64) -> dict[str, int | str]:
    """T10.2, T10.4 Return what is needed and what there is: steps, or cubes after all discounts."""
    if reason == REQUIREMENT_NOT_MET:
        components = s.law.components
        element = components.experiment_element[experiment]
        need, have = components.experiment_requires[experiment], s.seats[seat].tracks[element]
        return {"element": ELEMENT_NAMES[element], "need": int(need), "have": int(have)}
    needs = needs_of(s, seat, experiment)
    cubes = total_of(needs) - discounts(s, seat, experiment)
    return {"need": int(cubes), "have": int(meet(s.seats[seat].held, needs))}


# -- needs as one number, for steps hold integers only --------------------------------------------------


def pack(needs: vec[i64]) -> i64:
    """Return needs as one number."""
    packed: i64 = needs[SILVER_CUBE] << (_SILVER_AT * _BITS)
    for place in range(COSTS):
        if place != SILVER_CUBE:
            packed |= needs[place] << (_shelf(place) * _BITS)
    return packed


def unpack(packed: i64) -> vec[i64]:
    """Return needs from their number."""
    needs = vec[i64]([0] * SHOWS)
    for place in range(COSTS):
        needs[place] = (packed >> (_shelf(place) * _BITS)) & _MOST
    needs[SILVER_CUBE] = packed >> (_SILVER_AT * _BITS)
    return needs


def _shelf(place: i64) -> i64:
    return place if place < SILVER_CUBE else _SILVER_AT if place == SILVER_CUBE else place - 1


# -- paying ---------------------------------------------------------------------------------------------


@final
class PayFor(Task[Table]):
    """T10.4 Pay for an experiment what its discounts leave to be paid."""

    def __init__(self, seat: i64, experiment: i64) -> None:
        self.seat = seat
        self.experiment: Final = experiment

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.experiment)

    def run(self, s: Table) -> None:
        needs = needs_of(s, self.seat, self.experiment)
        cubes = total_of(needs) - discounts(s, self.seat, self.experiment)
        s.then(PayCubes(self.seat, pack(needs), cubes, 0))


@final
class PayCubes(Task[Table]):
    """T10.4 Pay so many cubes; where only one will do there is nothing to ask."""

    def __init__(self, seat: i64, needs: i64, cubes: i64, lowest: i64) -> None:
        self.seat = seat
        self.needs: Final = needs
        self.cubes: Final = cubes
        self.lowest: Final = lowest

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.needs, self.cubes, self.lowest)

    def run(self, s: Table) -> None:
        if self.cubes <= 0:
            return
        found = cubes_to_pay(s, self.seat, self.needs, self.cubes, self.lowest)
        if len(found) == 1:
            pay_cube(s, self.seat, self.needs, self.cubes, found[0])
        else:
            s.then(PayCube(self.seat, self.needs, self.cubes, self.lowest))


@final
class PayCube(Decision[Table]):
    """T1.4, T1.5 Pay the next cube: refined may stand for raw, gold for anything, while the rest stays payable."""

    def __init__(self, seat: i64, needs: i64, cubes: i64, lowest: i64) -> None:
        self.seat = seat
        self.needs: Final = needs
        self.cubes: Final = cubes
        self.lowest: Final = lowest

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.needs, self.cubes, self.lowest)

    def candidates(self, s: Table) -> vec[i64]:
        found = cubes_to_pay(s, self.seat, self.needs, self.cubes, self.lowest)
        for i in range(len(found)):
            found[i] += PAY
        return found

    def take(self, s: Table, action: i64) -> None:
        pay_cube(s, self.seat, self.needs, self.cubes, action - PAY)

    def suggest(self, s: Table) -> i64:
        """Return the lowest: raw before refined, gold last."""
        return PAY + cubes_to_pay(s, self.seat, self.needs, self.cubes, self.lowest)[0]


def cubes_to_pay(s: Table, seat: i64, packed: i64, cubes: i64, lowest: i64) -> vec[i64]:
    """T10.4 Return the materials of which a cube may be paid next, rising."""
    held = s.seats[seat].held
    found = vec[i64]()
    for material in range(lowest, MATERIALS):
        if held[material] == 0:
            continue
        needs = unpack(packed)
        use = best_use(needs, material)
        if use == NOTHING:
            continue
        needs[use] -= 1
        left = held[:]
        left[material] -= 1
        if meet(left, needs, material) >= cubes - 1:
            found = append(found, material)
    return found


def pay_cube(s: Table, seat: i64, packed: i64, cubes: i64, material: i64) -> None:
    """T10.4 Pay one cube, and go on with what is left to pay."""
    needs = unpack(packed)
    needs[best_use(needs, material)] -= 1
    s.spend(seat, material, 1)
    if cubes > 1:
        s.then(PayCubes(seat, pack(needs), cubes - 1, material))
