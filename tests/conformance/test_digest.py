"""The digest by which compiled and interpreted runs are compared."""

from emerald.kernel.conformance import Case, digest
from emerald.kernel.conformance.crucible import Crucible
from emerald.kernel.conformance.crucible.ledger import CrucibleLedger


def of(seeds, seats=3):
    return digest(Case(Crucible(), CrucibleLedger(), seats, seeds=seeds))


def test_the_same_courses_have_the_same_digest():
    assert of((1, 2)) == of((1, 2))


def test_another_seed_or_another_number_of_seats_has_another():
    assert len({of((1,)), of((2,)), of((1,), 2)}) == 3
