"""Views as rows of numbers: of one length, in one order, and nothing in them that the seat does not know."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import pytest

from emerald.games.shelf import TITLES, open_game
from emerald.kernel.agenda import apply, questions
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, random_answer

RICHEST: dict[str, dict[str, str]] = {
    "alchemicus": {"noctis": "yes", "advanced-sale": "yes", "turn-limit": "30"},
    "trismegistus": {"reactions": "at-once", "essences": "shuffled"},
}
SIZES = {"alchemicus": 526, "trismegistus": 1230}  # part of version 0 of the environments
CASES = [(title, seats) for title in TITLES for seats in open_game(title).seats]


@cache
def opened(title: str) -> Any:
    return open_game(title)


def told_of(title: str) -> Any:
    return import_module(f"emerald.games.{title}.numbers")


@pytest.mark.parametrize("title", TITLES)
def test_every_place_has_a_name_of_its_own(title: str) -> None:
    told = told_of(title)
    assert len(told.NAMES) == len(set(told.NAMES)) == told.SIZE == SIZES[title]


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_numbers_stay_within_bounds_and_tell_every_position_from_the_next(title: str, seats: int) -> None:
    game, told = opened(title), told_of(title)
    s, luck = game.begin(Setup(seats, {} if seats == 1 else RICHEST[title])), Rng(seats)
    before: dict[int, list[int]] = {}
    while True:
        let_fate_speak(s, luck)
        if s.over:
            break
        seat, question = questions(s)[0]
        row = [int(number) for number in told.numbers_of(game.view(s, seat))]
        assert len(row) == told.SIZE
        assert min(row) >= 0
        assert max(row) <= told.HIGHEST
        assert before.get(seat) != row
        before[seat] = row
        apply(s, seat, random_answer(s, question, luck))
    assert len(told.numbers_of(game.view(s, 0))) == told.SIZE


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", range(4))
def test_all_worlds_a_seat_can_imagine_have_the_same_numbers(title: str, seed: int) -> None:
    game, told = opened(title), told_of(title)
    s, luck = game.begin(Setup(3, RICHEST[title])), Rng(seed)
    for _ in range(60 + 20 * seed):
        let_fate_speak(s, luck)
        seat, question = questions(s)[0]
        apply(s, seat, random_answer(s, question, luck))
    let_fate_speak(s, luck)
    view = game.view(s, questions(s)[0][0])
    world = game.imagine(view, Rng(9))
    assert world.key() != s.key()
    assert list(told.numbers_of(game.view(world, view.seat))) == list(told.numbers_of(view))


def test_places_say_what_they_mean() -> None:
    told, game = told_of("alchemicus"), opened("alchemicus")
    position = {"hand-2": "2 gloria, domo", "fame-1": "7", "built-2": "horten: herbs, labrium golem: tincture"}
    s = game.compose(Setup(2, {"noctis": "yes"}), {**position, "turn": "2", "field-2": "3", "next": "Build"})
    found = dict(zip(told.NAMES, told.numbers_of(game.view(s, 1)), strict=True))
    assert (found["hand-gloria"], found["hand-domo"], found["seat-1-fame"], found["seat-0-fame"]) == (2, 1, 7, 0)
    assert (found["seat-0-field"], found["turn-owner"], found["seat-2-is-there"]) == (3, 1, 0)
    assert [found[f"seat-0-plot-2-{part}"] for part in ("building", "golem", "first-good")] == [5, 1, 3]
