"""A person's turn at the terminal: the table, the question, and what can be typed at it."""

from __future__ import annotations

from typing import Final, final

from rich.table import Table
from rich.text import Text

from emerald.cli.asking import Sheet, bundled
from emerald.cli.mistakes import Mistake, sentences, spoken
from emerald.cli.saves import new_save
from emerald.cli.sitting import Sitting
from emerald.cli.story import TURN, last_turns, paragraphs
from emerald.cli.tables import draw
from emerald.cli.typed import (
    ANSWERS,
    DEFAULT,
    ENGLISH,
    LOG,
    QUIT,
    SAVE,
    TABLE,
    UNDO,
    UNDO_TURN,
    WHY,
    answers_in,
    understand,
)
from emerald.games import shelf
from emerald.kernel.agenda import NOBODY
from emerald.kernel.events import Event
from emerald.kernel.match.text import write
from emerald.kernel.messages import Refusal
from emerald.kernel.numbers import number_within

MOST_TURNS: Final = 10_000  # that are told at once


class Leave(Exception):
    """Somebody goes; the game stays."""


@final
class Round:
    """The persons at one terminal, one after another."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting: Final = sitting
        self._terminal: Final = sitting.terminal
        self._looking: int = NOBODY  # whose hand is on the screen
        self._was_resumed: Final = sitting.was_resumed
        self._greeted: Final[set[int]] = set()  # seats that have been told of the course so far
        self._not_given: list[str] = []  # answers of the last line that came too late

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        match = self._sitting.match
        while not match.over:
            asked = match.asked()
            seat = self._looking if self._looking in asked else asked[0]
            if seat not in self._sitting.players:
                self._ask(seat)
            elif self._terminal.is_live:
                with self._terminal.console.status(self._terminal.text("cli-thinking", {"seat": seat + 1})):
                    self._sitting.let_play(seat)
            else:
                self._sitting.let_play(seat)

    # -- one question -------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        sitting = self._sitting
        is_another = seat != self._looking
        if is_another and self._terminal.is_live and len(sitting.persons) > 1:
            self._veil(seat)
        self._looking = seat
        view = sitting.view(seat)
        news = self._news(seat)
        if is_another or self._terminal.redraws or any(event.kind == TURN for event in news):
            self._terminal.clear()
            self._terminal.show(draw(self._terminal, sitting.name, view))
        self._terminal.lines(paragraphs(self._terminal, sitting.name, view, news), "italic")
        if self._not_given:
            self._terminal.say("cli-rest-not-given", {"answers": ", ".join(self._not_given)}, "yellow")
            self._not_given = []
        sheet = sitting.sheet(seat)
        self._show_question(seat, sheet)
        while not self._take_line(seat, sheet):
            pass

    def _news(self, seat: int) -> list[Event]:
        """Return what happened since this seat last looked; of a resumed game, the last round."""
        match = self._sitting.match
        told = match.events_for(seat)
        if self._was_resumed and seat not in self._greeted:
            told = last_turns(match, seat, match.setup.seats)
        self._greeted.add(seat)
        return told

    def _veil(self, seat: int) -> None:
        """Hide one seat's hand from the next, until that one is there."""
        self._terminal.veil()
        self._terminal.ask(self._terminal.text("cli-veil", {"seat": seat + 1}) + " ")
        self._terminal.veil()

    def _show_question(self, seat: int, sheet: Sheet) -> None:
        terminal, sitting = self._terminal, self._sitting
        message = shelf.question(sitting.name, sitting.view(seat))
        terminal.line("")
        terminal.line(f"{terminal.names[seat]}: {terminal.message(message)}", "bold")
        terminal.show(sheet.table(terminal))
        terminal.lines(sheet.notes(terminal), "dim")
        suggested = sitting.match.suggest(seat)
        if suggested:
            view = sitting.view(seat)
            labels = [terminal.message(shelf.answer(sitting.name, view, action)) for action in suggested]
            terminal.say("cli-suggestion", {"answers": bundled(labels)}, "dim")

    # -- one line -----------------------------------------------------------------------------

    def _take_line(self, seat: int, sheet: Sheet) -> bool:
        """Read and obey a line; say whether the question is no longer the same."""
        terminal = self._terminal
        typed = understand(terminal.ask(terminal.text("cli-prompt", {"seat": seat + 1}) + " "), terminal.words)
        try:
            if typed.command == ANSWERS:
                self._not_given = self._sitting.give(seat, answers_in(typed.rest))
            elif typed.command == DEFAULT:
                self._sitting.give_suggested(seat)
            elif typed.command in (UNDO, UNDO_TURN):
                self._sitting.undo(seat, typed.command == UNDO_TURN)
            else:
                self._obey(seat, sheet, typed.command, typed.rest)
                return False
        except (Mistake, Refusal) as error:
            terminal.lines(sentences(terminal.words, error, terminal.names), "yellow")
            return False
        return True

    def _obey(self, seat: int, sheet: Sheet, command: str, rest: str) -> None:
        """Do what changes nothing in the game."""
        terminal, sitting = self._terminal, self._sitting
        if command == WHY:
            if not rest:
                raise Mistake("cli-why-what")
            why_not = sitting.match.why_not(seat, sheet.find(rest))
            if why_not is None:
                terminal.say("cli-allowed", style="yellow")
            else:
                terminal.line(spoken(terminal.words, why_not, terminal.names), "yellow")
        elif command == TABLE:
            terminal.show(draw(terminal, sitting.name, sitting.view(seat)))
            self._show_question(seat, sheet)
        elif command == LOG:
            turns = number_within(rest, 1, MOST_TURNS) or 2 * sitting.match.setup.seats
            events = last_turns(sitting.match, seat, turns)
            terminal.lines(paragraphs(terminal, sitting.name, sitting.view(seat), events), "italic")
        elif command == SAVE:
            self._copy(rest)
        elif command == QUIT:
            raise Leave
        else:
            self._help()

    def _copy(self, name: str) -> None:
        """Keep the game as it is now under another name too."""
        if not name:
            raise Mistake("cli-is-kept", {"name": self._sitting.save.name})
        copy = new_save(self._sitting.name, name)
        copy.keep_seats(self._sitting.save.players(), self._sitting.save.catalogue())
        copy.write(write(self._sitting.match))
        self._terminal.say("cli-copied", {"name": copy.name})

    def _help(self) -> None:
        """Say what can be typed: every command with its words, and answers."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_row(
            Text(self._terminal.text("cli-help-answer-words"), "bold"), self._terminal.text("cli-help-answer")
        )
        for command in (DEFAULT, *ENGLISH):
            key = "cli-help-" + command
            table.add_row(Text(self._terminal.text("cli-command-" + command), "bold"), self._terminal.text(key))
        self._terminal.show(table)
