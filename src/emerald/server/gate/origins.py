"""Whether a request comes from a page of ours: browsers say so in headers no page can forge.

Whoever is no browser sends none of these headers, and has no cookies that somebody else could make use of.
"""

from __future__ import annotations

from typing import Final

SAFE: Final = ("GET", "HEAD", "OPTIONS")
OURS: Final = (b"same-origin", b"none")  # none: typed into the address bar, or a bookmark
Fields = dict[bytes, bytes]


def is_foreign(method: str, fields: Fields, origin: str) -> bool:
    """Say whether something that may change anything (a method not SAFE, a live line) was asked by a foreign page."""
    site = fields.get(b"sec-fetch-site")
    if site is not None and site not in OURS:
        return not (method in SAFE and fields.get(b"sec-fetch-mode") == b"navigate")
    if method in SAFE or site is not None:
        return False
    claimed = fields.get(b"origin")
    return claimed is not None and not is_ours(claimed, fields, origin)


def is_ours(claimed: bytes, fields: Fields, origin: str) -> bool:
    """Say whether an origin is the address this server is reached by."""
    if origin:
        return claimed == origin.encode()
    scheme, _, host = claimed.partition(b"://")
    return scheme in (b"http", b"https") and host == fields.get(b"host", b"")


def is_misled(fields: Fields, origin: str) -> bool:
    """Say whether a request came to us under a name that is not ours, which is what rebinding a name looks like."""
    return bool(origin) and fields.get(b"host", b"") != origin.partition("://")[2].encode()
