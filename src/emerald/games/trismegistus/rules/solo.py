"""T13 Solo against Botmegistus: its errands are steps, its throws chances, its commands carried out at the table."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.botmegistus.considering import consider
from emerald.games.trismegistus.botmegistus.errands import (
    DRAW_MASTERPIECES,
    DRAW_STARTING_EXPERIMENT,
    GAME_ENDS,
    LET_REACT,
    NEED_CARD,
    NO_NEED,
    NOT_THROWN,
    REMOVE_TOKEN,
    ROUND_ENDS,
    SET_UP,
    TAKE_ARTIFACT,
    TAKE_EXPERIMENT,
    TIDY,
    TURN,
    Command,
    Errand,
)
from emerald.games.trismegistus.botmegistus.rival import BOT
from emerald.games.trismegistus.botmegistus.trace import SILENT, Trace
from emerald.games.trismegistus.pieces import DICE_EACH, ELEMENTS, FIRST_EXPERIMENT, MASTERPIECE, NOTHING, STARTING
from emerald.games.trismegistus.rules.clean_up import RemoveTokens
from emerald.games.trismegistus.rules.laying import RefillPage, RefillSpace, each_of
from emerald.games.trismegistus.rules.reactions import Reactions
from emerald.games.trismegistus.sources import FROM_BOT, FROM_BOT_EXPERIMENTS, FROM_BOT_MASTERPIECES
from emerald.games.trismegistus.state import Table
from emerald.kernel.agenda import NOBODY, Chance, Task
from emerald.kernel.vecs import i64, vec


@final
class SetUpBot(Task[Table]):
    """T13.1 What the bot begins with, after your choices: its personality is that of the artifact you rejected."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        s.then(BotErrand(SET_UP, element_on(s, s.opponent().artifacts[0]), NOT_THROWN))


def element_on(s: Table, artifact: i64) -> i64:
    """T13.1 Return the element of the symbol on a starting artifact, the first if it has several."""
    symbols = s.law.components.artifact_symbols
    for element in range(i64(ELEMENTS)):
        if symbols[artifact * ELEMENTS + element] > 0:
            return element
    return 0


@final
class BotTurn(Task[Table]):
    """T13.3 The bot's whole turn, with the pause for your reaction and the clean-up in it."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        s.then(BotErrand(TURN, 0, NOT_THROWN))


@final
class BotEndsRound(Task[Table]):
    """T13.12 What the bot gets at the end of rounds 1 and 2."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        s.then(BotErrand(ROUND_ENDS, 0, NOT_THROWN))


@final
class BotEndsGame(Task[Table]):
    """T13.13 The bot's masterpieces, before the scores are counted."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        s.then(BotErrand(GAME_ENDS, 0, NOT_THROWN))


# -- errands ------------------------------------------------------------------------------------


@final
class BotErrand(Task[Table]):
    """T13 One errand of the bot, considered with a fresh look; what comes of it happens before anything else."""

    def __init__(self, kind: i64, what: i64, thrown: i64) -> None:
        self.seat = NOBODY
        self.kind: Final[i64] = kind
        self.what: Final[i64] = what
        self.thrown: Final[i64] = thrown

    def fields(self) -> tuple[int, ...]:
        return (self.kind, self.what, self.thrown)

    def run(self, s: Table) -> None:
        trace = SILENT if s.journal.muted else Trace()
        advice = consider(s.seen_by_bot(), Errand(self.kind, self.what), self.thrown, trace)
        for note in trace.notes:
            s.bot_says(note)
        if advice.need != NO_NEED:
            s.then(BotThrow(advice.need, self.kind, self.what))
            return
        for i in range(len(advice.errands) - 1, -1, -1):
            errand = advice.errands[i]
            s.then(BotErrand(errand.kind, errand.what, NOT_THROWN))
        if advice.command is not None:
            obey(s, advice.command)


@final
class BotThrow(Chance[Table]):
    """T13 What the bot needs thrown or turned up, in full view."""

    def __init__(self, need: i64, kind: i64, what: i64) -> None:
        self.seat = NOBODY
        self.source = FROM_BOT + need - NEED_CARD
        self.need: Final[i64] = need
        self.kind: Final[i64] = kind
        self.what: Final[i64] = what

    def fields(self) -> tuple[int, ...]:
        return (self.need, self.kind, self.what)

    def weights(self, s: Table) -> vec[i64]:
        return consider(s.seen_by_bot(), Errand(self.kind, self.what)).weights

    def happen(self, s: Table, outcome: i64) -> None:
        s.bot_throws(self.need, outcome)
        s.then(BotErrand(self.kind, self.what, outcome))


def obey(s: Table, command: Command) -> None:
    """T13 Carry out a command; T13.6, T13.7 spaces and pages are refilled, T13.11 you may react, all as usual."""
    kind = command.kind
    if kind == REMOVE_TOKEN:
        s.remove_bonus(command.what)
        return
    s.bot_does(command)
    if kind == TAKE_ARTIFACT:
        s.then(RefillSpace(command.what))
    elif kind == TAKE_EXPERIMENT and command.count == 1:
        s.then(RefillPage(command.what))
    elif kind == LET_REACT:
        s.then(Reactions())
    elif kind == TIDY:
        rival = s.opponent()
        if rival.die == NOTHING and rival.dice_taken() == DICE_EACH:
            s.move_to_next_row(BOT)
        s.then(RemoveTokens())
    elif kind == DRAW_STARTING_EXPERIMENT:
        s.then(BotDrawsExperiment())
    elif kind == DRAW_MASTERPIECES:
        s.then(BotDrawsMasterpiece(command.count))


# -- what only the box knows ----------------------------------------------------------------------


@final
class BotDrawsExperiment(Chance[Table]):
    """T13.15 The bot may begin with a random starting experiment, of those never dealt to you."""

    source: i64 = FROM_BOT_EXPERIMENTS

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def weights(self, s: Table) -> vec[i64]:
        return each_of(s.experiments[STARTING])

    def happen(self, s: Table, outcome: i64) -> None:
        s.give_bot_experiment(outcome)


@final
class BotDrawsMasterpiece(Chance[Table]):
    """T13.13 Two masterpieces are drawn for the bot at the end, of those never dealt to you; T13.15 or three."""

    source: i64 = FROM_BOT_MASTERPIECES

    def __init__(self, count: i64) -> None:
        self.seat = NOBODY
        self.count: Final[i64] = count

    def fields(self) -> tuple[int, ...]:
        return (self.count,)

    def weights(self, s: Table) -> vec[i64]:
        return each_of(s.experiments[MASTERPIECE])

    def happen(self, s: Table, outcome: i64) -> None:
        s.show_bot_masterpiece(FIRST_EXPERIMENT[MASTERPIECE] + outcome)
        if self.count > 1:
            s.then(BotDrawsMasterpiece(self.count - 1))
