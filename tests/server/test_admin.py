"""What whoever runs a server does with its games: out and in, looked at, kept, cleared, replayed by other rules."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update

from emerald.games.shelf import open_game
from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import read, read_header, write
from emerald.server.admin import archive, canary, games
from emerald.server.admin.canary import with_rules
from emerald.server.catalogues.library import Library
from emerald.server.settings import Settings, settings_of
from emerald.server.storage.engine import engine_of
from emerald.server.storage.migrate import migrate
from emerald.server.storage.schema import FILES, GAME_TABLES, PERSONS, SESSIONS
from emerald.server.storage.store import Store
from tests.server.playing import begun, play_to_the_end, turn
from tools.servers import services
from tools.servers.running import FREE, ME, Client, Running
from tools.servers.services import Service


@pytest.fixture(scope="module")
def kept(tmp_path_factory: Any) -> Iterator[tuple[Running, str, str]]:
    """Return a server with a game that is being played and one that is over, and their tables."""
    running = Running(tmp_path_factory.mktemp("kept"))
    running.start()

    def client(name: str = "") -> Client:
        return Client(running, name)

    anna, bruno, over = begun(client, options={"turn-limit": "3"})
    play_to_the_end({1: anna, 2: bruno}, over)
    anna, _, playing = begun(client)
    turn(anna, playing, 1)
    yield running, playing, over
    running.stop()


def admin(server: Running, *words: str, code: int = 0) -> str:
    """Return what the command says."""
    environment = {**os.environ, "EMERALD_DATA": str(server.folder), "EMERALD_LANG": "en", "COLUMNS": "300"}
    command = [sys.executable, "-m", "emerald", "admin", *words]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == code, run.stdout + run.stderr
    assert "Traceback" not in run.stderr
    return run.stdout + run.stderr


def test_games_go_out_as_files_and_come_in_again(kept: Any, tmp_path: Path) -> None:
    server, playing, over = kept
    assert "2 games" in admin(server, "export", "--to", str(tmp_path))
    files = {name: (tmp_path / f"{name}.txt").read_text(encoding="utf-8") for name in (playing, over)}
    game = open_game("alchemicus")
    assert read(files[over], game).over
    assert not read(files[playing], game).over
    said = admin(
        server, "import", str(tmp_path / f"{over}.txt"), str(tmp_path / f"{playing}.txt"), "--person", "Anna", code=2
    )
    assert "more than one" in said  # two Annas came
    person = next(line.split()[-1] for line in admin(server, "inspect", playing).splitlines() if "seat 1" in line)
    said = admin(server, "import", str(tmp_path / f"{over}.txt"), str(tmp_path / f"{playing}.txt"), "--person", person)
    tables = [line.split()[-1].rstrip(".") for line in said.splitlines()]
    admin(server, "export", *tables, "--to", str(tmp_path / "again"))
    assert [(tmp_path / "again" / f"{name}.txt").read_text(encoding="utf-8") for name in tables] == [
        files[over],
        files[playing],
    ]


def test_a_table_is_looked_at_without_its_secrets(kept: Any) -> None:
    server, playing, _ = kept
    said = admin(server, "inspect", playing)
    for word in (playing, "alchemicus", "playing", "Anna", "Bruno"):
        assert word in said
    with sqlite3.connect(server.folder / "emerald.db") as database:
        seed = database.execute("SELECT seed FROM game_tables WHERE id = ?", (playing,)).fetchone()[0]
    database.close()
    assert seed not in said
    assert seed in admin(server, "inspect", playing, "--secrets")
    assert "nosuchtable" in admin(server, "inspect", "nosuchtable", code=2)


def test_what_cannot_be_done_is_said(kept: Any) -> None:
    server, _, _ = kept
    assert "canary" in admin(server, "dance", code=2)
    assert "needs" in admin(server, "backup", code=2)
    assert "no table" in admin(server, "export", "nosuchtable", code=2)


# -- backup ---------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Return the settings of a server that has nothing yet."""
    environment = {"EMERALD_DATA": str(tmp_path / "empty")}
    if request.param == "postgresql":
        service: Service = request.getfixturevalue("postgres_server")
        url = services.database_url(service)
        plain = settings_of({**environment, "DATABASE_URL": url}).database_url
        engine = engine_of(plain).execution_options(isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text("DROP DATABASE IF EXISTS restored WITH (FORCE)"))
            connection.execute(text("CREATE DATABASE restored"))
        engine.dispose()
        environment["DATABASE_URL"] = url.replace("/postgres", "/restored")
    return settings_of(environment)


def everything(settings: Settings) -> dict[str, list[Any]]:
    """Return all rows of a database, by table."""
    engine = engine_of(settings.database_url)
    with engine.connect() as connection:
        found = {
            table.name: sorted([repr(tuple(row)) for row in connection.execute(select(table))])
            for table in archive.tables_of(connection)
        }
    engine.dispose()
    return found


def test_a_backup_becomes_either_database_and_back(kept: Any, empty: Settings, tmp_path: Path) -> None:
    server, playing, _ = kept
    file, again = tmp_path / "all.zip", tmp_path / "again.zip"
    assert "rows" in admin(server, "backup", str(file))  # while the server is up
    assert file.stat().st_mode & 0o077 == 0
    before = settings_of({"EMERALD_DATA": str(server.folder)})
    archive.restore(empty, file)
    assert everything(empty) == everything(before)
    assert (empty.folder / "secret").read_bytes() == before.secret
    archive.backup(empty, again)
    with zipfile.ZipFile(file) as one, zipfile.ZipFile(again) as two:
        names = [name for name in one.namelist() if name.startswith("tables/")]
        assert names
        assert [sorted(one.read(name).split(b"\n")) for name in names] == [
            sorted(two.read(name).split(b"\n")) for name in names
        ]
    with pytest.raises(archive.BadBackup) as bad:
        archive.restore(empty, file)
    assert bad.value.key == "cli-admin-not-empty"
    assert playing in str(everything(empty)["game_tables"])


def test_what_is_no_backup_leaves_the_database_empty(empty: Settings, tmp_path: Path) -> None:
    (tmp_path / "no.zip").write_bytes(b"PK nonsense")
    with pytest.raises(archive.BadBackup):
        archive.restore(empty, tmp_path / "no.zip")
    assert not any(everything(empty).values())


def test_a_restored_server_plays_on(kept: Any, tmp_path: Path) -> None:
    server, playing, _ = kept
    admin(server, "backup", str(tmp_path / "all.zip"))
    other = Running(tmp_path / "other")
    other.folder.mkdir()
    admin(other, "restore", str(tmp_path / "all.zip"))
    other.start()
    try:
        bruno = next(each for each in server.people if each.name == "Bruno" and playing in str(mine(each)))
        there = bruno.at(other)  # with the cookie it had
        assert there.see(playing, 2) == bruno.see(playing, 2)
        turn(there, playing, 2)
    finally:
        other.stop()


def mine(person: Client) -> Any:
    return person.get("/api/tables", scope="mine")


# -- pruning --------------------------------------------------------------------------------------


def test_only_what_nobody_needs_is_cleared_away(kept: Any, tmp_path: Path) -> None:
    server, playing, over = kept
    admin(server, "backup", str(tmp_path / "all.zip"))
    settings = settings_of({"EMERALD_DATA": str(tmp_path / "copy")})
    archive.restore(settings, tmp_path / "all.zip")
    engine = engine_of(settings.database_url)
    year = 366 * games.DAY
    with engine.begin() as connection:
        now = 4 * year + int(connection.execute(select(GAME_TABLES.c.created).limit(1)).scalar_one())
        fresh = games.clear(connection, now - 4 * year, 90, 0)
        assert (fresh.tables, fresh.finished, fresh.sessions, fresh.guests) == (0, 0, 0, 0)
        cleared = games.clear(connection, now, 90, 0)
        assert (cleared.tables, cleared.finished) == (0, 0)
        assert cleared.sessions > 0
        left = set(connection.execute(select(GAME_TABLES.c.id)).scalars())
        assert {playing, over} <= left
        seated = set(connection.execute(select(PERSONS.c.name)).scalars())
        assert seated == {"Anna", "Bruno"}  # whoever sits at a game is not forgotten
        assert connection.execute(select(SESSIONS)).first() is None
        assert games.clear(connection, now, 90, 365).finished >= 1
        left = set(connection.execute(select(GAME_TABLES.c.id)).scalars())
        assert playing in left
        assert over not in left
        assert connection.execute(select(FILES)).first() is None
    engine.dispose()


# -- the canary -----------------------------------------------------------------------------------


def test_statistics_and_ratings_are_made_again(tmp_path: Path) -> None:
    server = Running(tmp_path, EMERALD_WORKERS="0")
    server.start()
    people = {seat: Client(server) for seat in (1, 2)}
    for seat, person in people.items():
        person.post("/api/accounts", {"name": f"Player {seat}", "password": "a sentence of my own"})
    table = people[1].lay(ME, FREE, is_open=True, is_rated=True, options={"first": "1", "turn-limit": "1"})["table"]
    people[2].post(f"/api/tables/{table}/sit", {})
    people[1].post(f"/api/tables/{table}/begin")
    play_to_the_end(people, table)
    until = time.monotonic() + 60
    while not (before := people[1].get(f"/api/tables/{table}/ratings")):
        assert time.monotonic() < until
        time.sleep(0.05)
    with sqlite3.connect(tmp_path / "emerald.db") as database:
        database.execute("UPDATE ratings SET mu = 0")
        database.execute("DELETE FROM results")
    database.close()
    assert people[1].get(f"/api/tables/{table}/ratings") == []
    assert "One game was counted anew." in admin(server, "recount")
    assert people[1].get(f"/api/tables/{table}/ratings") == before
    server.stop()


def played(turns: int) -> Match:
    """Return a match of so many answers."""
    match = Match(open_game("alchemicus"), Setup(2, {}), b"canary", ["Anna", "Bruno"])
    for _ in range(turns):
        seat = match.asked()[0]
        match.play(seat, int(match.view(seat).actions[0]))
    return match


@pytest.fixture
def old_games(tmp_path: Path) -> Settings:
    """Return a server with games of these rules, of older ones, and one that older ones played otherwise."""
    settings = settings_of({"EMERALD_DATA": str(tmp_path / "old")})
    migrate(settings.database_url)
    engine = engine_of(settings.database_url)
    match = played(60)
    game = match.game
    with engine.begin() as connection:
        for name in ("same", "older", "wrong"):
            record = games.bring(connection, write(match), "", game, 1_000)
            values: dict[str, Any] = {"id": name}
            if name != "same":
                values["header"] = record.header.replace(f"rules: {game.rules_version}", "rules: 0")
            connection.execute(text("PRAGMA defer_foreign_keys=ON"))
            for table in ("log_pieces", "seats"):
                connection.execute(
                    text(f"UPDATE {table} SET table_id = :new WHERE table_id = :old"), {"new": name, "old": record.id}
                )
            connection.execute(update(GAME_TABLES).where(GAME_TABLES.c.id == record.id).values(**values))
        course = connection.execute(select(GAME_TABLES.c.course).where(GAME_TABLES.c.id == "wrong")).scalar_one()
        other = course.replace(record.course.digest, "0" * 16)  # those rules came to another state than these do
        assert other != course
        connection.execute(update(GAME_TABLES).where(GAME_TABLES.c.id == "wrong").values(course=other))
    engine.dispose()
    return settings


def test_the_canary_tells_which_games_these_rules_would_play_otherwise(old_games: Settings) -> None:
    engine = engine_of(old_games.database_url)
    version = open_game("alchemicus").rules_version
    with engine.begin() as connection:
        found = canary.replay_all(connection, old_games, adopt=False)
        assert found.alike == {("alchemicus", version, version): 1, ("alchemicus", 0, version): 1}
        assert [(each.table, each.rules) for each in found.differing] == [("wrong", 0)]
        assert found.differing[0].fault.line > 10
        headers = {row.id: row.header for row in connection.execute(select(GAME_TABLES.c.id, GAME_TABLES.c.header))}
        assert "rules: 0" in headers["older"]  # a game keeps its rules version
        found = canary.replay_all(connection, old_games, adopt=True)
        assert found.adopted == 1
        headers = {row.id: row.header for row in connection.execute(select(GAME_TABLES.c.id, GAME_TABLES.c.header))}
        assert f"rules: {version}" in headers["older"]
        assert "rules: 0" in headers["wrong"]
    engine.dispose()


def test_a_game_of_other_rules_is_kept_and_not_broken(old_games: Settings) -> None:
    server = Running(old_games.folder)
    assert "wrong" in admin(server, "canary", code=1)
    server.start()
    try:
        nobody = Client(server)
        answer = nobody.http.get("/api/tables/older")
        assert (answer.status_code, answer.json()["message"]["key"]) == (409, "server-other-rules")
        assert answer.json()["reasons"][0]["key"] == "file-other-rules"
        assert nobody.get("/api/tables/same")["facts"]["status"] == "playing"
    finally:
        server.stop()


def test_a_file_of_other_rules_is_sealed_anew() -> None:
    match = played(12)
    whole = write(match)
    version = match.game.rules_version
    older = with_rules(whole, version + 1)
    assert read_header(older).rules_version == version + 1
    assert with_rules(older, version) == whole
    assert with_rules(whole, version) is whole


async def own_kept(settings: Settings) -> str | None:
    store = Store(settings.database_url)
    library = Library(store, settings.folder / "catalogues")
    await library.keep_own(1)
    game = open_game("alchemicus")
    path = await library.path(game.catalogue_hash)
    store.close()
    return str(open_game("alchemicus", Path(path)).catalogue_hash)


def test_the_components_games_are_begun_with_are_kept(tmp_path: Path) -> None:
    """When a release changes a card, games in progress go on with the cards they have."""
    import asyncio

    settings = settings_of({"EMERALD_DATA": str(tmp_path)})
    migrate(settings.database_url)
    assert asyncio.run(own_kept(settings)) == open_game("alchemicus").catalogue_hash
