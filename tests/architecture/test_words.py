"""The words of `docs/architecture.md` are the names in the code; kernel and games use no others for the same things."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| \*\*(?P<word>\w+)\*\* \| .* \| (?:`(?P<path>[\w/.]+)` )?\|$", re.MULTILINE)

SYNONYMS = {
    "player": "seat",
    "observation": "view",
    "obs": "view",
    "illegal": "objection",
    "invalid": "objection",
    "callback": "step",
    "handler": "step",
    "gamestate": "state",
    "stage": "step",
    "prng": "fate or rng",
    "deck_order": "pile",
    "undo_stack": "tail",
}
PUBLISHED = [f"games/{path.stem}" for path in (ROOT / "docs" / "rules").glob("*.md")]  # the others are being written
CODE = [
    path
    for folder in ("kernel", *PUBLISHED)
    for path in sorted((ROOT / "src" / "emerald" / folder).rglob("*.py"))
    if "conformance" not in path.parts
]


def rows(text: str) -> list[tuple[str, str]]:
    """Return the words of the table and the files they are said to be in."""
    return [(each["word"], each["path"] or "") for each in ROW.finditer(text)]


def missing(word: str, source: str) -> bool:
    """Say whether a file neither makes a class of this name nor a field of it."""
    names = {node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)}
    names |= {node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}
    return word not in names


def names_in(source: str) -> set[str]:
    """Return every name a file gives to something."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
    return found


def synonyms(source: str) -> dict[str, str]:
    """Return the names that say something there is another word for, with that word."""
    found: dict[str, str] = {}
    for name in names_in(source):
        words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
        for synonym, word in SYNONYMS.items():
            if f"_{synonym}_" in f"_{words}_":
                found[name] = word
    return found


def test_the_table_names_what_there_is() -> None:
    table = rows(DOCUMENT)
    assert len(table) >= 18
    for word, path in table:
        if path:
            source = (ROOT / "src" / "emerald" / path).read_text(encoding="utf-8")
            assert not missing(word, source), f"{word} is not in {path}"


def test_every_link_of_the_document_leads_somewhere() -> None:
    targets = re.findall(r"\]\((?!http)([^)#]+)\)", DOCUMENT)
    assert len(targets) >= 10
    assert [target for target in targets if not (ROOT / "docs" / target).exists()] == []


def test_kernel_and_games_use_no_other_words() -> None:
    found = {path.name: wrong for path in CODE if (wrong := synonyms(path.read_text(encoding="utf-8")))}
    assert found == {}


def test_a_word_that_is_not_there_is_found() -> None:
    assert rows("| **Task** | a step | `kernel/agenda.py` |\n| **seat** | a place | |\n") == [
        ("Task", "kernel/agenda.py"),
        ("seat", ""),
    ]
    assert missing("Task", "class Step: ...")
    assert not missing("Task", "class Task(Step): ...")


@pytest.mark.parametrize(
    "line",
    ["def act(player): ...", "class SeatObservation: ...", "undo_stack = []", "s.first_player = 3", "obs = view(s)"],
)
def test_a_synonym_is_found(line: str) -> None:
    assert len(synonyms(line)) == 1


def test_a_name_that_only_contains_one_is_not_accused() -> None:
    assert synonyms("def display(obstacle): ...\nplayers_table = 1\n") == {}
