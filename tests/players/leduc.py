"""Leduc poker as the kernel sees it, its rules played by OpenSpiel: small enough to know what perfect play is."""

from __future__ import annotations

from typing import Any

import pyspiel

from emerald.kernel.agenda import Chance, Decision, State, question_for, settle
from emerald.kernel.messages import ReasonTable
from emerald.kernel.rng import Rng
from emerald.kernel.vecs import i64, vec
from emerald.players.judge import Judge

MOST = 13  # chips won or lost at most
CARDS = 6
LEDUC = pyspiel.load_game("leduc_poker")


class Table(State):
    """A hand of Leduc."""

    def __init__(self, spiel: Any) -> None:
        super().__init__(2, ReasonTable([]))
        self.spiel = spiel

    def clone(self) -> Table:
        twin = Table(self.spiel.clone())
        twin.agenda = self.agenda.copy()
        return twin

    def key(self) -> tuple[int, ...]:
        return tuple(self.spiel.history())

    def ask(self) -> None:
        """Put whoever is to speak next on the agenda."""
        if self.spiel.is_chance_node():
            self.then(Deal())
        elif not self.spiel.is_terminal():
            self.then(Bet(self.spiel.current_player()))


class Deal(Chance[Table]):
    """A card of the deck."""

    def __init__(self) -> None:
        self.seat = -1
        self.source = 0

    def weights(self, s: Table) -> vec[i64]:
        found = [0] * CARDS
        for card, _ in s.spiel.chance_outcomes():
            found[card] = 1
        return vec[i64](found)

    def happen(self, s: Table, outcome: i64) -> None:
        s.spiel.apply_action(int(outcome))
        s.ask()


class Bet(Decision[Table]):
    """Fold, call or raise."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Table) -> vec[i64]:
        return vec[i64](s.spiel.legal_actions())

    def take(self, s: Table, action: i64) -> None:
        s.spiel.apply_action(int(action))
        s.ask()


class View:
    """What a player knows: all but the other's card, which stands as -1 in the history."""

    def __init__(self, s: Table, seat: int) -> None:
        self.seat = seat
        self.history = list(s.spiel.history())
        if len(self.history) > 1 - seat:
            self.history[1 - seat] = -1
        question = question_for(s, seat)
        self.is_asked = question is not None
        self.actions = question.candidates(s) if question is not None else vec[i64]()

    def key(self) -> tuple[int, ...]:
        return (self.seat, *self.history)


class Leduc:
    """The game, as far as players ask for it."""

    name = "leduc"

    def begin(self) -> Table:
        return self.of(LEDUC.new_initial_state())

    def of(self, spiel: Any) -> Table:
        """Return the table at a position of OpenSpiel's."""
        s = Table(spiel.clone())
        s.ask()
        settle(s)
        return s

    def view(self, s: Table, seat: int) -> View:
        return View(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        """Deal the other a card that lies nowhere else, each as likely."""
        known = [view.history[view.seat], *self._open(view)]
        left = [card for card in range(CARDS) if card not in known]
        history = [left[int(rng.below(len(left)))] if each == -1 else each for each in view.history]
        spiel = LEDUC.new_initial_state()
        for action in history:
            spiel.apply_action(action)
        return self.of(spiel)

    def _open(self, view: View) -> list[int]:
        spiel = LEDUC.new_initial_state()
        found: list[int] = []
        for number, action in enumerate(view.history):
            if number > 1 and spiel.is_chance_node():
                found.append(action)
            if action != -1:
                spiel.apply_action(action)
            else:  # any card that is not elsewhere will do to see whose move is whose
                taken = view.history[view.seat] if len(view.history) > view.seat else -1
                spiel.apply_action(next(c for c in spiel.legal_actions() if c != taken and c not in view.history[2:]))
        return found


class Chips(Judge):
    """A finished hand is worth its chips."""

    def worth(self, s: State, me: i64) -> float:
        assert isinstance(s, Table)
        chips: float = s.spiel.returns()[int(me)]
        return (chips + MOST) / (2 * MOST)
