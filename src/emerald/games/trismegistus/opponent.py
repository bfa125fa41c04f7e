"""The ways in which things change on Botmegistus' side of the table; the journal hears of each, and of its reasons."""

from __future__ import annotations

from emerald.games.trismegistus.board import Board
from emerald.games.trismegistus.botmegistus.errands import NEED_ROLL, TAKE_ARTIFACT, TAKE_DIE, TAKE_EXPERIMENT, Command
from emerald.games.trismegistus.botmegistus.hand import take_up
from emerald.games.trismegistus.botmegistus.rival import BOT, Rival
from emerald.games.trismegistus.botmegistus.sight import Sight
from emerald.games.trismegistus.botmegistus.telling import COMMAND_EVENTS, NOTE_EVENTS
from emerald.games.trismegistus.botmegistus.trace import Note
from emerald.games.trismegistus.pieces import NOTHING
from emerald.kernel.vecs import append, i64


class Opponent(Board):
    """The main board, and what lies on the side of a solo opponent."""

    def opponent(self) -> Rival:
        """Return what the bot has; there is one in a solo game only."""
        rival = self.rival
        assert rival is not None, "nobody plays against Botmegistus here"
        return rival

    def seen_by_bot(self) -> Sight:
        """T13 Return what the bot goes by; it shares the table's vecs, so look again after every change."""
        components = self.law.components
        return Sight(
            components.printed,
            self.law.difficulty,
            self.round,
            self.bowls,
            self.pages,
            self.market,
            self.bonus,
            self.seats[0].tracks,
            self.opponent(),
        )

    def bot_does(self, command: Command) -> None:
        """T13 Carry out what the bot tells others to do with its own things, and with what it takes off the board."""
        card: i64 = NOTHING
        if command.kind == TAKE_DIE:
            self.bowls[command.what] -= 1
        elif command.kind == TAKE_ARTIFACT:
            card = self.market[command.what]
            self.take_from_market(command.what)
        elif command.kind == TAKE_EXPERIMENT:
            card = self.pages[command.what]
            self.take_off_page(command.what)
        take_up(self.opponent(), command, card)
        if not self.journal.muted:
            self.journal.note(COMMAND_EVENTS[command.kind], BOT, command.what, command.count, command.extra, card)

    def bot_says(self, note: Note) -> None:
        """T13 Tell why the bot does what it does."""
        kind = NOTE_EVENTS[note.line][note.sort]
        self.journal.note(kind, BOT, note.first, note.second, note.third, note.fourth)

    def bot_throws(self, need: i64, outcome: i64) -> None:
        """T13 Tell what was thrown or turned up for the bot; T13.2 the rolls of the set-up stay in sight."""
        if need == NEED_ROLL:
            rival = self.opponent()
            rival.rolls = append(rival.rolls[:], outcome)
        self.journal.note("bot-throw", BOT, outcome, 1, need)

    def give_bot_artifact(self, artifact: i64) -> None:
        """T13.1 Give the bot the starting artifact that was not chosen."""
        rival = self.opponent()
        rival.artifacts = append(rival.artifacts[:], artifact)
        self.journal.note("bot-artifact", BOT, artifact)

    def give_bot_experiment(self, experiment: i64) -> None:
        """T13.15 Give the bot a starting experiment, uncompleted."""
        rival = self.opponent()
        rival.beside = append(rival.beside[:], experiment)
        self._off_the_deck(experiment)
        self.journal.note("bot-experiment", BOT, experiment)

    def show_bot_masterpiece(self, experiment: i64) -> None:
        """T13.13 Turn up a masterpiece that the bot may complete."""
        rival = self.opponent()
        rival.drawn = append(rival.drawn[:], experiment)
        self._off_the_deck(experiment)
        self.journal.note("bot-masterpiece", BOT, experiment)
