"""Levels and styles: what they are made of, that they play alike anywhere, and that they are not careless."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from emerald.games.alchemicus.game import Alchemicus
from emerald.games.shelf import TITLES, open_game
from emerald.kernel.agenda import apply, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak
from emerald.players.levels import LEVELS, STYLES, level, level_in, tastes, with_caprice, with_tastes, written
from emerald.players.registry import KINDS, parsed, player
from emerald.players.search.temper import Temper
from emerald.players.search.tree import Branch, Node, Worlds
from emerald.words import LANGUAGES, words_of

if TYPE_CHECKING:
    from conftest import Play


def test_every_level_and_style_is_a_player_with_a_name_in_every_language() -> None:
    assert set(written()["level"]) == set(LEVELS)
    assert set(written()["style"]) == set(STYLES)
    for name in [*LEVELS, *STYLES]:
        assert name in KINDS
        assert all(words_of(language).knows(f"player-{name}") for language in LANGUAGES)
        assert "ms" not in KINDS[name].settings  # strength is counted, never timed


def test_levels_look_at_more_and_err_less_from_one_to_the_next() -> None:
    made = [level(name) for name in LEVELS]
    for lower, higher in pairwise(made):
        assert lower["nodes"] < higher["nodes"]
        assert lower["warmth"] >= higher["warmth"]
        assert lower["caprice"] >= higher["caprice"]
        assert lower["attention"] <= higher["attention"]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("style", STYLES)
def test_a_style_has_a_taste_in_every_game(title: str, style: str) -> None:
    names = import_module(f"emerald.games.{title}.features").FEATURE_NAMES
    taste = tastes(style, title)
    assert len(taste) >= 3
    assert set(taste) <= set(names)


def test_tastes_and_caprice_change_weights_by_per_cent() -> None:
    rows = [[100, 200, -50], [10, 0, 0]]
    assert with_tastes(rows, ["a", "b", "c"], {"b": 150, "c": 200}) == [[100, 300, -100], [10, 0, 0]]
    assert with_caprice(rows, 0, Rng(1)) == rows
    moody, again, other = (with_caprice(rows, 50, Rng(seed)) for seed in (1, 1, 2))
    assert moody == again != other
    for weight, right in zip(moody[0], rows[0], strict=True):
        assert abs(weight - right) <= abs(right) // 2 + 1
    assert moody[1][0] * 10 in range(moody[0][0] - 10, moody[0][0] + 1)  # the same error in every phase


@pytest.mark.parametrize("name", ["apprentice", "adept", "goldmaker:nodes=60", "magister:nodes=200"])
def test_a_level_plays_alike_for_equal_seeds_and_knows_no_secrets(game: Alchemicus, play: Play, name: str) -> None:
    one, other = (play([name, name], 5, {"noctis": "yes"}, answers=40) for _ in range(2))
    assert one.key() == other.key()
    s = play(["random", "random"], 2, {"noctis": "yes"}, answers=90)
    seat = questions(s)[0][0]
    elsewhere = game.imagine(game.view(s, seat), Rng(99))
    assert elsewhere.key() != s.key()
    assert len({player(name, game, 3).choose(game.view(world, seat)) for world in (s, elsewhere)}) == 1


def root_with(worths: list[float]) -> Node:
    """Return a root whose answers are worth so much."""
    node = Node(Worlds([], None, 0), Rng(1), False, 0.0)
    for action, worth in enumerate(worths):
        branch = Branch(action)
        branch.worth, branch.is_open = worth, True
        node.branches.append(branch)
    return node


def chosen(temper: Temper, worths: list[float]) -> set[int]:
    luck = Rng(7)
    return {int(temper.choose(root_with(worths), luck).action) for _ in range(300)}


def test_a_mood_prefers_the_better_and_never_takes_what_is_much_worse() -> None:
    temper = Temper(100, 1.0, 2.0, 0.2)
    assert chosen(temper, [0.50, 0.48, 0.40]) == {0, 1}
    luck, root = Rng(1), root_with([0.50, 0.48])
    often = [int(temper.choose(root, luck).action) for _ in range(2000)]
    assert often.count(1) / 2000 == pytest.approx(0.269, abs=0.04)  # 1 / (1 + e)


def test_what_is_obvious_is_always_seen() -> None:
    blind = Temper(10, 0.05, 0.5, 0.1)
    assert chosen(blind, [0.30, 0.45, 0.31]) == {1}
    assert chosen(blind, [0.95, 0.94, 0.93]) == {0}  # a victory in sight
    assert len(chosen(blind, [0.40, 0.45, 0.39])) == 3


def test_who_has_no_moods_takes_the_best() -> None:
    assert chosen(Temper(100, 0.0, 0.0, 0.0), [0.2, 0.21, 0.2]) == {1}


def test_no_level_passes_over_a_victory_it_can_have_at_once(game: Alchemicus) -> None:
    position = {"next": "Sale 1 0 1", "turn": "1", "field-1": "7", "built-1": "pergula, donarium, labrium: gold"}
    s = game.compose(Setup(2, {"race": "yes"}), position)
    for name in LEVELS:
        twin = s.clone()
        thinker = player(f"{name}:nodes=60", game, 5)
        apply(twin, 0, thinker.choose(game.view(twin, 0)))
        let_fate_speak(twin, Rng(1))
        assert twin.winner == 0, name


@pytest.mark.parametrize("title", TITLES)
def test_a_game_has_levels_as_it_needs_them(title: str) -> None:
    made = [level_in(name, title, level(name)) for name in LEVELS]
    for lower, higher in pairwise(made):
        assert lower["caprice"] >= higher["caprice"]
        assert lower["warmth"] >= higher["warmth"]
        assert lower["nodes"] <= higher["nodes"]
    assert level_in("adept", title, {**level("adept"), "nodes": 7})["nodes"] == 7
    assert level_in("adept", "alchemicus", level("adept")) != level("adept")


def test_settings_of_a_level_can_be_changed_for_experiments() -> None:
    assert parsed("apprentice:nodes=99")[1] == {**level("apprentice"), "nodes": 99}


@pytest.mark.parametrize("title", TITLES)
def test_two_levels_apart_the_stronger_wins_clearly(title: str) -> None:
    """Twelve games on six deals; the ladder in docs/players.md says more exactly by how much."""
    game = open_game(title)
    won = 0.0
    for number in range(6):
        for seat in range(2):
            names = ["alchemist", "apprentice"] if seat == 0 else ["apprentice", "alchemist"]
            s, luck = game.begin(Setup(2)), Rng(number)
            sitting = [player(name, game, number * 2 + each) for each, name in enumerate(names)]
            let_fate_speak(s, luck)
            while not s.over:
                asked = questions(s)[0][0]
                apply(s, asked, sitting[asked].choose(game.view(s, asked)))
                let_fate_speak(s, luck)
            standings = sorted(game.standings(s), key=lambda each: each.seat)
            won += 1.0 if standings[seat].place < standings[1 - seat].place else 0.0
    assert won >= 9
