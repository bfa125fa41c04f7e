"""What is missing: a paragraph without code or test, a number nobody knows, a mutant nobody notices; excuses."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.rules.citations import Test
from tools.rules.code import OTHER, Element
from tools.rules.mutants import Mutant, mutants_of
from tools.rules.paragraphs import Book
from tools.rules.proof import Outcome

EXCUSED = Path(__file__).with_name("excused.toml")


def read_excuses(path: Path = EXCUSED) -> dict[str, str]:
    """Return the reason by gap; a gap without a reason is a fault of the file."""
    excuses: dict[str, str] = {}
    for game, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for gap, reason in table.items():
            if not isinstance(reason, str) or len(reason.split()) < 3:
                raise ValueError(f"{path.name}, {game}: {gap!r} has no reason")
            excuses[f"{game} {gap}"] = reason
    return excuses


def coverage_gaps(book: Book, elements: list[Element], tests: list[Test]) -> list[str]:
    """Return what can be seen without running anything."""
    game = book.game
    gaps: list[str] = []
    named = {number for element in elements for number in element.numbers}
    cited = {number for test in tests for number in test.numbers}
    for paragraph in book.paragraphs:
        if paragraph not in named:
            gaps.append(f"{game} {paragraph} has no code")
        if paragraph not in cited:
            gaps.append(f"{game} {paragraph} has no test")
    for element in elements:
        gaps += [f"{game} {n} does not exist: {element.short}" for n in element.numbers if not book.knows(n)]
    for test in tests:
        for number in test.numbers:
            if book.could_be_meant(number) and not book.knows(number):
                gaps.append(f"{game} {number} does not exist: {test.path}, {test.name}")
    return gaps


def proof_gaps(outcome: Outcome, whole: bool) -> list[str]:
    """Return the mutants no test noticed; and with the whole proof, the pairs of paragraph and element."""
    gaps: list[str] = []
    pairs: dict[tuple[Element, str], bool] = {}
    for verdict in outcome.verdicts:
        element = verdict.mutant.element
        if not verdict.noticed:
            gaps.append(f"{element.game} nobody notices {verdict.mutant}")
        for number in element.numbers:
            key = (element, number)
            pairs[key] = pairs.get(key, False) or number in verdict.noticed
    if whole:
        noticed = {verdict.mutant.element for verdict in outcome.verdicts if verdict.noticed}
        for (element, number), proven in pairs.items():
            if not proven and element in noticed:
                gaps.append(f"{element.game} no test of {number} notices {element.short}")
    return gaps


def unexcused(gaps: list[str], excuses: dict[str, str], stale: bool = True) -> list[str]:
    """Return the gaps without an excuse, and, if asked, the excuses without a gap."""
    found = [gap for gap in gaps if gap not in excuses]
    if stale:
        found += [f"{excuse}: no longer true, take the excuse away" for excuse in excuses if excuse not in gaps]
    return found


def mutants_in(elements: list[Element]) -> list[Mutant]:
    """Return every mutant of a game; a class that is no step has none."""
    return [mutant for element in elements if element.sort != OTHER for mutant in mutants_of(element)]
