"""The course of one's own turn in one world: what goes without saying, where it branches, and where it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from emerald.kernel.agenda import (
    NO_SUGGESTION,
    State,
    apply,
    fate_asked,
    happen,
    legal_actions,
    question_for,
    questions,
)
from emerald.kernel.rng import Rng, outcome_at, total_of
from emerald.kernel.vecs import i64
from emerald.players.judge import Judge

CHOICE: Final = 0  # I am asked, and there is something to choose
END: Final = 1  # my turn is over, or the game
LUCK: Final = 2  # what comes next is not mine to say, and no luck was given to say it
NOTHING: Final = -1


@final
class Course:
    """How a turn of one seat goes on."""

    def __init__(self, game: Any, judge: Judge, turn_of: Callable[[Any], int], me: int, turn: int) -> None:
        self._game: Final = game
        self._judge: Final = judge
        self._turn_of: Final = turn_of
        self._me: Final[i64] = me
        self._turn: Final[i64] = turn

    def advance(self, s: State, luck: Rng | None) -> i64:
        """Go on to the next choice of this turn, or to its end; without luck, stop where it is needed.

        Payments are paid as suggested, and where there is one answer it is given.
        """
        me = self._me
        while True:
            if len(s.agenda) == 0 or self._turn_of(s) != self._turn:
                return END
            question = question_for(s, me)
            if question is not None:
                action = question.suggest(s)
                if action == NO_SUGGESTION:
                    actions = legal_actions(s, me)
                    if len(actions) > 1:
                        return CHOICE
                    action = actions[0]
                apply(s, me, action)
                continue
            if me != self._turn:
                return END  # I only answered something in the turn of another
            if luck is None:
                return LUCK
            chance = fate_asked(s)
            if chance is not None:
                weights = chance.weights(s)
                happen(s, outcome_at(weights, luck.below(total_of(weights))))
            else:
                other = questions(s)[0][0]
                apply(s, other, self.answer_of(s, other, luck))

    def answer_of(self, s: State, other: int, luck: Rng) -> i64:
        """Return what another seat would probably answer, from what that seat may know."""
        world: State = self._game.imagine(self._game.view(s, other), luck)
        question = question_for(world, other)
        assert question is not None
        action = question.suggest(world)
        if action != NO_SUGGESTION:
            return action
        actions = legal_actions(world, other)
        best = actions[0]
        most = -1.0
        for i in range(len(actions)):
            twin = world.clone()
            apply(twin, other, actions[i])
            worth = self._judge.worth(twin, other)
            if worth > most:
                best = actions[i]
                most = worth
        return best
