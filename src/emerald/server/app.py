"""The application: routes, what they need, and what becomes of refusals."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from sqlalchemy.exc import DataError, IntegrityError

from emerald import __version__
from emerald.server.faults import Refused
from emerald.server.gate.front import Front
from emerald.server.messages.words import Fault, Message
from emerald.server.openapi.describing import Description
from emerald.server.operating.measures import Measures
from emerald.server.people.passwords import Passwords
from emerald.server.routes import (
    account,
    client,
    daily,
    files,
    games,
    habits,
    live,
    notices,
    operating,
    people,
    play,
    ratings,
    recovery,
    settling,
    tables,
    talk,
)
from emerald.server.running import running, sender_of
from emerald.server.settings import Settings, settings_of
from emerald.server.storage.store import StorageAway
from emerald.server.tables.house import House
from emerald.server.tables.showing import ENCODE

LOG: Final = logging.getLogger("emerald.server")
LARGEST_BODY: Final = 64_000
ROUTES: Final = [
    *games.ROUTES,
    *people.ROUTES,
    *account.ROUTES,
    *notices.ROUTES,
    *ratings.ROUTES,
    *settling.ROUTES,
    *recovery.ROUTES,
    *habits.ROUTES,
    *tables.ROUTES,
    *play.ROUTES,
    *talk.ROUTES,
    *daily.ROUTES,
    *files.ROUTES,
    *live.ROUTES,
    *operating.ROUTES,
    *client.ROUTES,
]


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the application; without settings, those of the environment."""
    chosen = settings_of() if settings is None else settings
    measures = Measures()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        passwords = Passwords()
        try:
            async with running(chosen, measures) as house:
                app.state.house, app.state.passwords = house, passwords
                yield
        finally:
            passwords.close()
        await front.close()

    def house() -> House:
        found: House = app.state.house
        return found

    sender = sender_of(chosen)

    def passwords() -> Passwords:
        found: Passwords = app.state.passwords
        return found

    app = Litestar(
        route_handlers=ROUTES,
        dependencies={
            "house": Provide(house, sync_to_thread=False),
            "passwords": Provide(passwords, sync_to_thread=False),
            "sender": Provide(lambda: sender, sync_to_thread=False),
        },
        exception_handlers={
            Refused: _refused,
            ValidationException: _malformed,
            HTTPException: _by_status,
            RecursionError: _malformed,
            UnicodeDecodeError: _malformed,
            DataError: _malformed,  # a character that PostgreSQL cannot keep
            IntegrityError: _raced,
            Exception: _broken,
        },
        lifespan=[lifespan],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # whoever serves says how
        openapi_config=OpenAPIConfig(
            title="Emerald Tablet", version=__version__, path="/schema", render_plugins=[Description()]
        ),
    )
    methods: dict[str, set[str]] = {}
    for route in app.routes:
        methods.setdefault(route.path_format, set()).update(getattr(route, "methods", ()))
    front = Front(chosen, app.asgi_handler, measures, methods)
    app.asgi_handler = front
    return app


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[bytes]:
    return _answer(refused.status, refused.fault)


def _malformed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer what cannot be read: of the wrong shape, nested without end, no UTF-8."""
    return _answer(400, Fault(Message("server-malformed")))


def _by_status(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    key = {404: "server-no-such-place", 405: "server-no-such-place", 413: "server-too-large"}.get(error.status_code)
    return _answer(error.status_code, Fault(Message(key or "server-malformed")), error.headers)


def _raced(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer what somebody else has just made impossible, or done already."""
    return _answer(409, Fault(Message("server-raced")))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Tell nobody but the log what broke: its words may hold what a seat may not know."""
    LOG.error("%s %s broke", request.method, request.url.path, exc_info=error)
    if isinstance(error, StorageAway):
        return _answer(503, Fault(Message("server-storage-away")))
    return _answer(500, Fault(Message("server-broke")))


def _answer(status: int, fault: Fault, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(ENCODE(fault), status_code=status, media_type=MediaType.JSON, headers=headers)
