"""`emerald catalogue`: what components say, in every language; copies to edit; and what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from emerald.games.shelf import TITLES, components_folder
from emerald.words import LANGUAGES
from tests.cli.sessions import Shell

OTHER = Path(__file__).parents[1] / "games" / "trismegistus" / "other"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_every_component_is_shown_in_every_language(shell: Shell, game: str, language: str) -> None:
    done = shell.run("catalogue", "show", "--game", game, "--lang", language)
    assert done.code == 0
    assert done.err == ""
    assert "⟨" not in done.out
    assert len(done.out.splitlines()) > 20


def test_a_component_is_found_by_id_and_by_its_name_in_the_readers_language(shell: Shell) -> None:
    english = shell.run("catalogue", "show", "tree-of-diana").out
    german = shell.run("catalogue", "show", "dianenbaum", "--lang", "de").out
    assert "Tree of Diana" in english
    assert "tree-of-diana" in german
    assert "Dianenbaum" in german
    assert "2 silver" in english
    assert "2 Stück Silber" in german
    assert "level 3" in english
    assert shell.run("catalogue", "show", "Tree", "of", "Diana").out == english


def test_a_kind_is_shown_alone(shell: Shell) -> None:
    out = shell.run("catalogue", "show", "publication").out
    assert "Emerald Tablet" in out
    assert "Calcination" not in out


def test_a_catalogues_own_names_are_shown_as_they_are(shell: Shell) -> None:
    out = shell.run("catalogue", "show", "Work 12", "--catalogue", str(OTHER), "--lang", "ru").out
    assert "Work 12" in out
    assert "⟨" not in out


def test_a_name_that_is_none_is_guessed(shell: Shell) -> None:
    done = shell.run("catalogue", "show", "calcinatoin")
    assert (done.code, done.out) == (2, "")
    assert done.err == "No component is called “calcinatoin”. Did you mean “calcination”?\n"


@pytest.mark.parametrize("game", TITLES)
def test_a_copy_is_written_into_a_new_folder_and_nothing_is_wrong_with_it(
    shell: Shell, tmp_path: Path, game: str
) -> None:
    mine = tmp_path / "mine"
    done = shell.run("catalogue", "new", str(mine), "--game", game)
    assert done.code == 0
    assert f"emerald play {game} --catalogue {mine}" in done.out
    ours = components_folder(game)
    assert {file.name for file in mine.iterdir()} == {file.name for file in ours.glob("*.toml")}
    assert all((mine / file.name).read_bytes() == file.read_bytes() for file in ours.glob("*.toml"))
    done = shell.run("catalogue", "check", str(mine))
    assert (done.code, done.out, done.err) == (0, f"{mine}: nothing is wrong.\n", "")
    done = shell.run("catalogue", "new", str(mine), "--game", game)
    assert done.code == 2
    assert done.err == f"{mine} is there already; a catalogue is written into a new folder only.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_named_with_file_item_and_word(shell: Shell, tmp_path: Path, language: str) -> None:
    mine = tmp_path / "mine"
    shell.run("catalogue", "new", str(mine))
    for name, before, after in (
        ("experiments-1.toml", "gain 1 salt", "gain 1 step"),
        ("experiments-2.toml", "advance 2 on any track", "advance 2 on fire"),
        ("laboratory-1-duval.toml", '"x o o"', '"o o o"'),
        ("achievements.toml", "10 materials", "10 chameleons"),
        ("board.toml", "turba-philosophorum", "sceptical-chymist"),
        ("publications.toml", "points = 9", "points = 99"),
    ):
        text = (mine / name).read_text(encoding="utf-8")
        assert before in text
        (mine / name).write_text(text.replace(before, after, 1), encoding="utf-8")
    done = shell.run("catalogue", "check", str(mine), "--lang", language)
    assert done.code == 2
    assert "⟨" not in done.out
    lines = done.out.replace("\n ", " ").splitlines()
    assert lines[0].startswith(f"{mine}: 6 ")
    for file, word in (
        ("experiments-1.toml, experiment precipitation", "gain"),
        ("experiments-2.toml, experiment cementation", "advance"),
        ("laboratory-1-duval.toml, laboratory duval", "8"),
        ("achievements.toml, achievement prima-materia", "chameleons"),
        ("board.toml, introductory, seat-1", "sceptical-chymist"),
        ("publications.toml, publication emerald-tablet", "99"),
    ):
        where = done.out.index(file)
        assert word in done.out[where : where + 400]


def test_departures_are_warnings(shell: Shell) -> None:
    done = shell.run("catalogue", "check", str(OTHER))
    assert done.code == 0
    assert "other: 20 × “publication”, where the printed game has 24." in done.out
    assert "places.toml, laboratory place-3: The arrow from silver to gold is red" in done.out


def test_the_game_is_named_by_the_catalogue_or_by_its_reader(shell: Shell, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    shell.run("catalogue", "new", str(mine), "--game", "alchemicus")
    file = mine / "alchemicus.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('name = "Alchemicus"', 'name = "Mine"'), encoding="utf-8")
    done = shell.run("catalogue", "check", str(mine))
    assert done.code == 2
    assert done.err == "The catalogue is called “Mine”, which is no game; say which with --game.\n"
    assert shell.run("catalogue", "check", str(mine), "--game", "alchemicus").code == 0


MISTAKES = {
    "catalogue": "“emerald catalogue” needs WHAT.",
    "catalogue eat": "There is nothing called “eat” to do with a catalogue; there are: show, new, check.",
    "catalogue new": "“emerald catalogue new” needs a folder.",
    "catalogue check": "“emerald catalogue check” needs a folder.",
    "catalogue check /nowhere": "/nowhere: There is no such file or folder.",
    "catalogue show --game chess": "There is no game “chess”; there is: alchemicus, trismegistus.",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_one_sentence(shell: Shell, line: str) -> None:
    done = shell.run(*line.split())
    assert (done.code, done.out) == (2, "")
    assert done.err == MISTAKES[line] + "\n"
