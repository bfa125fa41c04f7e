"""Serving: the application in a process of its own, until it is told to stop."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn

from emerald.server.app import create_app
from emerald.server.operating import logs
from emerald.server.settings import settings_of

HOST: Final = "127.0.0.1"
PORT: Final = 8484
LARGEST_FRAME: Final = 16_000  # bytes over a live line; what is longer is not even read


def serve(host: str = HOST, port: int = PORT, browser: bool = False, told: Callable[[str], None] = print) -> None:
    """Serve until interrupted; every acknowledged command is on the disk by then."""
    listening = bound(host, port)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    settings = settings_of()
    logs.begin(settings)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,  # ours is in force
        access_log=False,  # the gate tells of requests
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # its buffers are larger than all else a listener needs
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=settings.grace,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
    )

    def ready() -> None:
        told(address)
        if browser:
            webbrowser.open(address)

    def stopping() -> None:
        house = getattr(app.state, "house", None)
        if house is not None:
            house.stop()

    _Server(config, ready, stopping).run(sockets=[listening])


class _Server(uvicorn.Server):
    """Says when it is ready, and when it is about to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], stopping: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready
        self._stopping: Final = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._stopping()
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening
