"""OpenSpiel: `pyspiel.load_game("emerald_alchemicus")`, `("emerald_trismegistus(players=3)")`, once this is imported.

Fate is an explicit chance player. What a seat's view says, all of it, is its information state; the tensor is the same
row of numbers as in the other environments. Switches of the table are parameters, with underscores for hyphens.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias, final

import numpy as np
import pyspiel

from emerald.games.shelf import TITLES
from emerald.kernel.agenda import State, apply, fate_asked, happen, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.rl.sitting import Title, begun, returns_of

LONGEST: Final = 50_000  # answers in a game; far more than any takes
MOST_SEATS: Final = 4
PLAYERS: Final = "players"
SEEDS: Final = 2**31

Past: TypeAlias = "tuple[Past, int | tuple[int, int]] | None"


@cache
def opened(name: str) -> Title:
    """Return a title, opened once in each process."""
    return Title(name)


@final
class Held:
    """A kernel state inside an OpenSpiel state, which copies its attributes deeply and pickles them.

    What is pickled is how the state came about, step by step: an answer or outcome, or (seat, seed) for a world
    imagined. The last step comes first, and copies share their past.
    """

    def __init__(self, name: str, setup: Setup, state: State, past: Past) -> None:
        self.name: Final = name
        self.setup: Final = setup
        self.state = state
        self.past = past

    def __deepcopy__(self, known: dict[int, Any]) -> Held:
        return Held(self.name, self.setup, self.state.clone(), self.past)

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[Any, ...]]:
        steps: list[int | tuple[int, int]] = []
        past = self.past
        while past is not None:
            past, step = past
            steps.append(step)
        return _held_again, (self.name, self.setup.seats, dict(self.setup.options), steps[::-1])

    def go(self, action: int) -> None:
        """Let the seat that is asked give an answer, or fate an outcome."""
        if fate_asked(self.state) is not None:
            happen(self.state, action)
        else:
            apply(self.state, questions(self.state)[0][0], action)
        self.past = (self.past, action)

    def dream(self, seat: int, seed: int) -> None:
        """Become a world that agrees with all a seat knows."""
        game = opened(self.name).game
        self.state = game.imagine(game.view(self.state, seat), Rng(seed))
        self.past = (self.past, (seat, seed))


def held(name: str, setup: Setup) -> Held:
    """Return a game before anything was dealt."""
    return Held(name, setup, begun(opened(name), setup), None)


def _held_again(name: str, seats: int, options: dict[str, str], steps: list[int | tuple[int, int]]) -> Held:
    made = held(name, Setup(seats, options))
    for step in steps:
        if isinstance(step, int):
            made.go(step)
        else:
            made.dream(*step)
    return made


def game_type(name: str) -> Any:
    """Return what OpenSpiel is to know of a title before a game of it is made."""
    game = opened(name).game
    parameters: dict[str, Any] = {PLAYERS: 2}
    for option in game.options:  # OpenSpiel reads 100 as a number wherever it stands
        is_number = option.default.isdigit() and not option.choices
        parameters[option.name.replace("-", "_")] = int(option.default) if is_number else option.default
    return pyspiel.GameType(
        short_name=f"emerald_{name}",
        long_name=name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if min(game.seats) > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def game_info(name: str, seats: int) -> Any:
    """Return what OpenSpiel is to know of a game."""
    title = opened(name)
    zero_sum = min(title.game.seats) > 1
    return pyspiel.GameInfo(
        num_distinct_actions=title.actions,
        max_chance_outcomes=max(len(outcomes) for outcomes in title.game.outcomes),
        num_players=seats,
        min_utility=-1.0 if seats == 1 else -1.0 / (seats - 1),
        max_utility=1.0,
        utility_sum=0.0 if zero_sum else None,
        max_game_length=LONGEST,
    )


class EmeraldGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel publishes no types
    """A title as an OpenSpiel game."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        super().__init__(kind, game_info(name, int(given.get(PLAYERS, 2))), given)
        known = self.get_parameters()
        self.name = name
        self.title = opened(name)
        options = {key.replace("_", "-"): str(value) for key, value in known.items() if key != PLAYERS}
        usual = {option.name: option.default for option in self.title.game.options}
        self.setup = Setup(int(known.get(PLAYERS, 2)), {k: v for k, v in options.items() if v != usual[k]})

    def new_initial_state(self) -> EmeraldState:
        return EmeraldState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> EmeraldObserver:
        return EmeraldObserver(self.title, iig_obs_type)


class EmeraldState(pyspiel.State):  # type: ignore[misc]  # pyspiel publishes no types
    """A game in progress."""

    def __init__(self, game: EmeraldGame) -> None:
        super().__init__(game)
        self.held = held(game.name, game.setup)

    @property
    def title(self) -> Title:
        """The title played."""
        title: Title = self.get_game().title
        return title

    def current_player(self) -> int:
        s = self.held.state
        if s.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if fate_asked(s) is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return questions(s)[0][0]

    def is_terminal(self) -> bool:
        return self.held.state.over

    def returns(self) -> list[float]:
        return returns_of(self.title.game, self.held.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = fate_asked(self.held.state)
        assert chance is not None, "fate is not asked"
        weights = [int(weight) for weight in chance.weights(self.held.state)]
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.view(player).actions]

    def _apply_action(self, action: int) -> None:
        self.held.go(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.title.game
        if player != pyspiel.PlayerId.CHANCE:
            return str(game.actions.names[action])
        chance = fate_asked(self.held.state)
        if chance is None:
            return f"outcome {action}"  # asked about a moment that has passed
        source = int(chance.source)
        return f"{game.sources[source]}: {game.outcomes[source][action]}"

    def __str__(self) -> str:
        return " ".join(str(int(number)) for number in self.held.state.key())

    def view(self, player: int) -> Any:
        """Return what a seat may know."""
        return self.title.game.view(self.held.state, player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> EmeraldState:
        """Return a state that agrees with all that a seat knows."""
        twin: EmeraldState = self.clone()
        twin.held.dream(player, int(sampler() * SEEDS))
        return twin


@final
class EmeraldObserver:
    """A seat's view as a string and a tensor; views have perfect recall, so both kinds of observation are the same."""

    def __init__(self, title: Title, kind: Any) -> None:
        self._title: Final = title
        self._is_private: Final = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: np.ndarray[Any, Any] = np.zeros(title.size, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: EmeraldState, player: int) -> None:
        """Write down what a seat knows, or only what everyone sees."""
        self.tensor[:] = self._title.numbers(self._view(state, player))

    def string_from(self, state: EmeraldState, player: int) -> str:
        """Return all that a seat knows, or only what everyone sees."""
        return " ".join(str(int(number)) for number in self._view(state, player).key())

    def _view(self, state: EmeraldState, player: int) -> Any:
        return state.view(player if self._is_private else -1)


def _class_of(name: str, kind: Any) -> type[EmeraldGame]:
    class Made(EmeraldGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    return Made


def register() -> None:
    """Make the titles known to `pyspiel.load_game`."""
    for name in TITLES:
        if f"emerald_{name}" not in pyspiel.registered_names():
            kind = game_type(name)
            pyspiel.register_game(kind, _class_of(name, kind))


register()
