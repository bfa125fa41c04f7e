"""The client stays small: what a page needs before it can be used, packed as the server sends it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from emerald._pure import PACKAGE

BUILT: Final = PACKAGE / "server" / "static"
MANIFEST: Final = BUILT / ".vite" / "manifest.json"
WORDS: Final = "../src/emerald/words/"
HOME_KILOBYTES: Final = 90
TABLE_KILOBYTES: Final = 220

HOME: Final = ["index.html"]
HOME_WORDS: Final = ["web", "server", "alchemicus", "trismegistus"]
TABLE: Final = [*HOME, "src/play/TablePage.svelte"]
GAME_WORDS: Final = {
    "alchemicus": ["alchemicus-play", "web-alchemicus"],
    "trismegistus": [
        *[f"trismegistus-{file}" for file in "play effects bot experiments artifacts books laboratories".split()],
        "web-trismegistus",
    ],
}


@pytest.fixture(scope="module")
def manifest() -> Any:
    assert MANIFEST.exists(), "the client is not built: make web"
    return json.loads(MANIFEST.read_text(encoding="utf-8"))


def needed(manifest: Any, entries: list[str]) -> set[str]:
    """Return the files some modules need, with all they import."""
    found: set[str] = set()
    todo = list(entries)
    while todo:
        chunk = manifest[todo.pop()]
        if chunk["file"] not in found:
            found.add(chunk["file"])
            todo += chunk.get("imports", [])
    return found


def packed(file: str) -> int:
    """Return how many bytes a file takes as gzip."""
    twin = BUILT / (file + ".gz")
    return (twin if twin.exists() else BUILT / file).stat().st_size


def kilobytes(manifest: Any, modules: list[str], words: list[str], language: str) -> float:
    chunks = [*modules, *[f"{WORDS}{language}/{file}.ftl" for file in words]]
    return sum([packed(file) for file in needed(manifest, chunks)]) / 1024


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_page_is_small(manifest: Any, language: str) -> None:
    size = kilobytes(manifest, HOME, HOME_WORDS, language)
    assert 20 < size <= HOME_KILOBYTES


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAME_WORDS)
def test_the_way_to_a_table_is_small(manifest: Any, game: str, language: str) -> None:
    modules = [*TABLE, f"src/games/{game}/index.ts"]
    size = kilobytes(manifest, modules, [*HOME_WORDS, "kernel", *GAME_WORDS[game]], language)
    assert 40 < size <= TABLE_KILOBYTES


def test_scripts_are_never_sent_unpacked() -> None:
    large = [path for path in BUILT.rglob("*.js") if path.stat().st_size > 600]
    assert len(large) > 20
    assert [path.name for path in large if not Path(f"{path}.br").exists() or not Path(f"{path}.gz").exists()] == []


def test_nothing_is_loaded_from_elsewhere() -> None:
    for path in [*BUILT.rglob("*.html"), *BUILT.rglob("*.css")]:
        text = path.read_text(encoding="utf-8")
        assert "http://" not in text.replace("http://www.w3.org/", "")
        assert "https://" not in text
