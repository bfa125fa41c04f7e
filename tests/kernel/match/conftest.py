"""A toy whose course is written into its position, so that every test says what happens when.

    {"steps": "pick 1, draw 1, both (1: choose, draw; 2: choose), pick 2", "stock": "2 1 1"}

`pick` takes a token of the common stock, openly; `choose` writes down a word in secret; `draw` brings one seat a
card of the deck, `open` turns one up for all; `storm` blows away the red tokens of the stock; `pay` gives back two
tokens, one question after another; `again` repeats itself until the seat passes; `end` ends the game at once; `break`
is a fault in the rules; `rounds 9` is nine times "pick 1, open, pick 1, pick 1, draw 2, pick 2".
"""

from __future__ import annotations

from typing import Any

import pytest

from emerald.games.alchemicus.game import Alchemicus
from emerald.kernel.actions import ActionTable
from emerald.kernel.agenda import (
    NO_SUGGESTION,
    NOBODY,
    Chance,
    Decision,
    State,
    Step,
    Task,
    question_for,
    settle,
    together,
)
from emerald.kernel.game import Line, Option, Setup, rank
from emerald.kernel.match.match import Match
from emerald.kernel.messages import Message, ReasonTable, Refusal
from emerald.kernel.steps import StepTable
from emerald.kernel.vecs import append, i64, vec

NONE_LEFT = 100
TOKENS = ["red", "green", "blue"]
CARDS = ["ace", "king", "queen"]
PICK, CHOOSE, PAY, PASS = 0, 3, 6, 9
STEPS = StepTable()
REASONS = ReasonTable([(NONE_LEFT, "X1.1", "none-left")])


class Bench(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, REASONS)
        self.stock = [3, 3, 3]
        self.deck = [4, 4, 4]
        self.tokens = [[0, 0, 0] for _ in range(seats)]
        self.secrets: list[list[int]] = [[] for _ in range(seats)]
        self.cards = [[0, 0, 0] for _ in range(seats)]
        self.opened = [0, 0, 0]

    def clone(self) -> Bench:
        twin = Bench(int(self.seat_count))
        twin.agenda = self.agenda.copy()
        twin.stock, twin.deck, twin.opened = self.stock[:], self.deck[:], self.opened[:]
        twin.tokens = [each[:] for each in self.tokens]
        twin.secrets = [each[:] for each in self.secrets]
        twin.cards = [each[:] for each in self.cards]
        return twin

    def key(self) -> tuple[int, ...]:
        out = [int(self.seat_count), *self.stock, *self.deck, *self.opened]
        for seat in range(int(self.seat_count)):
            out += [*self.tokens[seat], *self.cards[seat], len(self.secrets[seat]), *self.secrets[seat]]
        STEPS.write(self.agenda, out)
        return tuple(out)


class Pick(Decision[Bench]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Bench) -> Any:
        return vec[i64]([PICK, PICK + 1, PICK + 2])

    def objection(self, s: Bench, action: int) -> int:
        return NONE_LEFT if s.stock[action - PICK] == 0 else 0

    def details(self, s: Bench, action: int, reason: int) -> dict[str, int | str]:
        return {"token": TOKENS[action - PICK]}

    def take(self, s: Bench, action: int) -> None:
        s.stock[action - PICK] -= 1
        s.tokens[self.seat][action - PICK] += 1
        s.journal.note("pick", self.seat, action - PICK)


class Again(Pick):
    def candidates(self, s: Bench) -> Any:
        return vec[i64]([PICK, PICK + 1, PICK + 2, PASS])

    def objection(self, s: Bench, action: int) -> int:
        return 0 if action == PASS else super().objection(s, action)

    def take(self, s: Bench, action: int) -> None:
        if action != PASS:
            s.then(Again(self.seat))
            super().take(s, action)

    def suggest(self, s: Bench) -> int:
        return PASS


class Choose(Decision[Bench]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Bench) -> Any:
        return vec[i64]([CHOOSE, CHOOSE + 1, CHOOSE + 2])

    def take(self, s: Bench, action: int) -> None:
        s.secrets[self.seat].append(action - CHOOSE)
        s.journal.note("choose", self.seat, action - CHOOSE, audience=1 << self.seat)

    def audience(self) -> int:
        return 1 << int(self.seat)


class Pay(Decision[Bench]):
    def __init__(self, seat: int, count: int, lowest: int) -> None:
        self.seat = seat
        self.count = count
        self.lowest = lowest

    def fields(self) -> tuple[int, ...]:
        return (int(self.seat), self.count, self.lowest)

    def candidates(self, s: Bench) -> Any:
        found = vec[i64]()
        mine = s.tokens[self.seat]
        for token in range(self.lowest, 3):
            if mine[token] > 0 and sum(mine[token:]) >= self.count:
                found = append(found, PAY + token)
        return found

    def take(self, s: Bench, action: int) -> None:
        s.tokens[self.seat][action - PAY] -= 1
        s.stock[action - PAY] += 1
        if self.count > 1:
            s.then(Pay(self.seat, self.count - 1, action - PAY))

    def suggest(self, s: Bench) -> int:
        found = list(self.candidates(s))
        return found[0] if found else NO_SUGGESTION


class Draw(Chance[Bench]):
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.source = 0

    def weights(self, s: Bench) -> Any:
        return vec[i64](s.deck)

    def happen(self, s: Bench, outcome: int) -> None:
        if s.deck[outcome] > 1:  # the last of a kind stays
            s.deck[outcome] -= 1
        s.cards[self.seat][outcome] += 1
        s.journal.note("draw", self.seat, outcome, audience=1 << self.seat)

    def audience(self) -> int:
        return 1 << int(self.seat)


class Open(Chance[Bench]):
    def __init__(self) -> None:
        self.seat = NOBODY
        self.source = 1

    def fields(self) -> tuple[int, ...]:
        return ()

    def weights(self, s: Bench) -> Any:
        return vec[i64]([200, 400, 200])

    def happen(self, s: Bench, outcome: int) -> None:
        s.opened[outcome] += 1
        s.journal.note("open", NOBODY, outcome)


class Storm(Open):
    def weights(self, s: Bench) -> Any:
        return vec[i64]([1, 0, 0])

    def happen(self, s: Bench, outcome: int) -> None:
        s.stock[outcome] = 0
        s.journal.note("storm", NOBODY, outcome)


class End(Task[Bench]):
    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Bench) -> None:
        s.end()


class Break(End):
    def run(self, s: Bench) -> None:
        raise ZeroDivisionError


class Rounds(Task[Bench]):
    def __init__(self, count: int) -> None:
        self.seat = NOBODY
        self.count = count

    def fields(self) -> tuple[int, ...]:
        return (self.count,)

    def run(self, s: Bench) -> None:
        if self.count > 0:
            s.then(Pick(0), Open(), Pick(0), Pick(0), Draw(1), Pick(1), Rounds(self.count - 1))


STEPS.add([Pick, Again, Choose, Pay, Draw, Open, End, Break, Rounds, Storm])


class BenchView:
    def __init__(self, s: Bench, seat: int) -> None:
        self.seat = seat
        self.tokens = [each[:] for each in s.tokens]
        self.cards = s.cards[seat][:] if seat >= 0 else []
        self.secrets = s.secrets[seat][:] if seat >= 0 else []
        self.opened = s.opened[:]
        self.is_asked = question_for(s, seat) is not None


class Toy:
    name = "toy"
    rules_version = 3
    edition = "wooden"
    catalogue_hash = "c0ffee"
    seats = range(1, 5)
    reasons = REASONS

    def __init__(self) -> None:
        self.sources = ["deck", "table"]
        self.outcomes = [CARDS, CARDS]
        self.options = [Option("stock", "X1", "3")]
        self.actions = ActionTable()
        self.actions.add("pick", PICK, TOKENS)
        self.actions.add("choose", CHOOSE, ["left", "right", "neither"])
        self.actions.add("pay", PAY, TOKENS)
        self.actions.add("pass", PASS)

    def check(self, setup: Setup) -> list[Message]:
        faults = [Message("setup-unknown-option", "", {"option": each}) for each in setup.options if each != "stock"]
        if setup.seats not in self.seats:
            faults.append(Message("setup-seats", "", {"found": setup.seats}))
        return faults

    def begin(self, setup: Setup) -> Bench:
        for fault in self.check(setup):
            raise Refusal(fault)
        return self.compose(setup, {"steps": ", ".join(f"pick {i + 1}, draw {i + 1}" for i in range(setup.seats))})

    def compose(self, setup: Setup, position: dict[str, str]) -> Bench:
        s = Bench(setup.seats)
        s.stock = [int(setup.options.get("stock", "3"))] * 3
        for line, words in position.items():
            if line == "stock":
                s.stock = [int(word) for word in words.split()]
            elif line != "steps":
                raise Refusal(Message("position-unknown-line", "", {"line": line, "word": words}))
        s.then(*_steps(position.get("steps", "")))
        settle(s)
        return s

    def view(self, s: Bench, seat: int) -> BenchView:
        return BenchView(s, seat)

    def standings(self, s: Bench) -> Any:
        return rank([[Line("tokens", sum(each))] for each in s.tokens])


def _steps(text: str) -> list[Step[Any]]:
    steps: list[Step[Any]] = []
    head, mark, tail = text.partition("both (")
    steps += [_step(part.split()) for part in head.split(",") if part.strip()]
    if mark:
        inside, _, after = tail.partition(")")
        lanes = [(int(lane.split(":")[0]) - 1, lane.split(":")[1]) for lane in inside.split(";")]
        steps.append(together([(i, [_step([w, str(i + 1)]) for w in words.split(",")]) for i, words in lanes]))
        steps += _steps(after)
    return steps


def _step(words: list[str]) -> Step[Any]:
    name = words[0].strip()
    if name in ("open", "storm", "end", "break"):
        return {"open": Open, "storm": Storm, "end": End, "break": Break}[name]()
    seat = int(words[1]) - 1
    if name == "rounds":
        return Rounds(int(words[1]))
    if name == "pay":
        return Pay(seat, 2, 0)
    return {"pick": Pick, "again": Again, "choose": Choose, "draw": Draw}[name](seat)


class Play:
    """A match of the toy, played in words."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def do(self, seat: int, *answers: str) -> Play:
        self.match.play_all(seat - 1, [self.match.game.actions.parse(each) for each in answers])
        return self

    def refused(self, seat: int, *answers: str) -> str:
        before = (self.log(), self.tail(), self.match.state.key())
        with pytest.raises(Refusal) as caught:
            self.do(seat, *answers)
        assert (self.log(), self.tail(), self.match.state.key()) == before
        return str(caught.value.message)

    def log(self) -> list[str]:
        return [self.words(entry) for entry in self.match.log.entries()]

    def tail(self) -> list[str]:
        return [self.words(entry) for entry in self.match.tail]

    def words(self, entry: Any) -> str:
        game = self.match.game
        if entry.kind == 0:
            return f"{entry.seat + 1}: {game.actions.names[entry.value]}"
        if entry.kind == 1:
            return game.sources[entry.source]
        return f"{entry.kind} {entry.seat + 1} {entry.value}"


@pytest.fixture(scope="session")
def toy() -> Toy:
    return Toy()


@pytest.fixture
def play(toy: Toy) -> Any:
    def begin(steps: str, seats: int = 2, stock: str = "3 3 3", seed: bytes = b"seed") -> Play:
        return Play(Match(toy, Setup(seats), seed, position={"steps": steps, "stock": stock}))

    return begin


@pytest.fixture(scope="session")
def alchemicus() -> Alchemicus:
    return Alchemicus()
