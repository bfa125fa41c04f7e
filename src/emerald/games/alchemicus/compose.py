"""Positions laid out by hand: what differs from an empty table, in words, one line each.

    turn = 1                                whose turn it is; the default is 1
    next = Build                            the step to begin with, or the whole turn; the turn goes on from there
    first, spirit, last-round, posts        "2", "domo", "yes", "field-3 field-5"
    hand-1 = 2 horten, gloria               and fame-1, field-1, turns-1, infamies-1
    built-1 = horten: herbs, labrium golem spiritus 2: tincture metal
    discards, bank = 3 domo, golem
    unseen = ...                            base cards of the pile and under goods; the rest is in the discards
    unseen-noctis = ...                     the same for the Noctis pile
    old-0 = 2 domo, labrium                 the cards under goods of an earlier generation: herbs/0, gold/0/1

Where ``unseen`` is not given, everything not mentioned is unseen. Hands count as drawn
since the last shuffle, so that nobody can tell them from the rest.
"""

from __future__ import annotations

from typing import Any, Final

from emerald.games.alchemicus import generations
from emerald.games.alchemicus.cards import (
    ALEMBIC,
    ALL_KINDS,
    BANK_SIZE,
    BASE_KINDS,
    CARD_NAMES,
    DOMO,
    FIELDS,
    FORNAX,
    GOLD,
    GOLEM,
    GOOD_NAMES,
    INFAMIA,
    LABRIUM,
    NOTHING,
    PLOTS,
    SPIRITUS,
)
from emerald.games.alchemicus.law import Law
from emerald.games.alchemicus.layout import STEPS
from emerald.games.alchemicus.plots import (
    first_generation,
    first_good,
    has_golem,
    has_room,
    new_building,
    second_generation,
    second_good,
    spiritus_on,
    with_golem,
    with_good,
    with_spiritus,
)
from emerald.games.alchemicus.rules.gifts import EndTurn, HandLimit, LastRound
from emerald.games.alchemicus.rules.sale import BuyGood, GoodMoves, OfferGood, PlaceBought
from emerald.games.alchemicus.rules.setup import FirstBuildings
from emerald.games.alchemicus.rules.turn import NextTurn, Turn
from emerald.games.alchemicus.state import Table, new_table
from emerald.kernel.agenda import Step, fate_asked, legal_actions, questions, settle
from emerald.kernel.messages import Message, Refusal
from emerald.kernel.numbers import number_within
from emerald.kernel.rng import total_of
from emerald.kernel.vecs import i64, vec

COMMON_LINES: Final = "turn next first spirit last-round posts discards bank unseen unseen-noctis".split()
SEAT_LINES: Final = ["hand", "built", "fame", "field", "turns", "infamies"]
MOST_OLD: Final = 10
MOST_SPIRITUS: Final = 40  # A0.5: no table has more
HAUNTED: Final = (ALEMBIC, FORNAX, LABRIUM)  # A9.7


def compose(seats: int, law: Law, position: dict[str, str]) -> Table:
    """Return the state a position describes; raise Refusal naming the line and the word that is wrong."""
    known = COMMON_LINES + [f"{line}-{i + 1}" for i in range(seats) for line in SEAT_LINES]
    known += [f"old-{n}" for n in range(MOST_OLD)]
    for line in position:
        if line not in known:
            raise _refusal("position-unknown-line", line, line)
    s = new_table(seats, law)
    _lay_old_generations(s, position)
    _lay_seats(s, position)
    _lay_open_cards(s, position)
    spirit = position.get("spirit", "labrium")
    if spirit not in CARD_NAMES[: LABRIUM + 1] and spirit != CARD_NAMES[DOMO]:
        raise _refusal("position-bad-word", "spirit", spirit)
    s.spirit = CARD_NAMES.index(spirit)
    s.first = _number(position, "first", 1, 1, seats) - 1
    last_round = position.get("last-round", "no")
    if last_round not in ("no", "yes"):
        raise _refusal("position-bad-word", "last-round", last_round)
    s.last_round = 1 if last_round == "yes" else 0
    steps = _steps(s, position)
    _fill_pools(s, position, _count_goods(s)[s.generation] + _set_aside(steps[0]))
    s.then(*steps)
    _begin(s, position.get("next", ""))
    return s


def _refusal(key: str, line: str, word: str) -> Refusal:
    return Refusal(Message(key, "", {"line": line, "word": word}))


def _number(position: dict[str, str], line: str, default: int, low: int, high: int) -> int:
    text = position.get(line, str(default)).strip()
    number = number_within(text, low, high)
    if number is None:
        raise _refusal("position-bad-word", line, text)
    return number


def _cards(position: dict[str, str], line: str, law: Law) -> list[tuple[int, int]]:
    """Return the kinds and counts of words like ``2 horten, gloria``."""
    found: list[tuple[int, int]] = []
    for part in position.get(line, "").split(","):
        words = part.split()
        if not words:
            continue
        count = words.pop(0) if words[0].isascii() and words[0].isdigit() else "1"
        if len(words) != 1 or words[0] not in CARD_NAMES or len(count) > 3:
            raise _refusal("position-bad-word", line, part.strip())
        kind = CARD_NAMES.index(words[0])
        if kind >= BASE_KINDS and not law.noctis:
            raise _refusal("position-needs-noctis", line, words[0])
        found.append((kind, int(count)))
    return found


def _lay_old_generations(s: Table, position: dict[str, str]) -> None:
    """Write down the earlier generations; the present one has the next number."""
    for n in range(MOST_OLD):
        cards = vec[i64]([0] * ALL_KINDS)
        for kind, count in _cards(position, f"old-{n}", s.law):
            if kind >= BASE_KINDS:
                raise _refusal("position-bad-word", f"old-{n}", CARD_NAMES[kind])
            cards[kind] += count
        if sum(cards) > 0:
            s.old = generations.write(s.old, n, cards, s.drawn)
            s.generation = n + 1


def _count_goods(s: Table) -> list[int]:
    """Return for each generation, the present one last, how many cards lie as its goods."""
    found = [0] * (int(s.generation) + 1)
    for seat in s.seats:
        for plot in seat.plots:
            if first_good(plot) != NOTHING:
                found[first_generation(plot)] += 1
            if second_good(plot) != NOTHING:
                found[second_generation(plot)] += 1
    return found


def _lay_seats(s: Table, position: dict[str, str]) -> None:
    """Lay out every seat; the goods of an earlier generation are as many as its cards."""
    for i, seat in enumerate(s.seats):
        for kind, count in _cards(position, f"hand-{i + 1}", s.law):
            seat.hand[kind] += count
            seat.cards += count
            s.drawn[i * ALL_KINDS + kind] += count
        _lay_buildings(s, i, position)
        seat.fame = _number(position, f"fame-{i + 1}", 0, 0, 999)
        seat.field = _number(position, f"field-{i + 1}", 0, 0, 8) - 1
        if seat.field == s.law.spirit_field and s.spirit_field_taken(i):
            raise _refusal("position-bad-word", f"field-{i + 1}", position[f"field-{i + 1}"])
        seat.turns = _number(position, f"turns-{i + 1}", 1, 0, 9999)
        seat.infamies = _number(position, f"infamies-{i + 1}", 0, 0, 2)
    for n, count in enumerate(_count_goods(s)[: s.generation]):
        is_written = generations.find(s.old, n) != generations.NOT_WRITTEN
        if count != (sum(generations.cards_of(s.old, n)) if is_written else 0):
            raise _refusal("position-bad-word", f"old-{n}", position.get(f"old-{n}", ""))


def _lay_open_cards(s: Table, position: dict[str, str]) -> None:
    """Lay out the discards, the bank, and the Golems on fields."""
    law = s.law
    for kind, count in _cards(position, "discards", law):
        s.discards[kind] += count
    for kind, count in _cards(position, "bank", law):
        if kind >= BASE_KINDS or not law.bank:
            raise _refusal("position-bad-word", "bank", CARD_NAMES[kind])
        s.bank[kind] += count
    if s.bank_count() > BANK_SIZE:
        raise _refusal("position-bad-word", "bank", position["bank"])
    for word in position.get("posts", "").split():
        field = word.removeprefix("field-")
        if field not in [str(n + 1) for n in range(FIELDS)] or not law.race:
            raise _refusal("position-bad-word", "posts", word)
        s.posts |= 1 << (int(field) - 1)


def _lay_buildings(s: Table, i: int, position: dict[str, str]) -> None:
    """Lay the buildings of a seat, with their guests and goods."""
    line = f"built-{i + 1}"
    seat = s.seats[i]
    for part in position.get(line, "").split(","):
        head, _, tail = part.partition(":")
        words = head.split()
        if not words:
            continue
        kind = CARD_NAMES.index(words[0]) if words[0] in CARD_NAMES[: DOMO + 1] else -1
        if kind < 0 or seat.built == PLOTS:
            raise _refusal("position-bad-word", line, part.strip())
        plot = new_building(kind)
        guests = words[1:]
        if guests and not s.law.noctis:
            raise _refusal("position-needs-noctis", line, guests[0])
        if guests[:1] == ["golem"]:
            plot = with_golem(plot)
            guests = guests[1:]
        if guests[:1] == ["spiritus"]:
            count = guests[1] if len(guests) > 1 else "1"
            if kind not in HAUNTED or count not in [str(n) for n in range(1, MOST_SPIRITUS + 1)]:
                raise _refusal("position-bad-word", line, count)
            plot = with_spiritus(plot, int(count))
            guests = guests[2:]
        if guests:
            raise _refusal("position-bad-word", line, guests[0])
        for word in tail.split():
            name, *written = word.split("/")
            good = GOOD_NAMES.index(name) + 1 if name in GOOD_NAMES else NOTHING
            old = [int(n) for n in written if f"old-{n}" in position]
            most = 2 if good == GOLD else 1
            if good == NOTHING or not has_room(plot, good) or len(old) != len(written) or len(old) > most:
                raise _refusal("position-bad-word", line, part.strip())
            numbers = old or [int(s.generation)]
            plot = with_good(plot, good, numbers[0], numbers[-1])
        seat.plots[seat.built] = plot
        seat.built += 1


def _fill_pools(s: Table, position: dict[str, str], goods: int) -> None:
    """Put what is left of the cards under the goods and into the piles, or into the discards."""
    rest = _unplaced(s)
    for line, kinds in (("unseen", range(10)), ("unseen-noctis", range(10, 16))):
        told = [0] * ALL_KINDS
        for kind, count in _cards(position, line, s.law):
            if kind not in kinds:
                raise _refusal("position-bad-word", line, CARD_NAMES[kind])
            told[kind] += count
        for kind in kinds:
            s.pool[kind] = told[kind] if line in position else rest[kind]
            if rest[kind] < 0:
                raise _refusal("position-too-many", _last_line_with(position, kind), CARD_NAMES[kind])
            if rest[kind] < s.pool[kind]:
                raise _refusal("position-too-many", line, CARD_NAMES[kind])
            s.discards[kind] += rest[kind] - s.pool[kind]
    s.pile = sum(s.pool[:10]) - goods
    s.noctis_pile = sum(s.pool[10:])
    if s.pile < 0:
        raise _refusal("position-too-few-unseen", "unseen", str(goods))


def _unplaced(s: Table) -> list[int]:
    """Return by kind how many cards the position has not placed."""
    rest = [int(count) for count in s.law.components.copies]
    for kind in range(ALL_KINDS):
        rest[kind] = 0 if kind >= BASE_KINDS and not s.law.noctis else rest[kind] - s.discards[kind]
        if kind < BASE_KINDS:
            rest[kind] -= s.bank[kind]
            for start in range(0, len(s.old), generations.SIZE):
                rest[kind] -= s.old[start + 1 + kind]
        for seat in s.seats:
            rest[kind] -= seat.hand[kind] + (seat.count(kind) if kind < BASE_KINDS else 0)
    rest[INFAMIA] -= sum([seat.infamies for seat in s.seats])
    rest[GOLEM] -= sum([1 for seat in s.seats for plot in seat.plots if has_golem(plot)]) + int(s.posts).bit_count()
    rest[SPIRITUS] -= sum([spiritus_on(plot) for seat in s.seats for plot in seat.plots])
    return rest


def _last_line_with(position: dict[str, str], kind: int) -> str:
    """Return the last line that places a card of a kind: there are too many by then."""
    word = CARD_NAMES[kind]
    lines = [line for line, text in position.items() if word in text.replace(",", " ").replace(":", " ").split()]
    others = [line for line in position if line == "posts" or line.startswith("infamies")]
    return (lines or others)[-1]


def _steps(s: Table, position: dict[str, str]) -> list[Step[Any]]:
    """Return the step to begin with and those that end the turn."""
    seat = _number(position, "turn", 1, 1, s.seat_count) - 1
    words = position.get("next", "").split()
    if not words:
        return [Turn(seat)]
    names = [step.__name__ for step in STEPS.classes]
    if words[0] not in names:
        raise _refusal("position-bad-word", "next", words[0])
    try:
        fields = [int(word) for word in words[1:]]
        make: Any = STEPS.classes[names.index(words[0])]
        step: Step[Any] = make(seat, *fields)
    except (TypeError, ValueError, OverflowError):
        raise _refusal("position-bad-word", "next", position["next"]) from None
    if step.seat != seat or isinstance(step, FirstBuildings):
        raise _refusal("position-bad-word", "next", words[0])
    if words[0] == "Turn":
        return [step]
    ending: list[Step[Any]] = [EndTurn(seat, 0), HandLimit(seat), LastRound(seat), NextTurn(seat)]
    ended = [type(each).__name__ for each in ending]
    return [step, *ending[ended.index(words[0]) + 1 if words[0] in ended else 0 :]]


def _set_aside(step: Step[Any]) -> int:
    """Return how many cards the good is that a step is about to move and that lies nowhere."""
    if not isinstance(step, (OfferGood, BuyGood, PlaceBought, GoodMoves)):
        return 0
    return 2 if step.good == GOLD else 1


def _begin(s: Table, words: str) -> None:
    """Run to the first question; refuse a step that cannot be taken here, or that nobody could answer."""
    try:
        settle(s)
    except (AssertionError, IndexError):
        raise _refusal("position-bad-word", "next", words) from None
    chance = fate_asked(s)
    stuck = chance is not None and total_of(chance.weights(s)) == 0
    for seat, _ in questions(s):
        stuck = stuck or len(legal_actions(s, seat)) == 0
    if stuck:
        raise _refusal("position-bad-word", "next", words)
