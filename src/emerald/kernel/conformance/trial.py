"""A position to try a rule on: answers and fate in words, questions and refusals in words."""

from __future__ import annotations

from typing import Any, Final

from emerald.kernel.agenda import apply, explain, fate_asked, happen, legal_actions, question_for, questions
from emerald.kernel.events import Event, Journal
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng


class Trial:
    """One position of one game; ``fate`` dictates what comes, otherwise a seeded generator does.

    >>> t = Trial(game, 2, {"bank": "no"}, {"hand-1": "alembic, 3 horten", "next": "Build"})
    >>> t.do("build alembic")  # the payment takes the whole hand: nothing to ask
    """

    def __init__(
        self,
        game: Any,
        seats: int = 2,
        options: dict[str, str] | None = None,
        position: dict[str, str] | None = None,
        seed: int = 1,
    ) -> None:
        setup = Setup(seats, options)
        self.game: Final = game
        self.state: Any = game.begin(setup) if position is None else game.compose(setup, position)
        self.state.journal = Journal(muted=False)
        self._rng: Final = Rng(seed)
        self._dictated: list[str] = []
        self.drawn: Final[list[tuple[str, str]]] = []  # what fate has said: source, outcome
        if position is None:
            self.advance()

    @property
    def events(self) -> list[Event]:
        """What has visibly happened since the position."""
        return list(self.state.journal.events)

    def fate(self, *outcomes: str) -> Trial:
        """Dictate the next outcomes, in words; say them before the answer that asks fate."""
        self._dictated += outcomes
        return self

    def advance(self) -> Trial:
        """Let fate speak until somebody is asked or the game is over."""
        while True:
            chance = fate_asked(self.state)
            if chance is None:
                return self
            names = self.game.outcomes[chance.source]
            weights = list(chance.weights(self.state))
            if self._dictated:
                word = self._dictated.pop(0)
                outcome = names.index(word)
                assert weights[outcome] > 0, f"{word} cannot come now: {dict(zip(names, weights, strict=False))}"
            else:
                outcome = int(self._rng.pick(chance.weights(self.state)))
            self.drawn.append((self.game.sources[chance.source], names[outcome]))
            happen(self.state, outcome)

    def do(self, *answers: str, seat: int | None = None) -> Trial:
        """Give lawful answers one after another, for whoever is asked (or for one seat), letting fate speak."""
        self.advance()
        for words in answers:
            who = self.asked()[0] if seat is None else seat
            action = self.game.actions.parse(words)
            why_not = explain(self.state, who, action)
            assert why_not is None, f"seat {who + 1} may not {words}: {why_not}"
            apply(self.state, who, action)
            self.advance()
        return self

    def may(self, seat: int | None = None) -> list[str]:
        """Return the lawful answers in words."""
        self.advance()
        who = self.asked()[0] if seat is None else seat
        return [self.game.actions.names[action] for action in legal_actions(self.state, who)]

    def shown(self, seat: int | None = None) -> list[str]:
        """Return all candidates in words, lawful or not."""
        self.advance()
        who = self.asked()[0] if seat is None else seat
        question = question_for(self.state, who)
        return [] if question is None else [self.game.actions.names[a] for a in question.candidates(self.state)]

    def why_not(self, words: str, seat: int | None = None) -> str:
        """Return paragraph and key of what forbids an answer, such as ``A3.2 gloria-is-no-building``; or ""."""
        self.advance()
        who = self.asked()[0] if seat is None else seat
        message = explain(self.state, who, self.game.actions.parse(words))
        return "" if message is None else f"{message.rule} {message.key.removeprefix('why-not-')}".strip()

    def asked(self) -> tuple[int, str]:
        """Return which seat is asked, and the name of the question."""
        self.advance()
        (seat, question), *_ = questions(self.state)
        return seat, type(question).__name__

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)
