"""The numbers of the actions are for ever: saved games, learnt weights and other people's programs rely on them."""

from pathlib import Path
from typing import Any

from emerald.games.trismegistus import verbs

ROOT = Path(__file__).parents[3]
GOLDEN = Path(__file__).with_name("actions.txt").read_text(encoding="utf-8").splitlines()


def test_every_action_has_the_number_it_always_had(game: Any) -> None:
    assert [f"{number} {name}" for number, name in enumerate(game.actions.names)] == GOLDEN


def test_the_table_is_as_large_as_it_always_was(game: Any) -> None:
    assert len(game.actions) == verbs.HOW_MANY == len(GOLDEN) == 884


def test_words_and_numbers_are_one_table(game: Any) -> None:
    for number, line in enumerate(GOLDEN):
        words = line.partition(" ")[2]
        assert game.actions.parse(words) == number
        verb, operand = game.actions.verb(number), game.actions.operand(number)
        assert f"{verb.name} {operand}".strip() == words
        assert verb.base <= number < verb.end
