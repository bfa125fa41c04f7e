"""Carrying out what a seat wants to do, on its match; whatever cannot be done is refused and leaves no trace."""

from __future__ import annotations

from msgspec.structs import replace

from emerald.kernel.match.match import Match
from emerald.server.faults import Refused
from emerald.server.messages.play import Command, Play, RestartTurn, TakeBackSteps
from emerald.server.storage.records import TableRecord


def carry_out(table: TableRecord, match: Match, seat: int, command: Command, author: int) -> TableRecord:
    """Do what a command says; return the record it makes, or raise Refusal or Refused."""
    if isinstance(command, Play):
        play(match, seat, command, author)
    elif isinstance(command, TakeBackSteps):
        if command.steps > steps_of(match, seat) > 0:
            raise Refused(409, "server-too-many-steps", {"count": steps_of(match, seat)})
        for _ in range(command.steps):
            match.undo(seat)
    elif isinstance(command, RestartTurn):
        match.undo_turn(seat)
    return replace(table)


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


def steps_of(match: Match, seat: int) -> int:
    """Return how many answers a seat can take back."""
    return sum([1 for entry in match.tail if entry.seat == seat])
