"""Which tests cite which paragraph: by name (test_a5_4_…) or in their own text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.rules.paragraphs import ROOT, cited_by_name, cited_in

FOLDERS = ("games", "kernel", "conformance")  # elsewhere a number is an example, or the game runs in another process


@dataclass(frozen=True)
class Test:
    """A test function and the numbers it cites."""

    __test__ = False  # pytest would take it for one

    path: Path  # from the root of the checkout
    name: str
    numbers: tuple[str, ...]


def citing_tests(root: Path = ROOT) -> list[Test]:
    """Return every test that cites a number."""
    found: list[Test] = []
    for path in [path for folder in FOLDERS for path in sorted((root / "tests" / folder).rglob("test_*.py"))]:
        inside = path.relative_to(root)
        found += [Test(inside, name, numbers) for name, numbers in read_tests(path.read_text(encoding="utf-8"))]
    return found


def read_tests(source: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the name and the numbers of each test of a file; its decorators count as its text."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *[each.lineno for each in node.decorator_list]])
            text = "\n".join(lines[first - 1 : node.end_lineno])
            numbers = tuple(dict.fromkeys([*cited_by_name(node.name), *cited_in(text)]))
            if numbers:
                yield node.name, numbers
