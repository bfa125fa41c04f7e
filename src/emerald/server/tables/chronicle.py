"""The log as each reader knows it: entries in words, and what visibly happened, told from the same replay.

Only readers who are there are told. Of each the last entries are kept; older ones are replayed when somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, final

from msgspec.structs import replace as replaced

from emerald.games import shelf
from emerald.kernel.agenda import State, apply
from emerald.kernel.events import Event, Journal
from emerald.kernel.match.cut import HIDDEN, LEFT_OUT, Cut
from emerald.kernel.match.log import ANSWER, AUTHOR_NAMES, KIND_NAMES, OUTCOME, TAKE_BACK
from emerald.kernel.match.log import Entry as LogEntry
from emerald.kernel.match.match import Match
from emerald.kernel.match.past import replay
from emerald.server.drawing import Drawing
from emerald.server.messages.play import Draft, Entry, Happening
from emerald.server.messages.words import Message, maybe_worded, worded

KEPT: Final = 200  # entries of each reader
FIRST: Final = 60  # entries a reader who comes is told of


@final
class Reader:
    """What one reader (a seat, or -1 who watches) has been told."""

    def __init__(self, cut: Cut, view: Any) -> None:
        self.cut: Final = cut
        self.view: Any = view  # as of the last entry told
        self.entries: list[Entry] = []

    def after(self, known: int) -> list[Entry]:
        """Return the entries after so many, or the last of them."""
        missing = self.cut.known - known
        if missing <= 0:
            return []
        return self.entries[-missing:]


@final
class Chronicle:
    """Tells the log of one match to its readers as it grows."""

    def __init__(self, match: Match, drawing: Drawing) -> None:
        self._match: Final = match
        self._drawing: Final = drawing
        self._game: Final[str] = match.game.name
        self._readers: Final[dict[int, Reader]] = {}
        self._position = len(match.log)
        self._state: State = match.past.state.clone()

    def reader(self, seat: int) -> Reader:
        """Return a reader who has been told everything."""
        self.catch_up()
        found = self._readers.get(seat)
        if found is None:
            found = self._told_from(seat, max(0, self._position - FIRST))
            self._readers[seat] = found
        return found

    def catch_up(self) -> None:
        """Tell everybody who is here what the log holds by now."""
        log = self._match.log
        if self._position < len(log):
            self._state = self._tell(self._state, range(self._position, len(log)), list(self._readers.values()))
            self._position = len(log)
            for reader in self._readers.values():
                del reader.entries[:-KEPT]

    def between(self, seat: int, after: int, most: int) -> list[Entry]:
        """Return so many entries after a number, as a reader knows them; for looking back."""
        cut = Cut(seat)
        start = 0
        for number, entry in enumerate(self._match.log.entries()):
            if cut.known >= after:
                break
            cut.next(entry)
            start = number + 1
        reader = self._told_from(seat, start, start + 2 * most)
        return [entry for entry in reader.entries if entry.number > after][:most]

    def drafts(self, seat: int) -> list[Draft]:
        """Return a seat's own answers that are not committed, and what came of them."""
        mine = [entry for entry in self._match.tail if entry.seat == seat]
        if not mine:
            return []
        match = self._match
        state = match.past.state.clone()
        journal = Journal(muted=False)
        state.journal = journal
        told: list[Draft] = []
        view = match.game.view(state, seat)
        for entry in mine:
            message = shelf.answer(self._game, view, entry.value)
            apply(state, entry.seat, entry.value)
            view = match.game.view(state, seat)
            happenings = self._happenings(view, [event.seen_by(seat) for event in journal.events])
            journal.events = []
            told.append(Draft(match.game.actions.names[entry.value], worded(message), happenings))
        return told

    # -- telling --------------------------------------------------------------------------------

    def _told_from(self, seat: int, start: int, end: int = -1) -> Reader:
        """Return a reader who was told of the log from a position on."""
        log = self._match.log
        end = len(log) if end < 0 else min(end, len(log))
        cut = Cut(seat)
        for number in range(start):
            cut.next(log[number])
        state = self._match.at(start)
        reader = Reader(cut, self._match.game.view(state, seat))
        self._tell(state, range(start, end), [reader])
        return reader

    def _tell(self, state: State, numbers: Iterable[int], readers: list[Reader]) -> State:
        """Replay some entries from the state before them, tell the readers, and return the state after them."""
        match = self._match
        journal = Journal(muted=False)
        for number in numbers:
            entry = match.log[number]
            if entry.kind == TAKE_BACK:
                state = match.past.at(entry.value)
            state.journal = journal
            if entry.kind == ANSWER or entry.kind == OUTCOME:
                replay(state, entry)
            events = journal.events
            journal.events = []
            for reader in readers:
                self._tell_one(state, entry, events, reader)
        return state

    def _tell_one(self, state: State, entry: LogEntry, events: list[Event], reader: Reader) -> None:
        seat = reader.cut.seat
        how = reader.cut.next(entry)
        before = reader.view
        reader.view = self._match.game.view(state, seat)
        happenings = self._happenings(reader.view, [event.seen_by(seat) for event in events])
        if how == LEFT_OUT:  # nobody may count these; what is seen of them belongs to the one that was told
            if happenings and reader.entries:
                last = reader.entries[-1]
                reader.entries[-1] = replaced(last, happenings=[*last.happenings, *happenings])
            return
        kind = KIND_NAMES[entry.kind]
        author, words = AUTHOR_NAMES[entry.author], ""
        message: Message | None = None
        if entry.kind == ANSWER and how == HIDDEN:
            author = ""
        elif entry.kind == ANSWER:
            words = self._match.game.actions.names[entry.value]
            message = worded(shelf.answer(self._game, before, entry.value))
        elif entry.kind == OUTCOME:
            source = self._match.game.sources[entry.source]
            came = "hidden" if how == HIDDEN else self._match.game.outcomes[entry.source][entry.value]
            words = f"{source}: {came}"
        else:
            message = self._remark(entry, seat)
        reader.entries.append(
            Entry(reader.cut.known, kind, entry.seat + 1, author, words, message, happenings),
        )

    def _remark(self, entry: LogEntry, seat: int) -> Message:
        """Return the message of an entry that is no answer; entries are counted as the reader counts them."""
        args: dict[str, int | str] = {"seat": entry.seat + 1}
        if entry.kind == TAKE_BACK:
            args["entries"] = known_at(self._match, seat, entry.value)
        elif entry.name:
            args["name"] = entry.name
        return Message("entry-" + KIND_NAMES[entry.kind], args)

    def _happenings(self, view: Any, events: list[Event]) -> list[Happening]:
        told: list[Happening] = []
        for event in events:
            what, source, target = self._drawing.places(event)
            message = maybe_worded(shelf.told(self._game, view, event))
            aside = maybe_worded(self._drawing.aside(event))
            told.append(
                Happening(event.kind, int(event.seat) + 1, what, int(event.amount), source, target, message, aside)
            )
        return told


def known_at(match: Match, seat: int, position: int) -> int:
    """Return how many entries a reader knew of at a position of the log."""
    cut = Cut(seat)
    for number in range(position):
        cut.next(match.log[number])
    return cut.known


def position_of(match: Match, seat: int, known: int) -> int:
    """Return the first position of the log at which a reader knew of so many entries."""
    cut = Cut(seat)
    for number in range(len(match.log)):
        if cut.known >= known:
            return number
        cut.next(match.log[number])
    return len(match.log)
