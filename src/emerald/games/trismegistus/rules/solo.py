"""T13 Solo against Botmegistus: where its decisions become steps."""

from __future__ import annotations

from typing import final

from emerald.games.trismegistus.botmegistus.rival import BOT
from emerald.games.trismegistus.state import Table
from emerald.kernel.agenda import NOBODY, Task


@final
class SetUpBot(Task[Table]):
    """T13.1 What the bot begins with, after your choices."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        return


@final
class BotTurn(Task[Table]):
    """T13.3 The bot's whole turn, with the pause for your reaction and the clean-up in it."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        s.move_to_next_row(BOT)


@final
class BotEndsRound(Task[Table]):
    """T13.12 What the bot gets at the end of rounds 1 and 2."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        return


@final
class BotEndsGame(Task[Table]):
    """T13.13 The bot's masterpieces, before the scores are counted."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def fields(self) -> tuple[int, ...]:
        return ()

    def run(self, s: Table) -> None:
        return
