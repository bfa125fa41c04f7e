"""Which classes, functions, reasons and numbers of a game name a paragraph."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from tools.rules.paragraphs import NUMBER, ROOT, named_in

STEP = "step"
FUNCTION = "function"
REASON = "reason"
FIGURE = "figure"
OTHER = "class"

STEP_METHODS = ("objection", "take", "run", "happen")
COMMENT = re.compile(rf"#\s*({NUMBER}(?:, {NUMBER})*)\b")


@dataclass(frozen=True)
class Element:
    """A piece of code that names paragraphs: where it is, what it is, and its methods or what it returns."""

    game: str
    module: str  # "emerald.games.alchemicus.rules.turn"
    name: str  # "MovePawn", "Table.build", "MOVE_NEEDS_FAME"
    sort: str
    numbers: tuple[str, ...]
    line: int
    detail: tuple[str, ...] = ()  # of a step its methods, of a function what it returns

    @property
    def short(self) -> str:
        """The name as tables show it."""
        return f"{self.module.partition('.games.')[2].partition('.')[2]}.{self.name}"


def elements_of(game: str, root: Path = ROOT) -> list[Element]:
    """Return every element of a game that names a paragraph, module by module."""
    folder = root / "src" / "emerald" / "games" / game
    found: list[Element] = []
    for path in sorted(folder.rglob("*.py")):
        module = ".".join(path.relative_to(root / "src").with_suffix("").parts).removesuffix(".__init__")
        found += read_module(game, module, path.read_text(encoding="utf-8"))
    return found


def read_module(game: str, module: str, source: str) -> list[Element]:
    """Return the elements of one module."""
    found: list[Element] = []
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            found += _class(game, module, node)
        elif isinstance(node, ast.FunctionDef):
            found += _function(game, module, node, "")
        elif isinstance(node, ast.AnnAssign):
            found += _figure(game, module, node, lines[node.lineno - 1])
            found += _reasons(game, module, node)
    return found


def is_step(node: ast.ClassDef) -> bool:
    """Say whether a class is a step: the kernel's words are its bases."""
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return any(isinstance(base, ast.Name) and base.id in ("Task", "Decision", "Chance") for base in bases)


def _class(game: str, module: str, node: ast.ClassDef) -> list[Element]:
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    found: list[Element] = []
    numbers = named_in(ast.get_docstring(node) or "")
    if numbers:
        sort = STEP if is_step(node) else OTHER
        names = tuple(name for name in STEP_METHODS if any(each.name == name for each in methods))
        found.append(Element(game, module, node.name, sort, tuple(numbers), node.lineno, names))
    for method in methods:
        found += _function(game, module, method, node.name + ".")
    return found


def _function(game: str, module: str, node: ast.FunctionDef, prefix: str) -> list[Element]:
    numbers = named_in(ast.get_docstring(node) or "")
    if not numbers:
        return []
    returns = ast.unparse(node.returns) if node.returns is not None else "None"
    return [Element(game, module, prefix + node.name, FUNCTION, tuple(numbers), node.lineno, (returns,))]


def _figure(game: str, module: str, node: ast.AnnAssign, line: str) -> list[Element]:
    """A number of the rules with its paragraph beside it: ``HAND_LIMIT: Final = 10  # A7.3``."""
    beside = COMMENT.search(line)
    if beside is None or not isinstance(node.target, ast.Name) or not isinstance(node.value, ast.Constant):
        return []
    if type(node.value.value) is not int:
        return []
    numbers = tuple(beside.group(1).split(", "))
    return [Element(game, module, node.target.id, FIGURE, numbers, node.lineno)]


def _reasons(game: str, module: str, node: ast.AnnAssign) -> list[Element]:
    """The rows of a table of reasons: ``(NO_ROOM, "A5.2", "no-room")``."""
    call = node.value
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "ReasonTable"):
        return []
    found: list[Element] = []
    for row in ast.walk(call):
        if isinstance(row, ast.Tuple) and len(row.elts) == 3 and isinstance(row.elts[0], ast.Name):
            rule = row.elts[1]
            if isinstance(rule, ast.Constant) and isinstance(rule.value, str):
                found.append(Element(game, module, row.elts[0].id, REASON, (rule.value,), row.lineno))
    return found
