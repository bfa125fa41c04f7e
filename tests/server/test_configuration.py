"""What the environment can say is documented, all of it, with its default; what cannot be is refused by name."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from emerald.server.settings import BadSetting, Settings, settings_of

PAGE = Path(__file__).parents[2] / "docs" / "configuration.md"
ROW = re.compile(r"^\| `([A-Z_]+)` \|(.*?)\| .+ \|$", re.MULTILINE)
NOT_FIXED = {"folder", "database_url", "secret"}  # their defaults are sentences


class Asked(dict[str, str]):
    """An environment that remembers what it was asked for."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.names: list[str] = []

    def get(self, name: str, default: Any = None) -> Any:
        self.names.append(name)
        return super().get(name, default)


def test_the_page_lists_what_is_asked_for_and_nothing_else(tmp_path: Path) -> None:
    asked = Asked({"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)})
    settings_of(asked)
    asked.pop("XDG_DATA_HOME")
    documented = dict(ROW.findall(PAGE.read_text(encoding="utf-8")))
    assert set(documented) - {"LOCALAPPDATA"} == set(asked.names)


def test_the_page_has_the_defaults(tmp_path: Path) -> None:
    documented = dict(ROW.findall(PAGE.read_text(encoding="utf-8")))
    plain = settings_of({"EMERALD_DATA": str(tmp_path)})
    told = {name: getattr(plain, name) for name in Settings.__struct_fields__ if name not in NOT_FIXED}
    shown = {name: value.strip(" `") for name, value in documented.items() if name.startswith(("EMERALD_", "REDIS"))}
    for name, value in told.items():
        variable = "REDIS_URL" if name == "redis_url" else f"EMERALD_{name.upper()}"
        assert shown.pop(variable) == as_shown(value), variable
    assert set(shown) == {"EMERALD_DATA", "EMERALD_SECRET"}


def as_shown(value: Any) -> str:
    """Return a default as the page has it; nothing for none."""
    if isinstance(value, float):
        return f"{value:g}"
    return str(value) if value else ""


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("EMERALD_WORKERS", "two"),
        ("EMERALD_WORKERS", "-1"),
        ("EMERALD_THINKING", "nan"),
        ("EMERALD_LOG", "xml"),
        ("EMERALD_LOG_LEVEL", "loud"),
        ("EMERALD_ORIGIN", "table.example.org"),
        ("EMERALD_ORIGIN", "https://table.example.org/play"),
    ],
)
def test_what_cannot_be_is_refused_by_name(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(BadSetting) as bad:
        settings_of({"EMERALD_DATA": str(tmp_path), name: value})
    assert (bad.value.name, bad.value.value) == (name, value)


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    environment = {**os.environ, "EMERALD_DATA": str(tmp_path), "EMERALD_LOG": "xml", "EMERALD_LANG": "en"}
    command = [sys.executable, "-m", "emerald", "serve", "--no-browser", "--port", "0"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "EMERALD_LOG" in run.stderr
    assert "Traceback" not in run.stderr
