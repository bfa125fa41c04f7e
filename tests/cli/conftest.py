"""What every test of the command line starts from: a machine of its own, and processes on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from emerald._pure import PACKAGE
from tests.cli.sessions import Session, Shell


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Return a machine on which nothing has been played yet."""
    return Shell(tmp_path / "data")


@pytest.fixture
def piped(shell: Shell) -> Iterator[Callable[..., Session]]:
    """Start commands whose input is a pipe."""
    yield from _sessions(shell, is_terminal=False)


@pytest.fixture
def live(shell: Shell) -> Iterator[Callable[..., Session]]:
    """Start commands at a terminal."""
    yield from _sessions(shell, is_terminal=True)


def _sessions(shell: Shell, is_terminal: bool) -> Iterator[Callable[..., Session]]:
    started: list[Session] = []

    def start(*arguments: str) -> Session:
        started.append(Session(shell, arguments, is_terminal))
        return started[-1]

    yield start
    for session in started:
        session.close()


@pytest.fixture
def catalogue(tmp_path: Path) -> str:
    """Return a file of other components than the shipped ones: a Golem and a Horten cost more."""
    shipped = PACKAGE / "games" / "alchemicus" / "components" / "alchemicus.toml"
    text = shipped.read_text(encoding="utf-8").replace('edition = "reconstructed"', 'edition = "our own"')
    file = tmp_path / "own.toml"
    file.write_text(text.replace('id = "horten"\ncopies = 18\nprice = 1', 'id = "horten"\ncopies = 18\nprice = 2'))
    return str(file)
