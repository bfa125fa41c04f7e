"""What tests of the server start from: a server of the module's own, and people who play there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.running import Client, Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a running server with an empty folder."""
    running = Running(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def client(server: Running) -> Iterator[Callable[..., Client]]:
    """Bring people to the server, by name."""
    made: list[Client] = []

    def make(name: str = "") -> Client:
        made.append(Client(server, name))
        return made[-1]

    yield make
    for each in made:
        each.http.close()
