"""The turn planner: lawful, honest, steady, in time; and right where the right answer can be computed."""

from __future__ import annotations

import os
import subprocess
import sys
from threading import Timer
from typing import TYPE_CHECKING, Any

import pytest

from emerald.games.alchemicus.features import turn_of
from emerald.games.alchemicus.game import Alchemicus
from emerald.kernel.agenda import State, apply, fate_asked, happen, legal_actions, question_for, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, random_answer
from emerald.players.judge import worth_of_the_end
from emerald.players.registry import player
from emerald.players.search.budget import Budget

if TYPE_CHECKING:
    from conftest import Play

EVERYTHING = {"noctis": "yes", "advanced-sale": "yes"}
THINKERS = ["planner:nodes=40,worlds=2", "planner:nodes=300,turns=1,sketch=8,worlds=2", "ismcts:nodes=40"]


@pytest.mark.parametrize("options", [{}, EVERYTHING, {"race": "yes", "noctis": "yes"}], ids=["base", "noctis", "race"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_lawful_answers_are_given(play: Play, seats: int, options: dict[str, str]) -> None:
    names = [THINKERS[(seats + seat) % len(THINKERS)] for seat in range(seats)]
    assert play(names, seats, {**options, "turn-limit": "4"}).over


@pytest.mark.parametrize("name", THINKERS)
def test_equal_seeds_play_alike(play: Play, name: str) -> None:
    one, other = (play([name, name], 5, EVERYTHING, answers=40) for _ in range(2))
    assert one.key() == other.key()


PROGRAM = """
from emerald.games.alchemicus.game import Alchemicus
from emerald.kernel.agenda import apply, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, random_answer
from emerald.kernel.selfplay import let_fate_speak
from emerald.players.registry import player
game, luck = Alchemicus(), Rng(4)
s = game.begin(Setup(2))
let_fate_speak(s, luck)
players = [player("planner:nodes=150", game, 1), player("ismcts:nodes=150", game, 2)]
for _ in range(30):
    seat = questions(s)[0][0]
    action = players[seat].choose(game.view(s, seat))
    print(action, players[seat].nodes)
    apply(s, seat, action)
    let_fate_speak(s, luck)
"""


def test_another_process_with_another_hash_seed_plays_alike() -> None:
    said = []
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", PROGRAM]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        said.append(done.stdout)
    assert said[0] == said[1]
    assert said[0].count("\n") == 30


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_cannot_know_changes_nothing(game: Alchemicus, play: Play, name: str, seed: int) -> None:
    s = play(["random", "random", "random"], seed, EVERYTHING, answers=60 + 17 * seed)
    seat, _question = questions(s)[0]
    elsewhere = game.imagine(game.view(s, seat), Rng(99))
    assert elsewhere.key() != s.key()  # other hands hold other cards there
    thinkers = [player(name, game, 3) for _ in range(2)]
    answers = {thinker.choose(game.view(world, seat)) for thinker, world in zip(thinkers, (s, elsewhere), strict=True)}
    assert len(answers) == 1
    assert thinkers[0].nodes == thinkers[1].nodes


def choice(game: Alchemicus, word: str) -> Any:
    """Return the view of a seat that has a question of this kind with several answers before it."""
    for seed in range(50):
        s = game.begin(Setup(2))
        luck = Rng(seed)
        for _ in range(300):
            let_fate_speak(s, luck)
            seat, question = questions(s)[0]
            if type(question).__name__ == word and len(legal_actions(s, seat)) > 2:
                return game.view(s, seat)
            apply(s, seat, random_answer(s, question, luck))
    raise AssertionError(word)


# -- the budget ---------------------------------------------------------------------------------


def test_a_budget_counts_positions(game: Alchemicus) -> None:
    view = choice(game, "Sale")
    spent = []
    for nodes in (1, 200, 1000):
        thinker = player(f"planner:nodes={nodes},most=400", game, 1)
        thinker.choose(view)
        spent.append(thinker.nodes)
    assert 1 <= spent[0] <= 200
    assert spent[0] < spent[1] < 200 + 150  # one more step down the tree may be under way
    assert spent[1] < spent[2] < 1000 + 150


def test_part_of_a_budget_is_part_of_it() -> None:
    budget = Budget(100)
    budget.begin(0.25)
    budget.spent = 25
    assert budget.is_used_up
    budget.open(1.0)
    assert not budget.is_used_up
    with pytest.raises(ValueError, match="limit"):
        Budget()


@pytest.mark.parametrize("name", ["planner:nodes=100000000,most=1000000", "ismcts:nodes=100000000"])
def test_thinking_can_be_cancelled(game: Alchemicus, name: str) -> None:
    view = choice(game, "Sale")
    thinker = player(name, game, 1)
    timer = Timer(0.05, thinker.budget.cancel)  # type: ignore[attr-defined] - not every player has a budget
    timer.start()
    assert thinker.choose(view) in view.actions
    assert 0 < thinker.nodes < 100_000_000


# -- what can be computed -----------------------------------------------------------------------


SALE = "taberna, pergula, alembic: tincture, fornax: metal, horten: herbs"
LAST_TURNS = {
    "shop or stall": {"next": "Sale 1 3 0", "field-2": "7", "built-2": SALE, "fame-1": "20", "fame-2": "18"},
    "gold in the treasury": {
        "next": "Sale 1 0 1",
        "field-2": "7",
        "built-2": "pergula, donarium, labrium: gold, alembic: tincture",
        "fame-1": "23",
        "fame-2": "18",
        "hand-2": "2 horten",
    },
    "cards for a Gloria": {
        "next": "Sale 2 0 0",
        "field-2": "7",
        "built-2": "pergula, pergula, alembic: tincture, horten: herbs",
        "fame-1": "20",
        "fame-2": "20",
        "hand-2": "gloria, 2 domo",
        "unseen": "3 horten, 3 gloria",
    },
    "walk to the gifts": {"next": "MovePawn", "field-2": "5", "hand-2": "5 domo", "fame-1": "20", "fame-2": "20"},
    "walk over the Spirit for a card": {
        "next": "MovePawn",
        "field-2": "8",
        "hand-2": "5 domo, gloria",
        "fame-1": "20",
        "fame-2": "20",
        "built-2": "domo, domo",
        "unseen": "3 horten, 3 gloria",
    },
    "prices break the tie": {
        "next": "Build",
        "field-2": "1",
        "hand-2": "2 labrium, 2 taberna, 4 horten",
        "fame-1": "20",
        "fame-2": "20",
        "built-1": "labrium, taberna",
    },
}


def exact(s: State, me: int, known: dict[tuple[int, ...], float]) -> float:
    """Return what a position is worth to whoever ends the game and errs nowhere; payments are as suggested."""
    if s.over:
        return worth_of_the_end(ALCHEMICUS.standings(s), me)
    key = s.key()
    if key in known:
        return known[key]
    chance = fate_asked(s)
    if chance is not None:
        weights = chance.weights(s)
        found = 0.0
        for outcome, weight in enumerate(weights):
            if weight:
                twin = s.clone()
                happen(twin, outcome)
                found += exact(twin, me, known) * weight / sum(weights)
    else:
        question = question_for(s, me)
        assert question is not None
        suggested = question.suggest(s)
        found = 0.0
        for action in [suggested] if suggested >= 0 else list(legal_actions(s, me)):
            twin = s.clone()
            apply(twin, me, action)
            found = max(found, exact(twin, me, known))
    known[key] = found
    return found


ALCHEMICUS = Alchemicus()


@pytest.mark.parametrize("name", LAST_TURNS)
def test_the_last_turn_is_played_as_well_as_it_can_be(game: Alchemicus, name: str) -> None:
    position = {"turn": "2", "last-round": "yes", "unseen": "12 pergula", "spirit": "domo", **LAST_TURNS[name]}
    s = game.compose(Setup(2, {"bank": "no"}), position)
    luck = Rng(1)
    known: dict[tuple[int, ...], float] = {}
    thinker = player("planner:nodes=1500,worlds=2", game, 1)
    chosen = 0
    while not s.over:
        let_fate_speak(s, luck)
        worths = {}
        for action in legal_of_mover(s):
            twin = s.clone()
            apply(twin, 1, action)
            worths[action] = exact(twin, 1, known)
        view = game.view(s, 1)
        action = thinker.choose(view)
        if len(worths) > 1:
            chosen += 1
            assert worths[action] >= max(worths.values()) - 0.01, [game.actions.names[each] for each in worths]
        apply(s, 1, action)
    assert chosen > 0


def legal_of_mover(s: State) -> list[int]:
    """Return the answers that are to be weighed: payments are paid as suggested."""
    seat, question = questions(s)[0]
    return [] if question.suggest(s) >= 0 else list(legal_actions(s, seat))


def test_a_plan_is_followed_as_long_as_nothing_new_is_seen(game: Alchemicus) -> None:
    position = {"hand-1": "6 alembic", "built-1": "horten: herbs, horten: herbs, alembic, alembic", "field-1": "4"}
    s = game.compose(Setup(2), {**position, "next": "Transport", "turn": "1"})
    thinker = player("planner:nodes=400", game, 1)
    nodes = []
    while not s.over and turn_of(s) == 0 and question_for(s, 0) is not None:
        view = game.view(s, 0)
        action = thinker.choose(view)
        if len(view.actions) > 1:
            nodes.append((game.actions.names[action].split()[0], thinker.nodes))
        apply(s, 0, action)
    assert [word for word, _ in nodes][:1] == ["carry"]
    assert [spent for _, spent in nodes[1:]] == [0] * (len(nodes) - 1)  # all was seen at the first question
