"""A whole game of each title as somebody hears it who cannot see the page; every question and answer by its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hearing import FOLDER, GAMES, heard
from tests.browser.people import Somebody


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_sounds_as_written_down(somebody: Callable[..., Somebody], game: str) -> None:
    transcript = (FOLDER / f"{game}.txt").read_text(encoding="utf-8")
    assert heard(somebody("Anna"), game) == transcript, "python -m tests.browser.hearing writes it anew: read it"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_heard_is_without_a_name(game: str) -> None:
    lines = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    assert len(lines) > 300
    nameless = [line for line in lines if line.strip() in {"- button", "- link", "- img", "- textbox", "- radio"}]
    assert nameless == []
    assert not [line for line in lines if "⟨" in line]
