"""Botmegistus at somebody's table: errand after errand, until a person must throw, look, lay out or react.

The companion keeps a `Sight` and the errands still to be done, both written as integers, so that it can be closed at
any time and opened again. It never knows what the box holds: when a page or a space is refilled, when experiments are
drawn, and when you react, it stops and waits for what the person sees. Between two stops any value may be corrected.
"""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.botmegistus.considering import consider
from emerald.games.trismegistus.botmegistus.difficulty import Difficulty
from emerald.games.trismegistus.botmegistus.errands import (
    DRAW_MASTERPIECES,
    DRAW_STARTING_EXPERIMENT,
    LET_REACT,
    NO_NEED,
    NOT_THROWN,
    TAKE_ARTIFACT,
    TAKE_EXPERIMENT,
    Command,
    Errand,
)
from emerald.games.trismegistus.botmegistus.hand import carry_out
from emerald.games.trismegistus.botmegistus.rival import Rival, new_rival
from emerald.games.trismegistus.botmegistus.sight import Printed, Sight
from emerald.games.trismegistus.botmegistus.telling import command_message, message_of, need_message
from emerald.games.trismegistus.botmegistus.trace import Trace
from emerald.games.trismegistus.pieces import (
    BONUS_SPACES,
    COLOURS,
    ELEMENTS,
    FACES,
    MARKET,
    NOTHING,
    PAGES,
)
from emerald.kernel.messages import Message
from emerald.kernel.vecs import i64, vec


@final
class Stop:
    """Where the bot stops: what was said and done, what it needs thrown, or what a person must do before it goes on."""

    def __init__(self, told: list[Message], commands: list[Command], need: i64, weights: vec[i64]) -> None:
        self.told: Final = told  # the trace and the commands, in order
        self.commands: Final = commands  # carried out already on the sight
        self.need: Final[i64] = need
        self.weights: Final[vec[i64]] = weights

    @property
    def is_for_a_person(self) -> bool:
        """Whether somebody must refill, draw or react before it goes on."""
        return len(self.commands) > 0 and needs_a_person(self.commands[len(self.commands) - 1])


def go_on(sight: Sight, todo: list[Errand], thrown: i64 = NOT_THROWN) -> Stop:
    """Do errands, the last of the list first, until it stops; both arguments are changed. An empty list is the end."""
    told: list[Message] = []
    commands: list[Command] = []
    while len(todo) > 0:
        trace = Trace()
        advice = consider(sight, todo[len(todo) - 1], thrown, trace)
        told += [message_of(note) for note in trace.notes]
        if advice.need != NO_NEED:
            told.append(need_message(int(advice.need)))
            return Stop(told, commands, advice.need, advice.weights)
        thrown = NOT_THROWN
        todo.pop()
        todo += reversed(advice.errands)
        command = advice.command
        if command is not None:
            told.append(command_message(command))
            carry_out(sight, command)
            commands.append(command)
            if needs_a_person(command):
                break
    return Stop(told, commands, NO_NEED, vec[i64]())


def needs_a_person(command: Command) -> bool:
    """Say whether only a person can finish a command: refill a space or a page, draw cards, react."""
    kind = command.kind
    if kind == TAKE_EXPERIMENT:
        return command.count == 1
    return kind in (TAKE_ARTIFACT, LET_REACT, DRAW_STARTING_EXPERIMENT, DRAW_MASTERPIECES)


# -- as integers ---------------------------------------------------------------------------------------


def write_todo(todo: list[Errand]) -> list[int]:
    """Return the errands as integers, two for each."""
    return [number for errand in todo for number in errand.key()]


def read_todo(numbers: list[int]) -> list[Errand]:
    """Return the errands that integers say."""
    return [Errand(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2)]


def write_sight(sight: Sight) -> list[int]:
    """Return all that the bot sees as integers, but for what is printed and the switches."""
    out: list[int] = [int(sight.round)]
    for numbers in (sight.bowls, sight.pages, sight.market, sight.bonus, sight.yours):
        out += numbers
    sight.its.write(out)
    return out


def read_sight(printed: Printed, difficulty: Difficulty, numbers: list[int]) -> Sight:
    """Return what the bot sees from integers."""
    reader = _Numbers(numbers)
    return Sight(
        printed,
        difficulty,
        reader.one(),
        reader.some(FACES * COLOURS),
        reader.some(PAGES),
        reader.some(MARKET),
        reader.some(BONUS_SPACES),
        reader.some(ELEMENTS),
        reader.rival(),
    )


def new_sight(printed: Printed, difficulty: Difficulty) -> Sight:
    """Return what the bot sees of an empty table, before anything is laid out."""
    return Sight(
        printed,
        difficulty,
        1,
        vec[i64]([0] * (FACES * COLOURS)),
        vec[i64]([NOTHING] * PAGES),
        vec[i64]([NOTHING] * MARKET),
        vec[i64]([NOTHING] * BONUS_SPACES),
        vec[i64]([0] * ELEMENTS),
        new_rival(),
    )


@final
class _Numbers:
    """Integers read one after another."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: Final = numbers
        self.at: int = 0

    def one(self) -> int:
        self.at += 1
        return self.numbers[self.at - 1]

    def some(self, count: int) -> vec[i64]:
        self.at += count
        return vec[i64](self.numbers[self.at - count : self.at])

    def rival(self) -> Rival:
        its = Rival(self.some(ELEMENTS), self.some(COLOURS))
        its.gold, its.ethereal, its.points = self.one(), self.one(), self.one()
        its.die, its.face, its.potency = self.one(), self.one(), self.one()
        its.pile, its.discards, its.left, its.right = self.one(), self.one(), self.one(), self.one()
        its.artifacts = self.some(self.one())
        its.beside = self.some(self.one())
        its.done = self.some(self.one())
        its.drawn = self.some(self.one())
        its.rolls = self.some(self.one())
        return its
