"""A view as a row of numbers of fixed length and order, for environments that know no other views.

Seats are counted from the one that looks, going left; a table of fewer than four leaves the rest at 0. Numbers that are
counted from -1 are one higher; a mask becomes a number for each of its bits. The order never changes within a version
of the environments; `NAMES` says what stands where.
"""

from __future__ import annotations

from typing import Any, Final

from emerald.games.trismegistus.botmegistus.rival import Rival
from emerald.games.trismegistus.layout import STEPS
from emerald.games.trismegistus.pieces import (
    ACHIEVEMENTS,
    ARTIFACTS,
    BONUS_SPACES,
    CELLS,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    EXPERIMENTS,
    FACE_NAMES,
    FIRST_ARTIFACT,
    FIRST_EXPERIMENT,
    FORMULAS_EACH,
    HOLDING_NAMES,
    MARKET,
    PAGES,
    PUBLICATIONS,
    SLOTS,
)
from emerald.games.trismegistus.seat import DEALT
from emerald.games.trismegistus.sources import MOST_SEATS
from emerald.games.trismegistus.view import SeatSeen, View
from emerald.kernel.agenda import Step, Together
from emerald.kernel.vecs import append, i64, vec

ROW: Final[i64] = 5  # markers in a row: four seats, or one and the bot
WAITING: Final[i64] = 4
CARDS: Final[i64] = 32  # of the bot
STEPS_SHOWN: Final = 3  # of the agenda, the next one first
FIELDS_SHOWN: Final = 4  # of each step, its seat not counted
PARTS: Final = 5  # of a field, twelve bits each, the lowest first: some fields are masks
PART_BITS: Final[i64] = 12
BESIDE, DONE = 1, 2
HIGHEST: Final = 4095  # of any number here


def _numbered(name: str, count: int) -> list[str]:
    return [f"{name}-{i + 1}" for i in range(count)]


def _seat_names(here: str) -> list[str]:
    found = [here + "is-there", *[here + name for name in HOLDING_NAMES]]
    found += [here + "track-" + element for element in ELEMENT_NAMES]
    found += [here + "used-" + colour for colour in COLOUR_NAMES]
    found += [here + word for word in "laboratory die face potency publications masterpiece open chosen".split()]
    found += [here + "by-experiment-" + each for each in ELEMENT_NAMES]
    found += [here + "by-gold-" + each for each in ELEMENT_NAMES]
    for name, count in (("slot", SLOTS), ("charged", SLOTS), ("formula", FORMULAS_EACH), ("cell", CELLS)):
        found += _numbered(here + name, int(count))
    found += _numbered(here + "face-down", int(CELLS)) + _numbered(here + "reached", int(BONUS_SPACES))
    found += _numbered(here + "achievement", ACHIEVEMENTS) + _numbered(here + "waiting", int(WAITING))
    return found + _numbered(here + "dealt", DEALT) + _numbered(here + "experiment", EXPERIMENTS)


def _names() -> list[str]:
    found = "seats turn-owner round active deck block under masterpiece".split()
    found += [f"bowl-{face}-{colour}" for face in FACE_NAMES for colour in COLOUR_NAMES]
    for name, count in (("page", PAGES), ("market", MARKET), ("bonus", BONUS_SPACES), ("climbs", 4)):
        found += _numbered(name, int(count))
    found += _numbered("row", int(ROW)) + _numbered("next-row", int(ROW))
    found += _numbered("open-achievement", ACHIEVEMENTS)
    found += _numbered("hand", PUBLICATIONS) + _numbered("unseen-publication", PUBLICATIONS)
    found += _numbered("dealt", DEALT)
    found += _numbered("unseen-experiment", EXPERIMENTS) + _numbered("unseen-artifact", ARTIFACTS)
    for seat in range(int(MOST_SEATS)):
        found += _seat_names(f"seat-{seat}-")
    found += ["bot-is-there", *["bot-track-" + each for each in ELEMENT_NAMES]]
    found += ["bot-used-" + each for each in COLOUR_NAMES]
    found += ["bot-" + word for word in "gold ethereal-dice points die face potency left right".split()]
    found += _numbered("bot-unseen-card", int(CARDS)) + _numbered("bot-discarded-card", int(CARDS))
    found += _numbered("bot-artifact", ARTIFACTS) + _numbered("bot-experiment", EXPERIMENTS)
    for step in range(STEPS_SHOWN):
        found += [f"step-{step}", f"step-{step}-seat"]
        found += [f"step-{step}-field-{i}-part-{part}" for i in range(FIELDS_SHOWN) for part in range(PARTS)]
    return found


NAMES: Final = _names()
SIZE: Final = len(NAMES)


def numbers_of(view: View) -> vec[i64]:
    """Return the numbers of a view."""
    me: i64 = max(view.seat, 0)
    out = vec[i64]([view.seat_count])
    out = append(out, _from_here(view, me, view.agenda[0].seat) if len(view.agenda) > 0 else 0)
    out = _all(out, vec[i64]([view.round, _from_here(view, me, view.active), view.deck, view.block, view.under]))
    out = append(out, view.masterpiece + 1)
    out = _all(out, view.bowls)
    out = _padded(out, view.pages, PAGES)
    out = _padded(out, view.market, MARKET)
    out = _padded(out, view.bonus, BONUS_SPACES)
    out = _padded(out, view.climbs, 4)
    out = _row(_row(out, view, me, view.row), view, me, view.next_row)
    out = _bits(out, view.open_achievements, ACHIEVEMENTS)
    out = _bits(out, view.hand, PUBLICATIONS)
    out = _bits(out, view.publications, PUBLICATIONS)
    out = _padded(out, view.dealt, DEALT)
    out = _by_level(out, view.experiments, FIRST_EXPERIMENT)
    out = _by_level(out, view.artifacts, FIRST_ARTIFACT)
    for step in range(i64(MOST_SEATS)):
        is_there = step < view.seat_count
        out = _seat(out, view.seats[(me + step) % view.seat_count] if is_there else None)
    out = _bot(out, view.rival)
    steps = _next_steps(view)
    for i in range(STEPS_SHOWN):
        out = _step(out, view, me, steps[i] if i < len(steps) else None)
    return out


def _next_steps(view: View) -> list[Step[Any]]:
    """Return the agenda, the next step first; where several are asked at once, one's own lane of it."""
    found: list[Step[Any]] = []
    agenda = view.agenda
    for at in range(len(agenda) - 1, -1, -1):  # the compiler cannot go through it reversed
        step = agenda[at]
        if isinstance(step, Together):
            for i in range(len(step.seats)):
                if step.seats[i] == view.seat:
                    lane = step.lanes[i]
                    for place in range(len(lane) - 1, -1, -1):
                        found.append(lane[place])
        else:
            found.append(step)
    return found


def _from_here(view: View, me: i64, seat: i64) -> i64:
    """Return how many places to the left a seat is, counted from 1; the bot is behind all, nobody is 0."""
    if seat < 0:
        return 0
    return (seat - me + view.seat_count) % view.seat_count + 1 if seat < view.seat_count else view.seat_count + 1


def _all(out: vec[i64], numbers: vec[i64]) -> vec[i64]:
    for i in range(len(numbers)):
        out = append(out, numbers[i])
    return out


def _row(out: vec[i64], view: View, me: i64, row: vec[i64]) -> vec[i64]:
    """Append whose markers stand in a row, in order."""
    for i in range(ROW):
        out = append(out, _from_here(view, me, row[i]) if i < len(row) else 0)
    return out


def _padded(out: vec[i64], numbers: vec[i64], size: i64) -> vec[i64]:
    """Append numbers that may be -1, one higher, and as many nothings as are missing."""
    for i in range(size):
        out = append(out, max(numbers[i] + 1, 0) if i < len(numbers) else 0)
    return out


def _bits(out: vec[i64], mask: i64, count: i64) -> vec[i64]:
    for i in range(count):
        out = append(out, (mask >> i) & 1)
    return out


def _by_level(out: vec[i64], masks: vec[i64], first: vec[i64]) -> vec[i64]:
    """Append a bit for each card of all levels."""
    for level in range(len(first) - 1):
        mask = masks[level] if level < len(masks) else 0
        out = _bits(out, mask, first[level + 1] - first[level])
    return out


def _marked(out: vec[i64], size: i64, ones: vec[i64], twos: vec[i64]) -> vec[i64]:
    """Append a number for each card: 1 if it is among the first ones, 2 if it is among the others."""
    marks = vec[i64]([0] * int(size))
    for i in range(len(ones)):
        if ones[i] >= 0:
            marks[ones[i]] = BESIDE
    for i in range(len(twos)):
        marks[twos[i]] = DONE
    for i in range(size):
        out = append(out, marks[i])
    return out


def _nothing(out: vec[i64], count: int) -> vec[i64]:
    for _ in range(count):
        out = append(out, 0)
    return out


def _seat(out: vec[i64], seen: SeatSeen | None) -> vec[i64]:
    """Append what is to be seen of one seat."""
    if seen is None:
        return _nothing(out, SEAT_SIZE)
    out = _all(_all(_all(append(out, 1), seen.held), seen.tracks), seen.used)
    out = _all(out, vec[i64]([seen.laboratory + 1, seen.die + 1, seen.face + 1, seen.potency, seen.publications]))
    out = _all(out, vec[i64]([1 if seen.has_masterpiece else 0, seen.open, seen.chosen]))
    out = _bits(_bits(out, seen.by_experiment, 4), seen.by_gold, 4)
    out = _bits(_padded(out, seen.slots, SLOTS), seen.charged, SLOTS)
    out = _padded(_padded(out, seen.formulas, FORMULAS_EACH), seen.chamber, CELLS)
    out = _bits(_bits(out, seen.face_down, CELLS), seen.reached, BONUS_SPACES)
    out = _padded(_bits(out, seen.achievements, ACHIEVEMENTS), seen.waiting, WAITING)
    return _marked(_padded(out, seen.dealt, DEALT), EXPERIMENTS, seen.beside, seen.done)


SEAT_SIZE: Final = len(_seat_names(""))


def _bot(out: vec[i64], rival: Rival | None) -> vec[i64]:
    """Append what lies on the bot's side."""
    if rival is None:
        return _nothing(out, BOT_SIZE)
    out = _all(_all(append(out, 1), rival.tracks), rival.used)
    out = _all(out, vec[i64]([rival.gold, rival.ethereal, rival.points, rival.die + 1, rival.face + 1, rival.potency]))
    out = append(append(out, rival.left + 1), rival.right + 1)
    out = _bits(_bits(out, rival.pile, CARDS), rival.discards, CARDS)
    out = _marked(out, ARTIFACTS, rival.artifacts, vec[i64]())
    return _marked(out, EXPERIMENTS, rival.beside, rival.done)


BOT_SIZE: Final = len([name for name in NAMES if name.startswith("bot-")])


def _step(out: vec[i64], view: View, me: i64, step: Step[Any] | None) -> vec[i64]:
    """Append a step of the agenda: its class, its seat, its other fields in parts."""
    if step is None:
        return _nothing(out, 2 + FIELDS_SHOWN * PARTS)
    out = append(append(out, STEPS.classes.index(type(step)) + 1), _from_here(view, me, step.seat))
    fields = step.fields()
    for i in range(1, 1 + FIELDS_SHOWN):
        field: i64 = fields[i] + 1 if i < len(fields) else 0
        for part in range(i64(PARTS)):
            out = append(out, (field >> (part * PART_BITS)) & HIGHEST)
    return out
