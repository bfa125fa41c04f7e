"""T13.10, T13.13 Which experiments the bot completes, and which masterpiece."""

from __future__ import annotations

from typing import Any

import pytest

from emerald.games.trismegistus.botmegistus.errands import COMPLETE, GAME_ENDS, MASTERPIECE, Errand

COMPLETIONS = [
    # only the requirement counts
    (["fire 3, 5 points"], {"steps": "0 3 0 0"}, ["older 0 fire"], []),
    (["fire 3, 5 points"], {"steps": "0 9 0 0"}, ["older 0 fire"], []),
    (["fire 3, 5 points"], {"steps": "9 2 9 9"}, [], []),
    # a gold for each missing step
    (["fire 3, 5 points"], {"steps": "0 2 0 0", "gold": 1}, ["older 1 fire"], []),
    (["fire 5, 5 points"], {"steps": "0 2 0 0", "gold": 3}, ["older 3 fire"], []),
    (["fire 5, 5 points"], {"steps": "0 2 0 0", "gold": 2}, [], []),
    # both if it can, the older first
    (["fire 3, 5 points", "air 2, 9 points"], {"steps": "0 3 0 2"}, ["older 0 fire", "older 0 air"], []),
    (["fire 4, 5 points", "air 3, 9 points"], {"steps": "0 3 0 2", "gold": 2}, ["older 1 fire", "older 1 air"], []),
    # only one of them
    (["fire 4, 5 points", "air 3, 9 points"], {"steps": "0 3 0 3"}, ["newer 0 air"], []),
    (["fire 4, 5 points", "air 9, 9 points"], {"steps": "0 3 0 2", "gold": 2}, ["older 1 fire"], []),
    # either, but not both: a type it has not completed
    (
        ["fire 4, 9 points", "air 4, 5 points"],
        {"steps": "0 3 0 3", "gold": 1, "done": ["fire 1, 1 points"]},
        ["newer 1 air"],
        ["type-not-done"],
    ),
    (
        ["fire 4, 5 points", "air 4, 9 points"],
        {"steps": "0 3 0 3", "gold": 1, "done": ["air 1, 1 points"]},
        ["older 1 fire"],
        ["type-not-done"],
    ),
    # then more points
    (["fire 4, 5 points", "air 4, 9 points"], {"steps": "0 3 0 3", "gold": 1}, ["newer 1 air"], ["worth-more"]),
    (["fire 4, 9 points", "air 4, 5 points"], {"steps": "0 3 0 3", "gold": 1}, ["older 1 fire"], ["worth-more"]),
    # then less gold
    (["fire 5, 5 points", "air 4, 5 points"], {"steps": "0 3 0 3", "gold": 2}, ["newer 1 air"], ["less-gold"]),
    (["fire 4, 5 points", "air 5, 5 points"], {"steps": "0 3 0 3", "gold": 2}, ["older 1 fire"], ["less-gold"]),
    # then the older
    (["fire 4, 5 points", "air 4, 5 points"], {"steps": "0 3 0 3", "gold": 1}, ["older 1 fire"], ["older"]),
    (
        ["fire 4, 5 points", "fire 4, 5 points"],
        {"steps": "0 3 0 3", "gold": 1, "done": ["fire 1, 1 points"]},
        ["older 1 fire"],
        ["older"],
    ),
    # one for nothing and one for gold are both completed
    (["fire 3, 5 points", "air 4, 9 points"], {"steps": "0 3 0 3", "gold": 1}, ["older 0 fire", "older 1 air"], []),
    # nothing to complete
    ([], {"gold": 5}, [], []),
]


@pytest.mark.parametrize(("beside", "more", "completed", "decided"), COMPLETIONS)
def test_t13_10_it_completes_what_it_can(
    look: Any, act: Any, beside: list[str], more: dict[str, Any], completed: list[str], decided: list[str]
) -> None:
    laid = look(beside=beside, **more)
    held, done, gold = len(beside), len(laid.sight.its.done), laid.sight.its.gold
    told = act(laid, Errand(COMPLETE))
    assert told.did == [f"complete-experiment {each}" for each in completed]
    assert told.decided == decided
    paid = sum([int(each.split()[1]) for each in completed])
    assert (laid.sight.its.gold, len(laid.sight.its.beside)) == (gold - paid, held - len(completed))
    assert len(laid.sight.its.done) == done + len(completed)


def test_t13_10_the_trace_shows_what_is_missing(look: Any, act: Any) -> None:
    laid = look(beside=["fire 5, 6 points", "air 4, 7 points"], steps="0 3 0 3", gold=2)
    told = act(laid, Errand(COMPLETE))
    assert told.lines == ["one-of-two", "type-not-done", "worth-more", "cannot-complete"]
    assert told.seen[:2] == [(0, 1, 2, 6), (1, 3, 1, 7)]  # place, element, missing steps, points


def test_t13_10_completing_brings_no_rewards(look: Any, act: Any) -> None:
    laid = look(beside=["fire 0, 6 points"], tokens="fire 4 advance")
    act(laid, Errand(COMPLETE))
    its = laid.sight.its
    assert (its.points, its.gold, its.ethereal, list(its.tracks)) == (0, 0, 0, [0, 0, 0, 0])


# -- the masterpiece ----------------------------------------------------------------------------------------------

MASTERPIECES = [
    # the one of more points whose requirement it meets
    (["fire 9, 12 points", "air 9, 14 points"], {"steps": "0 9 0 9"}, "2 0 air", ["master-points"]),
    (["fire 9, 15 points", "air 9, 14 points"], {"steps": "0 9 0 9"}, "1 0 fire", ["master-points"]),
    (["fire 9, 15 points", "air 9, 14 points"], {"steps": "0 8 0 9"}, "2 0 air", []),
    (["fire 9, 15 points", "air 9, 14 points"], {"steps": "0 8 0 8"}, "", []),
    # no gold, unless so chosen
    (["fire 9, 15 points", "air 9, 14 points"], {"steps": "0 8 0 8", "gold": 9}, "", []),
    # equal points: a type it has not completed
    (
        ["fire 9, 14 points", "air 9, 14 points"],
        {"steps": "0 9 0 9", "done": ["fire 1, 1 points"]},
        "2 0 air",
        ["master-type"],
    ),
    # then the one drawn first
    (["fire 9, 14 points", "air 8, 14 points"], {"steps": "0 9 0 9"}, "1 0 fire", ["drawn-first"]),
    ([], {"steps": "12 12 12 12"}, "", []),
]


@pytest.mark.parametrize(("drawn", "more", "completed", "decided"), MASTERPIECES)
def test_t13_13_the_masterpiece_of_more_points_whose_requirement_it_meets(
    look: Any, act: Any, drawn: list[str], more: dict[str, Any], completed: str, decided: list[str]
) -> None:
    laid = look(drawn=drawn, **more)
    told = act(laid, Errand(MASTERPIECE))
    assert told.did == ([f"complete-masterpiece {completed}"] if completed else [])
    its, before = laid.sight.its, len(more.get("done", []))
    assert list(its.done)[before:] == ([its.drawn[int(completed[0]) - 1]] if completed else [])
    assert told.decided == decided


def test_t13_15_gold_may_pay_for_the_masterpiece(look: Any, act: Any) -> None:
    options = {"bot-masterpiece-for-gold": "yes"}
    drawn = ["fire 9, 15 points", "air 9, 14 points"]
    laid = look(drawn=drawn, steps="0 8 0 9", gold=1, options=options)
    assert act(laid, Errand(MASTERPIECE)).did == ["complete-masterpiece 1 1 fire"]
    assert laid.sight.its.gold == 0
    laid = look(drawn=drawn, steps="0 7 0 9", gold=1, options=options)
    assert act(laid, Errand(MASTERPIECE)).did == ["complete-masterpiece 2 0 air"]


def test_t13_13_of_equal_points_the_one_for_less_gold(look: Any, act: Any) -> None:
    options = {"bot-masterpiece-for-gold": "yes"}
    laid = look(drawn=["fire 9, 14 points", "air 9, 14 points"], steps="0 7 0 8", gold=3, options=options)
    told = act(laid, Errand(MASTERPIECE))
    assert told.did == ["complete-masterpiece 2 1 air"]
    assert told.decided == ["master-gold"]


@pytest.mark.parametrize(("word", "did"), [("2", ["draw-masterpieces 2"]), ("3", ["draw-masterpieces 3"]), ("0", [])])
def test_t13_13_t13_15_t13_16_two_masterpieces_are_drawn_or_three_or_none(
    look: Any, act: Any, word: str, did: list[str]
) -> None:
    told = act(look(options={"bot-masterpieces": word}), Errand(GAME_ENDS))
    assert told.did == did
    assert told.lines == (["masterpieces", "no-masterpiece"] if did else [])
