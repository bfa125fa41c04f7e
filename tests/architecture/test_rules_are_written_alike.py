"""Rule classes begin with their paragraph, stand in the table of steps, and import the kernel and their game only."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PUBLISHED = sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md"))
GAMES = [game for name in PUBLISHED if (game := ROOT / "src" / "emerald" / "games" / name).is_dir()]

BEGINS_WITH_PARAGRAPH = re.compile(r"[TA]\d+b?(\.\d+)?[ ,]")
KINDS_OF_STEP = {"Task", "Decision", "Chance", "Step"}


def sources(game: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted((game / "rules").rglob("*.py"))}


def classes(source: str) -> list[ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]


def without_paragraph(source: str) -> list[str]:
    """Return the classes of rules whose docstring does not begin with a paragraph."""
    return [
        each.name for each in classes(source) if not BEGINS_WITH_PARAGRAPH.match((ast.get_docstring(each) or "") + " ")
    ]


def steps_of(source: str) -> set[str]:
    found: set[str] = set()
    for each in classes(source):
        bases = [base.value if isinstance(base, ast.Subscript) else base for base in each.bases]
        if any(isinstance(base, ast.Name) and base.id in KINDS_OF_STEP for base in bases):
            found.add(each.name)
    return found


def listed(source: str) -> list[str]:
    """Return the names in the calls of ``STEPS.add``."""
    calls = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "STEPS.add"
    ]
    return [name.id for call in calls for each in call.args for name in ast.walk(each) if isinstance(name, ast.Name)]


def unlisted_or_twice(steps: set[str], contents: list[str]) -> set[str]:
    return (steps - set(contents)) | {name for name in contents if contents.count(name) > 1}


def inherits_from_a_step(source: str, steps: set[str]) -> list[str]:
    """Return the classes made from another step of the game: two rules in one coat."""
    found = []
    for each in classes(source):
        bases = {base.id for base in each.bases if isinstance(base, ast.Name)}
        found += [each.name] if bases & steps else []
    return found


def forbidden_imports(source: str, game: str) -> list[str]:
    """Return what a rule imports besides types, the kernel and its own game."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            allowed = node.level == 0 and (
                module in ("__future__", "typing") or module.startswith(("emerald.kernel.", f"emerald.games.{game}."))
            )
            if not allowed or module.startswith("emerald.kernel.conformance"):
                found.append(module)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("__import__", "open", "print", "input", "hash"):
            found.append(ast.unparse(node.func))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_class_begins_with_its_paragraph(game: Path) -> None:
    assert {name: missing for name, source in sources(game).items() if (missing := without_paragraph(source))} == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_step_stands_once_in_the_table_of_contents(game: Path) -> None:
    steps = set().union(*[steps_of(source) for source in sources(game).values()])
    contents = listed((game / "rules" / "__init__.py").read_text(encoding="utf-8"))
    assert len(steps) >= 40
    assert unlisted_or_twice(steps, contents) == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_step_is_made_from_another(game: Path) -> None:
    steps = set().union(*[steps_of(source) for source in sources(game).values()])
    assert [name for source in sources(game).values() for name in inherits_from_a_step(source, steps)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_import_the_kernel_and_their_own_game_only(game: Path) -> None:
    found = {name: wrong for name, source in sources(game).items() if (wrong := forbidden_imports(source, game.name))}
    assert found == {}


def test_a_rule_class_without_a_paragraph_is_found() -> None:
    good = 'class Draw(Task[Table]):\n    """A2.1 The top card is drawn."""\n'
    assert without_paragraph(good) == []
    assert without_paragraph(good.replace("A2.1 The", "The")) == ["Draw"]
    assert without_paragraph(good.replace("A2.1 The", "In A2.1 the")) == ["Draw"]
    assert without_paragraph("class Draw(Task[Table]):\n    pass\n") == ["Draw"]


def test_a_step_missing_from_the_table_is_found() -> None:
    rules = (
        "class Draw(Task[Table]): ...\nclass Choose(Decision[Table]): ...\nclass Roll(Chance): ...\nclass Hand: ...\n"
    )
    assert steps_of(rules) == {"Draw", "Choose", "Roll"}
    assert unlisted_or_twice(steps_of(rules), listed("STEPS.add([*(Draw, Roll)])\n")) == {"Choose"}
    assert unlisted_or_twice(steps_of(rules), listed("STEPS.add([*(Draw, Choose), Roll, Draw])\n")) == {"Draw"}


def test_a_step_made_from_another_is_found() -> None:
    assert inherits_from_a_step("class Redraw(Draw): ...\nclass Roll(Task[Table]): ...\n", {"Draw"}) == ["Redraw"]


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "from time import monotonic",
        "from os.path import exists",
        "from json import loads",
        "from emerald.games.other.cards import GOLD",
        "from emerald.players.random import RandomPlayer",
        "from emerald.kernel.conformance.trial import Trial",
        "from .cards import GOLD",
        "x = open('secret')",
    ],
)
def test_a_forbidden_import_is_found(line: str) -> None:
    assert len(forbidden_imports(line, "alchemicus")) == 1


def test_an_allowed_import_is_not_accused() -> None:
    lines = "from __future__ import annotations\nfrom typing import final\nfrom emerald.kernel.agenda import Task\n"
    assert forbidden_imports(lines + "from emerald.games.alchemicus.cards import GOLD\n", "alchemicus") == []
