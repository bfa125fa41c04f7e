"""One idea and at most 400 lines a file, plain names, and a reason beside everything a check overlooks."""

import re
import tokenize
from io import StringIO
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tools", "bench", "tests")
MOST_LINES = 400
EMPTY_WORDS = {"manager", "util", "utils", "helper", "helpers", "data", "info", "misc", "common", "base", "impl"}

# An exception names what it excuses, and says why after a dash or in a comment of its own.
EXCEPTION = re.compile(r"#\s*(noqa|type:\s*ignore|pragma|ruff:|mypy:)", re.IGNORECASE)
WITH_REASON = re.compile(r"#\s*(noqa: [A-Z0-9, ]+ - \S.+|type: ignore\[[\w, -]+\]\s+(# |- )\S.+)$")


def files() -> list[Path]:
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    return [*found, ROOT / "setup.py"]


def empty_words(path: Path) -> set[str]:
    """Return the words in the name of a file and its folders that say nothing."""
    return {word for part in path.with_suffix("").parts for word in re.split(r"[_\W]+", part.lower())} & EMPTY_WORDS


def bare_exceptions(source: str) -> list[str]:
    """Return the comments that silence a check and do not say why."""
    comments = [each for each in tokenize.generate_tokens(StringIO(source).readline) if each.type == tokenize.COMMENT]
    return [
        f"{each.start[0]}: {each.string}"
        for each in comments
        if EXCEPTION.search(each.string) and not WITH_REASON.search(each.string)
    ]


def surplus(source: str) -> int:
    """Return how many lines a file has too many."""
    return max(0, len(source.splitlines()) - MOST_LINES)


def test_no_file_is_longer_than_400_lines() -> None:
    found = {str(path.relative_to(ROOT)): surplus(path.read_text(encoding="utf-8")) for path in files()}
    assert len(found) > 60
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_a_longer_file_is_found() -> None:
    assert surplus("x = 1\n" * 400) == 0
    assert surplus("x = 1\n" * 402) == 2


def test_no_file_has_a_name_that_says_nothing() -> None:
    assert {str(path.relative_to(ROOT)) for path in files() if empty_words(path.relative_to(ROOT))} == set()


def test_every_exception_has_its_reason_beside_it() -> None:
    found = {str(path.relative_to(ROOT)): bare_exceptions(path.read_text(encoding="utf-8")) for path in files()}
    assert {path: bare for path, bare in found.items() if bare} == {}


@pytest.mark.parametrize("name", ["src/seat_manager.py", "src/util/cards.py", "src/card-info.py", "tests/helpers.py"])
def test_a_name_that_says_nothing_is_found(name: str) -> None:
    assert empty_words(Path(name)) != set()


def test_a_name_that_only_contains_such_a_word_is_not_accused() -> None:
    assert empty_words(Path("src/kernel/database.py")) == set()


@pytest.mark.parametrize(
    "comment",
    [
        "# noqa",
        "# noqa: S102",
        "# noqa: S102 -",
        "# type: ignore",
        "# type: ignore[misc]",
        "# type: ignore # because",
        "# noqa because I say so",
        "# pragma: no cover",
    ],
)
def test_an_exception_without_reason_is_found(comment: str) -> None:
    assert bare_exceptions(f"x = 1  {comment}\n") == [f"1: {comment}"]


@pytest.mark.parametrize(
    "comment",
    [
        "# noqa: N801 - librt's name",
        "# noqa: F401, E402 - fills the table",
        "# type: ignore[misc]  # the compiler knows better",
        "# the noqa of another file",
    ],
)
def test_an_exception_with_its_reason_is_not_accused(comment: str) -> None:
    assert bare_exceptions(f"x = 1  {comment}\n") == []
