"""A companion at the physical table needs Botmegistus without the game: it knows the pieces and the kernel only."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "emerald" / "games" / "trismegistus" / "botmegistus"
OURS = "emerald.games.trismegistus."
KNOWN = (OURS + "botmegistus.", OURS + "pieces", "emerald.kernel.", "typing", "__future__")


def strangers(source: str) -> list[str]:
    """Return the modules a file imports that Botmegistus need not know."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or "."]
        found += [name for name in names if not (name + ".").startswith(KNOWN)]
    return found


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("*.py")), ids=lambda path: path.stem)
def test_botmegistus_knows_the_pieces_and_the_kernel_only(path: Path) -> None:
    assert strangers(path.read_text(encoding="utf-8")) == []


def test_a_stranger_is_found() -> None:
    assert strangers("from emerald.games.trismegistus.state import Table") == [OURS + "state"]
    assert strangers("import random") == ["random"]
    assert strangers("from emerald.games.trismegistus.pieces import LEAD") == []
