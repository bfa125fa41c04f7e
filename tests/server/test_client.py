"""The client is served: its pages under every path of its own, its files packed, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emerald._pure import PACKAGE
from tools.servers.running import Client

Make = Callable[..., Client]
BUILT = PACKAGE / "server" / "static"


@pytest.fixture(autouse=True)
def is_built() -> None:
    if not (BUILT / "index.html").exists():
        pytest.skip("the client is not built (make web)")


@pytest.mark.parametrize("path", ["/", "/table/abcdefghij?seat=1", "/rules/alchemicus", "/nobody/knows/this"])
def test_every_path_of_its_own_is_a_page(client: Make, path: str) -> None:
    answer = client().http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert '<div id="app">' in answer.text


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js"])
def test_what_is_no_page_is_not_there(client: Make, path: str) -> None:
    answer = client().http.get(path)
    assert answer.status_code == 404
    assert answer.json()["message"]["key"] == "server-no-such-place"


def test_assets_are_packed_and_kept_for_ever(client: Make) -> None:
    name = next((BUILT / "assets").glob("*.js.br")).name.removesuffix(".br")
    plain = client().http.get(f"/assets/{name}", headers={"accept-encoding": "identity"})
    assert plain.content == (BUILT / "assets" / name).read_bytes()
    for coding in ("gzip", "br"):
        answer = client().http.get(f"/assets/{name}", headers={"accept-encoding": coding})
        assert answer.headers["content-encoding"] == coding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        assert int(answer.headers["content-length"]) < len(plain.content)


@pytest.mark.parametrize("path", ["/../app.py", "/assets/..%2f..%2fapp.py", "/.vite/manifest.json", "/index.html.br"])
def test_nothing_else_is_given_away(client: Make, path: str) -> None:
    answer = client().http.get(path)
    assert answer.status_code == 404 or '<div id="app">' in answer.text
