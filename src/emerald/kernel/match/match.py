"""A match in progress: play, undo, look back; every state is what its log makes of its start."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.agenda import State, apply, fate_asked, question_for, suggestions
from emerald.kernel.events import Event
from emerald.kernel.game import Setup
from emerald.kernel.match.fate import Fate
from emerald.kernel.match.log import (
    ANSWER,
    FATE,
    OUTCOME,
    PERSON,
    REPLACE,
    RESIGN,
    TAKE_BACK,
    THE_TABLE,
    TIME_OUT,
    Entry,
    Log,
)
from emerald.kernel.match.news import KEEPER, News
from emerald.kernel.match.past import Past
from emerald.kernel.match.tails import NOTHING_DUE, Tails
from emerald.kernel.match.wording import require_lines
from emerald.kernel.messages import GAME_IS_OVER, Message, Refusal
from emerald.kernel.rng import outcome_at, total_of


@final
class Match:
    """One game being played.

    Answers first stand in the *tail*, which is their seat's own: it can be undone and nobody else sees it.
    It becomes part of the committed log before fate or another seat is asked, and at the end of the game;
    the committed log only grows. Where several seats answer at once each has a tail and a world of its own,
    in which the others have not answered yet; they are committed when all are in, one alone if its lane asks fate.
    """

    def __init__(
        self,
        game: Any,
        setup: Setup,
        seed: bytes,
        names: list[str] | None = None,
        position: dict[str, str] | None = None,
        log_follows: bool = False,
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.position: Final = position
        self.names: Final = names if names is not None else [f"Seat {i + 1}" for i in range(setup.seats)]
        self.fate: Final = Fate(seed)
        require_lines(self.names, setup, position)
        self._past: Final = Past(self.start(), len(game.sources))
        self._news: Final = News(self._past)
        self._tails: Final = Tails(self._past, len(game.actions))
        if not log_follows:  # a file has yet to say what fate said
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
    def log(self) -> Log:
        """The committed log."""
        return self._past.log

    @property
    def tail(self) -> list[Entry]:
        """The answers that are not committed, of all seats, in order of arrival."""
        return self._tails.entries

    @property
    def state(self) -> State:
        """What all answers have made of the start, committed or not: for whoever keeps the match."""
        return self._tails.state

    @property
    def past(self) -> Past:
        """The committed log with all that hangs on it; for those who read and write files."""
        return self._past

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def world(self, seat: int) -> State:
        """Return the state as far as a seat (or a watcher) has any part in it; it must not be changed."""
        return self._tails.world(seat)

    def asked(self) -> list[int]:
        """Return the seats that must answer now; where several answer at once, whoever is done is not among them."""
        return [seat for seat in range(self.setup.seats) if question_for(self.world(seat), seat) is not None]

    def view(self, seat: int) -> Any:
        """Return what a seat may know; what stands in another seat's tail has not happened for it."""
        return self.game.view(self.world(seat), seat)

    def why_not(self, seat: int, action: int) -> Message | None:
        """Return why an answer cannot be given now; None if it can."""
        return self._tails.objection(self.world(seat), seat, action)

    def passes(self, seat: int, actions: list[int]) -> bool:
        """Say whether fate or another seat has the word after these answers; raise Refusal if they are not lawful."""
        world = self.world(seat).clone()
        for action in actions:
            refused = self._tails.objection(world, seat, action)
            if refused is not None:
                raise Refusal(refused)
            apply(world, seat, action)
        return question_for(world, seat) is None

    def suggest(self, seat: int) -> list[int]:
        """Return the default answers from here on: a whole payment, for instance."""
        return suggestions(self.world(seat), seat)

    def version(self, seat: int) -> int:
        """Return how many entries this seat knows of; the log's own length would betray secret questions."""
        return self._past.cuts[seat + 1].known + self._tails.length(seat)

    def events_for(self, seat: int) -> list[Event]:
        """Return what has visibly happened for a seat (or a watcher, -1) since it last asked."""
        return self._news.tell(seat, self.tail)

    def take_events(self) -> list[Event]:
        """Return what has happened since this was last asked, uncut: for whoever keeps the match."""
        return self._news.tell(KEEPER, self.tail)

    def at(self, position: int) -> State:
        """Return a new state: the one after so many entries of the committed log."""
        return self._past.at(position)

    # -- playing -----------------------------------------------------------------------------

    def play(self, seat: int, action: int, author: int = PERSON) -> None:
        """Give one answer; raise Refusal saying why if it is not lawful."""
        self.play_all(seat, [action], author)

    def play_all(self, seat: int, actions: list[int], author: int = PERSON) -> None:
        """Give several answers as one: all of them, or none and a Refusal."""
        self._news.command_begins()
        self._tails.lay(seat, actions, author)
        self._advance()

    def keep(self, entry: Entry) -> None:
        """Take an answer from the tail of a file; raise Refusal if it is not lawful or does not belong there."""
        self._tails.lay(entry.seat, [entry.value], entry.author)
        if self._tails.due() != NOTHING_DUE:
            raise Refusal(Message("file-tail-is-due"))

    def resume(self) -> None:
        """Go on from the log that a file told; nobody is told again what stands in it."""
        self._tails.clear()
        self._news.begin_here()

    def follow(self, committed: list[Entry], tail: list[Entry]) -> None:
        """Go on as another keeper of the same match did: this was committed since, and this is its tail now."""
        self._news.command_begins()
        for seat in self._tails.seats():
            self._news.undone(seat, 0)
        self._tails.clear()
        for entry in committed:
            self._past.add(entry)
        self._tails.lay_again()
        for entry in tail:
            self.keep(entry)

    # -- committing --------------------------------------------------------------------------

    def _advance(self) -> None:
        """Let fate speak, and commit what may no longer be undone."""
        if not self.tail:
            self._hear_fate()
            self._tails.lay_again()
        due = self._tails.due()
        while due != NOTHING_DUE:
            for entry in self._tails.take(due):
                self._past.add(entry)
            self._hear_fate()
            for seat in self._tails.lay_again():
                self._news.undone(seat, self._tails.length(seat))
            due = self._tails.due()

    def _hear_fate(self) -> None:
        past = self._past
        chance = fate_asked(past.state)
        while chance is not None:
            weights = chance.weights(past.state)
            source = int(chance.source)
            point = self.fate.point(self.game.sources[source], past.draws[source], int(total_of(weights)))
            outcome = int(outcome_at(weights, point))
            audience = int(chance.audience())
            past.add(Entry(OUTCOME, THE_TABLE, FATE, outcome, audience, source, [int(weight) for weight in weights]))
            chance = fate_asked(past.state)

    # -- taking back -----------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Say whether a seat has an answer it may still take back."""
        return self._tails.length(seat) > 0

    def barrier(self, seat: int) -> Message | None:
        """Return why a seat cannot take back its last answer, and what was revealed since; None if it can."""
        if self.can_undo(seat):
            return None
        if self.over:
            return Message("undo-game-over")
        log = self.log
        after: Entry | None = None
        number = log.last_before(len(log))
        while number >= 0:
            entry = log[number]
            if entry.kind == ANSWER and entry.seat == seat:
                break
            after = entry
            number = log.last_before(number)
        if number < 0:
            return Message("undo-nothing")
        if after is not None and after.kind == OUTCOME:
            return Message("undo-revealed", "", {"source": self.game.sources[after.source]})
        others = [after.seat] if after is not None else [other for other in self.asked() if other != seat]
        return Message("undo-other-seat", "", {"seat": others[0] + 1}) if others else Message("undo-nothing")

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer; raise Refusal saying what was revealed since."""
        self._shorten(seat, 1)

    def undo_turn(self, seat: int) -> None:
        """Take back all of a seat's answers that nobody has acted on."""
        self._shorten(seat, self._tails.length(seat))

    def _shorten(self, seat: int, count: int) -> None:
        barrier = self.barrier(seat)
        if barrier is not None:
            raise Refusal(barrier)
        self._news.command_begins()
        for other in [seat, *self._tails.shorten(seat, count)]:
            self._news.undone(other, self._tails.length(other))

    # -- what the table agrees on ------------------------------------------------------------------

    def can_take_back(self, position: int) -> bool:
        """Say whether going on from a position would set anything aside."""
        log = self.log
        return 0 <= position < len(log) and log.way_to(position, {}) != log.way_to(len(log), {})

    def take_back(self, position: int, seat: int = THE_TABLE, author: int = PERSON) -> None:
        """Go on from an earlier position, by consent; the log tells of it and keeps what was set aside."""
        self._require_running(seat, author)
        if not self.can_take_back(position):
            raise Refusal(Message("undo-nothing"))
        self._news.command_begins()
        for other in self._tails.seats():
            self._news.undone(other, 0)
        self._tails.clear()
        self._past.add(Entry(TAKE_BACK, seat, author, position))
        self._advance()

    def resign(self, seat: int, author: int = PERSON) -> None:
        """Write down that whoever sat here gives up; who answers from now on is the table's affair."""
        self._remark(Entry(RESIGN, seat, author, 0))

    def replace(self, seat: int, by: int, name: str = "", author: int = PERSON) -> None:
        """Write down that another answers for a seat from now on: a PERSON, POLICY, CLOCK or BOT of this name."""
        require_lines([name] if name else [], Setup(1 if name else 0), None)
        self._remark(Entry(REPLACE, seat, author, by, name=name))

    def time_out(self, seat: int, author: int = PERSON) -> None:
        """Write down that a seat's time has run out."""
        self._remark(Entry(TIME_OUT, seat, author, 0))

    def _remark(self, entry: Entry) -> None:
        """Add an entry that changes no state; tails stay what they are."""
        self._require_running(entry.seat, entry.author)
        if entry.seat < 0 or not PERSON <= entry.value < FATE:
            raise ValueError("this is no remark")
        self._news.command_begins()
        self._past.add(entry)

    def _require_running(self, seat: int, author: int) -> None:
        if not PERSON <= author < FATE:
            raise ValueError(f"{author} is nobody who acts")
        if self.over:
            raise Refusal(self.state.reasons.message(GAME_IS_OVER, {}))
        if not THE_TABLE <= seat < self.setup.seats:
            raise Refusal(Message("match-no-such-seat", "", {"seat": seat + 1, "seats": self.setup.seats}))
