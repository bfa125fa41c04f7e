"""What a player sees at a glance, as numbers: the ground on which positions are judged.

Own publications and the own masterpiece are known, of other hands only how many cards there are; so equal views give
equal features whatever world was imagined.
"""

from __future__ import annotations

from typing import Final

from emerald.games.trismegistus.components import COSTS, SHOWS
from emerald.games.trismegistus.covering import meet
from emerald.games.trismegistus.pieces import (
    AETHER,
    CELLS,
    CHAMELEON,
    CHARGED,
    COLUMNS,
    DICE_EACH,
    DISCHARGED,
    ELEMENTS,
    ETHEREAL_DIE,
    GOLD_CUBE,
    IRON,
    NOTHING,
    POINTS,
    PUBLICATIONS,
    REFINED,
    REFINED_COPPER,
    REFINED_IRON,
    ROUNDS,
    SALT,
    SILVER_CUBE,
    SLOTS,
    STONE_POINTS,
    SULFUR,
)
from emerald.games.trismegistus.seat import Seat
from emerald.games.trismegistus.standings import achievement_points, experiment_points, track_points
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.symbols import best_publications, points_of, symbols_of
from emerald.kernel.agenda import NOBODY
from emerald.kernel.vecs import i64, vec

FEATURE_NAMES: Final = (
    # 0: points that nobody can take away
    "scored stone track-points "
    # 3: what is held
    "gold ethereal-dice raw refined path silver essences chameleons charged discharged "
    # 13: mastery
    "steps lowest-step highest-step "
    # 16: artifacts and symbols
    "artifacts charged-artifacts symbols rarest-symbol "
    # 20: the stone
    "formulas unused-formulas open-columns affordable-formula "
    # 24: dice
    "potency dice-left "
    # 26: experiments beside the laboratory
    "beside near payable cubes-missing steps-missing "
    # 31: the hand
    "hand masterpiece-near masterpiece-payable publications publications-near"
).split()

FEATURE_COUNT: Final[i64] = 36
MODES: Final = ["all"]
PHASES: Final = ROUNDS * DICE_EACH
FAR: Final[i64] = 10  # cubes and steps from which on an experiment is out of sight


def phase_of(s: Table) -> i64:
    """Return how far the game has come, in hundredths of a phase: the round, and the dice taken on average."""
    taken: i64 = 0
    for seat in s.seats:
        taken += seat.dice_taken()
    later = min(taken // s.seat_count, DICE_EACH - 1)
    return 100 * (max(s.round - 1, 0) * DICE_EACH + later)


def turn_of(s: Table) -> i64:
    """Return whose turn it is, the bot's included: the step at the bottom of the agenda is the one that will end it."""
    return s.agenda[0].seat if len(s.agenda) > 0 else NOBODY


def features(s: Table, seat: i64, knows_hand: bool) -> vec[i64]:
    """Return the features of a seat; what only its owner knows is zero for the others."""
    mine = s.seats[seat]
    held = mine.held
    found = vec[i64]([0] * 36)
    found[0] = held[POINTS] + experiment_points(s, mine) + achievement_points(s, mine)
    formulas = mine.formula_count()
    found[1] = STONE_POINTS[formulas]
    found[2] = track_points(mine.tracks)
    _count_holdings(held, found)
    _count_tracks(mine.tracks, found)
    symbols = symbols_of(s.law.components, mine.slots, mine.done, mine.tracks)
    _count_artifacts(mine, symbols, found)
    _count_formulas(mine, formulas, found)
    found[24] = mine.potency
    found[25] = DICE_EACH - mine.dice_taken()
    beside = mine.beside
    found[26] = len(beside)
    for i in range(len(beside)):
        missing = _look_at(s, mine, beside[i], found)
        found[27] += s.law.components.experiment_points[beside[i]] * (FAR - missing)
        if missing == 0:
            found[28] += 1
    if knows_hand:
        _count_hand(s, mine, symbols, found)
    hand = mine.publications
    while hand:
        hand &= hand - 1
        found[31] += 1
    return found


def _count_holdings(held: vec[i64], found: vec[i64]) -> None:
    found[3] = held[GOLD_CUBE]
    found[4] = held[ETHEREAL_DIE]
    for raw in range(IRON + 1):
        found[5] += held[raw]
    for refined in range(REFINED_COPPER, REFINED_IRON + 1):
        found[6] += held[refined]
        found[7] += held[refined] * (refined - REFINED)
    found[8] = held[SILVER_CUBE]
    found[9] = held[SALT] + held[SULFUR] + held[AETHER]
    found[10] = held[CHAMELEON]
    found[11] = held[CHARGED]
    found[12] = held[DISCHARGED]


def _count_tracks(tracks: vec[i64], found: vec[i64]) -> None:
    lowest = tracks[0]
    highest = tracks[0]
    for track in range(ELEMENTS):
        found[13] += tracks[track]
        lowest = min(lowest, tracks[track])
        highest = max(highest, tracks[track])
    found[14] = lowest
    found[15] = highest


def _count_artifacts(mine: Seat, symbols: vec[i64], found: vec[i64]) -> None:
    for slot in range(SLOTS):
        if mine.slots[slot] != NOTHING:
            found[16] += 1
            found[17] += (mine.charged >> slot) & 1
    rarest = symbols[0]
    for element in range(ELEMENTS):
        found[18] += symbols[element]
        rarest = min(rarest, symbols[element])
    found[19] = rarest


def _count_formulas(mine: Seat, formulas: i64, found: vec[i64]) -> None:
    found[20] = formulas
    for cell in range(CELLS):
        if mine.chamber[cell] != NOTHING and (mine.face_down >> cell) & 1 == 0:
            found[21] += 1
    bought: i64 = 0
    for column in range(COLUMNS):
        found[22] += 1 - ((mine.by_experiment >> column) & 1)
        bought += (mine.by_gold >> column) & 1
    if bought < COLUMNS and mine.held[GOLD_CUBE] > bought:
        found[23] = 1


def _count_hand(s: Table, mine: Seat, symbols: vec[i64], found: vec[i64]) -> None:
    components = s.law.components
    masterpiece = mine.masterpiece
    if masterpiece != NOTHING:
        missing = _look_at(s, mine, masterpiece, found)
        found[32] = components.experiment_points[masterpiece] * (FAR - missing)
        if missing == 0:
            found[33] = 1
    if mine.publications == 0:
        return
    served = best_publications(components, mine.publications, symbols)
    found[34] = points_of(components, served)
    for publication in range(PUBLICATIONS):
        if (mine.publications >> publication) & 1 and (served >> publication) & 1 == 0:
            needed: i64 = 0
            there: i64 = 0
            for element in range(ELEMENTS):
                need = components.publication_needs[publication * ELEMENTS + element]
                needed += need
                there += min(need, symbols[element])
            found[35] += components.publication_points[publication] * there * 2 // needed


def _look_at(s: Table, mine: Seat, experiment: i64, found: vec[i64]) -> i64:
    """Return how many cubes and steps are missing for an experiment, and count them among all that is missing."""
    components = s.law.components
    element = components.experiment_element[experiment]
    spared = ((mine.by_experiment >> element) & 1) + ((mine.by_gold >> element) & 1)
    needs = vec[i64]([0] * SHOWS)
    cubes: i64 = 0
    for place in range(COSTS):
        needs[place] = components.experiment_cost[experiment * COSTS + place]
        cubes += needs[place]
    cubes -= meet(mine.held, needs)
    steps = max(components.experiment_requires[experiment] - mine.tracks[element], 0)
    for _ in range(spared):
        if cubes >= steps and cubes > 0:
            cubes -= 1
        elif steps > 0:
            steps -= 1
    found[29] += cubes
    found[30] += steps
    return min(cubes + steps, FAR)
