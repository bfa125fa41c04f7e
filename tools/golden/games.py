"""Which games are golden: a list in TOML for each title, played by random players with fixed seeds."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from emerald.games.shelf import open_game
from emerald.kernel.actions import ActionTable
from emerald.kernel.agenda import questions
from emerald.kernel.game import Setup
from emerald.kernel.match.fate import seed_from_text
from emerald.kernel.match.log import BOT
from emerald.kernel.match.match import Match
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import random_answer

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "tests" / "games"


@dataclass(frozen=True)
class Golden:
    """One game to be played alike for ever: a name that is also its seed, a set-up, perhaps a position."""

    title: str
    name: str
    seats: int
    options: dict[str, str]
    position: dict[str, str] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """Where its transcript lies."""
        return transcripts(self.title) / f"{self.name}.txt"


def titles() -> list[str]:
    """Return every title that has golden games."""
    return sorted([path.parent.parent.name for path in GAMES.glob("*/transcripts/games.toml")])


def transcripts(title: str) -> Path:
    """Return the folder of a title's transcripts."""
    return GAMES / title / "transcripts"


def golden_games(title: str) -> list[Golden]:
    """Return the golden games of a title: each set-up for every number of seats it is played with."""
    found: list[Golden] = []
    for name, table in tomllib.loads((transcripts(title) / "games.toml").read_text(encoding="utf-8")).items():
        for seats in table["seats"]:
            found.append(Golden(title, f"{name}-{seats}", seats, table.get("options", {}), table.get("position", {})))
    return found


def play(golden: Golden, game: Any = None) -> Match:
    """Play a golden game: each lawful answer is as likely, and the name is the seed of players and fate."""
    seed = seed_from_text(f"{golden.title} {golden.name}")
    rng = Rng(int.from_bytes(seed[:8], "big"))
    match = Match(
        open_game(golden.title) if game is None else game,
        Setup(golden.seats, golden.options),
        seed,
        position=golden.position or None,
    )
    while not match.over:
        asked = questions(match.state)
        seat, question = asked[rng.below(len(asked))]
        match.play(seat, int(random_answer(match.state, question, rng)), BOT)
    return match


def action_lines(actions: ActionTable) -> str:
    """Return the numbers and words of all actions, one a line."""
    return "".join([f"{number} {name}\n" for number, name in enumerate(actions.names)])
