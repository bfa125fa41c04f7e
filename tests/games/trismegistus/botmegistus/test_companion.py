"""T13 The bot at somebody's table: it stops where a person is needed, and all of it is integers."""

from __future__ import annotations

from typing import Any

import pytest

from emerald.games.trismegistus.botmegistus.companion import (
    go_on,
    needs_a_person,
    read_sight,
    read_todo,
    write_sight,
    write_todo,
)
from emerald.games.trismegistus.botmegistus.errands import (
    COMMAND_NAMES,
    GAIN_ARTIFACT,
    GAIN_EXPERIMENT,
    GAIN_GOLD,
    NEED_ARTIFACT_SIDE,
    NO_NEED,
    PLAY,
    REACTIONS,
    TAKE_EXPERIMENT,
    Command,
    Errand,
)
from emerald.kernel.vecs import i64, vec
from emerald.words import LANGUAGES, words_of


def test_it_stops_for_a_throw_and_goes_on_with_it(look: Any) -> None:
    laid = look(die="black iron 2", market={"black": ("fire", "air")})
    todo = [Errand(GAIN_GOLD, 1), Errand(GAIN_ARTIFACT)]
    stop = go_on(laid.sight, todo)
    assert stop.need == NEED_ARTIFACT_SIDE
    assert not stop.is_for_a_person
    assert [errand.key() for errand in todo] == [(GAIN_GOLD, 1), (GAIN_ARTIFACT, 0)]
    assert stop.told[-1].key == "bot-need-artifact-side"
    stop = go_on(laid.sight, todo, 1)
    assert (stop.need, stop.is_for_a_person) == (NO_NEED, True)
    assert stop.told[-1].key == "bot-do-take-artifact"
    assert list(laid.sight.market[:2]) == [0, -1]
    assert not go_on(laid.sight, todo).is_for_a_person
    assert todo == []
    assert laid.sight.its.gold == 1


def test_a_throw_is_used_once(look: Any) -> None:
    laid = look(die="black iron 2", market={"black": ("fire", "air")})
    todo = [Errand(GAIN_ARTIFACT), Errand(GAIN_ARTIFACT)]
    go_on(laid.sight, todo, 0)
    laid.sight.market[0] = laid.sight.market[1]
    assert go_on(laid.sight, todo).need == NEED_ARTIFACT_SIDE


def test_it_stops_for_your_reaction_and_sees_what_you_did(look: Any) -> None:
    laid = look(die="red lead 1", tokens="fire 4 advance")
    todo = list(reversed([Errand(REACTIONS), Errand(GAIN_GOLD, 1)]))
    assert go_on(laid.sight, todo).is_for_a_person
    laid.sight.its.gold = 7  # the person corrects a value
    go_on(laid.sight, todo)
    assert laid.sight.its.gold == 8


@pytest.mark.parametrize(("number", "stops"), [(1, True), (2, False)])
def test_it_stops_for_a_refill_only_where_one_is_due(look: Any, number: int, stops: bool) -> None:
    laid = look(die="black iron 2", books={"iron": ("fire 1, 5 points", "")}, number=number)
    assert go_on(laid.sight, [Errand(GAIN_EXPERIMENT)]).is_for_a_person is stops


def test_only_what_the_box_knows_needs_a_person() -> None:
    asked = {name for kind, name in enumerate(COMMAND_NAMES) if needs_a_person(Command(kind, 0, 1))}
    assert asked == {
        *("take-artifact", "take-experiment", "let-react"),
        *("draw-starting-experiment", "draw-masterpieces"),
    }
    assert not needs_a_person(Command(TAKE_EXPERIMENT, 0, 0))


def test_all_it_sees_and_has_to_do_is_integers(look: Any) -> None:
    laid = look(
        dice="iron: 2 black",
        die="red tin 3",
        steps="1 2 3 4",
        yours="5 6 7 8",
        tokens="fire 4 advance, air 8 ethereal",
        books={"tin": ("fire 1, 5 points", "")},
        market={"red": ("fire", "")},
        beside=["air 2, 2 points"],
        done=["air 1, 2 points", "fire 3, 3 points"],
        drawn=["earth 9, 9 points"],
        artifacts=["fire"],
        gold=3,
        ethereal=2,
        used=1,
        number=2,
    )
    its = laid.sight.its
    its.points, its.pile, its.discards, its.right = 11, 0b1100, 0b10000, 5
    its.rolls = vec[i64]([3, 5])
    numbers = write_sight(laid.sight)
    again = read_sight(laid.sight.printed, laid.sight.difficulty, numbers)
    assert write_sight(again) == numbers
    assert all(type(number) is int for number in numbers)
    assert vars_of(again) == vars_of(laid.sight)
    todo = [Errand(PLAY, 1), Errand(GAIN_GOLD, 3)]
    assert [errand.key() for errand in read_todo(write_todo(todo))] == [errand.key() for errand in todo]


def vars_of(sight: Any) -> list[Any]:
    its = sight.its
    names = "round bowls pages market bonus yours".split()
    ours = "tracks used gold ethereal points die face potency artifacts beside done drawn rolls".split()
    ours += "pile discards left right".split()
    found = [getattr(sight, name) for name in names] + [getattr(its, name) for name in ours]
    return [list(value) if hasattr(value, "__len__") else value for value in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_told_in_every_language(look: Any, language: str) -> None:
    laid = look(
        card="black iron/tin 1: experiment; 2 lowest",
        dice="iron: 1 black 1 red",
        books={"iron": ("fire 2, 4 points", "air 6, 9 points")},
        tokens="earth 4 chameleon",
        ethereal=1,
        number=2,
    )
    words = words_of(language)
    told = [words.say(message.key, message.args) for message in go_on(laid.sight, [Errand(PLAY, 0)]).told]
    assert len(told) > 20
    assert len(set(told)) > 15
    assert not any("⟨" in sentence for sentence in told)
