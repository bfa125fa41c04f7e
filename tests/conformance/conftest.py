"""What all tests of the suite itself need: a Crucible to spoil, and to hear which checks complain."""

import pytest

from emerald.kernel.conformance import CHECKS, Case
from emerald.kernel.conformance.crucible import Crucible
from emerald.kernel.conformance.crucible.ledger import CrucibleLedger
from emerald.kernel.match.match import Match

FEW_CARDS = {
    "deck": "phial, quill, still, lens, mirror, vessel",
    "market": "alembic, balance, bellows",
    "dice": "2 fire, 2 water, 2 earth",
    "things-1": "3 fire, 3 water",
    "things-2": "3 fire, 3 earth",
}


def complaints(open_match=Match):
    """Try every check on Crucible as it is now; return what each that finds something says first."""
    bounds = {"most": 1_500, "entries": 300, "worlds": 60, "open_match": open_match}
    cases = [
        Case(Crucible(), CrucibleLedger(), 3, {"rounds": "2"}, None, (1,), **bounds),
        Case(Crucible(), CrucibleLedger(), 2, {"rounds": "2"}, FEW_CARDS, (1, 2), **bounds),
    ]
    said = {}
    for case in cases:
        for check in CHECKS:
            try:
                check(case)
            except Exception as error:  # noqa: BLE001 - a faulty game may raise anything
                said.setdefault(check.__name__, str(error))
    return said


@pytest.fixture
def caught():
    """Say which checks must complain of the fault just made, in which words, and which may in consequence."""

    def only(*consequences, open_match=Match, **expected):
        said = complaints(open_match)
        unasked = {check: words for check, words in said.items() if check not in expected}
        assert set(unasked) <= set(consequences), f"these complained too: {unasked}"
        assert set(expected) <= set(said), f"these did not complain: {set(expected) - set(said)}"
        for check, words in expected.items():
            assert words in said[check]
            assert "crucible" in said[check], "a complaint names its game"

    return only
