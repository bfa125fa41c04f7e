"""What has been answered and not committed: each seat's own tail, and the world it makes."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.agenda import State, Step, Together, apply, explain, fate_asked, question_for, questions
from emerald.kernel.match.log import ANSWER, FATE, PERSON, Entry
from emerald.kernel.match.past import Past
from emerald.kernel.messages import GAME_IS_OVER, SEAT_IS_NOT_ASKED, Message, Refusal

NO_ACTION: Final = -1
NOTHING_DUE: Final = -2
ALL_DUE: Final = -1


@final
class Tails:
    """The tails of all seats, on top of what is committed.

    Where several seats answer at once each has a world of its own, in which the others have not answered yet.
    """

    def __init__(self, past: Past, actions: int) -> None:
        self._past: Final = past
        self._actions: Final = actions
        self._worlds: Final[dict[int, State]] = {}  # by seat: what its own tail makes of what is committed
        self.entries: list[Entry] = []  # of all seats, in order of arrival
        self.state: State = past.state  # what all tails make of what is committed

    def world(self, seat: int) -> State:
        """Return the state as far as a seat (or a watcher) has any part in it."""
        return self._worlds.get(seat, self._past.state)

    def length(self, seat: int) -> int:
        """Return how many answers stand in a seat's tail."""
        return sum([1 for entry in self.entries if entry.seat == seat])

    def seats(self) -> list[int]:
        """Return who has a tail."""
        return sorted(self._worlds)

    def objection(self, state: State, seat: int, action: int) -> Message | None:
        """Return why an answer, or what is said to be one, cannot be given in a world; None if it can."""
        if not 0 <= seat < int(state.seat_count):  # a number may be larger than an i64
            reason = GAME_IS_OVER if state.over else SEAT_IS_NOT_ASKED
            return state.reasons.message(reason, {} if state.over else {"seat": seat + 1})
        return explain(state, seat, action if 0 <= action < self._actions else NO_ACTION)

    # -- growing and shrinking ---------------------------------------------------------------

    def lay(self, seat: int, actions: list[int], author: int) -> None:
        """Put lawful answers into a seat's tail, or raise Refusal and change nothing."""
        if not PERSON <= author < FATE:
            raise ValueError(f"{author} is nobody who answers")
        world = self.world(seat).clone()
        state = self.state.clone() if self._several_answer() else world
        entries: list[Entry] = []
        for action in actions:
            refused = self.objection(world, seat, action)
            if refused is None and state is not world:  # here lanes meet: who came first was first
                refused = self.objection(state, seat, action)
            if refused is not None:
                raise Refusal(refused)
            question = question_for(world, seat)
            assert question is not None
            entries.append(Entry(ANSWER, seat, author, action, int(question.audience())))
            apply(world, seat, action)
            if state is not world:
                apply(state, seat, action)
        if entries:
            self.entries = self.entries + entries
            self._worlds[seat] = world
            self.state = state

    def shorten(self, seat: int, count: int) -> list[int]:
        """Take back a seat's last answers; return whose answers fall away by it."""
        left = self.length(seat) - count
        kept: list[Entry] = []
        for entry in self.entries:
            if entry.seat == seat:
                left -= 1
            if entry.seat != seat or left >= 0:
                kept.append(entry)
        self.entries = kept
        return self.lay_again()

    def clear(self) -> None:
        """Forget all tails."""
        self.entries = []
        self.lay_again()

    def take(self, whose: int) -> list[Entry]:
        """Take off one seat's answers, or ALL_DUE of them, and return them; the rest must be laid again."""
        taken: list[Entry] = []
        kept: list[Entry] = []
        for entry in self.entries:
            if whose == ALL_DUE or entry.seat == whose:
                taken.append(entry)
            else:
                kept.append(entry)
        self.entries = kept
        return taken

    def lay_again(self) -> list[int]:
        """Let the tails follow what is committed; return the seats of which an answer has become unlawful by it.

        Such an answer falls away, with all that its seat answered after it.
        """
        past = self._past.state
        several = self._several_answer()
        state = past.clone() if self.entries else past
        fallen: list[int] = []
        kept: list[Entry] = []
        self._worlds.clear()
        for entry in self.entries:
            seat = entry.seat
            world = self._worlds.get(seat)
            if world is None:
                world = past.clone() if several else state
            if (
                seat in fallen
                or self.objection(world, seat, entry.value) is not None
                or self.objection(state, seat, entry.value) is not None
            ):
                fallen.append(seat)
                continue
            self._worlds[seat] = world
            kept.append(entry)
            apply(world, seat, entry.value)
            if world is not state:
                apply(state, seat, entry.value)
        self.entries = kept
        self.state = state
        return fallen

    # -- what must be committed ----------------------------------------------------------------

    def due(self) -> int:
        """Return the seat whose tail must be committed, ALL_DUE or NOTHING_DUE."""
        if not self.entries:
            return NOTHING_DUE
        busy = _busy_seats(self._past.state)
        if len(busy) < 2:
            if busy and self._lane_is_done(busy[0]):
                return ALL_DUE  # the secrets of the others come out now
            asked = [seat for seat, _ in questions(self.state)]
            only_mine = asked == [self.entries[0].seat] and fate_asked(self.state) is None
            return NOTHING_DUE if only_mine else ALL_DUE
        done = 0
        for seat in busy:
            if not _lane_of(self.world(seat), seat):
                done += 1
            elif seat in self._worlds and question_for(self.world(seat), seat) is None:
                return seat  # its lane has come to fate
        return ALL_DUE if done == len(busy) else NOTHING_DUE

    def _several_answer(self) -> bool:
        """Say whether more than one seat still has to answer what is committed."""
        return len(_busy_seats(self._past.state)) > 1

    def _lane_is_done(self, seat: int) -> bool:
        """Say whether the tail empties a seat's lane, with which everything at once ends if it was the last."""
        alone = self._past.state.clone()
        alone.agenda = list(_lane_of(alone, seat))
        for entry in self.entries:
            apply(alone, entry.seat, entry.value)
            if alone.over:
                return True
        return False


def _busy_seats(state: State) -> list[int]:
    """Return whose lanes of a Together are not empty; none where only one thing happens at a time."""
    busy: list[int] = []
    if not state.over:
        top = state.agenda[-1]
        if isinstance(top, Together):
            for i in range(len(top.seats)):
                if top.lanes[i]:
                    busy.append(top.seats[i])
    return busy


def _lane_of(state: State, seat: int) -> tuple[Step[Any], ...]:
    """Return a seat's lane of the Together on top."""
    top = state.agenda[-1]
    assert isinstance(top, Together)
    return top.lanes[top.seats.index(seat)]
