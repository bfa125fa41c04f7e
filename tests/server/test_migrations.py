"""The schema on both databases: up, down, up again, and what the migrations make is what the code expects."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from emerald.server.settings import database_url
from emerald.server.storage.engine import engine_of
from emerald.server.storage.migrate import migrate, migrate_back
from emerald.server.storage.schema import METADATA
from tools.servers import services
from tools.servers.services import Service


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database."""
    if request.param == "sqlite":
        return database_url("", tmp_path)
    service: Service = request.getfixturevalue("postgres_server")
    address = database_url(services.database_url(service), tmp_path)
    engine = engine_of(address).execution_options(isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("DROP DATABASE IF EXISTS migrated WITH (FORCE)"))
        connection.execute(text("CREATE DATABASE migrated"))
    engine.dispose()
    return address.replace("/postgres", "/migrated")


def tables(url: str) -> set[str]:
    engine = engine_of(url)
    try:
        return set(inspect(engine).get_table_names()) - {"alembic_version"}
    finally:
        engine.dispose()


def test_up_down_and_up_again(url: str) -> None:
    migrate(url)
    made = tables(url)
    assert made == set(METADATA.tables)
    migrate_back(url)
    assert tables(url) == set()
    migrate(url)
    assert tables(url) == made
    migrate(url)  # nothing to do is nothing done


def test_the_migrations_make_what_the_code_expects(url: str) -> None:
    migrate(url)
    engine = engine_of(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()
