"""The browser client: its files as they were built, and its first page for every other path."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get

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
NOT_PAGES: Final = ("api/", "schema/", "assets/")


@cache
def files() -> dict[str, Path]:
    """Return the files of the client by the path they are asked for; empty where nobody has built it."""
    found = [path for path in FOLDER.rglob("*") if path.is_file() and path.suffix in TYPES]
    return {path.relative_to(FOLDER).as_posix(): path for path in found}


@cache
def content(path: Path) -> bytes:
    """Return a file, read once: the client is small and does not change while a server runs."""
    return path.read_bytes()


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    """Return a file of the client; a path that is none belongs to its pages."""
    name = path.lstrip("/")
    if name not in files():
        if name.startswith(NOT_PAGES) or PAGE not in files():
            raise Refused(404, "server-no-such-place" if name else "server-no-client")
        name = PAGE
    file = files()[name]
    headers = {"cache-control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN, "vary": "accept-encoding"}
    for coding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if coding in request.headers.get("accept-encoding", "") and packed.exists():
            headers["content-encoding"] = coding
            return Response(content(packed), media_type=TYPES[file.suffix], headers=headers)
    return Response(content(file), media_type=TYPES[file.suffix], headers=headers)
