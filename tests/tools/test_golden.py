"""The golden games are fixed by their names, and the list of what they must exercise misses nothing."""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from emerald.games.shelf import open_game
from tools.golden.coverage import components_in, event_kinds
from tools.golden.games import Golden, golden_games, play, titles

ROOT = Path(__file__).parents[2]


def test_each_set_up_is_played_with_each_number_of_seats() -> None:
    games = golden_games("alchemicus")
    assert "alchemicus" in titles()
    assert len({golden.name for golden in games}) == len(games)
    for name in ("base", "bank-off", "advanced-sale", "noctis", "race", "race-noctis", "everything"):
        assert [golden.seats for golden in games if golden.name == f"{name}-{golden.seats}"] == [2, 3, 4]


def test_every_mode_of_trismegistus_is_played_with_each_number_of_seats() -> None:
    options = {option.name: option for option in open_game("trismegistus").options}
    dealt = [golden for golden in golden_games("trismegistus") if not golden.position]

    def chosen(golden: Golden, name: str) -> str:
        return golden.options.get(name, options[name].default)

    played = {(golden.seats, chosen(golden, "setup"), chosen(golden, "achievements")) for golden in dealt}
    modes = set(product((2, 3, 4), options["setup"].choices, options["achievements"].choices))
    assert modes <= played
    alone = [golden for golden in dealt if golden.seats == 1]
    assert {chosen(golden, "bot") for golden in alone} == set(options["bot"].choices)
    assert {chosen(golden, "bot-planning") for golden in alone} == {"no", "yes"}


@pytest.mark.parametrize("title", titles())
def test_every_golden_game_is_a_lawful_set_up(title: str) -> None:
    game = open_game(title)
    for golden in golden_games(title):
        match_setup = play(golden, game).setup
        assert game.check(match_setup) == []


def test_equal_names_are_equal_games() -> None:
    short = {"turn-limit": "2"}
    one, again, other = (play(Golden("alchemicus", name, 2, short)) for name in ("one", "one", "other"))
    assert one.state.key() == again.state.key()
    assert one.state.key() != other.state.key()


@pytest.mark.parametrize(
    ("operand", "parts"),
    [("gloria", ["gloria"]), ("plot-3/gold", ["gold"]), ("seat-1/plot-12", []), ("field-2", []), ("8", []), ("", [])],
)
def test_components_are_what_is_no_numbered_place(operand: str, parts: list[str]) -> None:
    assert components_in(operand) == parts


def test_kinds_of_events_are_read_from_the_source() -> None:
    kinds = event_kinds("alchemicus")
    assert {"draw", "build", "gold-sold", "last-round", "piles"} <= set(kinds)
    assert len(kinds) >= 30


def test_what_does_not_occur_is_missing_and_a_needless_excuse_is_found() -> None:
    script = """
from emerald.games.shelf import open_game
from tools.golden.coverage import Coverage
from tools.golden.games import Golden, play
coverage = Coverage("alchemicus", open_game("alchemicus"))
coverage.excused = {"verb draw": "needless", "verb lift": "needed"}
assert "verb move" in coverage.missing()
coverage.add(play(Golden("alchemicus", "one", 2, {"turn-limit": "2"})))
missing = coverage.missing()
assert "verb move" not in missing
assert "step DrawBase" not in missing
assert "component horten" not in missing
assert "ending limit" not in missing
assert "verb draw: no longer missing, take the excuse away" in missing
for word in ("step Pactum", "objection no-domo", "source theft", "event steal-card", "ending race", "verb steal"):
    assert word in missing, word
assert "verb lift" not in missing
"""
    environment = {**os.environ, "EMERALD_PURE": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
