"""Bringing a database to the newest schema, or back."""

from __future__ import annotations

import logging

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from emerald._pure import PACKAGE
from emerald.server.storage.engine import engine_of

SCRIPTS = PACKAGE / "server" / "migrations"
LOCK = 0x656D6572616C64  # several nodes may start at once; one of them migrates


def migrate(url: str, revision: str = "head") -> None:
    """Bring a database to a revision; those that are there already stay as they are."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    engine = engine_of(url)
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            command.upgrade(config_of(connection), revision)
    finally:
        engine.dispose()


def migrate_back(url: str, revision: str = "base") -> None:
    """Take a database back to an earlier revision."""
    engine = engine_of(url)
    try:
        with engine.begin() as connection:
            command.downgrade(config_of(connection), revision)
    finally:
        engine.dispose()


def config_of(connection: Connection) -> Config:
    """Return what Alembic needs to know to work over a connection."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    config.attributes["connection"] = connection
    return config
