"""Carrying out what a seat wants to do, on its match; whatever cannot be done is refused and leaves no trace."""

from __future__ import annotations

from msgspec.structs import replace

from emerald.kernel.match.match import Match
from emerald.server.faults import Refused
from emerald.server.messages.play import Claim, Command, Play, Propose, Resign, RestartTurn, TakeBackSteps, Vote
from emerald.server.storage.records import TableRecord
from emerald.server.tables.agreeing import proposed, voted
from emerald.server.tables.standing_in import claimed, resigned


def carry_out(table: TableRecord, match: Match, seat: int, command: Command, author: int) -> TableRecord:
    """Do what a command says; return the record it makes, or raise Refusal or Refused."""
    if isinstance(command, Play):
        play(match, seat, command, author)
        return replace(table)
    if isinstance(command, TakeBackSteps):
        steps = sum([1 for entry in match.tail if entry.seat == seat])
        if command.steps > steps > 0:
            raise Refused(409, "server-too-many-steps", {"count": steps})
        for _ in range(command.steps):
            match.undo(seat)
        return replace(table)
    if isinstance(command, RestartTurn):
        match.undo_turn(seat)
        return replace(table)
    if isinstance(command, Resign):
        return _changed(resigned(table, match, seat))
    if isinstance(command, Propose):
        return _changed(proposed(table, match, seat, command))
    if isinstance(command, Vote):
        return _changed(voted(table, match, seat, command))
    assert isinstance(command, Claim)
    return _changed(claimed(table, match, command.other - 1))


def _changed(table: TableRecord) -> TableRecord:
    """Return a table of which the facts have changed."""
    return replace(table, course=replace(table.course, facts=table.course.facts + 1))


def play(match: Match, seat: int, command: Play, author: int) -> None:
    """Give answers; where the word passes with them, only if that was confirmed."""
    actions: list[int] = []
    for words in command.actions:
        try:
            actions.append(int(match.game.actions.parse(words)))
        except ValueError:
            raise Refused(400, "server-unknown-action", {"word": words[:60]}) from None
    if not command.confirm and match.passes(seat, actions):
        raise Refused(409, "server-confirm")
    match.play_all(seat, actions, author)
