"""Policies at work: questions of others' turns that a seat has answered beforehand are never put to it."""

from __future__ import annotations

from emerald.kernel.match.log import POLICY
from emerald.kernel.match.match import Match
from emerald.server.policies import passed
from emerald.server.storage.records import TableRecord

PATIENCE = 100  # answers in a row; no turn asks more of others


def react(table: TableRecord, match: Match) -> None:
    """Answer by policy whatever can be; the word may pass from one seat to the next by it."""
    for _ in range(PATIENCE):
        answers = [(seat, action) for seat in match.asked() if (action := by_policy(table, match, seat)) is not None]
        if not answers:
            return
        for seat, action in answers[:1]:  # by this answer the others may be asked something else
            match.play(seat, action, POLICY)


def by_policy(table: TableRecord, match: Match, seat: int) -> int | None:
    """Return the answer that a seat's policies give to the question it is asked; None if it is to be asked."""
    policies = table.course.policies.get(str(seat), [])
    if not policies or table.seats[seat].kind != "person":
        return None
    return passed(match.game.name, match.game, match.view(seat), policies)
