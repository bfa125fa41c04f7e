"""The healthy Crucible passes every check, for each number of seats, with its options, and from a position."""

import pytest

from emerald.kernel.conformance import CHECKS, Case
from emerald.kernel.conformance.crucible import Crucible
from emerald.kernel.conformance.crucible.ledger import CrucibleLedger

CASES = [Case(Crucible(), CrucibleLedger(), seats) for seats in (2, 3, 4)]
CASES.append(Case(Crucible(), CrucibleLedger(), 3, {"reactions": "no", "rounds": "2"}))


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conforms(check, case):
    check(case)
