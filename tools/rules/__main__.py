"""python -m tools.rules [table|check|links|proof]: paragraphs, their code and tests; `make proof` runs the last."""

from __future__ import annotations

import argparse
import os
import sys
from hashlib import sha256

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tools.rules.citations import Test, citing_tests
from tools.rules.code import Element, elements_of
from tools.rules.gaps import coverage_gaps, mutants_in, proof_gaps, read_excuses, unexcused
from tools.rules.links import linked, page_of, page_path, rules_path
from tools.rules.mutants import Mutant
from tools.rules.paragraphs import ROOT, Book, books, chapter_of
from tools.rules.proof import Verdict, prove


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.rules", description=__doc__)
    parser.add_argument("what", nargs="?", default="table", choices=["table", "check", "links", "proof"])
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--only", metavar="TEXT", default="", help="prove only code whose name or number contains it")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="prove only N mutants, others each change")
    parser.add_argument("--jobs", type=int, default=min(os.cpu_count() or 1, 2), help="children at a time")
    wanted = parser.parse_args()
    shelf = [book for book in books() if wanted.game in (None, book.game)]
    tests = citing_tests()
    console = Console()
    if wanted.what == "table":
        for book in shelf:
            console.print(table_of(book, elements_of(book.game), tests))
        return 0
    excuses = {gap: why for gap, why in read_excuses().items() if wanted.game in (None, gap.partition(" ")[0])}
    if wanted.what == "links":
        for book in shelf:
            write_links(console, book, tests, excuses)
        return 0
    gaps = [gap for book in shelf for gap in coverage_gaps(book, elements_of(book.game), tests)]
    if wanted.what == "check":
        about_proof = {gap for gap in excuses if " notices " in gap}
        missing = unexcused(gaps, {gap: why for gap, why in excuses.items() if gap not in about_proof})
        return report(
            console, missing, f"{sum([len(book.paragraphs) for book in shelf])} paragraphs have code and tests"
        )
    return prove_all(console, shelf, tests, wanted, gaps, excuses)


def write_links(console: Console, book: Book, tests: list[Test], excuses: dict[str, str]) -> None:
    """Write the page of a book and its links anew, and say what has changed."""
    page, rules = page_path(book.game), rules_path(book.game)
    page.parent.mkdir(exist_ok=True)
    for path, text in (
        (page, page_of(book, elements_of(book.game), tests, excuses)),
        (rules, linked(rules.read_text(encoding="utf-8"), book.game)),
    ):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            console.print(f"{path.relative_to(ROOT)}: written", highlight=False)


def prove_all(
    console: Console,
    shelf: list[Book],
    tests: list[Test],
    wanted: argparse.Namespace,
    gaps: list[str],
    excuses: dict[str, str],
) -> int:
    """Prove, and print what is left unproven."""
    os.environ["EMERALD_PURE"] = "1"  # before anything of emerald is imported: only Python can be changed
    mutants = [
        mutant for book in shelf for mutant in mutants_in(elements_of(book.game)) if is_wanted(mutant, wanted.only)
    ]
    whole = not wanted.only and not wanted.sample
    if wanted.sample:
        mutants = sample_of(mutants, wanted.sample)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("disabling", total=len(mutants))
        outcome = prove(mutants, tests, wanted.jobs, lambda done, of: bar.update(task, completed=done))
    failing = [f"without any mutant: {line}" for line in outcome.broken]
    found = (gaps if whole else []) + proof_gaps(outcome, whole=not wanted.sample)
    missing = failing + unexcused(found, excuses, stale=whole)
    console.print(verdicts_of(outcome.verdicts) if wanted.only else chapters_of(outcome.verdicts))
    return report(console, missing, f"{len(mutants)} mutants, and the tests notice all but {len(found)} excused")


def is_wanted(mutant: Mutant, text: str) -> bool:
    """Say whether a mutant is asked for, by a part of its name or by a number."""
    return text in str(mutant) or text in mutant.element.numbers


def sample_of(mutants: list[Mutant], count: int) -> list[Mutant]:
    """Return some mutants, of few chapters: always the same for the same code, others as soon as it changes."""
    text = "".join([path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.py"))])
    turn = sha256(text.encode()).hexdigest()

    def place(mutant: Mutant) -> list[str]:
        words = (chapter_of(mutant.element.numbers[0]), str(mutant))
        return [sha256(f"{turn} {word}".encode()).hexdigest() for word in words]

    return sorted(mutants, key=place)[:count]


def table_of(book: Book, elements: list[Element], tests: list[Test]) -> Table:
    """Return the table of paragraphs; what only names a chapter stands before its paragraphs."""
    table = Table("paragraph", "code", "tests", title=book.game, title_justify="left")
    for chapter in book.chapters:
        numbers = [chapter, *[number for number in book.paragraphs if chapter_of(number) == chapter]]
        for number in numbers:
            code = [each.short for each in elements if number in each.numbers]
            cited = [test.name for test in tests if number in test.numbers]
            if code or cited or number != chapter:
                table.add_row(number, "\n".join(code), "\n".join(cited))
        table.add_section()
    return table


def verdicts_of(verdicts: list[Verdict]) -> Table:
    """Return the table of mutants and of the tests that noticed them."""
    table = Table("disabled", "paragraph", "noticed by")
    for verdict in verdicts:
        for number in verdict.mutant.element.numbers:
            table.add_row(str(verdict.mutant), number, verdict.noticed.get(number, "[bold]nobody[/bold]"))
    return table


def chapters_of(verdicts: list[Verdict]) -> Table:
    """Return how many mutants of each chapter were tried and noticed."""
    tried: dict[tuple[str, str], list[bool]] = {}
    for verdict in verdicts:
        element = verdict.mutant.element
        for chapter in dict.fromkeys([chapter_of(number) for number in element.numbers]):
            tried.setdefault((element.game, chapter), []).append(bool(verdict.noticed))
    table = Table("game", "chapter", "disabled", "noticed")
    for game, chapter in sorted(tried, key=lambda key: (key[0], int("".join(filter(str.isdigit, key[1]))), key[1])):
        noticed = tried[game, chapter]
        table.add_row(game, chapter, str(len(noticed)), str(sum(noticed)))
    return table


def report(console: Console, missing: list[str], fine: str) -> int:
    """Print what is missing, one thing a line, or that nothing is."""
    for gap in missing:
        console.print(gap, markup=False, highlight=False, soft_wrap=True)
    console.print(f"[bold]{len(missing)} gaps[/bold]" if missing else f"Fine: {fine}.")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
