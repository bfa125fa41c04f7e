"""Where games are kept, and that a file is at every moment the old or the new one, whole."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from emerald.cli.mistakes import Mistake
from emerald.cli.saves import data_folder, new_save, write_whole
from emerald.cli.sitting import undisturbed


def test_games_lie_where_the_system_keeps_such_things() -> None:
    home = {"HOME": "/home/ana"}
    assert data_folder({**home, "EMERALD_DATA": "/somewhere"}, "linux") == Path("/somewhere")
    assert data_folder(home, "linux") == Path("/home/ana/.local/share/emerald-tablet")
    assert data_folder({**home, "XDG_DATA_HOME": "/xdg"}, "linux") == Path("/xdg/emerald-tablet")
    assert data_folder(home, "darwin") == Path("/home/ana/Library/Application Support/Emerald Tablet")
    assert data_folder({**home, "LOCALAPPDATA": "/local"}, "win32") == Path("/local/Emerald Tablet")


def test_a_file_is_replaced_whole_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "games" / "one.match"
    write_whole(file, "old\n")
    write_whole(file, "new ☿\n")
    assert file.read_text(encoding="utf-8") == "new ☿\n"
    assert list(file.parent.iterdir()) == [file]


def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "one.match"
    write_whole(file, "old\n")
    with pytest.raises(UnicodeEncodeError):
        write_whole(file, "half of it \ud800")
    assert file.read_text(encoding="utf-8") == "old\n"
    assert list(tmp_path.iterdir()) == [file]
    with pytest.raises(Mistake):
        write_whole(file / "below a file", "new\n")


def test_games_of_a_day_are_numbered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMERALD_DATA", str(tmp_path))
    names = []
    for _ in range(3):
        save = new_save("alchemicus", "")
        save.write("text\n")
        names.append(save.name)
    assert [name.rpartition("-")[2] for name in names] == ["1", "2", "3"]
    assert len({name.rpartition("-")[0] for name in names}) == 1
    with pytest.raises(Mistake):
        new_save("alchemicus", names[0])


def test_ctrl_c_waits_until_an_answer_is_given_and_kept() -> None:
    done = []

    def press_and_keep() -> None:
        with undisturbed():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("kept")

    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        press_and_keep()
    assert done == ["kept"]
    assert signal.getsignal(signal.SIGINT) is before
