"""A match in progress: play, undo, look back; every state is what its log makes of its start."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.agenda import State, Together, apply, explain, fate_asked, happen, questions, suggestions
from emerald.kernel.events import EVERYONE, MUTED, Event, Journal
from emerald.kernel.game import Setup
from emerald.kernel.match.fate import Fate
from emerald.kernel.match.log import ANSWER, FATE, OUTCOME, PERSON, TAKE_BACK, Entry, Log
from emerald.kernel.messages import Message, Refusal
from emerald.kernel.rng import outcome_at, total_of

SNAPSHOT_EVERY: Final = 256


@final
class Match:
    """One game being played.

    Answers first stand in the *tail*, which is their seat's own: it can be undone
    and nobody else sees it. The tail becomes part of the committed log before fate
    or another seat is asked, and at the end; the committed log only grows.
    """

    def __init__(
        self,
        game: Any,
        setup: Setup,
        seed: bytes,
        names: list[str] | None = None,
        position: dict[str, str] | None = None,
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.position: Final = position
        self.names: Final = names if names is not None else [f"Seat {i + 1}" for i in range(setup.seats)]
        self.fate: Final = Fate(seed)
        self.log: Final = Log()
        self.tail: list[Entry] = []
        self.barrier: Message = Message("undo-nothing")
        self._draws: Final[list[int]] = [0] * len(game.sources)
        self._snapshots: Final[dict[int, State]] = {}
        self._committed: State = self.start()
        self.state: State = self._committed.clone()
        self.state.journal = Journal(muted=False)
        self._advance()

    def start(self) -> State:
        """Return the state before the first entry."""
        state: State
        if self.position is None:
            state = self.game.begin(self.setup)
        else:
            state = self.game.compose(self.setup, self.position)
        return state

    # -- who is asked, and what ------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def asked(self) -> list[int]:
        """Return the seats that must answer now."""
        return [seat for seat, _ in questions(self.state)]

    def view(self, seat: int) -> Any:
        """Return what a seat may know; what stands in another seat's tail has not happened for it."""
        if self.tail and any(entry.seat != seat for entry in self.tail):
            shown = self._committed.clone()
            for entry in self.tail:
                if entry.seat == seat:
                    apply(shown, entry.seat, entry.value)
            return self.game.view(shown, seat)
        return self.game.view(self.state, seat)

    def why_not(self, seat: int, action: int) -> Message | None:
        """Return why an answer cannot be given now; None if it can."""
        return explain(self.state, seat, action)

    def suggest(self, seat: int) -> list[int]:
        """Return the default answers from here on: a whole payment, for instance."""
        return suggestions(self.state, seat)

    def version(self, seat: int) -> int:
        """Return how many entries this seat knows of; the log's own length would betray secret questions."""
        known = sum([1 for entry in self.tail if entry.seat == seat])
        for i in range(len(self.log)):
            entry = self.log[i]
            if entry.kind == OUTCOME or entry.audience == EVERYONE or (seat >= 0 and (entry.audience >> seat) & 1):
                known += 1
        return known

    # -- playing -----------------------------------------------------------------------------

    def play(self, seat: int, action: int, author: int = PERSON) -> None:
        """Give one answer; raise Refusal saying why if it is not lawful."""
        self.play_all(seat, [action], author)

    def play_all(self, seat: int, actions: list[int], author: int = PERSON) -> None:
        """Give several answers as one: all of them, or none and a Refusal."""
        trial = self.state.clone()
        for action in actions:
            why_not = explain(trial, seat, action)
            if why_not is not None:
                raise Refusal(why_not)
            if action != actions[-1]:
                apply(trial, seat, action)
        for action in actions:
            self._take(seat, action, author)
        self._advance()

    def _take(self, seat: int, action: int, author: int) -> None:
        audience = next(question for who, question in questions(self.state) if who == seat).audience()
        apply(self.state, seat, action)
        self.tail.append(Entry(ANSWER, seat, author, action, audience))

    def _advance(self) -> None:
        """Let fate speak, and commit what may no longer be undone."""
        chance = fate_asked(self.state)
        while chance is not None:
            self._commit(chance.seat if isinstance(self.state.agenda[-1], Together) else -1)
            weights = chance.weights(self.state)
            source = self.game.sources[chance.source]
            draw = self._draws[chance.source]
            outcome = int(outcome_at(weights, self.fate.point(source, draw, int(total_of(weights)))))
            self._hear(chance.audience(), chance.source, outcome, [int(weight) for weight in weights])
            self.barrier = Message("undo-revealed", "", {"source": source})
            chance = fate_asked(self.state)
        if self.tail and not self._may_keep_tail():
            self.barrier = Message("undo-game-over" if self.over else "undo-other-seat")
            self._commit(-1)

    def _may_keep_tail(self) -> bool:
        """Say whether all answers of the tail are still their seats' own affair."""
        if self.over:
            return False
        if isinstance(self.state.agenda[-1], Together):
            return isinstance(self._committed.agenda[-1], Together)
        return self.asked() == [self.tail[0].seat] and not isinstance(self._committed.agenda[-1], Together)

    def _hear(self, audience: int, source: int, outcome: int, weights: list[int]) -> None:
        happen(self.state, outcome)
        happen(self._committed, outcome)
        self.log.add(Entry(OUTCOME, -1, FATE, outcome, audience, source, weights))
        self._draws[source] += 1
        self._snapshot()

    def _commit(self, seat: int) -> None:
        """Make the tail, or one seat's part of it, part of the log."""
        kept: list[Entry] = []
        for entry in self.tail:
            if seat >= 0 and entry.seat != seat:
                kept.append(entry)
                continue
            apply(self._committed, entry.seat, entry.value)
            self.log.add(entry)
            self._snapshot()
        self.tail = kept

    def _snapshot(self) -> None:
        if len(self.log) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.log)] = self._committed.clone()

    # -- taking back -----------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Say whether a seat has an answer it may still take back."""
        return any(entry.seat == seat for entry in self.tail)

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer; raise Refusal saying what was revealed since."""
        self._shorten(seat, whole=False)

    def undo_turn(self, seat: int) -> None:
        """Take back all of a seat's answers that nobody has acted on."""
        self._shorten(seat, whole=True)

    def _shorten(self, seat: int, whole: bool) -> None:
        mine = [i for i, entry in enumerate(self.tail) if entry.seat == seat]
        if not mine:
            raise Refusal(self.barrier)
        gone = mine if whole else mine[-1:]
        self.tail = [entry for i, entry in enumerate(self.tail) if i not in gone]
        journal = self.state.journal
        self.state = self._committed.clone()
        for entry in self.tail:
            apply(self.state, entry.seat, entry.value)
        self.state.journal = journal
        journal.note("undo", seat, 0, len(gone))

    def take_back(self, length: int, author: int = PERSON) -> None:
        """Go on from an earlier entry, by consent; the log tells of it and keeps what was set aside."""
        if not 0 <= length <= len(self.log):
            raise Refusal(Message("undo-nothing"))
        self.log.add(Entry(TAKE_BACK, -1, author, length))
        self._snapshots.clear()
        self.tail = []
        self._committed = self.at(len(self.log))
        journal = self.state.journal
        self.state = self._committed.clone()
        self.state.journal = journal
        journal.note("undo", -1, 0, 1)
        self.barrier = Message("undo-nothing")
        self._advance()

    def remark(self, kind: int, seat: int, value: int = 0, author: int = PERSON) -> None:
        """Add what the table agreed on or the clock decided: a resignation, a replacement, a time-out."""
        self._commit(-1)
        self.log.add(Entry(kind, seat, author, value))

    # -- looking back ------------------------------------------------------------------------------

    def at(self, length: int) -> State:
        """Return the state after so many entries of the log."""
        prefix = self.log.course()
        numbers = [i for i in prefix if i < length] if length < len(self.log) else prefix
        if length < len(self.log) and numbers != prefix[: len(numbers)]:
            raise AssertionError("entries count in order")
        start = max([n for n in self._snapshots if n <= length], default=0)
        state = self._snapshots[start].clone() if start else self.start()
        for i in numbers:
            if i >= start:
                replay(state, self.log[i])
        return state

    def take_events(self) -> list[Event]:
        """Return what has visibly happened since this was last asked."""
        events = self.state.journal.events
        self.state.journal.events = []
        return events


def replay(state: State, entry: Entry) -> None:
    """Let one logged answer or outcome happen again."""
    if entry.kind == ANSWER:
        apply(state, entry.seat, entry.value)
    else:
        happen(state, entry.value)


def silent(state: State) -> State:
    """Return the state with a muted journal."""
    state.journal = MUTED
    return state
