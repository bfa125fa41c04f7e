"""Weights and features: what a position is worth, and what a wrong file is told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from emerald.games.alchemicus.features import FEATURE_COUNT, FEATURE_NAMES, MODES, PHASES, features, phase_of
from emerald.games.alchemicus.game import Alchemicus
from emerald.kernel.agenda import legal_actions, questions
from emerald.kernel.game import Line, Setup, Standing
from emerald.kernel.rng import Rng
from emerald.players.evaluation import WEIGHTS, Evaluation, WeightsError, read_weights
from emerald.players.judge import FOR_WINNING, worth_of_the_end
from emerald.players.registry import UnknownPlayer, evaluation, parsed, player

if TYPE_CHECKING:
    from conftest import Play


def read(path: Path) -> list[list[int]]:
    return read_weights(path, MODES, FEATURE_NAMES, PHASES)


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(FEATURE_NAMES) == FEATURE_COUNT == len(set(FEATURE_NAMES))


def test_shipped_weights_have_a_row_for_each_mode_and_phase() -> None:
    rows = read(WEIGHTS / "alchemicus.toml")
    assert len(rows) == len(MODES) * PHASES
    assert rows[2][FEATURE_NAMES.index("fame")] > rows[0][FEATURE_NAMES.index("fame")]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[base]\n", "weights.toml: there is no table [race]"),
        ("[base]\nfmae = [1, 2, 3]\n[race]\n", "weights.toml, [base]: no feature is called 'fmae'"),
        ("[base]\n[race]\nfame = [1, 2]\n", "weights.toml, [race]: 'fame' needs 3 whole numbers"),
        ("[base]\n[race]\nfame = [1, 2, 3.5]\n", "weights.toml, [race]: 'fame' needs 3 whole numbers"),
    ],
)
def test_a_wrong_file_is_named_with_table_and_word(tmp_path: Path, text: str, fault: str) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(text)
    with pytest.raises(WeightsError) as refused:
        read(path)
    assert str(refused.value) == fault


def test_features_are_the_same_in_every_world_a_seat_can_imagine(game: Alchemicus, play: Play) -> None:
    s = play(["random"] * 3, 4, {"noctis": "yes"}, answers=120)
    seat, _question = questions(s)[0]
    world = game.imagine(game.view(s, seat), Rng(1))
    for other in range(3):
        knows = other == seat
        assert list(features(world, other, knows)) == list(features(s, other, knows))


def position(**lines: str) -> dict[str, str]:
    return {name.replace("_", "-"): words for name, words in lines.items()}


def laid(game: Alchemicus, options: dict[str, str] | None = None, **lines: str) -> object:
    return game.compose(Setup(2, options or {}), position(**lines))


def test_a_budget_of_time_is_no_budget_of_positions() -> None:
    assert parsed("planner")[1]["nodes"] > 0
    assert parsed("planner:ms=50")[1]["nodes"] == 0
    assert parsed("planner:ms=50,nodes=9")[1]["nodes"] == 9


def test_features_count_what_lies_on_the_table(game: Alchemicus) -> None:
    s = laid(
        game,
        fame_1="3",
        hand_1="2 gloria, alembic, 4 domo",
        built_1="horten: herbs, horten, alembic: herbs, labrium: tincture metal, labrium: metal, taberna, donarium",
        field_1="8",
    )
    found = dict(zip(FEATURE_NAMES, features(s, 0, True), strict=True))
    assert found["fame"] == 3
    assert found["cards"] == 7
    assert (found["horten"], found["labrium"]) == (2, 2)
    assert (found["herbs"], found["tincture"], found["metal"]) == (2, 1, 2)
    assert (found["ready-alembics"], found["ready-labria"], found["metal-in-labrium"]) == (1, 1, 1)
    assert (found["herb-lines"], found["empty-fields"], found["gloria"]) == (1, 1, 2)
    assert found["building-prices"] == 1 + 1 + 3 + 5 + 5 + 3 + 5
    assert found["near-building"] == 7  # field 1 follows field 8
    assert [found["to-" + action] for action in ("building", "spirit", "harvest", "gifts")] == [1, 2, 3, 8]
    assert (found["hand-alembic"], found["hand-domo"], found["hand-labrium"]) == (1, 4, 0)
    assert found["movable"] == 0  # the herbs have no free Alembic, the metal has no tincture to wait for


@pytest.mark.parametrize(
    ("built", "movable"),
    [
        ("horten: herbs, alembic", 1),
        ("horten: herbs, alembic: tincture", 0),
        ("horten: herbs, horten: herbs, alembic, alembic", 2),
        ("alembic: tincture, labrium", 1),
        ("alembic: tincture, labrium: tincture", 0),
        ("alembic: tincture, labrium: gold", 0),
        ("fornax: metal, metalle: ore, labrium: tincture", 1),
        ("fornax: metal, fornax, metalle: ore, labrium: tincture metal", 1),
    ],
)
def test_features_count_what_can_be_carried(game: Alchemicus, built: str, movable: int) -> None:
    s = laid(game, built_1=built, field_1="3", next="Transport", turn="1")
    assert features(s, 0, True)[FEATURE_NAMES.index("movable")] == movable
    carries = sum(name.startswith("carry") for name in [game.actions.names[i] for i in legal_actions(s, 0)])
    assert (carries > 0) == (movable > 0)


@pytest.mark.parametrize(
    ("lines", "options", "phase"),
    [
        ({}, {}, 0),
        ({"fame_2": "7"}, {}, 70),
        ({"fame_1": "14"}, {}, 140),
        ({"fame_1": "23"}, {}, 200),
        ({"last_round": "yes"}, {}, 200),
        ({}, {"race": "yes"}, 300),
        ({"built_2": "labrium"}, {"race": "yes"}, 400),
        ({"built_1": "labrium: gold"}, {"race": "yes"}, 500),
    ],
)
def test_the_phase_follows_the_leader(
    game: Alchemicus, lines: dict[str, str], options: dict[str, str], phase: int
) -> None:
    assert phase_of(laid(game, options, **lines)) == phase


def test_a_lead_is_worth_more_and_a_won_game_most(game: Alchemicus, play: Play) -> None:
    judge = evaluation(game)
    behind = judge.worth(laid(game, fame_1="2", fame_2="4"), 0)
    ahead = judge.worth(laid(game, fame_1="4", fame_2="2"), 0)
    assert 0 < behind < 0.5 < ahead < 1
    over = play(["random", "greedy"], 1, {"turn-limit": "20"})
    winner = next(each.seat for each in game.standings(over) if each.place == 1)
    assert judge.worth(over, winner) > FOR_WINNING
    assert judge.worth(over, 1 - winner) < 1 - FOR_WINNING
    assert judge.worth(over, 0) + judge.worth(over, 1) == pytest.approx(1)


def test_between_two_phases_weights_are_mixed(game: Alchemicus) -> None:
    rows = [[0] * FEATURE_COUNT for _ in range(6)]
    cards = FEATURE_NAMES.index("cards")
    rows[0][cards], rows[1][cards] = 100, 300
    judge = Evaluation(features, phase_of, game.standings, rows)
    for fame, weight in ((0, 100), (5, 200), (10, 300), (15, 150)):
        s = laid(game, fame_1=str(fame), fame_2=str(fame), hand_1="4 horten")
        assert judge.lead(s, 0) == 4 * weight * 100


@pytest.mark.parametrize(("places", "worths"), [([1, 2, 3], [0.97, 0.03, 0.0]), ([1, 1, 3], [0.5, 0.5, 0.0])])
def test_a_finished_game_is_worth_its_victory_first(places: list[int], worths: list[float]) -> None:
    standings = [Standing(seat, place, [Line("fame", 20)]) for seat, place in enumerate(places)]
    for seat, worth in enumerate(worths):
        assert worth_of_the_end(standings, seat) == pytest.approx(worth + 0.015, abs=0.02)


@pytest.mark.parametrize(
    "text", ["magister-of-nothing", "greedy:patience=3", "greedy:worlds=few", "greedy:worlds", "planner:nodes=0"]
)
def test_an_unknown_player_is_refused(game: Alchemicus, text: str) -> None:
    with pytest.raises(UnknownPlayer):
        player(text, game, 1)
