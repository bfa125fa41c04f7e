"""What `docs/environments.md` shows runs, and its numbers are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emerald.rl.sitting import Title

TEXT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
PROGRAMS = [program for program in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL) if "import" in program]


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.splitlines()[0])
def test_every_program_runs(program: str) -> None:
    short = program.replace('options={"noctis": "yes"}', 'options={"noctis": "yes", "turn-limit": "2"}')
    exec(compile(short, "environments.md", "exec"), {})


def test_its_numbers_are_true() -> None:
    for name in ("alchemicus", "trismegistus"):
        title = Title(name)
        assert re.search(rf"\b{title.actions} for {name.capitalize()}", TEXT)
        assert re.search(rf"\b{title.size} for {name.capitalize()}", TEXT)
        assert f"from 0 to {title.highest}" in TEXT
