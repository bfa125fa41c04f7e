"""Games played to learn from: what a seat saw at the end of each of its turns, and what became of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from emerald.kernel.agenda import NO_SUGGESTION, State, apply, legal_actions, questions
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak
from emerald.kernel.vecs import i64, vec
from emerald.players.judge import worth_of_the_end
from emerald.players.player import Player

WHOLE: Final[i64] = 1000  # wildness is in thousandths


@final
class Lesson:
    """The end of one turn, with the eyes of the seat whose turn it was."""

    def __init__(self, seat: int, phase: int, features: list[list[int]]) -> None:
        self.seat: Final = seat
        self.phase: Final = phase
        self.features: Final = features  # own first, then those of the others, going left


@final
class Recorded:
    """A game: its lessons in order, and what its end was worth to each seat."""

    def __init__(self, lessons: list[Lesson], worths: list[float], points: list[int]) -> None:
        self.lessons: Final = lessons
        self.worths: Final = worths
        self.points: Final = points


@final
class Recorder:
    """Plays games and writes down what can be learnt from them."""

    def __init__(
        self,
        game: Any,
        features: Callable[[Any, int, bool], vec[i64]],
        phase: Callable[[Any], int],
        turn_of: Callable[[Any], int],
    ) -> None:
        self._game: Final = game
        self._features: Final = features
        self._phase: Final = phase
        self._turn_of: Final = turn_of

    def play(self, s: State, players: list[Player], luck: Rng, wildness: int) -> Recorded:
        """Play a game to its end; so many thousandths of the choices are left to luck, so that more is seen."""
        lessons: list[Lesson] = []
        let_fate_speak(s, luck)
        while len(s.agenda) > 0:
            seat, question = questions(s)[0]
            turn = self._turn_of(s)
            apply(s, seat, self._answer(s, seat, question.suggest(s) != NO_SUGGESTION, players, luck, wildness))
            if turn >= 0 and len(s.agenda) > 0 and self._turn_of(s) != turn:
                lessons.append(self._lesson(s, turn))
            let_fate_speak(s, luck)
        standings = self._game.standings(s)
        seats = range(s.seat_count)
        worths = [worth_of_the_end(standings, int(seat)) for seat in seats]
        return Recorded(lessons, worths, [standings[seat].lines[0].value for seat in seats])

    def _answer(self, s: State, seat: int, is_payment: bool, players: list[Player], luck: Rng, wildness: int) -> int:
        if not is_payment and luck.below(WHOLE) < wildness:
            actions = legal_actions(s, seat)
            return int(actions[luck.below(len(actions))])
        return players[seat].choose(self._game.view(s, seat))

    def _lesson(self, s: State, me: int) -> Lesson:
        found: list[list[int]] = []
        for step in range(s.seat_count):
            seat = (me + step) % s.seat_count
            found.append([int(amount) for amount in self._features(s, int(seat), step == 0)])
        return Lesson(me, self._phase(s), found)
