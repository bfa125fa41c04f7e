"""A server that tells whoever is awaited, on either kind of database, and where its messages arrive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import text

from emerald.server.storage.engine import engine_of
from tests.server.browsers import Browser, MailServer
from tests.server.playing import Make
from tools.servers import services
from tools.servers.running import Client, Running
from tools.servers.services import Service


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    found = MailServer()
    yield found
    found.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, mail_server: MailServer
) -> Iterator[Running]:
    """Return a running server on an empty database of either kind; with SQLite mails go into the folder."""
    settings = {"EMERALD_WORKERS": "1", "EMERALD_PUSH_ANYWHERE": "1"}
    if request.param == "postgresql":
        service: Service = request.getfixturevalue("postgres_server")
        url = services.database_url(service)
        engine = engine_of(url.replace("postgresql://", "postgresql+psycopg://"))
        with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            connection.execute(text("DROP DATABASE IF EXISTS notices WITH (FORCE)"))
            connection.execute(text("CREATE DATABASE notices"))
        engine.dispose()
        settings["DATABASE_URL"] = url.replace("/postgres", "/notices")
        settings["EMERALD_SMTP"] = mail_server.address
        settings["EMERALD_MAIL_FROM"] = "Emerald Tablet <table@example.org>"
    running = Running(tmp_path_factory.mktemp("notices"), **settings)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def client(server: Running) -> Make:
    return partial(Client, server)


@pytest.fixture
def browser() -> Iterator[Browser]:
    found = Browser()
    yield found
    found.close()


@pytest.fixture
def database(server: Running) -> Iterator[Callable[..., Any]]:
    """Return what asks the server's database, beside the server."""
    url = server._environment.get("DATABASE_URL", f"sqlite:///{server.folder / 'emerald.db'}")
    engine = engine_of(url.replace("postgresql://", "postgresql+psycopg://"))

    def ask(statement: str, **values: Any) -> Any:
        with engine.begin() as connection:
            found = connection.execute(text(statement), values)
            return found.fetchall() if found.returns_rows else found.rowcount

    yield ask
    engine.dispose()
