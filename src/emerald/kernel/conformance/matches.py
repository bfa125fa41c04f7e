"""Checks of matches: what is barred is refused, tails are private, undo stops where something was revealed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from emerald.kernel.agenda import State, Together, apply, fate_asked, questions
from emerald.kernel.conformance.case import Case, name_of, something
from emerald.kernel.messages import Refusal
from emerald.kernel.rng import Rng

MOST_ANSWERS: Final = 150


@final
class Play:
    """A match just before a random answer."""

    def __init__(self, case: Case, seed: int, match: Any, seat: int, action: int, rng: Rng) -> None:
        self.case: Final = case
        self.seed: Final = seed
        self.match: Final = match
        self.seat: Final = seat
        self.action: Final = action
        self.rng: Final = rng
        self._at: Final = len(match.log)

    def go(self) -> None:
        """Give the answer."""
        self.match.play(self.seat, self.action)

    def must(self, holds: bool, violated: str) -> None:
        """Raise the violation of this check here, unless it holds."""
        if not holds:
            words = self.case.game.actions.names[self.action]
            where = f"{self.case}, match {self.seed}, entry {self._at}, seat {self.seat + 1} {words!r}"
            raise AssertionError(f"{where}: {violated}")


def _plays(case: Case) -> Iterator[Play]:
    """Play matches at random: whoever looks gives each answer, or leaves it to be given afterwards."""
    for seed in case.seeds:
        match = case.open_match(seed)
        rng = Rng(seed)
        for _ in range(MOST_ANSWERS):
            said = something(match.state, rng)
            if said is None or len(match.log) > case.entries:
                break
            before = match.state.key()
            yield Play(case, seed, match, said.seat, said.value, rng)
            if match.state.key() == before:
                match.play(said.seat, said.value)


def matches_refuse_what_is_barred(case: Case) -> None:
    """A match refuses whatever is objected to, is no answer, or comes from one not asked; and stays as it was."""
    for play in _plays(case):
        match = play.match
        before = (match.state.key(), len(match.log), len(match.tail))
        tried = [(seat, play.action) for seat in range(case.setup.seats)]
        tried.append((play.seat, play.rng.below(len(case.game.actions))))
        for seat, question in questions(match.state):
            tried += [(seat, int(action)) for action in question.candidates(match.state)]
        for seat, action in tried:
            why_not = match.why_not(seat, action)
            if why_not is not None:
                words = case.game.actions.names[action]
                play.must(_refuses(match, seat, action), f"seat {seat + 1} may {words!r} against {why_not}")
                after = (match.state.key(), len(match.log), len(match.tail))
                play.must(after == before, f"{words!r} of seat {seat + 1} was refused and yet changed the match")


def _refuses(match: Any, seat: int, action: int) -> bool:
    try:
        match.play(seat, action)
    except Refusal:
        return True
    return False


def undo_stops_at_revelations(case: Case) -> None:
    """An answer can be taken back, and given again alike, until fate or another seat has been asked."""
    for play in _plays(case):
        match, seat = play.match, play.seat
        before = match.state.key()
        revealed = _reveals(match.state, seat, play.action)
        play.go()
        after = match.state.key()
        if revealed:
            play.must(not match.can_undo(seat), f"undo is offered past {revealed}")
            play.must(_does_not_undo(match, seat), f"undo goes past {revealed}")
            play.must(match.state.key() == after, "undo was refused and yet changed the match")
        else:
            play.must(match.can_undo(seat), "nothing was revealed, but undo is not offered")
            match.undo(seat)
            play.must(match.state.key() == before, "undo led to another state")
            play.go()
            play.must(match.state.key() == after, "given again, the answer led to another state")


def _reveals(s: State, seat: int, action: int) -> str:
    """Return what is revealed by an answer: a word of fate, that others are asked, the end; or ""."""
    twin = s.clone()
    at_once = bool(s.agenda) and isinstance(s.agenda[-1], Together)
    apply(twin, seat, action)
    if twin.over:
        return "the end"
    if fate_asked(twin) is not None:
        return "a word of fate"
    still = isinstance(twin.agenda[-1], Together)
    if at_once and still:
        return ""
    return "" if not at_once and [who for who, _ in questions(twin)] == [seat] else "a question to others"


def _does_not_undo(match: Any, seat: int) -> bool:
    try:
        match.undo(seat)
    except Refusal:
        return True
    return False


def tails_are_private(case: Case) -> None:
    """What a seat may still take back has not happened for anybody else: no view, event or version tells of it."""
    for play in _plays(case):
        match = play.match
        others = [seat for seat in case.everyone if seat != play.seat]
        for seat in others:
            match.events_for(seat)
        before = [(match.version(seat), match.view(seat).key()) for seat in others]
        logged, version = len(match.log), match.version(play.seat)
        play.go()
        play.must(match.version(play.seat) != version, "the seat that answered has the same version as before")
        if len(match.log) > logged:
            continue
        for seat, (known, view) in zip(others, before, strict=True):
            play.must(
                match.version(seat) == known, f"the version number of {name_of(seat)} tells of an answer in the tail"
            )
            play.must(match.view(seat).key() == view, f"the view of {name_of(seat)} tells of an answer in the tail")
            play.must(not match.events_for(seat), f"{name_of(seat)} hears of an answer in the tail")
