"""T13 Whatever the bot sees, it decides, asks nothing impossible, changes nothing, and can be interrupted."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emerald._pure import PACKAGE
from emerald.games.trismegistus.botmegistus.cards import BOT_CARDS, BotCard, read_bot_cards
from emerald.games.trismegistus.botmegistus.checking import faults_of
from emerald.games.trismegistus.botmegistus.companion import (
    Stop,
    go_on,
    new_sight,
    read_sight,
    read_todo,
    write_sight,
    write_todo,
)
from emerald.games.trismegistus.botmegistus.considering import consider
from emerald.games.trismegistus.botmegistus.difficulty import OPTIONS, difficulty_of
from emerald.games.trismegistus.botmegistus.errands import (
    ACT,
    ADVANCE,
    ADVANCE_ON,
    COMMAND_NAMES,
    COMPLETE_EXPERIMENT,
    COMPLETE_MASTERPIECE,
    DRAFT,
    DRAW_MASTERPIECES,
    DRAW_STARTING_EXPERIMENT,
    ERRAND_NAMES,
    GAIN_ETHEREAL,
    GAIN_GOLD,
    GAIN_POINTS,
    GAME_ENDS,
    LAY_OPEN,
    NEED_NAMES,
    NO_NEED,
    NOT_THROWN,
    PLAY,
    PUT_AWAY,
    REACHED,
    ROUND_ENDS,
    SET_UP,
    SPEND,
    SPEND_ETHEREAL,
    SPEND_POTENCY,
    TAKE_ARTIFACT,
    TAKE_DIE,
    TAKE_EXPERIMENT,
    TURN,
    TURN_UP,
    Advice,
    Command,
    Errand,
)
from emerald.games.trismegistus.botmegistus.lines import LINES
from emerald.games.trismegistus.botmegistus.sight import Printed, Sight
from emerald.games.trismegistus.botmegistus.telling import command_message, message_of, need_message
from emerald.games.trismegistus.botmegistus.trace import Trace
from emerald.games.trismegistus.pieces import NOTHING
from emerald.kernel.catalogue import Source
from emerald.kernel.vecs import i64, vec

EXPERIMENTS = 64
ARTIFACTS = 48
WITH_PLACE = (TURN_UP, PLAY, DRAFT, SPEND, ACT, PUT_AWAY)
WITH_ELEMENT = (SET_UP, ADVANCE_ON, REACHED)
WITH_AMOUNT = (GAIN_GOLD, GAIN_POINTS, GAIN_ETHEREAL)


@pytest.fixture(scope="module")
def cards() -> list[BotCard]:
    shipped = (PACKAGE / "games/trismegistus/components/botmegistus.toml").read_text(encoding="utf-8")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bot.toml"
        path.write_text('[catalogue]\nname = "x"\nedition = "x"\n' + shipped, encoding="utf-8")
        return read_bot_cards(Source(path))


def a_printed(rng: random.Random, cards: list[BotCard]) -> Printed:
    levels = [0] * 8 + [1] * 16 + [2] * 16 + [3] * 16 + [4] * 8
    symbols: list[int] = []
    for _ in range(ARTIFACTS):
        marks = [rng.randrange(4) for _ in range(rng.choice([1, 1, 2]))]
        symbols += [marks.count(element) for element in range(4)]
    return Printed(
        vec[i64](levels),
        vec[i64]([rng.randrange(4) for _ in range(EXPERIMENTS)]),
        vec[i64]([rng.randrange(13) for _ in range(EXPERIMENTS)]),
        vec[i64]([rng.randrange(1, 9) for _ in range(EXPERIMENTS)]),
        vec[i64](symbols),
        cards,
    )


def a_difficulty(rng: random.Random) -> dict[str, str]:
    return {option.name: rng.choice(option.choices) for option in OPTIONS}


def a_sight(rng: random.Random, cards: list[BotCard]) -> Sight:
    """Return something the bot may see in the middle of a game."""
    sight = new_sight(a_printed(rng, cards), difficulty_of(a_difficulty(rng)))
    its = sight.its
    numbers = rng.sample(range(8, 56), 18)
    tiles = rng.sample(range(8, ARTIFACTS), 12)
    sight.round = rng.randrange(1, 4)
    for _ in range(rng.randrange(1, 14)):
        sight.bowls[rng.randrange(18)] += 1
    sight.pages = vec[i64]([numbers.pop() if rng.random() < 0.7 else NOTHING for _ in range(10)])
    sight.market = vec[i64]([tiles.pop() if rng.random() < 0.7 else NOTHING for _ in range(6)])
    sight.bonus = vec[i64]([rng.choice([NOTHING, 0, 1, 2]) for _ in range(8)])
    sight.yours = vec[i64]([rng.randrange(13) for _ in range(4)])
    its.tracks = vec[i64]([rng.choice([3, 7, 11, 12, rng.randrange(13)]) for _ in range(4)])
    its.gold, its.ethereal, its.points = rng.randrange(6), rng.randrange(3), rng.randrange(20)
    if rng.random() < 0.5:
        its.die, its.face, its.potency = rng.randrange(3), rng.randrange(5), rng.randrange(1, 6)
    its.used = vec[i64]([rng.randrange(2), 0, 0])
    its.artifacts = vec[i64](tiles[: rng.randrange(4)])
    its.beside = vec[i64]([numbers.pop() for _ in range(rng.randrange(3))])
    its.done = vec[i64]([numbers.pop() for _ in range(rng.randrange(4))])
    its.drawn = vec[i64](rng.sample(range(56, 64), rng.randrange(4)))
    where = [rng.choice(["pile", "discards", "box"]) for _ in range(BOT_CARDS)]
    its.pile = sum([1 << card for card in range(BOT_CARDS) if where[card] == "pile"])
    its.discards = sum([1 << card for card in range(BOT_CARDS) if where[card] == "discards"])
    its.left, its.right = rng.sample(range(BOT_CARDS), 2)
    its.pile &= ~(1 << its.left | 1 << its.right)
    its.discards = (its.discards & ~(1 << its.left | 1 << its.right)) | (0 if its.pile else 1)
    return sight


def an_errand(rng: random.Random, kind: int) -> Errand:
    if kind in WITH_PLACE:
        return Errand(kind, rng.randrange(2))
    return Errand(kind, rng.randrange(4) if kind in WITH_ELEMENT else rng.randrange(1, 6) if kind in WITH_AMOUNT else 0)


def prepared(sight: Sight, kind: int, rng: random.Random) -> None:
    """Make an errand that comes after the draft meet a die."""
    if ERRAND_NAMES[kind] in ("spend", "boost", "gain-artifact", "gain-experiment", "reactions", "clean-up"):
        its = sight.its
        its.die, its.face, its.potency = rng.randrange(3), rng.randrange(5), rng.randrange(1, 6)


def said(sight: Sight, errand: Errand, thrown: int) -> tuple[Advice, list[str]]:
    trace = Trace()
    advice = consider(sight, errand, thrown, trace)
    return advice, [str(message_of(note)) for note in trace.notes]


def is_possible(sight: Sight, command: Command) -> bool:
    """Say whether the table allows what the bot asks for."""
    its, what, count = sight.its, command.what, command.count
    possible: dict[int, Callable[[], bool]] = {
        TAKE_DIE: lambda: sight.bowls[what] > 0 and its.die == NOTHING and 1 <= count <= 5 and 0 <= command.extra < 5,
        SPEND_ETHEREAL: lambda: its.ethereal > 0 and count == its.potency + 1 <= 5,
        SPEND_POTENCY: lambda: 1 <= count <= its.potency and command.extra == its.potency - count,
        ADVANCE: lambda: count == its.tracks[what] + 1 <= 12,
        TAKE_ARTIFACT: lambda: sight.market[what] != NOTHING and what // 2 == its.die,
        TAKE_EXPERIMENT: lambda: sight.pages[what] != NOTHING and what // 2 == its.face and len(its.beside) < 2,
        COMPLETE_EXPERIMENT: lambda: count == sight.missing(its.beside[what]) <= its.gold,
        COMPLETE_MASTERPIECE: lambda: count == sight.missing(its.drawn[what]) <= its.gold,
        LAY_OPEN: lambda: (its.pile >> what) & 1 == 1,
    }
    return possible.get(int(command.kind), lambda: True)()


@pytest.mark.parametrize("kind", range(len(ERRAND_NAMES)), ids=ERRAND_NAMES)
def test_t13_whatever_it_sees_it_decides_and_asks_nothing_impossible(cards: list[BotCard], kind: int) -> None:
    for seed in range(120):
        rng = random.Random(f"{kind} {seed}")
        sight = a_sight(rng, cards)
        prepared(sight, kind, rng)
        errand = an_errand(rng, kind)
        before = write_sight(sight)
        thrown = NOT_THROWN
        advice, why = said(sight, errand, thrown)
        if advice.need != NO_NEED:
            assert advice.command is None
            assert advice.errands == []
            assert all(weight >= 0 for weight in advice.weights)
            assert need_message(int(advice.need)).rule.startswith("T13")
            thrown = rng.choice([i for i, weight in enumerate(advice.weights) if weight > 0])
            advice, why = said(sight, errand, thrown)
            assert advice.need == NO_NEED
        again, why_again = said(sight, errand, thrown)
        silent = consider(sight, errand, thrown)
        assert write_sight(sight) == before
        assert why == why_again
        for other in (again, silent):
            assert [each.key() for each in other.errands] == [each.key() for each in advice.errands]
            assert (other.command is None) == (advice.command is None)
        if advice.command is not None:
            assert is_possible(sight, advice.command), f"{errand}: {advice.command}"
            assert silent.command is not None
            assert silent.command.key() == advice.command.key()
            assert Command(*advice.command.key()).key() == advice.command.key()
            assert command_message(advice.command).rule.startswith("T13")


# -- whole games at a table whose box is played at random -------------------------------------------------------


class Box:
    """The rest of the table: what a person would throw, refill, draw and answer."""

    def __init__(self, rng: random.Random, cards: list[BotCard]) -> None:
        self.rng = rng
        self.sight = new_sight(a_printed(rng, cards), difficulty_of(a_difficulty(rng)))
        self.decks = [rng.sample(range(first, first + 16), 16) for first in (8, 24, 40)]
        self.stack = rng.sample(range(8, ARTIFACTS), ARTIFACTS - 8)

    def lay_out(self) -> None:
        sight, rng = self.sight, self.rng
        for book in range(5):
            page = book * 2 if sight.pages[book * 2] == NOTHING else book * 2 + 1
            sight.pages[page] = self.decks[int(sight.round) - 1].pop()
        sight.market = vec[i64]([self.stack.pop() for _ in range(6)])
        sight.bowls = vec[i64]([0] * 18)
        for colour, count in enumerate((5, 5, 4)):
            for _ in range(count):
                sight.bowls[rng.randrange(6) * 3 + colour] += 1
        sight.its.used = vec[i64]([0, 0, 0])
        sight.its.die = sight.its.face = NOTHING
        sight.its.potency = 0

    def answer(self, stop: Stop) -> int:
        """Throw what is asked for, or finish what only a person can."""
        sight, rng = self.sight, self.rng
        if stop.need != NO_NEED:
            return rng.choice([i for i, weight in enumerate(stop.weights) if weight > 0])
        command = stop.commands[-1] if stop.commands else None
        if command is None or not stop.is_for_a_person:
            return NOT_THROWN
        if command.kind == TAKE_ARTIFACT:
            sight.market[command.what] = self.stack.pop()
        elif command.kind == TAKE_EXPERIMENT and self.decks[int(sight.round) - 1]:
            sight.pages[command.what] = self.decks[int(sight.round) - 1].pop()
        elif command.kind == DRAW_STARTING_EXPERIMENT:
            sight.its.beside = vec[i64]([rng.randrange(8)])
        elif command.kind == DRAW_MASTERPIECES:
            sight.its.drawn = vec[i64](rng.sample(range(56, 64), int(command.count)))
        return NOT_THROWN


def play(seed: int, cards: list[BotCard], interrupted: bool) -> tuple[list[str], list[int]]:
    """Play the bot's part of a whole game; interrupted, all is written as integers and read back at every stop."""
    rng = random.Random(seed)
    box = Box(rng, cards)
    printed, difficulty = box.sight.printed, box.sight.difficulty
    for space in range(8):
        box.sight.bonus[space] = rng.randrange(3)
    log: list[str] = []
    errands = [Errand(SET_UP, rng.randrange(4))]
    for number in (1, 2, 3):
        box.sight.round = number
        box.lay_out()
        turns = 0
        while errands or box.sight.its.dice_taken() < 3 or box.sight.its.die != NOTHING:
            todo = errands or [Errand(TURN)]
            errands = []
            thrown = NOT_THROWN
            while todo:
                if interrupted:
                    box.sight = read_sight(printed, difficulty, write_sight(box.sight))
                    todo = read_todo(write_todo(todo))
                stop = go_on(box.sight, todo, thrown)
                log += [str(message) for message in stop.told]
                thrown = box.answer(stop)
                assert faults_of(box.sight) == []
            box.sight.yours[rng.randrange(4)] += 1 if max(box.sight.yours) < 12 else 0
            turns += 1
            assert turns <= 20, "a round never ends"
        errands = [Errand(ROUND_ENDS)]
    todo = [Errand(GAME_ENDS)]
    while todo:
        stop = go_on(box.sight, todo)
        log += [str(message) for message in stop.told]
        box.answer(stop)
    return log, write_sight(box.sight)


@given(st.integers(0, 2**32))
def test_t13_a_whole_game_goes_on_from_integers_at_any_stop(cards: list[BotCard], seed: int) -> None:
    assert play(seed, cards, False) == play(seed, cards, True)


RARE = {"all-at-the-top", "at-the-top", "empty-book", "next-colour", "no-artifact"}  # other tests say these


def test_t13_whole_games_say_almost_every_sentence(cards: list[BotCard]) -> None:
    told: set[str] = set()
    for seed in range(400):
        told |= {line.split()[1] for line in play(seed, cards, False)[0]}
    sentences = {f"bot-line-{line[1]}" for line in LINES if line[1] not in RARE}
    sentences |= {f"bot-seen-{line[3]}" for line in LINES if line[3]}
    sentences |= {f"bot-do-{name}" for name in COMMAND_NAMES} | {f"bot-need-{name}" for name in NEED_NAMES[1:]}
    assert sentences - told == set()
