"""One number for a whole course: compiled and interpreted runs of the same game must agree on it."""

from __future__ import annotations

from hashlib import sha256

from emerald.kernel.agenda import explain, questions
from emerald.kernel.conformance.case import Case, Course, let
from emerald.kernel.events import Journal


def transcript(course: Course) -> list[str]:
    """Return what a course was, line by line: entries, events, refusals and views."""
    case = course.case
    s = case.begin()
    s.journal = Journal(muted=False)
    lines: list[str] = []
    for number, said in enumerate(course.entries):
        for seat, question in questions(s):
            for action in question.candidates(s):
                lines.append(f"{seat} {action} {explain(s, seat, action)}")
        let(s, said)
        lines.append(f"{number} {said.step} {said.seat} {said.value} {said.audience} {list(said.weights)}")
        lines += [" ".join([str(part) for part in event.key()]) for event in s.journal.events]
        s.journal.events = []
        if number % 8 == 0:
            lines += [str([int(part) for part in case.game.view(s, seat).key()]) for seat in case.everyone]
    lines.append(str([int(part) for part in s.key()]))
    lines += [
        f"{each.seat} {each.place} {[(line.key, line.value) for line in each.lines]}" for each in case.game.standings(s)
    ]
    return lines


def digest(case: Case) -> str:
    """Return the digest of all courses of a case."""
    lines = [line for course in case.courses for line in transcript(course)]
    return sha256("\n".join(lines).encode()).hexdigest()
