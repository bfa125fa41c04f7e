"""The proof by mutation: a sample of the real one, and a small one in which everything that can go wrong does."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


# What tests are made of here: a function of the game, and what each says once it is disabled.
TESTS = """
import pytest
from emerald.games.alchemicus.law import pays_fame

def test_a6_1_notices(): assert pays_fame(1)
def test_a6_1_never_notices(): assert True
def test_a7_1_never_notices_either(): assert pays_fame
def test_a7_2_waits_for_ever():
    while not pays_fame(3):
        pass
def test_a7_3_is_broken_anyway(): assert not pays_fame(1)
@pytest.fixture
def untidy():
    yield
    assert pays_fame(5)
def test_a7_4_notices_when_it_puts_away(untidy): assert True
"""

SCRIPT = """
import json, sys
from pathlib import Path
from tools.rules.citations import Test, read_tests
from tools.rules.code import FUNCTION, Element
from tools.rules.mutants import Mutant
from tools.rules.proof import prove

path = Path(sys.argv[1])
tests = [Test(path, name, numbers) for name, numbers in read_tests(path.read_text())]
numbers = ("A6.1", "A7.1", "A7.2", "A7.3", "A7.4", "A6")
law = "emerald.games.alchemicus.law"
mutants = [
    Mutant(Element("alchemicus", law, "pays_fame", FUNCTION, numbers, 1, ("bool",)), "False"),
    Mutant(Element("alchemicus", law, "pays_fame", FUNCTION, numbers, 1, ("bool",)), "True"),
    Mutant(Element("alchemicus", law, "tariff", FUNCTION, numbers, 1, ("i64",)), "0"),
]
outcome = prove(mutants, tests, 2, lambda done, of: None)
noticed = [{n: test.rpartition("::")[2] for n, test in each.noticed.items()} for each in outcome.verdicts]
print(json.dumps([noticed, [test.rpartition("::")[2] for test in outcome.broken]]))
"""


def rules(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.rules", *arguments]
    environment = {**os.environ, "COLUMNS": "400"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_every_paragraph_has_code_and_tests() -> None:
    check = rules("check")
    assert check.stdout.startswith("Fine: "), check.stdout
    assert check.returncode == 0


def test_the_tests_notice_a_sample_of_mutants() -> None:
    sample = rules("proof", "--sample", "12")
    assert sample.stdout.splitlines()[-1].startswith("Fine: 12 mutants"), sample.stdout + sample.stderr
    assert sample.returncode == 0


def test_the_table_shows_paragraph_code_and_test() -> None:
    row = next(line for line in rules("table").stdout.splitlines() if "A2.3 " in line)
    assert "rules.turn.PlacePawn" in row
    assert "test_a2_3_" in row


def test_a_mutant_is_noticed_by_whatever_fails_with_it_and_only_then(tmp_path: Path) -> None:
    path = tmp_path / "test_toy.py"
    path.write_text(TESTS, encoding="utf-8")
    environment = {**os.environ, "EMERALD_PURE": "1"}
    command = [sys.executable, "-c", SCRIPT, str(path)]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    noticed, broken = json.loads(ran.stdout)
    assert broken == ["test_a7_3_is_broken_anyway"]
    never, always, other = noticed
    assert never == {
        "A6.1": "test_a6_1_notices",
        "A6": "test_a6_1_notices",
        "A7.2": "test_a7_2_waits_for_ever",
        "A7.4": "test_a7_4_notices_when_it_puts_away",
    }
    assert always == {}
    assert other == {}


def test_the_proof_refuses_compiled_code() -> None:
    """Where there is no compiled core, the interpreted one is found either way."""
    script = "from tools.rules.proof import require_interpreted as r; from emerald._pure import compiled as c\n"
    script += "try: r()\nexcept RuntimeError: assert c()\nelse: assert not c()"
    environment = {**os.environ, "EMERALD_PURE": "0"}
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environment, check=False).returncode == 0
