"""The gate itself: around everything the application does, whatever comes of it."""

from __future__ import annotations

import logging
from collections import Counter
from hashlib import sha256
from time import perf_counter
from typing import Any, Final, final

import msgspec

from emerald.server.gate import headers, origins
from emerald.server.gate.limits import Buckets, Shared
from emerald.server.messages.words import Fault, Message
from emerald.server.operating.measures import Measures
from emerald.server.settings import Settings

LOG: Final = logging.getLogger("emerald.gate")
ACCESS: Final = logging.getLogger("emerald.access")
ENCODE: Final = msgspec.json.Encoder().encode
COOKIE: Final = b"emerald_session="
AN_ADDRESS: Final = 10  # an address may ask for as much as so many sessions
SECONDS: Final = 10  # of its rate anybody may ask for at once
DEAR: Final = {"/api/guests", "/api/accounts", "/api/sessions", "/api/tables", "/api/files", "/api/catalogues"}
DEAR_TOO: Final = ("/rematch", "/policies/try", "/daily")
TOLD_EVERY: Final = 10  # seconds between two lines of the log about the same
NEEDED: Final = frozenset([b"host", b"origin", b"sec-fetch-site", b"sec-fetch-mode", b"cookie"])
POLICY_VIOLATION: Final = 1008


@final
class Turned(Exception):
    """Something was turned away at the gate: a status, a message, what kind of refusal it is."""

    def __init__(self, status: int, key: str, kind: str) -> None:
        super().__init__(key)
        self.status: Final = status
        self.key: Final = key
        self.kind: Final = kind


@final
class Front:
    """Lets requests and live lines in, or turns them away; measures both; guards every reply."""

    def __init__(self, settings: Settings, app: Any, measures: Measures, methods: dict[str, set[str]]) -> None:
        self._app: Final = app
        self._methods: Final = methods  # by path
        self._measures: Final = measures
        self._origin: Final = settings.origin
        self._pages, self._data = headers.guards(settings.is_secure)
        rate = settings.limit_requests
        self._sessions: Final = Buckets(rate, rate * SECONDS)
        self._addresses: Final = Buckets(rate * AN_ADDRESS, rate * AN_ADDRESS * SECONDS)
        self._new: Final = Shared(settings.limit_new, settings.redis_url)
        self._most_lines: Final = settings.limit_lines
        self._lines: Final[Counter[str]] = Counter()
        self._told: Final = Buckets(1 / TOLD_EVERY, 1)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, or serve a live line."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._line(scope, receive, send)

    async def close(self) -> None:
        """Let go of Redis."""
        await self._new.close()

    # -- requests ------------------------------------------------------------------------------

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        start, path, method = perf_counter(), scope["path"], scope["method"]
        is_data = headers.is_data(path)
        guards = self._data if is_data else self._pages
        status = 500

        async def reply(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                found = list(message.get("headers", ()))
                if method == "OPTIONS" and status < 400:
                    found = self._with_methods(found, scope)
                message["headers"] = headers.guarded(found, guards, is_data)
            await send(message)

        address = address_of(scope)
        is_line = path.endswith("/live")
        try:
            try:
                await self._let_in(scope, address)
                if is_line:
                    self._come(address)
            except Turned as turned:
                self._note(turned, address, path)
                await _say_no(turned, reply)
                return
            try:
                await self._app(scope, receive, reply)
            finally:
                if is_line:
                    self._go(address)
        finally:
            seconds = perf_counter() - start
            where = scope.get("path_template") or ("client" if not is_data else "nothing")
            self._measures.asked(where, method, status, seconds, is_line)
            ACCESS.info("%s %s %d", method, path, status, extra={"took_ms": round(seconds * 1000, 2), "from": address})

    async def _let_in(self, scope: Any, address: str) -> None:
        fields = fields_of(scope)
        method, path = scope.get("method", ""), scope["path"]
        if origins.is_misled(fields, self._origin) and path not in ("/healthz", "/readyz", "/metrics"):
            raise Turned(421, "server-other-name", "name")
        # a page of the client may be opened from anywhere; what it asks for may not
        if (headers.is_data(path) or method not in origins.SAFE) and origins.is_foreign(method, fields, self._origin):
            raise Turned(403, "server-foreign-page", "origin")
        if not self._sessions.take(session_of(fields) or address) or not self._addresses.take(address):
            raise Turned(429, "server-too-much", "requests")
        is_dear = method == "POST" and (path in DEAR or path.endswith(DEAR_TOO))
        if is_dear and not await self._new.take(address):
            raise Turned(429, "server-too-much", "new")

    def _with_methods(self, found: list[headers.Header], scope: Any) -> list[headers.Header]:
        """Return headers that say all that can be done with a path, of which the framework knows one at a time."""
        every = ", ".join(sorted(self._methods.get(scope.get("path_template", ""), ())))
        return [(name, every.encode() if name.lower() == b"allow" and every else value) for name, value in found]

    # -- live lines ------------------------------------------------------------------------------

    async def _line(self, scope: Any, receive: Any, send: Any) -> None:
        address = address_of(scope)
        try:
            await self._let_in(scope, address)
            self._come(address)
        except Turned as turned:
            self._note(turned, address, scope["path"])
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": turned.key})
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._go(address)

    def _come(self, address: str) -> None:
        if self._most_lines and self._lines[address] >= self._most_lines:
            raise Turned(429, "server-too-many-lines", "lines")
        self._lines[address] += 1
        self._measures.lines.inc()

    def _go(self, address: str) -> None:
        self._measures.lines.dec()
        self._lines[address] -= 1
        if not self._lines[address]:
            del self._lines[address]

    def _note(self, turned: Turned, address: str, path: str) -> None:
        """Count what was turned away, and log it, but not every time: the log is no place for floods either."""
        self._measures.refused(turned.kind)
        if self._told.take(f"{turned.kind} {address}"):
            LOG.warning("turned away: %s", turned.key, extra={"from": address, "path": path[:200]})


def address_of(scope: Any) -> str:
    """Return where a request comes from; of a long address the part that belongs to one network."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    return ":".join(host.split(":")[:4]) if host.count(":") > 1 else host


def fields_of(scope: Any) -> dict[bytes, bytes]:
    """Return the headers that the gate looks at."""
    return {name: value for name, value in scope["headers"] if name in NEEDED}


def session_of(fields: dict[bytes, bytes]) -> str:
    """Return what tells one session from another; empty where there is none."""
    _, found, rest = fields.get(b"cookie", b"").partition(COOKIE)
    return sha256(rest.partition(b";")[0]).hexdigest() if found else ""


async def _say_no(turned: Turned, send: Any) -> None:
    body = ENCODE(Fault(Message(turned.key)))
    fields = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if turned.status == 429:
        fields.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": turned.status, "headers": fields})
    await send({"type": "http.response.body", "body": body})
