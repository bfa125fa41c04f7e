"""`emerald replay`: step through a match file, position by position."""

from __future__ import annotations

from typing import Annotated, Any, Final, final

from typer import Argument, Context, Option

from emerald.cli.mistakes import Mistake
from emerald.cli.saves import find_save
from emerald.cli.sheet import afterwords, score_sheet, verdict
from emerald.cli.sitting import names_at
from emerald.cli.story import paragraphs
from emerald.cli.tables import draw
from emerald.cli.terminal import Terminal
from emerald.cli.wishes import opened, whole_number
from emerald.games import shelf
from emerald.kernel.agenda import NOBODY, State
from emerald.kernel.events import EVERYONE, Event, Journal
from emerald.kernel.match.log import ANSWER, OUTCOME, Entry
from emerald.kernel.match.match import Match
from emerald.kernel.match.past import replay as happen_again
from emerald.kernel.match.text import read, read_header
from emerald.kernel.numbers import number_within


def replay(
    context: Context,
    file: Annotated[str, Argument(help="cli-about-file")],
    at: Annotated[str, Option(help="cli-about-at", metavar="N", show_default=False)] = "",
    seat: Annotated[str, Option(help="cli-about-seat", metavar="N", show_default=False)] = "",
    everything: Annotated[bool, Option("--all", help="cli-about-all", show_default=False)] = False,
    catalogue: Annotated[str, Option(help="cli-about-components", metavar="DIR", show_default=False)] = "",
) -> int:
    """Show a match as it was played."""
    terminal: Terminal = context.obj
    save = find_save(file)
    text = save.read()
    match = read(text, opened(read_header(text).game, catalogue or save.catalogue()))
    terminal.names = names_at(terminal, match)
    watcher = NOBODY
    if seat:
        if not match.over:
            raise Mistake("cli-seat-only-when-over")
        watcher = whole_number("--seat", seat, 1, match.setup.seats) - 1
    film = Film(terminal, match, watcher)
    last = len(film.positions) - 1
    if everything:
        for number in range(last + 1):
            film.tell(number)
        film.end()
    elif at or not terminal.is_live:
        film.show(whole_number("--at", at, 0, last) if at else last)
    else:
        film.step_through()
    return 0


UNTOLD: Final = "…"  # in place of an answer that is not for this seat


@final
class Position:
    """Where a match stood after an answer and all it led to: how many entries, which answer, what happened."""

    def __init__(self, entries: int, answer: Entry | None, before: State) -> None:
        self.entries: int = entries
        self.answer: Final = answer
        self.before: Final = before  # the answer's words need the table it was given at
        self.events: Final[list[Event]] = []


@final
class Film:
    """All positions of a match, as one seat or a mere watcher may know them."""

    def __init__(self, terminal: Terminal, match: Match, watcher: int) -> None:
        self._terminal: Final = terminal
        self._match: Final = match
        self._watcher: int = watcher
        self.positions: Final = positions_of(match)

    def show(self, number: int) -> None:
        """Show one position: the answer that led there, what happened, the table."""
        self.tell(number)
        position = self.positions[number]
        view = self._view(self._match.at(position.entries))
        self._terminal.show(draw(self._terminal, self._match.game.name, view))
        if number == len(self.positions) - 1:
            self.end()

    def tell(self, number: int) -> None:
        """Tell the answer that led to a position, and what happened."""
        terminal, name, position = self._terminal, self._match.game.name, self.positions[number]
        title = terminal.text("cli-position", {"number": number, "count": len(self.positions) - 1})
        view = self._view(position.before)
        if position.answer is not None:
            title += f"  {terminal.names[position.answer.seat]}: {self._answer(position)}"
        terminal.line(title, "bold")
        events = [event.seen_by(self._watcher) for event in position.events]
        terminal.lines(paragraphs(terminal, name, view, events), "italic")

    def _answer(self, position: Position) -> str:
        """Return an answer in words, as its seat was asked; a secret one only to whom it is told, until all is over."""
        answer = position.answer
        assert answer is not None
        is_told = answer.audience == EVERYONE or (self._watcher >= 0 and (answer.audience >> self._watcher) & 1)
        if not is_told and not self._match.over:
            return UNTOLD
        asked = self._match.game.view(position.before, answer.seat)
        return self._terminal.message(shelf.answer(self._match.game.name, asked, answer.value))

    def end(self) -> None:
        """Show the score, if the match has one."""
        if self._match.over:
            standings = self._match.game.standings(self._match.state)
            self._terminal.show(score_sheet(self._terminal, standings))
            self._terminal.lines(verdict(self._terminal, standings))
            self._terminal.lines(afterwords(self._terminal, self._match))

    def step_through(self) -> None:
        """Go where the person at the terminal wants to."""
        last = len(self.positions) - 1
        number = 0
        self.show(number)
        while True:
            typed = self._terminal.ask(self._terminal.text("cli-replay-prompt") + " ").casefold()
            words = [each.strip() for each in self._terminal.text("cli-replay-words").split(",")]  # back, end, quit
            if typed in ("q", "quit", words[2]):
                return
            if typed.isdecimal():
                wanted = number_within(typed, 0, last)
                number = last if wanted is None else wanted
            elif typed in ("b", "back", words[0]):
                number = max(number - 1, 0)
            elif typed in ("e", "end", words[1]):
                number = last
            elif typed.startswith("s") and typed[1:].strip().isdecimal():
                self._look_as(typed[1:].strip())
            elif typed:
                self._terminal.say("cli-replay-help", style="yellow")
                continue
            else:
                number = min(number + 1, last)
            self.show(number)

    def _look_as(self, text: str) -> None:
        """Take the place of a seat, 0 for a watcher's; a running game shows no hands."""
        number = number_within(text, 0, self._match.setup.seats)
        if self._match.over and number is not None:
            self._watcher = number - 1
        elif not self._match.over:
            self._terminal.say("cli-seat-only-when-over", style="yellow")

    def _view(self, state: State) -> Any:
        return self._match.game.view(state, self._watcher)


def positions_of(match: Match) -> list[Position]:
    """Return every position in which somebody had to answer, and the end; the log's secrets stay in it."""
    state = match.start()
    state.journal = Journal(muted=False)
    found = [Position(0, None, state.clone())]
    for i in match.log.course():
        entry = match.log[i]
        if entry.kind == ANSWER:
            found.append(Position(i, entry, state.clone()))
        if entry.kind in (ANSWER, OUTCOME):
            happen_again(state, entry)
        found[-1].entries = i + 1
        found[-1].events.extend(state.journal.events)
        state.journal.events = []
    return found
