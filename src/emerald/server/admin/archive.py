"""The whole database in one file that either kind of database can be made of again.

A ZIP with a manifest, the secret, and for every table of the database a file with a JSON object a line. It is read in
one transaction, while the server goes on; it holds seeds and sessions, so nobody else may read it.
"""

from __future__ import annotations

import json
import zipfile
from base64 import b64decode, b64encode
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any, Final, final

from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text

from emerald import __version__
from emerald.server.settings import SECRET_NAME, Settings
from emerald.server.storage.engine import engine_of
from emerald.server.storage.migrate import migrate, migrate_back

FORMAT: Final = "emerald-backup 1"
MANIFEST: Final = "manifest.json"
REVISIONS: Final = "alembic_version"
BATCH: Final = 500
PRIVATE: Final = 0o600


@final
class BadBackup(Exception):
    """What was given is no backup, or cannot be put here; `key` says which."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key: Final = key


def backup(settings: Settings, file: Path) -> dict[str, int]:
    """Write everything into a file that is whole or not there; return how many rows of what."""
    engine = engine_of(settings.database_url)
    draft = file.with_name(file.name + ".part")
    draft.touch(mode=PRIVATE)
    counts: dict[str, int] = {}
    try:
        with engine.connect().execution_options(**_snapshot(engine.dialect.name)) as connection:
            connection.begin()
            with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
                for table in tables_of(connection):
                    with archive.open(f"tables/{table.name}.jsonl", "w") as lines:
                        counts[table.name] = 0
                        for row in connection.execute(select(table)).mappings():
                            lines.write(_packed(dict(row)) + b"\n")
                            counts[table.name] += 1
                archive.writestr(SECRET_NAME, settings.secret.hex())
                archive.writestr(MANIFEST, json.dumps(_manifest(connection, counts), indent=1))
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    finally:
        engine.dispose()
    draft.replace(file)
    return counts


def restore(settings: Settings, file: Path) -> dict[str, int]:
    """Make an empty database what it was; return how many rows of what. Raise BadBackup where that cannot be."""
    try:
        with zipfile.ZipFile(file) as archive:
            manifest = json.loads(archive.read(MANIFEST))
            if manifest["format"] != FORMAT:
                raise BadBackup("cli-admin-no-backup")
            _make_room(settings.database_url, manifest["revision"])
            counts = _fill(settings.database_url, archive, manifest["rows"])
            (settings.folder / SECRET_NAME).write_bytes(bytes.fromhex(archive.read(SECRET_NAME).decode()))
    except (zipfile.BadZipFile, KeyError, ValueError) as error:
        raise BadBackup("cli-admin-no-backup") from error
    (settings.folder / SECRET_NAME).chmod(PRIVATE)
    migrate(settings.database_url)  # a newer server makes of it what it needs
    return counts


def _make_room(url: str, revision: str) -> None:
    """Bring a database without anything in it to a revision."""
    engine = engine_of(url)
    try:
        with engine.connect() as connection:
            for table in tables_of(connection):
                if connection.execute(select(func.count()).select_from(table)).scalar_one():
                    raise BadBackup("cli-admin-not-empty")
    finally:
        engine.dispose()
    migrate(url)
    migrate_back(url)
    migrate(url, revision)


def _fill(url: str, archive: zipfile.ZipFile, wanted: dict[str, int]) -> dict[str, int]:
    """Write all rows, or none."""
    engine = engine_of(url)
    counts: dict[str, int] = {}
    try:
        with engine.begin() as connection:
            for table in tables_of(connection):
                counts[table.name] = 0
                with archive.open(f"tables/{table.name}.jsonl") as lines:
                    rows = (_unpacked(line) for line in lines)
                    while batch := list(islice(rows, BATCH)):
                        connection.execute(insert(table), batch)
                        counts[table.name] += len(batch)
                _count_on(connection, table)
            if counts != wanted:
                raise BadBackup("cli-admin-no-backup")
    finally:
        engine.dispose()
    return counts


def tables_of(connection: Connection) -> list[Table]:
    """Return the tables there are, those first that others point to."""
    found = MetaData()
    if inspect(connection).get_table_names():
        found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != REVISIONS]


def _snapshot(dialect: str) -> dict[str, Any]:
    """Return how a database is told to show one moment only; SQLite does so in any transaction."""
    return {"isolation_level": "REPEATABLE READ"} if dialect == "postgresql" else {}


def _manifest(connection: Connection, counts: dict[str, int]) -> dict[str, Any]:
    revision = MigrationContext.configure(connection).get_current_revision()
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return {"format": FORMAT, "version": __version__, "revision": revision, "made": now, "rows": counts}


def _count_on(connection: Connection, table: Table) -> None:
    """Let PostgreSQL number new rows after those that are there."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.primary_key:
        name = connection.execute(
            text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
        ).scalar()
        if name:
            last = connection.execute(select(func.max(column))).scalar()
            connection.execute(select(func.setval(name, last or 1, last is not None)))


def _packed(row: dict[str, Any]) -> bytes:
    packed = {
        name: {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in row.items()
    }
    return json.dumps(packed, ensure_ascii=False).encode()


def _unpacked(line: bytes) -> dict[str, Any]:
    row = json.loads(line)
    return {name: b64decode(value["base64"]) if isinstance(value, dict) else value for name, value in row.items()}
