"""The pages that link each paragraph to its code and the tests that prove it; and what is untrue on them.

A page lists what there was when it was written. More tests may have come since; what stands there must be true.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tools.rules.citations import Test
from tools.rules.code import Element
from tools.rules.paragraphs import ROOT, Book, chapter_of

SECTION = re.compile(r'^##+ <a id="([TA]\d+b?(?:\.\d+)?)"></a>', re.MULTILINE)
CODE_LINK = re.compile(r"^- code: (.*)$", re.MULTILINE)
TEST_LINK = re.compile(r"^- tests: (.*)$", re.MULTILINE)
LINK = re.compile(r"\[`([^`]+)`\]\(([^)#]+)\)")
PARAGRAPH = re.compile(r"^\*\*([TA]\d+b?\.\d+)\*\*")
PROOF = "[proof]"


def page_path(game: str, root: Path = ROOT) -> Path:
    """Return where the page of a game lies."""
    return root / "docs" / "proof" / f"{game}.md"


def rules_path(game: str, root: Path = ROOT) -> Path:
    """Return where the rules of a game lie."""
    return root / "docs" / "rules" / f"{game}.md"


def page_of(book: Book, elements: Sequence[Element], tests: Sequence[Test], excuses: dict[str, str]) -> str:
    """Return the page of a game: a section for each chapter and paragraph."""
    lines = [
        f"# {book.game.capitalize()}: each rule, its code and its tests",
        "",
        f"For each paragraph of [the rules](../rules/{book.game}.md) its code and the tests that cite it.",
        "Each piece of code is disabled once by `python -m tools.rules proof`, and a test must fail. Written by",
        "`python -m tools.rules links`; a test checks that what stands here is true.",
        "",
    ]
    for chapter in book.chapters:
        for number in [chapter, *[each for each in book.paragraphs if chapter_of(each) == chapter]]:
            lines += _section(book.game, number, elements, tests, excuses)
    return "\n".join(lines).rstrip("\n") + "\n"


def _section(
    game: str, number: str, elements: Sequence[Element], tests: Sequence[Test], excuses: dict[str, str]
) -> list[str]:
    code = [f"[`{each.short}`](../../{source_of(each)})" for each in elements if number in each.numbers]
    cited = [f"[`{test.name}`](../../{test.path.as_posix()})" for test in tests if number in test.numbers]
    is_chapter = number == chapter_of(number)
    lines = [f'{"##" if is_chapter else "###"} <a id="{number}"></a>{number}', ""]
    if code:
        lines.append(f"- code: {', '.join(dict.fromkeys(code))}")
    elif not is_chapter:
        lines.append(f"- code: none, {excuses[f'{game} {number} has no code']}")
    if cited:
        lines.append(f"- tests: {', '.join(dict.fromkeys(cited))}")
    return [*lines, ""] if code or cited else lines


def source_of(element: Element) -> str:
    """Return the file an element stands in, from the root of the checkout."""
    base = f"src/{element.module.replace('.', '/')}"
    return f"{base}.py" if (ROOT / f"{base}.py").exists() else f"{base}/__init__.py"


def linked(text: str, game: str) -> str:
    """Return the text of rules with one link after each paragraph, in a line of its own."""
    found: list[str] = []
    number = ""
    for line in text.split("\n"):
        if line.startswith(PROOF):
            continue
        if number and not line.strip():
            found.append(_link(game, number))
            number = ""
        started = PARAGRAPH.match(line)
        number = started.group(1) if started else number
        found.append(line)
    return "\n".join(found)


def _link(game: str, number: str) -> str:
    return f"{PROOF}(../proof/{game}.md#{number})"


def links_in(section: str, form: re.Pattern[str]) -> list[tuple[str, str]]:
    """Return the names and targets of the links in one line of a section."""
    return [link for line in form.findall(section) for link in LINK.findall(line)]


def untruths(
    book: Book, page: str, rules: str, elements: Sequence[Element], tests: Sequence[Test], excuses: dict[str, str]
) -> list[str]:
    """Return what is wrong with a page and with the links of the rules: a list, empty if all is as it says."""
    game = book.game
    code = {(number, each.short, source_of(each)) for each in elements for number in each.numbers}
    cited = {(number, test.name, test.path.as_posix()) for test in tests for number in test.numbers}
    pieces = SECTION.split(page)
    sections = dict(zip(pieces[1::2], pieces[2::2], strict=True))
    wrong = [f"{number} is no paragraph" for number in sections if not book.knows(number)]
    for number, section in sections.items():
        for form, known, sort in ((CODE_LINK, code, "code"), (TEST_LINK, cited, "test")):
            for name, path in links_in(section, form):
                if (number, name, path.removeprefix("../../")) not in known:
                    wrong.append(f"{number} names {sort} that is not about it: {name}")
    for number in book.paragraphs:
        section = sections.get(number, "")
        if not links_in(section, CODE_LINK) and f"{game} {number} has no code" not in excuses:
            wrong.append(f"{number} has no link to code")
        if not links_in(section, TEST_LINK):
            wrong.append(f"{number} has no link to a test")
        if rules.count(_link(game, number) + "\n") != 1:
            wrong.append(f"{number} is not linked in the rules")
    return wrong
