"""For whoever runs the server: is it alive, can it serve, what does it measure."""

from __future__ import annotations

import asyncio
import hmac
from ipaddress import ip_address
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get
from litestar.params import HeaderParameter
from msgspec import Struct
from sqlalchemy import text

from emerald.server.faults import Refused
from emerald.server.routes.answers import TheHouse
from emerald.server.storage.store import StorageAway

PATIENCE = 3.0  # seconds until a database that does not answer counts as away
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "stopping", "storage-away"]


@get("/healthz", sync_to_thread=False)
def is_alive() -> Health:
    """Say that the process lives; a server that does not is to be started again."""
    return Health("ok")


@get("/readyz")
async def is_ready(house: TheHouse) -> Response[Health]:
    """Say whether requests may be sent here: the database answers, and the server is not about to stop."""
    if house.is_stopping:
        return Response(Health("stopping"), status_code=503)
    try:
        await asyncio.wait_for(house.store.read(lambda connection: connection.execute(text("SELECT 1"))), PATIENCE)
    except (StorageAway, TimeoutError):
        return Response(Health("storage-away"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", media_type=MediaType.TEXT)
async def measures(
    request: Request[Any, Any, Any],
    house: TheHouse,
    authorization: Annotated[str, HeaderParameter(name="authorization")] = "",
) -> Response[bytes]:
    """Tell Prometheus what was measured: whoever asks from this machine, or knows EMERALD_METRICS_TOKEN."""
    token = house.settings.metrics_token
    knows = bool(token) and hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    if not knows and not is_here(request.client.host if request.client else ""):
        raise Refused(403, "server-not-for-you")
    return Response(house.measures.told(), media_type=PROMETHEUS)


def is_here(host: str) -> bool:
    """Say whether an address is one of this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


ROUTES = [is_alive, is_ready, measures]
