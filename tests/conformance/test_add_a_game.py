"""docs/add-a-game.md: the game it writes is taken from the page, played, and conforms."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from emerald.kernel.agenda import apply, explain, fate_asked, happen, legal_actions
from emerald.kernel.conformance import CHECKS, Case
from emerald.kernel.faults import CatalogueError
from emerald.kernel.game import Setup
from emerald.kernel.match.text import publish, read, verify, write
from emerald.kernel.messages import Refusal

PAGE = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text(encoding="utf-8")
CASES = {"two": 2, "three": 3, "four": 4}


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def embers(tmp_path_factory):
    """Return the page's code as a module, and beside it the components it reads."""
    (components,) = blocks("toml")
    folder = tmp_path_factory.mktemp("embers")
    (folder / "components").mkdir()
    (folder / "components" / "embers.toml").write_text(components, encoding="utf-8")
    module = ModuleType("embers")
    sys.modules["embers"] = module  # its classes are to have a module, as those of every game
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        exec(compile("\n".join(blocks("python")), "docs/add-a-game.md", "exec"), module.__dict__)
        yield module
    del sys.modules["embers"]


@pytest.fixture(scope="module")
def cases(embers):
    return {name: Case(embers.Embers(), embers.Ledger(), seats) for name, seats in CASES.items()}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conforms(cases, check, case):
    check(cases[case])


def test_it_is_played_kept_and_verified(embers):
    match = embers.play_one()
    assert match.over
    assert [line.key for line in match.game.standings(match.state)[0].lines] == ["worth", "fewer-coals"]
    assert write(read(write(match), embers.Embers())) == write(match)
    assert verify(publish(match), embers.Embers()).ok


def test_e3_nobody_keeps_more_than_three(embers):
    s = embers.Embers().begin(Setup(2))
    for turn in range(8):
        assert fate_asked(s) is not None
        happen(s, turn % 2)
        barred = explain(s, turn % 2, embers.KEEP)
        assert (barred is not None) == (turn >= 6)
        assert len(legal_actions(s, turn % 2)) == (1 if turn >= 6 else 2)
        apply(s, turn % 2, int(legal_actions(s, turn % 2)[0]))
    assert str(barred) == "E3 why-not-hand-is-full (most=3)"


def test_components_are_checked_and_positions_refused(embers, tmp_path):
    (components,) = blocks("toml")
    for right, wrong, word in (("worth = 3", "worth = 30", "worth"), ("copies = 6", "copys = 6", "copys")):
        (tmp_path / "embers.toml").write_text(components.replace(right, wrong), encoding="utf-8")
        with pytest.raises(CatalogueError, match=word):
            embers.Embers(tmp_path / "embers.toml")
    with pytest.raises(Refusal):
        embers.Embers().compose(Setup(2), {"hand-1": "ember"})


def test_every_file_the_page_names_is_there():
    games = Path(__file__).parents[2] / "src" / "emerald" / "games" / "alchemicus"
    named = re.findall(r"`(\w+\.py)`", PAGE.partition("## 9.")[2])
    assert len(named) >= 10
    assert [name for name in named if name != "shelf.py" and not (games / name).exists()] == []
