"""What every reply tells a browser to guard, by OWASP's cheat sheet of HTTP headers.

The client needs nothing from anywhere else, so nothing else is allowed: no script, no frame, no form to elsewhere. A
style may stand in an element because the boards place their pieces by it; a script may not.
"""

from __future__ import annotations

from typing import Final

Header = tuple[bytes, bytes]

PAGE_POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
DATA_POLICY: Final = b"default-src 'none'; frame-ancestors 'none'"
FOR_ALL: Final[list[Header]] = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # the address of a page may hold the key of a seat
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-permitted-cross-domain-policies", b"none"),
    (b"permissions-policy", b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
HTTPS_ONLY: Final[Header] = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")
NOT_KEPT: Final[Header] = (b"cache-control", b"no-store")
DATA: Final = ("/api/", "/schema/", "/healthz", "/readyz", "/metrics")


def is_data(path: str) -> bool:
    """Say whether a path leads to data, not to pages."""
    return path.startswith(DATA)


def guards(is_secure: bool) -> tuple[list[Header], list[Header]]:
    """Return what goes with pages, and what goes with data."""
    always = [*FOR_ALL, HTTPS_ONLY] if is_secure else FOR_ALL
    policy = b"content-security-policy"
    return [*always, (policy, PAGE_POLICY)], [*always, (policy, DATA_POLICY)]


def guarded(headers: list[Header], more: list[Header], is_of_data: bool) -> list[Header]:
    """Return the headers of a reply with what goes with it; data is not kept by anybody unless the reply says so."""
    found = [*headers, *more]
    if is_of_data and not any(name.lower() == b"cache-control" for name, _ in headers):
        found.append(NOT_KEPT)
    return found
