"""What a table agrees on: taking back, ending without a result, giving somebody's seat to a bot.

One seat proposes; it happens when every other person has agreed, and ends with the first no. A person that sits on
several seats speaks for all of them.
"""

from __future__ import annotations

from msgspec.structs import replace

from emerald.kernel.match.log import OUTCOME, PERSON
from emerald.kernel.match.match import Match
from emerald.server.faults import Refused
from emerald.server.messages.play import Propose, Vote
from emerald.server.storage.records import ProposalRecord, TableRecord
from emerald.server.storage.schema import ABANDONED
from emerald.server.tables.chronicle import position_of
from emerald.server.tables.standing_in import with_bot

MOST_PROPOSALS = 4


def proposed(table: TableRecord, match: Match, seat: int, wish: Propose) -> TableRecord:
    """Return the table after a seat asked for something; if nobody needs to be asked, after it happened."""
    course = table.course
    if len(course.proposals) >= MOST_PROPOSALS or any(each.seat == seat for each in course.proposals):
        raise Refused(409, "server-one-proposal")
    if course.declined.get(str(seat), -1) == len(match.log):
        raise Refused(409, "server-was-declined")
    position = _question_before(match, position_of(match, seat, wish.known)) if wish.kind == "take-back" else 0
    proposal = ProposalRecord(course.proposed + 1, wish.kind, seat, position, wish.other - 1, [])
    _require_possible(table, match, proposal)
    asking = replace(course, proposed=proposal.number)
    if not asked(table, proposal):
        return _done(replace(table, course=asking), match, proposal)
    return replace(table, course=replace(asking, proposals=[*course.proposals, proposal]))


def voted(table: TableRecord, match: Match, seat: int, vote: Vote) -> TableRecord:
    """Return the table after a seat agreed to a proposal, or ended it; its own seat may take it back."""
    found = [each for each in table.course.proposals if each.number == vote.number]
    if not found:
        raise Refused(409, "server-no-such-proposal")
    proposal = found[0]
    others = [each for each in table.course.proposals if each is not proposal]
    without = replace(table, course=replace(table.course, proposals=others))
    mine = table.seats[seat].person == table.seats[proposal.seat].person
    if not vote.agree:
        declined = table.course.declined if mine else {**table.course.declined, str(proposal.seat): len(match.log)}
        return replace(without, course=replace(without.course, declined=declined))
    if mine:
        raise Refused(409, "server-others-agree")
    agreed = replace(proposal, agreed=sorted({*proposal.agreed, seat}))
    if not asked(table, agreed):
        _require_possible(without, match, agreed)
        return _done(without, match, agreed)
    return replace(table, course=replace(table.course, proposals=[*others, agreed]))


def asked(table: TableRecord, proposal: ProposalRecord) -> list[int]:
    """Return the seats that have yet to agree: those of persons other than who proposed, and than who is replaced."""
    silent = {table.seats[proposal.seat].person}
    silent |= {table.seats[seat].person for seat in proposal.agreed}
    if proposal.kind == "replace":
        silent.add(table.seats[proposal.other].person)
    seats = enumerate(table.seats)
    return [number for number, seat in seats if seat.kind == "person" and seat.person not in silent]


def _require_possible(table: TableRecord, match: Match, proposal: ProposalRecord) -> None:
    if proposal.kind == "take-back":
        if table.plan.take_backs == "never":
            raise Refused(409, "server-no-take-backs")
        if proposal.position == 0 or not match.can_take_back(proposal.position):
            raise Refused(409, "server-nothing-to-take-back")
        if table.plan.take_backs == "unrevealed" and _reveals(match, proposal.position):
            raise Refused(409, "server-was-revealed")
    elif proposal.kind == "replace":
        if not 0 <= proposal.other < len(table.seats) or table.seats[proposal.other].kind != "person":
            raise Refused(409, "server-nobody-there")
        if table.seats[proposal.other].person == table.seats[proposal.seat].person:
            raise Refused(409, "server-nobody-there")


def _question_before(match: Match, position: int) -> int:
    """Return the last position up to one at which a seat was asked: nobody takes back what fate said, and no more."""
    while 0 < position < len(match.log) and match.log.packed(position) & 7 == OUTCOME:
        position -= 1
    return position


def _reveals(match: Match, position: int) -> bool:
    """Say whether fate has spoken since a position of the log."""
    return any(match.log.packed(number) & 7 == OUTCOME for number in range(position, len(match.log)))


def _done(table: TableRecord, match: Match, proposal: ProposalRecord) -> TableRecord:
    """Return the table after something was agreed on; whatever else was proposed is off the table."""
    table = replace(table, course=replace(table.course, proposals=[]))
    if proposal.kind == "take-back":
        match.take_back(proposal.position, proposal.seat)
    elif proposal.kind == "replace":
        return with_bot(table, match, proposal.other, PERSON)
    else:
        return replace(table, status=ABANDONED, waiting=0)
    return table
