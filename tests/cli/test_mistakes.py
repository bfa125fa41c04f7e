"""Whatever is wrong with a command line, a file, an option or a catalogue: a clear sentence, and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from emerald._pure import PACKAGE
from emerald.cli.app import COMMANDS
from emerald.players.registry import NAMES
from tests.cli.sessions import Shell

PLAY = "play alchemicus"
PLAYERS = ", ".join(NAMES)
SENTENCES = {
    "dance": f"There is no command “dance”; there are: {', '.join(COMMANDS)}.",
    "play chess": "There is no game “chess”; there is: alchemicus, trismegistus.",
    "play": "Which game? For instance: emerald play alchemicus",
    "play --foo": "“emerald play” has no option --foo.",
    "play alchemicus 3": "“emerald play” cannot be called like this; “emerald play --help” shows how.",
    "--lang": "--lang needs a value.",
    "--lang xx play": "There is no language “xx”; there are: en, de, es, pl, ru.",
    f"{PLAY} --seats": "--seats needs a value.",
    f"{PLAY} --seats 9": "--seats: a number from 2 to 4 is needed, not “9”.",
    f"{PLAY} --seats two": "--seats: a number from 2 to 4 is needed, not “two”.",
    f"{PLAY} --seats 2 --bot 3=random": "There is no seat 3 at a table of 2.",
    f"{PLAY} --bot random": "--bot wants a seat and a player, such as 2=greedy, not “random”.",
    f"{PLAY} --bot 0=random": "--bot wants a seat and a player, such as 2=greedy, not “0=random”.",
    f"{PLAY} --bot 2=hal": f"There is no player “hal”; there are: {PLAYERS}.",
    f"{PLAY} --bot 1=random --bot 1=greedy": "Seat 1 is given to two players.",
    f"{PLAY} --option noctis": "--option wants a name and a value, such as noctis=yes, not “noctis”.",
    f"{PLAY} --option noctis=yes --option noctis=no": "The option “noctis” is given twice.",
    f"{PLAY} --name A --name B --name C": "More names than persons: there are 2 persons at the table.",
    f"{PLAY} --save ../escape": (
        "“../escape” cannot be the name of a kept game: letters, digits, points and hyphens only, at most 80."
    ),
    f"{PLAY} --catalogue /nowhere": "/nowhere: There is no such file or folder.",
    "play --resume": "No game is kept in {folder}.",
    "play --resume nothing": "There is no file and no kept game “nothing”.",
    "play alchemicus --resume": (
        "--resume goes on with a game as it is; besides it only --bot, --catalogue and --lang make sense."
    ),
    "replay": "“emerald replay” needs FILE.",
    "replay nothing": "There is no file and no kept game “nothing”.",
    "verify nothing": "There is no file and no kept game “nothing”.",
    "simulate alchemicus --games 0": "--games: a number from 1 to 10,000,000 is needed, not “0”.",
    "simulate alchemicus --player 1=hal": f"There is no player “hal”; there are: {PLAYERS}.",
}


@pytest.mark.parametrize("line", SENTENCES)
def test_a_mistake_is_one_sentence(shell: Shell, line: str) -> None:
    done = shell.run(*line.split())
    assert (done.code, done.out) == (2, "")
    assert done.err == SENTENCES[line].format(folder=shell.folder / "games") + "\n"


def test_everything_wrong_with_a_set_up_is_said_with_its_paragraph(shell: Shell) -> None:
    done = shell.run("play", "alchemicus", "--option", "noctis=maybe", "--option", "sun=yes", "--option", "race=1")
    assert done.code == 2
    lines = done.err.splitlines()
    assert len(lines) == 3
    assert lines[0].endswith("(A9)")
    assert lines[1].startswith("There is no option “sun”; there are: bank, advanced-sale, turn-limit, noctis, ")
    assert lines[2].endswith("(A10)")


@pytest.mark.parametrize(
    "line",
    [
        "simulate alchemicus --games {digits}",
        "simulate alchemicus --player {digits}=random",
        "simulate alchemicus --option turn-limit={digits}",
        "simulate alchemicus --option prices=domo|{digits}",
        "simulate alchemicus --option last-fame={digits}|1",
        "play alchemicus --seats {digits}",
        "replay {digits}",
        "verify {digits}",
        "play --resume {digits}",
        "play alchemicus --catalogue {digits}",
    ],
)
def test_digits_without_end_are_a_mistake_like_any_other(shell: Shell, line: str) -> None:
    done = shell.run(*[word.format(digits="9" * 5000).replace("|", " ") for word in line.split()])
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1


def test_everything_wrong_with_a_catalogue_is_said_with_file_and_item(shell: Shell, tmp_path: Path) -> None:
    shipped = PACKAGE / "games" / "alchemicus" / "components" / "alchemicus.toml"
    text = shipped.read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('id = "golem"', 'id = "gollem"').replace("price = 1", "price = 11", 1))
    done = shell.run("play", "alchemicus", "--catalogue", str(file))
    assert done.code == 2
    lines = done.err.splitlines()
    assert any(line.startswith("mine.toml, card horten: ") and "11" in line for line in lines)
    assert any(line.startswith("mine.toml, noctis gollem: ") and "golem" in line for line in lines)
    assert not any("⟨" in line for line in lines)


@pytest.mark.parametrize("number", ["9" * 5000, "[" * 5000], ids=["digits", "brackets"])
def test_a_catalogue_beyond_all_measure_is_a_mistake(shell: Shell, tmp_path: Path, number: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f"[catalogue]\nx = {number}\n")
    done = shell.run("play", "alchemicus", "--catalogue", str(file))
    assert done.code == 2
    assert done.err.startswith("mine.toml: This is not TOML: ")


def test_a_catalogue_that_cannot_be_read_is_a_mistake(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").mkdir()
    done = shell.run("play", "alchemicus", "--catalogue", str(tmp_path))
    assert done.code == 2
    assert done.err.startswith("mine.toml: This cannot be read: ")


@pytest.mark.parametrize(
    ("contents", "said"),
    [
        ('{"players": {"2": "hal"}}', f"There is no player “hal”; there are: {PLAYERS}.\n"),
        ('{"players": {"two": "random", "99": "random"}, "catalogue": 7}', ""),
        ('{"players": ["random"]}', ""),
        ("[]", ""),
        ("no JSON", ""),
    ],
)
def test_a_game_is_resumed_whatever_lies_beside_it(shell: Shell, contents: str, said: str) -> None:
    shell.run("play", "alchemicus", "--save", "one")
    (shell.folder / "games" / "one.seats.json").write_text(contents)
    done = shell.run("play", "--resume", "one")
    assert (done.code, done.err) == (2 if said else 0, said)


@pytest.mark.parametrize(
    ("contents", "said"),
    [
        (b"", "Line 1: "),
        (b"hello\n", "Line 1: "),
        (b"\xff\xfe\x00", "{file} is not a text file."),
    ],
    ids=["empty", "another text", "no text"],
)
def test_a_file_that_is_no_match_is_a_mistake(shell: Shell, tmp_path: Path, contents: bytes, said: str) -> None:
    file = tmp_path / "some.match"
    file.write_bytes(contents)
    for command in (["replay"], ["verify"], ["play", "--resume"]):
        done = shell.run(*command, str(file))
        assert done.code == 2
        assert done.err.startswith(said.format(file=file))
        assert len(done.err.splitlines()) == 1
        assert "⟨" not in done.err


def test_a_damaged_match_names_the_line(shell: Shell) -> None:
    shell.run("play", "alchemicus", "--save", "one", typed="1\n")
    file = shell.folder / "games" / "one.match"
    lines = file.read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("answer"))
    lines[number] = lines[number].replace("draw base", "draw blood")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = shell.run("play", "--resume")
    assert done.code == 2
    assert done.err.startswith(f"Line {number + 1}: ")
    assert "blood" in done.err


def test_what_cannot_be_written_is_said(shell: Shell, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = shell.run("play", "alchemicus", "--save", "one", EMERALD_DATA=str(blocked))
    assert done.code == 2
    assert done.err.startswith(f"{blocked / 'games' / 'one'}")
    done = shell.run(
        *("simulate", "alchemicus", "--games", "1", "--option", "turn-limit=1", "--json", str(blocked / "report.json"))
    )
    assert done.code == 2
    assert "report.json" in done.err


def test_a_process_ends_like_that_too_and_shows_no_traceback(shell: Shell) -> None:
    done = shell.start("play", "chess", EMERALD_LANG="", LANG="C")
    assert (done.code, done.out) == (2, "")
    assert done.err == "There is no game “chess”; there is: alchemicus, trismegistus.\n"


def test_bench_without_a_checkout_says_so(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("emerald.cli.bench.PACKAGE", tmp_path / "site" / "emerald")
    done = shell.run("bench")
    assert done.code == 2
    assert "checkout" in done.err
