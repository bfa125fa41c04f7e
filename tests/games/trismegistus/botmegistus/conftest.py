"""What the tests of this folder lay out in words, and what the bot then does, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from emerald.games.trismegistus.botmegistus.cards import (
    BASIC,
    KIND_NAMES,
    SYMBOL_NAMES,
    BotCard,
    read_action,
)
from emerald.games.trismegistus.botmegistus.companion import new_sight
from emerald.games.trismegistus.botmegistus.considering import consider
from emerald.games.trismegistus.botmegistus.difficulty import Difficulty, difficulty_of
from emerald.games.trismegistus.botmegistus.errands import (
    ERRAND_NAMES,
    NEED_NAMES,
    NO_NEED,
    NOT_THROWN,
    Command,
    Errand,
)
from emerald.games.trismegistus.botmegistus.hand import carry_out
from emerald.games.trismegistus.botmegistus.lines import LINES
from emerald.games.trismegistus.botmegistus.sight import Printed, Sight
from emerald.games.trismegistus.botmegistus.telling import command_message
from emerald.games.trismegistus.botmegistus.trace import DECIDED, LINE, SEEN, TIED, Trace
from emerald.games.trismegistus.pieces import (
    BONUS_NAMES,
    BONUS_SPACES,
    COLOUR_NAMES,
    COLOURS,
    ELEMENT_NAMES,
    FACE_NAMES,
    FACES,
    MARKET,
    NOTHING,
    PAGES,
)
from emerald.kernel.vecs import i64, vec

TOKENS = {"advance": 0, "chameleon": 1, "ethereal": 2}


class Laid:
    """What the bot sees, laid out in words; experiments and artifacts are numbered as they are named."""

    def __init__(self, options: dict[str, str] | None = None) -> None:
        self.experiments: list[tuple[int, int, int, int]] = []  # level, element, requirement, points
        self.artifacts: list[list[int]] = []  # symbols by element
        self.cards: list[BotCard] = []
        self.difficulty: Difficulty = difficulty_of(options or {})
        self.sight: Sight = new_sight(self.printed, self.difficulty)

    @property
    def printed(self) -> Printed:
        columns = [vec[i64]([row[i] for row in self.experiments]) for i in range(4)]
        symbols = vec[i64]([count for row in self.artifacts for count in row])
        return Printed(columns[0], columns[1], columns[2], columns[3], symbols, self.cards)

    def experiment(self, words: str) -> int:
        """Add an experiment such as "fire 5, 7 points", perhaps "… level 2", and return its number."""
        element, requires, points, *level = words.replace(",", "").replace("points", "").replace("level", "").split()
        row = (int(level[0]) if level else 1, ELEMENT_NAMES.index(element), int(requires), int(points))
        self.experiments.append(row)
        return len(self.experiments) - 1

    def artifact(self, words: str) -> int:
        """Add an artifact with symbols such as "fire water" and return its number."""
        self.artifacts.append([words.split().count(element) for element in ELEMENT_NAMES])
        return len(self.artifacts) - 1

    def card(self, words: str) -> int:
        """Add a card such as "black iron/lead 2: artifact", and return its number.

        A kind and an element may come first; what a personality does above you comes after a second colon.
        """
        head, action, *above = [part.strip() for part in words.split(":")]
        *who, colour, symbols, potency = head.split()
        dice = [SYMBOL_NAMES.index(symbol) for symbol in symbols.split("/")]
        self.cards.append(
            BotCard(
                KIND_NAMES.index(who[0]) if who else BASIC,
                ELEMENT_NAMES.index(who[1]) if who else NOTHING,
                COLOUR_NAMES.index(colour),
                dice[0],
                dice[1] if len(dice) > 1 else NOTHING,
                int(potency),
                read_action(action),
                read_action(above[0]) if above else [],
            )
        )
        return len(self.cards) - 1

    def refresh(self) -> Sight:
        """Return the sight anew with all that has been named by now."""
        old = self.sight
        self.sight = Sight(
            self.printed, self.difficulty, old.round, old.bowls, old.pages, old.market, old.bonus, old.yours, old.its
        )
        return self.sight


Look = Callable[..., Laid]


@pytest.fixture
def look() -> Look:
    """Lay out what the bot sees."""

    def lay_out(
        card: str = "black iron 1: 1 gold",
        dice: str = "",
        die: str = "",
        steps: str = "0 0 0 0",
        yours: str = "0 0 0 0",
        tokens: str = "",
        books: dict[str, Sequence[str]] | None = None,
        market: dict[str, Sequence[str]] | None = None,
        beside: Sequence[str] = (),
        done: Sequence[str] = (),
        drawn: Sequence[str] = (),
        artifacts: Sequence[str] = (),
        gold: int = 0,
        ethereal: int = 0,
        used: int = 0,
        number: int = 1,
        options: dict[str, str] | None = None,
    ) -> Laid:
        laid = Laid(options)
        sight, its = laid.sight, laid.sight.its
        its.left = laid.card(card)
        sight.round = number
        sight.bowls = vec[i64](bowls_of(dice))
        if die:
            colour, face, potency = die.split()
            its.die, its.face, its.potency = COLOUR_NAMES.index(colour), FACE_NAMES.index(face), int(potency)
        its.tracks = vec[i64]([int(step) for step in steps.split()])
        sight.yours = vec[i64]([int(step) for step in yours.split()])
        sight.bonus = vec[i64](tokens_of(tokens))
        pages, spaces = [NOTHING] * PAGES, [NOTHING] * MARKET
        for book, cards in (books or {}).items():
            for side, words in enumerate(cards):
                pages[FACE_NAMES.index(book) * 2 + side] = laid.experiment(words) if words else NOTHING
        for colour, tiles in (market or {}).items():
            for side, words in enumerate(tiles):
                spaces[COLOUR_NAMES.index(colour) * 2 + side] = laid.artifact(words) if words else NOTHING
        sight.pages, sight.market = vec[i64](pages), vec[i64](spaces)
        its.beside = vec[i64]([laid.experiment(words) for words in beside])
        its.done = vec[i64]([laid.experiment(words) for words in done])
        its.drawn = vec[i64]([laid.experiment(words) for words in drawn])
        its.artifacts = vec[i64]([laid.artifact(words) for words in artifacts])
        its.gold, its.ethereal = gold, ethereal
        its.used = vec[i64]([used, 0, 0])
        laid.refresh()
        return laid

    return lay_out


def bowls_of(dice: str) -> list[int]:
    """Return the dice of words such as "iron: 2 black 1 red, infinity: 1 white"."""
    bowls = [0] * (FACES * COLOURS)
    for part in dice.split(","):
        if part.strip():
            face, _, counts = part.partition(":")
            words = counts.split()
            for count, colour in zip(words[::2], words[1::2], strict=True):
                bowls[FACE_NAMES.index(face.strip()) * COLOURS + COLOUR_NAMES.index(colour)] += int(count)
    return bowls


def tokens_of(words: str) -> list[int]:
    """Return the bonus tokens of words such as "fire 4 advance, air 8 ethereal"."""
    bonus = [NOTHING] * BONUS_SPACES
    for part in words.split(","):
        if part.strip():
            element, step, kind = part.split()
            bonus[ELEMENT_NAMES.index(element) * 2 + ("4", "8").index(step)] = TOKENS[kind]
    return bonus


class Told:
    """What came of errands: commands in words, the names of the lines said, and which of them decided."""

    def __init__(self) -> None:
        self.did: list[str] = []
        self.commands: list[Command] = []
        self.lines: list[str] = []
        self.decided: list[str] = []
        self.tied: list[str] = []
        self.seen: list[tuple[int, ...]] = []
        self.needs: list[str] = []
        self.left: list[str] = []  # errands not done


Act = Callable[..., Told]


@pytest.fixture
def act() -> Act:
    """Do errands on what is laid out, each command at once, with these throws; only so many errands if said."""

    def go(laid: Laid, *errands: Errand, throws: Sequence[int] = (), only: int = 10_000) -> Told:
        told = Told()
        todo = list(reversed(errands))
        waiting = list(throws)
        thrown = NOT_THROWN
        while todo and only:
            trace = Trace()
            advice = consider(laid.sight, todo[-1], thrown, trace)
            for note in trace.notes:
                name = LINES[note.line][1]
                if note.sort == SEEN:
                    told.seen.append((note.first, note.second, note.third, note.fourth))
                else:
                    {LINE: told.lines, DECIDED: told.decided, TIED: told.tied}[note.sort].append(name)
            if advice.need != NO_NEED:
                assert advice.errands == []
                assert advice.command is None
                told.needs.append(NEED_NAMES[advice.need])
                if not waiting:
                    break
                thrown = waiting.pop(0)
                assert advice.weights[thrown] > 0
                continue
            thrown = NOT_THROWN
            todo.pop()
            only -= 1
            todo += reversed(advice.errands)
            if advice.command is not None:
                told.commands.append(advice.command)
                told.did.append(words_of(advice.command))
                carry_out(laid.sight, advice.command)
        assert not waiting, "not every throw was needed"
        told.left = [ERRAND_NAMES[errand.kind] for errand in reversed(todo)]
        return told

    return go


def words_of(command: Command) -> str:
    """Return a command in words: its name, and the arguments of its message."""
    message = command_message(command)
    return " ".join([message.key.removeprefix("bot-do-"), *[str(value) for value in message.args.values()]])


assert [name.split("-")[0] for name in BONUS_NAMES] == list(TOKENS)
