"""T13 Values somebody typed that cannot be are named before the bot decides by them."""

from __future__ import annotations

from typing import Any

import pytest

from emerald.games.trismegistus.botmegistus.checking import faults_of
from emerald.kernel.vecs import i64, vec
from emerald.words import LANGUAGES, words_of


@pytest.fixture
def typed(look: Any) -> Any:
    """Return a table as somebody might have typed it, with nothing wrong."""
    laid = look(
        dice="iron: 2 black, infinity: 1 red",
        die="red tin 3",
        steps="1 2 12 4",
        tokens="fire 4 advance",
        books={"tin": ("fire 1, 5 points", "air 2, 2 points")},
        market={"red": ("fire", "")},
        beside=["air 2, 2 points", "fire 8, 9 points"],
        done=["water 2, 2 points"],
        drawn=["earth 9, 9 points"],
        artifacts=["fire"],
        gold=3,
        ethereal=2,
        used=2,
    )
    laid.sight.its.pile, laid.sight.its.discards = 0b1100, 0b10000
    return laid.sight


def numbers(values: list[int]) -> Any:
    return vec[i64](values)


WRONG = [
    ("round", lambda s: setattr(s, "round", 4)),
    ("bowls", lambda s: setattr(s, "bowls", numbers([7] + [0] * 17))),
    ("bowls", lambda s: setattr(s, "bowls", numbers([0] * 17))),
    ("pages", lambda s: setattr(s, "pages", numbers([99] + [-1] * 9))),
    ("market", lambda s: setattr(s, "market", numbers([2] + [-1] * 5))),
    ("bonus", lambda s: setattr(s, "bonus", numbers([3] + [-1] * 7))),
    ("yours", lambda s: setattr(s, "yours", numbers([13, 0, 0, 0]))),
    ("tracks", lambda s: setattr(s.its, "tracks", numbers([-1, 0, 0, 0]))),
    ("gold", lambda s: setattr(s.its, "gold", -1)),
    ("ethereal", lambda s: setattr(s.its, "ethereal", 1000)),
    ("points", lambda s: setattr(s.its, "points", -1)),
    ("die", lambda s: setattr(s.its, "face", 5)),
    ("die", lambda s: setattr(s.its, "face", -1)),
    ("die", lambda s: setattr(s.its, "die", -1)),
    ("die", lambda s: setattr(s.its, "potency", 6)),
    ("used", lambda s: setattr(s.its, "used", numbers([3, 0, 0]))),
    ("artifacts", lambda s: setattr(s.its, "artifacts", numbers([5]))),
    ("beside", lambda s: setattr(s.its, "beside", numbers([2, 3, 0]))),
    ("done", lambda s: setattr(s.its, "done", numbers([-1]))),
    ("drawn", lambda s: setattr(s.its, "drawn", numbers([66]))),
    ("cards", lambda s: setattr(s.its, "discards", 0b1000)),
    ("cards", lambda s: setattr(s.its, "pile", 1 << 17)),
    ("cards", lambda s: setattr(s.its, "right", 2)),
    ("cards", lambda s: setattr(s.its, "right", 0)),
    ("cards", lambda s: setattr(s.its, "right", 17)),
    ("twice", lambda s: setattr(s.its, "done", numbers([0]))),
    ("twice", lambda s: setattr(s.its, "artifacts", numbers([0]))),
]


def test_a_table_as_it_may_be_has_no_faults(typed: Any) -> None:
    assert faults_of(typed) == []


@pytest.mark.parametrize(("name", "change"), WRONG)
def test_what_cannot_be_is_named(typed: Any, name: str, change: Any) -> None:
    change(typed)
    assert name in [fault.args["what"] for fault in faults_of(typed)]


def test_t1_8_a_bowl_holds_at_most_the_six_dice_there_are_of_a_colour(typed: Any) -> None:
    typed.bowls = numbers([6] + [0] * 17)
    assert faults_of(typed) == []
    typed.bowls = numbers([7] + [0] * 17)
    assert [fault.args["what"] for fault in faults_of(typed)] == ["bowls"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fault_has_a_sentence_of_its_own(language: str) -> None:
    names = list(dict.fromkeys([name for name, _ in WRONG]))
    said = [words_of(language).say("bot-fault-value", {"what": name}) for name in names]
    assert len(set(said)) == len(names)
    assert not any("⟨" in sentence for sentence in said)
