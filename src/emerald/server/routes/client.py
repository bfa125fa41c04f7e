"""The browser client: its files as they were built, and its first page for every other path."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from emerald._pure import PACKAGE
from emerald.server.faults import Refused

FOLDER: Final = PACKAGE / "server" / "static"
PAGE: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name of an asset changes with what is in it
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # made by the build, the better one first
KEPT: Final = {*TYPES, *PACKED.values()}
NOT_PAGES: Final = ("api/", "schema/", "assets/")


def build() -> int:
    """Return when the client was built; 0 where nobody has built it."""
    page = FOLDER / PAGE
    return page.stat().st_mtime_ns if page.exists() else 0


@lru_cache(maxsize=1)
def files(built: int) -> dict[str, bytes]:
    """Return the files of a build by the path they are asked for: they are few and small, and do not change."""
    found = [path for path in FOLDER.rglob("*") if built and path.is_file() and path.suffix in KEPT]
    named = {path.relative_to(FOLDER).as_posix(): path for path in found}
    return {name: path.read_bytes() for name, path in named.items() if not name.startswith(".")}


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """Return a file of the client; a path that is none belongs to its pages."""
    name = path.lstrip("/")
    found = files(build())
    if name not in found or name.endswith(tuple(PACKED.values())):
        if name.startswith(NOT_PAGES) or PAGE not in found:
            raise Refused(404, "server-no-such-place" if name else "server-no-client")
        name = PAGE
    headers = {"cache-control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN, "vary": "accept-encoding"}
    kind = TYPES["." + name.rpartition(".")[2]]
    for coding, ending in PACKED.items():
        if coding in request.headers.get("accept-encoding", "") and name + ending in found:
            headers["content-encoding"] = coding
            return Response(found[name + ending], media_type=kind, headers=headers)
    return Response(found[name], media_type=kind, headers=headers)


ROUTES = [client]
