"""Positions laid out by hand: what differs from an empty table, in words, one line each.

    turn = 1                            whose turn it is, or "bot"; the default is 1
    next = ActionPhase 0                the step to begin with, with its numbers; the default is the whole turn
    round = 2                           order = 2 1 3 (the turn order), moved-on = 2 (who is in the next row)
    bowls = 2 lead/black, iron/red      dice
    pages = page-1: calcination         market = black-1: …, bonus = earth-1: advance, essences = mercury: earth
    achievements = …                    open ones
    deck = …                            publications; without this line, all that lie nowhere else
    block = sceptical-chymist 1         refused at set-up by player 1; under = … 2 (put there by player 2), in order
    experiments-2, stack-2 = …          what is left of a deck or stack; without the line, all that lie nowhere else

and for each player, here the first:

    laboratory-1 = newton               the default is the first, for player 2 the second, and so on
    things-1 = 2 raw-lead, gold         cubes, essences, ethereal-die, chameleon, charged-reaction, points, …
    tracks-1 = earth 3, fire 12         reached-1 = earth-1 (bonus tokens that have had their effect)
    die-1 = red mercury 4               colour, face, potency; used-1 = 2 black
    artifacts-1 = …                     slot-1: alembic, slot-2: lens discharged
    beside-1, done-1, publications-1    cards in their order; masterpiece-1 = …, achievements-1 = …
    chamber-1 = cell-1: earth-1         the formula of that space, formula 1 to 8 lying on spaces earth-1 to air-2 in
                                        order; then "gold" if it was unlocked so, then "used" if it is face down

and for Botmegistus bot-tracks, bot-die, bot-used, bot-artifacts, bot-beside, bot-done in the same words, bot-things
(gold, ethereal-die, points), and bot-pile, bot-discards, bot-open = card-5 (of its 17 cards).

A component is written by its id or by its place (``experiment-9``). After a step that is neither the turn nor a part of
it, the action phase goes on with the main action done.
"""

from __future__ import annotations

from typing import Any, Final

from emerald.games.trismegistus import lore
from emerald.games.trismegistus.botmegistus.cards import ALL_BASIC, BOT_CARDS
from emerald.games.trismegistus.botmegistus.rival import BOT, Rival
from emerald.games.trismegistus.law import Law
from emerald.games.trismegistus.layout import STEPS
from emerald.games.trismegistus.pieces import (
    BONUS_NAMES,
    CELLS,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    ELEMENTS,
    ESSENCE_NAMES,
    FACE_NAMES,
    FIRST_EXPERIMENT,
    FORMULAS_EACH,
    HOLDING_NAMES,
    LEVELS,
    MASTERPIECE,
    MOST_POTENCY,
    NOTHING,
    PAGES,
    ROUNDS,
    SLOTS,
    TOP_OF_TRACK,
)
from emerald.games.trismegistus.positions import Position, refuse
from emerald.games.trismegistus.rules.actions import ActionPhase
from emerald.games.trismegistus.rules.clean_up import CleanUp
from emerald.games.trismegistus.rules.draft import Draft
from emerald.games.trismegistus.rules.reactions import Reactions
from emerald.games.trismegistus.rules.rounds import NextTurn, Turn
from emerald.games.trismegistus.seat import DEALT_MASTERPIECE, Seat, with_item
from emerald.games.trismegistus.state import Table, new_table
from emerald.kernel.agenda import Step, fate_asked, legal_actions, questions, settle
from emerald.kernel.rng import total_of
from emerald.kernel.vecs import append, i64, vec

COMMON_LINES: Final = (
    "turn next round order moved-on bowls pages market bonus essences achievements deck block under".split()
    + [f"{deck}-{level}" for deck in ("experiments", "stack") for level in (1, 2, 3)]
)  # fmt: skip
SEAT_LINES: Final = (
    "laboratory things tracks reached die used artifacts beside done masterpiece publications achievements chamber"
).split()
BOT_LINES: Final = [f"bot-{line}" for line in "tracks things die used artifacts beside done pile discards open".split()]

BETWEEN_TURNS: Final = ("Turn", "EndRound", "NextRound")
PAGE_NAMES: Final = [f"page-{page + 1}" for page in range(PAGES)]
SPACE_NAMES: Final = [f"{colour}-{space + 1}" for colour in COLOUR_NAMES for space in range(2)]
TWO_OF_EACH: Final = [f"{element}-{place + 1}" for element in ELEMENT_NAMES for place in range(2)]
SLOT_NAMES: Final = [f"slot-{slot + 1}" for slot in range(SLOTS)]
CELL_NAMES: Final = [f"cell-{cell + 1}" for cell in range(CELLS)]
DICE_NAMES: Final = [f"{face}/{colour}" for face in FACE_NAMES for colour in COLOUR_NAMES]


def compose(seats: int, law: Law, lines: dict[str, str]) -> Table:
    """Return the state a position describes; raise Refusal naming the line and the word that is wrong."""
    position = Position(lines, law.components)
    known = COMMON_LINES + [f"{line}-{i + 1}" for i in range(seats) for line in SEAT_LINES]
    position.only(known + (BOT_LINES if law.solo else []))
    s = new_table(seats, law, law.components.lexicon)
    _lay_board(s, position)
    for i, seat in enumerate(s.seats):
        _lay_seat(s, seat, i, position)
    if s.rival is not None:
        _lay_rival(s.rival, position)
    _lay_publications(s, position)
    _fill_decks(s, position)
    s.then(*_steps(s, position))
    _begin(s, lines.get("next", ""))
    return s


# -- the main board -----------------------------------------------------------------------------------------


def _lay_board(s: Table, position: Position) -> None:
    s.round = position.number("round", 1, 1, ROUNDS)
    players = s.seat_count + (1 if s.law.solo else 0)
    s.row = _players(position, "order", vec[i64](list(range(int(players)))))
    s.next_row = _players(position, "moved-on", vec[i64]())
    if position.has("order") and len(s.row) != players:
        refuse("position-bad-word", "order", position.lines["order"])
    s.active = _turn(s, position)
    s.bowls = vec[i64](position.counts("bowls", DICE_NAMES))
    for page, words in position.named("pages", PAGE_NAMES):
        s.pages = with_item(s.pages, page, position.experiment("pages", words[0], range(1, MASTERPIECE)))
    for space, words in position.named("market", SPACE_NAMES):
        s.market = with_item(s.market, space, position.artifact("market", words[0]))
    for space, words in position.named("bonus", TWO_OF_EACH):
        s.bonus = with_item(s.bonus, space, position.one_of("bonus", words[0], BONUS_NAMES))
    printed = s.law.components.box.essence_of_track
    for track in range(ELEMENTS):
        s.climbs = with_item(s.climbs, printed[track], track)
    for essence, words in position.named("essences", ESSENCE_NAMES):
        s.climbs = with_item(s.climbs, essence, position.one_of("essences", words[0], ELEMENT_NAMES))
    if len(set(s.climbs)) != ELEMENTS:
        refuse("position-bad-word", "essences", position.lines["essences"])
    s.open_achievements = position.achievements("achievements")


def _turn(s: Table, position: Position) -> int:
    """Return whose turn it is."""
    if s.law.solo and position.lines.get("turn", "").strip() == "bot":
        return BOT
    return position.number("turn", 1, 1, int(s.seat_count)) - 1


def _players(position: Position, line: str, default: vec[i64]) -> vec[i64]:
    """Return players in some order; in a solo game 2 is the bot."""
    if not position.has(line):
        return default
    found = vec[i64]()
    for word in position.lines[line].split():
        seat = position.one_of(line, word, ["1", "2", "3", "4"])
        if seat in found:
            refuse("position-bad-word", line, word)
        found = append(found, seat)
    return found


# -- the laboratories -----------------------------------------------------------------------------------------


def _lay_seat(s: Table, seat: Seat, i: int, position: Position) -> None:
    """Lay out one player's side of the table."""
    me = i + 1
    seat.laboratory = position.laboratory(f"laboratory-{me}", i)
    seat.held = vec[i64](position.counts(f"things-{me}", HOLDING_NAMES))
    seat.tracks = vec[i64](position.steps(f"tracks-{me}", ELEMENT_NAMES, TOP_OF_TRACK))
    seat.used = vec[i64](position.counts(f"used-{me}", COLOUR_NAMES))
    seat.die, seat.face, seat.potency = _die(position, f"die-{me}")
    for space in position.items(f"reached-{me}"):
        seat.reached |= 1 << position.one_of(f"reached-{me}", space, TWO_OF_EACH)
    for slot, words in position.named(f"artifacts-{me}", SLOT_NAMES):
        seat.slots = with_item(seat.slots, slot, position.artifact(f"artifacts-{me}", words[0]))
        if words[1:] not in ([], ["discharged"]):
            refuse("position-bad-word", f"artifacts-{me}", words[1])
        seat.charged |= (0 if words[1:] else 1) << slot
    seat.beside = vec[i64](position.experiments(f"beside-{me}", range(MASTERPIECE)))
    seat.done = vec[i64](position.experiments(f"done-{me}"))
    seat.achievements = position.achievements(f"achievements-{me}")
    masterpieces = position.experiments(f"masterpiece-{me}", range(MASTERPIECE, LEVELS))
    if len(masterpieces) > 1:
        refuse("position-bad-word", f"masterpiece-{me}", position.lines[f"masterpiece-{me}"])
    if masterpieces:
        seat.masterpiece = masterpieces[0]
        seat.dealt = with_item(seat.dealt, DEALT_MASTERPIECE, masterpieces[0])
    _lay_chamber(s, seat, f"chamber-{me}", position)


def _die(position: Position, line: str) -> tuple[int, int, int]:
    """Return colour, face and potency of the die on a potency track."""
    if not position.has(line):
        return NOTHING, NOTHING, 0
    words = position.lines[line].split()
    if len(words) != 3:
        refuse("position-bad-word", line, position.lines[line])
    potencies = [str(potency) for potency in range(MOST_POTENCY + 1)]
    return (
        position.one_of(line, words[0], COLOUR_NAMES),
        position.one_of(line, words[1], FACE_NAMES),
        position.one_of(line, words[2], potencies),
    )


def _lay_chamber(s: Table, seat: Seat, line: str, position: Position) -> None:
    """Lay the formulas onto their spaces in order, and those of the line into the chamber."""
    seat.formulas = vec[i64](list(range(FORMULAS_EACH)))
    open_cells = s.law.components.open_cells[seat.laboratory]
    for cell, words in position.named(line, CELL_NAMES):
        space = position.one_of(line, words[0], TWO_OF_EACH)
        by_gold, used = "gold" in words[1:], "used" in words[1:]
        column: i64 = 1 << (space // 2)
        taken = (seat.by_gold if by_gold else seat.by_experiment) & column
        known = [words[0], *["gold"] * by_gold, *["used"] * used]
        if words != known or taken or not (open_cells >> cell) & 1 or seat.formulas[space] == NOTHING:
            refuse("position-bad-word", line, " ".join(words))
        if by_gold:
            seat.by_gold |= column
        else:
            seat.by_experiment |= column
        seat.chamber = with_item(seat.chamber, cell, space)
        seat.formulas = with_item(seat.formulas, space, NOTHING)
        seat.face_down |= (1 if used else 0) << cell


def _lay_rival(rival: Rival, position: Position) -> None:
    """T13.1 Lay out the bot's side of the table."""
    rival.tracks = vec[i64](position.steps("bot-tracks", ELEMENT_NAMES, TOP_OF_TRACK))
    rival.gold, rival.ethereal, rival.points = position.counts("bot-things", ["gold", "ethereal-die", "points"])
    rival.used = vec[i64](position.counts("bot-used", COLOUR_NAMES))
    rival.die, rival.face, rival.potency = _die(position, "bot-die")
    rival.artifacts = vec[i64](position.artifacts("bot-artifacts"))
    rival.beside = vec[i64](position.experiments("bot-beside", range(MASTERPIECE)))
    rival.done = vec[i64](position.experiments("bot-done"))
    cards = [f"card-{card + 1}" for card in range(BOT_CARDS)]
    rival.pile = _mask(position, "bot-pile", cards) if position.has("bot-pile") else ALL_BASIC
    rival.discards = _mask(position, "bot-discards", cards)
    shown = [position.one_of("bot-open", word, cards) for word in position.items("bot-open")]
    if len(shown) > 2:
        refuse("position-bad-word", "bot-open", position.lines["bot-open"])
    rival.left = shown[0] if shown else NOTHING
    rival.right = shown[1] if len(shown) > 1 else NOTHING
    for card in shown:
        rival.pile &= ~(1 << card)
    rival.pile &= ~rival.discards


def _mask(position: Position, line: str, names: list[str]) -> int:
    found = 0
    for word in position.items(line):
        found |= 1 << position.one_of(line, word, names)
    return found


# -- decks ------------------------------------------------------------------------------------------------------


def _lay_publications(s: Table, position: Position) -> None:
    """T12b.1 Lay out the publications, and a course that has brought them where they are."""
    course = vec[i64]()
    for publication, seat in _of_players(s, position, "block"):
        s.block |= 1 << publication
        course = append(course, lore.noted(lore.REFUSED, seat, publication))
    under = vec[i64]()
    for publication, seat in _of_players(s, position, "under"):
        under = append(append(under, publication), seat)
        course = append(course, lore.noted(lore.DRAWN, seat, publication))
        course = append(course, lore.noted(lore.RETURNED, seat, publication))
    s.under = under
    for seat in range(s.seat_count):
        for publication in position.publications(f"publications-{seat + 1}"):
            s.seats[seat].publications |= 1 << publication
            course = append(course, lore.noted(lore.DRAWN, seat, publication))
    s.lore = course
    if position.has("deck"):
        for publication in position.publications("deck"):
            s.deck |= 1 << publication
        return
    for publication in s.law.components.publications_for(s.seat_count):
        if not position.is_placed("publication", int(publication)):
            s.deck |= 1 << publication


def _of_players(s: Table, position: Position, line: str) -> list[tuple[int, int]]:
    """Return publications with the seats that know of them, as in ``mutus-liber 2``."""
    players = [str(seat + 1) for seat in range(int(s.seat_count))]
    found: list[tuple[int, int]] = []
    for item in position.items(line):
        words = item.split()
        if len(words) != 2:
            refuse("position-bad-word", line, item)
        found.append((position.publication(line, words[0]), position.one_of(line, words[1], players)))
    return found


def _fill_decks(s: Table, position: Position) -> None:
    """Put into decks and stacks what lies nowhere else, or what the position says is left."""
    components = s.law.components
    for level in range(LEVELS):
        deck: i64 = 0
        first = int(FIRST_EXPERIMENT[level])
        line = f"experiments-{level}"
        if position.has(line):
            for experiment in position.experiments(line, range(level, level + 1)):
                deck |= 1 << (experiment - first)
        else:
            for place in components.experiments_for(level, s.seat_count):
                if not position.is_placed("experiment", int(place)):
                    deck |= 1 << (place - first)
        s.experiments = append(s.experiments[:], deck)
    for level in range(MASTERPIECE):
        stack: i64 = 0
        first = int(components.first_artifact[level])
        line = f"stack-{level}"
        named = position.artifacts(line) if position.has(line) else []
        for place in components.artifacts_of(level):
            if int(place) in named or (not position.has(line) and not position.is_placed("artifact", int(place))):
                stack |= 1 << (place - first)
        s.artifacts = append(s.artifacts[:], stack)


# -- what is still to be done -------------------------------------------------------------------------------------


def _steps(s: Table, position: Position) -> list[Step[Any]]:
    """Return the step to begin with and those that end the turn."""
    seat = s.active
    words = position.lines.get("next", "").split()
    if not words:
        return [Turn(seat)]
    names = [step.__name__ for step in STEPS.classes]
    number = position.one_of("next", words[0], names)
    make: Any = STEPS.classes[number]
    step = _made(make, [int(seat)], words) or _made(make, [], words)
    if step is None:
        refuse("position-bad-word", "next", position.lines["next"])
    if seat == BOT:
        return [step, NextTurn(seat)]
    course: list[Step[Any]] = [Draft(seat), ActionPhase(seat, 1), Reactions(), CleanUp(seat), NextTurn(seat)]
    if seat == s.seat_count:
        course = [Reactions(), NextTurn(seat)]  # the clean-up is part of its own turn (T13.11)
    following = [type(each).__name__ for each in course]
    if words[0] in BETWEEN_TURNS:
        return [step]
    return [step, *course[following.index(words[0]) + 1 if words[0] in following else 1 :]]


def _made(make: Any, seat: list[int], words: list[str]) -> Step[Any] | None:
    """Return the step of these words, with the seat before its numbers if it has one; None if that cannot be."""
    try:
        step: Step[Any] = make(*seat, *[int(word) for word in words[1:]])
    except (TypeError, ValueError, OverflowError, IndexError):
        return None
    return step if list(step.fields()[: len(seat)]) == seat else None


def _begin(s: Table, words: str) -> None:
    """Run to the first question; refuse a step that cannot be taken here, or that nobody could answer."""
    try:
        settle(s)
        chance = fate_asked(s)
        stuck = chance is not None and total_of(chance.weights(s)) == 0
        for seat, _ in questions(s):
            stuck = stuck or len(legal_actions(s, seat)) == 0
    except (AssertionError, IndexError):
        stuck = True
    if stuck:
        refuse("position-bad-word", "next", words)
