"""The balance of the components is counted from games as they are played."""

from __future__ import annotations

import pytest

from emerald.arena.balance.figures import Figures, with_interval
from emerald.arena.balance.trismegistus import KINDS
from emerald.arena.balance.watching import Chances, SeatAtTheEnd, Watched, watch
from emerald.games.shelf import open_game
from emerald.games.trismegistus.pieces import FIRST_ARTIFACT, FIRST_EXPERIMENT
from emerald.kernel.game import Setup


@pytest.fixture(scope="module")
def watched() -> list[Watched]:
    game = open_game("trismegistus")
    setup = Setup(3, {"achievements": "yes"})
    return [watch(game, setup, dict.fromkeys(range(3), "random"), f"test {n}") for n in range(3)]


def test_a_game_is_watched_to_its_end(watched: list[Watched]) -> None:
    for game in watched:
        assert [seat.seat for seat in game.seats] == [0, 1, 2]
        assert sum(seat.share for seat in game.seats) == pytest.approx(1)
        assert game.decisions > 100
        assert {kind for kind, _ in game.chances} <= set(KINDS)


def test_of_a_pair_that_was_dealt_one_is_taken(watched: list[Watched]) -> None:
    for game in watched:
        starting = range(int(FIRST_EXPERIMENT[1]))
        offered = [
            chances for (kind, place), chances in game.chances.items() if kind == "experiment" and place in starting
        ]
        assert sum(each.offered for each in offered) == 6  # two for each of three seats
        assert sum(each.taken for each in offered) == 3
        tools = [game.chances.get(("artifact", place), Chances()) for place in range(int(FIRST_ARTIFACT[1]))]
        assert (sum(each.offered for each in tools), sum(each.taken for each in tools)) == (6, 3)


def test_an_answer_is_taken_at_most_as_often_as_it_is_offered(watched: list[Watched]) -> None:
    for game in watched:
        assert all(each.taken <= each.offered for each in game.chances.values())
        assert len([key for key in game.chances if key[0] == "achievement"]) == 4


def test_formulas_are_those_of_the_seats_own_laboratories(watched: list[Watched]) -> None:
    met: set[int] = set()
    for game in watched:
        for seat in game.seats:
            (laboratory,) = [place for kind, place in seat.had if kind == "laboratory"]
            own = {place // 8 for kind, place in seat.had if kind == "formula"}
            assert own <= {laboratory}
            met |= own
        offered = {place // 8 for kind, place in game.chances if kind == "formula"}
        assert offered <= {place for seat in game.seats for kind, place in seat.had if kind == "laboratory"}
    assert met - {0}, "no game unlocked a formula of another laboratory than the first"


def test_equal_seeds_are_watched_alike() -> None:
    game = open_game("trismegistus")
    one, other = [watch(game, Setup(2), {0: "random", 1: "random"}, "same") for _ in range(2)]
    assert (one.chances, one.seats, one.decisions) == (other.chances, other.seats, other.decisions)


def test_figures_add_up() -> None:
    figures = Figures(2)
    for share in (1.0, 1.0, 0.0):
        game = Watched(decisions=10, chances={("artifact", 9): Chances(20, 19), ("artifact", 10): Chances(20, 0)})
        game.started[("experiment", 3)] = 2
        first = SeatAtTheEnd(0, share, {"stone": 6, "gold": 2}, [("artifact", 9), ("experiment", 3)])
        game.seats = [first, SeatAtTheEnd(1, 1 - share, {"stone": 2, "gold": 0}, [])]
        figures.add(game)
    assert figures.games == 3
    assert figures.sources() == {"stone": (4.0, 0.8), "gold": (1.0, 0.2)}
    assert [place for place, _ in figures.rare_or_certain("artifact")] == [9, 10]
    fate = figures.fates[("artifact", 9)]
    assert (fate.had, fate.share, fate.rate) == (3, 2.0, 57 / 60)
    assert figures.fates[("experiment", 3)].finished == 0.5
    assert sum(figures.by_seat[0]) == 2.0
    assert with_interval(2, 3).startswith("66.7 (")


# -- Alchemicus -----------------------------------------------------------------------------------


def test_fame_is_put_down_to_what_brought_it() -> None:
    game = open_game("alchemicus")
    for number in range(3):
        seen = watch(game, Setup(2), {0: "greedy:worlds=1,depth=1", 1: "random"}, f"test {number}")
        for seat in seen.seats:
            assert sum(seat.points.values()) >= 0
        assert sum(seen.seats[0].points.values()) >= 20
        assert seen.turns > 20
        fields = [chances for (kind, _), chances in seen.chances.items() if kind == "field"]
        assert sum(each.taken for each in fields) <= seen.turns + 1
        assert all(chances.taken <= chances.offered for chances in seen.chances.values())


def test_what_lies_outside_its_bounds_is_named_if_it_is_no_chance() -> None:
    figures = Figures(2)
    for number in range(200):
        share = 1.0 if number % 4 else 0.0
        game = Watched(chances={("artifact", 1): Chances(1, 1), ("artifact", 2): Chances(1, number % 2)})
        game.seats = [SeatAtTheEnd(0, share, {"stone": 1}, []), SeatAtTheEnd(1, 1 - share, {"stone": 1}, [])]
        figures.add(game)
    found = figures.breaches(["artifact"])
    assert [(each.kind, each.place) for each in found] == [("seat", 0), ("seat", 1), ("artifact", 1)]
    few = Figures(2)
    few.add(Watched(seats=[SeatAtTheEnd(0, 1.0, {}, []), SeatAtTheEnd(1, 0.0, {}, [])]))
    assert few.breaches([]) == []
