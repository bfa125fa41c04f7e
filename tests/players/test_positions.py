"""Positions in which long searches agree what is right and what is a mistake: a Master finds the one, not the other.

The files are written by `python -m tools.positions`: games between players of our own, and a line for every position.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from emerald.games.shelf import TITLES, open_game
from emerald.kernel.agenda import questions
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import read
from emerald.players.registry import player

FOLDER = Path(__file__).parent / "positions"
RIGHT, MISTAKEN = 0.65, 0.15  # of the positions: at least, at most; a Master finds 39 of the 54 of Trismegistus


@dataclass(frozen=True)
class Position:
    """One line of a suite."""

    file: str
    number: int
    best: frozenset[str]
    avoid: frozenset[str]


def suite(title: str) -> list[Position]:
    found: list[Position] = []
    for line in (FOLDER / f"{title}.txt").read_text(encoding="utf-8").splitlines():
        file, number, _, best, _, avoid = line.split()
        sets = [frozenset(word.replace("_", " ") for word in words.split(",")) for words in (best, avoid)]
        found.append(Position(file, int(number), *sets))
    return found


def written_for_these_components(title: str) -> list[Position]:
    """Return a suite, unless the components have changed since it was written."""
    positions = suite(title)
    header = (FOLDER / positions[0].file).read_text(encoding="utf-8")[:500]
    if open_game(title).catalogue_hash not in header:
        pytest.skip(f"the components of {title} have changed: python -m tools.positions {title}")
    return positions


@cache
def match(title: str, file: str) -> Match:
    return read((FOLDER / file).read_text(encoding="utf-8"), open_game(title))


def answer(title: str, position: Position, name: str) -> str:
    """Return what a player answers there, in words."""
    game: Any = match(title, position.file).game
    state = match(title, position.file).at(position.number)
    seat = questions(state)[0][0]
    return str(game.actions.names[player(name, game, position.number).choose(game.view(state, seat))])


@pytest.mark.parametrize("title", TITLES)
def test_a_master_finds_what_is_right_and_makes_few_mistakes(title: str) -> None:
    positions = written_for_these_components(title)
    assert len(positions) >= 25
    answers = [answer(title, each, "master") for each in positions]
    right = sum(said in each.best for said, each in zip(answers, positions, strict=True))
    mistaken = sum(said in each.avoid for said, each in zip(answers, positions, strict=True))
    assert right >= RIGHT * len(positions)
    assert mistaken <= MISTAKEN * len(positions)


@pytest.mark.parametrize("title", TITLES)
def test_whoever_answers_at_random_does_not(title: str) -> None:
    positions = written_for_these_components(title)
    right = sum(answer(title, each, "random") in each.best for each in positions)
    assert right < RIGHT * len(positions) / 1.5
