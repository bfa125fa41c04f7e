"""Any saved game opens in the environments, at any position, bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

from emerald.games.shelf import open_game
from emerald.kernel.agenda import questions
from emerald.kernel.game import Setup
from emerald.kernel.match.fate import seed_from_text
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import write
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import random_answer
from emerald.rl import alchemicus_v0, trismegistus_v0
from emerald.rl.solo import SoloEnvironment

CASES = [(alchemicus_v0, "alchemicus", {"turn-limit": "6", "noctis": "yes"}), (trismegistus_v0, "trismegistus", {})]


def played(name: str, options: dict[str, str]) -> Match:
    match = Match(open_game(name), Setup(3, options), seed_from_text("file"))
    rng = Rng(1)
    while not match.over:
        seat, question = questions(match.state)[0]
        match.play(seat, int(random_answer(match.state, question, rng)))
    return match


@pytest.mark.parametrize(("module", "name", "options"), CASES, ids=["alchemicus", "trismegistus"])
def test_a_file_opens_at_every_position_as_it_was(
    tmp_path: Path, module: object, name: str, options: dict[str, str]
) -> None:
    match = played(name, options)
    file = tmp_path / "game.match"
    file.write_text(write(match), encoding="utf-8")
    environment = module.raw_env(players=3)  # type: ignore[attr-defined] - one of the two modules
    checked = 0
    for position in range(0, len(match.log) + 1, 7):
        environment.reset(seed=1, options={"file": str(file), "position": position})
        was = match.at(position)
        if was.over or not questions(was):
            continue  # fate is next there, and speaks anew
        assert environment.sitting.state.key() == was.key()
        seat = questions(was)[0][0]
        assert environment.agent_selection == f"seat_{seat}"
        expected = environment.title.numbers(environment.title.game.view(was, seat))
        assert (environment.observe(environment.agent_selection)["observation"] == expected).all()
        checked += 1
    assert checked > 10


def test_it_plays_on_from_there(tmp_path: Path) -> None:
    match = played("alchemicus", {"turn-limit": "6"})
    file = tmp_path / "game.match"
    file.write_text(write(match), encoding="utf-8")
    environment = SoloEnvironment(players=3, seat=2)
    environment.reset(seed=1, options={"file": str(file), "position": len(match.log) // 2})
    assert environment.sitting.asked == 2
    over = False
    while not over:
        _, _, over, _, _ = environment.step(int(environment.action_masks().nonzero()[0][0]))
    assert environment.sitting.over


def test_another_number_of_seats_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.match"
    file.write_text(write(played("alchemicus", {"turn-limit": "1"})), encoding="utf-8")
    with pytest.raises(ValueError, match="3 seats, not 2"):
        alchemicus_v0.raw_env(players=2).reset(options={"file": str(file)})
