"""Checks of the books: the journal tells of all that changes hands, and nothing comes from nowhere."""

from __future__ import annotations

from emerald.kernel.conformance.case import Case, let
from emerald.kernel.events import Journal


def journals_rebuild_holdings(case: Case) -> None:
    """Whoever knows the holdings at the start and reads the journal knows the holdings at any time."""
    for course in case.courses:
        s = case.begin()
        s.journal = Journal(muted=False)
        held = case.ledger.holdings(s)
        for number, said in enumerate(course.entries):
            let(s, said)
            events = s.journal.events
            s.journal.events = []
            for event in events:
                case.ledger.enter(held, event)
            truly = case.ledger.holdings(s)
            if held != truly:
                places = [i for i, pair in enumerate(zip(held, truly, strict=False)) if pair[0] != pair[1]]
                told = ", ".join([event.kind for event in events]) or "nothing"
                raise course.at(number, s).violation(
                    f"after {said.step} the journal ({told}) and the holdings differ at {places[:8]}"
                )


def nothing_comes_or_goes(case: Case) -> None:
    """What no rule creates or destroys is always there as often as at the start."""
    for course in case.courses:
        constants = case.ledger.constants(case.begin())
        for moment in course.moments():
            found = case.ledger.constants(moment.state)
            moment.must(found == constants, f"something came or went: {found}, at the start {constants}")
