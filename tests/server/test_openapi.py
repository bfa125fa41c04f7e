"""The description is true: every route, every type, an example of everything, and a machine that tries it all."""

from __future__ import annotations

import json
import os
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from emerald.server.app import create_app
from emerald.server.openapi.describing import body_of, described, handlers_of, reply_of
from emerald.server.openapi.examples import examples
from emerald.server.settings import settings_of
from tools.servers.running import Running

SCHEMATHESIS = Path(sysconfig.get_path("scripts")) / "schemathesis"
CONFIG = Path(__file__).with_name("schemathesis.toml")
LONG = os.environ.get("EMERALD_EXAMPLES", "")  # of each operation, and all border cases: the long form, `make proof`


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return create_app(settings_of({"EMERALD_DATA": str(tmp_path_factory.mktemp("data"))}))


@pytest.fixture(scope="module")
def description(app: Any) -> Any:
    return described(app, app.openapi_schema.to_schema())


def test_it_is_served_and_nothing_else_of_the_kind(server: Running, description: Any) -> None:
    answer = httpx.get(f"{server.address}/schema/openapi.json")
    assert answer.json() == json.loads(msgspec.json.encode(description))
    for page in ("swagger", "redoc", "elements", "rapidoc"):  # they would load scripts from elsewhere
        assert httpx.get(f"{server.address}/schema/{page}").status_code == 404


def test_every_route_is_described(app: Any, description: Any) -> None:
    paths = {(path, method) for path, operations in description["paths"].items() for method in operations}
    assert paths == set(handlers_of(app))
    assert len(paths) > 30
    for path, method in paths:
        operation = description["paths"][path][method]
        assert operation["summary"] or operation["description"]
        assert "default" in operation["responses"]


def test_everything_that_is_sent_and_comes_back_has_an_example(app: Any) -> None:
    missing = []
    for place, handler in handlers_of(app).items():
        for kind in (body_of(handler), reply_of(handler)):
            for each in alternatives(kind):
                if each.__name__ not in examples():
                    missing.append((place, each.__name__))
    assert missing == []


def alternatives(kind: Any) -> list[Any]:
    """Return the structs of an annotation: of a list those in it, of a union all of them."""
    if kind is None:
        return []
    inner = getattr(kind, "__args__", ())
    return [each for one in inner for each in alternatives(one)] if inner else [kind]


def test_examples_are_of_their_type() -> None:
    for each in examples().values():
        assert msgspec.json.decode(msgspec.json.encode(each), type=type(each)) == each


def a_table(server: Running, session: str) -> str:
    """Return a table at which a session plays alone against a bot."""
    with httpx.Client(base_url=server.address, headers={"Cookie": session}) as http:
        wish = {"game": "alchemicus", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table: str = http.post("/api/tables", json=wish).json()["table"]
        assert http.post(f"/api/tables/{table}/begin").status_code == 200
    return table


def test_whatever_a_machine_sends_the_server_does_not_break(server: Running, tmp_path: Path) -> None:
    """Schemathesis with all its checks: as it is described, and as it is not."""
    come_in = httpx.post(f"{server.address}/api/guests", json={"name": "Schema"})
    session = f"emerald_session={come_in.cookies['emerald_session']}"
    table = a_table(server, session)
    settings = CONFIG.read_text(encoding="utf-8") + f'\n[parameters]\n"path.table_id" = "{table}"\n'
    (tmp_path / "settings.toml").write_text(settings, encoding="utf-8")
    words = ["--header", f"Cookie: {session}", "--max-examples", LONG or "2", "--no-color"]
    words += ["--phases", "examples,coverage,fuzzing" if LONG else "examples,fuzzing"]
    run = subprocess.run(
        [
            SCHEMATHESIS,
            "--config-file",
            tmp_path / "settings.toml",
            "run",
            f"{server.address}/schema/openapi.json",
            *words,
        ],
        cwd=tmp_path,
        env={**os.environ},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-8000:] + run.stderr[-2000:]
    assert "broke" not in (server.folder / "log.txt").read_text(encoding="utf-8")
