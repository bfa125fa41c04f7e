"""What tests of the server start from: servers, databases, and people who play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from tools.servers.running import Client, Running
from tools.servers.services import Service, postgres, redis


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a running server with an empty folder."""
    running = Running(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def client(server: Running) -> Callable[..., Client]:
    """Return what brings people to the server, by name."""
    return partial(Client, server)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Return a running PostgreSQL with an empty database."""
    service = postgres(tmp_path_factory.mktemp("postgres"))
    if service is None:
        pytest.skip("PostgreSQL is not installed here (Debian: apt install postgresql)")
    service.start()
    yield service
    service.kill()


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Return a running Redis."""
    service = redis(tmp_path_factory.mktemp("redis"))
    if service is None:
        pytest.skip("Redis is not installed here (Debian: apt install redis-server)")
    service.start()
    yield service
    service.kill()
