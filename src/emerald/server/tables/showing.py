"""What each viewer is shown: put together and encoded once, however many look on."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from emerald.games import shelf
from emerald.kernel.agenda import Decision, State, questions, suggestions
from emerald.kernel.game import Line, Standing
from emerald.kernel.match.match import Match
from emerald.server.drawing import drawing
from emerald.server.messages.files import Position
from emerald.server.messages.play import Candidate, Payable, Question, Undo, Update
from emerald.server.messages.tables import Place, Proposal, SeatFacts, TableFacts, TableSummary
from emerald.server.messages.words import Message, counted, maybe_worded, worded
from emerald.server.storage.records import ProposalRecord, TableRecord
from emerald.server.storage.schema import OVER, PLAYING, STATUS_NAMES
from emerald.server.tables.agreeing import asked
from emerald.server.tables.chronicle import Chronicle, known_at, position_of
from emerald.server.tables.clocks import faces
from emerald.server.tables.seating import is_withheld

ENTRIES: Final = 20  # that are told with a position
ENCODE: Final = msgspec.json.Encoder().encode


def question_of(match: Match, view: Any, defaults: list[int]) -> Question | None:
    """Return what the seat of a view is asked, with all it can say."""
    if not view.is_asked:
        return None
    game = match.game
    candidates = [
        Candidate(
            game.actions.names[each.action],
            worded(each.message),
            counted(each.cost),
            counted(each.gain),
            [],
            each.ends_undo,
            maybe_worded(each.why_not),
        )
        for each in shelf.previews(game.name, view)
    ]
    suggested = [game.actions.names[action] for action in defaults]
    purse = [
        Payable(game.actions.names[action], worded(shelf.answer(game.name, view, action)), most)
        for action, most in drawing(game.name).purse(view)
    ]
    return Question(view.seat + 1, worded(shelf.question(game.name, view)), candidates, suggested, purse)


def position_of_match(match: Match, chronicle: Chronicle, table: str, seat: int, known: int) -> Position:
    """Return the match as a seat knew it after so many entries."""
    last = match.past.cuts[seat + 1].known
    known = min(known, last)
    state = match.at(position_of(match, seat, known))
    view = match.game.view(state, seat)
    return Position(
        table,
        seat + 1,
        known,
        last,
        [each for each in chronicle.between(seat, max(0, known - ENTRIES), ENTRIES) if each.number <= known],
        drawing(match.game.name).board(view),
        turn_of(match, view),
        waiting_in(state),
        question_of(match, view, suggestions(state, seat) if view.is_asked else []),
    )


def waiting_in(state: State) -> list[int]:
    """Return the seats that a state asks, from 1."""
    return sorted([asked + 1 for asked, _ in questions(state)])


def told_of(facts: TableFacts | None) -> TableFacts | UnsetType:
    """Return the facts, or that the reader has them."""
    return UNSET if facts is None else facts


def turn_of(match: Match, view: Any) -> Message | None:
    """Return what is being asked, as far as everybody may know it."""
    is_asked = view.is_asked or (view.agenda and isinstance(view.agenda[-1], Decision))
    return worded(shelf.question(match.game.name, view)) if is_asked else None


def update_of(
    table: TableRecord,
    match: Match | None,
    chronicle: Chronicle | None,
    seat: int,
    known: int,
    facts: TableFacts | None,
) -> Update:
    """Return a table as a seat (or a watcher, -1) sees it, with the entries after those it knows."""
    told = told_of(facts)
    version = table.course.versions[seat + 1]
    if match is None or chronicle is None:
        undo = Undo(0, None)
        return Update(table.id, seat + 1, version, 0, [], [], None, None, [], None, undo, [], [], told)
    reader = chronicle.reader(seat)
    view = reader.view if match.world(seat) is match.past.state else match.view(seat)
    steps = match.version(seat) - reader.cut.known if seat >= 0 else 0
    barrier = match.barrier(seat) if seat >= 0 and steps == 0 else None
    return Update(
        table=table.id,
        seat=seat + 1,
        version=version,
        known=reader.cut.known,
        entries=reader.after(known),
        drafts=chronicle.drafts(seat) if seat >= 0 else [],
        board=drawing(table.game).board(view),
        turn=turn_of(match, view),
        waiting=seats_in(table.waiting),
        question=question_of(match, view, match.suggest(seat)) if seat_answers(table, seat) else None,
        undo=Undo(steps, maybe_worded(barrier)),
        clocks=faces(table),
        proposals=[_proposal(table, match, seat, each) for each in table.course.proposals],
        facts=told,
    )


def _proposal(table: TableRecord, match: Match, seat: int, record: ProposalRecord) -> Proposal:
    """Return a proposal as a viewer counts entries."""
    return Proposal(
        record.number,
        record.kind,
        record.seat + 1,
        known_at(match, seat, record.position),
        record.other + 1,
        [each + 1 for each in record.agreed],
        [each + 1 for each in asked(table, record)],
    )


def facts_of(table: TableRecord, game: Any, now: int) -> TableFacts:
    """Return everything about a table that is not the game itself."""
    plan, course = table.plan, table.course
    is_over = table.status == OVER
    return TableFacts(
        table=table.id,
        version=course.facts,
        title=plan.title,
        game=table.game,
        rules_version=game.rules_version,
        edition=game.edition,
        catalogue=game.catalogue_hash,
        options=plan.options,
        status=STATUS_NAMES[table.status],
        is_open=table.is_listed,
        can_watch=plan.can_watch,
        delay=plan.delay,
        take_backs=plan.take_backs,
        clock=plan.clock,
        seats=seat_facts(table),
        seed_hash=sha256(bytes.fromhex(table.seed)).hexdigest(),
        seed=table.seed if is_over and not is_withheld(table, now) else "",
        created=table.created,
        result=course.result,
        rematch=course.rematch,
        said=course.said,
        daily=table.daily,
        is_rated=table.plan.is_rated,
    )


def seat_facts(table: TableRecord) -> list[SeatFacts]:
    """Return who sits where, as everybody sees it."""
    return [
        SeatFacts(
            seat=number + 1,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            is_host=seat.kind == "person" and seat.person == table.plan.host,
            has_resigned=number in table.course.resigned,
            is_late=number in table.course.late,
            is_away=seat.kind == "bot" and bool(seat.person) and number not in table.course.resigned,
        )
        for number, seat in enumerate(table.seats)
    ]


def seat_answers(table: TableRecord, seat: int) -> bool:
    """Say whether a person answers for a seat now."""
    return table.status == PLAYING and seat >= 0 and table.seats[seat].kind == "person"


def summary_of(table: TableRecord, person: str) -> TableSummary:
    """Return a table as lists show it to a person."""
    mine = [number + 1 for number, seat in enumerate(table.seats) if person and seat.person == person]
    return TableSummary(
        table=table.id,
        title=table.plan.title,
        game=table.game,
        status=STATUS_NAMES[table.status],
        seats=seat_facts(table),
        clock=table.plan.clock,
        options=table.plan.options,
        mine=mine,
        waiting=seats_in(table.waiting) if not table.plan.delay or mine else [],
        created=table.created,
        changed=table.changed,
        is_rated=table.plan.is_rated,
    )


def seats_in(mask: int) -> list[int]:
    """Return the seats of a mask, from 1."""
    return [seat + 1 for seat in range(8) if (mask >> seat) & 1]


def _sheet(lines: list[Line]) -> list[tuple[str, int]]:
    return [(line.key, int(line.value)) for line in lines]


def places_of(standings: list[Standing]) -> list[Place]:
    """Return where everybody ended up."""
    return [Place(each.seat + 1, each.place, _sheet(each.lines), _sheet(each.parts)) for each in standings]
