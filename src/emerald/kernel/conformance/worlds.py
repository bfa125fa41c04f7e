"""The leak test: two worlds that a seat cannot tell apart must look, ask, tell and refuse alike.

No view code helps to make the second world. A game is played again, and wherever an outcome or a secret answer
was not for this seat, another is taken. What the seat saw happen must be able to happen in the second world too;
where it cannot, that world is given up and a new one begins beside the first. So it is when others show what they
hid, a whole hand laid down for instance: then events and views must tell the same, and the seat must not be able
to bring that about alone, for what it does alone it may take back; only the last answer of several at once stands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from emerald.kernel.agenda import State, Together, apply, explain, fate_asked, happen, legal_actions, question_for
from emerald.kernel.conformance.case import FATE, Case, Course, Moment, Said, is_for, let, name_of
from emerald.kernel.conformance.parts import difference
from emerald.kernel.conformance.states import all_steps
from emerald.kernel.events import Journal
from emerald.kernel.match.log import ANSWER, OUTCOME, PERSON, Entry
from emerald.kernel.match.log import FATE as BY_FATE
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.rng import Rng

SECOND_WORLDS: Final = 3  # beside the first, for each seat

Compare = Callable[[Moment, "World", "list[World]"], int]
Revealed = Callable[[Moment, Said, bool, "World", "World"], None]


def two_worlds_look_alike(case: Case) -> None:
    """In two worlds that differ only in what a seat cannot know, it sees, is asked and is told the same."""
    hidden = compared = 0
    for course in case.courses:
        for seat in case.everyone:
            hidden += sum([1 for said in course.entries if not said.is_known_to(seat)])
            compared += follow(course, seat, _compare, _check_revelation)
    if hidden > 0 and compared == 0:
        raise AssertionError(f"{case}: something is hidden, but no second world was found; try more seeds")


def follow(course: Course, seat: int, compare: Compare, revealed: Revealed) -> int:
    """Play a course in several worlds at once; return how often two that differed were compared.

    Worlds are compared whenever the seat can look: before each entry but what fate says behind its back.
    """
    rng = Rng(course.seed * 31 + seat + 1)
    first = World(course.case.begin(), seat)
    others = [World(course.case.begin(), seat) for _ in range(SECOND_WORLDS)]
    compared = 0
    for number, said in enumerate(course.entries):
        moment = course.at(number, first.state)
        if first.is_at_rest():
            compared += compare(moment, first, others)
            for other in others:
                if not other.alive:
                    other.renew(first)
        first.entries.append(_entry(first.state, said.seat, said.value))
        at_once = _several_answer(first.state)
        let(first.state, said)
        all_are_in = at_once and not _several_answer(first.state)
        heard = said.is_known_to(seat) or all_are_in
        shown = first.page() if heard else []
        for other in others:
            other.go_along(said, rng)
            if heard and other.alive and other.page() != shown:
                revealed(moment, said, all_are_in, first, other)
                other.alive = False
            other.let_fate_speak(rng)
    return compared


def _compare(moment: Moment, first: World, others: list[World]) -> int:
    """Compare the first world with those that differ from it; return with how many."""
    compared = 0
    page = first.page()
    truth: Seen | None = None
    for other in others:
        told = other.page()
        if other.alive and other.state.key() != first.state.key():
            truth = truth or Seen(moment, first, page)
            truth.must_equal(Seen(moment, other, told), moment, difference(first.state.agenda, other.state.agenda))
            compared += 1
    return compared


def _several_answer(s: State) -> bool:
    """Say whether lanes are open in which seats answer at once; with the last of them all answers are committed."""
    return bool(s.agenda) and isinstance(s.agenda[-1], Together)


def _check_revelation(moment: Moment, said: Said, all_are_in: bool, first: World, other: World) -> None:
    """See that what an entry shows is shown by others, and that views know what events tell."""
    seat = first.seat
    view, elsewhere = (moment.course.case.game.view(world.state, seat).key() for world in (first, other))
    moment.must(view != elsewhere, f"to {name_of(seat)} an event betrays a secret that its view does not know")
    its_own = said.seat == seat != FATE and not all_are_in
    moment.must(not its_own, f"{name_of(seat)} is shown a secret by its own answer, which it may take back")


@final
class World:
    """A world one seat may be in."""

    def __init__(self, s: State, seat: int) -> None:
        self.state: Any = s
        self.seat: Final = seat
        self.alive: bool = True
        self.entries: list[Entry] = []
        s.journal = Journal(muted=False)

    def renew(self, first: World) -> None:
        """Begin anew as a twin of the first world."""
        self.state = first.state.clone()
        self.state.journal = Journal(muted=False)
        self.entries = first.entries.copy()
        self.alive = True

    def is_at_rest(self) -> bool:
        """Whether the seat can look at this world: fate is not just saying what the seat does not hear."""
        chance = fate_asked(self.state)
        return chance is None or is_for(chance.audience(), self.seat)

    def page(self) -> list[Any]:
        """Return the events since this was last asked, as the seat saw them."""
        events = [event.seen_by(self.seat).key() for event in self.state.journal.events]
        self.state.journal.events = []
        return events

    def go_along(self, said: Said, rng: Rng) -> None:
        """Let an entry of the first world happen here, or another where the seat cannot tell."""
        if not self.alive:
            return
        known = said.is_known_to(self.seat)
        if said.seat == FATE:
            if known:
                self.alive = self._hear(said)
        elif known:
            self.alive = self._answer(said.seat, said.value)
        else:
            lawful = legal_actions(self.state, said.seat)
            self.alive = len(lawful) > 0 and self._answer(said.seat, int(lawful[rng.below(len(lawful))]))

    def let_fate_speak(self, rng: Rng) -> None:
        """Let come what the seat does not hear."""
        while self.alive and not self.is_at_rest():
            chance = fate_asked(self.state)
            assert chance is not None, "a world at unrest waits for fate"
            self._let(FATE, int(rng.pick(chance.weights(self.state))))

    def _hear(self, said: Said) -> bool:
        """Let a known outcome happen, if it can here."""
        chance = fate_asked(self.state)
        weights = list(chance.weights(self.state)) if chance is not None else []
        if said.value >= len(weights) or weights[said.value] == 0:
            return False
        self._let(FATE, said.value)
        return True

    def _answer(self, seat: int, action: int) -> bool:
        """Give an answer, if it is lawful here."""
        question = question_for(self.state, seat)
        if question is None or action not in list(question.candidates(self.state)):
            return False
        if question.objection(self.state, action) != NO_OBJECTION:
            return False
        self._let(seat, action)
        return True

    def _let(self, seat: int, value: int) -> None:
        self.entries.append(_entry(self.state, seat, value))
        if seat == FATE:
            happen(self.state, value)
        else:
            apply(self.state, seat, value)


def _entry(s: State, seat: int, value: int) -> Entry:
    """Return an answer or an outcome as the log of a match has it."""
    if seat == FATE:
        chance = fate_asked(s)
        assert chance is not None, "fate is asked"
        weights = [int(weight) for weight in chance.weights(s)]
        return Entry(OUTCOME, FATE, BY_FATE, value, int(chance.audience()), int(chance.source), weights)
    question = question_for(s, seat)
    assert question is not None, "the seat is asked"
    return Entry(ANSWER, seat, PERSON, value, int(question.audience()))


@final
class Seen:
    """All that one seat sees, is asked and is told in one world."""

    def __init__(self, moment: Moment, world: World, events: list[Any]) -> None:
        s, seat = world.state, world.seat
        self.seat: Final = seat
        game = moment.course.case.game
        self.steps: Final = [type(step).__name__ for step in all_steps(s.agenda)]
        self.events: Final = events
        self.answers: Final[list[str]] = []
        self.suggested: Final[list[int]] = []
        question = question_for(s, seat) if seat >= 0 else None
        if question is not None:
            for action in question.candidates(s):
                self.answers.append(f"{game.actions.names[action]!r}: {explain(s, seat, action)}")
            self.suggested.append(int(question.suggest(s)))
        elif seat >= 0:
            self.answers.append(f"not asked: {explain(s, seat, moment.number % len(game.actions))}")
        self.view: Final = game.view(s, seat).key()

    def must_equal(self, other: Seen, moment: Moment, unlike: str) -> None:
        """Raise what tells this world from another."""
        sees = f"to {name_of(self.seat)}"
        if self.steps != other.steps:
            raise moment.violation(f"{sees} a question betrays a secret: {self.steps}, elsewhere {other.steps}")
        moment.must(not unlike, f"{sees} the agenda betrays a secret: agenda{unlike} is another elsewhere")
        for mine, theirs in zip(self.answers, other.answers, strict=False):
            moment.must(mine == theirs, f"{sees} an objection betrays a secret: {mine}, elsewhere {theirs}")
        moment.must(len(self.answers) == len(other.answers), f"{sees} the candidates betray a secret")
        if self.events != other.events:
            raise moment.violation(f"{sees} an event betrays a secret: {self.events}, elsewhere {other.events}")
        moment.must(self.suggested == other.suggested, f"{sees} a suggestion betrays a secret: {self.suggested}")
        places = [i for i, pair in enumerate(zip(self.view, other.view, strict=False)) if pair[0] != pair[1]]
        same = self.view == other.view
        moment.must(same, f"{sees} the view betrays a secret: its key differs at {places[:8]} of {len(self.view)}")
