"""Who has been told what: the events of a match, cut for each listener, once and in order.

Nothing is kept to be told later. What has happened since a listener last asked is played
again from the log, with the journal on; so a match to which nobody listens costs nothing.
"""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.agenda import NOBODY, State, apply
from emerald.kernel.events import EVERYONE, NOWHERE, Event, Journal
from emerald.kernel.match.log import ANSWER, KIND_NAMES, OUTCOME, TAKE_BACK, Entry
from emerald.kernel.match.past import Past, replay

KEEPER: Final = -2  # hears everything, uncut; a watcher is -1

FAR: Final = 100  # entries; whoever asks more rarely waits a little longer
UNDO: Final = "undo"  # the kernel's own events: this one, and the names of the entries that are no answers


@final
class Listener:
    """How far one listener has been told."""

    def __init__(self, position: int, seats: int) -> None:
        self.position: int = position
        self.ahead: Final[list[list[int]]] = [[] for _ in range(seats)]  # events told of each answer still in a tail
        self.undone: Final[list[int]] = [0] * seats  # such answers taken back since


@final
class News:
    """Tells each listener what has visibly happened since it last asked."""

    def __init__(self, past: Past) -> None:
        self._past: Final = past
        self._listeners: Final[dict[int, Listener]] = {}
        self._born: int = 0
        self._near: State = past.state.clone()  # where the last command began, to play again from there
        self._near_position: int = 0

    def begin_here(self) -> None:
        """Take what the log already holds as known: it comes from a file."""
        self._born = len(self._past.log)
        self._near_position = self._born
        self._near = self._past.state.clone()

    def command_begins(self) -> None:
        """Remember a state from which it is not far to what must be told next."""
        position = len(self._past.log)
        lowest = min([listener.position for listener in self._listeners.values()], default=0)
        if lowest == position != self._near_position or position - self._near_position > FAR:
            self._near_position = position
            self._near = self._past.state.clone()

    def undone(self, seat: int, left: int) -> None:
        """Note that only so many answers are left in a seat's tail."""
        for listener in self._listeners.values():
            told = listener.ahead[seat]
            if len(told) > left:
                listener.undone[seat] += len(told) - left
                del told[left:]

    def tell(self, who: int, tail: list[Entry]) -> list[Event]:
        """Return what a listener has not been told yet; of a tail only its own seat (and the keeper) hears."""
        listener = self._listeners.get(who)
        if listener is None:
            listener = Listener(self._born, len(self._past.cuts) - 1)
            self._listeners[who] = listener
        told: list[Event] = []
        for seat in range(len(listener.undone)):
            if listener.undone[seat] > 0:
                told.append(_event(UNDO, seat, listener.undone[seat]))
                listener.undone[seat] = 0
        self._tell_log(listener, told)
        self._tell_tail(listener, [entry for entry in tail if who == KEEPER or entry.seat == who], told)
        if who == KEEPER:
            return told
        return [event.seen_by(who) for event in told]

    def _tell_log(self, listener: Listener, told: list[Event]) -> None:
        log = self._past.log
        if listener.position == len(log):
            return
        state = self._state_at(listener.position)
        journal = Journal(muted=False)
        for number in range(listener.position, len(log)):
            entry = log[number]
            if entry.kind == TAKE_BACK:
                state = self._past.at(entry.value)
            state.journal = journal
            if entry.kind == ANSWER or entry.kind == OUTCOME:
                replay(state, entry)
            else:
                journal.events.append(_event(KIND_NAMES[entry.kind], entry.seat, 1))
            known = 0
            if entry.kind == ANSWER and listener.ahead[entry.seat]:
                known = listener.ahead[entry.seat].pop(0)
            told += journal.events[known:]
            journal.events = []
        listener.position = len(log)

    def _state_at(self, position: int) -> State:
        if position < self._near_position:
            return self._past.at(position)
        state = self._near.clone()
        for number in range(self._near_position, position):
            entry = self._past.log[number]
            if entry.kind == TAKE_BACK:
                state = self._past.at(entry.value)
            else:
                replay(state, entry)
        return state

    def _tell_tail(self, listener: Listener, tail: list[Entry], told: list[Event]) -> None:
        if len(tail) == sum([len(counts) for counts in listener.ahead]):
            return
        state = self._past.state.clone()
        journal = Journal(muted=False)
        state.journal = journal
        seen = [0] * len(listener.ahead)
        for entry in tail:
            apply(state, entry.seat, entry.value)
            counts = listener.ahead[entry.seat]
            if seen[entry.seat] == len(counts):
                told += journal.events
                counts.append(len(journal.events))
            seen[entry.seat] += 1
            journal.events = []


def _event(kind: str, seat: int, amount: int) -> Event:
    return Event(kind, seat if seat >= 0 else NOBODY, 0, amount, NOWHERE, NOWHERE, EVERYONE)
