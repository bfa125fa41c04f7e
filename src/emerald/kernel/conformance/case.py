"""A game on trial: its set-up, the courses it took at random, and how to say where something went wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol, final

from emerald.kernel.agenda import Chance, Decision, State, apply, fate_asked, happen, legal_actions, questions
from emerald.kernel.events import EVERYONE, Event
from emerald.kernel.game import Setup
from emerald.kernel.match.fate import seed_from_text
from emerald.kernel.match.match import Match
from emerald.kernel.rng import Rng, total_of

NOBODY_IN_PARTICULAR: Final = -1  # the seat of somebody who only watches
FATE: Final = -1
STUCK: Final = "nobody can answer and fate can say nothing, yet the game is not over"


class Ledger(Protocol):
    """How one game's journal is read; the only thing the suite must be told about a game."""

    def holdings(self, s: Any) -> list[int]:
        """Return what the seats hold, in numbers of the ledger's own order."""

    def enter(self, held: list[int], event: Event) -> None:
        """Change the holdings as an event says."""

    def constants(self, s: Any) -> tuple[int, ...]:
        """Return what no rule creates or destroys: it never changes in a game."""


@final
class Said:
    """One entry of a course: an answer of a seat or a word of fate, and which step it went to."""

    def __init__(self, step: str, seat: int, value: int, audience: int, weights: tuple[int, ...] = ()) -> None:
        self.step: Final = step
        self.seat: Final = seat  # FATE: an outcome
        self.value: Final = value
        self.audience: Final = audience
        self.weights: Final = weights

    def is_known_to(self, seat: int) -> bool:
        """Whether a seat learns it."""
        return self.seat == seat != FATE or is_for(self.audience, seat)


def name_of(seat: int) -> str:
    """Return what a seat is called in complaints."""
    return f"seat {seat + 1}" if seat >= 0 else "whoever only watches"


def is_for(audience: int, seat: int) -> bool:
    """Whether an audience includes a seat; somebody who only watches learns what everyone learns."""
    return audience == EVERYONE or (seat >= 0 and (audience >> seat) & 1 == 1)


@final
class Course:
    """One game played at random, written down."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case: Final = case
        self.seed: Final = seed
        self.entries: Final[list[Said]] = []
        self.trouble: str = ""  # why it could not be played to its end

    def at(self, number: int, s: State) -> Moment:
        """Return a place in this course, for checks to speak of."""
        return Moment(self, number, s)

    def moments(self, every: int = 1) -> Iterator[Moment]:
        """Play the course again and stop before each entry (or each so many), and after the last."""
        s = self.case.begin()
        for number, said in enumerate(self.entries):
            if number % every == 0:
                yield Moment(self, number, s)
            let(s, said)
        yield Moment(self, len(self.entries), s)

    def questions(self, every: int = 1) -> Iterator[Moment]:
        """Stop only where somebody is asked."""
        for moment in self.moments(every):
            if questions(moment.state):
                yield moment


@final
class Moment:
    """A place in a course: the state before an entry. The state moves on; who wants to keep it clones it."""

    def __init__(self, course: Course, number: int, s: State) -> None:
        self.course: Final = course
        self.number: Final = number
        self.state: Final = s
        self.rng: Final = Rng(course.seed * 10_007 + number)

    def must(self, holds: bool, violated: str) -> None:
        """Raise the violation of this check here, unless it holds."""
        if not holds:
            raise self.violation(violated)

    def violation(self, violated: str) -> AssertionError:
        """Return the error that names game, set-up, seed and entry."""
        asked = " and ".join([f"seat {seat + 1} {type(step).__name__}" for seat, step in questions(self.state)])
        chance = fate_asked(self.state)
        where = asked or (f"fate {type(chance).__name__}" if chance is not None else "the end")
        course = self.course
        return AssertionError(f"{course.case}, seed {course.seed}, entry {self.number} ({where}): {violated}")


def whole(s: State) -> tuple[int, ...]:
    """Return everything that is true, as integers."""
    return s.key()


@final
class Case:
    """One game with one set-up, or one composed position, and the seeds to try it with."""

    def __init__(
        self,
        game: Any,
        ledger: Ledger,
        seats: int = 2,
        options: dict[str, str] | None = None,
        position: dict[str, str] | None = None,
        seeds: Sequence[int] = (1, 2),
        most: int = 20_000,
        entries: int = 20_000,
        worlds: int = 1_500,
        truth: Callable[[Any], tuple[int, ...]] = whole,
        deduces: bool = True,
        open_match: Callable[..., Any] = Match,
    ) -> None:
        self.game: Final = game
        self.ledger: Final = ledger
        self.setup: Final = Setup(seats, options)
        self.position: Final = position
        self.seeds: Final = seeds
        self.most: Final = most  # entries after which a game should long have ended
        self.entries: Final = entries  # entries the other checks look at
        self.worlds: Final = worlds  # that are counted out to see whether imagination is fair
        self.truth: Final = truth  # what of a state an imagined world must have right: everything, as a rule
        self.deduces: Final = deduces  # False: views keep what was seen, but not all that could be made out from it
        self._open_match: Final = open_match
        self._courses: list[Course] = []

    def __str__(self) -> str:
        words = [f"{name}={word}" for name, word in self.setup.options.items()]
        words += [f"{line}: {text}" for line, text in (self.position or {}).items()]
        return f"{self.game.name} {self.setup.seats}" + (f" ({', '.join(words)})" if words else "")

    @property
    def everyone(self) -> list[int]:
        """All seats, and somebody who only watches."""
        return [*range(self.setup.seats), NOBODY_IN_PARTICULAR]

    @property
    def courses(self) -> list[Course]:
        """The games played at random, one for each seed; played once, whatever the number of checks."""
        if not self._courses:
            self._courses = [record(self, seed) for seed in self.seeds]
        return self._courses

    def begin(self) -> State:
        """Return the state before the first entry."""
        s: State
        if self.position is None:
            s = self.game.begin(self.setup)
        else:
            s = self.game.compose(self.setup, self.position)
        return s

    def open_match(self, seed: int) -> Any:
        """Open a match of this case."""
        return self._open_match(self.game, self.setup, seed_from_text(str(seed)), None, self.position)


def record(case: Case, seed: int) -> Course:
    """Play one game at random and write it down; what goes wrong is noted, not raised."""
    course = Course(case, seed)
    rng = Rng(seed)
    try:
        s = case.begin()
        while len(course.entries) < case.most:
            said = something(s, rng)
            if said is None:
                if not s.over:
                    course.trouble = STUCK
                break
            let(s, said)
            course.entries.append(said)
        else:
            course.trouble = f"the game does not end: {case.most} entries"
    except Exception as error:  # noqa: BLE001 - whatever a faulty game raises is to be reported with its place
        course.trouble = f"the rules broke: {type(error).__name__}: {error}"
    del course.entries[case.entries :]
    return course


def something(s: State, rng: Rng) -> Said | None:
    """Return a lawful answer or a possible outcome at random; None if there is neither."""
    chance = fate_asked(s)
    if chance is not None:
        weights = chance.weights(s)
        if total_of(weights) <= 0 or min(weights) < 0:
            return None
        return outcome_said(chance, int(rng.pick(weights)), tuple(weights))
    asked = questions(s)
    if not asked:
        return None
    seat, question = asked[rng.below(len(asked))]
    lawful = legal_actions(s, seat)
    if len(lawful) == 0:
        return None
    return answer_said(question, seat, int(lawful[rng.below(len(lawful))]))


def outcome_said(chance: Chance[Any], outcome: int, weights: tuple[int, ...]) -> Said:
    """Return an outcome as an entry."""
    return Said(type(chance).__name__, FATE, outcome, int(chance.audience()), weights)


def answer_said(question: Decision[Any], seat: int, action: int) -> Said:
    """Return an answer as an entry."""
    return Said(type(question).__name__, seat, action, int(question.audience()))


def let(s: State, said: Said) -> None:
    """Let an entry happen."""
    if said.seat == FATE:
        happen(s, said.value)
    else:
        apply(s, said.seat, said.value)


def stroll(s: State, rng: Rng, entries: int) -> None:
    """Play on at random for a while; where the rules are stuck or break, stop: other checks look for that."""
    try:
        for _ in range(entries):
            said = something(s, rng)
            if said is None:
                return
            let(s, said)
    except Exception:  # noqa: BLE001, S110 - a faulty game may raise anything; `games_end` reports it
        pass
