"""T13.6, T13.7 Which artifact and which experiment the bot takes: every line, every tie."""

from __future__ import annotations

from typing import Any

import pytest

from emerald.games.trismegistus.botmegistus.errands import GAIN_ARTIFACT, GAIN_EXPERIMENT, Errand

# -- artifacts ------------------------------------------------------------------------------------------------

ARTIFACTS = [
    # the one with more symbols
    (("fire", "water air"), "take-artifact black right"),
    (("water air", "fire"), "take-artifact black left"),
    (("water water", "fire"), "take-artifact black left"),
    # one alone
    (("fire", ""), "take-artifact black left"),
    (("", "fire"), "take-artifact black right"),
]


@pytest.mark.parametrize(("tiles", "did"), ARTIFACTS)
def test_t13_6_of_its_dies_colour_the_artifact_with_more_symbols(
    look: Any, act: Any, tiles: tuple[str, str], did: str
) -> None:
    laid = look(die="black iron 3", market={"black": tiles, "red": ("earth water air", "fire water air")})
    told = act(laid, Errand(GAIN_ARTIFACT))
    assert told.did == [did]
    assert told.lines == ["more-symbols"]
    assert len(laid.sight.its.artifacts) == 1


@pytest.mark.parametrize("colour", ["black", "white", "red"])
def test_t13_6_only_its_dies_colour_counts(look: Any, act: Any, colour: str) -> None:
    market = dict.fromkeys(("black", "white", "red"), ("fire", "fire water"))
    laid = look(die=f"{colour} iron 3", market=market)
    assert act(laid, Errand(GAIN_ARTIFACT)).did == [f"take-artifact {colour} right"]


@pytest.mark.parametrize(("thrown", "side"), [(0, "left"), (1, "right")])
def test_t13_6_equal_symbols_are_decided_by_a_die(look: Any, act: Any, thrown: int, side: str) -> None:
    laid = look(die="white tin 2", market={"white": ("fire", "water")})
    waiting = act(laid, Errand(GAIN_ARTIFACT))
    assert waiting.needs == ["artifact-side"]
    assert waiting.left == ["gain-artifact"]
    assert act(laid, Errand(GAIN_ARTIFACT), throws=[thrown]).did == [f"take-artifact white {side}"]


def test_t13_6_an_empty_colour_gives_nothing(look: Any, act: Any) -> None:
    told = act(look(die="black iron 3", market={"white": ("fire", "water")}), Errand(GAIN_ARTIFACT))
    assert told.did == []
    assert told.lines == ["no-artifact"]


# -- experiments ------------------------------------------------------------------------------------------------

EXPERIMENTS = [
    # line 1: a type it has none of, completed or held
    (("fire 1, 9 points", "water 9, 1 points"), {"done": ["fire 1, 1 points"]}, "right", ["new-type"]),
    (("fire 1, 9 points", "water 9, 1 points"), {"beside": ["fire 1, 1 points"]}, "right", ["new-type"]),
    (("fire 9, 1 points", "water 1, 9 points"), {"beside": ["water 1, 1 points"]}, "left", ["new-type"]),
    # line 2: one it could complete at once
    (("fire 3, 9 points", "water 2, 1 points"), {"steps": "0 2 2 0"}, "right", ["at-once"]),
    # … also with gold
    (("fire 3, 1 points", "water 2, 9 points"), {"steps": "0 1 0 0", "gold": 2, "yours": "0 0 9 0"}, "right", None),
    (("fire 5, 9 points", "water 3, 1 points"), {"steps": "0 2 2 0", "gold": 1}, "right", ["at-once"]),
    (("fire 3, 1 points", "water 4, 9 points"), {"steps": "0 2 2 0", "gold": 1}, "left", ["at-once"]),
    # … and if both, the one of more points
    (("fire 1, 4 points", "water 2, 7 points"), {"steps": "0 2 2 0"}, "right", ["at-once-points"]),
    (("fire 1, 8 points", "water 2, 7 points"), {"steps": "0 2 2 0"}, "left", ["at-once-points"]),
    (("fire 4, 8 points", "water 2, 7 points"), {"steps": "0 2 2 0", "gold": 2}, "left", ["at-once-points"]),
    # line 3: the requirement it is nearer to (more points do not count yet)
    (("fire 5, 9 points", "water 4, 1 points"), {"steps": "0 2 2 0"}, "right", ["nearer"]),
    (("fire 5, 1 points", "water 9, 9 points"), {"steps": "0 2 5 0"}, "left", ["nearer"]),
    # both at once, equal points: nearer decides
    (("fire 4, 5 points", "water 3, 5 points"), {"steps": "0 2 2 0", "gold": 2}, "right", ["nearer"]),
    # line 4: the one whose requirement you meet or are nearer to
    (("fire 4, 9 points", "water 4, 1 points"), {"steps": "0 2 2 0", "yours": "0 3 6 0"}, "right", ["nearer-for-you"]),
    (("fire 4, 1 points", "water 4, 9 points"), {"steps": "0 2 2 0", "yours": "0 2 1 0"}, "left", ["nearer-for-you"]),
    # … to meet it is to meet it, however far beyond
    (("fire 4, 1 points", "water 4, 9 points"), {"steps": "0 2 2 0", "yours": "0 9 4 0"}, "right", ["more-points"]),
    # line 5: more points
    (("fire 4, 5 points", "water 4, 6 points"), {"steps": "0 2 2 0"}, "right", ["more-points"]),
    (("fire 4, 7 points", "water 4, 6 points"), {"steps": "0 2 2 0"}, "left", ["more-points"]),
    # line 6: the left one
    (("fire 4, 6 points", "water 4, 6 points"), {"steps": "0 2 2 0"}, "left", ["left-page"]),
    (("fire 4, 6 points", "fire 4, 6 points"), {"done": ["fire 1, 1 points"]}, "left", ["left-page"]),
    # one alone
    (("", "water 9, 6 points"), {}, "right", []),
    (("fire 9, 6 points", ""), {}, "left", []),
]


@pytest.mark.parametrize(("cards", "more", "side", "decided"), EXPERIMENTS)
def test_t13_7_the_list_decides_between_two_experiments(
    look: Any, act: Any, cards: tuple[str, str], more: dict[str, Any], side: str, decided: list[str] | None
) -> None:
    laid = look(die="red iron 2", books={"iron": cards, "lead": ("air 1, 20 points", "")}, **more)
    told = act(laid, Errand(GAIN_EXPERIMENT))
    element = cards[("left", "right").index(side)].split()[0]
    assert told.did == [f"take-experiment iron {side} yes {element}"]
    if decided is not None:
        assert told.decided == decided


def test_t13_7_the_trace_shows_the_cards_and_each_line(look: Any, act: Any) -> None:
    laid = look(die="red tin 2", books={"tin": ("fire 4, 5 points", "water 4, 6 points")}, yours="0 4 1 0")
    told = act(laid, Errand(GAIN_EXPERIMENT))
    assert told.lines == ["in-the-book", "new-type", "at-once", "nearer", "nearer-for-you"]
    assert told.tied == ["new-type", "at-once", "nearer"]
    assert told.seen[:2] == [(4, 1, 4, 5), (5, 2, 4, 6)]  # page, element, requirement, points
    assert told.seen[2:] == [
        *[(4, 1, 1, 0), (5, 1, 1, 0)],
        *[(4, 0, 1, 0), (5, 0, 1, 0)],
        *[(4, 4, 1, 0), (5, 4, 1, 0)],
        *[(4, 0, 1, 0), (5, 3, 0, 0)],
    ]


REFILLS = [("level 1", 1, "yes"), ("level 1", 2, "no"), ("level 2", 2, "yes"), ("level 2", 3, "no")]


@pytest.mark.parametrize(("level", "number", "refilled"), REFILLS)
def test_t13_7_a_page_of_the_rounds_level_is_refilled(
    look: Any, act: Any, level: str, number: int, refilled: str
) -> None:
    laid = look(die="red iron 2", books={"iron": (f"fire 1, 5 points {level}", "")}, number=number)
    assert act(laid, Errand(GAIN_EXPERIMENT)).did == [f"take-experiment iron left {refilled} fire"]
    assert laid.sight.pages[8] == -1
    assert len(laid.sight.its.beside) == 1


def test_t13_7_an_empty_book_gives_a_gold(look: Any, act: Any) -> None:
    told = act(look(die="red iron 2", books={"lead": ("fire 1, 5 points", "")}), Errand(GAIN_EXPERIMENT))
    assert told.did == ["take-gold 1"]
    assert told.lines == ["empty-book"]


def test_t13_5_with_two_uncompleted_experiments_a_gold(look: Any, act: Any) -> None:
    laid = look(
        die="red iron 2",
        books={"iron": ("fire 1, 5 points", "")},
        beside=["fire 9, 5 points", "air 9, 5 points"],
    )
    told = act(laid, Errand(GAIN_EXPERIMENT))
    assert told.did == ["take-gold 1"]
    assert told.lines == ["two-already"]


@pytest.mark.parametrize("book", ["lead", "copper", "tin", "mercury", "iron"])
def test_t13_7_only_its_dies_book_counts(look: Any, act: Any, book: str) -> None:
    books = dict.fromkeys(("lead", "copper", "tin", "mercury", "iron"), ("fire 1, 5 points", ""))
    laid = look(die=f"red {book} 2", books=books)
    assert act(laid, Errand(GAIN_EXPERIMENT)).did == [f"take-experiment {book} left yes fire"]
